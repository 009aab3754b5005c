"""Ways to provoke each refusal about ready scenes on Discord, for `provocations`."""

from tests.simulated.ready import prepared, start
from tests.simulated.tabletop import Table
from tests.whole.refusals.provocations import Deed, provokes


@provokes("claim-gm")
async def the_gm_claims_a_character(table: Table) -> Deed:
    await prepared(table, "ferry")
    return lambda: table.gm.press(start(table), "Play Tilda")


@provokes("claimed-already")
async def two_people_want_the_same_character(table: Table) -> Deed:
    await prepared(table, "ferry")
    await table.boris.press(start(table), "Play Tilda")
    return lambda: table.alva.forge("n:claim:1:1")


@provokes("claim-one")
async def somebody_wants_two_characters(table: Table) -> Deed:
    await prepared(table, "ferry")
    await table.alva.press(start(table), "Play Tilda")
    return lambda: table.alva.press(start(table), "Play Emil Varg")


@provokes("ready-unclaimed")
async def the_gm_begins_before_anybody_is_there(table: Table) -> Deed:
    await prepared(table, "ferry")
    return lambda: table.gm.press(start(table), "▶ The chase to the river")


@provokes("ready-begun")
async def the_gm_begins_the_same_conflict_twice(table: Table) -> Deed:
    await prepared(table, "ferry")
    await table.alva.press(start(table), "Play Tilda")
    await table.gm.press(start(table), "▶ The chase to the river")
    return lambda: table.gm.forge("n:ready-begin:1:1")
