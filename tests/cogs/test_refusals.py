"""Every refusal that Discord can bring about is told privately, with the reason, and changes nothing."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from narration import refusals
from narration.line import Line
from narration.texts import shipped
from rules.noir.terms import FateUse
from rules.refusal import Refused
from tests.cogs import (
    provocations_between,
    provocations_deadlines,  # noqa: F401  # it adds to PROVOCATIONS
    provocations_dice,  # noqa: F401  # it adds to PROVOCATIONS
    provocations_hostile,  # noqa: F401  # it adds to PROVOCATIONS
    provocations_lasting,
    provocations_noir,
    provocations_noir_fight,
    provocations_noir_harm,
    provocations_noir_talk,
    provocations_odds,  # noqa: F401  # it adds to PROVOCATIONS
    provocations_seats,  # noqa: F401  # it adds to PROVOCATIONS
    provocations_zapas,
    provocations_zapas_play,
)
from tests.cogs.provocations import PROVOCATIONS
from tests.cogs.tabletop import Table

ROOT = Path(__file__).parents[2]
ROOMS = ("rules", "cogs", "table", "narration")
#: Refusals whose code is handed in: where, and which.
HANDED_IN = {
    "rules/names.py": {"name-empty", "text-empty"},
    "rules/noir/fate_table.py": {f"out-of-range-{use}" for use in FateUse},
}
UNREACHABLE = {
    "file-no-journal": "a journal is checked in the terminal alone",
    **provocations_between.UNREACHABLE,
    **provocations_lasting.UNREACHABLE,
    **provocations_noir.UNREACHABLE,
    **provocations_noir_fight.UNREACHABLE,
    **provocations_noir_harm.UNREACHABLE,
    **provocations_noir_talk.UNREACHABLE,
    **provocations_zapas.UNREACHABLE,
    **provocations_zapas_play.UNREACHABLE,
}


def raised() -> Iterator[tuple[str, str | None]]:
    """Every `Refused(...)` in the program: the file, and the code where it stands there."""
    for room in ROOMS:
        for path in sorted((ROOT / room).rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and ast.unparse(node.func) == "Refused":
                    code = node.args[0]
                    said = code.value if isinstance(code, ast.Constant) else None
                    yield path.relative_to(ROOT).as_posix(), said if isinstance(said, str) else None


def test_every_refusal_in_the_program_is_provoked_here_or_known_to_be_out_of_reach() -> None:
    found = list(raised())
    assert {file for file, code in found if code is None} == set(HANDED_IN)
    codes = {code for _, code in found if code} | set().union(*HANDED_IN.values())
    assert codes == set(PROVOCATIONS) | set(UNREACHABLE)
    assert not set(PROVOCATIONS) & set(UNREACHABLE)


@pytest.fixture
def refused(monkeypatch: pytest.MonkeyPatch) -> list[Refused]:
    """What was refused and put into words, in order."""
    seen: list[Refused] = []
    real = refusals.refusal_line

    def heard(one: Refused) -> Line:
        seen.append(one)
        return real(one)

    for name, module in list(sys.modules.items()):
        if name.startswith("cogs.") and getattr(module, "refusal_line", None) is real:
            monkeypatch.setattr(module, "refusal_line", heard)
    return seen


@pytest.mark.parametrize("code", sorted(PROVOCATIONS))
async def test_a_refusal_is_told_privately_with_its_reason_and_nothing_is_changed(
    table: Table, refused: list[Refused], code: str
) -> None:
    deed = await PROVOCATIONS[code](table)
    refused.clear()
    saves, public = await table.version(), [(m.id, m.content) for m in table.read()]
    answer = await deed()
    (one,) = refused
    assert one.code == code
    said = shipped().say("en", refusals.refusal_line(one))
    assert answer.text.split("\n")[0].replace("\\", "") == said
    assert answer.message.ephemeral
    if code != "seat-taken-already":  # whose twin took the seat and made a character
        assert await table.version() == saves
    assert [(m.id, m.content) for m in table.read()] == public
