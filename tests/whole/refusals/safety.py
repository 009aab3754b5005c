"""Ways to provoke each refusal about safety at the table on Discord, for `provocations`."""

from rules.campaign.safety import MOST_LIMITS
from storage.safety import Limit
from tests.simulated.tabletop import Table
from tests.whole.refusals.provocations import Deed, provokes


@provokes("paused")
async def a_player_picks_while_the_game_is_paused(table: Table) -> Deed:
    await table.duel()
    await table.declared(table.alva, table.boris)
    picker = (await table.alva.press(table.panel, "Choose")).message
    await table.boris.forge("n:pause:1")
    return lambda: table.alva.press(picker, "Waiting")


@provokes("not-paused")
async def a_game_goes_on_that_runs(table: Table) -> Deed:
    await table.campaign()
    return lambda: table.alva.forge("n:go-on:1")


@provokes("limit-gone")
async def a_line_is_withdrawn_twice(table: Table) -> Deed:
    await table.campaign()
    return lambda: table.alva.forge("n:limit-drop:1:00ff")


@provokes("limits-full")
async def a_line_more_than_a_table_may_have(table: Table) -> Deed:
    await table.campaign()
    for number in range(MOST_LIMITS):
        await table.bot.table.store.safety.add(1, f"{number:032x}", Limit("line", "spiders"))
    return lambda: table.alva.forge_form("n:limit-add:1:veil", "blood")
