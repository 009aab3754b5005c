"""docs/fairness.md: every command on it prints what the page says, and agrees with the code."""

import json
import os
import re
import shutil
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest

from rules.chance.deck import Deck, DeckDice, SeedWord, Throw, block_message
from rules.chance.seal import NOBODY, SHOWN, Choice, Seal
from rules.contract.proof_checks import seal_holds
from tests.table.audit.exported_evenings import document

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/fairness.md").read_text(encoding="utf-8")
#: The kind and content of each code block.
BLOCKS = re.findall(r"^```([a-z]+)\n(.*?)^```$", PAGE, flags=re.MULTILINE | re.DOTALL)
COMMANDS = [(command, said) for (kind, command), (_, said) in pairwise(BLOCKS) if kind == "sh"]
(PROGRAM,) = (code for kind, code in BLOCKS if kind == "python")
SEED = bytes.fromhex("ad470698654f4a368c905d27f87fc85d389b14a433c83002dcf4c8e438a9175e")
DECK = Deck(7, 1, SEED, (SeedWord("2", "raven"), SeedWord("3", "moon")), closed=1420934400123456516)
WAITING = Seal(
    Choice("3", 1, "1", "tactic", "waiting", NOBODY),
    "78377b525757b494427f89014f97d799",
    "79bda7736f4afce8a8c626552f814afff6944300e0a8530e0372827f744ace22",
)
FOUND = Seal(
    Choice("3", 1, "2", "bonus", "story She finds a boat."),
    "626e1e3b6935c66a2c8ab9c84fc3dd55",
    "d0f85af74166490904ec698ac63f47badb3a839ba0e4e032842518ea2b3b92a1",
)


def test_each_command_is_followed_by_its_output() -> None:
    assert [kind for kind, _ in BLOCKS] == ["sh", "text"] * len(COMMANDS) + ["console", "python"]
    assert len(COMMANDS) == 6


@pytest.mark.parametrize(("command", "said"), COMMANDS, ids=[str(n) for n in range(len(COMMANDS))])
def test_every_command_prints_what_the_page_shows(command: str, said: str, tmp_path: Path) -> None:
    missing = [
        tool for tool in ("bash", "sha256sum", "openssl") if tool in command and not shutil.which(tool)
    ]
    if missing or not shutil.which("bash"):
        pytest.skip(f"there is no {missing or 'bash'} here")
    (tmp_path / "python3").symlink_to(sys.executable)
    path = f"{tmp_path}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run(
        ["bash", "-o", "pipefail", "-ec", command],
        env={**os.environ, "PATH": path},
        capture_output=True,
        text=True,
        check=True,
        timeout=30,
    )
    assert done.stdout == said


def test_the_numbers_on_the_page_match_the_code() -> None:
    for seal in (WAITING, FOUND):
        assert seal_holds(7, seal)
        assert PAGE.count(seal.hash) >= 1
    groups = re.findall("....", WAITING.hash[:SHOWN])
    assert f"`{' '.join(groups)}`" in PAGE
    assert f"{DECK.promise}  -" in PAGE
    dice = DeckDice(DECK)
    assert (dice.roll(10, 3), dice.drawn, dice.roll(6, 2)) == ((2, 2, 9), 4, (2, 1))
    assert dice.throws == [Throw(10, (2, 2, 9)), Throw(6, (2, 1))]
    assert block_message(DECK, 1).decode().replace("\n", "\\n") in PAGE


def test_the_conversion_of_bytes_to_faces_matches_the_code() -> None:
    reckoning = r"(\d+) = (\d+) × (\d+) \+ (\d+), so \*\*(\d+)\*\*"
    row = rf"^\| (\d) \| `([0-9a-f]{{2}})` = (\d+) \| d(\d+) \| (?:{reckoning}|skipped: not below (\d+)) \|$"
    rows = re.findall(row, PAGE, flags=re.MULTILINE)
    assert [int(row[0]) for row in rows] == list(range(6))
    faces = []
    for _, digits, byte, sides, *computed, least in rows:
        assert int(digits, 16) == int(byte)
        if least:
            assert int(byte) >= int(least) == 256 - 256 % int(sides)
            continue
        whole, times, by, rest, face = map(int, computed)
        assert whole == int(byte) == times * by + rest
        assert (by, face) == (int(sides), rest + 1)
        faces.append(face)
    assert faces == [2, 2, 9, 2, 1]


def run_program(where: Path, journal: str) -> str:
    (where / "check.py").write_text(PROGRAM, encoding="utf-8")
    (where / "journal.json").write_text(journal, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-I", "check.py", "journal.json"],
        cwd=where,
        capture_output=True,
        text=True,
        check=True,
        timeout=30,
    )
    return done.stdout


def test_the_program_on_the_page_checks_a_journal_and_finds_mismatches(tmp_path: Path) -> None:
    whole = document("nyx")
    assert run_program(tmp_path, json.dumps(whole)) == "The chain, all seals and all open decks fit.\n"
    changed = document("nyx")
    changed["seals"][0]["pick"] = "nothing"
    changed["decks"][0]["promise"] = "0" * 64
    del changed["decks"][0]["rolls"][1]
    changed["decks"][1]["rolls"][0]["throws"][0][1][0] = 11
    said = run_program(tmp_path, json.dumps(changed))
    assert "('seals', 'contest', '8', 'round', 1, 'side', '1')" in said
    assert "('dice', 'deck', 1, 'promise'), ('dice', 'deck', 1, 'roll', 3)" in said
    assert "('dice', 'deck', 2, 'roll', 1)" in said


def test_the_page_shows_what_the_program_prints() -> None:
    for word in ("holds", "closed", "not opened", "undone", "rolls that are told here", "MISSING"):
        assert f"| {word} |" in PAGE
        assert word in (ROOT / "locales/en/verify.ftl").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "page", ["README.md", "SECURITY.md", "docs/journal-format.md", "docs/decisions/0051-proofs.md"]
)
def test_people_who_ask_for_proof_are_led_to_the_page(page: str) -> None:
    assert "fairness.md)" in (ROOT / page).read_text(encoding="utf-8")
