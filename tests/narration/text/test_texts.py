"""Lines become text in three languages; a fault in a message or a line raises an error."""

import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from fluent.runtime import FluentResource

from narration.text.languages import LANGUAGES, language_of
from narration.text.line import Line, line, verbatim
from narration.text.text_error import TextError
from narration.text.texts import Texts, bundled_texts

MESSAGES = """
verbatim = { $text }
tactic = Waiting
    .short = W
moved = { $name }: { SIGNED($from) } → { SIGNED($to) }, { $tactic }
points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
broken = { nowhere }
"""


def texts_of(tmp_path: Path, source: str, name: str = "common.ftl") -> Texts:
    for language in LANGUAGES:
        (tmp_path / language).mkdir(exist_ok=True)
        (tmp_path / language / name).write_text(source, encoding="utf-8")
    return Texts.load(tmp_path)


def test_a_message_may_differ_by_the_game_that_it_is_said_in(tmp_path: Path) -> None:
    texts = texts_of(
        tmp_path, "gm = { $game ->\n    [noir] narrator\n   *[other] master\n}\nask = Ask the { gm }"
    )
    assert texts.say("en", line("ask")) == "Ask the master"
    assert texts.of_game("noir").say("en", line("ask")) == "Ask the narrator"
    assert texts.of_game("nyx").say("en", line("ask")) == "Ask the master"
    assert texts.of_game("noir") is texts.of_game("noir")


@pytest.fixture
def texts(tmp_path: Path) -> Texts:
    return texts_of(tmp_path, MESSAGES)


def loud(text: str) -> str:
    return text.upper()


def test_a_line_is_formatted_with_its_arguments(texts: Texts) -> None:
    said = texts.say("en", line("moved", name="Mira", tactic=line("tactic"), to=-2, **{"from": 4}))
    assert said == "Mira: +4 → −2, Waiting"


def test_only_users_text_is_escaped_and_only_once(texts: Texts) -> None:
    inner = line("moved", name="mira", tactic=line("tactic"), to=0, **{"from": 0})
    assert texts.say("en", verbatim("mira"), loud) == "MIRA"
    assert texts.say("en", line("verbatim", text=inner), loud) == "MIRA: 0 → 0, Waiting"


def test_a_list_is_joined_with_commas(texts: Texts) -> None:
    listed = line("verbatim", text=("rope", 3, line("tactic"), ("a", "b")))
    assert texts.say("sv", listed, loud) == "ROPE, 3, Waiting, A, B"


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "Ada, Bo, and 2 more"), ("sv", "Ada, Bo och 2 till"), ("ru", "Ada, Bo и ещё 2")],
)
def test_a_shortened_list_ends_as_each_language_ends_it(language: str, said: str) -> None:
    listed = line("verbatim", text=("Ada", "Bo", line("and-more", count=2)))
    assert bundled_texts().say(language, listed) == said


@pytest.mark.parametrize(
    ("count", "said"),
    [(1, "1 очко"), (3, "3 очка"), (5, "5 очков"), (11, "11 очков"), (21, "21 очко"), (22, "22 очка")],
)
def test_numbers_choose_the_russian_form(texts: Texts, count: int, said: str) -> None:
    assert texts.say("ru", line("points", count=count)) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_are_not_grouped_and_have_a_real_minus(texts: Texts, language: str) -> None:
    assert texts.say(language, line("verbatim", text=-12345)) == "−12345"


def test_text_may_be_long(texts: Texts) -> None:
    assert len(texts.say("en", verbatim("a" * 4000))) == 4000


def test_an_attribute_is_addressed_by_its_path(texts: Texts) -> None:
    assert texts.say("en", line("tactic.short")) == "W"


@pytest.mark.parametrize(
    ("said", "complaint"),
    [
        (line("nothing"), "en, nothing: missing"),
        (line("tactic.long"), "en, tactic.long: missing"),
        (line("points"), "en, points: Unknown external: count"),
        (line("verbatim", text=line("nothing")), "en, nothing: missing"),
        (line("broken"), "en, broken: Unknown message: nowhere"),
        (line("moved", name="", tactic="", to="up", **{"from": 1}), "en, moved: '>' not supported"),
    ],
)
def test_a_formatting_error_names_language_message_and_fault(
    texts: Texts, said: Line, complaint: str
) -> None:
    with pytest.raises(TextError, match=f"^{complaint}"):
        texts.say("en", said)


def test_an_unsupported_language_is_refused(texts: Texts) -> None:
    with pytest.raises(TextError, match=r"^de: .* en, sv, ru$"):
        texts.say("de", line("tactic"))


def test_a_file_that_does_not_parse_stops_the_load(tmp_path: Path) -> None:
    with pytest.raises(TextError, match=r"en, common\.ftl: .*oops"):
        texts_of(tmp_path, "fine = fine\noops { $\n")


def test_a_duplicate_message_stops_the_load(tmp_path: Path) -> None:
    texts_of(tmp_path, "same = one\n", "a.ftl")
    with pytest.raises(TextError, match=r"en, same: stands in both a\.ftl and b\.ftl"):
        texts_of(tmp_path, "same = two\n", "b.ftl")
    with pytest.raises(TextError, match=r"en, same: stands in both a\.ftl and a\.ftl"):
        texts_of(tmp_path, "same = one\nsame = two\n", "a.ftl")


def test_a_language_without_messages_stops_the_load(tmp_path: Path) -> None:
    with pytest.raises(TextError, match="en: there is no message in"):
        Texts.load(tmp_path)


def test_several_threads_may_need_a_message_for_the_first_time(
    texts: Texts, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def slowly(source: str) -> object:
        time.sleep(0.02)
        return FluentResource(source)

    monkeypatch.setattr("narration.text.message_catalog.FluentResource", slowly)
    unparsed = Texts.ready(tmp_path)
    with ThreadPoolExecutor(4) as pool:
        said = list(pool.map(unparsed.say, ["en"] * 4, [line("tactic")] * 4))
    assert said == [texts.say("en", line("tactic"))] * 4


def test_a_short_line_is_formatted_once_for_each_language_and_escape(texts: Texts) -> None:
    escaped: list[str] = []

    def counted(text: str) -> str:
        escaped.append(text)
        return text.upper()

    for _ in range(3):
        assert texts.say("en", verbatim("mira"), counted) == "MIRA"
        assert texts.say("en", verbatim("mira")) == "mira"
    assert escaped == ["mira"]
    texts.say("sv", verbatim("mira"), counted)
    assert escaped == ["mira"] * 2


@pytest.mark.parametrize(
    "said",
    [verbatim("a" * 241), line("verbatim", text=("a",) * 81), line("verbatim", text=verbatim("a" * 241))],
)
def test_long_texts_are_not_cached(texts: Texts, said: Line) -> None:
    escaped: list[str] = []

    def counted(text: str) -> str:
        escaped.append(text)
        return text

    texts.say("en", said, counted)
    once = len(escaped)
    texts.say("en", said, counted)
    assert len(escaped) == 2 * once > 0


def test_a_full_cache_is_emptied(texts: Texts, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("narration.text.texts.CACHED_LINES", 2)
    escaped: list[str] = []

    def counted(text: str) -> str:
        escaped.append(text)
        return text

    for name in ("mira", "tova", "boris", "mira", "boris"):
        assert texts.say("en", verbatim(name), counted) == name
    assert escaped == ["mira", "tova", "boris", "mira"]


def test_the_messages_of_the_program_are_read_once() -> None:
    assert bundled_texts() is bundled_texts()


@pytest.mark.parametrize(
    ("locale", "language"),
    [("en-US", "en"), ("en-GB", "en"), ("sv-SE", "sv"), ("ru", "ru"), ("de", "en"), ("", "en")],
)
def test_a_client_is_answered_in_its_language_or_in_english(locale: str, language: str) -> None:
    assert language_of(locale) == language


def test_a_client_of_another_language_may_be_answered_in_the_campaigns() -> None:
    assert language_of("fi", "sv") == "sv"


def test_equal_lines_are_equal_however_they_were_written() -> None:
    assert line("a", x=1, y="b") == line("a", y="b", x=1)
    assert len({line("a", x=(1, line("b"))), line("a", x=(1, line("b")))}) == 1


@pytest.mark.parametrize(
    ("told", "shown"),
    [
        ("the dog gives way. the guard follows.", "The dog gives way. The guard follows."),
        ("“wait. then run”: ida tries.", "“wait. then run”: ida tries."),
        ("”stå. kvar” var målet. åsa når det.", "”stå. kvar” var målet. Åsa når det."),
        ("«стой. там»: так и вышло. яков впереди.", "«стой. там»: так и вышло. Яков впереди."),
    ],
)
def test_each_sentence_of_a_story_begins_with_a_capital_but_a_quotation_stays(told: str, shown: str) -> None:
    said = bundled_texts().say("en", line("telling-sentence", told=verbatim(told)))

    assert said == shown
