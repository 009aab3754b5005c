"""An action of a Noir combat in one form: weapon, target, Fate, circumstances (NOIR-97)."""

from typing import Any

import pytest

from rules.noir.state.actions import SetFate
from tests.simulated.noir_combats import act, combat, person_called, pick, raid
from tests.simulated.reading import labels, whole
from tests.simulated.tabletop import Answer, Person, Table


async def form(table: Table, person: Person, action: str = "Directed fire") -> Answer:
    """Choose an action, and open the form for the rest of it."""
    shown = await pick(person, await act(table, person), "n-action", action)
    return await person.press(shown.place, "In one form…")


def fields(shown: Answer) -> dict[str, dict[str, Any]]:
    """Return the fields of a form by their labels."""
    return {each["label"]: each["component"] for each in shown.form["components"]}


async def sent(person: Person, shown: Answer, **chosen: Any) -> Answer:
    """Send the form with other values in the fields whose labels begin with these words."""
    values = {}
    for label, part in fields(shown).items():
        now = [one["value"] for one in part.get("options", ()) if one.get("default")]
        found = next((value for word, value in chosen.items() if label.startswith(word)), None)
        several = part["type"] in {3, 22}
        values[part["custom_id"]] = (found if several else found[0]) if found else now if several else now[0]
    return Answer(await person.actor.submit_modal(shown.result, values))


@pytest.mark.rule("NOIR-97")
async def test_the_form_changes_the_draft_and_declares_nothing(table: Table) -> None:
    await raid(table, "pistol")
    await table.play(
        SetFate(character=(await person_called(table, "Alma")).id, points=3, reason="x"), table.gm
    )
    shown = await form(table, table.alva)
    before = await table.version()
    fate = "Fate before the roll"
    offered = [one["value"] for one in fields(shown)[fate]["options"]]
    answer = await sent(table.alva, shown, **{fate: [offered[-1]]})
    assert await table.version() == before
    assert "Confirm" in labels(answer.place)
    assert "%" in whole(answer.place)


async def test_the_targets_of_the_form_are_those_that_are_declared(table: Table) -> None:
    await raid(table, "pistol")
    shown = await form(table, table.alva)
    (at,) = [
        label for label, part in fields(shown).items() if any("Thug" in o["label"] for o in part["options"])
    ]
    second = fields(shown)[at]["options"][1]
    answer = await sent(table.alva, shown, **{at: [second["value"]]})
    await table.alva.press(answer.place, "Confirm")
    move = (await combat(table)).move
    people = (await table.state()).characters
    assert move is not None
    assert [people[one].name for one in move.targets] == [second["label"]]


async def test_a_form_of_an_earlier_step_opens_the_current_question(table: Table) -> None:
    await raid(table, "pistol")
    shown = await form(table, table.alva)
    waiting = await pick(table.alva, await act(table, table.alva), "n-action", "Wait")
    await table.alva.press(waiting.place, "Confirm")
    answer = await table.alva.forge_form(shown.form["custom_id"], *["1"] * len(fields(shown)))
    assert "That moment has passed." in answer.message.content
