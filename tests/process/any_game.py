"""A campaign of any game in the simulated Discord, with players who do at random what its rules allow.

The campaigns are those of the random evenings (tests/rules/evenings.py), so the accounts, the server and the
channel have the ids that those evenings use.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

from chat.contests.live import LiveContests
from rules.core.refusal import Refused
from storage.founding import Beginning
from tests.process.evening import Evening, evening
from tests.rules.nyx.board import PLACE
from tests.soak.ledger import Account, Confirmed, Founded, Ledger, digests
from tests.soak.players import player

CAMPAIGN = 1
#: The server's id, and the accounts of the people: the GM's first.
HOME, PEOPLE = 9, (11, 12, 13, 14, 15)
#: The most actions before the bot heals, and the most seconds between two actions.
BEFORE, PAUSE = 3, 0.03


async def founded(game: str, chance: Random, database: Path) -> tuple[str, Account]:
    """Store a campaign of a game that can begin; return its Discord as text, and its account."""
    wishes, ledger = player(game, chance), Ledger()

    def build(number: int) -> Beginning:
        head = wishes.state.campaign.but(id=number, home=HOME)
        return Beginning(wishes.state.but(campaign=head), wishes.log)

    async with evening(database) as here:
        ids = _peopled(here)
        await here.bot.table.store.create(build, "1")
        world = here.written()
    for given, wanted in ids.items():
        world = world.replace(str(given), str(wanted))
    ledger.note(Founded(CAMPAIGN, game, digests(wishes.log)))
    return world, ledger.accounts[CAMPAIGN]


def _peopled(here: Evening) -> dict[int, int]:
    """Create the server, its people and its channel; return the id that each of them must have."""
    users = [here.env.create_user(name) for name in ("greta", "alva", "boris", "cleo", "dag")]
    guild = here.env.create_guild("The tavern", owner=users[0])
    for user in users[1:]:
        guild.add_member(user)
    play = guild.create_text_channel("play")
    people = {user.id: wanted for user, wanted in zip(users, PEOPLE, strict=True)}
    return {guild.id: HOME, play.id: PLACE, **people}


class Players:
    """People who do what the rules of their game allow, at random; each confirmed save is told."""

    def __init__(self, here: Evening, game: str, chance: Random, tell: Callable[[Confirmed], None]) -> None:
        self._here, self._chance, self._tell = here, chance, tell
        self._wishes = player(game, chance)

    async def act(self) -> None:
        """Do what somebody wishes next, and let its contests be shown."""
        table = self._here.bot.table
        for action, seat in self._wishes.wish(await table.state(CAMPAIGN)):
            try:
                played = await table.play(CAMPAIGN, action, seat)
            except Refused:
                return  # somebody was faster
            self._tell(Confirmed(CAMPAIGN, digests(played.events)))
            for contest in {event.contest for event in played.events if event.contest}:
                self._here.bot.services.live.refresh_soon(CAMPAIGN, contest)

    async def act_before_healing(self, heal: Callable[[], Any]) -> None:
        for _ in range(self._chance.randint(0, BEFORE)):
            await self.act()
        await heal()

    async def play_for_ever(self) -> None:
        while True:
            await self.act()
            await asyncio.sleep(self._chance.choice((0, self._chance.uniform(0, PAUSE))))


@asynccontextmanager
async def unhealed(database: Path, world: str) -> AsyncIterator[tuple[Evening, Callable[[], Any]]]:
    """Start a bot that heals only when the yielded function is called, as one with very much to heal."""
    heal = LiveContests.heal

    async def later(_: LiveContests) -> None:
        """Let the caller heal."""

    LiveContests.heal = later  # type: ignore[assignment, method-assign]
    try:
        async with evening(database, world) as here:
            yield here, lambda: heal(here.bot.services.live)
    finally:
        LiveContests.heal = heal  # type: ignore[method-assign]
