"""Ways to provoke each refusal about hidden rolls on Discord, for `provocations`."""

from rules.campaign.actions import ChangeSetting, RollHidden, SetRole, ShowHidden
from rules.chance.hidden_seeds import MOST_HIDDEN
from tests.simulated.tabletop import Table
from tests.whole.refusals.provocations import Deed, provokes


async def unseen(table: Table, value: str = "both") -> None:
    """Start a campaign with decks in which dice may fall unseen."""
    table.deal()
    await table.campaign()
    await table.guard()
    await table.play(ChangeSetting(key="hidden-rolls", value=value), table.gm)


def roll(table: Table) -> Deed:
    return lambda: table.gm.slash("nyx roll", character="Guard", hidden=True)


@provokes("hidden-rolls-off")
async def a_hidden_roll_where_nobody_rolls_hidden(table: Table) -> Deed:
    await table.campaign()
    await table.guard()
    return roll(table)


@provokes("hidden-rolls-gm")
async def a_blind_roll_where_the_gm_alone_rolls_hidden(table: Table) -> Deed:
    await unseen(table, "gm")
    await table.finished_character(table.alva, "Mira")
    return lambda: table.alva.slash("nyx roll", character="Mira", hidden=True)


@provokes("no-hidden-roll")
async def a_roll_that_was_shown_already(table: Table) -> Deed:
    await unseen(table)
    await table.gm.slash("nyx roll", character="Guard", hidden=True)
    await table.play(ShowHidden(number=1), table.gm)
    return lambda: table.gm.press(table.gm.reads()[-1], "Show everyone")


@provokes("blind-own")
async def a_look_at_a_blind_roll_by_who_rolled_it_and_is_a_gm_now(table: Table) -> Deed:
    await unseen(table)
    await table.finished_character(table.alva, "Mira")
    await table.alva.slash("nyx roll", character="Mira", attribute="body", hidden=True)
    message = table.alva.reads()[-1]
    alva = (await table.state()).campaign.held_by(table.alva.id)
    assert alva is not None
    await table.play(SetRole(seat=alva.id, gm=True), table.gm)
    return lambda: table.alva.press(message, "Look")


@provokes("hidden-rolls-used")
async def one_hidden_roll_too_many(table: Table) -> Deed:
    await unseen(table)
    for _ in range(MOST_HIDDEN):
        await table.play(RollHidden(character="1", rolls="value"), table.gm)
    return roll(table)
