"""The numbers of the GM's characters are for the GM alone where the setting says so (decision 0121)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from narration.nyx.conflict.prompts import picker
from narration.nyx.events import tell_event
from rules.campaign.actions import ChangeSetting
from rules.core.model_base import Event
from rules.core.seat import PUBLIC
from rules.nyx.base.enums import Attribute, Tactic
from rules.nyx.base.pool import Pool, Roll
from rules.nyx.base.rolls import read
from rules.nyx.outcomes import NyxOutcomes
from rules.nyx.state.campaign_state import Rating
from rules.nyx.state.contest_events import RoundRolled
from rules.nyx.state.events import RolledAlone, SheetCorrected
from rules.nyx.state.npc_numbers import shows_truly, with_numbers, without_numbers, without_value
from rules.nyx.system import NYX
from tests.narration.printing import said
from tests.rules.nyx.board import ANN, GM, Board

FACES = st.lists(st.integers(1, 10), min_size=1, max_size=5).map(tuple)
VALUES = st.integers(0, 18)


def rolled(value: int, faces: tuple[int, ...], *, best: bool) -> Roll:
    more = len(faces) - 1
    side = {"positive": more} if best else {"negative": more}
    return read(Pool(attribute=Attribute.BODY, current=value, **side), faces)


def table() -> Board:
    board = Board()
    board.player("Ada", ANN)
    board.bare("Guard", 7)
    board.do(ChangeSetting(key="npc-numbers", value="gm"))
    return board


def told(event: Event | None) -> str:
    assert event is not None
    return "\n".join(map(said, tell_event(event)))  # type: ignore[arg-type]


@given(FACES, VALUES, VALUES, st.booleans())
def test_rolls_that_come_to_the_same_look_the_same_without_their_values(
    faces: tuple[int, ...], one: int, other: int, best: bool
) -> None:
    rolls = [rolled(value, faces, best=best) for value in (one, other)]
    if rolls[0].effect == rolls[1].effect:
        assert without_value(rolls[0]) == without_value(rolls[1])


@pytest.mark.rule("NYX-18", "NYX-26")
@pytest.mark.parametrize(("die", "steps", "against_cliff"), [(1, 1, 1), (5, 5, 5), (6, 0, -1), (10, 0, -5)])
def test_without_the_value_a_failure_counts_nothing_but_against_a_passive_side(
    die: int, steps: int, against_cliff: int
) -> None:
    whole = rolled(5, (die,), best=True)
    assert without_value(whole).steps == steps
    assert without_value(whole, passive=True).steps == against_cliff


@given(FACES, VALUES, st.booleans())
def test_without_the_value_only_dice_that_failed_show_as_failed(
    faces: tuple[int, ...], value: int, best: bool
) -> None:
    whole = rolled(value, faces, best=best)
    shown = without_value(whole)
    assert (shown.effect, shown.counting, shown.pool.current) == (whole.effect, whole.counting, 0)
    assert shown.bonus == (whole.bonus if whole.effect else 0)
    for place in range(len(faces)):
        assert whole.failed(place) or not shown.failed(place)


def test_players_read_a_round_without_the_value_and_the_gm_with_it() -> None:
    board = table()
    board.open("Ada", "Guard")
    events = board.round((Tactic.WAITING, Tactic.WAITING), dice=(4, 9))
    fallen = next(event for event in events if isinstance(event, RoundRolled))
    for seat in (PUBLIC, ANN):
        shown = NYX.redact(board.state, fallen, seat)
        assert isinstance(shown, RoundRolled)
        assert (shown.withheld, shown.sides[1].roll.pool.current) == ((), 0)
        assert "Value ?" in told(shown)
        assert "Body 6" in told(shown)
    known = NYX.redact(board.state, fallen, GM)
    assert known is fallen
    assert "Value 7" in told(known)
    assert with_numbers(fallen).sides[1].roll.pool.current == 7


def test_the_view_of_players_has_no_number_of_the_guard_but_whether_it_is_out() -> None:
    board = table()
    board.open("Ada", "Guard")
    for seat in (PUBLIC, ANN):
        seen = NYX.view(board.state, seat).characters[board.who("Guard").id]
        assert seen.withheld
        assert not seen.is_out
        assert {(one.base, one.fatigue) for one in seen.ratings.values()} == {(1, 0)}
    assert NYX.view(board.state, GM).characters[board.who("Guard").id].ratings[Attribute.VALUE].base == 7


@pytest.mark.parametrize("value", ["open", "gm"])
def test_who_picks_is_shown_chances_only_where_all_numbers_are_known(value: str) -> None:
    board = table()
    if value == "open":
        board.do(ChangeSetting(key="npc-numbers", value=value))
    board.open("Ada", "Guard")
    board.declare_both()
    for seat in (ANN, GM):
        known = NYX.view(board.state, seat)
        shown = picker(known, known.contests[board.conflict.id], 1)
        assert bool(shown.grid) is (value == "open" or seat is GM)


def test_what_was_withheld_stays_so_when_the_setting_and_the_owner_change() -> None:
    board = table()
    (alone,) = board.do(board.roll("Guard", "value"), GM, (5,))
    board.do(ChangeSetting(key="npc-numbers", value="open"))
    board.give("Guard", seat=ANN.id)
    shown = NYX.redact(board.state, alone, ANN)
    assert isinstance(shown, RolledAlone)
    assert shown.withheld is None
    assert shown.roll.pool.current == 0


def test_players_do_not_read_what_fatigue_has_taken_from_the_guard() -> None:
    board = table()
    board.give("Guard", ratings={Attribute.VALUE: Rating(base=7, fatigue=3)})
    (alone,) = board.do(board.roll("Guard", "value"), GM, (3,))
    assert "fatigue" not in told(NYX.redact(board.state, alone, ANN))
    assert "Value 7 −3 (fatigue) = 4" in told(NYX.redact(board.state, alone, GM))
    assert isinstance(alone, RolledAlone)
    assert alone.roll.pool.worn == 0


def test_a_correction_of_the_guard_s_value_is_for_the_gm_alone() -> None:
    board = table()
    board.open("Ada", "Guard")
    corrected = SheetCorrected(
        character=board.who("Guard").id,
        name="Guard",
        field="base",
        attribute=Attribute.VALUE,
        old=7,
        new=8,
        reason="Stronger.",
        withheld=True,
    )
    assert NYX.redact(board.state, corrected, ANN) is None
    assert NYX.redact(board.state, corrected, GM) is corrected


@pytest.mark.parametrize("seat", [PUBLIC, GM], ids=["public", "gm"])
def test_results_are_calculated_again_as_far_as_the_reader_knows_the_numbers(seat: object) -> None:
    board = table()
    (alone,) = board.do(board.roll("Guard", "value"), GM, (5,))
    known = NYX.redact(board.state, alone, seat)  # type: ignore[arg-type]
    assert isinstance(known, RolledAlone)
    assert NyxOutcomes().follows(known)
    better = known.but(roll=known.roll.but(steps=4))
    if seat is PUBLIC:
        assert not NyxOutcomes().follows(better)
    raised = known.but(withheld=known.withheld.but(steps=9)) if known.withheld else better
    assert not NyxOutcomes().follows(raised)


def test_a_round_shows_truly_only_what_its_withheld_numbers_make_of_it() -> None:
    board = table()
    board.open("Ada", "Guard")
    events = board.round((Tactic.WAITING, Tactic.WAITING), dice=(4, 9))
    fallen = next(event for event in events if isinstance(event, RoundRolled))
    assert fallen.withheld
    assert shows_truly(fallen)
    ada, guard = fallen.sides
    assert not shows_truly(fallen.but(sides=(ada, guard.but(roll=ada.roll))))


def test_an_npc_without_its_numbers_has_no_points() -> None:
    board = Board()
    board.npc("Captain")
    assert (board.points("Captain"), without_numbers(board.who("Captain")).points) == (5, 0)


@pytest.mark.rule("NYX-18")
@pytest.mark.parametrize(
    ("value", "positive", "faces", "failed"),
    [
        (5, 0, (5,), [False]),
        (5, 0, (6,), [True]),
        (4, 2, (9, 9, 5), [True, True, True]),
        (4, -1, (3, 9), [False, True]),
        (4, -1, (9, 7), [True, False]),
        (5, 1, (4, 9), [False, True]),
        (5, 1, (4, 3), [False, False]),
        (5, -1, (4, 3), [False, False]),
        (12, 1, (4, 9), [False, False]),
    ],
)
def test_a_roll_without_its_value_says_which_dice_have_failed_for_sure(
    value: int, positive: int, faces: tuple[int, ...], failed: list[bool]
) -> None:
    side = {"positive": positive} if positive > 0 else {"negative": -positive}
    roll = read(Pool(attribute=Attribute.BODY, current=value, **side), faces)
    assert [without_value(roll).failed(place) for place in range(len(faces))] == failed
    target = min(value, 10)
    assert [roll.failed(place) for place in range(len(faces))] == [face > target for face in faces]
