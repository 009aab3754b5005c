"""The memory of the wordings that told the latest rounds."""

from rules.campaign.events import Worded
from rules.campaign.telling import Sentence
from rules.campaign.told_rounds import ToldRounds


def told(contest: str, turn: int, *wordings: str) -> Worded:
    said = tuple(Sentence(beat="end", wording=one) for one in wordings)
    return Worded(contest=contest, turn=turn, said=said)


def test_the_sentences_of_one_turn_are_of_one_round() -> None:
    memory = ToldRounds().after([told("3", 1, "turns-3"), told("3", 1, "ends-1"), told("3", 2, "turns-4")])
    assert memory.rounds == 2
    assert [memory.age(one) for one in ("turns-3", "ends-1", "turns-4", "turns-1")] == [1, 1, 0, None]


def test_the_same_turn_of_another_contest_is_another_round_and_so_is_each_telling_outside() -> None:
    memory = ToldRounds().after([told("3", 1, "turns-3"), told("4", 1, "turns-4"), told("", 0), told("", 0)])
    assert memory.rounds == 4
    assert not memory.is_latest("", 0)


def test_a_turn_has_been_told_if_it_is_the_newest_and_has_a_sentence() -> None:
    memory = ToldRounds().after([told("3", 1, "turns-3"), told("3", 2, "turns-4")])
    assert memory.has_told("3", 2)
    assert not memory.has_told("3", 1)
    assert not memory.has_told("4", 2)
    silent = memory.after([told("3", 3)])
    assert silent.is_latest("3", 3)
    assert not silent.has_told("3", 3)


def test_it_reaches_back_once_a_whole_round_more_is_known_than_is_kept_fresh() -> None:
    fresh = 24  # rounds in which no wording comes back (0073)
    for rounds, reaches in ((fresh, False), (fresh + 1, False), (fresh + 2, True)):
        memory = ToldRounds().after(told("3", turn, "turns-3") for turn in range(rounds))
        assert memory.rounds == rounds
        assert memory.reaches_back is reaches


def test_a_wording_names_its_situation_and_its_number() -> None:
    assert Sentence(beat="end", wording="narrow-escape-12").situation == "narrow-escape"
