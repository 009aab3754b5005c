"""What ends the bot is one sentence, for a code with which Discord closes and for an answer at the start.

Where only a person can help, the exit code is 2, so that a service manager does not start the bot again.
"""

from pathlib import Path

import pytest

from tests.process.wire import Json, missing, started, wire
from tests.process.wire_cast import evening
from tests.process.wire_place import tactics

pytestmark = pytest.mark.skipif(bool(missing()), reason=missing() or "-")

#: Codes with which the gateway closes for good, and a word of what the operator reads.
CODES = {4004: "token", 4010: "shard_ids", 4011: "shards", 4012: "update", 4013: "update", 4014: "portal"}
ANSWER = {"method": "PATCH", "path": "/webhooks/*/{token}/messages/@original"}
#: A limit that does not say how long it holds.
UNSAID: Json = {"kind": "http", "status": 429}


def problems(log: str) -> list[str]:
    """Return the lines of a log that are not of the level INFO."""
    return [one for one in log.splitlines() if " INFO " not in one]


async def test_a_connection_that_is_closed_for_good_ends_the_bot_with_one_sentence(tmp_path: Path) -> None:
    async with wire() as server:
        for code, word in CODES.items():
            await server.do("gateway", action="reject_identify", code=code)
            (tmp_path / str(code)).mkdir()
            async with started(server, tmp_path / str(code)) as bot:
                assert await bot.ended() == 2
                (sentence,) = problems(bot.logged())
                assert word in sentence
                assert sentence.endswith(".")


@pytest.mark.parametrize(("status", "code"), [(404, 2), (403, 2), (429, 1)])
async def test_a_start_that_discord_refuses_ends_with_one_sentence(
    tmp_path: Path, status: int, code: int
) -> None:
    async with wire() as server:
        await server.do("fault", method="GET", path="/users/@me", times=9, kind="http", status=status)
        async with started(server, tmp_path) as bot:
            assert await bot.ended() == code
            *_, sentence = problems(bot.logged())
            assert f"answers {status}" in sentence or str(status) in sentence
            assert "Traceback" not in bot.logged()


async def test_a_press_is_answered_although_discord_limits_it_without_a_time(tmp_path: Path) -> None:
    async with evening(tmp_path, 1) as one:
        (place,) = one.taken(1)
        choosing = await place.choose(place.player)
        since = await place.wire.now()
        faults = [{**ANSWER, **UNSAID, "times": 3}]
        asked = await place.pressed(place.player, choosing, tactics(choosing)[0], faults)
        assert "Sealed: Defensive" in (await place.answer(since, asked))["content"]
        assert "KeyError" not in one.bot.logged()
