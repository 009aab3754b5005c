"""Every question that a game asks has a row that says who is asked and which test shows it."""

import ast
import re
from enum import StrEnum
from pathlib import Path

import pytest

from rules.noir import duties as noir
from rules.nyx import duties as nyx
from rules.zapas import duties as zapas

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "decisions" / "0124-who-is-not-asked.md"
DUTIES: dict[str, type[StrEnum]] = {"Noir": noir.Duty, "Nyx": nyx.Duty, "Zapas": zapas.Duty}


def rows(game: str) -> list[tuple[list[str], str, str]]:
    """Return the questions of each row of a game's table, whom it is asked, and its test."""
    table = PAGE.read_text("utf-8").split(f"| {game} | Asked |")[1].split("\n\n")[0]
    cells = [[cell.strip() for cell in row.strip("|").split("|")] for row in table.splitlines()[2:]]
    return [(re.findall(r"`([^`]+)`", questions), asked, shown) for questions, asked, _, shown in cells]


@pytest.mark.parametrize("game", DUTIES)
def test_every_question_has_one_row(game: str) -> None:
    found = [question for questions, _, _ in rows(game) for question in questions]
    assert sorted(found) == sorted(duty.value for duty in DUTIES[game])
    assert all(asked for _, asked, _ in rows(game))


@pytest.mark.parametrize("game", DUTIES)
def test_the_test_of_every_row_exists(game: str) -> None:
    for questions, _, shown in rows(game):
        file, _, name = shown.strip("`").partition("::")
        written = ast.parse((ROOT / "tests" / "rules" / game.lower() / file).read_text("utf-8"))
        named = {each.name for each in written.body if isinstance(each, ast.FunctionDef)}
        assert name in named, questions
