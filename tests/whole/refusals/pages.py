"""Ways to provoke each refusal about the page of a campaign on Discord, for `provocations`."""

from settings import Settings
from tests.simulated.tabletop import Table
from tests.whole.refusals.provocations import Deed, provokes


@provokes("no-pages")
async def a_page_is_asked_for_where_the_host_serves_none(table: Table) -> Deed:
    await table.campaign()
    services = table.bot.services
    object.__setattr__(services, "settings", Settings(database=services.settings.database))
    return lambda: table.gm.slash("campaign page")


@provokes("page-made")
async def a_page_is_made_twice(table: Table) -> Deed:
    await table.campaign()
    await table.gm.forge("n:page-make:1")
    return lambda: table.gm.forge("n:page-make:1")


@provokes("no-page")
async def a_page_is_revoked_that_is_not_there(table: Table) -> Deed:
    await table.campaign()
    return lambda: table.gm.forge("n:page-revoke:1")
