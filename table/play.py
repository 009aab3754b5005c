"""The one impure loop: load, play, save, and only then tell.

A campaign is played by one task at a time in this process; another process is noticed by the version
that every save carries, and the action is then decided afresh on what it left.
"""

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import NamedTuple
from weakref import WeakValueDictionary

from rules.campaign.actions import FoundCampaign
from rules.campaign.model import Campaign
from rules.dice import Dice, EntropyDice
from rules.frozen import Action, Event
from rules.lasting import Lasting, lasting
from rules.refusal import Refused
from rules.registry import SYSTEMS
from rules.seat import PUBLIC, Seat
from rules.system import AnyState, Played, System, new, play
from storage.errors import PlaceTaken, Stale
from storage.store import Store, Stored
from table.undo import Act, state_before, taken_back, who_may

#: Parsed states kept at hand; an older one is loaded again.
CACHED = 256
#: Another process may win the race for a version this often before we give up loudly.
ATTEMPTS = 8


def fair_dice() -> Dice:
    """Dice from the operating system's cryptographic source."""
    return EntropyDice(secrets.token_bytes)


class Attempt(NamedTuple):
    """What is about to be saved: on which state, by which seat, why it stands, what it takes back."""

    stored: Stored
    played: Played
    seat: str
    stands: Lasting | None
    undoes: int = 0


class Table:
    """Plays actions on stored campaigns. Everything that it returns is in the database already."""

    def __init__(
        self, store: Store, dice: Dice | None = None, systems: Mapping[str, System] = SYSTEMS
    ) -> None:
        self.store = store
        self._dice = fair_dice() if dice is None else dice
        self._systems = systems
        self._queues: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._cache: OrderedDict[int, Stored] = OrderedDict()

    def system(self, state: AnyState) -> System:
        """Return the rules that a campaign is played by."""
        return self._systems[state.campaign.system]

    async def found(self, home: int, system: str, action: FoundCampaign) -> AnyState:
        """Start a campaign on a server; its place must be free (`place-taken`)."""

        def build(number: int) -> tuple[AnyState, tuple[Event, ...]]:
            head = Campaign(id=number, home=home, name="", system=system, language=action.language)
            played = play(self._systems[system], new(self._systems[system], head), action, PUBLIC, self._dice)
            return played.after, played.events

        try:
            stored = await self.store.create(build, seat="1")
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
        self, campaign: int, action: Action, seat: Seat, check: Callable[[AnyState], None] | None = None
    ) -> Played:
        """Play one action and save it; raises `Refused` with nothing changed.

        `check` sees the very state that it is played on; what it raises comes out, with nothing changed.
        """

        async def attempt() -> Attempt:
            stored = await self._at_hand(campaign, action)
            if check is not None:
                check(stored.state)
            system = self.system(stored.state)
            played = play(system, stored.state, action, seat, self._dice)
            return Attempt(stored, played, seat.id, lasting(system, played))

        return await self._in_turn(campaign, attempt)

    async def last_act(self, campaign: int) -> Act:
        """Return what was done last and counts; refuse `undo-nothing`."""
        stored = await self._stored(campaign)
        save = await self.store.last(campaign)
        if save is None:
            raise Refused("undo-nothing")
        if save.version > stored.version:  # it was saved in between
            return await self.last_act(campaign)
        for contest in {*save.back.contests, *(event.contest for event in save.events)} - {""}:
            stored = await self._joined(stored, contest)
        return Act(self.system(stored.state), stored, save)

    async def undo(self, campaign: int, version: int, seats: Sequence[Seat]) -> Played:
        """Take the save of this version back, as one of a person's seats.

        Refused: `undo-stale` when it is not the last any more, and as `who_may` and `state_before`.
        """

        async def attempt() -> Attempt:
            act = await self.last_act(campaign)
            if act.save.version != version:
                raise Refused("undo-stale")
            seat = who_may(act, seats)
            played = taken_back(act, state_before(self.store, act, seat), seat)
            return Attempt(act.stored, played, seat.id, Lasting.FINAL, undoes=version)

        return await self._in_turn(campaign, attempt)

    async def _in_turn(self, campaign: int, attempt: Callable[[], Awaitable["Attempt"]]) -> Played:
        """Save what is attempted when nothing else of the campaign is being saved; afresh if it is stale."""
        queue = self._queues.setdefault(campaign, asyncio.Lock())
        async with queue:
            for _ in range(ATTEMPTS):
                stored, played, seat, stands, undoes = await attempt()
                try:
                    self._keep(
                        await self.store.save(stored, played.after, played.events, seat, stands, undoes)
                    )
                except Stale:
                    self._cache.pop(campaign, None)
                except PlaceTaken:
                    raise Refused("place-taken") from None
                else:
                    return played
        raise TimeoutError(f"campaign {campaign} changed {ATTEMPTS} times while one action was played")

    def draw(self, count: int) -> int:
        """Return a number from 0 to below `count` (at most 256), each equally likely."""
        return self._dice.roll(count, 1)[0] - 1 if count > 1 else 0

    async def with_contest(self, campaign: int, contest: str) -> AnyState:
        """Return the state with this contest in it, also when it is over; refuse `no-such-conflict`."""
        stored = await self._stored(campaign)
        return (await self._joined(stored, contest)).state

    async def _at_hand(self, campaign: int, action: Action) -> Stored:
        stored = await self._stored(campaign)
        contest = getattr(action, "contest", "")
        return await self._joined(stored, contest) if contest else stored

    async def _joined(self, stored: Stored, contest: str) -> Stored:
        """Ended contests are not kept in memory; one that is asked for is loaded beside the others."""
        if contest in stored.state.contests:
            return stored
        ended = await self.store.contest(stored.state.campaign.id, contest)
        if ended is None:
            raise Refused("no-such-conflict")
        contests = {**stored.state.contests, contest: ended}
        return Stored(stored.state.but(contests=contests), stored.version)

    async def _stored(self, campaign: int) -> Stored:
        cached = self._cache.get(campaign)
        if cached is not None and cached.version == await self.store.version(campaign):
            self._cache.move_to_end(campaign)
            return cached
        stored = await self.store.load(campaign)
        if stored is None:
            raise Refused("no-such-campaign")
        return self._keep(stored)

    def _keep(self, stored: Stored) -> Stored:
        """Remember a state without the contests that are over."""
        state, system = stored.state, self.system(stored.state)
        running = {number: contest for number, contest in state.contests.items() if system.is_open(contest)}
        kept = Stored(state.but(contests=running), stored.version)
        self._cache[state.campaign.id] = kept
        while len(self._cache) > CACHED:
            self._cache.popitem(last=False)
        return kept
