"""The bot in a separate process, with real HTTP and a real gateway: killed, stopped and started again."""

import asyncio
import json
import re
import time
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from urllib.parse import urlsplit

import pytest
import pytest_asyncio

from rules.campaign.actions import ChangeSetting, RollHidden
from rules.campaign.hidden_rolls import HiddenRollShown
from rules.chance.deck import Deck
from rules.nyx.state.contest_events import TacticPicked
from rules.nyx.state.events import RolledAlone
from rules.registry import SYSTEMS
from storage.store import Store
from tests.ports import free_port
from tests.process.wire import PATIENCE, Json, Wire, check, is_cut_off, missing, running, started, wire
from tests.process.wire_cast import begun, desk
from tests.process.wire_place import BEGINS, DOG, ROUND, Place, offered, said, tactics

pytestmark = [
    pytest.mark.asyncio(loop_scope="module"),
    pytest.mark.skipif(bool(missing()), reason=missing() or "-"),
]

#: Delays the answer to the request that is in progress when the bot is told to stop.
SLOW: Json = {"kind": "delay", "seconds": 1.0}
#: Seconds that Discord gives a press.
IN_TIME = 3.0
#: The paths of the first answer to a press, after which the bot does the work, and of the last answer.
FIRST, LAST = "/interactions/{id}/{token}/callback", "/webhooks/{bot}/{token}/messages/@original"
#: Words of the message that closes a deck, and of a hidden roll when it is shown.
CLOSING, SHOWN = "takes no more words", "Hidden roll 1 is shown"


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def discord_() -> AsyncIterator[Wire]:
    async with wire() as server:
        yield server
        await check(server)


async def test_a_killed_bot_continues_with_the_old_buttons_and_stops_cleanly(
    discord_: Wire, tmp_path: Path
) -> None:
    (place,) = await begun(discord_, tmp_path)
    watched: Json = {"log_level": "debug", "log_format": "json", "metrics_port": (port := free_port())}
    async with running(discord_, tmp_path, sync_commands=False, **watched) as process:
        sealed = await place.picks()
        letter, panel = await place.letter(), await place.panel()
        await check_instruments(discord_, port)
        await process.kill()
        check_log(
            process.logged(), known=(discord_.known["token"], "efensive", "n:pick", "n:seal", "Mira", "train")
        )
    async with running(discord_, tmp_path, sync_commands=False) as process:
        stale = await place.press(place.player, panel, "choose")
        assert not tactics(stale)
        answer = await place.pick(place.gm, letter, 2)
        assert "Sealed: Offensive" in answer["content"]
        await place.stands(BEGINS, ROUND)
        assert said((await place.posted())[1]).startswith(ROUND)
        assert "Sealed: Defensive" in sealed["content"]
        assert await process.terminate() == 0
        assert "Traceback" not in process.logged()


async def check_instruments(server: Wire, port: int) -> None:
    """Require that the bot is healthy, and that its metrics have the shard and at least two presses."""
    shown = {}
    for path in ("health", "metrics"):
        async with server.session.get(f"http://127.0.0.1:{port}/{path}") as answer:
            shown[path] = await answer.text()
    assert shown["health"] == "well\n"
    rows = dict(row.rsplit(" ", 1) for row in shown["metrics"].splitlines() if not row.startswith("#"))
    assert 0 < float(rows['nattvakt_shard_latency_seconds{shard="0"}']) < PATIENCE
    assert float(rows['nattvakt_interactions_total{kind="press",result="done"}']) >= 2


def check_log(written: str, known: Sequence[str]) -> None:
    """Require that each line is a JSON object, each press has its own reference, and no secret is logged."""
    lines = [json.loads(line) for line in written.splitlines()]
    assert {frozenset(line) for line in lines} == {frozenset({"at", "level", "name", "reference", "message"})}
    presses = [line["reference"] for line in lines if line["message"] == "a press: done"]
    assert len({each for each in presses if re.fullmatch("[0-9A-F]{6}", each)}) == len(presses) >= 2
    assert [line for line in lines if line["reference"] == "-"]  # lines that belong to no press
    assert [secret for secret in known if secret in written] == []


async def test_a_bot_that_is_stopped_during_a_reveal_finishes_it(discord_: Wire, tmp_path: Path) -> None:
    (place,) = await begun(discord_, tmp_path)
    async with running(discord_, tmp_path, sync_commands=False) as process:
        await place.picks()
        await discord_.do(
            "fault", kind="delay", method="POST", path=f"/channels/{place.channel}/messages", seconds=0.5
        )
        await place.gm_picks()
        assert await process.terminate() == 0
        assert "Traceback" not in process.logged()
    await place.stands(BEGINS, ROUND)


async def test_a_bot_that_is_stopped_while_it_answers_saves_and_answers_first(
    discord_: Wire, tmp_path: Path
) -> None:
    (place,) = await begun(discord_, tmp_path)
    async with running(discord_, tmp_path, sync_commands=False) as process:
        await place.picks()
        letter = await place.letter()
        rolled = await on_its_way(place, LAST, *await place.prepared_roll())
        sealed = await on_its_way(place, FIRST, letter, tactics(letter)[2])
        assert await process.terminate() == 0
        assert "Traceback" not in process.logged()
    assert "Sealed: Offensive" in (await place.told(sealed))["content"]
    assert "Rolled. Everyone can see the result below." in (await place.told(rolled))["content"]
    assert len(await place.rolls()) == 1
    store = await Store.open(tmp_path / "nattvakt.sqlite3", SYSTEMS, read_only=True)
    stored = [type(each.event) for each in await store.log.events(place.campaign)]
    await store.close()
    assert (stored.count(TacticPicked), stored.count(RolledAlone)) == (2, 1)


async def test_a_press_while_a_bot_restarts_is_answered_in_time(discord_: Wire, tmp_path: Path) -> None:
    (place,) = await begun(discord_, tmp_path)
    async with running(discord_, tmp_path, sync_commands=False) as process:
        choosing = await place.choose(place.player)
        assert await process.terminate() == 0
    since = await discord_.now()
    async with started(discord_, tmp_path, sync_commands=False) as process:
        # The press comes when the process is up but not yet connected, however slow this machine is.
        await discord_.happens(since, "http")
        pressed = time.monotonic()
        asked = await place.pressed(place.player, choosing, tactics(choosing)[0])
        await discord_.happens(since, "gw_resumed")
        assert "Sealed: Defensive" in (await place.answer(since, asked))["content"]
        assert time.monotonic() - pressed < IN_TIME
        assert "Sealed: Offensive" in (await place.gm_picks())["content"]
        await place.stands(BEGINS, ROUND)
        assert await process.terminate() == 0
    assert "Traceback" not in process.logged()


async def on_its_way(place: Place, answer: str, message: Json, custom_id: str) -> Json:
    """Let the GM press a button; wait until the bot has begun the answer on this path, which is delayed."""
    path, since = answer.replace("{bot}", place.wire.known["application"]), await place.wire.now()
    asked = await place.pressed(place.gm, message, custom_id, [{"path": path, **SLOW}])
    await place.wire.happens(since, "http", path=path.format(**asked))
    return asked


async def test_a_request_cut_off_by_a_kill_is_no_fault_of_the_server(discord_: Wire) -> None:
    rest, since, path = urlsplit(discord_.known["rest"]), await discord_.now(), "/channels/1/messages"
    _, bot = await asyncio.open_connection(rest.hostname, rest.port)
    head = (f"POST {rest.path}{path} HTTP/1.1", "Host: here", "Content-Type: application/json")
    bot.write("\r\n".join((*head, "Content-Length: 99", "", '{"content":')).encode())
    await discord_.happens(since, "http", path=path)
    bot.transport.abort()
    assert await discord_.do("wait_http", since=since, path=path, wait=PATIENCE)
    gaps = (await discord_.do("audit"))["engine_gaps"]
    assert [is_cut_off(gap) for gap in gaps if path in gap["op"]] == [True]
    await check(discord_)


async def read(place: Place, words: str) -> list[Json]:
    """Return the public messages with these words, edited ones as well."""
    return [one for one in await place.messages() if words in said(one)]


async def the_deck(directory: Path, place: Place) -> Deck:
    store = await Store.open(directory / "nattvakt.sqlite3", SYSTEMS, read_only=True)
    try:
        return (await store.proofs.decks(place.campaign))[-1]
    finally:
        await store.close()


@pytest.mark.parametrize(
    "moment", ["delay", "delay_after"], ids=["before it is posted", "before it is noted"]
)
async def test_a_bot_killed_while_it_closes_a_deck_closes_it_by_one_message(
    discord_: Wire, tmp_path: Path, moment: str
) -> None:
    async with desk(discord_, tmp_path / "nattvakt.sqlite3") as table:
        table.table.close_by_message = None  # the bot itself is to close it
        place = await table.chase(discord_)
    async with running(discord_, tmp_path, sync_commands=False) as process:
        await place.panel()
        message, custom_id = await place.prepared_roll()
        assert await read(place, CLOSING) == []
        since = await discord_.now()
        slow: Json = {"kind": moment, "method": "POST", "path": path_of(place), "seconds": 3.0}
        await place.pressed(place.gm, message, custom_id, [slow])
        await discord_.happens(since, "http", method="POST", path=path_of(place))
        await process.kill()
    assert (await the_deck(tmp_path, place)).rolls == 0
    async with running(discord_, tmp_path, sync_commands=False) as process:
        await place.press(place.gm, message, "roll")
        await discord_.until("/webhooks/*", place.rolls)
        assert await process.terminate() == 0
        assert "Traceback" not in process.logged()
    (closing,) = await read(place, CLOSING)
    deck = await the_deck(tmp_path, place)
    assert (deck.closed, deck.rolls, len(await place.rolls())) == (int(closing["id"]), 1, 1)


async def test_a_hidden_roll_is_shown_once_although_the_bot_is_killed_before_it_says_so(
    discord_: Wire, tmp_path: Path
) -> None:
    async with desk(discord_, tmp_path / "nattvakt.sqlite3") as table:
        place = await table.chase(discord_)
        gm = (await table.table.state(place.campaign)).campaign.seat_of(int(place.gm))
        for action in (
            ChangeSetting(key="hidden-rolls", value="gm"),
            RollHidden(character=str(DOG), rolls="value"),
        ):
            await table.table.play(place.campaign, action, gm)
    async with running(discord_, tmp_path, sync_commands=False) as process:
        await place.panel()
        message = await place.put_up(place.channel, f"n:hidden-show:{place.campaign}:1")
        since = await discord_.now()
        path = LAST.replace("{bot}", discord_.known["application"])
        asked = await place.pressed(
            place.gm, message, shows(message), [{"kind": "delay", "path": path, "seconds": 3.0}]
        )
        await discord_.happens(since, "http", method="PATCH", path=path.format(**asked))
        await process.kill()
    assert await events(tmp_path, place) == 1
    async with running(discord_, tmp_path, sync_commands=False) as process:
        await discord_.until(path_of(place), lambda: read(place, SHOWN))
        asked = await place.pressed(place.gm, message, shows(message))
        path = f"/webhooks/{discord_.known['application']}/{asked['token']}"
        await discord_.taken(since, "POST", path)
        assert await process.terminate() == 0
    assert (await events(tmp_path, place), len(await read(place, SHOWN))) == (1, 1)


def path_of(place: Place) -> str:
    return f"/channels/{place.channel}/messages"


def shows(message: Json) -> str:
    """Return the id of the button that shows the hidden roll."""
    return offered(message, "hidden-show")[0]


async def events(directory: Path, place: Place) -> int:
    """Return how many times a hidden roll was shown, by the log."""
    store = await Store.open(directory / "nattvakt.sqlite3", SYSTEMS, read_only=True)
    try:
        return sum(isinstance(one.event, HiddenRollShown) for one in await store.log.events(place.campaign))
    finally:
        await store.close()
