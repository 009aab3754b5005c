"""Slow penalties, and healing over time (NYX-47, NYX-48, NYX-50)."""

from typing import Any

import pytest

from rules.campaign.actions import (
    ChangeScene,
    ChangeSetting,
    Course,
    EndSession,
    MoveTime,
    Rest,
    StartSession,
)
from rules.core.seat import PUBLIC
from rules.nyx.base.enums import Attribute
from rules.nyx.harm.slow_penalties import due_afflictions, due_at
from rules.nyx.state import actions as a
from rules.nyx.state import contest_actions as m
from rules.nyx.state.campaign_state import Affliction, Aspect
from rules.nyx.state.events import Afflicted, AfflictionRolled, DamageRemoved, FatigueCleared, HealingOwed
from tests.rules.nyx.board import ANN, BEN, GM, Board, duel

DAY = 24 * 60


def table() -> Board:
    """Return a board with Ada, Mind 6."""
    board = Board()
    board.player("Ada", ANN)
    return board


def afflicting(board: Board, whom: str = "Ada", **said: Any) -> a.Afflict:
    usual = {"name": "Drugged", "attribute": Attribute.MIND, "strength": -2, "period": DAY}
    return a.Afflict.model_validate({"character": board.who(whom).id} | usual | said)


def poisoned(**said: Any) -> Board:
    board = table()
    board.do(afflicting(board, **said))
    return board


def rolling(
    board: Board, nth: int = 0, name: str = "Ada", affliction: int = 1, **uses: Any
) -> a.RollAffliction:
    return a.RollAffliction(character=board.who(name).id, affliction=affliction, nth=nth, **uses)


def sick(board: Board, *names: str, healed: int = 0) -> None:
    """Give Ada slow damage of these names."""
    slow = [Aspect(id=20 + i, name=name, value=1, damage=True, slow=True) for i, name in enumerate(names)]
    board.give("Ada", aspects=(*board.who("Ada").aspects, *slow), healed=healed)


def damage(board: Board) -> list[str]:
    return [aspect.name for aspect in board.who("Ada").damage]


# --------------------------------------------------------------------------------- the penalty, NYX-47


@pytest.mark.rule("NYX-47")
def test_the_gm_imposes_a_slow_penalty_and_the_first_half_of_its_period_is_quiet() -> None:
    board = poisoned()
    (one,) = board.who("Ada").afflictions
    assert board.event(Afflicted).affliction == one
    assert (one.name, one.strength, one.period, one.began, one.rolled) == ("Drugged", -2, DAY, 0, 0)
    board.do(MoveTime(minutes=DAY // 2 - 1))
    assert board.refused(rolling(board), ANN).code == "no-affliction-due"
    board.do(MoveTime(minutes=1))
    board.do(rolling(board), ANN, [4])


@pytest.mark.rule("NYX-47")
def test_the_first_slow_penalty_of_a_single_value_is_number_1() -> None:
    board = Board()
    board.bare("Guard", 7)
    board.do(afflicting(board, "Guard", attribute=Attribute.VALUE))
    assert [one.id for one in board.who("Guard").afflictions] == [1]


@pytest.mark.rule("NYX-47")
@pytest.mark.parametrize(
    ("period", "times"),
    [
        (DAY, (720, 960, 1200)),
        (6, (3, 4, 5)),
        (7, (4, 5, 6)),
        (1, (1, 1, 1)),
        (100, (50, 67, 84)),
        (1439, (720, 960, 1200)),
    ],
)
def test_the_rolls_are_made_at_a_half_two_thirds_and_five_sixths(period: int, times: tuple[int, ...]) -> None:
    one = Affliction(id=1, name="Drugged", attribute=Attribute.MIND, strength=0, period=period, began=30)
    assert tuple(due_at(one.but(rolled=rolled)) - 30 for rolled in range(3)) == times


@pytest.mark.rule("NYX-47")
def test_each_failure_gives_one_slow_damage_and_after_the_third_roll_it_is_over() -> None:
    board = poisoned()
    for nth, face in enumerate((5, 6, 4)):
        board.do(MoveTime(minutes=DAY // 2 if nth == 0 else DAY // 6))
        board.do(rolling(board, nth), ANN, [face])
        rolled = board.event(AfflictionRolled)
        assert rolled.roll.pool.target == 4
        assert (rolled.aspect > 0) == (face > 4)
    assert damage(board) == ["Drugged", "Drugged"]
    assert all(one.slow and one.value == 1 for one in board.who("Ada").damage)
    assert board.who("Ada").afflictions == ()
    assert board.refused(rolling(board, 2), ANN).code == "no-affliction-due"


@pytest.mark.rule("NYX-47")
def test_rolls_that_wait_at_the_same_time_are_made_one_by_one() -> None:
    board = poisoned()
    board.do(MoveTime(minutes=DAY))
    board.do(rolling(board, 0), ANN, [4])
    assert board.refused(rolling(board, 0), ANN).code == "rolled-already"
    assert board.refused(rolling(board, 2), ANN).code == "rolled-already"
    board.do(rolling(board, 1), ANN, [4])
    board.do(rolling(board, 2), ANN, [4])
    assert (damage(board), due_afflictions(board.state, board.who("Ada"))) == ([], ())


@pytest.mark.rule("NYX-47")
@pytest.mark.parametrize(
    ("said", "code"),
    [
        ({"strength": -4}, "out-of-bounds"),
        ({"strength": 1}, "out-of-bounds"),
        ({"period": 0}, "period-bounds"),
        ({"period": -60}, "period-bounds"),
        ({"period": 10 * 365 * DAY + 1}, "period-bounds"),
        ({"attribute": Attribute.VALUE}, "no-such-attribute"),
        ({"name": " "}, "name-empty"),
    ],
)
def test_a_slow_penalty_has_bounds(said: dict[str, Any], code: str) -> None:
    board = table()
    assert board.refused(afflicting(board, **said)).code == code


@pytest.mark.rule("NYX-47")
@pytest.mark.parametrize(
    "said", [{"strength": -3}, {"strength": 0}, {"period": 1}, {"period": 10 * 365 * DAY}]
)
def test_a_slow_penalty_may_be_as_weak_strong_short_and_long_as_its_bounds(said: dict[str, Any]) -> None:
    board = poisoned(**said)
    (one,) = board.who("Ada").afflictions
    assert one.but(**said) == one


@pytest.mark.rule("NYX-47")
def test_each_slow_penalty_of_a_character_has_a_number_of_its_own() -> None:
    board = poisoned()
    for _ in range(2):
        board.do(afflicting(board))
    assert [one.id for one in board.who("Ada").afflictions] == [1, 2, 3]


@pytest.mark.rule("NYX-47")
def test_only_the_gm_imposes_and_only_the_player_rolls() -> None:
    board = table()
    for seat in (ANN, PUBLIC):
        assert board.refused(afflicting(board), seat).code == "gm-only"
    board.do(afflicting(board))
    board.do(MoveTime(minutes=DAY))
    for seat in (GM, BEN, PUBLIC):
        assert board.refused(rolling(board), seat).code == "not-your-character"
    assert board.refused(rolling(board, affliction=2), ANN).code == "no-affliction-due"


@pytest.mark.rule("NYX-47")
def test_an_npc_of_one_value_can_be_poisoned_too_and_its_damage_counts_at_once() -> None:
    board = table()
    board.bare("Guard", 7)
    board.do(afflicting(board, "Guard", attribute=Attribute.VALUE))
    board.do(MoveTime(minutes=DAY // 2))
    board.do(rolling(board, name="Guard"), GM, [6])
    assert [one.id for one in board.who("Guard").damage] == [1]
    board.do(board.roll("Guard", "value"), GM, [3, 4])
    assert board.who("Guard").points == 0


@pytest.mark.rule("NYX-47")
def test_ones_own_aspects_help_and_hurt_as_in_any_roll() -> None:
    board = poisoned()
    board.do(MoveTime(minutes=DAY))
    board.do(rolling(board, 0, positive=board.aspects("Ada", ["Ash"])), ANN, [9, 9, 4])
    assert (board.points("Ada"), damage(board)) == (4, [])
    board.do(rolling(board, 1, negative=board.aspects("Ada", ["Fir"])), ANN, [4, 5])
    assert (board.points("Ada"), damage(board)) == (5, ["Drugged"])
    both = board.aspects("Ada", ["Ash"]), board.aspects("Ada", ["Fir"])
    assert board.refused(rolling(board, 2, positive=both[0], negative=both[1]), ANN).code == "mixed-signs"


@pytest.mark.rule("NYX-47")
def test_damage_of_the_same_penalty_does_not_hurt_and_cannot_be_used_in_its_rolls() -> None:
    board = poisoned()
    board.do(MoveTime(minutes=DAY))
    board.do(rolling(board, 0), ANN, [5])
    number = board.aspect("Ada", "Drugged")
    board.do(board.demand("Ada", "Drugged"))
    assert board.refused(rolling(board, 1, negative=(number,)), ANN).code == "no-such-aspect"
    board.do(rolling(board, 1), ANN, [4])
    assert board.event(AfflictionRolled).forced == ()
    assert [demand.aspect for demand in board.who("Ada").demands] == [number], "it is still to be answered"


@pytest.mark.rule("NYX-47")
def test_damage_of_another_penalty_of_the_same_name_hurts_as_usual() -> None:
    board = poisoned()
    board.do(afflicting(board))
    board.do(MoveTime(minutes=DAY))
    board.do(rolling(board, 0), ANN, [5])
    board.do(board.demand("Ada", "Drugged"))
    assert board.refused(rolling(board, 0, affliction=2), ANN).code == "demand-open"
    board.do(board.answer("Ada", "Drugged", buy_off=False), ANN)
    board.do(rolling(board, 0, affliction=2), ANN, [4, 5])
    assert [use.name for use in board.event(AfflictionRolled).forced] == ["Drugged"]
    assert (board.who("Ada").demands, damage(board)) == ((), ["Drugged", "Drugged"])


@pytest.mark.rule("NYX-47")
def test_a_new_penalty_never_reuses_the_number_of_one_whose_damage_remains() -> None:
    board = poisoned()
    board.do(MoveTime(minutes=DAY))
    for nth, face in enumerate((5, 4, 4)):
        board.do(rolling(board, nth), ANN, [face])
    board.do(afflicting(board))
    assert board.who("Ada").afflictions[0].id == 2


@pytest.mark.rule("NYX-47")
def test_a_slow_penalty_roll_waits_until_the_conflict_is_over_and_uses_none_of_its_demands() -> None:
    board = duel()
    board.do(afflicting(board))
    board.do(MoveTime(minutes=DAY))
    board.do(board.demand("Ada", "Iron"))
    assert board.refused(rolling(board), ANN).code == "in-conflict"
    board.do(m.EndConflict(**board.at))
    board.do(rolling(board), ANN, [4])


# ------------------------------------------------------------------------------------- recovery, NYX-50


def healing(board: Board, number: int) -> a.HealSlow:
    return a.HealSlow(character=board.who("Ada").id, aspect=number)


@pytest.mark.rule("NYX-50")
@pytest.mark.parametrize("occasion", [ChangeScene(), Rest()])
def test_one_slow_damage_heals_by_scene_or_rest_free_of_charge(occasion: ChangeScene | Rest) -> None:
    board = table()
    sick(board, "Drugged")
    board.do(occasion)
    removed = board.event(DamageRemoved)
    assert (removed.damage, removed.points, removed.healed) == ("Drugged", 0, True)
    assert (damage(board), board.points("Ada"), board.who("Ada").healed) == ([], 5, 0)


@pytest.mark.rule("NYX-50")
def test_with_several_damages_the_player_says_which_has_healed() -> None:
    board = table()
    sick(board, "Drugged", "Rumour")
    board.do(Rest())
    assert board.event(HealingOwed).names == ("Ada",)
    assert damage(board) == ["Drugged", "Rumour"]
    for seat in (GM, BEN, PUBLIC):
        assert board.refused(healing(board, 21), seat).code == "not-your-character"
    board.do(healing(board, 21), ANN)
    assert damage(board) == ["Drugged"]
    assert board.refused(healing(board, 20), ANN).code == "nothing-healed"


@pytest.mark.rule("NYX-50")
def test_pending_healings_add_up_but_never_beyond_the_remaining_damage() -> None:
    board = table()
    sick(board, "A", "B")
    for _ in range(4):
        board.do(Rest())
    assert board.who("Ada").healed == 2
    board.do(healing(board, 20), ANN)
    board.do(healing(board, 21), ANN)
    assert (damage(board), board.who("Ada").healed) == ([], 0)


@pytest.mark.rule("NYX-50")
def test_damage_bought_off_or_struck_out_reduces_the_pending_healings() -> None:
    board = table()
    sick(board, "A", "B", healed=2)
    board.do(a.RemoveDamage(character=board.who("Ada").id, aspect=20), ANN)
    assert board.who("Ada").healed == 1
    board.do(a.CorrectAspect(character=board.who("Ada").id, aspect=21, reason="Never was."))
    assert board.who("Ada").healed == 0


@pytest.mark.rule("NYX-50")
def test_a_demand_lapses_with_damage_that_heals_but_a_choice_waits_for_the_roll() -> None:
    board = table()
    sick(board, "A")
    board.do(board.demand("Ada", "A"))
    board.do(Rest())
    assert board.who("Ada").demands == ()
    sick(board, "B", "C", healed=1)
    board.do(board.demand("Ada", "B"))
    assert board.refused(healing(board, 20), ANN).code == "aspect-demanded"
    board.do(healing(board, 21), ANN)


@pytest.mark.rule("NYX-50")
def test_damage_that_is_not_slow_stays() -> None:
    board = table()
    cut = Aspect(id=30, name="Cut", value=1, damage=True)
    board.give("Ada", aspects=(*board.who("Ada").aspects, cut))
    board.do(Rest())
    assert damage(board) == ["Cut"]
    sick(board, "A", "B", healed=1)
    assert board.refused(healing(board, 30), ANN).code == "no-such-damage"
    assert board.refused(healing(board, 1), ANN).code == "no-such-damage"


@pytest.mark.rule("NYX-50")
@pytest.mark.parametrize(
    ("way", "healed"),
    [
        ("rest scene", 1),
        ("scene rest", 1),
        ("scene scene", 2),
        ("rest rest", 2),
        ("rest scene rest", 2),
        ("scene rest scene rest", 2),
        ("rest scene scene", 2),
        ("rest rest scene", 2),
    ],
)
def test_a_rest_and_its_scene_change_count_once(way: str, healed: int) -> None:
    board = table()
    sick(board, "A", "B", "C", "D")
    for word in way.split():
        board.do(Rest() if word == "rest" else ChangeScene())
    assert board.who("Ada").healed == healed


def correcting(board: Board, name: str) -> a.CorrectAspect:
    return a.CorrectAspect(
        character=board.who("Ada").id, name=name, value=1, damage=True, slow=True, reason="It was so."
    )


@pytest.mark.rule("NYX-50")
@pytest.mark.parametrize(("first", "second"), [(Rest(), ChangeScene()), (ChangeScene(), Rest())])
def test_damage_younger_than_a_break_heals_by_the_one_that_goes_with_it(
    first: Rest | ChangeScene, second: Rest | ChangeScene
) -> None:
    board = poisoned()
    board.do(first)
    board.do(MoveTime(minutes=DAY))
    board.do(rolling(board), ANN, [9])
    assert damage(board) == ["Drugged"]
    board.do(second)
    assert (damage(board), board.event(DamageRemoved).healed) == ([], True)


@pytest.mark.rule("NYX-50")
def test_of_old_and_young_damage_the_second_break_of_a_pair_heals_one_at_most() -> None:
    board = table()
    sick(board, "Old", "Older")
    board.do(Rest())
    assert board.who("Ada").healed == 1
    board.do(correcting(board, "Young"))
    board.do(ChangeScene())
    assert board.who("Ada").healed == 2
    board.do(ChangeScene())
    assert board.who("Ada").healed == 3


@pytest.mark.rule("NYX-50")
def test_young_damage_that_a_counted_break_has_met_is_old_for_the_break_that_goes_with_that() -> None:
    board = table()
    board.do(Rest())
    board.do(correcting(board, "A"))
    board.do(correcting(board, "B"))
    board.do(Rest())
    board.do(ChangeScene())
    assert board.who("Ada").healed == 1


@pytest.mark.rule("NYX-50")
def test_a_table_may_count_them_separately() -> None:
    board = table()
    sick(board, "A", "B", "C")
    board.do(ChangeSetting(key="recovery", value="each"))
    board.do(Rest())
    board.do(ChangeScene())
    assert board.who("Ada").healed == 2


@pytest.mark.rule("NYX-50")
def test_everybody_heals_together_and_passing_time_or_a_session_heals_nobody() -> None:
    board = table()
    board.bare("Guard")
    sick(board, "A")
    board.give("Guard", aspects=board.who("Ada").damage)
    board.do(MoveTime(minutes=DAY))
    board.do(StartSession())
    assert (len(board.who("Ada").damage), len(board.who("Guard").damage)) == (1, 1)
    board.do(Rest())
    assert (board.who("Ada").damage, board.who("Guard").damage) == ((), ())


@pytest.mark.rule("NYX-48")
def test_a_rest_leaves_fatigue_and_a_scene_change_clears_it() -> None:
    board = table()
    tired = {k: r.but(fatigue=2) for k, r in board.who("Ada").ratings.items()}
    board.give("Ada", ratings=tired)
    board.do(Rest())
    assert all(rating.fatigue == 2 for rating in board.who("Ada").ratings.values())
    board.do(ChangeScene())
    assert isinstance(board.event(FatigueCleared), FatigueCleared)
    assert not any(rating.fatigue for rating in board.who("Ada").ratings.values())


@pytest.mark.rule("NYX-48")
@pytest.mark.parametrize("occasion", [ChangeScene(), Rest()])
def test_nobody_rests_and_no_scene_ends_during_a_conflict(occasion: ChangeScene | Rest) -> None:
    board = duel()
    assert board.refused(occasion).code == "scene-in-conflict"


def tire(board: Board) -> None:
    board.give("Ada", ratings={k: r.but(fatigue=2) for k, r in board.who("Ada").ratings.items()})


def fatigue(board: Board) -> int:
    return sum(rating.fatigue for rating in board.who("Ada").ratings.values())


@pytest.mark.rule("NYX-48")
@pytest.mark.parametrize(
    ("pace", "clears"), [("scene", ChangeScene()), ("rest", Rest()), ("session", EndSession())]
)
def test_a_table_chooses_what_clears_fatigue(pace: str, clears: Course) -> None:
    for step in (ChangeScene(), Rest(), EndSession()):
        board = table()
        if pace != "scene":
            board.do(ChangeSetting(key="fatigue", value=pace))
        if not board.state.campaign.in_session:
            board.do(StartSession())
        tire(board)
        board.do(step)
        assert (fatigue(board) == 0) is (step == clears)


@pytest.mark.rule("NYX-48")
def test_the_end_of_a_session_clears_no_fatigue_within_a_conflict() -> None:
    board = duel()
    board.do(ChangeSetting(key="fatigue", value="session"))
    board.do(StartSession())
    tire(board)
    board.do(EndSession())
    assert fatigue(board) == 6
