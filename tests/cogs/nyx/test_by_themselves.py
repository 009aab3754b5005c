"""Effects that the rules apply automatically after a choice: cancelled dice, the situation, overflow."""

import pytest

from rules.nyx.base.enums import Phase
from tests.simulated.reading import options, whole
from tests.simulated.tabletop import ASPECTS, Table


@pytest.mark.rule("NYX-11")
async def test_a_forced_aspect_takes_dice_from_one_that_helps(table: Table) -> None:
    await table.wrestling()
    tools = await table.gm.press(table.panel, "More…")
    await table.gm.choose(tools.message, "demand", options(tools.message, "demand")["Wanted (2)"])
    asked = await table.alva.press(table.panel, "Choose")
    picker = await table.alva.press(asked.message, "Accept")
    declaring = await table.alva.press(picker.message, "Declare first")
    helps = options(declaring.message, "declare-set positive")[f"{ASPECTS[0]} (3)"]
    chosen = await table.alva.choose(declaring.message, "declare-set positive", helps)
    assert "2 dice, the best counts" in whole(chosen.place)
    await table.alva.press(chosen.place, "Ready")
    assert (await table.character("Mira")).points == 5 + 2 - 1


@pytest.mark.rule("NYX-27", "NYX-30", "NYX-31")
async def test_the_situation_pushes_from_the_second_round_on_until_it_overflows(table: Table) -> None:
    await table.wrestling(advantage=3, opponent_advantage=1, length=3)
    assert (await table.conflict()).marker == 2
    for _ in range(2):
        table.dice.add(9, 9)
        await table.picked(table.alva, "Defensive")
        await table.gm.press(table.gm.letters[-1], "Offensive")
    conflict = await table.conflict()
    assert (conflict.turn, conflict.phase, conflict.marker) == (2, Phase.PENALTY, 3)
    assert "+2 +2" in whole(table.story)
