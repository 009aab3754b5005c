"""Corrections: the GM changes sheets and conflicts, openly and with a reason."""

from typing import Any

import pytest

from rules.core.seat import PUBLIC
from rules.nyx.base.enums import Attribute, BonusKind, EndReason, GroupMode, Mode, Phase
from rules.nyx.state import actions as a
from rules.nyx.state import contest_actions as m
from rules.nyx.state.campaign_state import Aspect, Rating
from rules.nyx.state.contest_events import ConflictCorrected
from rules.nyx.state.contests import Outcome
from rules.nyx.state.events import AspectCorrected, SheetCorrected
from tests.rules.nyx.board import ANN, BEN, Board, against_guard, duel

BODY = Attribute.BODY
REASON = "We counted wrong."


def sheet(board: Board, field: str, value: int, name: str = "Ada", **said: Any) -> a.CorrectSheet:
    usual = {"attribute": None if field == "points" else BODY, "reason": REASON}
    given = {"character": board.who(name).id, "field": field, "value": value}
    return a.CorrectSheet.model_validate(given | usual | said)


def aspect(board: Board, of: str = "", **said: Any) -> a.CorrectAspect:
    number = board.aspect("Ada", of) if of else 0
    return a.CorrectAspect(character=board.who("Ada").id, aspect=number, **({"reason": REASON} | said))


def conflict(board: Board, field: str, value: str, **said: Any) -> m.CorrectConflict:
    given = {"field": field, "value": value, "reason": REASON}
    return m.CorrectConflict.model_validate(board.at | given | said)


def table() -> Board:
    board = Board()
    board.player("Ada", ANN)
    return board


# ---------------------------------------------------------------------------------------------- sheets


@pytest.mark.rule("NYX-6")
def test_the_gm_corrects_points_and_everybody_hears_it() -> None:
    board = table()
    board.do(sheet(board, "points", 7))
    told = board.event(SheetCorrected)
    assert (told.field, told.old, told.new, told.reason) == ("points", 5, 7, REASON)
    assert board.points("Ada") == 7


@pytest.mark.rule("NYX-44")
def test_the_gm_corrects_an_attribute_or_its_fatigue() -> None:
    board = table()
    board.do(sheet(board, "fatigue", 2))
    board.do(sheet(board, "base", 7))
    assert board.who("Ada").ratings[BODY] == Rating(base=7, fatigue=2)
    board.do(sheet(board, "fatigue", 0))
    assert board.who("Ada").ratings[BODY] == Rating(base=7)


@pytest.mark.rule("NYX-2")
def test_a_character_whose_attribute_was_corrected_can_act() -> None:
    board = table()
    board.do(sheet(board, "base", 8))
    board.do(board.roll("Ada"), ANN, [7])
    board.player("Bo", BEN)
    board.open("Ada", "Bo")


@pytest.mark.rule("NYX-2")
def test_an_unfinished_sheet_still_needs_the_sum() -> None:
    board = Board()
    board.sketch("Ada", ANN)
    board.do(sheet(board, "base", 7))
    assert board.refused(board.roll("Ada"), ANN).code == "attributes-sum"


@pytest.mark.parametrize(
    ("field", "value", "said", "code"),
    [
        ("points", -1, {}, "out-of-bounds"),
        ("points", 100, {}, "out-of-bounds"),
        ("points", 5, {}, "change-nothing"),
        ("points", 6, {"reason": " "}, "text-empty"),
        ("base", 0, {}, "out-of-bounds"),
        ("base", 16, {}, "out-of-bounds"),
        ("base", 6, {}, "change-nothing"),
        ("base", 7, {"attribute": Attribute.VALUE}, "no-such-attribute"),
        ("base", 7, {"attribute": None}, "no-such-attribute"),
        ("fatigue", -1, {}, "out-of-bounds"),
        ("fatigue", 7, {}, "out-of-bounds"),
        ("fatigue", 0, {}, "change-nothing"),
    ],
)
def test_a_correction_of_a_sheet_stays_within_bounds(
    field: str, value: int, said: dict[str, Any], code: str
) -> None:
    board = table()
    assert board.refused(sheet(board, field, value, **said)).code == code


@pytest.mark.parametrize(("field", "bounds"), [("points", (0, 99)), ("base", (1, 15)), ("fatigue", (0, 6))])
def test_a_correction_may_go_to_either_bound_and_a_refusal_names_them(
    field: str, bounds: tuple[int, int]
) -> None:
    most = bounds[1]
    refusal = table().refused(sheet(table(), field, most + 1))
    assert (refusal.details["least"], refusal.details["most"]) == bounds
    for value in bounds:
        board = table()
        board.do(sheet(board, field, 3))
        board.do(sheet(board, field, value))
        assert board.event(SheetCorrected).new == value


def test_an_own_aspect_is_never_slow_and_its_value_is_1_to_3() -> None:
    board = table()
    board.do(aspect(board, of="Ash", value=1, slow=True))
    assert not board.event(AspectCorrected).new.slow
    refusal = board.refused(aspect(board, of="Ash", value=4))
    assert (refusal.details["least"], refusal.details["most"]) == (1, 3)


def test_a_base_value_never_falls_below_its_fatigue() -> None:
    board = table()
    board.do(sheet(board, "fatigue", 4))
    assert board.refused(sheet(board, "base", 3)).code == "out-of-bounds"


def test_an_opponent_of_one_value_is_corrected_without_naming_its_attribute_and_has_no_points() -> None:
    board = Board()
    board.bare("Guard", 7)
    board.do(sheet(board, "base", 9, "Guard", attribute=None))
    assert board.who("Guard").ratings[Attribute.VALUE] == Rating(base=9)
    assert board.event(SheetCorrected).attribute is Attribute.VALUE
    assert board.refused(sheet(board, "points", 1, "Guard")).code == "no-aspect-points"


def test_only_the_gm_corrects() -> None:
    board = duel()
    for seat in (ANN, BEN, PUBLIC):
        for action in (
            sheet(board, "points", 9),
            aspect(board, of="Ash", value=1),
            conflict(board, "marker", "1"),
        ):
            assert board.refused(action, seat).code == "gm-only"


@pytest.mark.rule("NYX-46")
def test_a_character_put_out_by_a_correction_is_out_of_the_conflict() -> None:
    board = duel()
    board.declare(1, positive=["Ash"])
    board.do(sheet(board, "fatigue", 6))
    assert board.conflict.outcome == Outcome(reason=EndReason.OUT, winner=2)


@pytest.mark.rule("NYX-46")
def test_a_correction_later_in_the_round_takes_effect_when_the_round_ends() -> None:
    board = duel()
    board.round((1, 0), [4, 3])
    board.do(sheet(board, "fatigue", 6))
    assert board.conflict.phase is Phase.BONUS
    board.choose(1, BonusKind.STEPS)
    assert board.conflict.outcome == Outcome(reason=EndReason.OUT, winner=2)


@pytest.mark.rule("NYX-46")
def test_a_correction_that_puts_nobody_out_leaves_a_declaration_closed() -> None:
    board = duel()
    board.declare(1, positive=["Ash"])
    board.do(sheet(board, "fatigue", 5))
    assert (board.conflict.is_open, board.side(1).declared, board.points("Ada")) == (True, True, 4)


def band(**uses: tuple[str, ...]) -> Board:
    """Return a conflict in which Ada and Bo are a side for which Bo has declared, with these aspects."""
    board = Board()
    for name, seat in (("Ada", ANN), ("Bo", BEN), ("Cid", ANN)):
        board.player(name, seat)
    board.open("Ada", "Cid", first_members=(board.who("Bo").id,), first_group=GroupMode.BEST)
    used = {key: board.aspects("Bo", names) for key, names in uses.items()}
    said = m.Declare(**board.at, side=1, attribute=BODY, roller=board.who("Bo").id).but(**used)
    board.do(said, BEN)
    return board


@pytest.mark.rule("NYX-21")
def test_when_the_roller_of_several_is_out_the_side_declares_again() -> None:
    board = band(positive=("Ash",))
    board.do(sheet(board, "fatigue", 6, "Bo"))
    assert (board.conflict.is_open, board.side(1).declared, board.points("Bo")) == (True, False, 5)
    board.do(m.Declare(**board.at, side=1, attribute=BODY), ANN)
    assert board.side(1).character == board.who("Ada").id


@pytest.mark.rule("NYX-9", "NYX-21")
@pytest.mark.parametrize(("points", "left", "declared"), [(2, 0, False), (1, 1, True)])
def test_a_side_declares_again_only_if_the_points_of_its_hindrances_can_be_taken_back(
    points: int, left: int, declared: bool
) -> None:
    board = band(negative=("Ash",))
    assert board.points("Bo") == 7
    board.do(sheet(board, "points", points, "Bo"))
    board.do(sheet(board, "fatigue", 6, "Bo"))
    assert (board.points("Bo"), board.side(1).declared) == (left, declared)


# --------------------------------------------------------------------------------------------- aspects


def test_the_gm_changes_adds_and_strikes_out_aspects() -> None:
    board = table()
    board.do(aspect(board, of="Ash", name="Rowan", value=3))
    told = board.event(AspectCorrected)
    assert (told.old, told.new) == (Aspect(id=2, name="Ash", value=2), Aspect(id=2, name="Rowan", value=3))
    board.do(aspect(board, of="Oak", value=1))
    assert board.who("Ada").aspect(3) == Aspect(id=3, name="Oak", value=1)
    board.do(aspect(board, value=1, damage=True, slow=True).but(name="Cut"))
    cut = Aspect(id=11, name="Cut", value=1, damage=True, slow=True, since=0)
    assert board.who("Ada").damage == (cut,)
    board.do(aspect(board, of="Cut"))
    assert (board.who("Ada").damage, board.event(AspectCorrected).new) == ((), None)


@pytest.mark.parametrize(
    ("of", "said", "code"),
    [
        ("Ash", {"value": 4}, "out-of-bounds"),
        ("Ash", {"value": -1}, "out-of-bounds"),
        ("Ash", {"value": 2, "damage": True}, "out-of-bounds"),
        ("Ash", {"value": 2}, "change-nothing"),
        ("Ash", {"value": 1, "reason": ""}, "text-empty"),
        ("", {}, "change-nothing"),
        ("", {"value": 1}, "name-empty"),
        ("", {"aspect": 99, "value": 1}, "no-such-aspect"),
    ],
)
def test_a_correction_of_an_aspect_stays_within_bounds(of: str, said: dict[str, Any], code: str) -> None:
    board = table()
    number = board.aspect("Ada", of) if of else 0
    said = {"character": board.who("Ada").id, "aspect": number, "reason": REASON} | said
    assert board.refused(a.CorrectAspect.model_validate(said)).code == code


@pytest.mark.rule("NYX-12")
def test_a_demanded_aspect_is_not_corrected_before_the_roll() -> None:
    board = table()
    board.do(board.demand("Ada", "Ash"))
    assert board.refused(aspect(board, of="Ash")).code == "aspect-demanded"


def test_an_opponent_of_one_value_gets_no_aspect_except_damage() -> None:
    board = Board()
    board.bare("Guard", 7)
    number = board.who("Guard").id
    own = a.CorrectAspect(character=number, name="Brave", value=2, reason=REASON)
    assert board.refused(own).code == "no-aspect-points"
    board.do(a.CorrectAspect(character=number, name="Cut", value=1, damage=True, reason=REASON))
    assert [one.id for one in board.who("Guard").damage] == [1], "0 would be no aspect"


@pytest.mark.rule("NYX-47")
def test_slow_damage_that_becomes_an_own_aspect_loses_its_source() -> None:
    board = table()
    slow = Aspect(id=20, name="Drugged", value=1, damage=True, slow=True, source=3)
    board.give("Ada", aspects=(*board.who("Ada").aspects, slow), healed=1)
    board.do(aspect(board, of="Drugged", value=1))
    assert board.who("Ada").aspect(20) == Aspect(id=20, name="Drugged", value=1)
    assert board.who("Ada").healed == 0


# ------------------------------------------------------------------------------------------- conflicts


@pytest.mark.rule("NYX-23")
def test_the_gm_corrects_the_marker_and_the_round_starts_there() -> None:
    board = against_guard(lead=-2)
    board.do(conflict(board, "marker", " −1 "))
    told = board.event(ConflictCorrected)
    assert (told.field, told.side, told.old, told.new, told.reason) == ("marker", None, "-2", "-1", REASON)
    board.pick(1, 1)
    board.pick(2, 1, [4, 2])
    assert board.conflict.round is not None
    assert board.conflict.round.raw == 1


@pytest.mark.rule("NYX-28")
def test_the_gm_corrects_mode_and_goal() -> None:
    board = duel()
    board.do(conflict(board, "mode", "both"))
    board.do(conflict(board, "goal", "She reaches the boat.", side=1))
    assert (board.conflict.mode, board.side(1).goal) == (Mode.BOTH, "She reaches the boat.")
    assert board.event(ConflictCorrected).side == 1


@pytest.mark.parametrize(
    ("field", "value", "said", "code"),
    [
        ("marker", "6", {}, "out-of-bounds"),
        ("marker", "-6", {}, "out-of-bounds"),
        ("marker", "far", {}, "not-a-number"),
        ("marker", "1.5", {}, "not-a-number"),
        ("marker", "9" * 5000, {}, "not-a-number"),
        ("marker", "0", {}, "change-nothing"),
        ("marker", "1", {"reason": ""}, "text-empty"),
        ("mode", "never", {}, "no-such-value"),
        ("mode", "penalty", {}, "change-nothing"),
        ("goal", "She swims.", {}, "no-such-side"),
        ("goal", " ", {"side": 1}, "text-empty"),
    ],
)
def test_a_correction_of_a_conflict_stays_within_bounds(
    field: str, value: str, said: dict[str, Any], code: str
) -> None:
    board = duel()
    assert board.refused(conflict(board, field, value, **said)).code == code


def test_a_conflict_is_corrected_while_declarations_are_open() -> None:
    board = duel()
    board.declare_both()
    assert board.refused(conflict(board, "marker", "1")).code == "declarations-closed"
    board.pick(1, 1)
    board.pick(2, 0, [4, 3])
    assert board.refused(conflict(board, "marker", "1")).code == "declarations-closed"
    stale = conflict(board, "marker", "1")
    board.choose(1, BonusKind.STEPS)
    assert board.refused(stale).code == "stale-turn"
    board.do(conflict(board, "marker", "1"))
    board.do(m.EndConflict(**board.at))
    assert board.refused(conflict(board, "marker", "0")).code == "conflict-over"
