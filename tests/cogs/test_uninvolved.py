"""“More…” is never empty: somebody who has no part in a contest is told so, and has a button to press."""

from collections.abc import Awaitable, Callable

import pytest

from tests.simulated import noir_combats, zapas_play
from tests.simulated.reading import labels
from tests.simulated.tabletop import Table


async def nyx(table: Table) -> None:
    """Open a conflict in which Boris has no part."""
    await table.wrestling()


async def noir(table: Table) -> None:
    """Open a combat in which Boris has no part."""
    await noir_combats.noir(table)
    await noir_combats.main(table, table.alva, "Alma")
    await noir_combats.npc(table, "Thug")
    await noir_combats.fight(table, "Thug", 9, 8, 2, 3)


async def zapas(table: Table) -> None:
    """Begin a roll in which Boris has no part, and with nobody who could help."""
    await zapas_play.party(table)
    await zapas_play.tried(table)


@pytest.mark.parametrize("begun", [nyx, noir, zapas])
async def test_more_has_something_to_press_for_who_has_no_part_in_it(
    table: Table, begun: Callable[[Table], Awaitable[None]]
) -> None:
    await begun(table)
    shown = await table.boris.press(table.panel, "More…")
    assert shown.text
    assert "Pause the game" in labels(shown.message)
