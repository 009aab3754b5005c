"""What a message shows of a story that has more words than a phone has room for."""

from narration.nyx.telling.nyx_telling import NYX_TELLING
from rules.campaign.telling import Sentence
from tests.narration.printing import said

NAME = "Adalheid of the Long Water"


def shown(*told: Sentence) -> str:
    return "".join(map(said, NYX_TELLING.paragraph(told)))


def of(beat: str, wording: str, name: str = NAME) -> Sentence:
    return Sentence(beat=beat, wording=wording, slots=(("a", name), ("b", name)))


MEETING, TURN = of("meeting", "wait-4"), of("turn", "over-1")
PENALTY = of("penalty", "fatigue-6")


def test_a_long_name_is_shortened_in_a_message_and_whole_in_the_journal() -> None:
    assert "Adalheid of the L…" in shown(MEETING)
    assert NAME not in shown(MEETING)
    assert NAME in said(NYX_TELLING.sentence(MEETING))


def test_a_story_that_is_too_long_goes_without_how_it_came_about() -> None:
    told = shown(*(of(one.beat, one.wording, "Adalheid") for one in (MEETING, TURN, PENALTY)))
    assert "gathered strength" not in told
    assert "There is no ground left to give" in told
    assert "instead of ground" in told


def test_what_a_round_cost_outlasts_how_the_ground_went() -> None:
    told = shown(MEETING, TURN, PENALTY)
    assert told == "Strength is what Adalheid of the L… gives instead of ground."


def test_a_story_with_short_names_is_whole() -> None:
    told = shown(of("meeting", "eq-off-1", "Ada"), of("turn", "over-1", "Ada"))
    assert told.count(".") == 2


def test_a_single_sentence_always_stands() -> None:
    assert shown(of("meeting", "wait-4", NAME * 3))
