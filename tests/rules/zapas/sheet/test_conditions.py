"""Conditions: giving, describing and lifting them, and their effects, as in SM-2 (ZAP-20 to 24, 60, 61)."""

import pytest

from rules.zapas.state import actions as a
from rules.zapas.state import contest_actions as m
from rules.zapas.state import contest_events as d
from rules.zapas.state import events as e
from rules.zapas.state.campaign_state import Effect
from rules.zapas.state.contests import Aim, DuelPhase, Purpose
from tests.rules.zapas.board import ANN, BEN, Board, faces, table

RIFLE = [("Soldier", "rifle")]


def lift(board: Board, label: str) -> a.LiftCondition:
    return a.LiftCondition(character=board.id("Ada"), label=label)


@pytest.mark.rule("ZAP-20")
def test_only_the_gm_gives_a_condition_and_any_label_is_allowed() -> None:
    board = table()
    give = a.GiveCondition(character=board.id("Ada"), label="Haunted by geese")
    assert board.refused(give, ANN) == "gm-only"
    assert board.refused(give.but(label="")) == "name-empty"
    board.do(give)
    condition = board.who("Ada").conditions[0]
    assert (condition.label, condition.effect, condition.stops_action) == (
        "Haunted by geese",
        Effect.NONE,
        False,
    )
    assert board.refused(give.but(label=" haunted by GEESE!")) == "duplicate-condition"


@pytest.mark.rule("ZAP-20")
@pytest.mark.parametrize(
    ("label", "stops", "stopped"),
    [
        ("dead", None, True),
        ("Död", None, True),
        ("мёртв", None, True),
        ("нет в живых", None, True),
        ("dead", False, False),
        ("tired", None, False),
        ("petrified", True, True),
    ],
)
def test_the_dead_do_not_act_unless_the_gm_says_otherwise(
    label: str, stops: bool | None, stopped: bool
) -> None:
    board = table()
    board.hurt("Ada", label, stops=stops)
    assert (board.who("Ada").stopped is not None) is stopped


@pytest.mark.rule("ZAP-20", "ZAP-21")
def test_the_player_says_how_a_condition_shows() -> None:
    board = table()
    board.hurt("Ada", "injured")
    show = a.ShowCondition(character=board.id("Ada"), label="Injured", text="She limps.")
    assert board.refused(show, BEN) == "not-your-character"
    assert board.refused(show.but(label="tired"), ANN) == "not-found"
    board.do(show, ANN)
    assert [(one.label, one.shows) for one in board.who("Ada").conditions] == [("injured", "She limps.")]


@pytest.mark.rule("ZAP-22")
def test_a_condition_raises_the_difficulty_only_where_the_gm_says_so() -> None:
    board = table()
    board.hurt("Ada", "injured", raises=2)
    board.open("Ada")
    assert board.roll.difficulty == 3
    board.difficulty(3, conditions=("injured", "INJURED"))
    assert board.roll.difficulty == 5
    board.hurt("Ada", "tired")
    assert board.refused(board.move(m.SetDifficulty, base=3, conditions=("tired",))) == "not-found"
    assert board.refused(board.move(m.SetDifficulty, base=3, conditions=("lost",))) == "not-found"


@pytest.mark.rule("ZAP-22", "ZAP-23")
def test_a_condition_has_one_effect_and_the_old_one_is_cleared_first() -> None:
    board = table()
    board.hurt("Ada", "injured")
    difficulty, lock = board.effect("Ada", "injured", 1), board.effect("Ada", "injured", locks=RIFLE)
    assert board.refused(difficulty, ANN) == "gm-only"
    assert board.refused(difficulty.but(raises=0)) == "step-range"
    assert board.refused(lock.but(locks=())) == "empty-lock"
    board.do(lock)
    assert board.refused(difficulty) == "one-effect-only"
    board.do(board.effect("Ada", "injured"))
    assert board.trait("Ada", "Soldier").aspects[1].locks == ()
    board.do(difficulty)
    board.do(difficulty.but(raises=2))
    assert board.who("Ada").conditions[0].raises == 2


@pytest.mark.rule("ZAP-23")
def test_only_an_accepted_waking_aspect_of_the_character_is_locked() -> None:
    board = table()
    board.hurt("Ada", "disarmed")
    board.travel()
    board.sell("Ada", "Healer", sleeps="herbs")
    asleep = board.effect("Ada", "disarmed", locks=[("Healer", "herbs")])
    theirs = board.effect("Bo", "disarmed", locks=RIFLE)
    assert board.refused(asleep) == "not-found"
    assert board.refused(theirs.but(character=board.id("Ada"), locks=((99, 99),))) == "not-found"


@pytest.mark.rule("ZAP-23")
def test_a_lock_given_while_a_pool_is_built_removes_the_aspect_from_it() -> None:
    board = table()
    board.open("Ada")
    board.build(trait="Soldier", aspects=("rifle", "drill"), flag="Courage", reserve=2)
    board.hurt("Ada", "disarmed", locks=RIFLE)
    assert board.roll.pool == board.pool("Ada", "Soldier", ("drill",), "Courage", 2)
    board.throw(*faces(3, 6))


@pytest.mark.rule("ZAP-23")
def test_a_lock_in_a_duel_counts_until_the_pools_are_locked() -> None:
    board = table()
    board.challenge("Ada", "Bo")
    board.agree()
    board.choose(0, trait="Soldier", aspects=("rifle", "drill"))
    board.hurt("Ada", "disarmed", locks=RIFLE)
    assert board.duel.sides[0].pool == board.pool("Ada", "Soldier", ("drill",))
    board.choose(1, trait="Soldier", aspects=("rifle",))
    assert board.duel.phase is DuelPhase.HELP
    board.hurt("Bo", "disarmed", locks=RIFLE)
    assert board.duel.sides[1].pool == board.pool("Bo", "Soldier", ("rifle",))


@pytest.mark.rule("ZAP-23")
def test_locks_of_two_conditions_combine() -> None:
    board = table()
    board.hurt("Ada", "disarmed", locks=RIFLE)
    board.hurt("Ada", "blinded", locks=[*RIFLE, ("Soldier", "accuracy")])
    aspects = {one.text: one.locks for one in board.trait("Ada", "Soldier").aspects}
    assert aspects == {"accuracy": ("blinded",), "rifle": ("disarmed", "blinded"), "drill": ()}
    board.do(lift(board, "Blinded"))
    aspects = {one.text: one.locks for one in board.trait("Ada", "Soldier").aspects}
    assert aspects == {"accuracy": (), "rifle": ("disarmed",), "drill": ()}


@pytest.mark.rule("ZAP-23", "ZAP-40")
def test_an_aspect_that_sleeps_keeps_its_locks_and_is_locked_when_it_returns() -> None:
    board = table()
    board.hurt("Ada", "poor", locks=[("Healer", "herbs")])
    board.travel()
    board.sell("Ada", "Healer", sleeps="herbs")
    board.do(board.raising("Ada", "Healer"), ANN)
    herbs = board.at("Ada", "Healer", "herbs")
    wake = a.WakeAspect(character=board.id("Ada"), trait=herbs.trait, aspect=herbs.aspect or 0)
    board.do(wake, ANN)
    board.open("Ada")
    assert board.refused(board.building(trait="Healer", aspects=("herbs",)), ANN) == "aspect-unavailable"
    board.do(lift(board, "poor"))
    board.build(trait="Healer", aspects=("herbs",))


@pytest.mark.rule("ZAP-24")
def test_a_roll_aimed_at_a_condition_removes_it_and_its_locks() -> None:
    board = table()
    board.hurt("Ada", "disarmed", locks=RIFLE)
    aim = Aim(purpose=Purpose.CONDITION, character=board.id("Ada"), text="disarmed")
    board.attempt("Bo", faces(2, 3), aim, trait="Thief", reserve=1)
    assert board.who("Ada").condition("disarmed") is not None
    board.attempt("Bo", faces(3, 3), aim, trait="Thief", reserve=1)
    assert board.event(e.ConditionLifted).contest == board.roll.id
    assert board.who("Ada").conditions == ()
    assert board.trait("Ada", "Soldier").aspects[1].fixed


@pytest.mark.rule("ZAP-24")
def test_a_roll_that_is_not_aimed_at_it_leaves_a_condition() -> None:
    board = table()
    board.hurt("Ada", "injured")
    board.attempt("Ada", faces(3, 3), reserve=2)
    assert board.who("Ada").condition("injured") is not None
    absent = Aim(purpose=Purpose.CONDITION, character=board.id("Ada"), text="lost")
    assert board.refused(board.opening("Ada", absent), ANN) == "not-found"


@pytest.mark.rule("ZAP-24")
def test_only_the_gm_lets_the_story_resolve_a_condition() -> None:
    board = table()
    board.hurt("Ada", "tired")
    assert board.refused(lift(board, "tired"), ANN) == "gm-only"
    board.do(lift(board, "Tired"))
    assert board.refused(lift(board, "tired")) == "not-found"


@pytest.mark.rule("ZAP-60")
def test_gear_gives_a_die_only_as_an_aspect_and_needs_no_roll_if_the_trait_has_it() -> None:
    board = table()
    assert not any(one.notes for one in board.state.characters.values())
    board.open("Ada")
    board.build(trait="Thief")  # a thief has lockpicks; nothing must be claimed for them
    assert board.event(d.PoolBuilt).dice == 2
    board.build(trait="Soldier", aspects=("rifle",))
    assert board.event(d.PoolBuilt).dice == 3
    board.build(trait="Soldier", aspects=("rifle", "drill"))
    assert board.event(d.PoolBuilt).dice == 4


@pytest.mark.rule("ZAP-60")
def test_gear_of_the_plot_opens_a_way_and_gives_no_die() -> None:
    board = table()
    board.attempt("Ada", faces(3, 3), Aim(purpose=Purpose.ACQUIRE, text="A rope"), reserve=2)
    assert [one.text for one in board.who("Ada").notes] == ["A rope"]
    board.open("Ada")
    board.build()
    assert board.event(d.PoolBuilt).dice == 1


@pytest.mark.rule("ZAP-60", "ZAP-61")
def test_lost_gear_is_a_condition_and_the_aspect_stays_on_the_sheet() -> None:
    board = table()
    board.hurt("Ada", "unequipped", locks=RIFLE)
    assert "rifle" in [one.text for one in board.trait("Ada", "Soldier").aspects]
    board.open("Ada")
    board.build(trait="Soldier", aspects=("drill",))
    assert board.event(d.PoolBuilt).dice == 3
