"""/nyx roll: an individual action is prepared with menus, rolled once and announced to everybody."""

from typing import Any

import pytest

from tests.simulated.reading import labels, options, whole
from tests.simulated.tabletop import Answer, Table


async def built(table: Table, **said: Any) -> Answer:
    await table.campaign()
    await table.finished_character(table.alva, "Mira")
    return await table.alva.slash("nyx roll", **said)


@pytest.mark.rule("NYX-15", "NYX-17")
async def test_a_plain_roll_is_two_taps_and_everybody_reads_it(table: Table) -> None:
    shown = await built(table, attribute="mind")
    assert shown.message.ephemeral
    table.dice.add(4)
    answer = await table.alva.press(shown.message, "Roll")
    assert answer.place.content == "Rolled. Everyone can see the result below."
    assert labels(answer.place) == ["Roll again"]
    (told,) = [m for m in table.boris.reads() if m.content.startswith("Mira rolls")]
    assert told.content == "Mira rolls Mind 5: **4** → effect 4"
    assert "Mira succeeds" in whole(told)


async def test_the_table_reads_a_roll_before_the_message_of_its_player_changes(table: Table) -> None:
    shown = await built(table, attribute="mind")
    table.dice.add(4)
    table.env.http_requests.clear()
    await table.alva.press(shown.message, "Roll")
    posted, edited = (one for one in table.env.http_requests if not one.path.endswith("/callback"))
    assert posted.method == "POST"
    assert "Mira rolls" in str(posted.json)
    assert edited.method == "PATCH"
    assert edited.path.endswith("/messages/@original")


@pytest.mark.rule("NYX-15")
async def test_the_answer_to_a_roll_opens_the_same_one_again(table: Table) -> None:
    shown = await built(table, attribute="mind", modifier=-1)
    table.dice.add(4, 3)
    first = await table.alva.press(shown.message, "Roll")
    opened = await table.alva.press(first.place, "Roll again")
    assert "Mind 5 −1 (modifier) = 4" in whole(opened.message)
    assert labels((await table.alva.press(opened.message, "Roll")).place) == ["Roll again"]
    assert len([m for m in table.boris.reads() if m.content.startswith("Mira rolls")]) == 2


async def test_without_options_the_character_that_one_plays_rolls_its_first_attribute(table: Table) -> None:
    shown = await built(table)
    assert "Body 4" in whole(shown.message)


@pytest.mark.rule("NYX-16")
async def test_a_modifier_makes_it_harder_as_an_option_or_by_the_menu(table: Table) -> None:
    shown = await built(table, attribute="body", modifier=-1)
    assert "Body 4 −1 (modifier) = 3" in whole(shown.message)
    changed = await table.alva.choose(shown.message, "roll-set modifier", "-3")
    assert "Body 4 −3 (modifier) = 1" in whole(changed.message)
    assert list(options(changed.message, "roll-set modifier").values()) == ["0", "-1", "-2", "-3"]
    table.dice.add(2)
    await table.alva.press(changed.message, "Roll")
    assert any("Mira fails" in whole(m) for m in table.read())


async def test_the_attribute_can_be_changed(table: Table) -> None:
    shown = await built(table, attribute="body")
    changed = await table.alva.choose(shown.message, "roll-set attribute", "interaction")
    assert "Interaction 8" in whole(changed.message)


@pytest.mark.rule("NYX-8", "NYX-9", "NYX-18")
async def test_aspects_that_help_are_chosen_from_a_menu_and_paid_for(table: Table) -> None:
    shown = await built(table, attribute="body")
    offered = options(shown.message, "roll-set positive")
    chosen = await table.alva.choose(
        shown.message, "roll-set positive", offered["Rebel (2)"], offered["Small (1)"]
    )
    assert "4 dice, the best counts" in whole(chosen.message)
    assert "Points 5 −1 (Rebel) −1 (Small) = 3" in whole(chosen.message)
    assert (await table.character("Mira")).points == 5
    await table.alva.press(chosen.message, "Roll")
    table.dice.add(9, 3, 2, 10)
    await table.gm.press(table.panel, "Allow")
    assert (await table.character("Mira")).points == 3
    assert any("effect 3" in m.content for m in table.read())


@pytest.mark.rule("NYX-7")
async def test_aspects_that_hurt_are_chosen_from_a_menu_and_bring_points(table: Table) -> None:
    shown = await built(table, attribute="body")
    wanted = options(shown.message, "roll-set negative")["Wanted (2)"]
    chosen = await table.alva.choose(shown.message, "roll-set negative", wanted)
    again = await table.alva.choose(chosen.message, "roll-set negative")
    assert "one die" in whole(again.message)
    chosen = await table.alva.choose(again.message, "roll-set negative", wanted)
    await table.alva.press(chosen.message, "Roll")
    table.dice.add(4, 3, 9)
    await table.gm.press(table.panel, "Allow")
    assert (await table.character("Mira")).points == 7


async def test_the_gm_rolls_for_an_opponent_that_is_one_value(table: Table) -> None:
    await table.campaign()
    await table.guard()
    shown = await table.gm.slash("nyx roll", character="Guard")
    table.dice.add(7)
    await table.gm.press(shown.message, "Roll")
    assert any(m.content == "Guard rolls Value 7: **7** → effect 7" for m in table.read())


async def test_one_roll_button_rolls_once_and_says_how_to_roll_again(table: Table) -> None:
    shown, other = await built(table), await table.alva.slash("nyx roll")
    table.dice.add(3)
    await table.alva.press(shown.message, "Roll")
    again = await table.alva.press(other.message, "Roll")
    assert again.text == "Mira has already rolled with this button. For another roll, use /nyx roll."
    stale = await table.alva.choose(other.message, "roll-set attribute", "mind")
    assert stale.text.startswith("This button is out of date and no longer does anything")
    assert sum(m.content.startswith("Mira rolls") for m in table.read()) == 1


@pytest.mark.rule("NYX-12")
async def test_a_demand_that_a_conflict_left_open_does_not_bar_the_next_roll(table: Table) -> None:
    await table.wrestling()
    tools = await table.gm.press(table.panel, "More…")
    await table.gm.choose(tools.message, "demand", "3")
    asked = await table.gm.press(tools.message, "End conflict")
    await table.gm.press(asked.message, "Yes")
    shown = await table.alva.slash("nyx roll", attribute="mind")
    table.dice.add(4)
    await table.alva.press(shown.message, "Roll")
    assert (await table.character("Mira")).points == 5
    assert any(m.content.startswith("Mira rolls") for m in table.read())
