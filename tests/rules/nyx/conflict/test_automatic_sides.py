"""Automatic sides: which sides may be automatic, how and when their tactics are drawn and kept secret."""

import pytest

from rules.campaign.actions import ChangeSetting
from rules.chance.dice import ScriptedDice
from rules.core.seat import DICE
from rules.nyx.base.enums import Attribute, BonusKind, Phase, Sealed, Tactic
from rules.nyx.base.pool import Pool
from rules.nyx.conflict.automatic_sides import best_mix, draw_tactic, ponders
from rules.nyx.odds.forecast import forecast
from rules.nyx.state import contest_actions as m
from rules.nyx.state.contest_events import AutomaticSet, BonusChosen, TacticPicked
from rules.nyx.state.contests import Bonus
from rules.nyx.system import NYX
from rules.nyx.view import redact, view
from tests.rules.nyx.board import ANN, GM, SEATS, Board, against_guard

#: The dice of two draws: 0.0000 always draws the first tactic in the mix, and 0.9999 the last.
FIRST, LAST = (10, 10, 10, 10), (9, 9, 9, 9)


def by_itself(*, on: bool = True) -> Board:
    board = against_guard()
    board.do(m.SetAutomatic(**board.at, side=2, on=on))
    return board


def declared(board: Board, dice: tuple[int, ...]) -> Board:
    """Declare for the guard and then for Ada, which begins the hidden choice and rolls `dice`."""
    board.declare(2)
    board.declare(1, dice)
    return board


@pytest.mark.parametrize(
    ("faces", "tactic"),
    [
        (FIRST, Tactic.DEFENSIVE),
        ((2, 4, 9, 9), Tactic.DEFENSIVE),
        ((2, 5, 10, 10), Tactic.WAITING),
        (LAST, Tactic.OFFENSIVE),
    ],
)
def test_the_dice_draw_each_tactic_as_often_as_the_mix_has_it(faces: tuple[int, ...], tactic: Tactic) -> None:
    dice = ScriptedDice()
    dice.add(*faces)
    assert draw_tactic(dice, (0.25, 0.25, 0.5)) is tactic


@pytest.mark.rule("NYX-33")
@pytest.mark.parametrize("faces", [FIRST, LAST])
def test_the_draw_is_made_when_tactics_open_and_is_sealed_to_everybody(faces: tuple[int, ...]) -> None:
    board = declared(by_itself(), faces)
    assert board.conflict.phase is Phase.TACTIC
    assert isinstance(board.side(2).pick, Tactic)
    assert board.side(2).hand == DICE
    (picked,) = [event for event in board.log if isinstance(event, TacticPicked)]
    for seat in SEATS:
        assert view(board.state, seat).contests[board.conflict.id].side(2).pick is Sealed.SEALED
        told = redact(board.state, picked, seat)
        assert isinstance(told, TacticPicked)
        assert told.tactic is Sealed.SEALED
    board.pick(1, 1, dice=(3, 4))
    assert board.conflict.rolled == 1


def test_the_draw_does_not_depend_on_the_pick_that_opens_the_choice() -> None:
    """A player who picks while declaring begins the hidden choice, and the draw comes before that pick."""
    picks = set()
    for tactic in Tactic:
        board = by_itself()
        board.declare(2)
        played = board.do(m.PickTactic(**board.at, side=1, tactic=tactic), ANN, (4, 1, 7, 2, 3, 4))
        first, second = [event for event in played if isinstance(event, TacticPicked)]
        assert (first.side, first.hand, second.side, second.tactic) == (2, DICE, 1, tactic)
        picks.add(first.tactic)
    assert len(picks) == 1


def test_the_mix_is_the_forecasts_seen_from_the_sides_own_end() -> None:
    board = by_itself()
    guard = Pool(attribute=Attribute.VALUE, current=7)
    ada = Pool(attribute=Attribute.BODY, current=6)
    ahead = forecast(guard, ada, board.conflict.length)
    assert best_mix(board.state, board.conflict, board.side(2)) == ahead.at(0).mix1


@pytest.mark.rule("NYX-30", "NYX-31")
def test_the_mix_considers_an_advantage_where_the_table_has_it() -> None:
    guard, ada = Pool(attribute=Attribute.VALUE, current=7), Pool(attribute=Attribute.BODY, current=6)
    for value, held in (("steps", (3, 0)), ("attribute", (0, 3))):
        board = by_itself()
        if value != "steps":
            board.do(ChangeSetting(key="advantage", value=value))
        board.do(m.SetAdvantage(**board.at, side=2, advantage=3))
        place = m.CorrectConflict(**board.at, field="marker", value="-2", reason="For the case.")
        board.do(place)
        ahead = forecast(guard, ada, board.conflict.length, *held)
        assert best_mix(board.state, board.conflict, board.side(2)) == ahead.at(2, first=True).mix1
        later = board.conflict.but(turn=2)
        assert best_mix(board.state, later, board.side(2)) == ahead.at(2).mix1


def test_a_side_draws_from_the_same_mix_at_either_end_of_the_scale() -> None:
    mixes = []
    for names, place in ((("Ada", "Guard"), "-2"), (("Guard", "Ada"), "2")):
        board = against_guard()
        board.do(m.EndConflict(**board.at))
        board.open(*names)
        board.do(m.CorrectConflict(**board.at, field="marker", value=place, reason="For the case."))
        mixes.append(best_mix(board.state, board.conflict, board.side(1 if names[0] == "Guard" else 2)))
    assert mixes[0] == mixes[1]


def test_only_a_declaration_may_begin_the_picks_of_an_automatic_side() -> None:
    board = by_itself()
    assert ponders(board.state)
    declared(board, LAST)
    assert not ponders(board.state)
    board.do(m.EndConflict(**board.at))
    assert not ponders(board.state)
    assert not ponders(against_guard().state)


def test_two_automatic_sides_roll_at_once() -> None:
    board = against_guard()
    board.bare("Thug", 5)
    board.do(m.EndConflict(**board.at))
    board.open("Guard", "Thug")
    for side in (1, 2):
        board.do(m.SetAutomatic(**board.at, side=side, on=True))
    board.declare(1)
    board.declare(2, (*FIRST, *LAST, 3, 4))
    assert board.conflict.rolled == 1


def test_the_gm_no_longer_picks_for_it_until_it_stops() -> None:
    board = declared(by_itself(), FIRST)
    assert board.refused(m.PickTactic(**board.at, side=2, tactic=Tactic.WAITING)).code == "picked-already"
    assert not [c for c in NYX.legal_actions(board.state, GM) if isinstance(c, m.PickTactic)]
    off = by_itself()
    off.do(m.SetAutomatic(**off.at, side=2, on=False))
    assert isinstance(off.log[-1], AutomaticSet)
    declared(off, ())
    assert off.side(2).pick is None


def test_only_the_gm_makes_npc_sides_automatic_and_only_during_declarations() -> None:
    board = against_guard()
    wish = m.SetAutomatic(**board.at, side=2, on=True)
    assert board.refused(wish, ANN).code == "gm-only"
    assert board.refused(m.SetAutomatic(**board.at, side=1, on=True)).code == "players-pick"
    declared(board, ())
    assert board.refused(wish).code == "declarations-closed"


def test_a_side_draws_no_tactic_where_none_is_picked() -> None:
    board = against_guard()
    board.do(m.EndConflict(**board.at))
    board.open("Guard")
    assert board.refused(m.SetAutomatic(**board.at, side=1, on=True)).code == "no-tactics"
    assert board.refused(m.SetAutomatic(**board.at, side=2, on=True)).code == "side-passive"


@pytest.mark.rule("NYX-36", "NYX-37")
def test_with_an_effective_win_it_takes_the_steps_without_asking() -> None:
    board = declared(by_itself(), LAST)  # offensive, which beats waiting
    played = board.do(m.PickTactic(**board.at, side=1, tactic=Tactic.WAITING), ANN, (3, 4))
    (chosen,) = [event for event in played if isinstance(event, BonusChosen)]
    assert (chosen.side, chosen.bonus, chosen.hidden) == (2, Bonus(choice=BonusKind.STEPS), False)
    assert board.conflict.marker == 3 - 4 - 3
    assert (board.conflict.turn, board.conflict.phase) == (2, Phase.DECLARE)


@pytest.mark.rule("NYX-37")
def test_of_two_winners_the_player_still_chooses() -> None:
    board = declared(by_itself(), LAST)
    board.do(m.PickTactic(**board.at, side=1, tactic=Tactic.OFFENSIVE), ANN, (4, 4))
    assert board.conflict.phase is Phase.BONUS
    assert board.side(1).bonus is None
    board.choose(1, BonusKind.STEPS)
    assert (board.conflict.marker, board.conflict.turn) == (0, 2)
