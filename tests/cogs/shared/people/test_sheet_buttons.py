"""A sheet in play rolls, rolls again, spends, and is shown to all, in each game."""

import pytest

from tests.simulated.noir_combats import main, noir
from tests.simulated.reading import controls, labels, menu_ids, whole
from tests.simulated.tabletop import Answer, Person, Table
from tests.simulated.zapas_play import party


async def sheet_of(person: Person, name: str = "Mira") -> Answer:
    return await person.slash("character sheet", character=name)


async def nyx(table: Table) -> None:
    """Set up a campaign of Nyx in which Alva plays Mira."""
    await table.campaign()
    await table.finished_character(table.alva, "Mira")


def value(form: Answer, field: int) -> str:
    return str(form.form["components"][field]["component"].get("value") or "")


async def test_a_sheet_of_nyx_rolls_and_rolls_again_what_was_rolled_last(table: Table) -> None:
    await nyx(table)
    shown = await sheet_of(table.alva)
    assert labels(shown.message) == ["Roll", "Show to all"]
    built = await table.alva.press(shown.message, "Roll")
    await table.alva.choose(built.message, "roll-set attribute", "mind")
    changed = await table.alva.choose(built.message, "roll-set modifier", "-2")
    picked = chosen(changed, "modifier")
    table.dice.add(4)
    await table.alva.press(changed.place, "Roll")
    again = await sheet_of(table.alva)
    assert labels(again.message) == ["Roll", "Roll again", "Show to all"]
    opened = await table.alva.press(again.message, "Roll again")
    assert "Mind" in whole(opened.message)
    assert chosen(opened, "modifier") == picked


def chosen(answer: Answer, what: str) -> list[str]:
    """Return what is chosen in a menu of the roll that is being put together."""
    (menu,) = [one for one in controls(answer.message) if f":{what}:" in one["custom_id"]]
    return [option["label"] for option in menu["options"] if option.get("default")]


async def test_where_the_last_roll_was_the_usual_one_a_sheet_of_nyx_has_one_button_for_both(
    table: Table,
) -> None:
    await nyx(table)
    built = await table.alva.press((await sheet_of(table.alva)).message, "Roll")
    table.dice.add(4)
    await table.alva.press(built.message, "Roll")
    assert labels((await sheet_of(table.alva)).message) == ["Roll", "Show to all"]


@pytest.mark.rule("NYX-10")
async def test_a_sheet_of_nyx_spends_a_point_on_an_aspect_in_the_story(table: Table) -> None:
    await nyx(table)
    shown = await sheet_of(table.alva)
    form = await table.alva.choose(shown.message, "aspect-use", "4.1")
    await table.alva.fill(form, "Liked by everybody on the train.")
    assert (await table.character("Mira")).points == 4
    assert "Liked by everybody on the train." in whole(table.read()[-1])


async def test_a_sheet_is_shown_to_all_in_the_channel(table: Table) -> None:
    await nyx(table)
    await table.alva.press((await sheet_of(table.alva)).message, "Show to all")
    assert "Stubborn" in whole(table.read()[-1])
    assert not labels(table.read()[-1])


async def test_others_see_a_sheet_without_its_buttons(table: Table) -> None:
    await nyx(table)
    assert labels((await sheet_of(table.boris)).message) == []
    refused = await table.boris.forge("n:sheet-show:1:1")
    assert refused.text.startswith("You don’t play Mira.")


async def test_a_sheet_of_noir_rolls_and_spends_fate(table: Table) -> None:
    await noir(table)
    await main(table, table.alva, "Mira")
    shown = await sheet_of(table.alva)
    assert labels(shown.message) == ["Roll", "Spend Fate", "Show to all"]
    built = await table.alva.press(shown.message, "Roll")
    assert menu_ids(built.message)
    account = await table.alva.press(shown.message, "Spend Fate")
    assert "Fate" in whole(account.message)
    await table.alva.press(shown.message, "Show to all")
    assert "Mira" in whole(table.read()[-1])


async def test_a_sheet_of_noir_rolls_again_what_was_rolled_last(table: Table) -> None:
    await noir(table)
    await main(table, table.alva, "Mira")
    table.dice.add(7, 8)
    built = await table.alva.slash("noir roll", rolls="Charm", title="At the door")
    await table.alva.press(built.message, "Roll")
    shown = await sheet_of(table.alva)
    assert "Roll again" in labels(shown.message)
    opened = await table.alva.press(shown.message, "Roll again")
    assert "At the door" in whole(opened.message)
    assert "Charm" in whole(opened.message)


async def test_a_sheet_of_zapas_tries_something_and_tries_it_again(table: Table) -> None:
    await party(table)
    shown = await sheet_of(table.alva)
    assert labels(shown.message)[0] == "Try something"
    assert "Roll again" not in labels(shown.message)
    form = await table.alva.press(shown.message, "Try something")
    await table.alva.fill(form, "Jump the gap", "Across")
    again = await sheet_of(table.alva)
    form = await table.alva.press(again.message, "Roll again")
    assert (value(form, 0), value(form, 1)) == ("Jump the gap", "Across")
    await table.alva.press(again.message, "Show to all")
    assert "Thief" in whole(table.read()[-1])


async def test_buttons_of_a_sheet_work_after_a_restart(table: Table) -> None:
    await party(table)
    shown = await sheet_of(table.alva)
    await table.restart()
    assert (await table.alva.press(shown.message, "Try something")).result.modal
