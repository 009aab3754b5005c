"""A Noir roll is answered within a message, however many people and modifiers it has."""

import pytest

from rules.noir.base.enums import Level
from rules.noir.state.campaign_state import Trait
from rules.noir.state.contest_actions import Claims, OpenTest, RollSide
from tests.simulated.noir_combats import act, main, noir
from tests.simulated.tabletop import Table

PEOPLE = 5
TRAITS = tuple(Trait(name=f"{number}{'*_' * 29}", level=Level.ORDINARY) for number in range(6))
CLAIMS = Claims(traits=tuple(one.name for one in TRAITS))


@pytest.mark.rule("NOIR-30")
async def test_the_answer_to_a_roll_of_many_with_long_names_fits_into_a_message(table: Table) -> None:
    await noir(table)
    people = [
        await main(table, table.alva, f"{number}{'_' * 59}", entries=TRAITS) for number in range(PEOPLE)
    ]
    sides = tuple(
        RollSide(character=one.id, rolls="agility", claims=CLAIMS, odds=0 if one is not people[-1] else None)
        for one in people
    )
    await table.play(OpenTest(place=table.channel.id, title="All of them", sides=sides), table.gm)
    await table.bot.services.live.show(1, next(iter((await table.state()).contests)))
    asked = await act(table, table.alva)
    table.dice.add(*(face for number in range(PEOPLE) for face in (*[10] * 8, 9, 9 - number)))
    answer = await table.alva.press(asked.message, "Roll")
    assert answer.place.content.startswith("✅")
    assert len(answer.place.content) <= 2000
