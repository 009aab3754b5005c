"""Players' requests to the GM, as Discord shows them: changed aspects, and successes without a roll."""

import pytest

from cogs.nyx.requests import parse
from rules.core.refusal import Refused
from rules.nyx.state.campaign_state import Entry
from tests.seam import together
from tests.simulated.reading import controls, labels, whole
from tests.simulated.tabletop import Answer, Person, Table

CHANGED = ("Stubborn 3", "Rebel 2", "Wanted 1", "Liked 2", *(f"{name} 1" for name in (
    "Kind", "Ally", "Sad", "Runaway", "Persuasive", "Small", "Rower")))  # fmt: skip


async def laid_out(table: Table) -> None:
    await table.campaign()
    await table.finished_character(table.alva, "Mira")


async def proposed(table: Table, *lines: str, reason: str = "She has rowed all summer") -> Answer:
    form = await table.alva.slash("character change")
    return await table.alva.fill(form, "\n".join(lines), reason)


def blanks(form: Answer) -> list[str]:
    """Return the current values in a form."""
    return [each["component"].get("value", "") for each in form.form["components"]]


@pytest.mark.rule("NYX-14")
async def test_a_change_is_typed_into_a_form_that_holds_the_aspects_already(table: Table) -> None:
    await laid_out(table)
    typed, reason = blanks(await table.alva.slash("character change"))
    assert typed.splitlines()[:3] == ["Stubborn 3", "Rebel 2", "Wanted 2"]
    assert reason == ""


@pytest.mark.rule("NYX-14")
async def test_the_gm_is_called_and_allows_a_change_by_one_tap(table: Table) -> None:
    await laid_out(table)
    answer = await proposed(table, *CHANGED)
    assert answer.place.content == "✅ The GM has been asked."
    assert f"<@{table.gm.id}>" in table.panel.content
    assert "Wanted: 2 → 1" in whole(table.panel)
    refused = await table.alva.press(table.panel, "Allow")
    assert refused.text.startswith("Only the GM")
    assert labels(table.panel) == ["Allow", "Refuse"]
    await table.gm.press(table.panel, "Allow")
    told = table.read()[-1]
    assert "Mira has changed" in told.content
    assert not controls(told)
    assert [a.name for a in (await table.character("Mira")).aspects if a.value == 1][-1] == "Rower"


@pytest.mark.rule("NYX-14")
async def test_the_gm_refuses_a_change_and_nothing_has_changed(table: Table) -> None:
    await laid_out(table)
    before = (await table.character("Mira")).aspects
    await proposed(table, *CHANGED)
    await table.gm.press(table.panel, "Refuse")
    assert not controls(table.read()[-1])
    assert (await table.character("Mira")).aspects == before


@pytest.mark.rule("NYX-14")
async def test_a_change_that_breaks_a_bound_keeps_what_was_typed(table: Table) -> None:
    await laid_out(table)
    answer = await proposed(table, *CHANGED, "Brave *heart* 1", reason="Why_not?")
    assert "16" in answer.text
    again = await table.alva.press(answer.message, "Fix it…")
    assert blanks(again) == ["\n".join((*CHANGED, "Brave *heart* 1")), "Why_not?"]
    await table.alva.fill(again, "\n".join(CHANGED), "She rows")
    assert labels(table.panel) == ["Allow", "Refuse"]


@pytest.mark.rule("NYX-14")
async def test_no_change_is_proposed_during_a_session_without_a_long_break(table: Table) -> None:
    await laid_out(table)
    await table.gm.declares("session start")
    answer = await proposed(table, *CHANGED)
    assert "session" in answer.text
    await table.gm.slash("session break")
    await proposed(table, *CHANGED)
    assert labels(table.panel) == ["Allow", "Refuse"]


async def test_an_answered_question_loses_its_buttons_and_never_answers_the_next(table: Table) -> None:
    await laid_out(table)
    await proposed(table, *CHANGED)
    old = table.panel
    pending = await table.gm.slash("nyx pending")
    await table.gm.press(pending.message, "Refuse: Mira")
    await proposed(table, *CHANGED, reason="Another reason")
    answer = await table.gm.press(old, "Allow")
    assert answer.message.ephemeral
    assert (await table.character("Mira")).ask is not None
    assert not controls(next(m for m in table.read() if m.id == old.id))


async def asked_success(table: Table, person: Person) -> None:
    shown = await person.slash("nyx roll", character="Mira")
    assert "No roll…" not in labels(shown.message)
    chosen = await person.choose(shown.message, "roll-set positive", "2")
    await person.fill(await person.press(chosen.message, "No roll…"), "She knows the river.")


@pytest.mark.rule("NYX-13")
async def test_a_success_without_a_roll_is_asked_for_by_one_aspect_and_paid_when_allowed(
    table: Table,
) -> None:
    await laid_out(table)
    await asked_success(table, table.alva)
    assert f"<@{table.gm.id}>" in table.panel.content
    assert "She knows the river." in whole(table.panel)
    assert (await table.character("Mira")).points == 5
    await table.gm.press(table.panel, "Allow")
    assert "She knows the river." in table.read()[-1].content
    assert (await table.character("Mira")).points == 4


@pytest.mark.rule("NYX-13")
async def test_the_gm_asks_nobody_for_a_success_of_an_npc(table: Table) -> None:
    await table.campaign()
    await table.finished_character(table.gm, "Mira", npc=True)
    await asked_success(table, table.gm)
    assert "She knows the river." in table.read()[-1].content
    assert (await table.character("Mira")).points == 4


@pytest.mark.parametrize(
    ("typed", "name", "value"),
    [
        ("Rebel 2", "Rebel", 2),
        ("- Rebel: 2", "Rebel", 2),
        ("• Rebel (2)", "Rebel", 2),
        ("2 Rebel", "Rebel", 2),
        ("+2: Rebel", "Rebel", 2),
        ("Agent 47 – 1", "Agent 47", 1),
        ("Fly från Östanland = 1.", "Fly från Östanland", 1),
    ],
)
def test_a_line_is_read_leniently(typed: str, name: str, value: int) -> None:
    assert parse(f"\n{typed}\n \n") == (Entry(name=name, value=value),)


def test_a_line_without_a_value_is_refused_by_its_text() -> None:
    with pytest.raises(Refused) as refused:
        parse("Rebel 2\nSmall")
    assert (refused.value.code, refused.value.details) == ("not-a-number", {"text": "Small"})


async def test_a_question_is_answered_by_its_button_after_a_restart(table: Table) -> None:
    await laid_out(table)
    await proposed(table, *CHANGED)
    await table.restart()
    await table.gm.press(table.panel, "Allow")
    assert "Mira has changed" in table.read()[-1].content


async def test_two_taps_at_once_answer_a_question_once(table: Table) -> None:
    await laid_out(table)
    await asked_success(table, table.alva)
    asked = table.panel
    await together(table.env, lambda: table.gm.press(asked, "Allow"), lambda: table.gm.press(asked, "Allow"))
    assert (await table.character("Mira")).points == 4


async def test_a_question_is_public_in_the_campaign_s_language_and_its_answer_in_the_reader_s(
    table: Table,
) -> None:
    await table.campaign("ru")
    await table.finished_character(table.alva, "Mira")
    table.languages[table.alva.id] = "sv-SE"
    answer = await proposed(table, *CHANGED)
    assert labels(table.panel) == ["Разрешить", "Отказать"]
    assert "Spelledaren" in answer.place.content or "spelledaren" in answer.place.content
