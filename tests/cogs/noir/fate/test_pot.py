"""In Noir, only the GM sees the points in the GM’s pot, however the GM fills it."""

import pytest

from tests.simulated.noir_combats import noir
from tests.simulated.reading import whole
from tests.simulated.tabletop import Person, Table


async def settings_of(person: Person) -> str:
    """Return the settings as a person reads them; they mention the GM’s pot."""
    read = whole((await person.slash("campaign settings")).message)
    assert "The GM’s pot" in read
    return read


@pytest.mark.rule("NOIR-60")
async def test_a_pot_that_is_filled_by_a_setting_is_the_gms_secret(table: Table) -> None:
    await noir(table)
    before = len(table.read())
    shown = (await table.gm.slash("campaign settings")).message
    pot = await table.gm.choose(shown, "setting", "fate-pot")
    await table.gm.fill(await table.gm.press(pot.place, "Other value…"), "83")
    assert (await table.state()).shared.pot == 83
    assert "83" in await settings_of(table.gm)
    assert "83" not in await settings_of(table.alva)
    assert not any("83" in whole(message) for message in table.read()[before:])
