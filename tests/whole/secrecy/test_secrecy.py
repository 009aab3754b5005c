"""Before the reveal nobody can learn a hidden choice: whatever it is, everybody else receives the same."""

from pathlib import Path

import pytest

from tests.whole.secrecy.harness import Got, difference, without, written
from tests.whole.secrecy.numbers import NUMBERS
from tests.whole.secrecy.picks import PICKS
from tests.whole.secrecy.reach import Reach
from tests.whole.secrecy.sheets import SHEETS, the_drafts_of_a_player_of_zapas
from tests.whole.secrecy.twice import Evening, Twice
from tests.whole.secrecy.unseen import UNSEEN
from tests.whole.secrecy.wins import WINS, what_fails_is_reported_alike

EVENINGS: tuple[Evening, ...] = (*PICKS, *WINS, *SHEETS, *NUMBERS, *UNSEEN, what_fails_is_reported_alike)
#: The one without a contest; in every other one, at least so many requests reach a contest.
WITHOUT_CONTEST = the_drafts_of_a_player_of_zapas
LEAST = 10


@pytest.mark.rule("NYX-33")
@pytest.mark.parametrize(
    "evening",
    [
        pytest.param(each, marks=pytest.mark.long if each in NUMBERS else (), id=each.__name__)
        for each in EVENINGS
    ],
)
async def test_everything_others_can_see_is_the_same_for_every_hidden_choice(
    tmp_path: Path, empty_database: Path, log: pytest.LogCaptureFixture, evening: Evening
) -> None:
    found, reach = await Twice(tmp_path, empty_database, log).difference(evening)
    assert not found, found
    reach.check(0 if evening is WITHOUT_CONTEST else LEAST)


@pytest.mark.parametrize(
    ("other", "said"),
    [
        ([("a", "one"), ("b", "two!")], "b\n"),
        ([("a", "one")], "only one evening had b"),
        ([("a", "one"), ("b", "two"), ("c", "three")], "only one evening had c"),
        ([("b", "two"), ("a", "one")], "a\ncame where otherwise came\nb"),
    ],
    ids=["another byte", "one thing less", "one thing more", "another order"],
)
def test_every_difference_between_two_evenings_is_found(other: list[Got], said: str) -> None:
    evening = [("a", "one"), ("b", "two")]
    assert not difference(evening, list(evening))
    assert difference(evening, other).startswith(said)


def test_only_the_hashes_of_hidden_choices_are_exempt() -> None:
    sealed, opened = "ab" * 32, "cd" * 32
    rows = written([sealed])
    assert without(f"{sealed} {opened}", rows) == f"{'#' * 64} {opened}"
    assert without(f"{' '.join(['abab'] * 8)}, abab abab", rows) == f"{'#' * 19} {'#' * 19}, abab abab"


@pytest.mark.parametrize(("named", "missed"), [(3, 0), (10, 2)], ids=["too few", "turned away"])
def test_requests_that_reach_no_contest_fail_the_evening(named: int, missed: int) -> None:
    reach = Reach(named)
    reach.missed["pick: no-such-conflict"] = missed
    with pytest.raises(AssertionError):
        reach.check(LEAST)
