"""Every form that a button, a command or a menu opens: nothing typed is lost, and no two fields look alike.

Each form is sent with odd words where saving fails, so it is refused: by the rules, or else at the save. Sent
with words that would do, by anybody for whom it opens, it is never refused for who that is.
"""

from collections import Counter
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Any

import pytest

from tests.simulated.reading import labels
from tests.simulated.tabletop import Answer, Table
from tests.whole.permissions.cast import Cast
from tests.whole.permissions.rows import FORMS, PARTS, Row, rows
from tests.whole.permissions.test_permissions import laid_out
from tests.whole.permissions.trial import DOES, FORM, SEES, Heard, held_back, tried

#: Drafts show what was typed and save nothing yet, so no save can be refused.
DRAFTS = {"course-title", "course-retitle"}
#: Refused for a line of a field that the refusal quotes, and for two fields together, which it names.
OTHERWISE_NAMED = {"character change", "change-again", "seal-form"}
#: What opens a refused form again: in Nyx, a change of the character has a button of its own.
AGAIN = ("Correct it", "Fix it…")
#: Refusals about who it is, whatever was typed.
ABOUT_THE_PERSON = {
    *("gm-only", "no-seat", "not-here", "not-your-character", "not-your-side", "not-narrator"),
    *("not-allowed-own", "not-allowed-vote", "no-character-yet", "no-such-character", "seat-taken-already"),
}
#: Discord's number for radio buttons.
RADIOS = 21


@dataclass(frozen=True)
class Sent:
    """A form that was opened and sent, with what was filled in, and the answer."""

    row: Row
    kind: str
    form: Answer
    given: list[Any]
    answer: Answer
    outcome: str
    #: The refusals, by their codes.
    codes: list[str]


def opening(part: str) -> list[tuple[Row, str]]:
    """Return what opens a form in a part, with somebody for whom it does."""
    found = [row for row in rows() if row.part == part and row.kind != FORMS and FORM in row.answers.values()]
    return [(row, next(kind for kind, said in row.answers.items() if said == FORM)) for row in found]


async def every(cast: Cast, heard: Heard, part: str) -> AsyncIterator[Sent]:
    """Open every form of a part, and send it with odd words."""
    for row, kind in opening(part):
        heard.clear()
        form = await tried(cast, row, kind)
        given = [_other(number, label["component"]) for number, label in enumerate(form.form["components"])]
        answer = await cast.people[kind].fill(form, *given)
        yield Sent(row, kind, form, given, answer, heard.outcome(answer), [one.code for one in heard.refused])
        cast.restore()


def _other(number: int, field: dict[str, Any]) -> Any:
    """Return something else than a field holds: odd words, the last option, or the box the other way."""
    if "options" in field:
        last = field["options"][-1]["value"]
        return last if field["type"] == RADIOS else [last]
    if "default" in field:
        return not field["default"]
    return f"{number} odd words"[: field["max_length"]]


def held(form: Answer) -> list[Any]:
    """Return what the fields of a form hold."""
    return [_held(label["component"]) for label in form.form["components"]]


def _held(field: dict[str, Any]) -> Any:
    if "options" in field:
        chosen = [one["value"] for one in field["options"] if one.get("default")]
        return "".join(chosen) if field["type"] == RADIOS else chosen
    return field["default"] if "default" in field else field.get("value")


@pytest.mark.parametrize("part", PARTS)
async def test_a_form_that_is_refused_opens_again_as_it_was_filled_in(table: Table, part: str) -> None:
    cast, lost = await laid_out(table, part), dict[str, Any]()
    with held_back() as heard:
        async for sent in every(cast, heard, part):
            again = [label for label in labels(sent.answer.message) if label in AGAIN]
            if not again:
                lost[sent.row.title] = (sent.outcome, sent.codes, sent.answer.text)
                continue
            assert sent.answer.message.ephemeral, sent.row.title
            form = await cast.people[sent.kind].press(sent.answer.message, again[0])
            if (held(form), form.form["title"]) != (sent.given, sent.form.form["title"]):
                lost[sent.row.title] = (held(form), sent.given)
    assert not lost.keys() - DRAFTS, lost


@pytest.mark.parametrize("part", PARTS)
async def test_no_two_fields_of_a_form_are_called_the_same(table: Table, part: str) -> None:
    cast = await laid_out(table, part)
    with held_back() as heard:
        async for sent in every(cast, heard, part):
            named = Counter(label["label"] for label in sent.form.form["components"])
            assert set(named.values()) == {1}, sent.row.title


@pytest.mark.parametrize("part", PARTS)
async def test_a_refusal_of_what_was_typed_names_the_field_and_the_value(table: Table, part: str) -> None:
    cast, unnamed = await laid_out(table, part), dict[str, str]()
    with held_back() as heard:
        async for sent in every(cast, heard, part):
            fields = sent.form.form["components"]
            if sent.outcome in {DOES, SEES} or len(fields) == 1:
                continue  # the save was stopped, nothing was refused, or there is no other field
            said = sent.answer.message.content
            pairs = zip(fields, sent.given, strict=True)
            if not any(f"In **{one['label']}** you wrote “{given}”" in said for one, given in pairs):
                unnamed[sent.row.title] = said
    assert not unnamed.keys() - OTHERWISE_NAMED, unnamed


@pytest.mark.parametrize("part", PARTS)
async def test_a_form_opens_only_for_those_who_may_send_it(table: Table, part: str) -> None:
    cast, misled = await laid_out(table, part), list[tuple[str, str, list[str]]]()
    openers = [row for row in rows() if row.part == part and row.kind != FORMS]
    opened = [(row, kind) for row in openers for kind, said in row.answers.items() if said == FORM]
    with held_back() as heard:
        for row, kind in opened:
            form = await tried(cast, row, kind)
            heard.clear()
            await cast.people[kind].fill(form, *_likely(form))
            codes = [one.code for one in heard.refused]
            if ABOUT_THE_PERSON & {*codes}:
                misled.append((row.title, kind, codes))
            cast.restore()
    assert misled == []


def _likely(form: Answer) -> list[Any]:
    """Return what the table of permissions fills into a form's texts, and something else in other fields."""
    fields = [label["component"] for label in form.form["components"]]
    texts = dict(enumerate(LIKELY.get(form.form["custom_id"].split(":")[1], ())))
    return [
        texts.get(number) or _other(number, field) if "max_length" in field else _other(number, field)
        for number, field in enumerate(fields)
    ]


#: The texts that do in a form, by its route.
LIKELY = {row.name: row.how["texts"] for row in rows() if row.kind == FORMS and "texts" in row.how}
