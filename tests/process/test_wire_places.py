"""Mid-round, direct messages are closed, a panel or channel is deleted, or a permission is removed.

Picks are kept, the person who must act is told how, and the game continues.
"""

from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial

import pytest
import pytest_asyncio
from discord import Permissions

from tests.process.wire import PATIENCE, Json, missing
from tests.process.wire_cast import Evening, evening
from tests.process.wire_place import BEGINS, ROUND, Place, offered, said, tactics
from tests.process.wire_trial import all_at_once

pytestmark = [
    pytest.mark.asyncio(loop_scope="module"),
    pytest.mark.skipif(bool(missing()), reason=missing() or "-"),
]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def evening_(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Evening]:
    async with evening(tmp_path_factory.mktemp("bot"), 7) as one:
        yield one


async def test_the_game_continues_where_direct_messages_a_channel_or_a_permission_are_gone(
    evening_: Evening,
) -> None:
    scenes: Sequence[Callable[[Place], Awaitable[None]]] = (
        door_closed,
        panel_deleted,
        channel_deleted,
        may_not_send,
        may_not_see,
        may_not_embed,
        may_not_look_back,
    )
    places = zip(scenes, evening_.taken(len(scenes)), strict=True)
    wrong = await all_at_once(
        [(getattr(scene, "__name__", ""), partial(scene, place)) for scene, place in places], 4
    )
    assert not wrong, "\n".join(wrong)


async def door_closed(place: Place) -> None:
    """Close the GM's direct messages: the picker cannot be sent there, so the panel mentions the GM."""
    await place.wire.world("dm_closed", user=place.gm)
    old = await place.panel()
    await place.picks()
    panel = await place.panel(beside=old["id"])
    assert f"<@{place.gm}>" in panel["content"]
    await place.stands(BEGINS)
    choosing = await place.press(place.gm, panel, "choose")
    assert choosing["content"].startswith("I can’t send you direct messages. Use “Choose” below the panel")
    await place.pick(place.gm, choosing, 2)
    assert await place.letters() == []
    await goes_on(place)


async def panel_deleted(place: Place) -> None:
    """Delete the panel before a pick, and again before the round is revealed."""
    choosing, first = await place.choose(place.player), await place.panel()
    await place.wire.world("delete_message", user=place.gm, message=first["id"])
    await place.pick(place.player, choosing, 0)
    second = await place.panel()
    assert "🔒 Mira · " in said(second)
    await place.stands(BEGINS)
    await place.wire.world("delete_message", user=place.gm, message=second["id"])
    await place.gm_picks()
    await goes_on(place, ROUND)


async def channel_deleted(place: Place) -> None:
    """Delete the channel: the game continues with buttons in other places."""
    panel, letter = await place.panel(), await picked(place)
    (choose,) = offered(panel, "choose")
    await place.wire.world("delete_channel", channel=place.channel)
    assert "Sealed: Offensive" in (await place.pick(place.gm, letter, 2))["content"]
    elsewhere = await place.wire.world("channel", guild=place.wire.known["guild"], name="elsewhere")
    await can_play(place, await place.put_up(elsewhere, choose))


async def may_not_send(place: Place) -> None:
    """Forbid the bot to send messages in the channel."""
    await shown_later(place, "send_messages")


async def may_not_see(place: Place) -> None:
    """Hide the channel from the bot."""
    await shown_later(place, "view_channel")


async def may_not_embed(place: Place) -> None:
    """Forbid the bot to send embeds: the text then says everything."""
    letter = await picked(place)
    ours = f"/channels/{place.channel}/permissions/{place.wire.known['bot']}"
    deny = {"type": 1, "deny": str(Permissions(embed_links=True).value)}
    await place.wire.as_bot("PUT", ours, deny)  # the bot is told of this change, but not of one to a role
    assert "Sealed: Offensive" in (await place.pick(place.gm, letter, 2))["content"]
    await goes_on(place)
    assert not any(message["embeds"] for message in (await place.posted())[1:])


async def may_not_look_back(place: Place) -> None:
    """Forbid the bot to read old messages: a round does not need them."""
    letter = await picked(place)
    async with denied(place, "read_message_history"):
        assert "Sealed: Offensive" in (await place.pick(place.gm, letter, 2))["content"]
        await goes_on(place)


async def shown_later(place: Place, permission: str) -> None:
    """Play without a permission; require that the round is shown when the permission is back."""
    panel, letter = await place.panel(), await picked(place)
    async with denied(place, permission):
        since = await place.wire.now()
        assert "Sealed: Offensive" in (await place.pick(place.gm, letter, 2))["content"]
        await tried(place, since, 1)
        await can_play(place, panel)
        await tried(
            place, since, 2
        )  # otherwise the next press might show the round, on a panel that is then deleted
        await place.stands(BEGINS)
    await can_play(place, panel)
    await goes_on(place)


async def tried(place: Place, since: int, times: int) -> None:
    """Wait until this many requests to show something here have been answered."""
    assert await place.wire.do("wait_http", since=since, path=place.posts, n=times, wait=PATIENCE)


@asynccontextmanager
async def denied(place: Place, permission: str) -> AsyncIterator[None]:
    """Deny the bot a permission by giving it a role; it does not notice when the role is removed."""
    home = f"/guilds/{place.wire.known['guild']}"
    role = (await place.wire.as_bot("POST", f"{home}/roles", {"name": f"no {permission}"}))["id"]
    deny = {"type": 0, "deny": str(Permissions(**{permission: True}).value)}
    await place.wire.as_bot("PUT", f"/channels/{place.channel}/permissions/{role}", deny)
    ours = f"{home}/members/{place.wire.known['bot']}/roles/{role}"
    await place.wire.as_bot("PUT", ours)
    yield
    await place.wire.as_bot("DELETE", ours)


async def picked(place: Place) -> Json:
    """Let the player pick; return the GM's direct message."""
    assert "Sealed: Defensive" in (await place.picks())["content"]
    return await place.letter()


async def goes_on(place: Place, *shown: str) -> None:
    """Require that the round was shown once, and that the next step can be played."""
    await place.stands(*(shown or (BEGINS, ROUND)))
    assert said((await place.posted())[-1]).startswith(ROUND)
    await can_play(place, await place.panel())


async def can_play(place: Place, panel: Json) -> None:
    """Require that the player can take the next step after the round."""
    due = await place.press(place.player, panel, "choose")
    assert tactics(due) or offered(due, "bonus")  # depends on the dice
