"""The HTML page: self-contained, in order, safe for any name, and readable without pictures."""

import re
from functools import cache
from html.parser import HTMLParser
from itertools import pairwise

import pytest

from narration.journal.html_page import page
from narration.journal.speech import FileWording
from narration.journal.svg_charts import account_picture, course_picture, course_words, throw_picture
from narration.parts.figures import Account, DiceThrow, DieFace, MarkerCourse, MarkerStep
from narration.text.html import Html, tag, text
from narration.text.languages import LANGUAGES
from narration.text.line import verbatim
from narration.text.texts import bundled_texts
from tests.narration.journal.evenings import nyx_evening, told
from tests.narration.zapas.evening import evening as zapas_evening

SPEECH = FileWording(bundled_texts(), "en")
NASTY = "<script>x</script> & “Nóa” *x* @all"
VOID = {"meta", "br"}


class Reader(HTMLParser):
    """Collects a page's tags with their attributes, its texts, and the tags that are not closed."""

    def __init__(self, document: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.open: list[str] = []
        self.texts: list[tuple[tuple[str, ...], str]] = []
        self.feed(document)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.texts.append((tuple(self.open), data))

    def given(self, name: str) -> list[str]:
        return [value for _, attributes in self.tags if (value := attributes.get(name)) is not None]


@cache
def document(language: str = "en") -> str:
    board = nyx_evening(second=NASTY)
    return page(told(board.state, board.log), FileWording(bundled_texts(), language))  # type: ignore[arg-type]


@cache
def read() -> Reader:
    return Reader(document())


def test_the_page_is_self_contained_and_loads_nothing() -> None:
    names = {name for name, _ in read().tags}
    assert not names & {"script", "link", "img", "iframe", "object", "form", "input", "base"}
    assert not [name for _, given in read().tags for name in given if name.startswith("on")]
    assert not re.findall(r"(?:src|href)=\"(?!#)", document())
    assert "url(" not in document()
    assert "@import" not in document()
    (policy,) = [given["content"] for _, given in read().tags if given.get("http-equiv")]
    assert policy is not None
    assert policy.startswith("default-src 'none'; style-src 'sha256-")
    assert "unsafe" not in policy


def test_all_tags_are_closed_and_every_link_leads_somewhere() -> None:
    assert read().open == []
    ids = read().given("id")
    assert len(ids) == len(set(ids))
    assert {link.removeprefix("#") for link in read().given("href")} <= set(ids)


@pytest.mark.parametrize("game", [nyx_evening, zapas_evening], ids=["nyx", "zapas"])
def test_headings_make_an_outline_without_gaps(game: object) -> None:
    board = game()  # type: ignore[operator]
    reader = Reader(page(told(board.state, board.log), SPEECH))
    levels = [int(name[1]) for name, _ in reader.tags if re.fullmatch(r"h\d", name)]
    assert levels[0] == 1
    assert levels.count(1) == 1
    assert all(after <= before + 1 for before, after in pairwise(levels))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_declares_its_language(language: str) -> None:
    reader = Reader(document(language))
    assert reader.tags[0] == ("html", {"lang": language})


def test_names_are_shown_as_they_were_typed() -> None:
    shown = "".join(data for _, data in read().texts)
    assert NASTY in shown
    assert "script" not in {name for name, _ in read().tags}


def test_each_drawing_has_a_label_and_its_numbers_in_words() -> None:
    labels = [data for where, data in read().texts if where[-2:] == ("svg", "title")]
    assert len(labels) == sum(name == "svg" for name, _ in read().tags)
    assert "Mira: 5, 3, 6 counts, 9 does not" in labels
    assert "Mira: 5, 4, 7, 6" in labels
    assert f"round 2: {NASTY} +5, put right: {NASTY} +1, round 3: Mira +4" in "".join(
        data for where, data in read().texts if "figcaption" in where
    )


def test_a_long_conflict_is_drawn_no_wider_than_a_phone() -> None:
    steps = tuple(MarkerStep(turn, turn % 3) for turn in range(60))
    course = MarkerCourse(verbatim("A"), verbatim("B"), 10, steps)
    assert float(re.search(r'viewBox="0 0 ([\d.]+)', course_picture(SPEECH, course))[1]) < 400  # type: ignore[index]
    assert "round 59" in SPEECH.plain(course_words(course))


def test_negative_balances_and_many_dice_have_room() -> None:
    account = account_picture(SPEECH, Account("Mira", (2, -3, 0)))
    assert all(0 <= float(y) <= 28 for y in re.findall(r"[\d.]+,([\d.-]+)", account))
    dice = throw_picture(
        SPEECH, DiceThrow(verbatim("A"), tuple(DieFace(number % 6 + 1) for number in range(23)))
    )
    assert dice.count("<rect") == 23
    assert float(re.search(r'viewBox="0 0 ([\d.]+)', dice)[1]) < 300  # type: ignore[index]


def test_every_value_that_is_not_typed_as_html_is_escaped() -> None:
    assert tag("p", text("<b>&\"'"), title='"<') == '<p title="&quot;&lt;">&lt;b&gt;&amp;&quot;&#x27;</p>'
    assert tag("p", Html("<b>x</b>"), title=None) == "<p><b>x</b></p>"
