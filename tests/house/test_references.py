"""Every rule decision, known answer and decision record that a file cites by number exists."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from rules.registry import SYSTEMS

ROOT = Path(__file__).parents[2]
READINGS, RECORDS = ROOT / "docs/rules-decisions", ROOT / "docs/decisions"
GAMES = {"nyx": ("Nyx", "NYX-"), "noir": ("Noir", "NOIR-"), "zapas": ("Zapas", "ZAP-")}
KINDS = frozenset({".py", ".toml", ".md", ".ftl"})
#: Files and directories that the project creates in its checkout, apart from hidden ones.
MADE = frozenset({"data", "dist", "build", "config.toml"})
#: The number of a rule decision or a known answer; rule ids have more letters.
NUMBER = re.compile(r"\b([A-Z]{1,2}-\d+)[a-z]?\b")
#: The letters of known answers, which are in the data files of the games.
ANSWERS = frozenset({"V", "X", "ZT"})
#: Citations that point nowhere: sections, which our documents lack, and numbers without a hyphen.
LOOSE = re.compile(r"\b[Ss]ections? \d|§ ?\d|\b(?:SM|ZQ|NQ) \d")
HEADING = re.compile(r"^### ([A-Z]{1,2}-\d+) \S", re.MULTILINE)


def files() -> Iterator[Path]:
    """Yield the files of the checkout that may cite something."""
    for place in ROOT.iterdir():
        if not place.name.startswith(".") and place.name not in MADE:
            found = place.rglob("*") if place.is_dir() else (place,)
            yield from (path for path in found if path.suffix in KINDS and path.is_file())


@cache
def cited() -> tuple[tuple[str, str], ...]:
    """Return the path within the checkout and the text of each file that may cite something."""
    return tuple((path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8")) for path in files())


@cache
def read_as(game: str) -> tuple[str, ...]:
    """Return the numbers that have a heading on a game's page, in the page's order."""
    return tuple(HEADING.findall((READINGS / f"{game}.md").read_text(encoding="utf-8")))


@cache
def answers() -> frozenset[str]:
    """Return the numbers of the known answers; the letter of a part is omitted."""
    vectors = ROOT.glob("tests/rules/*/vectors/*")
    texts = (path.read_text(encoding="utf-8") for path in vectors)
    return frozenset(one for text in texts for one in re.findall(r'\bid"? ?[=:] ?"([A-Z]+-\d+)', text))


def games_of(path: str, line: str) -> list[str]:
    """Return a file's game according to its path, or the games named in the line if the file is shared."""
    own = re.search(r"(?<![a-z])(nyx|noir|zapas)(?![a-z])", path)
    return [own[1]] if own else [game for game, names in GAMES.items() if any(one in line for one in names)]


def leads(path: str, line: str, number: str) -> bool:
    """Return whether a number is that of a known answer, or is on the page of a game of this path or line."""
    if number.partition("-")[0] in ANSWERS:
        return number in answers()
    return any(number in read_as(game) for game in games_of(path, line))


def dead(path: str, text: str) -> list[str]:
    """Return the lines of a file that cite something that does not exist."""
    return [
        f"{path}: {line.strip()}"
        for line in text.splitlines()
        if LOOSE.search(line) or not all(leads(path, line, number) for number in NUMBER.findall(line))
    ]


def lost_records(text: str) -> list[str]:
    """Return the decision records that a text names although they do not exist."""
    known = {path.name: path.name[:4] for path in RECORDS.glob("[0-9]*.md")}
    named = re.findall(r"decisions/(\d{4}[\w.-]*\.md)", text)
    counted = re.findall(r"\b[Dd]ecisions? \[?(\d{2,4})\b(?!-)", text)
    return [one for one in named if one not in known] + [
        one for one in counted if one.zfill(4) not in known.values()
    ]


def test_every_number_leads_to_a_page_of_its_game_or_to_a_known_answer() -> None:
    assert [line for path, text in cited() for line in dead(path, text)] == []


@pytest.mark.parametrize(
    ("path", "line"),
    [
        pytest.param("rules/nyx/base/tactics.py", f"as said (D-{99})", id="no such number"),
        pytest.param("rules/nyx/base/tactics.py", f"as said (NQ-{1})", id="a number of another game"),
        pytest.param(
            "rules/campaign/sessions.py", f"as said (D-{38})", id="a shared file that names no game"
        ),
        pytest.param(
            "rules/campaign/sessions.py", f"as said (Noir D-{38})", id="a shared file and the wrong game"
        ),
        pytest.param("tests/rules/zapas/roll/test_roll.py", f"ZT-{999}", id="no such answer"),
        pytest.param("rules/noir/combat/phases.py", f"see section {13}", id="a part of nothing"),
        pytest.param("rules/zapas/duel/duel.py", f"see SM {4}", id="a number that is spelled otherwise"),
    ],
)
def test_a_citation_that_leads_nowhere_is_found(path: str, line: str) -> None:
    assert dead(path, line) == [f"{path}: {line}"]


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ("rules/nyx/base/tactics.py", "what fits (NYX-35, D-26)"),
        ("cogs/noir/combat.py", f"the phases (NQ-{58})"),
        ("rules/campaign/sessions.py", "once or each (Nyx D-38)"),
        ("cogs/crew.py", "who rolls (NYX-21, D-16)"),
    ],
)
def test_a_valid_citation_is_accepted(path: str, line: str) -> None:
    assert dead(path, line) == []


@pytest.mark.parametrize("game", GAMES)
def test_each_number_appears_on_a_page_once_with_a_text(game: str) -> None:
    numbers = read_as(game)
    assert len(numbers) == len(set(numbers)) > 30
    parts = re.split(r"^##.*$", (READINGS / f"{game}.md").read_text(encoding="utf-8"), flags=re.MULTILINE)
    assert sum(len(part.split()) > 10 for part in parts[1:]) >= len(numbers)


def test_no_two_games_share_the_letters_of_their_numbers() -> None:
    letters = [{number.partition("-")[0] for number in read_as(game)} for game in GAMES]
    assert sum(map(len, letters)) == len(set().union(*letters)) == 4


@pytest.mark.parametrize("game", GAMES)
def test_every_setting_that_a_page_names_is_one_of_the_game(game: str) -> None:
    text = (READINGS / f"{game}.md").read_text(encoding="utf-8")
    said = re.findall(r"\bSettings?\s+(`[a-z-]+`(?:(?:,|\s+and)\s+`[a-z-]+`)*)", text)
    named = {key for one in said for key in re.findall(r"`([a-z-]+)`", one)}
    assert len(named) >= 5
    assert named <= {setting.key for setting in SYSTEMS[game].settings}


def test_every_record_of_a_decision_that_is_cited_exists() -> None:
    assert [f"{path}: {one}" for path, text in cited() for one in lost_records(text)] == []
    assert lost_records(f"docs/decisions/{999:04}-lost.md and decision {98}") == ["0999-lost.md", "98"]
    assert lost_records("docs/decisions/0046-journal.md and decision 51, of 40 decisions") == []


def test_every_page_that_code_cites_exists() -> None:
    cites = [(path, one) for path, text in cited() for one in re.findall(r"\bdocs/[\w/-]+\.md\b", text)]
    assert len(cites) > 20
    assert [(path, one) for path, one in cites if not (ROOT / one).exists()] == []
