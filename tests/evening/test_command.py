"""`make evening` prints an evening for writers to read, and as objects for programs."""

import json
import sys
from typing import Any

import pytest

from tests.evening.__main__ import main
from tests.evening.truth import situations_of

GAMES = ("nyx", "noir", "zapas")
KEYS = {"contest", "turn", "situations", "wordings", "story", "text", "facts"}
OF_A_ROUND_OF_NYX = {"tactics", "effects", "marker_before", "marker_after", "length", "over"}


@pytest.fixture
def printed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Any:
    def run(*arguments: str) -> str:
        monkeypatch.setattr(sys, "argv", ["evening", "--rounds", "12", "--seed", "7", *arguments])
        assert main() == 0
        return capsys.readouterr().out

    return run


@pytest.mark.parametrize("game", GAMES)
def test_each_round_is_an_object_on_a_line_of_its_own(printed: Any, game: str) -> None:
    rounds = [json.loads(row) for row in printed("--game", game, "--json").splitlines()]
    assert len(rounds) == 12
    for each in rounds:
        assert each.keys() == KEYS
        assert len(each["situations"]) == len(each["wordings"]) == len(each["story"])
        assert set(each["situations"]) <= situations_of(game).keys()


def test_a_round_of_nyx_has_its_facts(printed: Any) -> None:
    rounds = [json.loads(row) for row in printed("--game", "nyx", "--json").splitlines()]
    fought = [each["facts"] for each in rounds if each["contest"] and each["facts"]]
    assert fought
    assert all(facts.keys() >= OF_A_ROUND_OF_NYX for facts in fought)


@pytest.mark.parametrize("language", ["en", "sv", "ru"])
def test_the_same_seed_tells_the_same_evening_in_words_that_fill_the_message(
    printed: Any, language: str
) -> None:
    told = printed("--game", "zapas", "--language", language)
    assert told == printed("--game", "zapas", "--language", language)
    for each in map(json.loads, printed("--game", "zapas", "--language", language, "--json").splitlines()):
        assert each["text"] in told
