"""A person sees one private question of a contest, and sees it below everything else."""

from tests import seam
from tests.chat.contests.test_letters import baron
from tests.simulated.reading import controls, menu_ids
from tests.simulated.tabletop import Person, Table


def questions(person: Person) -> list[int]:
    """Return the messages with buttons that this person alone sees."""
    return [each.id for each in person.reads() if each.flags.ephemeral and controls(each)]


async def test_choosing_twice_leaves_one_question(table: Table) -> None:
    await table.duel()
    await table.alva.press(table.panel, "Choose")
    shown = await table.alva.press(table.panel, "Choose")
    assert questions(table.alva) == [shown.message.id]


async def test_of_two_clicks_on_choose_one_leaves_a_question(table: Table) -> None:
    await table.duel()
    panel = table.panel
    await seam.together(table.env, *[lambda: table.alva.press(panel, "Choose")] * 2)
    assert len(questions(table.alva)) == 1


async def test_everybody_has_a_question_of_their_own(table: Table) -> None:
    await table.duel()
    await table.alva.press(table.panel, "Choose")
    await table.boris.press(table.panel, "Choose")
    assert [len(questions(each)) for each in (table.alva, table.boris)] == [1, 1]


async def test_an_answered_question_has_no_buttons(table: Table) -> None:
    await table.duel()
    shown = await table.alva.press(table.panel, "Choose")
    await table.alva.press(shown.message, "Waiting")
    assert questions(table.alva) == []


async def test_a_question_that_is_settled_otherwise_loses_its_buttons(table: Table) -> None:
    await table.duel()
    await table.alva.press(table.panel, "Choose")
    tools = await table.gm.press(table.panel, "More…")
    sure = await table.gm.press(tools.message, "End conflict")
    assert len(questions(table.alva)) == 1
    await table.gm.press(sure.place, "Yes")
    assert questions(table.alva) == []


async def test_a_question_that_is_answered_by_letter_loses_its_buttons_in_the_channel(table: Table) -> None:
    await baron(table)
    await table.declared(table.gm)
    await table.later(minutes=11)
    await table.declared(table.alva)
    (letter,) = table.gm.letters
    await table.gm.press(table.panel, "Choose")
    assert len(questions(table.gm)) == 1
    await table.gm.press(letter, "Waiting")
    assert questions(table.gm) == [], "Alva has still to pick, but the GM has not"
    assert (await table.conflict()).rolled == 0


async def demanded_of_boris(table: Table) -> None:
    """Let the GM demand an aspect of Boris, who has declared, so that the live message moves to call him."""
    before = table.panel.id
    tools = await table.gm.press(table.panel, "More…")
    demands = [each for each in menu_ids(tools.message) if each.startswith("n:demand:")]
    menu = next(each for each in demands if each.endswith(":2"))
    await table.gm.actor.select(tools.message, ["3"], custom_id=menu)
    assert table.panel.id > before


async def test_a_question_stays_below_a_live_message_that_calls_somebody(table: Table) -> None:
    await table.duel()
    shown = await table.alva.press(table.panel, "Choose")
    await table.alva.choose(shown.message, "declare-set positive", "1")
    await table.declared(table.boris)
    (before,) = questions(table.alva)
    await demanded_of_boris(table)
    (question,) = questions(table.alva)
    assert question > table.panel.id > before
    below = next(each for each in table.alva.reads() if each.id == question)
    assert any(option.get("default") for one in controls(below) for option in one.get("options", ()))
    await table.alva.press(below, "Ready")
    assert questions(table.alva) == []


async def test_an_answer_to_a_question_that_is_gone_comes_below(table: Table) -> None:
    await table.duel()
    shown = await table.alva.press(table.panel, "Choose")
    table.env.inject_error("PATCH", "*/messages/@original", status=404, code=10008)
    sealed = await table.alva.press(shown.message, "Waiting")
    assert sealed.text.startswith("Round 1. 🔒 Sealed: Waiting.")
    assert sealed.message.ephemeral
