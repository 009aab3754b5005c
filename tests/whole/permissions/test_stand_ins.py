"""A stand-in presses buttons of the absent seat, without having chosen to act for it here."""

from rules.campaign.actions import AppointStandIn
from tests.simulated.reading import whole
from tests.simulated.tabletop import Table
from tests.simulated.zapas_sheets import crew, person
from tests.whole.refusals.between import LINES
from tests.whole.refusals.in_conflict import told_round


async def stands_in(table: Table) -> None:
    """Let Boris stand in for Alva."""
    await table.play(AppointStandIn(seat="2", stand_in="3"), table.gm)


async def test_a_stand_ins_save_is_shown_and_not_refused(table: Table) -> None:
    await crew(table, ready=("Ivar",))
    await stands_in(table)
    await table.gm.declares("scene new")
    answer = await table.boris.forge("n:z-level:1:1:1", ["5"])
    assert "Thief" in whole(answer.place)
    assert (await person(table, "Tova")).traits[0].level == 5


async def test_a_stand_in_tells_the_round_for_an_absent_player(table: Table) -> None:
    await told_round(table)
    await stands_in(table)
    await table.boris.forge_form("n:told:1:3:1", "She lets him rush past.")
    assert any("She lets him rush past." in whole(message) for message in table.read())


async def test_a_stand_in_proposes_changed_aspects(table: Table) -> None:
    await table.campaign()
    await table.finished_character(table.alva, "Mira")
    await stands_in(table)
    await table.gm.slash("campaign info")
    typed = "\n".join(line.replace("Small", "Tall") for line in LINES)
    await table.boris.forge_form("n:change:1:1", typed, "She has changed.")
    assert (await table.character("Mira")).ask is not None
