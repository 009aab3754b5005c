"""How each refusal comes about on Discord: a scene is set, and its last action is handed back undone.

`PROVOCATIONS` goes by code. What nobody can do by pressing what is shown is done with a forged id, as a
changed client could.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from tests.cogs import seam
from tests.cogs.tabletop import ASPECTS, Answer, Table, options
from tests.cogs.test_round import harmed, won_by_alva

Deed = Callable[[], Awaitable[Answer]]
Scene = Callable[[Table], Awaitable[Deed]]

PROVOCATIONS: dict[str, Scene] = {}

#: Codes that Discord cannot bring about, and why.
UNREACHABLE = {
    "campaign-founded": "each /campaign new founds a campaign of its own",
    "no-seat": "/character new takes a seat first, and everything else asks for the GM or a character",
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


@provokes("no-such-campaign")
async def a_button_of_a_campaign_that_is_gone(table: Table) -> Deed:
    await table.wrestling()
    return lambda: table.alva.forge("n:choose:99:3:1")


@provokes("which-campaign")
async def one_of_several_campaigns_is_meant(table: Table) -> Deed:
    await table.campaign()
    await table.gm.slash("campaign new", at=table.thread, name="The Day Ferry")
    return lambda: table.gm.slash("campaign here", at=table.voice)


@provokes("place-bound-already")
async def a_place_is_bound_twice(table: Table) -> Deed:
    await table.campaign()
    return lambda: table.gm.slash("campaign here")


@provokes("place-taken")
async def a_second_campaign_is_started_in_a_channel(table: Table) -> Deed:
    await table.campaign()
    return lambda: table.boris.slash("campaign new", name="Another")


@provokes("seat-taken-already")
async def somebody_makes_two_characters_at_once(table: Table) -> Deed:
    await table.gm.slash("campaign new", name="The Night Train")

    async def both() -> Answer:
        one, two = await seam.together(
            table.env,
            lambda: table.alva.slash("character new", name="Mira"),
            lambda: table.alva.slash("character new", name="Tove"),
        )
        refused: Answer = two if "Mira" in one.text else one
        return refused

    return both


@provokes("gm-only")
async def a_player_changes_the_scene(table: Table) -> Deed:
    await table.campaign()
    return lambda: table.alva.slash("scene new")


@provokes("not-here")
async def a_button_is_pressed_on_another_server(table: Table) -> Deed:
    await table.wrestling()
    await table.stranger.slash("campaign new", at=table.elsewhere, name="Elsewhere")
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
            patch.setattr("cogs._answer.FORM_TIME", 0.01)
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
    await table.env.settle(idle=0.001)


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
    form = await table.alva.press(shown.message, "In the story…")
    return lambda: table.alva.fill(form, BLANK)


# ------------------------------------------------------------------------------- characters


@provokes("no-such-character")
async def a_name_that_nobody_has(table: Table) -> Deed:
    await table.campaign()
    return lambda: table.alva.slash("character sheet", character="Nobody")


@provokes("no-character-yet")
async def somebody_who_plays_nobody_rolls(table: Table) -> Deed:
    await table.campaign()
    return lambda: table.alva.slash("nyx roll")


@provokes("not-your-character")
async def another_s_character_is_played(table: Table) -> Deed:
    await table.campaign()
    await table.finished_character(table.alva, "Mira")
    return lambda: table.boris.slash("character play", character="Mira")


@provokes("name-taken")
async def a_second_character_of_a_name(table: Table) -> Deed:
    await table.campaign()
    await table.finished_character(table.alva, "Mira")
    return lambda: table.boris.slash("character new", name="MIRA")


@provokes("sheet-finished")
async def a_finished_sheet_is_rewritten(table: Table) -> Deed:
    await table.campaign()
    form = (await table.alva.slash("character new", name="Mira")).message
    await table.finished_character(table.boris, "Tove")
    shown = await table.alva.press(form, "Aspects 1–5")
    await table.alva.choose(form, "sheet-attribute body", "7")
    await table.alva.fill(await table.alva.press(form, "Aspects 1–5"), *ASPECTS[:5])
    await table.alva.fill(await table.alva.press(form, "Aspects 6–10"), *ASPECTS[5:])
    await table.alva.press(form, "Done")
    return lambda: table.alva.fill(shown, "Other")


@provokes("attribute-bounds")
async def an_attribute_of_16(table: Table) -> Deed:
    await table.campaign()
    await table.alva.slash("character new", name="Mira")
    return lambda: table.alva.forge("n:sheet-attribute:1:1:body", ["16"])


@provokes("attributes-sum")
async def a_sheet_is_finished_with_points_left(table: Table) -> Deed:
    await table.campaign()
    form = (await table.alva.slash("character new", name="Mira")).message
    return lambda: table.alva.press(form, "Done")


@provokes("aspects-unnamed")
async def a_sheet_is_finished_without_aspects(table: Table) -> Deed:
    await table.campaign()
    form = (await table.alva.slash("character new", name="Mira")).message
    await table.alva.choose(form, "sheet-attribute body", "7")
    return lambda: table.alva.press(form, "Done")


@provokes("aspect-slots")
async def aspects_beyond_the_tenth(table: Table) -> Deed:
    await table.campaign()
    await table.alva.slash("character new", name="Mira")
    return lambda: table.alva.forge_form("n:sheet-named:1:1:9", "a", "b", "c")


@provokes("aspect-twice")
async def two_aspects_of_one_name(table: Table) -> Deed:
    await table.campaign()
    form = (await table.alva.slash("character new", name="Mira")).message
    shown = await table.alva.press(form, "Aspects 1–5")
    return lambda: table.alva.fill(shown, "Rebel", "rebel")


@provokes("no-such-attribute")
async def a_bare_value_fights_with_its_mind(table: Table) -> Deed:
    await table.campaign()
    await table.finished_character(table.alva, "Mira")
    await table.guard()
    return lambda: table.open_conflict(opponent_attribute="mind")


@provokes("character-out")
async def somebody_who_is_out_rolls(table: Table) -> Deed:
    await harmed(table, lead=-5)
    shown = await table.alva.press(table.panel, "Take the penalty")
    await table.alva.press(shown.message, "Fatigue")
    shown = await table.alva.slash("nyx roll", attribute="mind")
    return lambda: table.alva.press(shown.message, "Roll")


# ------------------------------------------------------------------------------- aspects and rolls


async def building(table: Table) -> Answer:
    await table.campaign()
    await table.finished_character(table.alva, "Mira")
    return await table.alva.slash("nyx roll", attribute="body")


@provokes("mixed-signs")
async def one_aspect_helps_and_another_hurts(table: Table) -> Deed:
    shown = await building(table)
    await table.alva.choose(shown.message, "roll-set positive", "1")
    await table.alva.choose(shown.message, "roll-set negative", "2")
    return lambda: table.alva.press(shown.message, "Roll")


@provokes("not-enough-points")
async def six_aspects_help(table: Table) -> Deed:
    shown = await building(table)
    await table.alva.choose(shown.message, "roll-set positive", *"123456")
    return lambda: table.alva.press(shown.message, "Roll")


@provokes("no-such-aspect")
async def an_aspect_that_is_not_on_the_sheet(table: Table) -> Deed:
    await building(table)
    return lambda: table.alva.forge("n:roll:1:1:0:body:0:8000:0")


@provokes("no-aspect-points")
async def a_bare_value_uses_an_aspect(table: Table) -> Deed:
    await table.campaign()
    await table.guard()
    await table.gm.slash("nyx roll", character="Guard")
    return lambda: table.gm.forge("n:roll:1:1:0:value:0:2:0")


@provokes("damage-not-positive")
async def damage_helps(table: Table) -> Deed:
    await harmed(table)
    shown = await table.alva.press(table.panel, "Take the penalty")
    await table.alva.fill(await table.alva.press(shown.message, "Damage…"), "Twisted ankle")
    return lambda: table.alva.forge("n:ready:1:3:2:1:body:0:800:0")


@provokes("rolled-already")
async def a_roll_button_is_pressed_twice(table: Table) -> Deed:
    first, second = await building(table), await table.alva.slash("nyx roll")
    table.dice.add(3)
    await table.alva.press(first.message, "Roll")
    return lambda: table.alva.press(second.message, "Roll")


@provokes("in-conflict")
async def somebody_rolls_alone_in_a_conflict(table: Table) -> Deed:
    await table.wrestling()
    shown = await table.alva.slash("nyx roll")
    return lambda: table.alva.press(shown.message, "Roll")


async def demanded(table: Table, label: str) -> None:
    """The GM demands an aspect of Mira's."""
    tools = await table.gm.press(table.panel, "More…")
    (menu,) = [each for each in _menus(tools) if each["custom_id"].startswith("n:demand:1:3:1:1")]
    (value,) = [each["value"] for each in menu["options"] if each["label"] == label]
    await table.gm.actor.select(tools.message, [value], custom_id=menu["custom_id"])


@provokes("demand-open")
async def a_side_is_ready_before_it_has_answered(table: Table) -> Deed:
    await table.duel()
    shown = await table.alva.press(table.panel, "Choose")
    await demanded(table, "Wanted (2)")
    return lambda: table.alva.press(shown.message, "Ready")


@provokes("aspect-used")
async def an_aspect_helps_that_was_just_bought_off(table: Table) -> Deed:
    await table.duel()
    shown = await table.alva.press(table.panel, "Choose")
    wanted = options(shown.message, "declare-set positive")["Wanted (2)"]
    await table.alva.choose(shown.message, "declare-set positive", wanted)
    await demanded(table, "Wanted (2)")
    asked = await table.alva.press(table.panel, "Choose")
    await table.alva.press(asked.message, "Buy off")
    return lambda: table.alva.press(shown.message, "Ready")


@provokes("no-demand")
async def a_demand_is_answered_twice(table: Table) -> Deed:
    await table.duel()
    await demanded(table, "Wanted (2)")
    first = await table.alva.press(table.panel, "Choose")
    second = await table.alva.press(table.panel, "Choose")
    await table.alva.press(first.message, "Accept")
    return lambda: table.alva.press(second.message, "Accept")


def _menus(answer: Answer) -> list[dict[str, Any]]:
    rows = answer.message.components
    return [each for row in rows for each in row["components"] if "options" in each]
