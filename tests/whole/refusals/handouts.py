"""Ways to provoke each refusal about handouts on Discord, for `provocations`."""

from rules.campaign.handouts import MOST_HANDOUTS, MakeHandout
from tests.simulated.tabletop import Table
from tests.whole.refusals.provocations import Deed, provokes


@provokes("no-handout")
async def somebody_opens_what_was_not_shown_to_them(table: Table) -> Deed:
    await table.campaign()
    await table.play(MakeHandout(title="A letter", text="A lantern"), table.gm)
    return lambda: table.alva.forge("n:handout-read:1:1")


@provokes("handout-shown")
async def it_is_shown_to_nobody_new(table: Table) -> Deed:
    await table.campaign()
    await table.play(MakeHandout(title="A letter", text="A lantern"), table.gm)
    return lambda: table.gm.forge("n:handout-some:1:1", ["9"])


@provokes("handouts-full")
async def one_more_than_a_campaign_holds(table: Table) -> Deed:
    await table.campaign()
    for _ in range(MOST_HANDOUTS):
        await table.play(MakeHandout(title="A letter", text="A lantern"), table.gm)
    return lambda: table.gm.forge_form("n:handout-make:1", "A letter", "A lantern")
