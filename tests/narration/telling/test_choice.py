"""A sentence that was told a short while ago comes back only where a round would have nothing else."""

from collections.abc import Sequence

from narration.telling.choice import Past, choose, ranked
from narration.telling.situation import Moment, Situation, View
from rules.campaign.events import Worded
from rules.campaign.telling import Sentence
from rules.campaign.told_rounds import FRESH, ToldRounds
from tests.rules.nyx.board import Board

SITUATIONS = ranked(
    (Situation("hit", "act", 1, "", {1: ""}), Situation("hurt", "harm", 1, "", {1: "", 2: ""}))
)
VIEWS = (View(frozenset(), {}),)
#: The contest that is told; what was told before is of another one.
CONTEST = "2"


def tell(told: ToldRounds, *beats: str, turn: int = 1) -> list[str]:
    """Return the wordings for these parts of a turn."""
    moments = [Moment(CONTEST, turn, beat, VIEWS) for beat in beats]
    (event,) = choose(SITUATIONS, Board().state, Past(told, 1), moments)
    return [one.wording for one in event.said]


def worded(turn: int, *wordings: str, contest: str = "1") -> Worded:
    said = tuple(Sentence(beat="harm", wording=one, slots=()) for one in wordings)
    return Worded(contest=contest, turn=turn, said=said)


def after(events: Sequence[Worded]) -> ToldRounds:
    return ToldRounds().after(events)


def test_nothing_is_said_rather_than_repeated_where_the_round_has_another_sentence() -> None:
    told = after([worded(1, "hurt-1", "hurt-2")])
    assert tell(told, "act", "harm") == ["hit-1"]
    assert tell(told, "harm", "act") == ["hit-1"]


def test_a_round_that_would_be_silent_repeats_what_was_told_the_longest_time_ago() -> None:
    told = after([worded(1, "hurt-2"), worded(2, "hurt-1", "hit-1")])
    assert tell(told, "harm") == ["hurt-2"]
    assert tell(told, "act", "harm") == ["hit-1"], "only one of them"


def test_a_round_that_an_earlier_action_told_repeats_nothing() -> None:
    told = after([worded(1, "hurt-1", "hurt-2"), worded(1, "hit-1", contest=CONTEST)])
    assert tell(told, "harm") == []
    assert tell(told, "harm", turn=2) != []


def test_a_sentence_is_free_again_after_the_latest_rounds() -> None:
    told = after([worded(turn, *(("hurt-1", "hurt-2") if turn == 1 else ())) for turn in range(1, FRESH + 2)])
    assert len(tell(told, "act", "harm")) == 2
