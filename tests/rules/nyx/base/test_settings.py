"""The effect of each setting, with its default as in docs/rules-decisions/nyx.md."""

import pytest

from rules.campaign.actions import ChangeSetting
from rules.campaign.common_settings import COMMON
from rules.nyx.base.enums import BreakOff, Mode, Phase
from rules.nyx.base.settings import SETTINGS, USUAL, tuning
from rules.nyx.state import actions as a
from rules.nyx.state import contest_actions as m
from rules.nyx.state.campaign_state import Aspect
from rules.nyx.state.contest_events import OpposedRolled, RoundRolled
from rules.nyx.system import NYX
from tests.rules.nyx.board import ANN, BEN, PLACE, Board

DEFAULTS = {
    "overflow": "penalty",
    "break-off": "on-win",
    "length": "5",
    "claims": "new",
    "hindrance-points": "own-wait",
    "buy-off": "one",
    "damage-points": "yes",
    "mob": "besides",
    "advantage": "steps",
    "opposed-harm": "named",
    "npc-numbers": "open",
    "gm-sees-picks": "no",
    "fatigue": "scene",
    "recovery": "once",
}


def table(**chosen: str) -> Board:
    """Return a board with Ada (Ann's), Body 6, a guard of 7, and these settings, which have `_` for `-`."""
    board = Board()
    board.player("Ada", ANN)
    board.bare("Guard", 7)
    for key, value in chosen.items():
        board.do(ChangeSetting(key=key.replace("_", "-"), value=value))
    return board


def plain(board: Board, **setup: object) -> None:
    """Open a conflict between Ada and the guard, with default values unless `setup` gives others."""
    ada, guard = board.who("Ada").id, board.who("Guard").id
    sides = (m.SideSetup(character=ada, goal="pass"), m.SideSetup(character=guard, goal="hold"))
    board.do(m.OpenConflict.model_validate({"place": PLACE, "title": "Trial", "sides": sides} | setup))


def test_the_defaults_follow_the_specification() -> None:
    assert {setting.key: setting.default for setting in SETTINGS} == DEFAULTS
    assert tuning({}) == USUAL == tuning(DEFAULTS)
    assert NYX.settings == (*SETTINGS, *COMMON)


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: setting.key)
def test_every_value_of_every_setting_can_be_chosen_and_read(setting: object) -> None:
    one = next(s for s in SETTINGS if s is setting)
    assert len(set(one.values)) == len(one.values) > 1
    for value in one.values[1:]:
        assert one.key in {"recovery", "npc-numbers"} or tuning({one.key: value}) != USUAL


@pytest.mark.rule("NYX-28")
@pytest.mark.parametrize("mode", Mode)
def test_a_conflict_without_a_mode_gets_the_tables_default(mode: Mode) -> None:
    board = table() if mode is Mode.PENALTY else table(overflow=mode)
    plain(board, lead=5)
    assert board.conflict.mode is mode
    board.pick(1, 1)
    board.pick(2, 1, [4, 10])
    board.steps()
    assert (board.conflict.phase is Phase.PENALTY) is (mode is not Mode.GOAL)
    named = table(overflow="goal")
    plain(named, mode="penalty")
    assert named.conflict.mode is Mode.PENALTY


@pytest.mark.rule("NYX-39")
@pytest.mark.parametrize("option", BreakOff)
def test_a_side_without_a_break_off_option_gets_the_tables_default(option: BreakOff) -> None:
    board = table() if option is BreakOff.ON_WIN else table(break_off=option)
    plain(board)
    assert [side.break_off for side in board.conflict.sides] == [option, option]
    if option is BreakOff.FREE:
        board.do(m.BreakOffNow(**board.at, side=1), ANN)
    else:
        assert board.refused(m.BreakOffNow(**board.at, side=1), ANN).code == "break-off-not-free"


@pytest.mark.rule("NYX-39")
def test_a_side_that_names_its_option_keeps_it() -> None:
    board = table(break_off="free")
    board.open("Ada", "Guard", first_break_off=BreakOff.FORBIDDEN)
    assert [side.break_off for side in board.conflict.sides] == [BreakOff.FORBIDDEN, BreakOff.FREE]


@pytest.mark.rule("NYX-23")
@pytest.mark.parametrize("length", range(3, 11))
def test_a_conflict_without_a_length_gets_the_tables_default(length: int) -> None:
    board = table() if length == 5 else table(length=str(length))
    plain(board)
    assert board.conflict.length == length
    board.do(m.EndConflict(**board.at))
    plain(board, length=4)
    assert board.conflict.length == 4


def demanded(board: Board, aspect: str, points: int) -> None:
    board.give("Ada", points=points)
    board.do(board.demand("Ada", aspect))


@pytest.mark.rule("NYX-12")
def test_buying_off_costs_one_point_or_the_aspects_value() -> None:
    for board, left in ((table(), 4), (table(buy_off="value"), 2)):
        plain(board)
        demanded(board, "Iron", 5)
        board.do(board.answer("Ada", "Iron", buy_off=True), ANN)
        assert board.points("Ada") == left
        board.round((1, 1), (1, 1))
        (paid,) = board.event(RoundRolled).sides[0].bought_off
        assert paid.points == left - 5


@pytest.mark.rule("NYX-12")
def test_a_character_who_cannot_pay_the_aspects_value_must_accept() -> None:
    board = table(buy_off="value")
    demanded(board, "Iron", 2)
    refusal = board.refused(board.answer("Ada", "Iron", buy_off=True), ANN)
    assert (refusal.code, refusal.details) == ("not-enough-points", {"have": 2, "need": 3})
    offered = [one for one in NYX.legal_actions(board.state, ANN) if isinstance(one, a.AnswerDemand)]
    assert [one.buy_off for one in offered] == [False]
    board.do(board.answer("Ada", "Iron", buy_off=False), ANN)
    assert board.points("Ada") == 5


def hurt(board: Board) -> None:
    cut = Aspect(id=20, name="Cut", value=1, damage=True)
    board.give("Ada", aspects=(*board.who("Ada").aspects, cut))


@pytest.mark.rule("NYX-45")
def test_damage_that_hurts_gives_points_or_none_but_always_hurts() -> None:
    for board, gained in ((table(), 1), (table(damage_points="no"), 0)):
        hurt(board)
        board.do(board.demand("Ada", "Cut"))
        board.do(board.answer("Ada", "Cut", buy_off=False), ANN)
        assert board.points("Ada") == 5 + gained
        board.do(board.roll("Ada"), ANN, [3, 4])
        board.do(board.roll("Ada", negative=["Cut"]), ANN, [3, 4])
        assert board.points("Ada") == 5 + 2 * gained
        board.do(board.story("Ada", "Cut", helps=False), ANN)
        assert board.points("Ada") == 5 + 3 * gained


@pytest.mark.rule("NYX-45")
def test_ones_own_aspects_give_points_whatever_damage_gives() -> None:
    board = table(damage_points="no")
    board.do(board.roll("Ada", negative=["Ash"]), ANN, [3, 4, 4])
    assert board.points("Ada") == 7


@pytest.mark.rule("NYX-30")
@pytest.mark.parametrize(
    ("place", "steps", "target"), [(2, 4, 10), (-1, -4, 2), (0, 0, 6)], ids=["ahead", "behind", "even"]
)
def test_an_advantage_counts_in_steps_or_on_the_holders_attribute(
    place: int, steps: int, target: int
) -> None:
    for board, in_steps in ((table(), True), (table(advantage="attribute"), False)):
        plain(board)
        board.do(m.SetAdvantage(**board.at, side=1, advantage=4))
        reach(board, place)
        board.pick(1, 1)
        board.pick(2, 1, [1, 1])
        rolled = board.event(RoundRolled)
        assert rolled.shift == (steps if in_steps else 0)
        assert rolled.sides[0].roll.pool.target == (6 if in_steps else target)
        assert rolled.sides[1].roll.pool.target == 7


@pytest.mark.rule("NYX-30")
@pytest.mark.parametrize(("held", "target"), [(0, 6), (1, 7), (5, 10)])
def test_each_step_of_an_advantage_raises_the_holders_attribute_by_one(held: int, target: int) -> None:
    board = table(advantage="attribute")
    plain(board)
    board.do(m.SetAdvantage(**board.at, side=1, advantage=held))
    reach(board, 2)
    board.pick(1, 1)
    board.pick(2, 1, [1, 1])
    assert [side.roll.pool.target for side in board.event(RoundRolled).sides] == [target, 7]


def reach(board: Board, place: int) -> None:
    """Play round 1 and move the marker to this place; advantages do not count in round 1."""
    board.pick(1, 1)
    board.pick(2, 1, [1, 1])
    assert board.event(RoundRolled).shift == 0
    assert board.event(RoundRolled).sides[0].roll.pool.target == 6
    board.steps()
    if place:
        correction = m.CorrectConflict(**board.at, field="marker", value=str(place), reason="For the case.")
        board.do(correction)


@pytest.mark.rule("NYX-31")
@pytest.mark.parametrize(("less", "bonus"), [(2, 3), (4, 1), (5, 0)])
def test_only_the_difference_of_advantages_counts_on_the_attribute(less: int, bonus: int) -> None:
    board = table(advantage="attribute")
    plain(board)
    board.do(m.SetAdvantage(**board.at, side=1, advantage=less))
    board.do(m.SetAdvantage(**board.at, side=2, advantage=5))
    reach(board, -1)
    board.pick(1, 1)
    board.pick(2, 1, [1, 1])
    assert [side.roll.pool.modifier for side in board.event(RoundRolled).sides] == [0, bonus]


@pytest.mark.rule("NYX-29")
def test_the_opening_moves_the_marker_under_both_settings() -> None:
    for board in (table(), table(advantage="attribute")):
        board.open("Ada", "Guard", first_advantage=4, second_advantage=1)
        assert board.conflict.marker == 3


@pytest.mark.rule("NYX-42")
@pytest.mark.parametrize(("chosen", "phase"), [("besides", Phase.PENALTY), ("instead", Phase.DECLARE)])
def test_a_mob_drops_on_top_of_the_penalty_or_instead_of_it(chosen: str, phase: Phase) -> None:
    board = table() if chosen == "besides" else table(mob=chosen)
    board.do(a.CreateBare(name="Rats", value=6, mob=True))
    board.open("Ada", "Rats", lead=5)
    board.pick(1, 1)
    board.pick(2, 1, [4, 10])
    board.steps()
    assert board.conflict.phase is phase


@pytest.mark.rule("NYX-20")
def test_a_table_may_let_opposed_rolls_harm_unless_the_gm_says_not() -> None:
    board = table(opposed_harm="always")
    board.player("Bo", BEN)
    sides = (m.SideSetup(character=board.who("Ada").id), m.SideSetup(character=board.who("Bo").id))
    harmless = m.Challenge(place=PLACE, title="Race", sides=sides, harmful=False)
    assert board.refused(harmless, ANN).code == "gm-only"
    board.do(m.Challenge(place=PLACE, title="Race", sides=sides), ANN)
    board.declare(1)
    board.declare(2, [6, 4])
    assert (board.conflict.phase, board.event(OpposedRolled).harmed) == (Phase.PENALTY, 2)
    board.do(board.penalty(2), BEN)
    board.do(harmless)
    assert not board.conflict.harmful
