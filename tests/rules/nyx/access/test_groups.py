"""Groups: one member rolls for all, in the GM's calls and on a side of a conflict (NYX-21, D-16)."""

from collections.abc import Iterable
from typing import Any

import pytest

from rules.core.seat import PUBLIC
from rules.nyx.access.groups import roller
from rules.nyx.base.enums import Attribute, EndReason, GroupMode, Phase, Sealed, Tactic
from rules.nyx.base.pool import Use
from rules.nyx.state import actions as a
from rules.nyx.state import contest_actions as m
from rules.nyx.state.contest_events import PenaltyTaken, RoundRolled
from rules.nyx.state.contests import Conflict, Outcome, Side
from rules.nyx.state.events import RollCalled, RolledAlone
from rules.nyx.system import NYX
from tests.rules.nyx.board import ANN, BEN, GM, PLACE, Board

STRONG = {"body": 8, "mind": 4, "interaction": 5}
BEST, WORST = GroupMode.BEST, GroupMode.WORST


def people() -> Board:
    """Return a board with Ada (Ann's), Body 6, Bo (Ben's), Body 8, and a guard of 7."""
    board = Board()
    board.player("Ada", ANN)
    board.player("Bo", BEN, ratings=STRONG)
    board.bare("Guard", 7)
    return board


def unhurried(mode: GroupMode = BEST, *, equal: bool = False) -> Board:
    """Return a conflict of Ada and Bo against Cid, who has not declared, so they can still redeclare."""
    board = people()
    board.player("Cid", ANN)
    if equal:
        board.give("Bo", ratings=board.who("Ada").ratings)
    opened(board, mode, against="Cid")
    return board


def calling(board: Board, names: Iterable[str], mode: GroupMode | None, **said: Any) -> a.CallForRoll:
    numbers = tuple(board.who(name).id for name in names)
    return a.CallForRoll(characters=numbers, attribute=Attribute.BODY, mode=mode, **said)


def called_by(board: Board, action: a.CallForRoll) -> RollCalled:
    (event,) = board.do(action)
    assert isinstance(event, RollCalled)
    return event


def opened(board: Board, mode: GroupMode | None = BEST, against: str = "Guard", **setup: Any) -> Conflict:
    """Open a conflict of Ada and Bo, as a group, against somebody else."""
    return board.open("Ada", against, first_members=(board.who("Bo").id,), first_group=mode, **setup)


def together(mode: GroupMode = BEST, **setup: Any) -> Board:
    board = people()
    opened(board, mode, **setup)
    return board


def tire(board: Board, name: str, fatigue: int) -> None:
    """Give a character fatigue in Body."""
    ratings = board.who(name).ratings
    board.give(name, ratings={**ratings, Attribute.BODY: ratings[Attribute.BODY].but(fatigue=fatigue)})


def saying(board: Board, roller: str = "", positive: Iterable[str] = (), **said: Any) -> m.Declare:
    """Return a declaration by the group, with aspects of the member who rolls."""
    return m.Declare(
        **board.at,
        side=1,
        attribute=Attribute.BODY,
        positive=board.aspects(roller, positive) if roller else (),
        roller=board.who(roller).id if roller else "",
        **said,
    )


# ---------------------------------------------------------------------------------------------- calls


@pytest.mark.rule("NYX-21")
@pytest.mark.parametrize(("mode", "roller", "other"), [(WORST, "Ada", "Bo"), (BEST, "Bo", "Ada")])
def test_the_weakest_or_the_most_able_rolls_for_all(mode: GroupMode, roller: str, other: str) -> None:
    board = people()
    called = called_by(board, calling(board, ("Ada", "Bo"), mode, text="Across the ravine"))
    assert (called.names, called.call.group) == ((roller,), ("Ada", "Bo"))
    board.do(board.roll(other), board.owner(other), [3])
    assert board.event(RolledAlone).group == ()
    board.do(board.roll(roller), board.owner(roller), [3])
    rolled = board.event(RolledAlone)
    assert (rolled.name, rolled.group, rolled.text) == (roller, ("Ada", "Bo"), "Across the ravine")
    assert board.who(roller).call is None


@pytest.mark.rule("NYX-21")
def test_the_value_that_counts_is_the_one_that_fatigue_has_left() -> None:
    board = people()
    tire(board, "Bo", 3)
    called = called_by(board, calling(board, ("Ada", "Bo"), BEST))
    assert called.names == ("Ada",)


@pytest.mark.rule("NYX-21")
def test_of_equal_members_the_players_choose_the_roller_and_the_first_roll_counts() -> None:
    board = Board()
    board.player("Ada", ANN)
    board.player("Bo", BEN)
    board.do(calling(board, ("Ada", "Bo"), WORST))
    assert [board.who(name).call is not None for name in ("Ada", "Bo")] == [True, True]
    board.do(board.roll("Bo", positive=["Ash"]), BEN, [9, 9, 4])
    assert (board.points("Ada"), board.points("Bo")) == (5, 4)
    assert [board.who(name).call for name in ("Ada", "Bo")] == [None, None]


def with_boy(value: int, **setup: Any) -> Board:
    """Return a conflict of Ada, Body 6, and a boy of a single value, the weakest of whom acts, against Bo."""
    board = people()
    board.bare("Boy", value)
    members = (board.who("Ada").id,)
    board.open("Boy", "Bo", first_members=members, first_group=WORST, **setup)
    return board


@pytest.mark.rule("NYX-21")
@pytest.mark.parametrize("attribute", [Attribute.BODY, Attribute.MIND, Attribute.INTERACTION])
@pytest.mark.parametrize(("value", "roller"), [(2, "Boy"), (9, "Ada")])
def test_a_single_value_counts_for_every_attribute_of_a_group(
    attribute: Attribute, value: int, roller: str
) -> None:
    board = people()
    board.bare("Boy", value)
    called = called_by(board, calling(board, ("Boy", "Ada"), WORST).but(attribute=attribute))
    assert called.names == (roller,)
    board.do(board.roll(roller, attribute.value), board.owner(roller), [2])
    current = value if roller == "Boy" else board.who("Ada").ratings[attribute].current
    assert board.event(RolledAlone).roll.pool.current == current


@pytest.mark.rule("NYX-21")
def test_a_side_with_a_single_value_chooses_among_the_attributes_of_its_sheets() -> None:
    board = with_boy(2)
    assert board.side(1).attribute is Attribute.BODY
    by_value = m.Declare(**board.at, side=1, attribute=Attribute.VALUE)
    assert board.refused(by_value, ANN).code == "no-such-attribute"
    board.do(m.Declare(**board.at, side=1, attribute=Attribute.MIND), ANN)
    board.declare(2)
    board.pick(1, Tactic.WAITING)
    board.pick(2, Tactic.WAITING, [2, 3])
    rolled = board.event(RoundRolled).sides[0]
    assert (rolled.name, rolled.roll.pool.attribute, rolled.roll.pool.current) == ("Boy", Attribute.VALUE, 2)


@pytest.mark.rule("NYX-43")
def test_fatigue_of_a_single_value_in_a_group_lies_on_that_value() -> None:
    board = with_boy(5, length=3)
    board.round((Tactic.WAITING, Tactic.OFFENSIVE), [9, 8])
    board.steps()
    board.do(board.penalty(1))
    taken = board.event(PenaltyTaken)
    assert (taken.name, taken.attribute) == ("Boy", Attribute.VALUE)


@pytest.mark.rule("NYX-21")
def test_a_group_needs_members_and_a_mode() -> None:
    board = people()
    assert board.refused(calling(board, (), BEST)).code == "group-empty"
    assert board.refused(calling(board, ("Ada", "Bo"), None)).code == "group-mode"
    value = calling(board, ("Ada", "Bo"), BEST).but(attribute=Attribute.VALUE)
    refusal = board.refused(value)
    assert (refusal.code, refusal.details["name"]) == ("no-such-attribute", "Ada"), "the first of them"


@pytest.mark.rule("NYX-15")
def test_the_gm_calls_for_a_roll_and_the_player_makes_it() -> None:
    board = people()
    for seat in (ANN, PUBLIC):
        assert board.refused(calling(board, ("Ada",), None), seat).code == "gm-only"
    board.do(calling(board, ("Ada", "Ada"), None, modifier=-2, text="Over the wall"))
    assert board.who("Ada").call is not None
    board.do(board.roll("Ada"), ANN, [3])
    assert board.who("Ada").call is not None, "a roll without the modifier is another roll"
    board.do(board.roll("Ada", modifier=-2), ANN, [3])
    rolled = board.event(RolledAlone)
    assert (rolled.text, rolled.group, rolled.roll.pool.target) == ("Over the wall", (), 4)
    assert board.who("Ada").call is None


@pytest.mark.rule("NYX-15")
def test_each_call_has_a_number_that_nothing_else_has() -> None:
    board = people()
    numbers = [called_by(board, calling(board, (name,), None)).call.id for name in ("Ada", "Bo")]
    assert len({*numbers, *board.state.characters}) == 2 + 3
    board.bare("Boy", 2)
    assert board.who("Boy").id not in numbers


@pytest.mark.rule("NYX-16")
@pytest.mark.parametrize("modifier", [-4, 1])
def test_the_modifier_of_a_call_is_a_penalty_of_three_at_most(modifier: int) -> None:
    board = people()
    assert board.refused(calling(board, ("Ada",), None, modifier=modifier)).code == "out-of-bounds"


@pytest.mark.rule("NYX-16")
@pytest.mark.parametrize("modifier", [-3, 0])
def test_a_call_may_have_either_bound_as_its_modifier(modifier: int) -> None:
    board = people()
    assert called_by(board, calling(board, ("Ada",), None, modifier=modifier)).call.modifier == modifier


@pytest.mark.rule("NYX-15")
def test_nobody_is_called_who_may_not_roll() -> None:
    board = people()
    opened(board)
    assert board.refused(calling(board, ("Bo",), None)).code == "in-conflict"
    board.do(m.EndConflict(**board.at))
    tire(board, "Bo", 8)
    assert board.refused(calling(board, ("Bo",), None)).code == "character-out"
    board.sketch("Half", ratings={"body": 9})
    assert board.refused(calling(board, ("Half",), None)).code == "attributes-sum"


# ------------------------------------------------------------------------- sides with several members


@pytest.mark.rule("NYX-22")
def test_several_people_form_one_side_with_one_name() -> None:
    board = people()
    conflict = opened(board)
    assert (conflict.sides[0].name, len(conflict.sides)) == ("Ada & Bo", 2)
    assert conflict.sides[0].character == board.who("Ada").id, "the first who was named"
    assert opened_name(first_name="The band") == "The band"


def opened_name(**setup: Any) -> str:
    return opened(people(), **setup).sides[0].name


@pytest.mark.rule("NYX-21")
def test_a_side_of_several_needs_a_mode_and_nobody_is_on_it_twice() -> None:
    board = people()
    ada, bo, guard = (board.who(name).id for name in ("Ada", "Bo", "Guard"))
    second = m.SideSetup(character=guard, goal="hold")
    cases = {
        "group-mode": m.SideSetup(character=ada, members=(bo,), goal="pass"),
        "same-character": m.SideSetup(character=ada, members=(ada,), group=BEST, goal="pass"),
        "same-character ": m.SideSetup(character=ada, members=(guard,), group=BEST, goal="pass"),
        "no-such-character": m.SideSetup(character=ada, members=("99",), group=BEST, goal="pass"),
    }
    for code, first in cases.items():
        assert (
            board.refused(m.OpenConflict(place=PLACE, title="Trial", sides=(first, second))).code
            == code.strip()
        )
    both = m.SideSetup(character=ada, members=(guard,), group=BEST, goal="pass")
    assert (
        board.refused(m.OpenConflict(place=PLACE, title="Trial", sides=(both, second))).code
        == "same-character"
    )


@pytest.mark.rule("NYX-21")
def test_no_member_of_a_side_may_do_anything_else() -> None:
    board = together()
    assert board.refused(board.roll("Bo"), BEN).code == "in-conflict"
    assert board.refused(board.roll("Ada"), ANN).code == "in-conflict"


@pytest.mark.rule("NYX-21")
def test_the_roller_uses_and_pays_for_their_own_aspects() -> None:
    board = together(BEST)
    board.do(saying(board, "Bo", ["Ash", "Oak"]), BEN)
    assert (board.points("Ada"), board.points("Bo")) == (5, 3)
    board.pick(1, 1)
    board.pick(2, 1, [9, 9, 9, 9, 3, 2])
    rolled = board.event(RoundRolled).sides[0]
    assert (rolled.name, rolled.points, rolled.roll.pool.current, rolled.roll.pool.positive) == (
        "Bo",
        3,
        8,
        4,
    )


@pytest.mark.rule("NYX-21")
def test_points_are_returned_to_the_member_who_paid_when_another_rolls() -> None:
    board = unhurried(WORST, equal=True)
    board.do(saying(board, "Bo", ["Ash"]), BEN)
    board.do(saying(board, "Ada", ["Iron", "Elm"]), ANN)
    assert (board.points("Ada"), board.points("Bo")) == (3, 5)
    board.do(m.Revise(**board.at, side=1), BEN)
    assert (board.points("Ada"), board.points("Bo")) == (5, 5)


@pytest.mark.rule("NYX-21")
def test_only_the_roller_spends_the_rollers_points() -> None:
    board = together(BEST)
    assert board.refused(saying(board, "Bo", ["Ash"]), ANN).code == "not-your-character"
    board.do(saying(board), ANN)
    assert board.side(1).character == board.who("Bo").id


@pytest.mark.rule("NYX-21")
def test_nobody_rolls_for_a_side_against_its_mode_or_from_outside() -> None:
    board = together(WORST)
    board.npc("Hidden")
    refusal = board.refused(saying(board, "Bo"), BEN)
    assert (refusal.code, refusal.details) == ("not-the-roller", {"name": "Bo"})
    for stranger in ("Guard", "Hidden"):
        refusal = board.refused(saying(board, stranger), ANN)
        assert (refusal.code, refusal.details) == ("no-such-character", {})


@pytest.mark.rule("NYX-21")
def test_a_tap_keeps_what_is_claimed_for_who_claimed_it_and_for_nobody_else() -> None:
    board = together(BEST)
    use = Use(aspect=board.aspect("Bo", "Ash"), name="Ash", value=2, points=-1)
    claiming = board.side(1).but(character=board.who("Bo").id, positive=(use,))
    board.state = board.state.with_contest(board.conflict.but(sides=(claiming, board.side(2))))
    tire(board, "Bo", 3)
    for seat in (ANN, BEN):
        refusal = board.refused(board.picking(1, Tactic.WAITING), seat)
        assert (refusal.code, refusal.details["name"]) == ("not-the-roller", "Bo")


@pytest.mark.rule("NYX-21")
def test_one_tap_declares_for_the_member_who_must_roll() -> None:
    board = together(WORST)
    board.pick(1, 1)
    board.pick(2, 1, [4, 3])
    assert board.event(RoundRolled).sides[0].name == "Ada"


@pytest.mark.rule("NYX-43")
def test_the_roller_takes_the_penalty_and_chooses_it() -> None:
    board = together(BEST, lead=-5)
    board.do(saying(board, "Bo"), BEN)
    board.pick(1, 1)
    board.pick(2, 1, [9, 4])
    board.steps()
    assert board.conflict.phase is Phase.PENALTY
    for seat in (ANN, GM):
        assert board.refused(board.penalty(1), seat).code in {"not-your-character", "not-your-side"}
    board.do(board.penalty(1), BEN)
    taken = board.event(PenaltyTaken)
    assert (taken.name, taken.fatigue) == ("Bo", 4)
    assert board.who("Ada").ratings[Attribute.BODY].fatigue == 0


@pytest.mark.rule("NYX-46")
def test_a_side_continues_without_a_member_who_is_out_and_ends_with_the_last() -> None:
    board = together(BEST, lead=-5)
    board.do(saying(board), BEN)
    board.pick(1, 1)
    board.pick(2, 1, [9, 7])
    board.steps()
    board.do(board.penalty(1), BEN)
    tire(board, "Bo", 8)
    assert (board.conflict.turn, board.conflict.is_open) == (2, True)
    board.pick(1, 1)
    board.pick(2, 1, [9, 6])
    assert board.event(RoundRolled).sides[0].name == "Ada"
    board.steps()
    board.do(board.penalty(1), ANN)
    assert board.conflict.outcome == Outcome(reason=EndReason.OUT, winner=2)


@pytest.mark.rule("NYX-12")
def test_a_demand_is_made_of_possible_rollers_and_ends_with_the_roll() -> None:
    board = unhurried(BEST)
    board.do(board.demand("Ada", "Iron"))
    board.do(board.demand("Bo", "Iron"))
    assert board.refused(saying(board), BEN).code == "demand-open"
    board.do(board.answer("Bo", "Iron", buy_off=True), BEN)
    board.do(saying(board), BEN)
    assert board.refused(board.demand("Ada", "Ash")).code == "not-the-roller"
    board.declare(2)
    board.pick(1, 1)
    board.pick(2, 1, [4, 3])
    assert (board.who("Ada").demands, board.who("Bo").demands) == ((), ())


@pytest.mark.rule("NYX-12")
def test_a_demand_of_the_roller_reopens_the_groups_declaration() -> None:
    board = unhurried(BEST)
    board.do(saying(board, "Bo", ["Ash"]), BEN)
    board.do(board.demand("Bo", "Iron"))
    assert (board.side(1).declared, board.points("Bo"), board.points("Ada")) == (False, 5, 5)


@pytest.mark.rule("NYX-33")
def test_everybody_on_a_side_knows_its_pick_and_nobody_else() -> None:
    board = together(BEST)
    board.do(saying(board), ANN)
    board.do(board.picking(1, 2), BEN)
    seen = {
        seat.id: NYX.view(board.state, seat).contests[board.conflict.id].side(1).pick
        for seat in (ANN, BEN, GM)
    }
    assert seen == {ANN.id: Tactic.OFFENSIVE, BEN.id: Tactic.OFFENSIVE, GM.id: Sealed.SEALED}


@pytest.mark.rule("NYX-21")
def test_a_bare_value_against_a_mixed_group_waits_for_nobody() -> None:
    board = people()
    captain, bo = board.npc("Captain", ratings=STRONG), board.who("Bo").id
    board.open("Captain", "Guard", first_members=(bo,), first_group=BEST)
    assert captain == board.side(1).character
    assert board.side(2).declared, "the guard stands as it is, no matter who comes first in the group"


@pytest.mark.rule("NYX-21", "NYX-46")
def test_a_member_who_is_out_is_not_waited_for() -> None:
    board = people()
    opened(board)
    assert [wait.seat for wait in NYX.waits(board.state)] == [ANN.id, BEN.id]
    tire(board, "Bo", 8)
    assert [wait.seat for wait in NYX.waits(board.state)] == [ANN.id]


@pytest.mark.rule("NYX-21")
def test_the_first_who_may_roll_does_so_where_the_usual_roller_may_not() -> None:
    board = Board()
    for name, body in (("Ada", 4), ("Bo", 7), ("Cy", 7)):
        board.player(name, ratings={"body": body, "mind": 5, "interaction": 12 - body})
    ada, bo, cy = (board.who(name).id for name in ("Ada", "Bo", "Cy"))
    side = Side(number=1, name="They", character=ada, members=(ada, bo, cy), group=GroupMode.BEST)
    assert roller(board.state, side, Attribute.BODY, "").id == bo
    assert roller(board.state, side.but(character=cy), Attribute.BODY, "").id == cy
