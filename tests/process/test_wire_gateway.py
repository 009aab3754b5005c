"""The gateway connection, over which the bot gets events, breaks, falls silent or repeats events.

Presses made in the meantime are answered, unless Discord itself has dropped them, and the game continues.
"""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from tests.process.wire import missing
from tests.process.wire_cast import Evening, evening
from tests.process.wire_place import BEGINS, ROUND, Place, tactics

pytestmark = [
    pytest.mark.asyncio(loop_scope="module"),
    pytest.mark.skipif(bool(missing()), reason=missing() or "-"),
]

#: Milliseconds between two heartbeats, and seconds of silence after which the bot gives a connection up.
BEAT, SILENCE = 1000, 2.5
#: The opcode that the bot sends to begin a new session.
IDENTIFY = 2
#: Ways in which Discord ends a connection that can be resumed.
BREAKS = ("op7", "drop", "close", "op9")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def evening_(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Evening]:
    directory = tmp_path_factory.mktemp("bot")
    async with evening(directory, len(BREAKS) + 3, "--heartbeat-ms", str(BEAT), silence=SILENCE) as one:
        yield one


@pytest.mark.parametrize("break_", BREAKS)
async def test_a_press_during_a_lost_connection_is_answered(evening_: Evening, break_: str) -> None:
    (place,) = evening_.taken(1)
    choosing, since = await place.choose(place.player), await place.wire.now()
    await place.wire.do("gateway", action=break_, resumable=True)
    await place.wire.happens(since, "gw_gone")
    asked = await place.pressed(place.player, choosing, tactics(choosing)[0])
    await place.wire.happens(since, "gw_resumed")
    assert "Sealed: Defensive" in (await place.answer(since, asked))["content"]
    await ends(place)


async def test_a_silent_connection_is_dropped_and_the_presses_are_answered(
    evening_: Evening,
) -> None:
    (place,) = evening_.taken(1)
    choosing, since = await place.choose(place.player), await place.wire.now()
    await place.wire.do("gateway", action="mute_acks")
    async with place.wire.silence():
        await place.wire.happens(since, "gw_gone")  # Discord has dropped earlier presses
        asked = await place.pressed(place.player, choosing, tactics(choosing)[0])
        await place.wire.do("gateway", action="unmute_acks")
        await place.wire.happens(since, "gw_resumed")
    assert "Sealed: Defensive" in (await place.answer(since, asked))["content"]
    await ends(place)


async def test_a_bot_whose_session_is_forgotten_starts_a_new_one_and_continues(evening_: Evening) -> None:
    (place,) = evening_.taken(1)
    choosing, since = await place.choose(place.player), await place.wire.now()
    await place.wire.do("gateway", action="forget")
    await place.wire.do("gateway", action="drop")
    await place.wire.happens(since, "gw_resume_refused")
    await place.wire.happens(since, "gw_in", op=IDENTIFY)
    await place.wire.happens(since, "gw_out", t="GUILD_CREATE")
    picked = await place.pick(place.player, choosing, 0)
    assert "Sealed: Defensive" in picked["content"]
    await ends(place)


async def ends(place: Place) -> None:
    """Let the GM pick, and require that the round ends as it would have without the fault."""
    assert "Sealed: Offensive" in (await place.gm_picks())["content"]
    await place.stands(BEGINS, ROUND)
    assert len(await place.letters()) == 1


async def test_a_repeated_delivery_is_handled_once(evening_: Evening) -> None:
    (place,) = evening_.taken(1)
    message, custom_id = await place.prepared_roll()
    since = await place.wire.now()
    asked = await place.pressed(place.gm, message, custom_id)
    await place.wire.do("gateway", action="duplicate")
    answer = await place.answer(since, asked)
    await place.wire.do("gateway", action="duplicate")
    assert tactics(await place.choose(place.player))  # the bot got this event after the duplicates
    assert await place.told(asked) == answer
    assert len(await place.rolls()) == 1
