"""Forms that are refused: what was typed stays, the fault is named, and the form opens again filled in."""

import json
from typing import Any

import pytest

from chat.interactions import refused_forms
from chat.interactions.refused_forms import EMPTY, ROOM, WRONG, SentForm, field_ids
from rules.core.refusal import Refused
from tests.simulated.noir_combats import noir
from tests.simulated.reading import labels, whole
from tests.simulated.tabletop import Answer, Table


def held(form: Answer) -> list[str]:
    """Return what the fields of a form hold."""
    return [label["component"].get("value") or "" for label in form.form["components"]]


async def refused(table: Table, *names: str) -> Any:
    """Let Alva send five aspects, of which one is refused; return the refusal."""
    await table.campaign()
    sheet = (await table.alva.slash("character new", name="Mira")).message
    form = await table.alva.press(sheet, "Aspects 1–5")
    return (await table.alva.fill(form, *names)).message


async def test_two_aspects_of_one_name_lose_none_of_the_five(table: Table) -> None:
    names = ("Stubborn", "Rebel", "Wanted", "Rebel", "Kind\\of *odd*")
    said = await refused(table, *names)
    assert said.ephemeral
    assert "In **Aspect 4 (value 2)** you wrote “Rebel”." in said.content
    assert labels(said)[0] == "Correct it"
    again = await table.alva.press(said, "Correct it")
    assert held(again) == list(names)
    sheet = await table.alva.fill(again, "Stubborn", "Rebel", "Wanted", "Liked", "Kind")
    assert "Stubborn" in whole(sheet.message)
    assert [one.name for one in (await table.character("Mira")).aspects][:4] == [
        "Stubborn",
        "Rebel",
        "Wanted",
        "Liked",
    ]


async def test_the_refused_field_is_marked_and_named_again_below_the_texts(table: Table) -> None:
    said = await refused(table, "Stubborn", "Rebel", "Wanted", "Rebel", "Kind")
    titles = [shown.title for shown in said.embeds]
    assert titles[3] == "⚠️ Aspect 4 (value 2)"
    assert not any(WRONG in title for title in (*titles[:3], titles[4]))
    assert [shown.footer.text for shown in said.embeds[:-1]] == [None] * 4
    below = said.embeds[-1].footer.text
    assert below.splitlines()[0] == "⚠️ Aspect 4 (value 2)"
    assert below.splitlines()[1] in said.content


def test_the_field_of_a_form_with_one_alone_is_not_named_again() -> None:
    (shown,) = SentForm(("Rebel",), ("Goal",), "").embeds(0, "Too long.")
    assert shown.footer.text is None


async def test_what_was_typed_is_still_there_after_a_restart_and_a_second_fault(table: Table) -> None:
    said = await refused(table, "Stubborn", "Stubborn", "", "", "")
    await table.restart()
    again = await table.alva.press(said, "Correct it")
    assert held(again) == ["Stubborn", "Stubborn", "", "", ""]
    second = (await table.alva.fill(again, "Rebel", "Rebel", "Kind", "", "")).message
    assert held(await table.alva.press(second, "Correct it")) == ["Rebel", "Rebel", "Kind", "", ""]


async def test_one_bad_number_of_a_noir_sheet_is_named_and_the_others_stay(table: Table) -> None:
    await noir(table)
    sheet = (await table.alva.slash("character new", name="Alma")).message
    form = await table.alva.press(sheet, "Fighting…")
    for wrong in ("12x", "999"):
        numbers = ["9", wrong, "8", "7"]
        said = (await table.alva.fill(form, *numbers)).message
        assert f"In **Firearms** you wrote “{wrong}”." in said.content
        form = await table.alva.press(said, "Correct it")
        assert held(form) == numbers


HOSTILE = (
    "**bold** ||secret|| [link](https://example.org)",
    "@everyone @here <@1> <@&2> <#3> </x:4> <t:5>",
    "``",
    "# head\n> quote\n\n- item\n`code`",
    " \n  Rebel  ",
)


@pytest.mark.parametrize("text", HOSTILE)
def test_a_typed_text_stands_in_a_block_that_nothing_in_it_ends(text: str) -> None:
    (shown,) = SentForm((text,), ("Goal",), "").embeds()
    assert shown.description == f"```\n{text}\n```"
    assert shown.description.count("```") == 2


@pytest.mark.parametrize("text", ["```", "a\n```\n@everyone", "`" * 4000, "`\u200b`\u2060`"])
def test_a_text_that_would_end_its_block_is_kept_in_a_file(text: str) -> None:
    form = SentForm(("Rebel", text), ("First", "Second"), "")
    assert form.embeds() == []
    (file,) = form.files()
    assert json.loads(file.fp.read())[0] == "Rebel"


def test_what_is_shown_has_no_hidden_characters_and_an_empty_text_has_no_block() -> None:
    form = SentForm(("a\x00\u202eb\u200b\r\nc", "\u200b\u2060", ""), ("1", "2", "3"), "")
    assert [one.description for one in form.embeds()] == ["```\na b\nc\n```", EMPTY, EMPTY]
    assert form.files() == []


def test_a_label_with_a_name_that_somebody_typed_is_shown_as_it_is() -> None:
    (shown,) = SentForm(("5",), ("**Mira**\u202e @here",), "").embeds()
    assert shown.title == "\\*\\*Mira\\*\\* \\@here"


@pytest.mark.parametrize("text", HOSTILE)
async def test_a_form_opens_again_with_hostile_texts_as_they_were(table: Table, text: str) -> None:
    said = await refused(table, "Rebel", "Rebel", text, "", "```")
    assert said.attachments
    assert held(await table.alva.press(said, "Correct it")) == ["Rebel", "Rebel", text, "", "```"]
    again = await table.alva.fill(await table.alva.press(said, "Correct it"), "Rebel", "Rebel", text, "", "")
    assert again.message.embeds
    assert held(await table.alva.press(again.message, "Correct it")) == ["Rebel", "Rebel", text, "", ""]


async def test_a_refusal_from_before_there_were_blocks_opens_its_form_as_ever(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(refused_forms, "_block", lambda text: text or EMPTY)
    said = await refused(table, "Rebel", "Rebel", "*odd*", "", "")
    assert held(await table.alva.press(said, "Correct it")) == ["Rebel", "Rebel", "*odd*", "", ""]


async def test_a_text_that_is_too_long_for_embeds_is_kept_in_a_file(table: Table) -> None:
    form = SentForm(("a" * 4000, "b" * 4000), ("First", "Second"), "n:noir-entries:1:2:a")
    assert form.embeds() == []
    (file,) = form.files()
    assert len(file.fp.read()) > ROOM


@pytest.mark.parametrize("opener", ["", "garbage", "n:" + "x" * 60 + ":1" + ":word" * 7])
def test_a_form_without_a_way_back_has_no_button(opener: str) -> None:
    assert SentForm(("Rebel",), ("",), opener).again == ""


def test_the_ids_of_fields_fit_and_hold_what_opens_the_form_and_every_label() -> None:
    ids = field_ids("n:" + "x" * 98, ["l" * 45] * 5)
    assert [len(one) <= 100 for one in ids] == [True] * 5
    assert len({*ids}) == 5


def test_a_refusal_that_quotes_nothing_names_no_field_of_several() -> None:
    form = SentForm(("Rebel", "Kind"), ("First", "Second"), "")
    assert form.faults(Refused("aspect-used")) == []
