"""What came of the dice is calculated again: a changed effect, winner or movement does not follow."""

from typing import Any

import pytest

from rules.campaign.actions import ChangeSetting, MoveTime
from rules.contract.outcomes import holds
from rules.core.model_base import Event
from rules.core.seat import PUBLIC
from rules.nyx.base.enums import Attribute, BonusKind, Tactic
from rules.nyx.outcomes import NyxOutcomes
from rules.nyx.state import actions as a
from rules.nyx.state import contest_actions as m
from rules.nyx.state import contest_events as d
from rules.nyx.state.events import AfflictionRolled, RolledAlone
from rules.nyx.system import NYX
from tests.rules.nyx.board import ANN, BEN, PLACE, Board, at_cliff, duel

WAIT, PUSH = Tactic.WAITING, Tactic.OFFENSIVE


def follows(board: Board, changed: Event | None = None) -> bool:
    """Tell whether a log follows, in which an event of the kind of `changed` may have been replaced by it."""
    outcomes = NyxOutcomes()
    log = [changed if changed and isinstance(one, type(changed)) else one for one in board.log]
    return all(holds(outcomes.follows, one) for one in log)


def changes(event: Event, *others: dict[str, Any]) -> list[Event]:
    """Return the event with each of these changes, none of which leaves it as it is."""
    changed = [event.but(**other) for other in others]
    assert event not in changed
    return changed


@pytest.mark.rule("NYX-18")
def test_the_effect_of_a_single_roll_follows_from_its_die() -> None:
    board = Board()
    board.player()
    board.do(board.roll("Ada"), ANN, [4])
    rolled = board.event(RolledAlone)
    assert follows(board)
    assert not follows(board, rolled.but(roll=rolled.roll.but(steps=5)))


@pytest.mark.rule("NYX-47")
@pytest.mark.parametrize(("die", "damage"), [(1, 0), (6, 0), (7, 11)])
def test_a_roll_against_a_slow_penalty_gives_damage_only_if_it_fails(die: int, damage: int) -> None:
    board = Board()
    ada = board.player()
    board.do(a.Afflict(character=ada, name="Venom", attribute=Attribute.MIND, strength=0, period=60))
    board.do(MoveTime(minutes=60))
    board.do(a.RollAffliction(character=ada, affliction=1, nth=0), ANN, [die])
    rolled = board.event(AfflictionRolled)
    assert rolled.aspect == damage
    assert follows(board)
    assert not follows(board, rolled.but(aspect=0 if damage else 11))
    assert not follows(board, rolled.but(roll=rolled.roll.but(steps=rolled.roll.steps + 1)))


def opposed(*dice: int, harmful: bool) -> Board:
    board = Board()
    board.player("Ada", ANN)
    board.player("Bo", BEN)
    sides = (m.SideSetup(character=board.who("Ada").id), m.SideSetup(character=board.who("Bo").id))
    board.do(m.Challenge(place=PLACE, title="Race", sides=sides, stake="face", harmful=harmful))
    board.declare(1)
    board.declare(2, dice)
    return board


@pytest.mark.rule("NYX-20")
@pytest.mark.parametrize(("dice", "winner"), [((4, 3), 1), ((3, 5), 2), ((4, 4), None)])
@pytest.mark.parametrize("harmful", [True, False])
def test_only_the_loser_of_an_opposed_roll_is_harmed(
    dice: tuple[int, int], winner: int | None, harmful: bool
) -> None:
    board = opposed(*dice, harmful=harmful)
    rolled = board.event(d.OpposedRolled)
    assert rolled.winner == winner
    assert follows(board)
    for other in {None, 1, 2} - {winner}:
        assert not follows(board, rolled.but(winner=other))
    for harmed in (1, 2):
        assert follows(board, rolled.but(harmed=harmed)) is (winner == 3 - harmed)
    assert not follows(board, rolled.but(margin=rolled.margin + 1))
    first, second = rolled.sides
    assert not follows(board, rolled.but(sides=(first, second.but(roll=second.roll.but(steps=9)))))


def fought(picks: tuple[Tactic, Tactic], dice: tuple[int, int], **setup: Any) -> Board:
    board = duel(**setup)
    board.round(picks, dice)
    return board


@pytest.mark.rule("NYX-25", "NYX-35", "NYX-41")
@pytest.mark.parametrize("dice", [(5, 2), (2, 5), (8, 8)])
@pytest.mark.parametrize("picks", [(WAIT, WAIT), (WAIT, PUSH), (PUSH, WAIT)])
def test_the_place_the_winners_and_the_narrator_of_a_round_follow_from_dice_and_picks(
    picks: tuple[Tactic, Tactic], dice: tuple[int, int]
) -> None:
    board = fought(picks, dice, lead=1)
    rolled = board.event(d.RoundRolled)
    first, second = rolled.sides
    assert follows(board)
    others = [
        *({"raw": rolled.raw + by} for by in (-1, 1)),
        *({"tactic_winner": other} for other in (None, 1, 2) if other != rolled.tactic_winner),
        *({"winners": other} for other in ((), (1,), (2,), (1, 2)) if other != rolled.winners),
        *({"narrator": other} for other in (0, 1, 2) if other != rolled.narrator),
        {"start": rolled.start + 1, "raw": rolled.raw + 1},
        {"sides": (second, first)},
        {"sides": (first.but(side=2), second)},
        {"sides": (first, second.but(side=1))},
        {"sides": (first.but(tactic=None), second)},
        {"sides": (first, second.but(tactic=None))},
        {"sides": (first.but(roll=first.roll.but(steps=first.roll.steps + 1)), second)},
    ]
    for changed in changes(rolled, *others):
        assert not follows(board, changed)


@pytest.mark.rule("NYX-26")
def test_against_a_passive_side_the_signed_steps_move_the_marker_and_nobody_picks() -> None:
    board = at_cliff()
    board.declare(1, [9])
    rolled = board.event(d.RoundRolled)
    assert (rolled.raw, rolled.narrator) == (-3, 1)
    assert follows(board)
    others = ({"raw": 0}, {"tactic_winner": 1}, {"winners": (1,)}, {"narrator": 0}, {"start": 1, "raw": -2})
    for changed in changes(rolled, *others):
        assert not follows(board, changed)


@pytest.mark.rule("NYX-36", "NYX-37")
@pytest.mark.parametrize(
    ("picks", "chosen", "net"),
    [
        ((WAIT, WAIT), (BonusKind.STEPS, BonusKind.STORY), 3),
        ((WAIT, WAIT), (BonusKind.STORY, BonusKind.STEPS), -3),
        ((WAIT, WAIT), (BonusKind.STEPS, BonusKind.STEPS), 0),
        ((WAIT, WAIT), (BonusKind.STORY, BonusKind.STORY), 0),
        ((PUSH, WAIT), (BonusKind.STEPS,), 3),
    ],
)
def test_the_marker_moves_by_the_steps_that_winners_may_have_taken(
    picks: tuple[Tactic, Tactic], chosen: tuple[BonusKind, ...], net: int
) -> None:
    board = fought(picks, (5, 2), lead=1)
    for side, choice in enumerate(chosen, 1):
        board.choose(side, choice, "A rope." if choice is BonusKind.STORY else "")  # type: ignore[arg-type]
    for side, choice in enumerate(chosen, 1):
        if choice is BonusKind.STORY:
            board.do(board.story_of(side, allow=True))  # type: ignore[arg-type]
    moved = board.event(d.MarkerMoved)
    assert (moved.raw, moved.net) == (4, net)
    assert follows(board)
    by = moved.movement
    others = (
        {"net": net + 3},
        {"net": net - 3},
        {"start": 0},
        {"raw": 3},
        {"movement": by.but(marker=by.marker - 1)},
        {"movement": by.but(over1=by.over1 + 1)},
        {"movement": by.but(over2=1)},
    )
    for changed in changes(moved, *others):
        assert not follows(board, changed)


@pytest.mark.rule("NYX-25")
def test_a_round_begins_where_the_last_one_or_the_gm_has_left_the_marker() -> None:
    board = fought((WAIT, WAIT), (5, 2), lead=1)
    board.steps()
    board.do(m.CorrectConflict(**board.at, field="marker", value="-2", reason="We miscounted."))
    board.round((WAIT, WAIT), (3, 2))
    rolled = board.event(d.RoundRolled)
    assert rolled.start == -2
    assert follows(board)
    outcomes = NyxOutcomes()
    for event in board.log:
        if event is rolled:
            assert not outcomes.follows(rolled.but(start=4, raw=5))
        outcomes.follows(event)


@pytest.mark.rule("NYX-16", "NYX-26")
def test_a_withheld_roll_holds_if_any_value_gives_it() -> None:
    board = Board()
    board.npc("Captain", ratings={"body": 3, "mind": 7, "interaction": 7})
    board.do(ChangeSetting(key="npc-numbers", value="gm"))
    board.open("Captain", first_modifier=-3)
    board.declare(1, [10])
    rolled = NYX.redact(board.state, board.event(d.RoundRolled), PUBLIC)
    assert isinstance(rolled, d.RoundRolled)
    (side,) = rolled.sides
    assert (side.roll.withheld, side.roll.steps) == (True, -10), "a target of 0 is missed by 10"
    assert NyxOutcomes().follows(rolled)
    worse = side.but(roll=side.roll.but(steps=-11))
    assert not NyxOutcomes().follows(rolled.but(sides=(worse,), raw=rolled.raw - 1))
