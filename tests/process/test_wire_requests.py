"""Requests to Discord fail, are slow or get lost, and the game still continues.

Nothing that was done is lost, and nothing is done or posted twice.
"""

import asyncio
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from tests.process.wire import Json, missing
from tests.process.wire_cast import Evening, evening
from tests.process.wire_place import BEGINS, ROUND, Place, offered, said, tactics

pytestmark = [
    pytest.mark.asyncio(loop_scope="module"),
    pytest.mark.skipif(bool(missing()), reason=missing() or "-"),
]

#: Faults after which the library itself retries.
MENDED: dict[str, Json] = {
    "an error": {"kind": "http", "status": 500},
    "a bad gateway": {"kind": "http", "status": 502},
    "an error after the fact": {"kind": "error_after"},
    "a limit": {"kind": "ratelimit", "retry_after": 0.2},
    "a limit of everything": {"kind": "ratelimit", "retry_after": 0.2, "global": True},
}
#: Faults after which the library does not retry.
BROKEN: dict[str, Json] = {
    "no service": {"kind": "http", "status": 503},
    "a dropped connection": {"kind": "drop"},
    "a lost answer": {"kind": "lost_response"},
}
SLOW: Json = {"kind": "delay", "seconds": 3.2}
SLOW_AFTER: Json = {"kind": "delay_after", "seconds": 3.2}

#: The bot's requests that acknowledge a press, post the result of a roll, and answer a press.
ACKNOWLEDGEMENT = {"method": "POST", "path": "/interactions/{id}/*/callback"}
RESULT = {"method": "POST", "path": "/webhooks/*/{token}"}
ANSWER = {"method": "PATCH", "path": "/webhooks/*/{token}/messages/@original"}


def of_the_round(place: Place, letters: str) -> dict[str, Json]:
    """Return the requests that show a round: in its channel, and in the GM's direct messages (`letters`)."""
    channel = f"/channels/{place.channel}/messages"
    return {
        "the first pick": {"method": "PATCH", "path": f"{channel}/*"},
        "the result": {"method": "POST", "path": channel},
        "the buttons' end": {"method": "PATCH", "path": f"{channel}/*", "skip": 1},
        "the letter": {"method": "POST", "path": f"/channels/{letters}/messages"},
    }


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def evening_(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Evening]:
    async with evening(tmp_path_factory.mktemp("bot"), 2 * len(MENDED) + 4 * len(BROKEN) + 1) as one:
        yield one


async def test_a_round_is_played_once_whatever_happens_to_the_bots_requests(evening_: Evening) -> None:
    mended, broken = evening_.taken(len(MENDED)), evening_.taken(3 * len(BROKEN))
    (slow,) = evening_.taken(1)
    kinds = list(BROKEN.values())
    await asyncio.gather(
        *(everything_fails(*one) for one in zip(mended, MENDED.values(), strict=True)),
        *(two_things_fail(place, n % 3, kinds[n // 3]) for n, place in enumerate(broken)),
        everything_is_slow(slow),
    )
    given_up = [press for place in (*mended, *broken, slow) for press in place.given_up]
    left = [fault["path"] for fault in await evening_.wire.do("clear_faults") if not is_spared(fault)]
    assert [path for path in left if not any(press in path for press in given_up)] == []


def is_spared(fault: Json) -> bool:
    """Return whether a fault may remain unused: on a slow machine, both pick before the message is edited."""
    return bool(fault["method"] == "PATCH" and fault["path"].startswith("/channels/"))


async def everything_fails(place: Place, fault: Json) -> None:
    """Play a round in which each kind of request fails once."""
    for request in of_the_round(place, await place.letterbox()).values():
        await place.wire.do("fault", **request, **fault)
    await round_played(place, fault)


async def two_things_fail(place: Place, number: int, fault: Json) -> None:
    """Play a round in which the edit after a pick, one more request, and the answers to presses fail."""
    change, *others = of_the_round(place, await place.letterbox()).values()
    for request in (change, others[number]):
        await place.wire.do("fault", **request, **fault)
    await round_played(place, fault)


async def round_played(place: Place, fault: Json) -> None:
    presses = [{**ACKNOWLEDGEMENT, **fault}, {**ANSWER, **fault}]
    picked, answer = await place.picks(*presses), await place.gm_picks(*presses)
    await goes_on(place, picked, answer)


async def everything_is_slow(place: Place) -> None:
    """Let Discord take more than three seconds; a press that is acknowledged so late has no effect."""
    late = {**ACKNOWLEDGEMENT, **SLOW}
    picked = await place.picks(late)
    await place.wire.do("fault", method="POST", path=f"/channels/{place.channel}/messages", **SLOW_AFTER)
    answer = await place.gm_picks({**ACKNOWLEDGEMENT, **SLOW_AFTER}, {**ANSWER, **SLOW_AFTER})
    await goes_on(place, picked, answer)


async def goes_on(place: Place, picked: Json, answer: Json) -> None:
    """Require that both picks were confirmed, that the round was shown once, and that play can continue."""
    assert "Sealed: Defensive" in picked["content"]
    assert "Sealed: Offensive" in answer["content"]
    await place.stands(BEGINS, ROUND)
    story = (await place.posted())[1]
    assert said(story).startswith(ROUND)
    due = await place.choose(place.player)
    assert tactics(due) or offered(due, "bonus")  # depends on the dice
    assert len(await place.letters()) == 1


async def test_a_result_behind_a_private_answer_is_posted_once_whatever_happens(evening_: Evening) -> None:
    faults = list((MENDED | BROKEN).values())
    await asyncio.gather(*(one_roll(p, f) for p, f in zip(evening_.taken(len(faults)), faults, strict=True)))


async def one_roll(place: Place, fault: Json) -> None:
    """Let the post of a roll's result fail; the bot looks for it in the channel before it posts it again."""
    message, custom_id = await place.prepared_roll()
    since = await place.wire.now()
    asked = await place.pressed(place.gm, message, custom_id, [{**RESULT, **fault}])
    await place.answer(since, asked)
    if fault["kind"] != "ratelimit":
        await place.wire.taken(since, "GET", f"/channels/{place.channel}/messages")
    await place.wire.until("/webhooks/*", place.rolls)
    assert len(await place.rolls()) == 1
