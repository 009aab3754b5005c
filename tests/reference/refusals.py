"""The page of refusals: each code with its English text and the buttons below it."""

import re
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from cogs.shared.refusal_actions import NEXT_STEPS
from narration.text.line import line
from narration.text.texts import bundled_texts
from tests.reference import ROOT, head, row, table

LOCALES = ROOT / "locales"


def refusals_page() -> str:
    """Return the page of refusals."""
    said = (
        "Each refusal by the code in `Refused(...)`: what people read in English, why nothing happened and "
        "what to do instead, and the buttons below it. The bot shows those that fit the reader’s situation."
    )
    files = sorted((LOCALES / "en").glob("*.ftl"), key=lambda path: (path.name != "refusals.ftl", path.name))
    found = [part for path in files for part in _file(path)]
    return "\n".join([head("Refusals", said, "`locales/en` and `cogs/shared/refusal_actions.py`"), *found])


def _file(path: Path) -> Iterator[str]:
    codes = dict(_refusals(path))
    if codes:
        yield f"## {_subject(path.name)}\n"
        yield from table("code", "text", "buttons")
        yield from (row(f"`{code}`", text, _buttons(code)) for code, text in codes.items())
        yield ""


def _refusals(path: Path) -> Iterator[tuple[str, str]]:
    messages = re.findall(r"^refusal-.*(?:\n[ \t].*)*", path.read_text(encoding="utf-8"), re.MULTILINE)
    for entry in FluentParser().parse("\n".join(messages)).body:
        if isinstance(entry, ftl.Message) and entry.value:
            yield entry.id.name.removeprefix("refusal-"), _plain(entry.value)


def _subject(name: str) -> str:
    """Return the subject of a file in `locales/`, as stated in locales/README.md."""
    known = (LOCALES / "README.md").read_text(encoding="utf-8")
    said = re.search(rf"^\| `{name}` \| (.*) \|$", known, re.MULTILINE)
    assert said is not None, f"locales/README.md does not name {name}"
    return said[1][0].upper() + said[1][1:]


def _plain(pattern: ftl.Pattern) -> str:
    return "".join(one.value if isinstance(one, ftl.TextElement) else _shown(one) for one in pattern.elements)


def _shown(placed: object) -> str:
    """Return the text for a part of a message: arguments by name, and the default of several variants."""
    match placed:
        case ftl.Placeable(expression=inside):
            return _shown(inside)
        case ftl.SelectExpression(variants=variants):
            return _plain(next(one for one in variants if one.default).value)
        case ftl.VariableReference(id=name):
            return f"‹{name.name}›"
        case ftl.MessageReference(id=name):
            return bundled_texts().say("en", line(name.name))  # such a message takes no arguments
        case ftl.FunctionReference(arguments=given):
            return _shown(given.positional[0])
        case _:
            return str(getattr(placed, "value", ""))


def _buttons(code: str) -> str:
    return ", ".join(bundled_texts().say("en", way.label) for way in NEXT_STEPS.get(code, ()))
