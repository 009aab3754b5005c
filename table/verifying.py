"""Checks what a campaign has promised, as far as it is open: seals, decks, and that the game showed the same.

It reads what everybody may know (`table.fairness`) and the log, and tells nothing of what is closed but how
much that is.
"""

import asyncio
from bisect import bisect
from collections.abc import AsyncIterator, Iterable, Iterator, Mapping, Sequence

from narration.fairness import Verdict
from narration.shown import ShownDeck, ShownRoll, ShownSeal
from rules.checking import Flaw, Found, Rolled, check_deck, seal_holds
from rules.deck import Deck
from rules.frozen import Event
from rules.registry import RETELLINGS
from rules.retelling import Retelling, Told, retell
from rules.seal import Choice
from rules.system import System
from storage.logbook import FAR, Stretch
from table.fairness import Fairness
from table.play import Table

#: How many events are read at once.
READ = 2000


class Verifying:
    """Checks campaigns; made anew wherever it is needed."""

    def __init__(self, table: Table, most: int = READ) -> None:
        self._table = table
        self._most = most

    async def verdict(self, campaign: int) -> Verdict:
        """Return what was found. Refused: `no-such-campaign`."""
        fairness = Fairness(self._table)
        system = self._table.system(await self._table.state(campaign))
        seals, decks = await fairness.seals(campaign), await fairness.decks(campaign)
        opened = [one for one in seals if one.is_open]
        shown = await self._shown(campaign, system) if opened else {}
        game = RETELLINGS[system.name]()
        flaws = [
            (deck.number, flaw)
            for deck, last in zip(decks, _ends(decks), strict=True)
            for flaw in await self._of_deck(campaign, deck, last, game)
        ]
        return Verdict(
            seals,
            decks,
            broken=tuple(one for one in opened if not seal_holds(campaign, one.seal)),
            differing=tuple(one for one in opened if _differs(one, shown)),
            flaws=tuple(flaws),
        )

    async def _shown(self, campaign: int, system: System) -> dict[Choice, str]:
        """Return what the game showed of each choice first; who must choose anew does so openly."""
        events = await self._table.store.events_of_kinds(campaign, system.opens)
        found: dict[Choice, str] = {}
        for choice in (choice for one in events for choice in system.shown(one.event)):
            found.setdefault(choice._replace(pick=""), choice.pick)
        return found

    async def _of_deck(self, campaign: int, deck: ShownDeck, last: int, game: Retelling) -> tuple[Found, ...]:
        if not deck.seed:
            return tuple(_missing(deck))
        reckoned = await asyncio.to_thread(_reckoned, campaign, deck)
        return (*reckoned, *await self._of_events(campaign, deck, last, game))

    async def _of_events(self, campaign: int, deck: ShownDeck, last: int, game: Retelling) -> list[Found]:
        """Find the rolls of which what happened until the next roll tells amiss, or nothing at all."""
        begins = [one.seq for one in deck.rolls]
        follow: list[list[Event]] = [[] for _ in begins]
        async for seq, event in self._log(campaign, begins[0] if begins else last, last):
            follow[bisect(begins, seq) - 1].append(event)
        return await asyncio.to_thread(lambda: list(_amiss(game, deck.rolls, follow)))

    async def _log(self, campaign: int, first: int, last: int) -> AsyncIterator[tuple[int, Event]]:
        """Yield what happened from one event to before another, so much at once."""
        while first < last:
            log = await self._table.store.logbook.events(Stretch(campaign, first, last - 1), self._most)
            for one in log:
                yield one.seq, one.event
            first = log[-1].seq + 1 if len(log) == self._most else last


def _ends(decks: Sequence[ShownDeck]) -> Iterator[int]:
    """Yield where in the log each deck ends: where a later one gives its first roll."""
    begins = [deck.rolls[0].seq if deck.rolls else FAR for deck in decks]
    for number in range(1, len(begins) + 1):
        yield min(begins[number:], default=FAR)


def _reckoned(campaign: int, shown: ShownDeck) -> tuple[Found, ...]:
    """Reckon an open deck again; its last roll is the one that the deck itself counts as such."""
    deck = Deck(campaign, shown.number, bytes.fromhex(shown.seed), shown.words)
    found = check_deck(deck, shown.promise, [Rolled(one.roll, one.start, one.throws) for one in shown.rolls])
    last = shown.rolls[-1].roll if shown.rolls else 0
    return found if last == shown.fallen else (*found, Found(shown.fallen, Flaw.NUMBER))


def _amiss(game: Retelling, rolls: Sequence[ShownRoll], follow: Iterable[Sequence[Event]]) -> Iterator[Found]:
    """Tell again what happened; a roll of which nothing is told may have been taken out of the log."""
    for one, events in zip(rolls, follow, strict=True):
        match retell(game, events, one.throws):
            case Told.AMISS:
                yield Found(one.roll, Flaw.SHOWN)
            case Told.NOTHING:
                yield Found(one.roll, Flaw.UNTOLD)
            case Told.WHOLE:
                pass


def _missing(shown: ShownDeck) -> Iterator[Found]:
    """Yield the rolls of a closed deck that are missing, which their numbers tell already."""
    known = {one.roll for one in shown.rolls}
    return (Found(roll, Flaw.NUMBER) for roll in range(1, shown.fallen + 1) if roll not in known)


def _differs(one: ShownSeal, shown: Mapping[Choice, str]) -> bool:
    """Tell whether the game showed another choice than the one that was sealed."""
    choice = one.seal.choice
    return shown.get(choice._replace(pick="")) != choice.pick
