"""Every refusal has a text in every language, which needs no argument that the code does not pass."""

import ast
from collections.abc import Iterator

import pytest

from narration.text.languages import LANGUAGES, LOCALES
from narration.text.refusals import refusal_line
from rules.core.refusal import RefusalArg, Refused, Term
from tests.narration.printing import said

ROOT = LOCALES.parent
NUMBERS = frozenset({"have", "need", "least", "most", "left", "asked", "now"})


def raised() -> Iterator[tuple[str, frozenset[str]]]:
    """Yield each code that our code raises as a literal, with the names of its arguments."""
    for room in ("rules", "table", "chat", "cogs"):
        for path in (ROOT / room).rglob("*.py"):
            source = path.read_text(encoding="utf-8")
            for node in ast.walk(ast.parse(source)) if "Refused(" in source else ():
                match node:
                    case ast.Call(func=ast.Name(id="Refused"), args=[ast.Constant(value=str(code))]):
                        yield code, frozenset(keyword.arg or "" for keyword in node.keywords)
                    case _:
                        continue


CODES = sorted({(code, tuple(sorted(names))) for code, names in raised()})


def argument(name: str) -> RefusalArg:
    if name == "what":
        return Term("nyx-modifier")
    return 3 if name in NUMBERS else "Mira"


@pytest.mark.parametrize(("code", "names"), CODES)
def test_a_refusal_gives_the_reason_and_the_next_step(code: str, names: tuple[str, ...]) -> None:
    refused = Refused(code, **{name: argument(name) for name in names})
    for language in LANGUAGES:
        answer = said(refusal_line(refused), language)
        assert answer.rstrip(".").count(".") + answer.count("; ") + answer.count(": ") >= 1, answer
        assert len(answer) <= 240, answer


@pytest.mark.parametrize("code", ["name-empty", "text-empty"])
def test_an_empty_text_is_answered_too(code: str) -> None:
    for language in LANGUAGES:
        assert said(refusal_line(Refused(code)), language)


def test_a_term_of_the_game_is_translated_and_a_users_text_is_not() -> None:
    refused = Refused("out-of-bounds", what=Term("nyx-length"), have=-2, least=3, most=10)
    assert said(refusal_line(refused), "sv") == (
        "−2 går inte här (skalans längd). Välj ett heltal från 3 till 10."
    )
    assert said(refusal_line(Refused("name-taken", name="nyx-length")), "ru") == (
        "Такое имя уже занято: nyx-length. Выберите другое."
    )
