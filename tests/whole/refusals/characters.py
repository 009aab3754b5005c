"""Refusals about sheets, aspects and rolls, for `provocations`."""

from typing import Any

from tests.cogs.nyx.test_rounds import harmed
from tests.simulated.reading import options
from tests.simulated.tabletop import ASPECTS, Answer, Table
from tests.whole.refusals.provocations import PROVOCATIONS, Deed, provokes

__all__ = ["PROVOCATIONS"]

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
async def somebody_with_a_sheet_declares_a_single_value(table: Table) -> Deed:
    await table.wrestling()
    return lambda: table.alva.forge("n:ready:1:3:1:1:value:0:0:0")


@provokes("character-out")
async def somebody_who_is_out_rolls(table: Table) -> Deed:
    await harmed(table, lead=-5)
    shown = await table.alva.press(table.panel, "Penalty…")
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
    shown = await table.alva.press(table.panel, "Penalty…")
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
    """Let the GM demand an aspect of Mira's."""
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
