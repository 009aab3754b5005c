"""Ways to provoke each refusal: each sets a scene, and returns its last action without doing it.

`PROVOCATIONS` is keyed by code. Actions that no visible button allows use a forged id, as a changed client
could.
"""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from tests import seam
from tests.cogs.nyx.test_rounds import won_by_alva
from tests.simulated.tabletop import Answer, Table

Deed = Callable[[], Awaitable[Answer]]
Scene = Callable[[Table], Awaitable[Deed]]

PROVOCATIONS: dict[str, Scene] = {}

#: Codes that Discord cannot provoke, with the reason.
UNREACHABLE = {
    "no-such-campaign": "a button of a campaign that is gone is answered like one of elsewhere: not-here",
    "campaign-founded": "each /campaign new founds a campaign of its own",
    "two-passive": "the first side of /nyx conflict is always a character",
    "attribute-zero": "an attribute at 0 puts the character out, which ends the conflict (NYX-46)",
    "points-spent": "nothing on Discord spends points between a declaration and the roll",
}

BLANK = "\u200b"


def provokes(code: str) -> Callable[[Scene], Scene]:
    def register(scene: Scene) -> Scene:
        assert code not in PROVOCATIONS, code
        PROVOCATIONS[code] = scene
        return scene

    return register


# ------------------------------------------------------------------------------- campaigns and seats


@provokes("no-campaign-here")
async def a_channel_without_a_campaign(table: Table) -> Deed:
    return lambda: table.alva.slash("campaign info")


@provokes("outdated-command")
async def a_command_of_a_game_that_nobody_plays_here(table: Table) -> Deed:
    await table.campaign()
    table.forgives = True  # the simulation records an exception of a command

    async def used() -> Answer:
        return Answer(await seam.outdated_slash(table.alva.actor, table.channel, "noir"))

    return used


@provokes("doctor-only")
async def a_player_who_asks_what_is_in_the_bot_s_way(table: Table) -> Deed:
    await table.campaign()
    return lambda: table.alva.slash("doctor")


@provokes("which-campaign")
async def one_of_several_campaigns_is_meant(table: Table) -> Deed:
    await table.campaign()
    await table.gm.slash("campaign new", at=table.thread, system="nyx", name="The Day Ferry")
    return lambda: table.gm.slash("campaign here", at=table.voice)


@provokes("place-bound-already")
async def a_place_is_bound_twice(table: Table) -> Deed:
    await table.campaign()
    return lambda: table.gm.slash("campaign here")


@provokes("place-taken")
async def a_second_campaign_is_started_in_a_channel(table: Table) -> Deed:
    await table.campaign()
    return lambda: table.boris.slash("campaign new", system="nyx", name="Another")


@provokes("seat-taken-already")
async def somebody_joins_twice(table: Table) -> Deed:
    await table.campaign()
    return lambda: table.alva.slash("campaign join")


@provokes("gm-only")
async def a_player_changes_the_scene(table: Table) -> Deed:
    await table.campaign()
    return lambda: table.alva.slash("scene new")


@provokes("not-here")
async def a_button_is_pressed_on_another_server(table: Table) -> Deed:
    await table.wrestling()
    await table.stranger.slash("campaign new", at=table.elsewhere, system="nyx", name="Elsewhere")
    return lambda: table.stranger.forge("n:choose:1:3:1", at=table.elsewhere)


@provokes("stale-button")
async def a_button_of_an_older_program(table: Table) -> Deed:
    await table.wrestling()
    return lambda: table.alva.forge("n:dance:1:3:1")


@provokes("too-slow")
async def a_form_that_cannot_open_in_time(table: Table) -> Deed:
    await table.campaign()
    form = (await table.alva.slash("character new", name="Mira")).message

    async def slowly() -> Answer:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("chat.interactions.response.FORM_TIME", 0.01)
            patch.setattr(table.bot.table, "state", lambda *_: asyncio.sleep(1))
            return await table.alva.press(form, "Aspects 1–5")

    return slowly


@provokes("may-not-write")
async def the_bot_is_not_allowed_to_write(table: Table) -> Deed:
    await table.campaign()
    await table.guard()
    await table.guard("Other")
    await muted(table)
    return lambda: table.open_conflict("Guard", "Other")


async def muted(table: Table) -> None:
    """Forbid the bot to send messages in the channel."""
    me = table.guild.me
    assert me is not None
    channel = table.env.bot.get_channel(table.channel.id)
    await channel.set_permissions(me, send_messages=False)  # type: ignore[union-attr]
    await table.env.settle()


# ------------------------------------------------------------------------------- texts


@provokes("name-empty")
async def a_name_of_nothing(table: Table) -> Deed:
    await table.campaign()
    return lambda: table.gm.slash("npc new", name=BLANK, value=7)


@provokes("text-too-long")
async def a_name_of_61_characters(table: Table) -> Deed:
    await table.campaign()
    return lambda: table.gm.slash("npc new", name="x" * 61, value=7)


@provokes("text-empty")
async def a_story_of_nothing(table: Table) -> Deed:
    await won_by_alva(table)
    shown = await table.alva.press(table.panel, "Use the win")
    form = await table.alva.press(shown.message, "Story…")
    return lambda: table.alva.fill(form, BLANK)
