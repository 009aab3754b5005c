"""Noir's prompts about rolls outside combat and about social conflicts, in three languages."""

from collections.abc import Iterator

import pytest

from narration.noir.rolls import prompts
from narration.noir.social import prompts as talk
from narration.text.languages import LANGUAGES, Language
from narration.text.line import Panel, verbatim
from rules.core.names import NAME_LENGTH, TEXT_LENGTH
from rules.noir import preview
from rules.noir.state.contest_actions import Claims
from rules.noir.state.contests import Social
from tests.narration.printing import is_sayable, lines, said
from tests.rules.noir.board import BEN, Board

LONG = "Ж" * NAME_LENGTH
OTHER = "Ö" * NAME_LENGTH


def talking(level: int = 1) -> tuple[Board, Social]:
    """Return a social conflict between two characters, with the longest names and texts."""
    board = Board()
    board.main(LONG, fate=99)
    board.main(OTHER, BEN)
    board.talk(LONG, OTHER, goal="g" * TEXT_LENGTH, effect="e" * TEXT_LENGTH)
    return board, board.social.but(level=level)


def rolling(board: Board, claims: Claims, *, odds: int = 0, reminds: bool = False) -> Panel:
    who = board.who(LONG)
    shown = preview.of_single(board.state, who.id, "alertness", claims)
    title = prompts.roll_title(who, "alertness")
    return prompts.roll(who, "alertness", shown, title=title, odds=odds, reminds=reminds)


@pytest.mark.rule("NOIR-20", "NOIR-30", "NOIR-67")
def test_a_roll_shows_its_sum_and_the_chance_with_the_fate_that_is_chosen() -> None:
    board = Board()
    board.main(LONG, fate=2)
    plain, paid = rolling(board, Claims(helpers=1)), rolling(board, Claims(helpers=1), odds=2)
    assert lines(plain)[0].endswith("Alertness 12, 79% to make it")
    assert "Alertness 10 + 2 (helpers) = 12" in lines(plain)
    assert lines(paid)[0].endswith("Alertness 12, 98% to make it")


@pytest.mark.rule("NOIR-1", "NOIR-2", "NOIR-3")
def test_a_call_gives_advice_and_a_reminder_of_settled_rolls() -> None:
    assert "failure are interesting" in said(prompts.called(["Alma"], reminds=False))
    assert "in this scene already" in said(prompts.called(["Alma"], reminds=True))


@pytest.mark.rule("NOIR-142", "NOIR-143")
@pytest.mark.parametrize(
    ("level", "above", "fights"),
    [(1, "quarrel", False), (2, "brawl", True), (3, "deadly violence", True), (4, "", False)],
)
def test_the_loser_reads_what_the_next_level_means(level: int, above: str, fights: bool) -> None:
    _, social = talking(level)
    shown = "\n".join(lines(talk.losing(social, social.parties[0])))
    assert (f"Escalate: {above}," in shown) is bool(above)
    assert ("the rules of combat decide" in shown) is fights


def test_accepting_means_the_effect_for_the_active_side_and_the_goal_for_the_passive_one() -> None:
    _, social = talking()
    active, passive = (lines(talk.losing(social, party)) for party in social.parties)
    assert "Accept: what the other side announced happens." in active
    assert "Accept: the other side reaches its goal." in passive


def panels() -> Iterator[Panel]:
    """Yield every prompt, for characters with the longest names."""
    board, social = talking()
    who = board.who(LONG)
    yield rolling(board, Claims(helpers=20), odds=5, reminds=True)
    yield prompts.choosing_value(who, verbatim(LONG))
    for party in social.parties:
        yield talk.stating(social, party, board.state.characters[party.character], party.rolls)
        yield from (talk.losing(social.but(level=level), party) for level in range(1, 5))
    yield talk.naming(social)


@pytest.mark.parametrize("panel", list(panels()))
def test_every_question_fits_in_every_language(panel: Panel) -> None:
    is_sayable(panel)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_name_of_a_roll_is_cut_to_fit_its_title(language: Language) -> None:
    board = Board()
    board.main(LONG)
    assert len(said(prompts.roll_title(board.who(LONG), "defence-distance"), language)) <= NAME_LENGTH
    assert len(said(prompts.care_title(board.who(LONG), board.who(LONG)), language)) <= NAME_LENGTH
