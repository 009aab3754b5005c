"""The bot as a process of its own, with real HTTP and a real gateway, against a Discord that has bad days."""

import asyncio
import itertools
from collections.abc import AsyncIterator
from pathlib import Path
from typing import NamedTuple

import pytest
import pytest_asyncio

from tests.process.wire import BotProcess, Json, Place, Wire, missing, offered, running, wire

pytestmark = [
    pytest.mark.asyncio(loop_scope="module"),
    pytest.mark.skipif(bool(missing()), reason=missing() or "-"),
]

BEGINS, ROUND, PANEL = "Mira – Guard begins", "Round 1: ", "Mira – Guard · round "
ON_REQUEST: dict[str, Json] = {
    "an error": {"kind": "http", "status": 500},
    "an error after the fact": {"kind": "error_after"},
    "a limit": {"kind": "ratelimit", "retry_after": 0.2},
    "a dropped connection": {"kind": "drop"},
    "a lost answer": {"kind": "lost_response"},
}
#: The library tries the rest again by itself.
ON_POST = [*ON_REQUEST.values(), {"kind": "http", "status": 503}]
CALLBACK, ANSWER = ("POST", "/interactions/*/callback"), ("PATCH", "/webhooks/*/messages/@original")


class Running(NamedTuple):
    """A server, a bot, and a place in which a game is on."""

    wire: Wire
    bot: BotProcess
    place: Place


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def game(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Running]:
    async with wire() as server:
        place = await Place.furnish(server)
        async with running(server, tmp_path_factory.mktemp("bot")) as process:
            await place.sit_down()
            yield Running(server, process, place)
            await check(server)
            assert await process.terminate() == 0
        assert "Traceback" not in process.logged()


async def check(server: Wire) -> None:
    """The bot said nothing that Discord's own schema would not take."""
    audit = await server.do("audit")
    wrong = [each for each in audit["violations"] if each["errors"][0]["code"] != "40060"]
    assert wrong == []  # 40060 comes of the answers that we lost, and of what we delivered twice
    assert audit["unknown_keys_beyond_discord_py"] == {}


async def test_a_killed_bot_goes_on_with_the_old_buttons_and_stops_in_good_order(tmp_path: Path) -> None:
    async with wire() as server:
        place = await Place.furnish(server)
        async with running(server, tmp_path) as process:
            await place.sit_down()
            sealed = await place.press(place.player, await place.choose(place.player), "pick", 0)
            letter = await place.letter()
            panel = await place.panel()
            await process.kill()
        async with running(server, tmp_path) as process:
            stale = await place.press(place.player, panel, "choose")
            assert not offered(stale, "pick")
            answer = await place.press(place.gm, letter, "pick", 2)
            assert "Sealed: Offensive" in answer["content"]
            await place.stands(BEGINS, ROUND, PANEL)
            assert "Defensive beats Offensive" in (await place.posted())[1]["content"]
            assert "Sealed: Defensive" in sealed["content"]
            await check(server)
            assert await process.terminate() == 0
            assert "Traceback" not in process.logged()


async def test_a_bot_that_is_stopped_during_a_reveal_finishes_it(tmp_path: Path) -> None:
    async with wire() as server:
        place = await Place.furnish(server)
        async with running(server, tmp_path) as process:
            await place.sit_down()
            await server.do(
                "fault", kind="delay", method="POST", path=f"/channels/{place.channel}/messages", seconds=0.5
            )
            await place.pick()
            assert await process.terminate() == 0
            assert "Traceback" not in process.logged()
        await place.stands(BEGINS, ROUND, PANEL)


async def test_a_post_that_fails_comes_later_and_comes_once(game: Running) -> None:
    places = [await Place.furnish(game.wire) for _ in ON_POST]
    await asyncio.gather(*(place.sit_down() for place in places))

    async def reveal(place: Place, fault: Json) -> None:
        await game.wire.do("fault", method="POST", path=f"/channels/{place.channel}/messages", **fault)
        picked, answer = await place.pick()
        assert "Sealed" in picked["content"]
        assert "Sealed" in answer["content"]
        await place.stands(BEGINS, ROUND, PANEL)

    await asyncio.gather(*map(reveal, places, ON_POST))


NUMBERS = itertools.count(10)


@pytest.mark.parametrize("request_", [CALLBACK, ANSWER], ids=["the acknowledgement", "the answer"])
@pytest.mark.parametrize("fault", ON_REQUEST)
async def test_what_is_asked_is_done_once_and_answered(
    game: Running, request_: tuple[str, str], fault: str
) -> None:
    name = f"Guard {next(NUMBERS)}"
    await game.wire.do("fault", method=request_[0], path=request_[1], **ON_REQUEST[fault])
    answer = await game.place.slash(game.place.gm, "npc new", name=name, value=7)
    assert answer["content"] == f"{name}: Value 7"
    assert await times_listed(game.place, name) == 1


async def test_a_refusal_is_told_also_when_the_acknowledgement_seemed_to_fail(game: Running) -> None:
    await game.wire.do("fault", method=CALLBACK[0], path=CALLBACK[1], kind="error_after")
    answer = await game.place.slash(game.place.gm, "npc new", name="Guard", value=7)
    assert "Guard" in answer["content"]
    assert "name" in answer["content"]


async def test_what_is_delivered_twice_is_done_once(game: Running) -> None:
    name = f"Guard {next(NUMBERS)}"
    answer = await game.place.slash(game.place.gm, "npc new", name=name, value=7)
    await game.wire.do("gateway", action="duplicate")
    assert await times_listed(game.place, name) == 1
    assert (await game.place.reread(answer))["content"] == f"{name}: Value 7"


async def times_listed(place: Place, name: str) -> int:
    known = await place.slash(place.gm, "character list")
    return str(known["embeds"]).count(name)


@pytest.mark.parametrize("trouble", ["op7", "drop", "close"])
async def test_what_is_pressed_while_the_connection_is_gone_is_answered(game: Running, trouble: str) -> None:
    since = await game.wire.now()
    panel = await game.place.panel()
    await game.wire.do("gateway", action=trouble)
    await game.wire.happens(since, "gw_gone")
    asked = await game.wire.do(
        "click", user=game.place.player, message=panel["id"], custom_id=offered(panel, "choose")[0], wait=0
    )
    await game.wire.happens(since, "gw_resumed")
    assert "Round 1" in (await game.place.answer(since, asked))["content"]
