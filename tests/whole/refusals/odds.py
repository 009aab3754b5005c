"""Ways to provoke each refusal about chances on Discord, for `provocations`."""

from rules.campaign.actions import ChangeSetting
from tests.simulated.tabletop import Table
from tests.whole.refusals.provocations import Deed, provokes


async def switched(table: Table, value: str) -> Deed:
    """Let the GM choose who sees chances; then a player asks for them."""
    await table.campaign()
    await table.play(ChangeSetting(key="odds", value=value), table.gm)
    return lambda: table.alva.slash("odds roll", value=5)


@provokes("odds-off")
async def chances_where_the_gm_wants_none(table: Table) -> Deed:
    return await switched(table, "off")


@provokes("odds-practice")
async def chances_that_are_for_the_practice_table(table: Table) -> Deed:
    return await switched(table, "practice")


@provokes("odds-no-game")
async def chances_of_no_game_where_there_is_no_campaign(table: Table) -> Deed:
    return lambda: table.alva.slash("odds roll", at=table.voice, value=5)


@provokes("odds-no-difficulty")
async def chances_of_zapas_against_nothing(table: Table) -> Deed:
    await table.campaign()
    return lambda: table.alva.slash("odds roll", value=5, game="zapas")


@provokes("odds-added")
async def more_of_a_reserve_than_there_is(table: Table) -> Deed:
    await table.campaign()
    return lambda: table.alva.slash("odds roll", value=5, game="zapas", difficulty=3, reserve=1, added=2)


@provokes("odds-no-reserve")
async def dice_of_a_reserve_that_nobody_knows(table: Table) -> Deed:
    await table.campaign()
    return lambda: table.alva.slash("odds roll", value=5, game="zapas", difficulty=3, added=2)


@provokes("odds-no-conflict")
async def the_forecast_of_a_conflict_that_does_not_run(table: Table) -> Deed:
    await table.campaign()
    return lambda: table.alva.slash("nyx-odds conflict")


@provokes("odds-withheld")
async def the_forecast_against_an_opponent_whose_numbers_are_the_gm_s(table: Table) -> Deed:
    await table.wrestling()
    await table.play(ChangeSetting(key="npc-numbers", value="gm"), table.gm)
    return lambda: table.alva.slash("nyx-odds conflict")


@provokes("odds-off-scale")
async def the_forecast_of_a_place_beyond_the_scale(table: Table) -> Deed:
    await table.campaign()
    return lambda: table.alva.slash("nyx-odds conflict", value=5, marker=5, length=3)


@provokes("players-pick")
async def a_player_s_side_that_is_to_play_itself(table: Table) -> Deed:
    await table.wrestling()
    return lambda: table.gm.forge("n:itself:1:3:1:1:1")
