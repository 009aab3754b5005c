"""The harm of a hit: stepping in, surviving, damage, daze and wounds (NOIR-62, 70, 71, 84, 120 to 127)."""

import pytest

from rules.noir.base.enums import FateUse, HarmSource, Health
from rules.noir.base.modifiers import Source
from rules.noir.base.weapons import WEAPONS, damage_of
from rules.noir.state import actions as a
from rules.noir.state import combat_events as cd
from rules.noir.state import contest_actions as m
from rules.noir.state import contest_events as d
from rules.noir.state import events as e
from rules.noir.state.campaign_state import Condition
from rules.noir.state.contests import Phase
from tests.rules.noir.board import ANN, BEN, GM, PLACE, Board
from tests.rules.noir.moments import attacked, condition, fight, harmed, hit, rich, table, wounded

# ------------------------------------------------------------------------------------------ stepping in


@pytest.mark.rule("NOIR-62", "NOIR-71")
def test_a_protector_pays_three_and_takes_the_harm_and_the_survival_questions() -> None:
    board = hit(Bea=6)
    assert board.waits == [("protect", "Bea")]
    board.answer(m.Protect, "Bea", steps_in=True)
    assert board.who("Bea").fate == 3
    assert board.waits == [("survive", "Bea")]
    board.do(board.move(m.Survive, points=0), BEN, (6, 7))
    harm = board.event(cd.DamageRolled)
    assert (harm.name, harm.amount) == ("Bea", 13)
    assert board.who("Ada").condition == Condition()
    paid = board.event(e.FatePaid)
    assert (paid.use, paid.helped_name) == (FateUse.PROTECT, "Ada")


@pytest.mark.rule("NOIR-62")
def test_a_protector_does_not_defend_and_initiative_stays_changed() -> None:
    board = hit(Bea=3)
    before = {name: board.fighter(name).initiative for name in ("Ada", "Bea", "Guard")}
    board.do(board.move(m.Protect, character=board.id("Bea"), steps_in=True), BEN, (2, 3, 9, 8))
    assert {name: board.fighter(name).initiative for name in before} == before
    assert len(board.happened(cd.DefenceDeclared)) == 1


@pytest.mark.rule("NOIR-62")
def test_the_victim_and_the_attacker_cannot_step_in_and_nobody_can_twice() -> None:
    board = rich(hit(Ada=3, Bea=6), Pot=9)
    for name, seat in (("Ada", ANN), ("Guard", GM)):
        stepping = board.move(m.Protect, character=board.id(name), steps_in=True)
        assert board.refused(stepping, seat).code == "wrong-state-protect"
    bea = board.move(m.Protect, character=board.id("Bea"), steps_in=True)
    assert board.refused(bea, ANN).code == "not-your-character"
    assert board.refused(board.move(m.Survive, points=3), ANN).code == "wrong-state-protect-first"
    board.do(bea, BEN)
    assert board.refused(bea, BEN).code == "wrong-state-protect"


@pytest.mark.rule("NOIR-62", "NOIR-69")
def test_who_has_no_fate_steps_in_with_points_that_somebody_gives_at_once() -> None:
    board = attacked(Ada=6)
    board.defend("Ada", dice=(9, 8, 2, 3), odds=0)
    board.answer(m.BuyLate, "Ada", buy=False)
    assert board.waits == [("survive", "Ada")]
    rescue = a.PayRescue(
        character=board.id("Ada"), helped=board.id("Bea"), points=6, use=FateUse.PROTECT, text="I call her."
    )
    board.do(rescue)
    assert board.waits == [("protect", "Bea")]
    board.answer(m.Protect, "Bea", (1, 2, 9, 8), steps_in=True)
    assert (board.who("Ada").fate, board.who("Bea").given_for(FateUse.PROTECT)) == (0, 0)
    assert board.event(cd.Protected).name == "Bea"


@pytest.mark.rule("NOIR-62", "NOIR-69")
def test_nobody_pays_a_rescue_for_stepping_in_where_nobody_is_asked_to() -> None:
    board = attacked(Ada=6)
    rescue = a.PayRescue(
        character=board.id("Ada"), helped=board.id("Bea"), points=6, use=FateUse.PROTECT, text="I call her."
    )
    assert board.refused(rescue).code == "wrong-state-protect"
    assert board.who("Ada").fate == 6


@pytest.mark.rule("NOIR-62", "NOIR-69")
def test_nobody_steps_in_for_a_hit_that_has_done_its_damage() -> None:
    board = rich(harmed(), Ada=6, Bea=0)
    rescue = a.PayRescue(
        character=board.id("Ada"), helped=board.id("Bea"), points=6, use=FateUse.PROTECT, text="I call her."
    )
    assert board.refused(rescue).code == "wrong-state-protect"


@pytest.mark.rule("NOIR-62")
def test_nobody_who_cannot_pay_or_is_not_awake_is_asked_to_step_in() -> None:
    board = attacked(Bea=1)
    board.defend("Ada", dice=(9, 8, 2, 3, 2, 3, 9, 8))
    assert board.fighter("Guard").had_turn
    board = attacked(Bea=9)
    condition(board, "Bea", health=Health.UNCONSCIOUS)
    board.defend("Ada", dice=(9, 8, 2, 3), odds=0)
    board.answer(m.BuyLate, "Ada", buy=False)
    assert board.waits == [("survive", "Ada")]


@pytest.mark.rule("NOIR-62")
def test_somebody_who_falls_asleep_before_answering_can_no_longer_step_in() -> None:
    board = hit(Bea=3)
    condition(board, "Bea", health=Health.UNCONSCIOUS)
    stepping = board.move(m.Protect, character=board.id("Bea"), steps_in=True)
    assert board.refused(stepping, BEN).code == "wrong-state-protect"
    board.do(board.move(m.Protect, character=board.id("Bea"), steps_in=False), BEN, (2, 3))
    assert board.event(cd.DamageRolled).name == "Ada"


@pytest.mark.rule("NOIR-62")
def test_the_gms_refusal_counts_for_all_npcs() -> None:
    board = table()
    for name in ("Thug", "Clerk"):
        board.npc(name)
    board.fight({"Ada": 1, "Guard": 2, "Thug": 2, "Clerk": 2}, (9, 5, 2, 4, 2, 3, 2, 1))
    rich(board, Pot=3)
    board.declare("fight", "Guard", weapons=("axe",), seat=ANN)
    board.defend("Guard", odds=0, dice=(9, 8, 2, 3))
    assert board.waits == [("protect", "Thug"), ("protect", "Clerk")]
    board.do(board.move(m.Protect, character=board.id("Thug"), steps_in=False), GM, (2, 3))
    assert board.event(cd.DamageRolled).name == "Guard"


@pytest.mark.rule("NOIR-62")
def test_a_refusal_for_npcs_leaves_the_players_their_choice() -> None:
    board = table()
    board.npc("Thug")
    board.fight({"Ada": 1, "Bea": 1, "Thug": 1, "Guard": 2}, (2, 3, 2, 4, 2, 5, 9, 8))
    rich(board, Bea=3, Pot=3)
    board.declare("fight", "Ada", weapons=("axe",), odds=0)
    board.defend("Ada", dice=(9, 8, 2, 3))
    assert board.waits == [("protect", "Bea"), ("protect", "Thug")]
    board.do(board.move(m.Protect, character=board.id("Thug"), steps_in=False))
    assert board.waits == [("protect", "Bea")]


@pytest.mark.rule("NOIR-62")
def test_the_gm_steps_in_from_the_pot() -> None:
    board = table()
    board.npc("Thug")
    board.fight({"Ada": 1, "Guard": 2, "Thug": 2}, (9, 5, 2, 4, 2, 3))
    rich(board, Pot=3)
    board.declare("fight", "Guard", weapons=("axe",), seat=ANN)
    board.defend("Guard", odds=0, dice=(9, 8, 2, 3))
    board.do(board.move(m.Protect, character=board.id("Thug"), steps_in=True), GM, (2, 3, 9, 8))
    assert (board.event(cd.DamageRolled).name, board.state.shared.pot) == ("Thug", 0)


# -------------------------------------------------------------------------------------------- surviving


@pytest.mark.rule("NOIR-70")
@pytest.mark.parametrize(("points", "wounds"), [(0, 5), (3, 4), (6, 3), (9, 2), (12, 1), (15, 1)])
def test_each_three_points_save_from_a_wound_but_one_remains(points: int, wounds: int) -> None:
    board = fight("Guard")
    board.do(a.MakeWeapon(weapon=WEAPONS["axe"].but(id="scythe", name="Scythe", damage=damage_of("5T"))))
    board.do(a.TakeWeapon(character=board.id("Guard"), weapon="scythe"))
    board.declare("fight", "Ada", weapons=("scythe",))
    rich(board, Ada=15)
    board.defend("Ada", odds=0, dice=(9, 8, 2, 3))
    board.answer(m.BuyLate, "Ada", buy=False)
    assert board.waits == [("survive", "Ada")]
    rolls = () if points < 15 else (2, 3, 9, 8)
    board.do(board.move(m.Survive, points=points), ANN, (5, 6, 7, 8, 9, *rolls))
    harm = board.event(cd.DamageRolled)
    assert (harm.caused, harm.wounds, harm.daze) == (5, wounds, 35)
    assert (board.who("Ada").fate, board.who("Ada").condition.open_wounds) == (15 - points, wounds)


@pytest.mark.rule("NOIR-70")
@pytest.mark.parametrize(("fate", "asked"), [(2, "odds"), (3, "survive")])
def test_a_victim_with_less_than_three_points_is_not_asked_to_pay_to_survive(fate: int, asked: str) -> None:
    board = attacked()
    rich(board, Ada=fate)
    board.defend("Ada", odds=0, dice=(9, 8, 2, 3) if fate == 3 else (9, 8, 2, 3, 6, 7))
    assert board.waits == [(asked, "Ada")]


@pytest.mark.rule("NOIR-70", "NOIR-84")
@pytest.mark.parametrize(
    ("one_wound", "ask", "dice", "asked"),
    [
        ("yes", "losing", (1, 2), "odds"),
        ("no", "losing", (), "survive"),
        ("no", "everyone", (), "survive"),
        ("no", "players", (1, 2, 9, 8), ""),
    ],
)
def test_the_gm_pays_for_an_npc_to_survive_where_a_wound_does_not_take_it_out(
    one_wound: str, ask: str, dice: tuple[int, ...], asked: str
) -> None:
    board = rich(table(**{"npc-one-wound": one_wound, "odds-ask": ask}), Pot=3)
    harming = m.Harming(
        victims=(board.id("Guard"),), damage=damage_of("2T"), harm=m.Harm(source=HarmSource.FALL, text="")
    )
    board.do(m.OpenHarm(place=PLACE, title="The fall", harming=harming), dice=dice)
    assert board.waits == ([(asked, "Guard")] if asked else [])


@pytest.mark.rule("NOIR-70")
def test_other_amounts_are_refused_and_points_are_lost_where_no_wound_results() -> None:
    board = hit(Ada=3)
    assert board.refused(board.move(m.Survive, points=4), ANN).code == "out-of-range-survive"
    assert board.refused(board.move(m.Survive, points=6), ANN).code == "no-fate"
    assert board.refused(board.move(m.Survive, points=3), BEN).code == "not-your-character"
    board.do(board.move(m.Survive, points=3), ANN, (1, 2, 9, 8))
    assert (board.who("Ada").fate, board.who("Ada").condition.wounds) == (0, 0)


@pytest.mark.rule("NOIR-67", "NOIR-70", "NOIR-125")
def test_a_victim_says_in_one_answer_what_to_pay_to_survive_and_before_the_roll_against_daze() -> None:
    board = hit(Ada=3)
    assert board.waits == [("survive", "Ada")]
    board.do(board.move(m.Survive, points=0, odds=2), ANN, (1, 2, 3, 9, 8, 1))
    assert board.who("Ada").fate == 1
    assert board.event(d.DiceThrown).offered == (3, 9, 8, 1)
    assert board.waits == [("choose", "Ada")]


@pytest.mark.rule("NOIR-60", "NOIR-67", "NOIR-70")
def test_both_payments_of_a_victim_together_must_be_affordable() -> None:
    board = hit(Ada=3)
    assert board.refused(board.move(m.Survive, points=3, odds=1), ANN).code == "no-fate"
    assert board.refused(board.move(m.Survive, points=0, odds=6), ANN).code == "out-of-range-odds-before"
    board.do(board.move(m.Survive, points=3, odds=0), ANN, (1, 2, 9, 8))
    assert board.who("Ada").fate == 0


@pytest.mark.rule("NOIR-67", "NOIR-125")
def test_fate_that_is_gone_when_the_roll_against_daze_comes_is_not_asked_for() -> None:
    board = hit(Ada=3)
    board.give("Ada", fate=3)
    odds = board.combat.hits[0].but(odds=2, survive=0)
    combat = board.combat.but(hits=(odds,))
    board.state = board.state.but(contests={**board.state.contests, combat.id: combat})
    board.do(a.SetFate(character=board.id("Ada"), points=1, reason="Spent."))
    board.do(
        a.SetCondition(character=board.id("Ada"), condition=Condition(), reason="Go on."), GM, (1, 2, 9, 8)
    )
    assert board.who("Ada").fate == 1


@pytest.mark.rule("NOIR-70", "NOIR-69")
def test_somebody_without_points_is_asked_where_another_could_rescue_them() -> None:
    board = attacked(Bea=1)
    board.defend("Ada", dice=(9, 8, 2, 3, 2, 3, 9, 8))
    assert board.who("Ada").condition.daze == 5
    board = hit(Bea=6)
    board.answer(m.Protect, "Bea", steps_in=False)
    assert board.waits == [("survive", "Ada")]


# ----------------------------------------------------------------------------------------------- damage


@pytest.mark.rule("NOIR-120", "NOIR-123")
def test_damage_is_the_sum_of_all_dice_and_in_melee_the_attackers_escalation() -> None:
    board = fight()
    board.declare("fight", "Guard", weapons=("axe",), seat=ANN)
    board.defend("Guard", dice=(9, 8, 2, 3, 10, 2, 3))
    harm = board.event(cd.DamageRolled)
    assert (harm.dice, harm.plus, harm.amount) == ((10, 2, 3), 2, 17)
    board = fight()
    board.declare("directed-fire", "Guard", weapons=("revolver",), seat=ANN)
    board.defend("Guard", dice=(9, 8, 2, 3, 3, 2, 9, 9))
    assert (board.event(cd.DamageRolled).plus, board.event(cd.DamageRolled).amount) == (0, 4)


@pytest.mark.rule("NOIR-121")
def test_daze_adds_up_and_its_total_decides_about_wounds() -> None:
    board = fight("Guard")
    condition(board, "Ada", daze=18)
    board.declare("fight", "Ada", weapons=("axe",))
    board.defend("Ada", dice=(9, 8, 2, 3, 2, 4, 9, 8, 9, 8))
    harm = board.event(cd.DamageRolled)
    assert (harm.daze, harm.wounds) == (24, 2)
    assert board.who("Ada").condition.open_wounds == 2


@pytest.mark.rule("NOIR-122")
def test_a_stunning_weapon_counts_the_threshold_double() -> None:
    board = fight("Guard")
    board.do(a.TakeWeapon(character=board.id("Guard"), weapon="improvised-club"))
    board.declare("fight", "Ada", weapons=("improvised-club",))
    board.defend("Ada", dice=(9, 8, 2, 3, 9, 8, 4, 9, 8))
    harm = board.event(cd.DamageRolled)
    assert (harm.amount, harm.wounds) == (19, 0)


@pytest.mark.rule("NOIR-125")
@pytest.mark.parametrize(
    ("dice", "health", "initiative"),
    [((9, 4), Health.ACTING, 9), ((9, 3), Health.DAZED, 1), ((1, 1), Health.UNCONSCIOUS, 9)],
)
def test_whenever_daze_rises_the_victim_rolls_endurance_with_only_daze_as_a_penalty(
    dice: tuple[int, ...], health: Health, initiative: int
) -> None:
    board = fight("Guard", wound_penalty="2", low_penalty="99:9")
    condition(board, "Ada", stabilised=3)
    board.set_fighter("Ada", initiative=14)
    board.declare("fight", "Ada", weapons=("axe",))
    board.defend("Ada", dice=(10, 9, 9, 2, 3, 2, 6, *dice))
    roll = board.event(d.CheckDecided).check.casts[0]
    assert roll.rolls == "endurance"
    assert [(item.source, item.amount) for item in roll.modifiers] == [(Source.DAZE, -8)]
    assert board.who("Ada").condition.health is health
    assert board.fighter("Ada").initiative == initiative


@pytest.mark.rule("NOIR-125")
def test_a_dazed_person_who_wins_the_next_roll_stays_dazed() -> None:
    board = fight("Guard")
    condition(board, "Ada", health=Health.DAZED)
    board.declare("fight", "Ada", weapons=("axe",), dice=(9, 6, 2, 3, 9, 8))
    assert board.who("Ada").condition.health is Health.DAZED


@pytest.mark.rule("NOIR-127")
def test_a_hit_that_wounds_asks_for_one_wound_roll_after_the_daze_roll_and_without_penalties() -> None:
    board = wounded()
    (cast,) = board.combat.checks[0].casts
    assert (cast.rolls, cast.modifiers) == ("will", ())
    board.answer(m.PayOdds, "Ada", (2, 3), points=0)
    assert not board.who("Ada").condition.mortal
    rolled = [each.check.casts[0].rolls for each in board.happened(d.CheckDecided)]
    assert rolled[-2:] == ["endurance", "will"]


@pytest.mark.rule("NOIR-67", "NOIR-125", "NOIR-127")
def test_daze_and_wound_rolls_have_their_own_odds_before_and_after() -> None:
    board = rich(harmed(), Ada=9)
    board.answer(m.PayOdds, "Ada", (2, 3, 4), points=1)
    board.answer(m.ChooseTwo, "Ada", places=(1, 2))
    assert (board.combat.phase, board.who("Ada").fate) == (Phase.WOUND_ROLL, 8)
    board.answer(m.PayOdds, "Ada", (1, 2), points=0)
    assert board.waits == [("late", "Ada")]
    board.answer(m.BuyLate, "Ada", (9,), buy=True)
    board.answer(m.PlaceLate, "Ada", place=0)
    assert not board.who("Ada").condition.mortal


@pytest.mark.rule("NOIR-130")
def test_an_unconscious_person_still_takes_daze_and_wounds_but_rolls_only_for_life() -> None:
    board = fight("Guard")
    condition(board, "Ada", health=Health.UNCONSCIOUS)
    board.declare("fight", "Ada", weapons=("axe",), dice=(9, 6, 6, 7, 9, 8))
    assert board.who("Ada").condition.open_wounds == 1
    assert board.event(d.CheckDecided).check.casts[0].rolls == "will"


# ------------------------------------------------------------------------------------------------- NPCs


def npc_hit(board: Board, dice: tuple[int, ...]) -> None:
    board.declare("fight", "Guard", weapons=("axe",), seat=ANN)
    board.defend("Guard", dice=(9, 8, 2, 3, *dice))


@pytest.mark.rule("NOIR-84")
def test_one_wound_takes_an_npc_out_and_without_a_wound_there_is_a_daze_roll() -> None:
    board = fight()
    npc_hit(board, (6, 7))
    assert (board.who("Guard").condition.health, board.who("Guard").condition.wounds) == (Health.OUT, 1)
    board = fight()
    npc_hit(board, (1, 2, 9, 8))
    assert board.who("Guard").condition.health is Health.ACTING
    assert board.event(d.CheckDecided).check.casts[0].rolls == "endurance"


@pytest.mark.rule("NOIR-84")
def test_the_gm_says_whether_an_npc_who_is_out_is_dead() -> None:
    board = fight()
    npc_hit(board, (6, 7))
    condition(board, "Guard", health=Health.DEAD, open_wounds=1)
    assert board.who("Guard").condition.health is Health.DEAD


@pytest.mark.rule("NOIR-84")
def test_where_one_wound_does_not_take_them_out_npcs_roll_like_everybody() -> None:
    board = fight(npc_one_wound="no")
    npc_hit(board, (6, 7, 9, 8, 2, 3))
    assert (board.who("Guard").condition.health, board.who("Guard").condition.mortal) == (Health.DAZED, 5)
