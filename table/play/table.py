"""The table: loads a campaign, plays an action and saves the outcome, before anything of it is shown.

In this process, one task at a time decides an action of a campaign, on the save before it, which may still be
on its way to the disk. If that fails, or if another process saves in between, the version in the save
conflicts, and the action is decided again on the newer state.
"""

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import NamedTuple
from weakref import WeakValueDictionary

from rules.campaign.actions import FoundCampaign
from rules.campaign.model import Campaign
from rules.chance.deck import Deck
from rules.chance.dice import Dice, ScriptedDice
from rules.contract.irreversible import IrreversibleReason
from rules.contract.system import AnyState, Played, System, new, play
from rules.core.model_base import Action
from rules.core.refusal import Refused
from rules.core.seat import PUBLIC, Role, Seat, require_gm
from rules.registry import SYSTEMS
from storage.documents.changes import AnnounceTarget, SaveContext
from storage.documents.errors import PlaceTaken, VersionConflict
from storage.documents.logged import Save
from storage.founding import Beginning
from storage.outbox import is_owed
from storage.save_queue import Decision, SaveQueue
from storage.store import Store
from storage.stored import Stored
from table.play.batch import Steps, contests_of, steps_of, together
from table.play.closing import CloseDeck, DeckUnclosed, require_closed
from table.play.dealer import Dealer, Entropy
from table.play.storytelling import with_story
from table.play.undo import UndoableSave, require_unseen, state_before, taken_back, who_may

#: How many states are cached; the one that was used longest ago is dropped first.
CACHED = 256
#: Dice for founding a campaign, which rolls none.
NO_DICE = ScriptedDice()
#: The seat of who founds a campaign.
GM = Seat(role=Role.GM, id="1")
#: How often a save may conflict with another process before `play` gives up with an error.
ATTEMPTS = 8


class Attempt(NamedTuple):
    """What is about to be saved: the campaign before it, the outcome, the seat, and the save's context."""

    stored: Stored
    played: Played
    seat: str
    footing: SaveContext


class Table:
    """Plays actions on stored campaigns; everything that it returns is in the database already.

    Dice come from each campaign's deck. If `dice` are given instead, nobody can check the rolls.
    """

    def __init__(
        self,
        store: Store,
        dice: Dice | None = None,
        systems: Mapping[str, System] = SYSTEMS,
        entropy: Entropy = secrets.token_bytes,
        most_characters: int = 0,
    ) -> None:
        self.store = store
        self._dealer = Dealer(entropy, dice)
        self._systems = systems
        self._most_characters = most_characters
        self._queues: WeakValueDictionary[int, SaveQueue] = WeakValueDictionary()
        self._cache: OrderedDict[int, Stored] = OrderedDict()
        #: Campaigns that got a new deck because a backup was restored; announcing it removes them.
        self.new_decks: set[int] = set()
        #: Closes decks by a message. Without it they stay as they are, as at a table without a channel.
        self.close_by_message: CloseDeck | None = None

    def system(self, state: AnyState) -> System:
        """Return the rules that a campaign is played by."""
        return self._systems[state.campaign.system]

    async def found(
        self,
        home: int,
        system: str,
        action: FoundCampaign,
        asked: AnnounceTarget | None = None,
        then: Sequence[Action] = (),
    ) -> AnyState:
        """Start a campaign on a server, and lay its first deck; the new GM does `then` in the same save.

        Refused: `place-taken`, and as the actions of `then`. `asked` as in `play`.
        """

        def build(number: int) -> Beginning:
            head = Campaign(id=number, home=home, name="", system=system, language=action.language)
            played = play(self._systems[system], new(self._systems[system], head), action, PUBLIC, NO_DICE)
            after, events = played.after, [*played.events]
            for one in then:
                played = play(self._systems[system], after, one, GM, NO_DICE)
                after, events = played.after, [*events, *played.events]
            return Beginning(after, tuple(events), self.first_deck(after))

        try:
            stored = await self.store.create(build, seat=GM.id, asked=asked)
        except PlaceTaken:
            raise Refused("place-taken") from None
        return self._keep(stored).state

    async def at(self, places: Sequence[int]) -> AnyState | None:
        """Return the state of the campaign at the first of these places that is bound; None if none is."""
        for place in places:
            campaign = await self.store.campaigns.at(place)
            if campaign is not None:
                return await self.state(campaign)
        return None

    async def state(self, campaign: int) -> AnyState:
        """Return the whole state of a campaign, secrets included. Refused: `no-such-campaign`.

        Pass it through `view` before you show any of it.
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
        """Play an action, or several as one, and save the outcome. If it raises `Refused`, nothing changed.

        Refused, besides what the game refuses: `deck-not-closed`.

        `check` gets the state that the action is played on; an exception of `check` is passed on, and nothing
        changes. `asked` says where to announce the save; events of a contest need no announcement, because
        the contest's story shows them.
        """
        steps = steps_of(action)

        async def attempt() -> Attempt:
            stored = await self._latest(campaign)
            for contest in contests_of(steps):
                stored = await self._joined(stored, contest)
            if check is not None:
                check(stored.state)
            system = self.system(stored.state)
            calculation = partial(together, self._dealer, system, stored, steps, seat)
            ponders = system.ponders(stored.state)
            done = await asyncio.to_thread(calculation) if ponders else calculation()
            if self.close_by_message is not None:
                require_closed(self._dealer.ready(stored), done.played, asked)
            if len(done.played.after.characters) > len(stored.state.characters):
                self.require_room(done.played.after)
            stored, played = await with_story(self.store, system, stored, done.played)
            return Attempt(stored, played, done.seat.id, done.footing(system, asked))

        try:
            return await self._in_turn(campaign, attempt)
        except DeckUnclosed as due:
            assert self.close_by_message is not None, "only then is it raised"
            await self.close_by_message(campaign, due.place)
            return await self._in_turn(campaign, attempt)

    def require_room(self, state: AnyState) -> None:
        """Require that a campaign has no more characters than the host allows.

        Refused: `too-many-characters`.
        """
        most = self._most_characters
        if most and len(state.characters) > most:
            raise Refused("too-many-characters", most=most)

    async def delete(self, campaign: int, seat: Seat) -> None:
        """Delete a campaign for good, for the GM in the chair. Refused: `chair-only`, `no-such-campaign`."""
        async with self._decision(campaign, safe=True):
            if seat.by or (await self.state(campaign)).campaign.chair != seat.id:
                raise Refused("chair-only")
            await self.store.erase(campaign)
            self._cache.pop(campaign, None)

    async def last_act(self, campaign: int) -> UndoableSave:
        """Return the last save that was not taken back. Refused: `undo-nothing`."""
        stored, save = await self._last(campaign)
        for contest in {*save.back.contests, *(event.contest for event in save.events)} - {""}:
            stored = await self._joined(stored, contest)
        return UndoableSave(self.system(stored.state), stored, save)

    async def _last(self, campaign: int) -> tuple[Stored, Save]:
        """Return the last save that was not taken back, and the campaign at that version or a later one.

        Refused: `undo-nothing`.
        """
        for _ in range(ATTEMPTS):
            stored = await self._stored(campaign)
            save = await self.store.log.last(campaign)
            if save is None:
                raise Refused("undo-nothing")
            if save.version <= stored.version:  # otherwise somebody saved between the two reads
                return stored, save
        raise TimeoutError(f"campaign {campaign} changed {ATTEMPTS} times while its last save was read")

    async def undo(
        self, campaign: int, version: int, seats: Sequence[Seat], asked: AnnounceTarget | None = None
    ) -> Played:
        """Take back the save with this version, as one of a person's seats. `asked` as in `play`.

        Refused: `undo-stale` if it is no longer the last save, and as in `last_act`, `who_may`,
        `state_before` and `require_unseen`.
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
        """Run `attempt` while no other task decides for the campaign, and save its outcome.

        Retry on a conflict, then on what is on the disk: otherwise it could fail again with others.
        """
        for number in range(ATTEMPTS):
            try:
                async with self._decision(campaign, safe=number > 0) as decision:
                    return await self._saved(campaign, await attempt(), decision)
            except VersionConflict:
                self._cache.pop(campaign, None)
            except PlaceTaken:
                raise Refused("place-taken") from None
        raise TimeoutError(f"campaign {campaign} changed {ATTEMPTS} times while one action was played")

    async def _saved(self, campaign: int, attempt: "Attempt", decision: Decision) -> Played:
        before, played, seat, footing = attempt
        saved = await self.store.save(before, played.after, played.events, seat, footing, decision)
        if before.deck is not None and before.deck.retired and saved.deck != before.deck:
            self.new_decks.add(campaign)
        return played

    def _decision(self, campaign: int, *, safe: bool = False) -> Decision:
        """Return a context in which no other task decides for the campaign."""
        return Decision(self._queues.setdefault(campaign, SaveQueue(self._keep)), safe=safe)

    async def _latest(self, campaign: int) -> Stored:
        """Return a campaign after its last queued save, for a decision; it may not be on the disk yet.

        It keeps the contests that have ended since: in the log they are open until it is on the disk.
        """
        queue = self._queues.get(campaign)
        return queue.last.stored if queue and queue.last else await self._stored(campaign)

    def first_deck(self, state: AnyState) -> Deck | None:
        """Return a deck for a campaign that is about to be stored; None if the table was given its dice."""
        return self._dealer.first(state)

    async def deck(self, campaign: int) -> Deck | None:
        """Return the deck that the campaign's next dice come from; make one if there is none.

        None if the table was given its dice. The deck's seed is secret.
        """
        deck = (await self._stored(campaign)).deck
        if deck is not None and deck.is_in_use:
            return deck
        return await self._with_deck(campaign, self._dealer.ready)

    async def link(self, campaign: int) -> tuple[int, str]:
        """Return the number and the link of the last save; the link is empty before the chain begins.

        Refused: `no-such-campaign`.
        """
        stored = await self._stored(campaign)
        return stored.version, stored.head

    async def cut(self, campaign: int, seat: Seat, word: str) -> Deck | None:
        """Add a seat's word to a deck without rolls, in place of its earlier word; return the deck.

        Refused: `deck-begun`, and as in `names.name` for the word.
        """
        return await self._with_deck(campaign, lambda stored: self._dealer.cut(stored, seat, word), seat)

    async def owe_closing(self, campaign: int, place: int) -> Deck | None:
        """Note where a message is to close the deck, before it is posted; return the deck."""
        return await self._with_deck(campaign, lambda stored: self._dealer.owing(stored, place))

    async def close_deck(self, campaign: int, number: int, message: int) -> None:
        """Note the message that closed a deck, or `NOT_POSTED`; a second one changes nothing."""
        await self._with_deck(campaign, lambda stored: self._dealer.closed(stored, number, message))

    async def open_deck(self, campaign: int, seat: Seat, asked: AnnounceTarget | None = None) -> Deck | None:
        """Make the deck's seed public and replace the deck, for the GM; return the new deck.

        `asked` as in `play`. Refused: `gm-only`, `deck-unused`, `deck-hides`.
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
        """Change the deck, save it, and return it."""

        async def attempt() -> Attempt:
            stored = await self._stored(campaign)
            played = Played(stored.state, stored.state, ())
            return Attempt(stored, played, seat.id, SaveContext(deck=change(stored), asked=asked))

        await self._in_turn(campaign, attempt)
        return (await self._stored(campaign)).deck

    async def with_contest(self, campaign: int, contest: str) -> AnyState:
        """Return the state including this contest, even if that has ended. Refused: `no-such-conflict`."""
        return (await self._joined(await self._stored(campaign), contest)).state

    async def since(self, version: int, campaign: int, contest: str) -> Stored:
        """Return the campaign with this contest, at this version or a later one.

        The caller knows that the version exists, so a cached state needs no check. Refused:
        `no-such-conflict`.
        """
        kept = self._cache.get(campaign)
        is_new = kept is not None and kept.version >= version
        stored = kept if kept is not None and is_new else await self._stored(campaign)
        return await self._joined(stored, contest)

    async def _joined(self, stored: Stored, contest: str) -> Stored:
        """Add a contest to the state; one that has ended is not in memory and is loaded."""
        if contest in stored.state.contests:
            return stored
        # only digits can be an id; PostgreSQL would fail on a text that contains NUL
        ended = (
            await self.store.log.contest(stored.state.campaign.id, contest) if contest.isdecimal() else None
        )
        if ended is None:
            raise Refused("no-such-conflict")
        contests = {**stored.state.contests, contest: ended}
        return replace(stored, state=stored.state.but(contests=contests))

    async def _stored(self, campaign: int) -> Stored:
        version = await self.store.version(campaign) if campaign in self._cache else None
        kept = self._cache.get(campaign)  # only now: a save may have replaced it while the version was read
        if kept is not None and version is not None and kept.version >= version:
            self._cache.move_to_end(campaign)
            return kept
        stored = await self.store.load(campaign)
        if stored is None:
            raise Refused("no-such-campaign")
        return self._keep(stored)

    async def system_of(self, campaign: int) -> System:
        """Return the rules that a campaign is played by; they never change. Refused: `no-such-campaign`."""
        kept = self._cache.get(campaign)
        return self.system(await self.state(campaign) if kept is None else kept.state)

    def _keep(self, stored: Stored) -> Stored:
        """Cache a state without the contests that have ended, and return that."""
        state, system = stored.state, self.system(stored.state)
        running = {number: contest for number, contest in state.contests.items() if system.is_open(contest)}
        ended = len(running) < len(state.contests)
        kept = replace(stored, state=state.but(contests=running)) if ended else stored
        self._cache[state.campaign.id] = kept
        while len(self._cache) > CACHED:
            self._cache.popitem(last=False)
        return kept
