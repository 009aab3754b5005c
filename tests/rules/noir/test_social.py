"""Social conflicts: terms, rolls, levels, and the fights they turn into (NOIR-140 to 143)."""

import pytest

from rules.noir.base.enums import Health
from rules.noir.state import contest_actions as m
from rules.noir.state import contest_events as d
from rules.noir.state.contests import Combat, Phase, SocialPhase
from tests.rules.noir.board import ANN, BEN, GM, PLACE, Board
from tests.rules.noir.moments import condition, fight, rich, table

ADA_LOSES = (2, 3, 9, 8)
ADA_WINS = (9, 8, 2, 3)


def lost(level: int = 1) -> Board:
    """Return a social conflict in which Ada has lost a roll against Bea, and must choose."""
    board = table()
    board.talk("Ada", "Bea", level=level)
    board.answer(m.Ready, "Ada")
    board.answer(m.Ready, "Bea", ADA_LOSES)
    return board


def roll(board: Board, dice: tuple[int, ...]) -> None:
    """Let both sides of the conflict roll again."""
    for name, faces in (("Ada", ()), ("Bea", dice)):
        board.do(board.move(m.Ready, board.social, character=board.id(name)), board.seat(name), faces)


# ------------------------------------------------------------------------------------------------- terms


@pytest.mark.rule("NOIR-143")
@pytest.mark.parametrize("level", [0, 5])
def test_a_conflict_has_four_levels(level: int) -> None:
    board = table()
    opened = m.OpenSocial(place=PLACE, active=board.id("Ada"), passive=board.id("Bea"), level=level)
    refusal = board.refused(opened)
    assert (refusal.code, refusal.details) == ("bad-value-level", {"least": 1, "most": 4})


@pytest.mark.rule("NOIR-142")
def test_nobody_changes_what_they_want_once_dice_have_fallen_even_if_two_are_yet_to_be_chosen() -> None:
    board = rich(table(), Ada=9)
    board.talk("Ada", "Bea")
    changed = m.StateTerms(contest=board.social.id, step=0, character=board.id("Ada"), text="Let me in.")
    board.answer(m.Ready, "Bea")
    board.do(changed.but(step=board.social.step), ANN)
    board.answer(m.Ready, "Ada", (3, 4, 5, 6, 2, 3), odds=2)
    assert board.refused(changed.but(step=board.social.step), ANN).code == "wrong-state-phase"


@pytest.mark.rule("NOIR-140")
def test_both_texts_are_needed_before_the_roll_and_each_side_says_its_own() -> None:
    board = table()
    board.talk("Ada", "Bea", goal="", effect="")
    assert board.waits == [("terms", "Ada"), ("terms", "Bea")]
    early = board.move(m.Ready, character=board.id("Ada"))
    assert board.refused(early, ANN).code == "missing-input-text"
    mine = board.move(m.StateTerms, character=board.id("Ada"), text="Let us in.")
    assert board.refused(mine, BEN).code == "not-your-character"
    board.do(mine, ANN)
    assert board.social.phase is SocialPhase.TERMS
    board.answer(m.StateTerms, "Bea", text="You leave town.")
    assert board.waits == [("ready", "Ada"), ("ready", "Bea")]
    assert [party.text for party in board.social.parties] == ["Let us in.", "You leave town."]


@pytest.mark.rule("NOIR-140")
def test_a_conflict_has_two_parties_and_is_opened_by_the_active_one_or_the_gm() -> None:
    board = table()
    opened = m.OpenSocial(place=PLACE, active=board.id("Ada"), passive=board.id("Ada"))
    assert board.refused(opened, ANN).code == "bad-count-parties"
    other = opened.but(passive=board.id("Bea"))
    assert board.refused(other, BEN).code == "not-your-character"
    assert board.refused(other.but(passive="99"), ANN).code == "no-such-character"
    board.do(other, ANN)
    stranger = board.move(m.StateTerms, character=board.id("Guard"), text="And I?")
    assert board.refused(stranger).code == "no-such-party"


@pytest.mark.rule("NOIR-140")
def test_with_two_active_sides_each_has_a_goal_and_rolls_charm() -> None:
    board = table()
    board.talk("Ada", "Bea", both_active=True)
    assert [(party.active, party.rolls) for party in board.social.parties] == [(True, "charm")] * 2


# -------------------------------------------------------------------------------------------------- rolls


@pytest.mark.rule("NOIR-141")
@pytest.mark.parametrize(("threat", "rolled"), [(False, "withstand"), (True, "resistance")])
def test_charm_meets_withstand_or_against_a_threat_resistance(threat: bool, rolled: str) -> None:
    board = table()
    board.talk("Ada", "Guard", threat=threat)
    board.answer(m.Ready, "Ada", (9, 8, 2, 3))
    check = board.event(d.CheckDecided).check
    assert [cast.rolls for cast in check.casts] == ["charm", rolled]
    assert check.winner == 0
    assert board.social.loser == board.id("Guard")


@pytest.mark.rule("NOIR-141")
def test_other_abilities_may_be_rolled_but_only_those_that_somebody_has() -> None:
    board = table()
    board.talk("Ada", "Bea", rolls="persuade", passive_rolls="composure")
    assert [party.rolls for party in board.social.parties] == ["persuade", "composure"]
    board.do(board.move(m.EndContest))
    opened = m.OpenSocial(place=PLACE, active=board.id("Ada"), passive=board.id("Bea"), rolls="Flattery")
    assert board.refused(opened, ANN).code == "missing-input"


@pytest.mark.rule("NOIR-67", "NOIR-68", "NOIR-141")
def test_a_social_roll_has_its_odds_before_and_after() -> None:
    board = rich(table(), Ada=9, Bea=4)
    board.talk("Ada", "Bea")
    board.answer(m.Ready, "Ada", odds=1)
    board.answer(m.Ready, "Bea", (2, 3, 4, 2, 3))
    board.answer(m.ChooseTwo, "Ada", places=None)
    assert board.waits == [("late", "Bea")]
    board.answer(m.BuyLate, "Bea", (9,), buy=True)
    board.answer(m.PlaceLate, "Bea", place=0)
    assert board.waits == [("loss", "Ada")]


# ------------------------------------------------------------------------------------------------- levels


@pytest.mark.rule("NOIR-142")
def test_the_loser_accepts_and_the_conflict_is_over() -> None:
    board = lost()
    assert (board.waits, board.event(d.LoserNamed).name) == ([("loss", "Ada")], "Ada")
    assert board.refused(board.move(m.ChooseLoss, escalate=True), BEN).code == "not-your-character"
    board.do(board.move(m.ChooseLoss, escalate=False), ANN)
    assert not board.social.is_open


@pytest.mark.rule("NOIR-142")
def test_escalating_goes_one_level_up_and_rolls_again_with_the_same_terms() -> None:
    board = lost()
    early = board.move(m.ChooseLoss, escalate=True)
    board.do(early, ANN)
    assert (board.social.level, board.social.turn, board.social.phase) == (2, 2, SocialPhase.ROLL)
    assert [party.text for party in board.social.parties] == ["Let us in.", "Leave town."]
    assert board.refused(early, ANN).code == "wrong-state-passed"
    roll(board, ADA_WINS)
    assert board.social.loser == board.id("Bea")


@pytest.mark.rule("NOIR-142")
def test_terms_may_be_restated_until_the_dice_of_the_level_fall() -> None:
    board = rich(lost(), Bea=4)
    board.do(board.move(m.ChooseLoss, escalate=True), ANN)
    board.answer(m.StateTerms, "Ada", text="Then let me in alone.", rolls="persuade")
    assert board.social.parties[0].text == "Then let me in alone."
    assert board.social.parties[0].rolls == "charm"
    roll(board, ADA_LOSES)
    late = board.move(m.StateTerms, character=board.id("Ada"), text="Or not.")
    assert board.refused(late, ANN).code == "wrong-state-phase"


@pytest.mark.rule("NOIR-142", "NOIR-143")
def test_the_third_level_is_a_fight_and_the_gm_says_who_lost_it() -> None:
    board = lost(2)
    board.do(board.move(m.ChooseLoss, escalate=True), ANN, (9, 5, 2, 3))
    assert (board.social.level, board.social.phase) == (3, SocialPhase.FIGHT)
    assert isinstance(board.contest, Combat)
    assert board.combat.phase is Phase.DECLARE_ACTION
    assert [one.side for one in board.combat.fighters] == [1, 2]
    named = board.move(m.NameLoser, board.social, character=board.id("Bea"))
    assert board.refused(named).code == "wrong-state-fight-runs"
    board.do(board.move(m.EndContest, board.combat))
    assert board.refused(named, ANN).code == "gm-only"
    assert board.refused(named.but(character=board.id("Guard"))).code == "no-such-party"
    board.do(named)
    board.do(board.move(m.ChooseLoss, board.social, escalate=True), BEN, (9, 5, 2, 3))
    assert (board.social.level, board.social.phase) == (4, SocialPhase.FIGHT)


@pytest.mark.rule("NOIR-142")
def test_there_is_nothing_above_the_fourth_level() -> None:
    board = table()
    board.talk("Ada", "Bea", (9, 5, 2, 3), level=4)
    board.do(board.move(m.EndContest, board.combat))
    board.do(board.move(m.NameLoser, board.social, character=board.id("Ada")))
    assert board.refused(board.move(m.ChooseLoss, board.social, escalate=True), ANN).code == (
        "wrong-state-highest"
    )
    board.do(board.move(m.ChooseLoss, board.social, escalate=False), ANN)
    assert not board.social.is_open


@pytest.mark.rule("NOIR-143")
def test_the_gm_may_pick_another_level_to_start_from() -> None:
    board = table()
    opened = m.OpenSocial(place=PLACE, active=board.id("Ada"), passive=board.id("Bea"), level=2)
    assert board.refused(opened, ANN).code == "gm-only"
    for level in (0, 5):
        assert board.refused(opened.but(level=level)).code == "bad-value-level"
    board.do(opened)
    assert board.social.level == 2


@pytest.mark.rule("NOIR-143")
def test_the_gm_rules_on_a_fight_that_one_side_cannot_fight() -> None:
    board = lost(2)
    board.give("Bea", attributes={"luck": 10})
    board.do(board.move(m.ChooseLoss, escalate=True), ANN)
    assert (board.social.phase, board.waits) == (SocialPhase.FIGHT, [("name-loser", "")])
    opened = m.OpenSocial(
        place=PLACE, active=board.id("Ada"), passive=board.id("Bea"), goal="A", effect="B", level=3
    )
    assert board.refused(opened).code == "missing-input-fighter"


def test_a_fighter_does_not_talk_during_the_fight() -> None:
    board = fight()
    opened = m.OpenSocial(place=PLACE, active=board.id("Ada"), passive=board.id("Guard"))
    assert board.refused(opened, ANN).code == "wrong-state-in-combat"


@pytest.mark.rule("NOIR-143")
def test_the_dead_do_not_fight_for_their_cause() -> None:
    board = lost(2)
    condition(board, "Ada", health=Health.DEAD)
    board.do(board.move(m.ChooseLoss, escalate=True), GM)
    assert board.waits == [("name-loser", "")]


def test_the_gm_ends_a_conflict_at_any_time() -> None:
    board = lost()
    assert board.refused(board.move(m.EndContest), BEN).code == "gm-only"
    board.do(board.move(m.EndContest))
    assert not board.social.is_open
