"""Refusals about the GM's word on claimed aspects and waiting points, for `provocations`."""

from tests.simulated.reading import options
from tests.simulated.tabletop import Answer, Table
from tests.whole.refusals.provocations import Deed, provokes


async def chosen(table: Table) -> Answer:
    """Let Mira's player choose an aspect for a roll, without rolling yet."""
    shown = await table.alva.slash("nyx roll", attribute="body")
    rebel = options(shown.message, "roll-set positive")["Rebel (2)"]
    return await table.alva.choose(shown.message, "roll-set positive", rebel)


async def laid_out(table: Table) -> None:
    await table.campaign()
    await table.finished_character(table.alva, "Mira")


@provokes("claim-waits")
async def the_same_is_claimed_twice(table: Table) -> Deed:
    await laid_out(table)
    first, second = [await chosen(table) for _ in range(2)]
    await table.alva.press(first.message, "Roll")
    return lambda: table.alva.press(second.message, "Roll")


@provokes("no-claim")
async def a_claim_is_let_twice(table: Table) -> Deed:
    await laid_out(table)
    await table.alva.press((await chosen(table)).message, "Roll")
    first, second = [await table.gm.slash("nyx pending") for _ in range(2)]
    table.dice.add(9, 3, 8)
    await table.gm.press(first.message, "Allow")
    return lambda: table.gm.press(second.message, "Allow")


@provokes("no-gain")
async def points_are_let_twice(table: Table) -> Deed:
    await laid_out(table)
    await table.alva.slash("nyx aspect", aspect="Wanted", use="hurts", text="I sigh.")
    first, second = [await table.gm.slash("nyx pending") for _ in range(2)]
    await table.gm.press(first.message, "Let all count")
    return lambda: table.gm.press(second.message, "Let all count")


@provokes("aspect-struck")
async def an_aspect_is_declared_again_that_the_gm_has_ruled_out(table: Table) -> Deed:
    await table.wrestling()
    builders = []
    for _ in range(2):
        picker = await table.alva.press(table.panel, "Choose")
        shown = await table.alva.press(picker.message, "Declare first")
        rebel = options(shown.message, "declare-set positive")["Rebel (2)"]
        builders.append(await table.alva.choose(shown.message, "declare-set positive", rebel))
    await table.alva.press(builders[0].message, "Ready")
    judged = await table.gm.press(table.panel, "Choose")
    await table.gm.press(judged.message, "Rule out")
    return lambda: table.alva.press(builders[1].message, "Ready")
