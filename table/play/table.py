"""The one impure loop: load, play, save, and only then tell.

A campaign is played by one task at a time in this process; another process is noticed by the version
that every save carries, and the action is then decided afresh on what it left.
"""

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple
from weakref import WeakValueDictionary

from rules.campaign.actions import FoundCampaign
from rules.campaign.model import Campaign
from rules.chance.deck import Deck
from rules.chance.dice import Dice, ScriptedDice
from rules.contract.irreversible import IrreversibleReason
from rules.contract.system import AnyState, Played, System, new, play
from rules.core.model_base import Event
from rules.core.refusal import Refused
from rules.core.seat import PUBLIC, Seat, require_gm
from rules.registry import SYSTEMS
from storage.documents.changes import AnnounceTarget, SaveContext
from storage.documents.errors import PlaceTaken, VersionConflict
from storage.outbox import is_owed
from storage.store import Save, Store, Stored
from table.play.batch import Steps, contests_of, steps_of, together
from table.play.dealer import Dealer, Entropy
from table.play.undo import UndoableSave, require_unseen, state_before, taken_back, who_may

#: Parsed states kept at hand; an older one is loaded again.
CACHED = 256
#: A campaign is founded without a throw.
NO_DICE = ScriptedDice()
#: Another process may win the race for a version this often before we give up loudly.
ATTEMPTS = 8


class Attempt(NamedTuple):
    """What is about to be saved: on which state, by which seat, and what the save stands on."""

    stored: Stored
    played: Played
    seat: str
    footing: SaveContext


class Table:
    """Plays actions on stored campaigns. Everything that it returns is in the database already.

    Dice come from each campaign's deck, unless others are given, which then nobody can check.
    """

    def __init__(
        self,
        store: Store,
        dice: Dice | None = None,
        systems: Mapping[str, System] = SYSTEMS,
        entropy: Entropy = secrets.token_bytes,
    ) -> None:
        self.store = store
        self._dealer = Dealer(entropy, dice)
        self._systems = systems
        self._queues: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._cache: OrderedDict[int, Stored] = OrderedDict()
        #: Campaigns that got another deck after a backup was put back; who tells of it strikes them off.
        self.relaid: set[int] = set()

    def system(self, state: AnyState) -> System:
        """Return the rules that a campaign is played by."""
        return self._systems[state.campaign.system]

    async def found(
        self, home: int, system: str, action: FoundCampaign, asked: AnnounceTarget | None = None
    ) -> AnyState:
        """Start a campaign on a server; its place must be free (`place-taken`). `asked` as for `play`."""

        def build(number: int) -> tuple[AnyState, tuple[Event, ...]]:
            head = Campaign(id=number, home=home, name="", system=system, language=action.language)
            played = play(self._systems[system], new(self._systems[system], head), action, PUBLIC, NO_DICE)
            return played.after, played.events

        try:
            stored = await self.store.create(build, seat="1", asked=asked)
        except PlaceTaken:
            raise Refused("place-taken") from None
        return self._keep(stored).state

    async def at(self, places: Sequence[int]) -> AnyState | None:
        """Return the state of the campaign that the first bound one of these places belongs to."""
        for place in places:
            campaign = await self.store.campaign_at(place)
            if campaign is not None:
                return await self.state(campaign)
        return None

    async def state(self, campaign: int) -> AnyState:
        """Return everything true about a campaign; refuse `no-such-campaign`.

        Whoever shows something from it passes it through `view` first.
        """
        return (await self._stored(campaign)).state

    async def play(
        self,
        campaign: int,
        action: Steps,
        seat: Seat,
        check: Callable[[AnyState], None] | None = None,
        asked: AnnounceTarget | None = None,
    ) -> Played:
        """Play an action, or several as one, and save it; raises `Refused` with nothing changed.

        `check` sees the very state that it is played on; what it raises comes out, with nothing changed.
        `asked` notes with it that everybody is still to be told, where no contest's story tells of it.
        """
        steps = steps_of(action)

        async def attempt() -> Attempt:
            stored = await self._stored(campaign)
            for contest in contests_of(steps):
                stored = await self._joined(stored, contest)
            if check is not None:
                check(stored.state)
            system = self.system(stored.state)
            done = together(self._dealer, system, stored, steps, seat)
            return Attempt(stored, done.played, seat.id, done.footing(system, asked))

        return await self._in_turn(campaign, attempt)

    async def last_act(self, campaign: int) -> UndoableSave:
        """Return what was done last and counts; refuse `undo-nothing`."""
        stored, save = await self._last(campaign)
        for contest in {*save.back.contests, *(event.contest for event in save.events)} - {""}:
            stored = await self._joined(stored, contest)
        return UndoableSave(self.system(stored.state), stored, save)

    async def _last(self, campaign: int) -> tuple[Stored, Save]:
        """Return the last save that counts, and the campaign no older than that; refuse `undo-nothing`."""
        for _ in range(ATTEMPTS):
            stored = await self._stored(campaign)
            save = await self.store.last(campaign)
            if save is None:
                raise Refused("undo-nothing")
            if save.version <= stored.version:  # else it was saved in between
                return stored, save
        raise TimeoutError(f"campaign {campaign} changed {ATTEMPTS} times while its last save was read")

    async def undo(
        self, campaign: int, version: int, seats: Sequence[Seat], asked: AnnounceTarget | None = None
    ) -> Played:
        """Take the save of this version back, as one of a person's seats. `asked` as for `play`.

        Refused: `undo-stale` when it is not the last any more, and as `who_may`, `state_before` and
        `require_unseen`.
        """

        async def attempt() -> Attempt:
            act = await self.last_act(campaign)
            if act.save.version != version:
                raise Refused("undo-stale")
            seat = who_may(act, seats)
            played = taken_back(act, state_before(self.store, act, seat), seat)
            await require_unseen(self.store, act, played, seat)
            debt = asked if is_owed(played.events) else None
            footing = SaveContext(IrreversibleReason.FINAL, undoes=version, asked=debt)
            return Attempt(act.stored, played, seat.id, footing)

        return await self._in_turn(campaign, attempt)

    async def _in_turn(self, campaign: int, attempt: Callable[[], Awaitable["Attempt"]]) -> Played:
        """Save what is attempted when nothing else of the campaign is being saved; afresh if it is stale."""
        async with self._queues.setdefault(campaign, asyncio.Lock()):
            played = await self._saved(campaign, attempt)
        await _let_the_next_begin()
        return played

    async def _saved(self, campaign: int, attempt: Callable[[], Awaitable["Attempt"]]) -> Played:
        for _ in range(ATTEMPTS):
            stored, played, seat, footing = await attempt()
            try:
                saved = await self.store.save(stored, played.after, played.events, seat, footing, self._keep)
            except VersionConflict:
                self._cache.pop(campaign, None)
            except PlaceTaken:
                raise Refused("place-taken") from None
            else:
                if stored.deck is not None and stored.deck.retired and saved.deck != stored.deck:
                    self.relaid.add(campaign)
                return played
        raise TimeoutError(f"campaign {campaign} changed {ATTEMPTS} times while one action was played")

    def draw(self, count: int) -> int:
        """Return a number from 0 to below `count` (at most 256), each equally likely."""
        return self._dealer.chance.roll(count, 1)[0] - 1 if count > 1 else 0

    async def deck(self, campaign: int) -> Deck | None:
        """Return the deck that the campaign's next dice come from, made now if there was none.

        None where the table's dice are given. Nothing of its seed is shown.
        """
        deck = (await self._stored(campaign)).deck
        if deck is not None and deck.is_in_use:
            return deck
        return await self._with_deck(campaign, self._dealer.ready)

    async def cut(self, campaign: int, seat: Seat, word: str) -> Deck | None:
        """Add a seat's word to the deck before its first die, instead of an earlier one; return the deck.

        Refused: `deck-begun`, and as `name` for the word.
        """
        return await self._with_deck(campaign, lambda stored: self._dealer.cut(stored, seat, word), seat)

    async def open_deck(self, campaign: int, seat: Seat, asked: AnnounceTarget | None = None) -> Deck | None:
        """Show a deck's seed and lay another, for the GM. `asked` as for `play`.

        Refused: `gm-only`, `deck-unused`, `deck-hides`.
        """
        require_gm(seat)

        def opened(stored: Stored) -> Deck | None:
            return self._dealer.opened(stored, self.system(stored.state))

        return await self._with_deck(campaign, opened, seat, asked)

    async def _with_deck(
        self,
        campaign: int,
        change: Callable[[Stored], Deck | None],
        seat: Seat = PUBLIC,
        asked: AnnounceTarget | None = None,
    ) -> Deck | None:
        """Save what becomes of the deck, if anything does, and return it."""

        async def attempt() -> Attempt:
            stored = await self._stored(campaign)
            played = Played(stored.state, stored.state, ())
            return Attempt(stored, played, seat.id, SaveContext(deck=change(stored), asked=asked))

        await self._in_turn(campaign, attempt)
        return (await self._stored(campaign)).deck

    async def with_contest(self, campaign: int, contest: str) -> AnyState:
        """Return the state with this contest in it, also when it is over; refuse `no-such-conflict`."""
        return (await self._joined(await self._stored(campaign), contest)).state

    async def since(self, version: int, campaign: int, contest: str) -> Stored:
        """Return the same of this version at least, for who has just read that it is there."""
        kept = self._cache.get(campaign)
        is_new = kept is not None and kept.version >= version
        stored = kept if kept is not None and is_new else await self._stored(campaign)
        return await self._joined(stored, contest)

    async def _joined(self, stored: Stored, contest: str) -> Stored:
        """Ended contests are not kept in memory; one that is asked for is loaded beside the others."""
        if contest in stored.state.contests:
            return stored
        # what is no number is no id: PostgreSQL would not even take a text with a NUL in it
        ended = await self.store.contest(stored.state.campaign.id, contest) if contest.isdecimal() else None
        if ended is None:
            raise Refused("no-such-conflict")
        contests = {**stored.state.contests, contest: ended}
        return replace(stored, state=stored.state.but(contests=contests))

    async def _stored(self, campaign: int) -> Stored:
        version = await self.store.version(campaign) if campaign in self._cache else None
        kept = self._cache.get(campaign)  # what was saved while the version was read is kept by now
        if kept is not None and version is not None and kept.version >= version:
            self._cache.move_to_end(campaign)
            return kept
        stored = await self.store.load(campaign)
        if stored is None:
            raise Refused("no-such-campaign")
        return self._keep(stored)

    async def system_of(self, campaign: int) -> System:
        """Return the rules that a campaign is played by, which never change; refuse `no-such-campaign`."""
        kept = self._cache.get(campaign)
        return self.system(await self.state(campaign) if kept is None else kept.state)

    def _keep(self, stored: Stored) -> Stored:
        """Remember a state without the contests that are over."""
        state, system = stored.state, self.system(stored.state)
        running = {number: contest for number, contest in state.contests.items() if system.is_open(contest)}
        kept = replace(stored, state=state.but(contests=running))
        self._cache[state.campaign.id] = kept
        while len(self._cache) > CACHED:
            self._cache.popitem(last=False)
        return kept


async def _let_the_next_begin() -> None:
    """Let who is next in line decide and queue a save: that is committed while this one is being told."""
    for _ in range(2):
        await asyncio.sleep(0)
