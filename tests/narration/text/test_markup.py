"""What users type stays plain text in HTML and Markdown files, even tags, mentions and odd characters."""

import re
from html.parser import HTMLParser

import pytest
from hypothesis import given
from hypothesis import strategies as st

from narration.journal.speech import FileWording
from narration.text.line import line, verbatim
from narration.text.texts import bundled_texts

SPEECH = FileWording(bundled_texts(), "en")
NASTY = "<img src=x onerror=alert(1)> & \"'</p><!-- **b** ~~s~~ `c` [a](http://x.y) @everyone <@123> # x | y"
TEXTS = st.text(st.characters(codec="utf-8"), min_size=1, max_size=60)


class _Reader(HTMLParser):
    """Collects the text and the tags of a page."""

    def __init__(self) -> None:
        super().__init__()
        self.said = ""
        self.tags: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        del attrs
        self.tags.append(tag)

    def handle_data(self, data: str) -> None:
        self.said += data


def html_read(text: str) -> _Reader:
    reader = _Reader()
    reader.feed(SPEECH.html(verbatim(text)))
    reader.close()
    return reader


def markdown_read(text: str) -> str:
    """Return the text as Markdown shows it; every character that Markdown interprets must be escaped."""
    assert re.search(r"(?<!\\)(?:\\\\)*[`*_\[\]<>~|&#@]", text) is None
    assert re.match(r"[-+=]|\d+[.)]", text) is None
    return re.sub(r"\\([!-/:-@\[-`{-~])", r"\1", text)


def test_nothing_that_a_user_typed_becomes_a_tag_or_a_mark() -> None:
    read = html_read(NASTY)
    assert (read.said, read.tags) == (NASTY, [])
    assert markdown_read(SPEECH.markdown(verbatim(NASTY))) == NASTY
    assert SPEECH.plain(verbatim(NASTY)) == NASTY


@given(TEXTS)
def test_whatever_was_typed_is_read_back_from_html_without_a_tag_but_breaks(text: str) -> None:
    read = html_read(text)
    assert set(read.tags) <= {"br", "bdi"}


@pytest.mark.parametrize(
    "text", ["# heading", "- item", "+ item", "1. first", "12) x", "=== x", "> quote", "    x"]
)
def test_users_text_begins_no_block_of_markdown(text: str) -> None:
    assert markdown_read(SPEECH.markdown(verbatim(text))) == text.strip()


@pytest.mark.parametrize("text", ["see http://evil.example/x", "www.evil.example", "a <http://x.y>"])
def test_addresses_are_shown_and_not_linked(text: str) -> None:
    assert re.search(r"[^\\]://|www\.", SPEECH.markdown(verbatim(text))) is None
    assert html_read(text).tags == []


def test_our_own_marks_become_tags_and_are_absent_from_plain_text() -> None:
    said = line("nyx-die-counts", die=7)
    assert SPEECH.html(said) == "<b>7</b>"
    assert SPEECH.plain(said) == "7"
    assert SPEECH.markdown(said) == "**7**"


def test_right_to_left_text_is_isolated_and_reverses_nothing_around_it() -> None:
    assert SPEECH.html(verbatim("אבג 5")) == "<bdi>אבג 5</bdi>"
    assert SPEECH.plain(verbatim("אבג 5")) == "\u2068אבג 5\u2069"
    assert SPEECH.html(verbatim("a\u202eb\u2066c\u0000d\ue03ce\ud800f")) == "abcdef"


def test_line_breaks_of_a_user_are_kept_where_they_can_be_shown() -> None:
    assert SPEECH.html(verbatim("one\r\ntwo")) == "one<br>two"
    assert SPEECH.markdown(verbatim("one\n# two")) == "one \\# two"


def test_our_quotations_are_quoted_and_a_users_quote_sign_is_escaped() -> None:
    told = line("nyx-account", name="Mira", text="> She slips.")
    assert SPEECH.paragraph(told) == "<blockquote><b>Mira:</b> &gt; She slips.</blockquote>"
    assert SPEECH.paragraph(verbatim("> no")) == "<p>&gt; no</p>"
