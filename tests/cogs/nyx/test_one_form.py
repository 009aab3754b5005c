"""A declaration of Nyx with its tactic in one form of choices (D-25)."""

from typing import Any

import pytest

from rules.nyx.base.enums import Attribute, Tactic
from tests.simulated.reading import labels
from tests.simulated.tabletop import Answer, Table


def fields(shown: Answer) -> dict[str, dict[str, Any]]:
    """Return the fields of a form by their labels."""
    return {each["label"]: each["component"] for each in shown.form["components"]}


async def form(table: Table) -> Answer:
    """Let Alva open the form from her private question."""
    shown = await table.alva.press(table.panel, "Choose")
    return await table.alva.press(shown.message, "In one form…")


async def sent(table: Table, shown: Answer, *values: Any) -> Answer:
    """Send the form with these values, from the top."""
    ids = [each["component"]["custom_id"] for each in shown.form["components"]]
    filled = dict(zip(ids, values, strict=True))
    return Answer(await table.alva.actor.submit_modal(shown.result, filled))


@pytest.mark.rule("NYX-24", "NYX-33")
async def test_one_form_declares_and_seals(table: Table) -> None:
    await table.duel()
    answer = await sent(table, await form(table), "mind", ["2", "4"], [], "1", True)
    assert answer.text.startswith("Round 1. 🔒 Sealed: Waiting.")
    side = (await table.conflict()).sides[0]
    assert (side.declared, side.attribute, side.pick) == (True, Attribute.MIND, Tactic.WAITING)
    assert [use.aspect for use in side.positive] == [2, 4]
    assert side.keep


async def test_a_form_that_is_refused_opens_again_as_it_was_filled_in(table: Table) -> None:
    await table.duel()
    answer = await sent(table, await form(table), "mind", ["2"], ["9"], "1", True)
    assert answer.text.startswith("A roll can use aspects that help or aspects that hurt, but not both.")
    again = fields(await table.alva.press(answer.message, "Correct it"))
    chosen = {
        label: [each["value"] for each in part.get("options", ()) if each.get("default")]
        for label, part in again.items()
    }
    assert list(chosen.values()) == [["mind"], ["2"], ["9"], ["1"], []]
    assert again["Keep it"]["default"] is True


async def test_the_form_holds_what_was_chosen_in_the_message(table: Table) -> None:
    await table.duel()
    shown = await table.alva.press(table.panel, "Choose")
    await table.alva.choose(shown.message, "declare-set positive", "3")
    shown = await table.alva.press(shown.place, "In one form…")
    found = fields(shown)
    assert list(found) == ["Attribute", "Aspects that help", "Aspects that hurt", "Tactic", "Keep it"]
    assert [each["value"] for each in found["Aspects that help"]["options"] if each.get("default")] == ["3"]
    assert not any(each.get("default") for each in found["Tactic"]["options"]), "nobody sends one by accident"


async def test_the_form_also_answers_when_the_other_side_has_declared(table: Table) -> None:
    await table.wrestling()
    await sent(table, await form(table), "body", [], [], "0", False)
    side = (await table.conflict()).sides[0]
    assert (side.pick, side.keep) == (Tactic.DEFENSIVE, False)


async def test_the_tactic_is_in_no_id_and_in_nothing_that_others_see(table: Table) -> None:
    await table.duel()
    shown = await form(table)
    assert ":offensive" not in shown.form["custom_id"]
    await sent(table, shown, "body", [], [], "2", False)
    for message in table.boris.reads():
        assert "Offensive" not in message.content


async def test_a_form_of_an_earlier_round_changes_nothing(table: Table) -> None:
    await table.wrestling(lead=-1)
    shown = await form(table)
    await table.picked(table.alva, "Defensive")
    table.dice.add(3, 8)
    await table.picked(table.gm, "Offensive")
    before = await table.version()
    answer = await table.alva.forge_form(shown.form["custom_id"], "body", "", "", "1", "")
    assert answer.message.ephemeral
    assert await table.version() == before


async def test_who_has_nothing_to_choose_is_not_offered_a_form(table: Table) -> None:
    await table.wrestling()
    shown = await table.gm.press(table.panel, "Choose")
    assert "In one form…" not in labels(shown.message)
