"""A primary dies in the middle of rounds: all go on with the promoted standby, and nothing is lost."""

import asyncio
import time
from collections import Counter
from dataclasses import dataclass, field

import pytest

from rules.campaign.actions import ChangeScene
from rules.registry import SYSTEMS
from storage.database.postgres_address import ServerAddress, ServerOptions
from storage.documents.errors import StorageError, Unavailable, VersionConflict
from storage.log_reader import LogRange
from storage.store import Store
from tests.failover import Pair
from tests.storage.game import Game

#: How many processes play, and the seconds in which all of them must go on.
PROCESSES, SOON = 3, 10.0


@dataclass
class Player:
    """Plays one campaign by a store of its own, as a process does, and remembers what was confirmed."""

    store: Store
    game: Game
    confirmed: dict[int, float] = field(default_factory=dict)
    troubles: list[Exception] = field(default_factory=list)

    async def go_on(self) -> None:
        while True:
            try:
                await self.game.play(ChangeScene())
                self.confirmed[self.game.stored.version] = time.monotonic()
            except (Unavailable, VersionConflict) as error:  # what was under way may have been stored or not
                self.troubles.append(error)
                await self._read_again()

    async def _read_again(self) -> None:
        """Find out what is stored, as the next press does."""
        await asyncio.sleep(0.05)
        try:
            stored = await self.store.load(self.game.id)
        except Unavailable as error:
            self.troubles.append(error)
        else:
            assert stored is not None
            self.game.stored = stored

    def has_played_since(self, moment: float) -> bool:
        return any(at > moment for at in self.confirmed.values())


@pytest.mark.postgresql
async def test_all_go_on_within_ten_seconds_and_nothing_confirmed_is_lost_or_doubled(pair: Pair) -> None:
    players = []
    for place in range(1, PROCESSES + 1):
        store = await Store.open(pair.address, SYSTEMS)
        players.append(Player(store, await Game.found(store, place)))
    playing = [asyncio.create_task(one.go_on()) for one in players]
    await asyncio.sleep(1)
    await asyncio.to_thread(pair.fail_over)
    promoted = time.monotonic()
    async with asyncio.timeout(SOON):
        while not all(one.has_played_since(promoted) for one in players):  # noqa: ASYNC110  # by the clock
            await asyncio.sleep(0.05)
    for task in playing:
        task.cancel()
    await asyncio.wait(playing)
    for one in players:
        assert one.troubles
        assert min(one.confirmed.values()) < promoted
        await checked(one)
        await one.store.close()


async def checked(one: Player) -> None:
    """Require that the log has every version once, and so every one that was confirmed."""
    every = await one.store.log_reader.saves(LogRange(one.game.id))
    counted = Counter(save.version for save in every)
    assert set(counted.values()) == {1}
    assert sorted(counted) == list(range(1, max(counted) + 1))
    assert one.confirmed.keys() <= counted.keys()


@pytest.mark.parametrize(
    ("address", "name"),
    [
        ("postgresql+asyncpg://me:secret@one,two:5433/play", 'the database "play" on "one,two:5433"'),
        ("postgresql://me@/play?host=/run/a", 'the database "play" on "/run/a"'),
        ("postgresql://[::1]:5432/play?ssl=require", 'the database "play" on "[::1]:5432"'),
    ],
)
def test_an_address_is_named_by_its_hosts_without_a_password(address: str, name: str) -> None:
    assert ServerAddress.read(address, ServerOptions()).name == name


def test_each_of_several_servers_may_keep_silent_before_one_is_given_up() -> None:
    address = ServerAddress.read("postgresql://one,two,three/play", ServerOptions(connect_seconds=2))
    assert address.patience == 6


def test_an_address_that_says_which_server_it_wants_is_left_alone() -> None:
    plain = ServerAddress.read("postgresql://one,two/play", ServerOptions())
    assert plain.arguments()["target_session_attrs"] == "read-write"
    own = ServerAddress.read("postgresql://one,two/play?target_session_attrs=primary", ServerOptions())
    assert "target_session_attrs" not in own.arguments()


def test_nothing_is_prepared_or_set_behind_a_pooler() -> None:
    arguments = ServerAddress.read("postgresql://one/play", ServerOptions(pooler=True)).arguments()
    assert arguments["statement_cache_size"] == 0
    assert "server_settings" not in arguments


@pytest.mark.parametrize("address", ["postgresql://", "postgresql:/x", "postgresql://host/"])
def test_what_names_no_database_is_refused(address: str) -> None:
    with pytest.raises(StorageError, match="must be an address such as"):
        ServerAddress.read(address, ServerOptions())
