"""Harm without an attack, in and outside combat (NOIR-62, 70, 120 to 127)."""

from collections.abc import Iterable
from typing import Any

import pytest

from rules.chance.deck import Throw
from rules.contract.replay import ReplayedRoll, replay
from rules.core.model_base import Event
from rules.noir.base.enums import FateUse, HarmSource, Health
from rules.noir.base.weapons import Damage, damage_of
from rules.noir.combat.common import missing_number
from rules.noir.outcomes import NoirOutcomes
from rules.noir.replay import NoirReplay
from rules.noir.state import actions as a
from rules.noir.state import combat_events as cd
from rules.noir.state import contest_actions as m
from rules.noir.state import contest_events as d
from rules.noir.state.campaign_state import Condition
from rules.noir.state.contests import Phase
from tests.rules.noir.board import ANN, BEN, PLACE, Board
from tests.rules.noir.moments import attacked, condition, fight, hit, rich, table

TWO = damage_of("2T")


def harming(board: Board, *names: str, damage: Damage = TWO, **fields: Any) -> m.Harming:
    """Return harm by a fall to characters by name."""
    harm = m.Harm(source=HarmSource.FALL, text=fields.pop("text", ""))
    return m.Harming(victims=tuple(map(board.id, names)), damage=damage, harm=harm, **fields)


def opening(board: Board, *names: str, **fields: Any) -> m.OpenHarm:
    return m.OpenHarm(place=PLACE, title="The fall", harming=harming(board, *names, **fields))


def harm(board: Board, *names: str, dice: Iterable[int] = (), **fields: Any) -> tuple[Event, ...]:
    return board.do(opening(board, *names, **fields), dice=dice)


def harm_in_combat(board: Board, *names: str, dice: Iterable[int] = (), **fields: Any) -> tuple[Event, ...]:
    return board.do(board.move(m.HarmFighters, harming=harming(board, *names, **fields)), dice=dice)


# ------------------------------------------------------------------------------------------ outside combat


@pytest.mark.rule("NOIR-120", "NOIR-121", "NOIR-125", "NOIR-127")
def test_a_fall_outside_combat_dazes_and_wounds_like_a_hit_and_is_over_with_it() -> None:
    board = table()
    harm(board, "Ada", dice=(6, 7, 2, 3, 2, 3))
    damage = board.event(cd.DamageRolled)
    assert (damage.amount, damage.daze, damage.wounds, damage.plus) == (13, 13, 1, 0)
    how = board.who("Ada").condition
    assert (how.health, how.open_wounds, how.mortal, how.fresh) == (Health.DAZED, 1, 0, False)
    assert not board.combat.is_open
    assert board.combat.turn == 1, "the harm is its only turn"
    assert not board.happened(cd.InitiativeSet)
    assert [decided.number for decided in board.happened(d.CheckDecided)] == [0, 0]
    assert Phase.ENDED not in {waited.phase for waited in board.happened(d.Waited)}
    ended = board.event(d.ContestEnded)
    assert ended.harm
    assert ended.conditions[board.id("Ada")] == how


@pytest.mark.rule("NOIR-120")
@pytest.mark.parametrize(("threshold", "missing"), [(0, "threshold"), (1, None)])
def test_nobody_is_harmed_without_a_threshold_of_at_least_one(threshold: int, missing: str | None) -> None:
    board = table()
    board.give("Ada", attributes={"threshold": threshold})
    assert missing_number(board.state, board.who("Ada"), ("threshold",)) == missing


@pytest.mark.rule("NOIR-62")
def test_anybody_at_hand_may_step_in_outside_combat_and_takes_all_of_it() -> None:
    board = rich(table(), Bea=3)
    harm(board, "Ada")
    assert board.waits == [("protect", "Bea")]
    board.answer(m.Protect, "Bea", (6, 7, 9, 8, 2, 3), steps_in=True)
    assert board.who("Ada").condition == Condition()
    assert (board.who("Bea").fate, board.who("Bea").condition.open_wounds) == (0, 1)
    assert not board.combat.is_open


@pytest.mark.rule("NOIR-70", "NOIR-67", "NOIR-71")
def test_a_victim_pays_to_survive_and_for_the_roll_against_daze() -> None:
    board = rich(table(), Ada=7)
    harm(board, "Ada", damage=damage_of("6T"))
    assert board.waits == [("survive", "Ada")]
    board.do(board.move(m.Survive, points=3, odds=1), ANN, (6, 7, 5, 5, 5, 5, 9, 8, 2))
    damage = board.event(cd.DamageRolled)
    assert (damage.caused, damage.wounds) == (5, 4)
    assert board.waits == [("choose", "Ada")]
    assert board.who("Ada").fate == 3


@pytest.mark.rule("NOIR-69", "NOIR-62")
def test_a_rescue_pays_for_stepping_in_outside_combat_too() -> None:
    board = rich(table(), Ada=6)
    harm(board, "Ada")
    rescue = a.PayRescue(
        character=board.id("Ada"), helped=board.id("Bea"), points=6, use=FateUse.PROTECT, text="I call her."
    )
    board.do(rescue)
    assert board.waits == [("protect", "Bea")]
    board.answer(m.Protect, "Bea", (1, 2, 9, 8), steps_in=True)
    assert board.event(cd.Protected).name == "Bea"


@pytest.mark.rule("NOIR-120", "NOIR-84")
def test_a_blast_hits_everybody_at_a_place_one_after_the_other() -> None:
    board = rich(table(), Ada=3)
    harm(board, "Ada", "Guard", "Bea", damage=damage_of("B2T"))
    assert board.waits == [("survive", "Ada")]
    board.do(board.move(m.Survive, points=0, odds=0), ANN, (2, 3, 9, 8, 4, 4, 9, 8))
    assert board.waits == [("protect", "Ada")]
    board.answer(m.Protect, "Ada", (4, 5), steps_in=False)
    assert [event.name for event in board.happened(cd.DamageRolled)] == ["Ada", "Guard", "Bea"]
    assert board.who("Guard").condition.daze == 8
    board.answer(m.PayOdds, "Bea", (9, 8), points=0)
    assert not board.combat.is_open


@pytest.mark.rule("NOIR-31")
def test_circumstances_count_in_the_victims_next_roll() -> None:
    board = table()
    harm(board, "Ada", dice=(6, 7, 2, 3, 9, 8), circumstances=(5, 10))
    decided = board.happened(d.CheckDecided)
    assert [cast.modifier for event in decided for cast in event.check.casts] == [15 - 13, 0]
    assert board.who("Ada").condition.health is Health.ACTING


@pytest.mark.rule("NOIR-62")
def test_nobody_is_asked_to_step_in_for_an_npc_unless_the_settings_say_so() -> None:
    board = rich(table(), Ada=3)
    harm(board, "Guard", dice=(1, 2, 9, 8))
    assert not board.combat.is_open
    board = rich(table(protect="anybody"), Ada=3)
    harm(board, "Guard")
    assert board.waits == [("protect", "Ada")]


def test_harm_outside_combat_offers_no_grit_and_nobody_joins_it() -> None:
    board = rich(table(), Ada=9)
    condition(board, "Ada", health=Health.DAZED)
    harm(board, "Ada")
    grit = board.move(m.Grit, character=board.id("Ada"))
    assert board.refused(grit).code == "wrong-state-grit"
    joins = board.move(m.JoinCombat, character=board.id("Guard"), side=1)
    assert board.refused(joins).code == "wrong-state-phase"


@pytest.mark.parametrize("names", [(), ("Ada",) * 2 + tuple(f"N{n}" for n in range(10))])
def test_harm_hits_one_to_ten(names: tuple[str, ...]) -> None:
    board = table()
    for name in sorted(set(names) - {"Ada"}):
        board.npc(name)
    assert board.refused(opening(board, *names)).code == "bad-count-victims"


def test_harm_is_refused_for_whom_it_cannot_hit() -> None:
    board = fight()
    assert board.refused(opening(board, "Ada"), ANN).code == "gm-only"
    assert board.refused(opening(board, "Ada")).code == "wrong-state-fighting"
    board.do(a.CreateCharacter(name="Cid"), BEN)
    assert board.refused(opening(board, "Cid")).code == "missing-input-fighter"
    board.hurt("Cid", health=Health.DEAD)
    assert board.refused(opening(board, "Cid")).code == "wrong-state-gone"
    assert board.refused(opening(board, "Cid", damage=Damage(dice=0))).code == "bad-value-damage"


# ------------------------------------------------------------------------------------------ in a combat


@pytest.mark.rule("NOIR-120", "NOIR-125")
def test_harm_between_two_actions_lets_the_turn_go_on() -> None:
    board = fight()
    harm_in_combat(board, "Bea", dice=(2, 3, 9, 8))
    assert board.who("Bea").condition.daze == 5
    assert (board.combat.phase, board.combat.resumes) == (Phase.DECLARE_ACTION, None)
    assert (board.combat.hits, board.combat.checks) == ((), ())
    assert board.waits == [("declare", "Ada")]
    board.declare("wait")
    assert board.combat.actor != board.id("Ada")


@pytest.mark.rule("NOIR-125")
def test_an_actor_whom_harm_dazes_has_no_turn_left() -> None:
    board = fight()
    harm_in_combat(board, "Ada", dice=(6, 3, 2, 3))
    assert board.who("Ada").condition.health is Health.DAZED
    assert board.fighter("Ada").initiative == 1
    assert board.combat.actor != board.id("Ada")


@pytest.mark.rule("NOIR-62")
def test_in_a_combat_only_ones_own_side_steps_in_unless_the_settings_say_otherwise() -> None:
    board = rich(fight(), Bea=3, Pot=9)
    board.hero("Cid", BEN)
    rich(board, Cid=3)
    harm_in_combat(board, "Ada")
    assert board.waits == [("protect", "Bea")]

    board = rich(fight(protect="anybody"), Bea=3)
    board.hero("Cid", BEN)
    rich(board, Cid=3)
    harm_in_combat(board, "Ada")
    assert board.waits == [("protect", "Bea"), ("protect", "Cid")]
    board.answer(m.Protect, "Cid", (9, 5, 2, 3), steps_in=True)
    assert board.waits == [("odds", "Cid")]
    board.answer(m.PayOdds, "Cid", (9, 8), points=0)
    assert board.event(cd.FighterJoined).steps_in
    assert (board.fighter("Cid").side, board.fighter("Cid").initiative) == (1, 14)
    assert board.who("Cid").condition.daze == 5
    assert board.waits == [("declare", "Ada")]


@pytest.mark.rule("NOIR-62")
def test_an_enemy_steps_in_for_a_victim_of_an_attack_if_the_settings_say_so() -> None:
    board = fight("Guard", protect="anybody")
    board.npc("Dog")
    board.do(board.move(m.JoinCombat, character=board.id("Dog"), side=2), dice=(2, 3))
    rich(board, Pot=3)
    board.declare("fight", "Ada", weapons=("axe",))
    board.defend("Ada", odds=0)
    board.answer(m.PayOdds, "Guard", (9, 8, 2, 3), points=0)
    assert board.waits == [("protect", "Dog")]


def test_harm_waits_behind_the_hits_that_are_worked_out() -> None:
    board = hit(Ada=3)
    assert board.waits == [("survive", "Ada")]
    harm_in_combat(board, "Bea")
    assert [one.victim for one in board.combat.hits] == [board.id("Ada"), board.id("Bea")]
    board.do(board.move(m.Survive, points=0, odds=0), ANN, (1, 2, 9, 8))
    assert board.waits == [("protect", "Ada")]
    board.answer(m.Protect, "Ada", (1, 2), steps_in=False)
    board.answer(m.PayOdds, "Bea", (9, 8), points=0)
    assert [event.name for event in board.happened(cd.DamageRolled)] == ["Ada", "Bea"]
    assert board.combat.phase is Phase.DECLARE_ACTION
    assert board.fighter("Guard").had_turn


def test_harm_in_the_middle_of_an_action_is_refused() -> None:
    board = attacked()
    refused = board.refused(board.move(m.HarmFighters, harming=harming(board, "Bea")))
    assert refused.code == "wrong-state-harm"
    board = fight()
    board.npc("Dog")
    outsider = board.move(m.HarmFighters, harming=harming(board, "Dog"))
    assert board.refused(outsider).code == "no-such-fighter"
    assert board.refused(board.move(m.HarmFighters, harming=harming(board, "Bea")), ANN).code == "gm-only"


@pytest.mark.rule("NOIR-120")
def test_harm_is_refused_while_an_action_waits_for_the_gm() -> None:
    board = fight()
    board.declare("other", seat=ANN, text="Climb the wall.")
    harm_now = board.move(m.HarmFighters, harming=harming(board, "Bea"))
    assert board.refused(harm_now).code == "wrong-state-harm"


@pytest.mark.rule("NOIR-128")
def test_harm_at_the_end_of_a_round_moves_no_countdown_again() -> None:
    board = fight()
    for name in ("Bea", "Guard"):
        condition(board, name, health=Health.UNCONSCIOUS)
    condition(board, "Ada", health=Health.UNCONSCIOUS, mortal=9)
    assert board.combat.phase is Phase.ROUND_END
    left = board.who("Ada").condition.mortal
    harm_in_combat(board, "Bea", dice=(2, 3))
    assert board.combat.phase is Phase.ROUND_END
    assert board.who("Ada").condition.mortal == left
    board.do(board.move(m.NextRound))
    assert board.who("Ada").condition.mortal == left - 1


def test_a_victim_who_leaves_takes_the_hit_along_and_the_others_are_harmed() -> None:
    board = rich(fight(), Ada=3, Bea=3)
    harm_in_combat(board, "Bea", "Ada")
    board.do(board.move(m.LeaveCombat, character=board.id("Bea")))
    assert [one.victim for one in board.combat.hits] == [board.id("Ada")]
    assert board.waits == [("survive", "Ada")]
    board.do(board.move(m.LeaveCombat, character=board.id("Ada")))
    assert board.combat.hits == ()
    assert board.combat.is_open


def test_circumstances_of_harm_in_a_combat_are_those_of_the_next_roll() -> None:
    board = fight()
    harm_in_combat(board, "Bea", dice=(2, 3, 2, 3), circumstances=(10,))
    decided = board.happened(d.CheckDecided)[-1]
    assert decided.check.casts[0].modifier == 10 - 5
    assert board.fighter("Bea").circumstances == ()


def rolling() -> Board:
    """Return a fight in which Ada is to act, and Bea, harmed before Ada, waits to roll against daze."""
    board = rich(fight(), Bea=9)
    harm_in_combat(board, "Bea", "Ada")
    board.do(board.move(m.Survive, points=0), BEN, (6, 7))
    assert board.waits == [("odds", "Bea")]
    return board


def test_a_victim_who_leaves_during_a_roll_drops_the_roll() -> None:
    board = rolling()
    board.do(board.move(m.LeaveCombat, character=board.id("Bea")))
    assert board.combat.checks == ()
    assert board.waits == [("survive", "Ada")]


def test_the_first_victim_rolls_on_when_another_leaves() -> None:
    board = rolling()
    board.do(board.move(m.LeaveCombat, character=board.id("Ada")))
    assert board.waits == [("odds", "Bea")]


def test_the_turn_goes_on_when_the_last_victim_of_harm_leaves() -> None:
    board = rich(fight(), Bea=9)
    harm_in_combat(board, "Bea")
    board.do(board.move(m.LeaveCombat, character=board.id("Bea")))
    assert board.waits == [("declare", "Ada")]


@pytest.mark.rule("NOIR-113", "NOIR-120")
def test_harm_after_a_thrown_grenade_says_its_own_words() -> None:
    board = table()
    harm(board, "Ada", dice=(2, 3, 9, 8), text="a grenade.")
    (dealt,) = board.happened(cd.HarmDealt)
    assert dealt.hits[0].harm == m.Harm(source=HarmSource.FALL, text="a grenade.")
    assert dealt.victims == ("Ada",)


# ------------------------------------------------------------------------------------------ proofs


@pytest.mark.rule("NOIR-90", "NOIR-120")
def test_the_dice_of_harm_and_of_who_comes_in_are_replayed_and_checked() -> None:
    board = rich(fight(protect="anybody"), Bea=3)
    board.hero("Cid", BEN)
    rich(board, Cid=3)
    harm_in_combat(board, "Ada")
    events = board.answer(m.Protect, "Cid", (9, 5, 2, 3), steps_in=True)
    fell = [Throw(10, (9, 5)), Throw(10, (2, 3))]
    assert replay(NoirReplay(), events, fell) is ReplayedRoll.WHOLE
    assert replay(NoirReplay(), events, [fell[0], Throw(10, (2, 4))]) is ReplayedRoll.AMISS


@pytest.mark.rule("NOIR-70", "NOIR-121")
def test_what_came_of_the_dice_of_harm_can_be_calculated_again() -> None:
    board = rich(table(), Ada=7)
    events = harm(board, "Ada", damage=damage_of("6T"))
    paid = board.do(board.move(m.Survive, points=3, odds=0), ANN, (6, 7, 5, 5, 5, 5, 9, 9))
    outcomes = NoirOutcomes()
    assert all(outcomes.follows(event) for event in (*events, *paid))
    (rolled,) = [event for event in paid if isinstance(event, cd.DamageRolled)]
    again = NoirOutcomes()
    assert all(again.follows(event) for event in events)
    assert not again.follows(rolled.but(amount=rolled.amount + 1))


@pytest.mark.rule("NOIR-120")
def test_main_characters_and_npcs_who_are_harmed_outside_combat_are_on_two_sides() -> None:
    board = rich(table(), Bea=3)
    harm(board, "Ada", "Guard")
    assert {one.name: one.side for one in board.combat.fighters} == {"Ada": 1, "Guard": 2}


@pytest.mark.rule("NOIR-62")
def test_nobody_whose_sheet_is_not_finished_is_asked_to_step_in() -> None:
    board = rich(table(), Bea=3)
    board.give("Bea", finished=False)
    harm(board, "Ada", dice=(6, 7))
    assert "protect" not in {what for what, _ in board.waits}


@pytest.mark.rule("NOIR-120", "NOIR-121", "NOIR-125")
def test_harm_that_does_no_damage_neither_wounds_nor_asks_for_a_roll() -> None:
    board = table()
    condition(board, "Ada", daze=50)
    harm(board, "Ada", damage=Damage(dice=1, flat=-99), dice=(5,))
    damage = board.event(cd.DamageRolled)
    assert (damage.amount, damage.daze, damage.caused, damage.wounds) == (0, 50, 0, 0)
    assert board.happened(d.CheckDecided) == []
    assert board.who("Ada").condition == Condition(daze=50)


@pytest.mark.rule("NOIR-125", "NOIR-127")
def test_the_first_victim_rolls_for_life_although_the_second_has_no_wound() -> None:
    board = table()
    harm(board, "Ada", "Bea", dice=(6, 7, 2, 3, 9, 8, 2, 3, 9, 8))
    rolled = [(cast.name, cast.rolls) for each in board.happened(d.CheckDecided) for cast in each.check.casts]
    assert rolled == [("Ada", "endurance"), ("Ada", "will"), ("Bea", "endurance")]


@pytest.mark.rule("NOIR-125", "NOIR-127")
def test_the_first_victim_rolls_on_when_the_second_falls_out_of_action() -> None:
    board = rich(table(), Ada=3)
    harm(board, "Ada", "Bea")
    board.do(board.move(m.Survive, points=0), ANN, (6, 7))
    condition(board, "Bea", health=Health.UNCONSCIOUS)
    assert board.combat.checks[0].casts[0].rolls == "endurance"
    board.answer(m.PayOdds, "Ada", (2, 3), points=0)
    condition(board, "Bea", health=Health.DEAD)
    assert board.combat.checks[0].casts[0].rolls == "will"
    assert board.waits == [("odds", "Ada")]


@pytest.mark.rule("NOIR-62")
def test_who_may_step_in_is_asked_for_each_victim() -> None:
    board = rich(fight(), Bea=3)
    harm_in_combat(board, "Ada", "Guard")
    assert board.waits == [("protect", "Bea")]
    board.answer(m.Protect, "Bea", (1, 2), steps_in=False)
    board.answer(m.PayOdds, "Ada", (9, 8, 1, 2, 9, 8), points=0)
    assert [event.may_protect for event in board.happened(cd.HitWorkedOut)] == [(), ()]
    assert board.who("Guard").condition.daze == 3


@pytest.mark.rule("NOIR-62", "NOIR-69")
def test_a_rescue_pays_for_stepping_in_for_the_first_victim_of_several() -> None:
    board = rich(fight(), Ada=6)
    harm_in_combat(board, "Ada", "Guard")
    assert board.waits == [("survive", "Ada")]
    rescue = a.PayRescue(
        character=board.id("Ada"), helped=board.id("Bea"), points=6, use=FateUse.PROTECT, text="I call her."
    )
    board.do(rescue)
    assert board.waits == [("protect", "Bea")]


@pytest.mark.rule("NOIR-62")
def test_who_has_paid_for_the_first_of_three_victims_is_not_asked_for_the_second() -> None:
    board = table()
    for name in ("Cid", "Dan"):
        board.hero(name, BEN)
    rich(board, Cid=3)
    harm(board, "Ada", "Bea", "Dan")
    assert board.waits == [("protect", "Cid")]
    board.answer(m.Protect, "Cid", (1, 2, 9, 8) * 3, steps_in=True)
    assert [event.name for event in board.happened(cd.DamageRolled)] == ["Cid", "Bea", "Dan"]
