"""The menu of a person: the sheet of the character that they play here, as far as one may know it."""

from tests.simulated.noir_combats import main, noir
from tests.simulated.reading import whole
from tests.simulated.tabletop import Person, Table
from tests.simulated.zapas_play import party

SHEET = "Character sheet"


async def shown(table: Table, asking: Person, whose: Person) -> str:
    """Return the answer to somebody who looks at a person's sheet; only they see it."""
    answer = await asking.menu(SHEET, whose.actor)
    assert answer.message.ephemeral
    return whole(answer.message)


async def test_a_person_s_menu_shows_the_sheet_of_whom_they_play(table: Table) -> None:
    await table.campaign()
    await table.finished_character(table.alva, "Mira")
    assert "Mira" in await shown(table, table.boris, table.alva)
    await table.finished_character(table.alva, "Wren")
    await table.alva.slash("character play", character="Wren")
    assert "Wren" in await shown(table, table.boris, table.alva), "it follows /character play"


async def test_noir_shows_the_sheet(table: Table) -> None:
    await noir(table)
    await main(table, table.alva, "Alma")
    assert "Alma" in await shown(table, table.boris, table.alva)


async def test_zapas_shows_the_sheet(table: Table) -> None:
    await party(table)
    assert "Thief" in await shown(table, table.boris, table.alva)


async def test_a_person_who_plays_nobody_has_no_sheet(table: Table) -> None:
    await table.campaign()
    for whose in (table.gm, table.boris):
        assert "plays no character here" in await shown(table, table.alva, whose)
