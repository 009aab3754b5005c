"""`python bot.py odds` prints chances as text or JSON, without token, database or campaign."""

import json
from pathlib import Path
from typing import Any

import pytest

from bot import main
from tests.process.test_command_line import run
from tests.process.wire import ROOT

SIDES = ("--side1", "5,0,0,0", "--side2", "7,-1,0,0", "--length", "5")
QUESTIONS = {
    "nyx roll": ("--value", "5", "--modifier", "-1", "--positive", "2", "--negative", "0"),
    "nyx round": (*SIDES, "--picks", "0,2", "--marker", "-1", "--shift", "0"),
    "nyx forecast": (*SIDES, "--mode", "goal"),
    "noir check": ("--value", "9", "--fate", "2"),
    "noir opposed": ("--a", "12", "--a-modifier", "2", "--b", "10"),
    "zapas roll": ("--dice", "5", "--difficulty", "3"),
    "zapas duel": ("--a", "6", "--b", "4"),
    "nyx opposed": ("--side1", "6", "--side2", "6,0,1,0"),
    "nyx slow": ("--value", "5", "--modifier", "-2"),
    "noir total": ("--value", "9", "--fate", "2"),
    "noir late": ("--dice", "10,1", "--value", "3"),
    "noir damage": ("--dice", "2", "--plus", "1", "--threshold", "8", "--daze", "3"),
}
KEYS = {
    "nyx roll": {"success", "effect"},
    "nyx round": {"outcomes"},
    "nyx forecast": {"win1", "rounds", "mix1", "mix2"},
    "noir check": {"success", "exceptional_success", "exceptional_failure"},
    "noir opposed": {"a", "b", "tie"},
    "zapas roll": {"success", "effect"},
    "zapas duel": {"a", "b", "tie"},
    "nyx opposed": {"a", "b", "tie", "margin"},
    "nyx slow": {"success", "damage", "mean"},
    "noir total": {"total", "mean"},
    "noir late": {"success"},
    "noir damage": {"damage", "mean", "wounds"},
}


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Work in a directory without configuration, token or database."""
    monkeypatch.chdir(tmp_path)
    for name in ("TOKEN", "DATABASE", "CONFIG", "LANGUAGE"):
        monkeypatch.delenv(f"NATTVAKT_{name}", raising=False)


def asked(capsys: pytest.CaptureFixture[str], question: str, *more: str) -> str:
    assert main(["odds", *question.split(), *QUESTIONS[question], *more]) == 0
    return capsys.readouterr().out


def facts(capsys: pytest.CaptureFixture[str], question: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(asked(capsys, question, "--json"))
    return found


@pytest.mark.parametrize("question", QUESTIONS)
def test_each_question_has_its_keys_and_a_text(question: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert facts(capsys, question).keys() == KEYS[question]
    for language in ("en", "sv", "ru"):
        text = asked(capsys, question, "--language", language)
        assert "%" in text
        assert max(map(len, text.splitlines())) <= 130
    assert not list(Path.cwd().iterdir()), "nothing was made"


def test_the_numbers_are_exact(capsys: pytest.CaptureFixture[str]) -> None:
    roll = facts(capsys, "nyx roll")
    assert roll["success"] == 1 - 0.6**3
    assert list(roll["effect"]) == ["0", "1", "2", "3", "4"]
    ends = facts(capsys, "nyx round")["outcomes"]
    assert sum(end["p"] for end in ends) == pytest.approx(1, abs=1e-12)
    assert ends[0].keys() == {"marker", "over1", "over2", "p"}
    check = facts(capsys, "noir check")
    assert (check["success"], check["exceptional_success"]) == (0.8975, 0.1675)
    assert facts(capsys, "zapas duel") == {"a": 0.623046875, "b": 0.171875, "tie": 0.205078125}
    assert sum(facts(capsys, "noir opposed").values()) == pytest.approx(1, abs=1e-12)
    assert sum(facts(capsys, "nyx forecast")["mix1"]) == pytest.approx(1, abs=1e-9)
    assert facts(capsys, "nyx slow")["damage"] == {"0": 0.027, "1": 0.189, "2": 0.441, "3": 0.343}
    assert facts(capsys, "noir late") == {"success": 0.8}
    for name, chances in facts(capsys, "noir damage").items():
        assert name == "mean" or sum(chances.values()) == pytest.approx(1, abs=1e-12)


def told(capsys: pytest.CaptureFixture[str], arguments: str) -> dict[str, Any]:
    assert main(["odds", *arguments.split(), "--json"]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def test_a_given_reserve_is_included_in_the_answer(capsys: pytest.CaptureFixture[str]) -> None:
    asked = "zapas roll --dice 5 --difficulty 3 --reserve 4 --added 2"
    assert told(capsys, asked)["reserve"] == {"2": 0.5, "5": 0.5}


def test_a_tie_with_a_finished_roll_needs_more_than_its_total(capsys: pytest.CaptureFixture[str]) -> None:
    late = "noir late --dice 6,5 --value 8 --against"
    lost, won = told(capsys, f"{late} 20"), told(capsys, f"{late} 20,7,6")
    assert (lost["success"], won["success"]) == (0.4, 0.5)


def test_the_pick_of_only_one_side_may_be_given(capsys: pytest.CaptureFixture[str]) -> None:
    asked = "nyx round --side1 5 --side2 6 --picks"

    def over(picks: str) -> float:
        outcomes = told(capsys, f"{asked} {picks}")["outcomes"]
        return float(sum(end["p"] for end in outcomes if end["over2"]))

    assert over("0,?") == pytest.approx(sum(over(f"0,{each}") for each in range(3)) / 3, abs=1e-12)


def test_a_forecast_covers_all_places_and_a_passive_side_has_no_mix(
    capsys: pytest.CaptureFixture[str],
) -> None:
    text = asked(capsys, "nyx forecast")
    assert "Side 1 to win: 33.9% · Side 2 to win: 66.1%" in text
    assert "●  0 33.9%" in text
    arguments = ["odds", "nyx", "forecast", "--side1", "5", "--side2", "passive", "--length", "5"]
    assert main(arguments) == 0
    assert "best mix" not in capsys.readouterr().out


def test_an_endless_conflict_has_no_expected_number_of_rounds(capsys: pytest.CaptureFixture[str]) -> None:
    stuck = ["odds", "nyx", "forecast", "--side1", "0", "--side2", "passive", "--length", "5"]
    assert main([*stuck, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["win1"] == 0
    endless = ["odds", "nyx", "forecast", "--side1", "0", "--side2", "0", "--length", "10"]
    assert main([*endless, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["rounds"] is None


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("nyx roll --value x", "'x' is not a whole number"),
        ("nyx roll --value 1000", "1000 is not between 0 and 99"),
        ("nyx roll", "the following arguments are required: --value"),
        ("nyx round --side1 5,0,0,0,0 --side2 5", "'5,0,0,0,0' is not value,modifier,positive,negative"),
        ("nyx round --side1 5 --side2 5 --picks 0,3", "'0,3' is not two numbers from 0 to 2"),
        ("nyx round --side1 5 --side2 5 --marker 7", '"--marker 7" is off a scale of length 5'),
        ("nyx round --side1 5 --side2 passive --picks 0,0", "Against a passive side nothing is picked"),
        ("noir check --value 9 --fate 6", "6 is not between 0 and 5"),
        ("zapas roll --dice 0 --difficulty 1", "0 is not between 1 and 40"),
        ("zapas roll --dice 3 --difficulty 1 --added 1", 'give "--reserve" too'),
        ("zapas roll --dice 3 --difficulty 1 --reserve 9 --added 3", "one is always the base die"),
        ("noir late --dice 10,2 --value 3", "Extra dice are missing"),
        ("noir late --dice 5 --value 3", "'5' is not dice in the order thrown, such as 10,4,7"),
        ("noir damage --dice 2 --daze 3", 'give "--threshold" too'),
    ],
)
def test_invalid_arguments_are_one_sentence_and_exit_code_2(
    arguments: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        code = main(["odds", *arguments.split()])
    except SystemExit as ended:
        code = int(ended.code or 0)
    told = capsys.readouterr()
    assert (code, told.out) == (2, "")
    assert said.casefold() in told.err.casefold()
    assert told.err.count("\n") == 1


def test_it_answers_as_a_separate_process(tmp_path: Path) -> None:
    done = run(tmp_path, str(ROOT / "bot.py"), "odds", "zapas", "duel", "--a", "6", "--b", "4", "--json")
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout)["a"] == 0.623046875
