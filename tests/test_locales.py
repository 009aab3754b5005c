"""Every message exists in three languages, is used by the code, and fits where it is shown."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from narration.text.languages import LANGUAGES, LOCALES
from narration.text.texts import Texts
from tests.locale_checks import Messages, disagreements, read, read_code

ROOT = Path(__file__).parent.parent
SPEAKING = ("rules", "narration", "table", "chat", "cogs")


def speaking_files() -> Iterator[Path]:
    return (path for room in SPEAKING for path in (ROOT / room).rglob("*.py"))


def test_every_message_file_loads() -> None:
    Texts.load()


def test_messages_and_code_agree_in_every_language() -> None:
    languages: dict[str, Messages] = {language: read(LOCALES / language) for language in LANGUAGES}
    found = disagreements(languages, read_code(speaking_files()))
    assert not found, "\n".join(found)


def test_a_percent_sign_never_stands_on_a_line_without_its_number() -> None:
    for path in LOCALES.glob("*/*.ftl"):
        said = [row for row in path.read_text("utf-8").splitlines() if not row.startswith("#")]
        assert [row for row in said if " %" in row] == [], path.name


def test_the_languages_have_the_same_files() -> None:
    files = [sorted(path.name for path in (LOCALES / language).iterdir()) for language in LANGUAGES]
    assert files[0] == files[1] == files[2]


SAID = """
Refused("late", hour=3)
line("greeting", name="Mira")
line("one" if late else "two")
line(f"dusk-{place}")
line(f"refusal-{refused.code}")
BUTTON = "button-go"
"""
FINE = """
refusal-late = It is { $hour ->
    [one] one
   *[other] { $hour }
}.
greeting = Hello { $name }, { -bot }
one = One
two = Two, not { one }
dusk-river = Dusk by the river
button-go = Go
-bot = bot
"""


def heard(tmp_path: Path, english: str, swedish: str = FINE, said: str = SAID) -> list[str]:
    """Return the mismatches between these two languages and this code."""
    (tmp_path / "code.py").write_text(said, encoding="utf-8")
    for language, source in (("en", english), ("sv", swedish)):
        (tmp_path / language).mkdir()
        (tmp_path / language / "all.ftl").write_text(source, encoding="utf-8")
    code = read_code(tmp_path.glob("*.py"))
    return disagreements({language: read(tmp_path / language) for language in ("en", "sv")}, code)


def test_a_swedish_sentence_begins_with_the_capital_form_of_the_gm() -> None:
    texts = [file.read_text(encoding="utf-8") for file in sorted((LOCALES / "sv").glob("*.ftl"))]
    assert not [found for text in texts for found in re.findall(r"[.!?] \{ word-gm \}.*", text)]


def test_matching_messages_are_found_without_faults(tmp_path: Path) -> None:
    assert heard(tmp_path, FINE) == []


def test_one_language_may_have_a_word_of_its_own_which_differs_by_the_game(tmp_path: Path) -> None:
    swedish = FINE.replace("one = One", "one = { word-dusk }\nword-dusk = { $game }")
    assert heard(tmp_path, FINE, swedish) == []


@pytest.mark.parametrize(
    ("was", "now", "fault"),
    [
        ("one = One\n", "one = One\nthree = Three\n", "sv, three: missing, en has it"),
        ("one = One\n", "one = One\nthree = Three\n", "three: said by no code"),
        ("one = One\n", "one = One\nrefusal-never = No\n", "refusal-never: said by no code"),
        ("dusk-river", "river", "river: said by no code"),
        ("two = Two", "three = Two", "two: said in code.py:4, and in no language"),
        ("refusal-late", "refusal-soon", "refusal-late: said in code.py:2, and in no language"),
        ("{ $name }", "{ $nam }", "en, greeting: has nam, which sv has not"),
        ("{ $name }", "{ $nam }", "greeting: said in code.py:3 without nam"),
        ("$hour ->", "$minute ->", "refusal-late: said in code.py:2 without minute"),
        ("not { one }", "not { nine }", "en, two: there is no nine"),
        ("{ -bot }", "{ -bat }", "en, greeting: there is no -bat"),
        ("{ $name }", "{ UPPER($name) }", "en, greeting: there is no UPPER"),
        ("= Go\n", "= Go and do not turn back\n", "en, button-go: 23 characters, at most 18"),
        ("one = One\n", "one = One\nword-dusk = { $game }\n", "en, word-dusk: said by no message"),
        ("= Go\n", '= { "" }\n    .short =\n    { "" }\n', "sv, button-go.short: missing, en has it"),
    ],
)
def test_mismatches_are_found(tmp_path: Path, was: str, now: str, fault: str) -> None:
    assert was in FINE
    assert fault in heard(tmp_path, FINE.replace(was, now))
