"""`python bot.py verify` checks a journal without token, database, configuration or network."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from bot import main
from tests.process.test_command_line import run
from tests.process.wire import ROOT
from tests.table.audit.exported_evenings import document, journal
from tests.table.audit.forger import relinked


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Work in a directory with nothing but a journal; return it."""
    monkeypatch.chdir(tmp_path)
    for name in ("TOKEN", "DATABASE", "CONFIG", "LANGUAGE"):
        monkeypatch.delenv(f"NATTVAKT_{name}", raising=False)
    (tmp_path / "kept.json").write_text(journal("nyx", "players"), encoding="utf-8")
    return tmp_path


def tampered() -> None:
    changed = document("nyx", "players")
    changed["decks"][0]["rolls"][1]["throws"][0][1][0] %= 10
    changed["decks"][0]["rolls"][1]["throws"][0][1][0] += 1
    Path("kept.json").write_text(json.dumps(changed), encoding="utf-8")


def test_a_check_needs_no_database() -> None:
    program = "import sys, console.verify; print(*sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert "sqlalchemy" not in done.stdout.split()


def test_valid_proofs_are_listed_line_by_line_with_exit_code_0(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", "kept.json"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.partition(".")[0] for line in lines[1:8]] == [
        "Deck 1: holds",
        "Deck 2: holds",
        "Deck 3: closed",
        "⚠ No message ended the cutting of these decks: 1, 2, 3",
        "Trial (contest 8): holds",
        "Trial (contest 11): holds",
        "Everything that can be checked holds",
    ]
    assert lines[8].startswith("What is closed can’t be checked yet:")
    assert lines[9].startswith("Compare the promises")
    assert [path.name for path in Path.cwd().iterdir()] == ["kept.json"], "nothing was made"


def test_invalid_proofs_are_named_with_exit_code_1(capsys: pytest.CaptureFixture[str]) -> None:
    tampered()
    assert main(["verify", "kept.json"]) == 1
    said = capsys.readouterr().out
    assert "Deck 1: DOES NOT HOLD. Roll 2: the seed gives different faces, roll 2: the events show" in said
    assert "Something does NOT hold." in said


def test_the_language_can_be_chosen(capsys: pytest.CaptureFixture[str]) -> None:
    tampered()
    assert main(["verify", "kept.json", "--language", "sv"]) == 1
    assert "Lek 1: HÅLLER INTE. Slag 2: fröet ger andra sidor" in capsys.readouterr().out
    assert main(["verify", "kept.json", "--language", "ru"]) == 1
    assert "Колода 1: НЕВЕРНА. Бросок 2: из зерна выпадает другое" in capsys.readouterr().out


def test_json_has_the_same_results_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    tampered()
    assert main(["verify", "kept.json", "--json"]) == 1
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    assert found["holds"] is False
    assert found["decks"][0]["flaws"] == [{"roll": 2, "wrong": "faces"}, {"roll": 2, "wrong": "shown"}]
    assert [one["is_open"] for one in found["decks"]] == [True, True, False]
    assert (found["contests"][0]["contest"], found["contests"][0]["flaws"]) == ("8", [])


@pytest.mark.parametrize(
    ("name", "data", "said"),
    [
        (
            "gone.json",
            None,
            "“gone.json” cannot be checked: it can’t be opened (No such file",
        ),
        (
            "bad.json",
            b'{"nattvakt": ',
            "“bad.json” cannot be checked: it isn’t valid JSON: it breaks at 1:14",
        ),
        ("deep.json", b"[" * 90, "“deep.json” cannot be checked: it’s nested more than 32 levels deep"),
        ("other.json", b"{}", "“other.json” cannot be checked: there’s no Nattvakt journal in it"),
        (
            "new.json",
            b'{"nattvakt": "journal", "format": 9}',
            "“new.json” cannot be checked: a newer",
        ),
        (
            "fault.json",
            b'{"nattvakt": "journal", "format": 1}',
            "“fault.json” cannot be checked: something is wrong at campaign: something is missing here.",
        ),
        (".", None, "“.” cannot be checked: it can’t be opened (Is a directory)."),
    ],
)
def test_an_unreadable_file_is_one_sentence_and_exit_code_2(
    name: str, data: bytes | None, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    if data is not None:
        Path(name).write_bytes(data)
    assert main(["verify", name]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith(said)
    assert told.err.count("\n") == 1


def test_a_huge_file_is_refused_before_it_is_read_completely(capsys: pytest.CaptureFixture[str]) -> None:
    with Path("huge.json").open("wb") as file:
        os.truncate(file.fileno(), 2**40)
    assert main(["verify", "huge.json"]) == 2
    assert "it’s too big: more than 65536 kilobytes." in capsys.readouterr().err


def test_it_answers_as_a_separate_process(elsewhere: Path) -> None:
    done = run(elsewhere, str(ROOT / "bot.py"), "verify", str(elsewhere / "kept.json"), "--json")
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout)["holds"] is True


def linked(path: Path) -> str:
    """Write a journal with a chain of three saves; return its last link."""
    whole = document("nyx", "players")
    saves: list[Any] = [{"save": n, "notes": [], "events": "0" * 64, "head": ""} for n in (1, 2, 3)]
    forged = relinked(
        {**whole, "events": [], "decks": [], "seals": [], "chain": {"before": "", "saves": saves}}
    )
    path.write_text(json.dumps(forged), encoding="utf-8")
    return str(forged["chain"]["saves"][-1]["head"])


@pytest.mark.parametrize("length", [32, 64])
def test_a_noted_link_is_compared_however_it_was_copied(
    capsys: pytest.CaptureFixture[str], length: int
) -> None:
    head = linked(Path("linked.json"))[:length]
    grouped = " ".join(head[at : at + 4] for at in range(0, length, 4)).upper()
    assert main(["verify", "linked.json", "--head", grouped]) == 0
    said = capsys.readouterr().out
    assert "The link that you noted is the one of save 3" in said
    assert "--head" not in said


def test_a_noted_link_that_is_not_in_the_file_fails(capsys: pytest.CaptureFixture[str]) -> None:
    linked(Path("linked.json"))
    assert main(["verify", "linked.json", "--head", "0" * 32]) == 1
    assert "The link that you noted is NOT in this file" in capsys.readouterr().out
    assert main(["verify", "kept.json", "--head", "0" * 32]) == 1
    assert "This file has no chain" in capsys.readouterr().out


def test_without_a_noted_link_it_says_what_it_cannot_show(capsys: pytest.CaptureFixture[str]) -> None:
    linked(Path("linked.json"))
    assert main(["verify", "linked.json"]) == 0
    assert "Without a link that someone noted" in capsys.readouterr().out


def test_a_link_with_too_few_digits_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["verify", "kept.json", "--head", "0" * 31])
    assert "a link has 32 to 64 digits" in capsys.readouterr().err
