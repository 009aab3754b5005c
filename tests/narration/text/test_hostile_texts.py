"""Whatever was typed, a refusal quotes it briefly on one line, and every language can print it."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chat.messages.escape import escape_markdown
from narration.text.languages import LANGUAGES
from narration.text.line import line, verbatim
from narration.text.markup import shield_user_text
from narration.text.refusals import QUOTED, refusal_line
from narration.text.texts import Escape, bundled_texts, plain
from rules.core.names import clean
from rules.core.refusal import Refused
from tests.hostile import MOST_OPTION, TEXTS, texts

ESCAPES: tuple[Escape, ...] = (plain, escape_markdown, shield_user_text)
MESSAGE = 2000


def quoted(text: str) -> str:
    said = dict(refusal_line(Refused("bad-value-typed", text=text)).args)["text"]
    assert isinstance(said, str)
    return said


@given(texts(MOST_OPTION))
def test_a_refusal_quotes_one_line_of_visible_characters(text: str) -> None:
    said = quoted(text)
    assert clean(said) == said
    assert len(said) <= QUOTED
    assert clean(text).startswith(said.removesuffix("…"))


@pytest.mark.parametrize("text", TEXTS.values(), ids=TEXTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_with_two_quotations_fits_into_a_message(language: str, text: str) -> None:
    refused = Refused("wrong-state-fighting", name=text, title=text)
    for escape in ESCAPES:
        assert len(bundled_texts().say(language, refusal_line(refused), escape)) <= MESSAGE


@pytest.mark.parametrize("escape", ESCAPES, ids=("plain", "discord", "file"))
@pytest.mark.parametrize("count", [1, 3, 40, 400, 4000])
def test_a_list_of_any_length_is_cut_where_the_space_ends(count: int, escape: Escape) -> None:
    names = tuple(f"{number}" + "*" * 50 for number in range(count))
    said = bundled_texts().say("en", line("nudge-said", names=names), escape)
    assert escape(names[0]) in said
    assert ("…" in said) == (count >= 40)


@pytest.mark.parametrize("escape", ESCAPES, ids=("plain", "discord", "file"))
@pytest.mark.parametrize("length", [400, 2500, 4000, 60_000])
def test_a_text_of_any_length_is_cut_where_the_space_ends(length: int, escape: Escape) -> None:
    for text in ("*" * length, "א" * length):
        for said in (line("nyx-account", name="Mira", text=text), line("nudge-said", names=verbatim(text))):
            assert bundled_texts().say("ru", said, escape)


@given(texts().map(clean))
def test_typed_text_is_shown_unchanged_and_is_never_read_as_a_message_id(text: str) -> None:
    said = bundled_texts().say("en", verbatim(text))
    assert said == text


@given(texts().map(clean))
def test_nothing_of_a_cleaned_text_is_markdown_on_discord(text: str) -> None:
    escaped = escape_markdown(text)
    assert re.search(r"(?<!\\)(?:\\\\)*[*_~`|\[\]<>@]", escaped) is None
    assert re.match(r"[#+-]|\d+\.", escaped) is None
    assert re.search(r"(?<!\\)\w://", escaped) is None
    assert re.sub(r"\\([\\*_~`|\[\]<>@#+:.-])", r"\1", escaped) == text


@given(st.integers(1, 60), texts().map(clean))
def test_an_escaped_text_that_is_cut_begins_no_markdown_either(length: int, text: str) -> None:
    cut = f"{escape_markdown(text)[:length]}…"
    assert re.search(r"(?<!\\)(?:\\\\)*[*_~`|\[\]<>@]", cut) is None
