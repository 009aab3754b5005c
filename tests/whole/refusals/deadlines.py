"""Ways to provoke each refusal about deadlines on Discord, for `provocations`."""

from datetime import UTC, datetime, timedelta

from rules.campaign.actions import ChangeSetting
from tests.simulated.tabletop import Table
from tests.whole.refusals.provocations import Deed, provokes


async def overdue(table: Table) -> None:
    """Let the time of both sides run out, so that the GM may pick openly for players."""
    table.watch.time = start = datetime(2026, 11, 23, 12, tzinfo=UTC)
    for key, value in (("deadline", "24"), ("default", "gm")):
        await table.play(ChangeSetting(key=key, value=value), table.gm)
    for hours in (0, 12, 24):
        table.watch.time = start + timedelta(hours=hours)
        await table.bot.services.scheduler.tick()
    await table.env.settle()


@provokes("gm-acts-first")
async def the_gm_picks_for_a_player_before_the_own_pick(table: Table) -> Deed:
    await table.wrestling()
    await table.declared(table.alva)
    await overdue(table)
    offered = table.panel
    return lambda: table.gm.press(offered, "Pick openly…")


@provokes("time-not-out")
async def the_gm_picks_for_a_player_who_has_picked(table: Table) -> Deed:
    await table.wrestling()
    await table.declared(table.alva)
    picker = (await table.alva.press(table.panel, "Choose")).message
    await overdue(table)
    offered = table.panel
    await table.alva.press(picker, "Waiting")
    return lambda: table.gm.press(offered, "Pick openly…")
