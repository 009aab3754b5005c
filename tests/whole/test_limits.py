"""Discord's limits: frequent changes cause few edits, a start edits nothing, and a burst is queued.

The burst is a simulation: the library's own HTTP client, a Discord that counts by its published limits, and a
loop whose clock jumps to the next event. tests/chat/delivery/test_guild_commands.py checks that commands are
registered only when they change.
"""

import asyncio
import random
import re
from collections import defaultdict
from collections.abc import AsyncIterator, Coroutine, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import orjson
import pytest
from discord.http import HTTPClient, Route
from simcord.http.client import FakeHTTPClient

from application import create_bot, serve
from chat.delivery.rate_limit import RateLimiter, limit_requests
from chat.operations.served_shards import ServedShards
from rules.nyx.state.contest_actions import SetModifier
from settings import Settings
from tests.simulated.reading import whole
from tests.simulated.tabletop import Table

#: Discord's published limits: requests per second in total, and per five seconds on one route of one channel.
GLOBAL, ROUTE, WINDOW = 50, 5, 5.0
PLACES = 200
#: How many times one panel is changed.
OFTEN = 20
#: The least and most seconds that a request takes in each direction.
WAY = (0.02, 0.2)
HERE, LETTERS = "/channels/{channel_id}/messages", "/channels/{letters}/messages"
ONE = f"{HERE}/{{message_id}}"
CHANGE, POST, REMOVE = ("PATCH", ONE), ("POST", HERE), ("DELETE", ONE)
#: The requests of a round besides the answers to presses: the letter with the GM's picker, an edit when a
#: side has declared and one when it has picked, the question whether the GM is still on the server, the
#: result, and an edit that closes the message before it.
LETTER = (("GET", "/users/{user_id}"), ("POST", "/users/@me/channels"), ("POST", LETTERS))
ASK = ("GET", "/guilds/{guild_id}/members/{user_id}")
ROUND = (*LETTER, CHANGE, CHANGE, ASK, POST, CHANGE)


# --------------------------------------------------------------------------------------- one place


async def test_ten_changes_while_an_edit_is_in_flight_cause_one_more_edit(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    await table.wrestling()
    (contest,) = (await table.state()).contests
    held, begun, edits = asyncio.Event(), asyncio.Event(), list[str]()
    request = FakeHTTPClient.request

    async def slowly(http: FakeHTTPClient, route: Route, **more: Any) -> Any:
        edits.append(route.method)
        begun.set()
        await held.wait()
        return await request(http, route, **more)

    monkeypatch.setattr(FakeHTTPClient, "request", slowly)
    for modifier in (-1, 1, -2, 2, -3, 3, -1, 1, -2, 2):
        await table.play(SetModifier(contest=contest, turn=1, side=1, modifier=modifier), table.gm)
        table.bot.services.live.refresh_soon(1, contest)
        await begun.wait()
    held.set()
    while await table.bot.table.store.posts.unshown():  # noqa: ASYNC110  # a database sends no event for this
        await asyncio.sleep(0)
    assert edits == ["PATCH", "PATCH"]
    assert "+2" in whole(table.panel)


async def test_a_start_without_changes_edits_no_message_and_registers_no_command(table: Table) -> None:
    await table.wrestling()
    await table.restart()
    before = len(table.env.backend.http_requests)
    await table.restart()
    asked = [f"{each.method} {each.path}" for each in table.env.backend.http_requests[before:]]
    assert [each for each in asked if not each.startswith("GET ")] == []


async def test_a_round_makes_the_requests_that_the_burst_consists_of(table: Table) -> None:
    await table.wrestling()
    before = len(table.env.backend.http_requests)
    await table.declared(table.alva)
    await table.picked(table.alva, "Waiting")
    table.dice.add(2, 4)
    await table.gm.press(table.gm.letters[-1], "Offensive")
    letters = table.gm.actor.user.dm_channel.id
    home = (await table.state()).campaign.home
    names = {table.channel.id: "{channel_id}", letters: "{letters}", table.gm.id: "{user_id}"}
    names[home] = "{guild_id}"
    asked = [
        (each.method, re.sub(r"\d+", lambda number: names.get(int(number[0]), "{message_id}"), each.path))
        for each in table.env.backend.http_requests[before:]
    ]
    assert [each for each in asked if not each[1].startswith(("/interactions/", "/webhooks/"))] == [*ROUND]


# --------------------------------------------------------------------------------------- two hundred places


class Jumping(asyncio.SelectorEventLoop):
    """A loop on which no time passes: its clock jumps to the next event."""

    def __init__(self) -> None:
        super().__init__()
        self._at = 0.0
        self._look: Any = self._selector.select  # type: ignore[attr-defined]
        self._selector.select = self._jump  # type: ignore[attr-defined]

    def time(self) -> float:
        return self._at

    def _jump(self, timeout: float | None) -> Any:
        assert timeout is not None, "everybody waits for something that never comes"
        self._at += max(timeout, 0.0)
        return self._look(0)


class Answer:
    """An answer of Discord."""

    reason = "-"

    def __init__(self, status: int, headers: dict[str, str], said: object) -> None:
        self.status = status
        self.headers = {"content-type": "application/json", **headers}
        self._said = orjson.dumps(said)

    async def text(self, encoding: str) -> str:
        return self._said.decode(encoding)


class Discord:
    """Counts by Discord's published limits, and answers 429 beyond them."""

    def __init__(self) -> None:
        self.taken: list[float] = []
        self.refused = 0
        self._chance = random.Random(1)
        self._routes: defaultdict[str, list[float]] = defaultdict(list)

    @asynccontextmanager
    async def request(self, method: str, url: str, **_: Any) -> AsyncIterator[Answer]:
        await asyncio.sleep(self._chance.uniform(*WAY))
        answer = self._answer(f"{method} {url.partition('/messages')[0]}")
        await asyncio.sleep(self._chance.uniform(*WAY))
        yield answer

    def _answer(self, route: str) -> Answer:
        """Requests outside channels have no published limit except the total."""
        now = asyncio.get_running_loop().time()
        if len([each for each in self.taken[-GLOBAL:] if each > now - 1.0]) == GLOBAL:
            self.refused += 1
            return Answer(429, {"Via": "1.1 google"}, {"retry_after": 1.0, "global": True})
        if "/channels/" not in route:
            self.taken.append(now)
            return Answer(200, {}, {})
        since = self._routes[route][0] if self._routes[route] else now
        if now >= since + WINDOW:
            self._routes[route], since = [], now
        if len(self._routes[route]) == ROUTE:
            self.refused += 1
            return Answer(429, {"Via": "1.1 google"}, {"retry_after": since + WINDOW - now, "global": False})
        self._routes[route].append(now)
        self.taken.append(now)
        return Answer(200, self._told(route, since + WINDOW - now), {})

    def _told(self, route: str, after: float) -> dict[str, str]:
        left = ROUTE - len(self._routes[route])
        limits = {"Limit": ROUTE, "Remaining": left, "Reset": 0, "Reset-After": after}
        told = {f"X-Ratelimit-{name}": str(value) for name, value in limits.items()}
        return {"X-Ratelimit-Bucket": route.partition(" ")[0], **told}


async def burst(discord: Discord, pace: RateLimiter | None) -> float:
    """Play a round in each place at once, and change one panel often; return the seconds it took."""
    loop = asyncio.get_running_loop()
    http = HTTPClient(loop)
    http._HTTPClient__session = discord  # type: ignore[attr-defined]
    http._global_over = asyncio.Event()
    http._global_over.set()
    if pace is not None:
        limit_requests(http, pace)
    since = loop.time()
    places = [show(http, place, ROUND) for place in range(1, PLACES)]
    often = show(http, PLACES, (CHANGE,) * OFTEN)
    await asyncio.gather(*places, often, return_exceptions=True)  # the library gives up after five failures
    return loop.time() - since


async def show(http: HTTPClient, place: int, requests: Iterable[tuple[str, str]]) -> None:
    for method, path in requests:
        channel = place + PLACES if "{letters}" in path else place
        template = path.replace("{letters}", "{channel_id}")
        ids: dict[str, Any] = {"channel_id": channel, "message_id": 1, "user_id": place, "guild_id": place}
        await http.request(Route(method, template, **ids))


def simulated(work: Coroutine[Any, Any, float]) -> float:
    loop = Jumping()
    try:
        return loop.run_until_complete(work)
    finally:
        loop.close()


def test_a_burst_over_two_hundred_places_breaks_no_limit() -> None:
    discord = Discord()
    took = simulated(burst(discord, RateLimiter()))
    assert discord.refused == 0
    assert len(discord.taken) == len(ROUND) * (PLACES - 1) + OFTEN
    assert took < 60


def test_without_the_queue_the_burst_would_break_the_limits() -> None:
    discord = Discord()
    simulated(burst(discord, None))
    assert discord.refused > PLACES


@pytest.mark.parametrize(("shards", "ours"), [(1, ()), (4, (0, 1)), (4, ()), (90, (7,))])
def test_processes_that_share_a_bot_share_its_limit(shards: int, ours: tuple[int, ...]) -> None:
    part = ServedShards.of(Settings(shards=shards, shard_ids=ours)).share
    requests = max(8, int(80 * part))
    took = simulated(passing(RateLimiter(part), requests))
    assert requests / 40 / part * 0.7 < took <= requests / 40 / part


async def passing(pace: RateLimiter, requests: int) -> float:
    for _ in range(requests):
        await pace.turn()
    return asyncio.get_running_loop().time()


async def test_the_served_bot_queues_its_requests(tmp_path: Path) -> None:
    served: Any = create_bot(Settings(database=str(tmp_path / "short.sqlite3")))
    seen: list[str] = []

    async def start(*_: object) -> None:
        seen.append(repr(served.http.request))

    served.start = start
    await serve(served, "token")
    assert "limit_requests.<locals>.paced" in seen[0]
