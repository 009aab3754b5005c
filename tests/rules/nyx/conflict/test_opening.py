"""Opening a conflict: sides, goals, scale, mode, advantages, ways to break off (NYX-22, 23, 28, 29, 39)."""

from typing import Any

import pytest
from pydantic import ValidationError

from rules.core.seat import PUBLIC
from rules.nyx.base.enums import Attribute, GroupMode, Mode, Phase
from rules.nyx.base.scale import USUAL
from rules.nyx.state import contest_actions as m
from rules.nyx.state.campaign_state import Aspect, Rating
from rules.nyx.state.contest_events import ConflictOpened, RoundRolled
from tests.rules.nyx.board import ANN, BEN, PLACE, Board


@pytest.fixture
def board() -> Board:
    board = Board()
    board.player("Ada", ANN)
    board.player("Bo", BEN)
    board.bare("Guard", 7)
    return board


def side(board: Board, name: str, **changes: Any) -> m.SideSetup:
    return m.SideSetup(character=board.who(name).id, goal="win", **changes)


def opening(board: Board, **changes: Any) -> m.OpenConflict:
    sides = changes.pop("sides", (side(board, "Ada"), side(board, "Bo")))
    return m.OpenConflict(place=PLACE, title="Trial", sides=sides, **changes)


CLIFF = m.SideSetup(name="Cliff", goal="stay unclimbed")


@pytest.mark.rule("NYX-22")
def test_a_conflict_has_two_sides_with_their_goals(board: Board) -> None:
    board.open("Ada", "Bo", first_goal="cross the river", second_goal="hold her")
    assert [one.name for one in board.conflict.sides] == ["Ada", "Bo"]
    assert [one.goal for one in board.conflict.sides] == ["cross the river", "hold her"]
    with pytest.raises(ValidationError):
        opening(board, sides=(side(board, "Ada"),))


@pytest.mark.rule("NYX-22")
@pytest.mark.parametrize("goal", ["", "  ", "\u200b"])
def test_an_active_side_has_a_goal(board: Board, goal: str) -> None:
    aimless = side(board, "Bo").but(goal=goal)
    assert board.refused(opening(board, sides=(side(board, "Ada"), aimless))).code == "goal-missing"


@pytest.mark.rule("NYX-22")
def test_two_passive_sides_are_no_conflict(board: Board) -> None:
    assert board.refused(opening(board, sides=(CLIFF, CLIFF))).code == "two-passive"


@pytest.mark.rule("NYX-22")
def test_a_passive_side_needs_a_name_and_no_goal(board: Board) -> None:
    nameless = m.SideSetup(goal="stay")
    assert board.refused(opening(board, sides=(side(board, "Ada"), nameless))).code == "name-empty"
    board.do(opening(board, sides=(side(board, "Ada"), m.SideSetup(name="Cliff"))))
    assert (board.side(2).passive, board.side(2).goal) == (True, "")


@pytest.mark.rule("NYX-22")
def test_one_character_alone_is_a_side_under_their_own_name_and_no_group(board: Board) -> None:
    board.open("Ada", "Guard", first_name="The band", first_group=GroupMode.BEST)
    one, guard = board.conflict.sides
    assert (one.name, one.members, one.group) == ("Ada", (), None)
    assert (guard.name, guard.members, guard.attribute) == ("Guard", (), Attribute.VALUE)
    assert board.conflict.turn == 1
    assert board.event(ConflictOpened).turn == 0, "before round 1"


@pytest.mark.rule("NYX-21")
def test_a_single_value_acts_by_it_whatever_attribute_is_named(board: Board) -> None:
    board.open("Ada", "Guard", second_attribute=Attribute.BODY)
    assert board.side(2).attribute is Attribute.VALUE


@pytest.mark.rule("NYX-22")
def test_every_goal_is_bounded(board: Board) -> None:
    for setup in (CLIFF, side(board, "Bo")):
        long = setup.but(goal="x" * 401)
        assert board.refused(opening(board, sides=(side(board, "Ada"), long))).code == "text-too-long"


@pytest.mark.rule("NYX-22")
def test_nobody_is_on_both_sides_or_in_two_conflicts(board: Board) -> None:
    twice = (side(board, "Ada"), side(board, "Ada"))
    assert board.refused(opening(board, sides=twice)).code == "same-character"
    board.open("Ada", "Bo")
    third = (side(board, "Guard"), side(board, "Bo"))
    assert board.refused(opening(board, sides=third)).code == "in-conflict"


@pytest.mark.rule("NYX-22")
def test_only_the_gm_opens_conflicts_and_only_between_existing_people(board: Board) -> None:
    for seat in (ANN, BEN, PUBLIC):
        assert board.refused(opening(board), seat).code == "gm-only"
    unknown = m.SideSetup(character="99", goal="win")
    assert board.refused(opening(board, sides=(side(board, "Ada"), unknown))).code == "no-such-character"


@pytest.mark.rule("NYX-23")
@pytest.mark.parametrize("length", [3, 5, 10])
def test_the_scale_is_3_to_10_long_and_starts_in_the_middle(board: Board, length: int) -> None:
    board.open("Ada", "Bo", length=length)
    assert (board.conflict.length, board.conflict.marker) == (length, 0)


@pytest.mark.rule("NYX-23")
@pytest.mark.parametrize("length", [2, 11, 0, -5])
def test_another_length_is_refused(board: Board, length: int) -> None:
    refusal = board.refused(opening(board, length=length))
    assert (refusal.code, refusal.details["least"], refusal.details["most"]) == ("out-of-bounds", 3, 10)


@pytest.mark.rule("NYX-23")
def test_five_steps_each_way_are_the_default(board: Board) -> None:
    board.open("Ada", "Bo")
    assert board.conflict.length == USUAL == 5, "and what a forecast assumes"


@pytest.mark.rule("NYX-24")
def test_the_first_attribute_is_body_or_the_one_value_of_a_simple_opponent(board: Board) -> None:
    board.open("Ada", "Guard")
    assert [one.attribute for one in board.conflict.sides] == [Attribute.BODY, Attribute.VALUE]


@pytest.mark.rule("NYX-24")
def test_a_side_starts_with_an_attribute_that_it_has(board: Board) -> None:
    sides = (side(board, "Ada", attribute=Attribute.VALUE), side(board, "Bo"))
    assert board.refused(opening(board, sides=sides)).code == "no-such-attribute"
    board.open("Ada", "Bo", first_attribute=Attribute.MIND)
    assert board.side(1).attribute is Attribute.MIND


@pytest.mark.rule("NYX-46")
def test_a_character_who_is_out_enters_no_conflict(board: Board) -> None:
    tired = {**board.who("Ada").ratings, Attribute.MIND: Rating(base=6, fatigue=6)}
    board.give("Ada", ratings=tired)
    assert board.refused(opening(board)).code == "character-out"


@pytest.mark.rule("NYX-28")
def test_the_mode_is_set_before_round_one_and_defaults_to_penalty(board: Board) -> None:
    board.open("Ada", "Bo")
    assert board.conflict.mode is Mode.PENALTY
    assert "mode" not in {name for kind in m.RoundAction.__args__ for name in kind.model_fields}


@pytest.mark.rule("NYX-29")
@pytest.mark.parametrize(
    ("lead", "first", "second", "length", "marker"),
    [
        (0, 4, 0, 5, 4),
        (0, 0, 4, 5, -4),
        (-1, 0, 0, 5, -1),
        (5, 5, 0, 5, 5),
        (-5, 0, 5, 3, -3),
        (2, 1, 3, 5, 0),
    ],
)
def test_the_opening_adds_the_lead_and_the_advantages_and_stops_at_the_end(
    board: Board, lead: int, first: int, second: int, length: int, marker: int
) -> None:
    board.open(
        "Ada", "Bo", lead=lead, first_advantage=first, second_advantage=second, length=length, mode=Mode.GOAL
    )
    assert (board.conflict.marker, board.conflict.is_open) == (marker, True)


@pytest.mark.rule("NYX-29")
def test_advantages_and_leads_have_bounds(board: Board) -> None:
    for advantage in (-1, 6):
        for sides in (
            (side(board, "Ada", advantage=advantage), side(board, "Bo")),
            (side(board, "Ada"), side(board, "Bo", advantage=advantage)),
            (side(board, "Ada"), CLIFF.but(advantage=advantage)),
        ):
            assert board.refused(opening(board, sides=sides)).code == "out-of-bounds"
    for lead in (-6, 6):
        assert board.refused(opening(board, lead=lead)).code == "out-of-bounds"
    with pytest.raises(ValidationError):
        m.SideSetup.model_validate({"character": "1", "goal": "win", "advantage": 1.5})


@pytest.mark.rule("NYX-16")
def test_the_first_modifier_has_bounds_too(board: Board) -> None:
    for modifier in (-4, 4):
        sides = (side(board, "Ada", modifier=modifier), side(board, "Bo"))
        assert board.refused(opening(board, sides=sides)).code == "out-of-bounds"


def test_only_an_opponent_of_one_value_against_a_player_is_declared_at_the_start(board: Board) -> None:
    board.open("Guard", "Ada")
    assert [one.declared for one in board.conflict.sides] == [True, False]
    board.npc("Captain")
    board.bare("Dog", 5)
    board.open("Captain", "Dog")
    assert [one.declared for one in board.conflict.sides] == [False, False]
    board.open("Bo", "")
    assert not board.side(1).declared


def test_a_predeclared_side_may_be_reopened_and_changed_like_any_other(board: Board) -> None:
    board.open("Ada", "Guard")
    board.do(m.Revise(**board.at, side=2))
    assert board.refused(board.picking(1, 1), ANN).code == "other-declaring"
    board.declare(2, goal="let nobody pass")
    board.pick(1, 1)
    assert (board.side(2).goal, board.conflict.phase) == ("let nobody pass", Phase.TACTIC)


def test_a_title_is_a_name(board: Board) -> None:
    assert board.refused(opening(board).but(title=" ")).code == "name-empty"
    assert board.refused(opening(board).but(title="x" * 61)).code == "text-too-long"


@pytest.mark.rule("NYX-45")
def test_a_wounded_bare_value_fights_on_with_its_wounds(board: Board) -> None:
    board.give("Guard", aspects=(Aspect(id=1, name="Cut", value=1, damage=True),))
    board.open("Ada", "Guard")
    board.pick(1, 1)
    board.pick(2, 1, [3, 7, 8])
    assert board.event(RoundRolled).sides[1].roll.effect == 0


@pytest.mark.parametrize(("length", "shown"), [(28, f"Ada & {'B' * 28}"), (60, f"Ada & {'B' * 53}…")])
def test_the_names_of_a_side_are_joined_and_cut_at_sixty_characters(
    board: Board, length: int, shown: str
) -> None:
    other = board.bare("B" * length)
    board.open("Ada", "Guard", first_members=(other,), first_group=GroupMode.BEST)
    assert board.side(1).name == shown
    assert len(shown) <= 60


@pytest.mark.rule("NYX-22")
@pytest.mark.parametrize(
    ("length", "name"),
    [(28, f"{'A' * 28} & {'B' * 29}"), (29, f"{'A' * 29} & {'B' * 27}…")],
    ids=["60 characters", "61 characters"],
)
def test_the_name_of_several_is_cut_if_it_has_more_than_60_characters(length: int, name: str) -> None:
    board = Board()
    first, second = "A" * length, "B" * 29
    board.player(first, ANN)
    board.player(second, BEN)
    board.open(first, first_members=(board.who(second).id,), first_group=GroupMode.BEST)
    assert (board.side(1).name, len(name)) == (name, 60)
