"""Two clicks at once, by one person or by two, while requests are slow: none counts twice."""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import pytest

from rules.campaign.actions import ChangeSetting
from rules.nyx.base.enums import Phase
from rules.nyx.state.contest_events import PenaltyTaken, RoundRolled, TacticPicked
from rules.nyx.state.events import RollClaimed, RolledAlone
from tests import seam
from tests.cogs.nyx.test_rounds import harmed, won_by_alva
from tests.simulated.reading import labels, options
from tests.simulated.tabletop import Answer, Message, Person, Table


@pytest.fixture(autouse=True)
def slowly(monkeypatch: pytest.MonkeyPatch) -> None:
    seam.slow_rest(monkeypatch)


async def twice(table: Table, deed: Callable[[], Awaitable[Answer]]) -> list[Answer]:
    return await seam.together(table.env, deed, deed)


async def happened(table: Table, kind: type) -> list[Any]:
    """Return the events of a kind, in order."""
    return [
        entry.event for entry in await table.bot.table.store.log.events(1) if isinstance(entry.event, kind)
    ]


def still_one_of_each(table: Table) -> None:
    """Require that every round is told once, and that one message is live."""
    contents = [message.content for message in table.read()]
    rounds = [content.split(":")[0] for content in contents if content.startswith("Round ")]
    assert len(rounds) == len(set(rounds)), rounds
    assert sum("⏳" in content for content in contents) <= 1, contents


async def test_a_pick_that_is_pressed_twice_counts_once(table: Table) -> None:
    await table.wrestling()
    shown = await table.alva.press(table.panel, "Choose")
    await twice(table, lambda: table.alva.press(shown.message, "Waiting"))
    assert len(await happened(table, TacticPicked)) == 1
    still_one_of_each(table)


async def test_two_different_picks_at_once_leave_the_first(table: Table) -> None:
    await table.wrestling()
    shown = await table.alva.press(table.panel, "Choose")
    await seam.together(
        table.env,
        lambda: table.alva.press(shown.message, "Waiting"),
        lambda: table.alva.press(shown.message, "Offensive"),
    )
    (pick,) = await happened(table, TacticPicked)
    assert (await table.conflict()).side(1).pick == pick.tactic


async def test_both_sides_pick_at_once_and_the_round_is_rolled_and_told_once(table: Table) -> None:
    await table.duel()
    await table.declared(table.alva, table.boris)
    pickers = [await person.press(table.panel, "Choose") for person in (table.alva, table.boris)]
    table.dice.add(3, 5)
    await seam.together(
        table.env,
        lambda: table.alva.press(pickers[0].message, "Waiting"),
        lambda: table.boris.press(pickers[1].message, "Waiting"),
    )
    assert len(await happened(table, RoundRolled)) == 1
    assert table.dice.left == 0
    still_one_of_each(table)
    assert table.panel.content.startswith("Round 1: Both picked Waiting.")


async def test_the_public_picker_and_the_letter_at_once_count_once(table: Table) -> None:
    await table.wrestling()
    await table.picked(table.alva, "Waiting")
    shown = await table.gm.press(table.panel, "Choose")
    letter = table.gm.letters[-1]
    table.dice.add(3, 5)
    await seam.together(
        table.env,
        lambda: table.gm.press(shown.message, "Waiting"),
        lambda: table.gm.press(letter, "Offensive"),
    )
    assert len(await happened(table, RoundRolled)) == 1
    assert len(await happened(table, TacticPicked)) == 2
    still_one_of_each(table)


async def test_ready_that_is_pressed_twice_books_its_points_once(table: Table) -> None:
    await table.duel()
    shown = await table.alva.press(table.panel, "Choose")
    helps = options(shown.message, "declare-set positive")
    await table.alva.choose(shown.message, "declare-set positive", helps["Rebel (2)"], helps["Small (1)"])
    await twice(table, lambda: table.alva.press(shown.message, "Ready"))
    assert (await table.character("Mira")).points == 3
    still_one_of_each(table)


async def test_both_are_ready_at_once(table: Table) -> None:
    await table.duel()
    shown = [await person.press(table.panel, "Choose") for person in (table.alva, table.boris)]
    await seam.together(
        table.env,
        lambda: table.alva.press(shown[0].message, "Ready"),
        lambda: table.boris.press(shown[1].message, "Ready"),
    )
    assert (await table.conflict()).phase is Phase.TACTIC
    still_one_of_each(table)


async def test_a_roll_that_is_pressed_twice_is_rolled_and_told_once(table: Table) -> None:
    await table.campaign()
    await table.finished_character(table.alva, "Mira")
    await table.play(ChangeSetting(key="claims", value="no"), table.gm)
    shown = await table.alva.slash("nyx roll", attribute="body")
    helps = options(shown.message, "roll-set positive")
    await table.alva.choose(shown.message, "roll-set positive", helps["Small (1)"])
    table.dice.add(3, 5)
    answers = await twice(table, lambda: table.alva.press(shown.message, "Roll"))
    assert len(await happened(table, RolledAlone)) == 1
    assert sum(message.content.startswith("Mira rolls") for message in table.read()) == 1
    assert (await table.character("Mira")).points == 4
    assert sum("has already rolled" in answer.text for answer in answers) == 1


async def test_a_claim_that_is_pressed_and_let_twice_is_rolled_and_told_once(table: Table) -> None:
    await table.campaign()
    await table.finished_character(table.alva, "Mira")
    shown = await table.alva.slash("nyx roll", attribute="body")
    helps = options(shown.message, "roll-set positive")
    await table.alva.choose(shown.message, "roll-set positive", helps["Small (1)"])
    await twice(table, lambda: table.alva.press(shown.message, "Roll"))
    assert len(await happened(table, RollClaimed)) == 1
    asked = [message for message in table.read() if "Allow" in labels(message)]
    assert len(asked) == 1
    table.dice.add(3, 5)
    await twice(table, lambda: table.gm.press(asked[0], "Allow"))
    assert len(await happened(table, RolledAlone)) == 1
    assert sum(message.content.startswith("Mira rolls") for message in table.read()) == 1
    assert (await table.character("Mira")).points == 4


async def test_two_builders_at_once_roll_once(table: Table) -> None:
    await table.campaign()
    await table.finished_character(table.alva, "Mira")
    shown = [await table.alva.slash("nyx roll") for _ in range(2)]
    table.dice.add(3)
    await seam.together(
        table.env,
        lambda: table.alva.press(shown[0].message, "Roll"),
        lambda: table.alva.press(shown[1].message, "Roll"),
    )
    assert len(await happened(table, RolledAlone)) == 1


@pytest.mark.parametrize("label", ["Three steps", "Break off"])
async def test_a_win_that_is_used_twice_counts_once(table: Table, label: str) -> None:
    await won_by_alva(table)
    shown = await table.alva.press(table.panel, "Use the win")
    await twice(table, lambda: table.alva.press(shown.message, label))
    assert (await table.conflict("3")).marker == (1 if label == "Three steps" else -2)
    still_one_of_each(table)


async def test_two_winners_choose_at_once_and_the_marker_moves_once(table: Table) -> None:
    await table.duel()
    await table.declared(table.alva, table.boris)
    table.dice.add(2, 4)
    for person in (table.alva, table.boris):
        await table.picked(person, "Waiting")
    shown = [await person.press(table.panel, "Use the win") for person in (table.alva, table.boris)]
    await seam.together(
        table.env,
        lambda: table.alva.press(shown[0].message, "Three steps"),
        lambda: table.boris.press(shown[1].message, "Three steps"),
    )
    conflict = await table.conflict()
    assert (conflict.marker, conflict.turn) == (-2, 2)
    still_one_of_each(table)


async def test_a_penalty_that_is_taken_twice_hurts_once(table: Table) -> None:
    await harmed(table)
    shown = await table.alva.press(table.panel, "Penalty…")
    await twice(table, lambda: table.alva.press(shown.message, "Fatigue"))
    assert len(await happened(table, PenaltyTaken)) == 1
    assert (await table.character("Mira")).ratings["body"].fatigue == 2  # type: ignore[index]
    still_one_of_each(table)


async def test_fatigue_and_damage_at_once_leave_one_of_them(table: Table) -> None:
    await harmed(table)
    shown = await table.alva.press(table.panel, "Penalty…")
    form = await table.alva.press(shown.message, "Damage…")
    await seam.together(
        table.env,
        lambda: table.alva.press(shown.message, "Fatigue"),
        lambda: table.alva.fill(form, "Twisted ankle"),
    )
    assert len(await happened(table, PenaltyTaken)) == 1
    still_one_of_each(table)


@pytest.mark.parametrize(("label", "points"), [("Accept", 7), ("Buy off", 4)])
async def test_a_demand_that_is_answered_twice_counts_once(table: Table, label: str, points: int) -> None:
    await table.wrestling()
    tools = await table.gm.press(table.panel, "More…")
    await table.gm.choose(tools.message, "demand", options(tools.message, "demand")["Wanted (2)"])
    asked = await table.alva.press(table.panel, "Choose")
    await twice(table, lambda: table.alva.press(asked.message, label))
    assert (await table.character("Mira")).points == points
    still_one_of_each(table)


async def test_a_conflict_that_is_opened_twice_is_opened_once(table: Table) -> None:
    await table.campaign()
    await table.finished_character(table.alva, "Mira")
    await table.guard()
    shown = await table.gm.slash("nyx conflict", character="Mira", opponent="Guard")
    answers = await twice(table, lambda: table.gm.press(shown.message, "Open"))
    assert len((await table.state()).contests) == 1
    assert sum(" begins: " in message.content for message in table.read()) == 1
    assert sum("is in a conflict" in answer.text for answer in answers) == 1


async def test_a_conflict_that_is_ended_by_two_at_once_ends_once(table: Table) -> None:
    await table.wrestling()
    asked = []
    for person, label in ((table.gm, "End conflict"), (table.alva, "Give up")):
        asked.append(await sure(table, person, label))
    await seam.together(
        table.env,
        lambda: table.gm.press(asked[0], "Yes"),
        lambda: table.alva.press(asked[1], "Yes"),
    )
    over = [message.content for message in table.read() if "reached the goal." in message.content]
    assert len(over) == 1
    assert over[0].startswith("Mira – Guard is over. ")
    still_one_of_each(table)


async def test_many_presses_at_once_leave_one_panel_that_shows_the_end(table: Table) -> None:
    await table.duel()
    people = (table.alva, table.boris, table.gm)
    panel = table.panel
    await seam.together(
        table.env,
        *(partial(person.press, panel, "Status") for person in people),
        *(partial(person.press, panel, "Choose") for person in people),
    )
    still_one_of_each(table)
    assert len(table.read()) == 2


async def sure(table: Table, person: Person, label: str) -> Message:
    tools = await person.press(table.panel, "More…")
    return (await person.press(tools.message, label)).message
