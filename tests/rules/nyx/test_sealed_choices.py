"""What is sealed of a hidden tactic or bonus of Nyx, and what is shown when it opens."""

import pytest

from rules.chance.seal import NOBODY, Choice
from rules.contract.outcomes import holds
from rules.nyx.base.enums import BonusKind, Sealed, Tactic
from rules.nyx.replay import NyxReplay
from rules.nyx.sealed_choices import sealed_choices, shown_choices
from rules.nyx.state.contest_events import BonusChosen, MarkerMoved, RoundRolled, TacticPicked
from rules.nyx.state.contests import Bonus
from rules.registry import OUTCOMES
from tests.rules.nyx.board import at_cliff, duel

PICKED = TacticPicked(contest="3", turn=2, side=1, tactic=Tactic.WAITING)
CHOSEN = BonusChosen(contest="3", turn=2, side=2, bonus=Bonus(choice=BonusKind.STEPS), hidden=True)


@pytest.mark.rule("NYX-33")
def test_a_tactic_is_sealed_where_it_is_known() -> None:
    assert sealed_choices(PICKED) == (Choice("3", 2, "1", "tactic", "waiting", NOBODY),)
    assert sealed_choices(PICKED.but(watchers=("1", "4")))[0].seen == "1,4"
    assert sealed_choices(PICKED.but(tactic=Sealed.SEALED)) == ()


@pytest.mark.rule("NYX-37")
def test_a_bonus_is_sealed_if_both_sides_choose_one() -> None:
    assert sealed_choices(CHOSEN) == (Choice("3", 2, "2", "bonus", "steps", NOBODY),)
    assert sealed_choices(CHOSEN.but(hidden=False)) == ()
    assert sealed_choices(CHOSEN.but(bonus=Sealed.SEALED)) == ()


@pytest.mark.rule("NYX-33")
def test_a_round_shows_the_tactics_of_the_sides_that_have_one() -> None:
    board = duel()
    board.round((Tactic.WAITING, Tactic.OFFENSIVE), (3, 4))
    shown = shown_choices(board.event(RoundRolled))
    assert [(one.seat, one.pick) for one in shown] == [("1", "waiting"), ("2", "offensive")]
    alone = at_cliff()
    alone.declare(1, (3,))
    assert shown_choices(alone.event(RoundRolled)) == ()


def test_only_a_bonus_that_is_not_hidden_is_chosen_openly() -> None:
    opened = NyxReplay().opens(CHOSEN.but(hidden=False))
    assert opened == Choice("3", 2, "2", "bonus", "")
    assert NyxReplay().opens(CHOSEN) is None
    assert NyxReplay().opens(PICKED) is None


@pytest.mark.rule("NYX-26")
def test_what_a_round_against_a_passive_side_came_to_is_calculated_again() -> None:
    board = at_cliff()
    board.declare(1, (3,))
    rolled = board.event(RoundRolled)
    for other, fits in (
        (rolled, True),
        (rolled.but(raw=rolled.raw + 1), False),
        (rolled.but(narrator=2), False),
        (rolled.but(winners=(1,)), False),
    ):
        assert holds(OUTCOMES["nyx"]().follows, other) is fits


def test_a_movement_whose_round_was_not_read_is_taken_as_it_is() -> None:
    board = at_cliff()
    board.declare(1, (3,))
    moved = board.event(MarkerMoved)
    assert holds(OUTCOMES["nyx"]().follows, moved)
