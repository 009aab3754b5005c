"""Actions and defences in combat: their rolls, effects and hits (NOIR-94 to 102, 113)."""

import pytest

from rules.noir.base.enums import Health, Outcome
from rules.noir.base.modifiers import Source
from rules.noir.base.weapons import Weapon
from rules.noir.state import actions as a
from rules.noir.state import combat_events as cd
from rules.noir.state import contest_actions as m
from rules.noir.state import contest_events as d
from rules.noir.state.contests import Check, Phase, RollPart
from tests.rules.noir.board import ANN, BEN, GM, Board
from tests.rules.noir.moments import BURST, attacked, condition, fight, rich, swept, table


def armed(weapon: Weapon, loaded: int | None = None) -> Board:
    """Return a fight in which it is Ada's turn and she carries this weapon, which the GM made."""
    board = fight()
    board.do(a.MakeWeapon(weapon=weapon))
    board.do(a.TakeWeapon(character=board.id("Ada"), weapon=weapon.id, loaded=loaded))
    return board


def rolled(board: Board) -> Check:
    """Return the last decided check, ignoring rolls against daze and for life."""
    checks = [each.check for each in board.happened(d.CheckDecided)]
    return [check for check in checks if check.casts[0].rolls not in {"endurance", "will"}][-1]


def cast(board: Board, place: int = 0) -> RollPart:
    return rolled(board).casts[place]


def amounts(board: Board, place: int = 0) -> dict[str, int]:
    return {str(item.source): item.amount for item in cast(board, place).modifiers}


# --------------------------------------------------------------------------------------------- the attack


@pytest.mark.rule("NOIR-95")
def test_attack_and_defence_are_one_opposed_roll_and_twenty_does_not_matter() -> None:
    board = attacked()
    board.defend("Ada", dice=(2, 3, 1, 2))
    assert [cast(board, place).total for place in (0, 1)] == [10, 13]
    assert cast(board).outcome is Outcome.FAILURE
    assert board.happened(cd.HitsLanded) == []
    assert board.fighter("Guard").had_turn


@pytest.mark.rule("NOIR-95")
def test_an_attack_that_wins_hits() -> None:
    board = attacked(Bea=3)
    board.defend("Ada", dice=(6, 5, 2, 1))
    (hit,) = board.event(cd.HitsLanded).hits
    assert (hit.attacker, hit.victim) == (board.id("Guard"), board.id("Ada"))


@pytest.mark.rule("NOIR-96")
def test_both_sides_change_initiative_by_their_own_outcome_before_damage() -> None:
    board = attacked()
    board.defend("Ada", dice=(8, 8, 3, 2, 2, 3, 9, 8))
    assert (board.fighter("Guard").initiative, board.fighter("Ada").initiative) == (17 + 5, 1)
    places = [board.log.index(event) for event in board.happened(cd.InitiativeSet)]
    assert max(places) < board.log.index(board.event(cd.DamageRolled))


@pytest.mark.rule("NOIR-96", "NOIR-24")
def test_an_exceptional_failure_only_costs_initiative() -> None:
    board = attacked()
    board.defend("Ada", dice=(1, 1, 8, 9))
    assert cast(board).outcome is Outcome.EXCEPTIONAL_FAILURE
    assert board.fighter("Guard").initiative == 7
    assert board.fighter("Ada").initiative == 1


@pytest.mark.rule("NOIR-98", "NOIR-55")
def test_defending_rolls_defence_at_a_distance_or_in_melee() -> None:
    for weapon, action, rolled in (
        ("axe", "fight", "defence-melee"),
        ("revolver", "directed-fire", "defence-distance"),
    ):
        board = fight("Guard")
        board.do(a.SetLater(character=board.id("Ada"), attribute=rolled, change=4))
        board.declare(action, "Ada", weapons=(weapon,))
        board.defend("Ada", dice=(2, 3, 9, 8))
        assert (cast(board, 1).rolls, cast(board, 1).value) == (rolled, 14)


@pytest.mark.rule("NOIR-97")
@pytest.mark.parametrize("aim", ["hold", "disarm", "break-hold", "push"])
def test_an_attack_that_does_not_aim_at_damage_harms_nobody(aim: str) -> None:
    board = fight()
    board.declare("fight", "Guard", weapons=("axe",), aim=aim, seat=ANN)
    board.defend("Guard", dice=(9, 8, 2, 3))
    assert cast(board).outcome is Outcome.SUCCESS
    assert board.happened(cd.HitsLanded) == []
    assert amounts(board).get("action", 0) == (-10 if aim == "disarm" else 0)


@pytest.mark.rule("NOIR-97")
def test_a_frenzy_rolls_better_and_does_one_more_damage() -> None:
    board = fight()
    guard = (board.id("Guard"),)
    hold = board.move(m.Declare, action="frenzy", weapons=("axe",), targets=guard, aim="hold")
    assert board.refused(hold, ANN).code == "unknown-id-aim"
    board.declare("frenzy", "Guard", weapons=("axe",), seat=ANN)
    board.defend("Guard", dice=(5, 4, 2, 3, 2, 3, 9, 8))
    assert amounts(board) == {"action": 5}
    harm = board.event(cd.DamageRolled)
    assert (harm.plus, harm.amount) == (2 + 1, 8)


@pytest.mark.rule("NOIR-97")
def test_waiting_rolls_nothing_and_another_action_sets_initiative_to_one() -> None:
    board = fight()
    board.declare("wait", seat=ANN)
    assert board.event(cd.ActionDone).tries == 0
    assert board.fighter("Ada").initiative == 14
    board.declare("other", text="Turns off the light.")
    assert board.fighter("Guard").initiative == 1


@pytest.mark.rule("NOIR-97", "NOIR-31")
def test_an_action_whose_roll_the_gm_picks_waits_and_keeps_its_claims_and_circumstances() -> None:
    board = fight()
    board.do(board.move(m.SetFighterCircumstances, character=board.id("Ada"), sizes=(-2,)))
    board.declare("other", seat=ANN, text="Climb.", claims=m.Claims(traits=("Greedy",)))
    assert board.waits == [("rule", "")]
    assert board.refused(board.move(m.RuleAction, rolls="agility"), ANN).code == "gm-only"
    assert board.refused(board.move(m.RuleAction, rolls="flying")).code == "missing-input"
    board.do(board.move(m.RuleAction, rolls="agility"), GM, (5, 4))
    assert amounts(board) == {"trait": 2, "gm": -2}
    assert board.fighter("Ada").circumstances == ()
    assert board.fighter("Ada").initiative == 1


@pytest.mark.rule("NOIR-67", "NOIR-97")
@pytest.mark.parametrize(("left", "paid", "dice"), [(3, 2, (9, 8, 2, 3)), (1, 0, (9, 8))])
def test_fate_that_was_promised_is_paid_when_the_gm_rules_if_it_is_still_there(
    left: int, paid: int, dice: tuple[int, ...]
) -> None:
    board = rich(fight(), Ada=3)
    board.declare("other", seat=ANN, text="Climb the wall.", odds=2)
    rich(board, Ada=left)
    board.do(board.move(m.RuleAction, rolls="agility"), GM, dice)
    assert board.who("Ada").fate == left - paid
    ruled = board.event(cd.ActionRuled).cast
    assert ruled is not None
    assert ruled.odds == paid


@pytest.mark.rule("NOIR-67")
def test_both_sides_pay_for_odds_with_their_action_and_their_defence() -> None:
    board = rich(fight(), Ada=3, Pot=4)
    board.declare("fight", "Guard", weapons=("axe",), seat=ANN, odds=2)
    assert board.who("Ada").fate == 1
    board.defend("Guard", odds=3, dice=(2, 3, 4, 5, 1, 2, 3, 4, 5))
    assert board.state.shared.pot == 1


@pytest.mark.rule("NOIR-97")
def test_the_gm_may_rule_that_an_action_rolls_nothing() -> None:
    board = fight()
    board.declare("await-target", seat=ANN)
    board.do(board.move(m.RuleAction, rolls=""))
    assert (board.fighter("Ada").had_turn, board.fighter("Ada").initiative) == (True, 14)
    assert board.refused(board.move(m.RuleAction, rolls="")).code == "wrong-state-ruled"


@pytest.mark.rule("NOIR-31")
def test_circumstances_wait_for_the_next_roll_and_count_once() -> None:
    board = fight("Guard")
    board.do(board.move(m.SetFighterCircumstances, character=board.id("Guard"), sizes=(5, -2)))
    board.declare("wait")
    assert board.fighter("Guard").circumstances == (5, -2)
    board.declare("wait")
    board.declare("wait")
    board.declare("fight", "Ada", weapons=("axe",))
    board.defend("Ada", dice=(2, 3, 9, 8))
    assert [item.amount for item in cast(board).modifiers if item.source is Source.GM] == [5, -2]
    assert board.fighter("Guard").circumstances == ()
    wrong = board.move(m.SetFighterCircumstances, character=board.id("Ada"), sizes=(3,))
    assert board.refused(wrong).code == "bad-level"


@pytest.mark.rule("NOIR-97")
def test_moving_covers_two_metres_per_point_on_success_and_the_gm_sets_its_complexity() -> None:
    board = fight()
    assert board.refused(board.move(m.Declare, action="move", complexity=5), ANN).code == "gm-only"
    assert board.refused(board.move(m.Declare, action="move", complexity=11)).code == "bad-value-complexity"
    board.declare("move", complexity=-3, dice=(9, 8))
    assert (amounts(board)["gm"], board.event(cd.ActionDone).metres) == (-3, 20)
    board.declare("move", dice=(2, 3))
    assert board.event(cd.ActionDone).metres == 0


@pytest.mark.rule("NOIR-97")
def test_drawing_rolls_by_the_weapon_and_in_melee_as_the_gm_decides() -> None:
    board = fight()
    board.declare("draw-weapon", weapons=("axe",), seat=ANN)
    assert board.waits == [("rule", "")]
    board.do(board.move(m.RuleAction, rolls="close-combat"), GM, (2, 3))
    assert cast(board).rolls == "close-combat"
    board.declare("draw-weapon", weapons=("revolver", "axe"), rolls="firearms", dice=(2, 3))
    assert amounts(board) == {"action": -2}


@pytest.mark.rule("NOIR-97", "NOIR-114")
def test_reloading_adds_rounds_if_it_succeeds_and_a_full_weapon_is_not_reloaded() -> None:
    board = fight()
    full = board.move(m.Declare, action="reload", weapons=("revolver",))
    assert board.refused(full, ANN).code == "wrong-state-full"
    board.arm("Bea", "pistol", loaded=0)
    board.give("Ada", arms=(board.who("Ada").arms[0].but(loaded=1),))
    board.declare("reload", weapons=("revolver",), seat=ANN, dice=(3, 9))
    revolver = board.who("Ada").arm("revolver")
    assert revolver is not None
    assert revolver.loaded == 4
    board.declare("wait")
    board.declare("reload", weapons=("pistol",), dice=(3, 9))
    pistol = board.who("Bea").arm("pistol")
    assert pistol is not None
    assert pistol.loaded == 9


@pytest.mark.rule("NOIR-114")
def test_a_failed_reload_loads_nothing() -> None:
    board = fight()
    board.give("Ada", arms=(board.who("Ada").arms[0].but(loaded=1),))
    board.declare("reload", weapons=("revolver",), seat=ANN, dice=(2, 7))
    assert board.happened(cd.Reloaded) == []
    assert [arm.loaded for arm in board.who("Ada").arms] == [1]


@pytest.mark.rule("NOIR-114")
def test_a_belt_stays_unchanged_and_the_gm_decides_the_result() -> None:
    board = armed(BURST, loaded=0)
    board.declare("reload", weapons=("burst",), seat=ANN, dice=(9, 8))
    told = board.event(cd.Reloaded)
    assert (told.by_gm, told.loaded) == (True, 0)


# --------------------------------------------------------------------------------------------- ammunition


@pytest.mark.rule("NOIR-113")
def test_a_shot_takes_as_many_rounds_as_the_action_reads_off_the_dice() -> None:
    for action, reading in (("directed-fire", 2), ("snap-shot", 3), ("aimed-fire", 1)):
        board = fight()
        board.declare(action, "Guard", weapons=("revolver",), seat=ANN)
        board.defend("Guard", dice=(2, 3, 9, 8))
        assert (board.event(cd.AmmoSpent).spent, board.event(cd.AmmoSpent).left) == (reading, 6 - reading)


@pytest.mark.rule("NOIR-113")
def test_with_too_few_rounds_all_are_fired_and_without_rounds_none() -> None:
    board = fight()
    board.give("Ada", arms=(board.who("Ada").arms[0].but(loaded=1),))
    board.declare("directed-fire", "Guard", weapons=("revolver",), seat=ANN)
    board.defend("Guard", dice=(8, 9, 2, 3, 9, 9))
    assert board.event(cd.AmmoSpent).left == 0
    assert board.happened(cd.HitsLanded)
    board = fight()
    board.give("Ada", arms=(board.who("Ada").arms[0].but(loaded=0),))
    shot = board.move(m.Declare, action="directed-fire", weapons=("revolver",), targets=(board.id("Guard"),))
    assert board.refused(shot, ANN).code == "no-ammo"


@pytest.mark.rule("NOIR-113")
@pytest.mark.parametrize(("loaded", "hits"), [(7, False), (8, True), (9, True)])
def test_a_table_may_let_a_shot_with_too_few_rounds_fail(loaded: int, *, hits: bool) -> None:
    board = fight(**{"ammo-short": "refuse"})
    board.give("Ada", arms=(board.who("Ada").arms[0].but(loaded=loaded),))
    board.declare("directed-fire", "Guard", weapons=("revolver",), seat=ANN)
    board.defend("Guard", dice=(8, 9, 2, 3, 9, 9) if hits else (8, 9, 2, 3))
    assert bool(board.happened(cd.HitsLanded)) is hits


@pytest.mark.rule("NOIR-113", "NOIR-124")
def test_two_weapons_share_the_rounds_and_add_their_damage_and_one_weapon_is_not_two() -> None:
    board = fight()
    board.arm("Ada", "pistol", loaded=2)
    twice = board.move(
        m.Declare, action="fire-two-weapons", weapons=("pistol", "pistol"), targets=(board.id("Guard"),)
    )
    assert board.refused(twice, ANN).code == "bad-count-weapons"
    board.declare("fire-two-weapons", "Guard", weapons=("revolver", "pistol"), seat=ANN)
    board.defend("Guard", dice=(6, 5, 2, 1, 2, 3, 4, 2))
    spent = {each.weapon: each.spent for each in board.happened(cd.AmmoSpent)}
    assert spent == {"revolver": 6, "pistol": 2}
    assert str(board.event(cd.DamageRolled).damage) == "4T"
    assert amounts(board) == {"action": -6}


@pytest.mark.rule("NOIR-112")
def test_a_burst_needs_a_weapon_that_fires_bursts() -> None:
    board = fight()
    shot = board.move(
        m.Declare, action="concentrated-auto", weapons=("revolver",), targets=(board.id("Guard"),)
    )
    assert board.refused(shot, ANN).code == "wrong-mode"


# ------------------------------------------------------------------------------------------------ defences


@pytest.mark.rule("NOIR-98")
def test_a_chance_defence_rolls_luck() -> None:
    board = attacked()
    board.defend("Ada", "chance-defence", dice=(2, 3, 6, 5))
    assert cast(board, 1).rolls == "luck"
    assert board.fighter("Ada").initiative == 3


@pytest.mark.rule("NOIR-95", "NOIR-98")
def test_striking_back_hits_the_attacker_who_has_no_defence_against_it() -> None:
    board = attacked()
    board.set_fighter("Ada", initiative=20)
    board.defend("Ada", "strike-back", weapon="axe", dice=(2, 3, 9, 8, 9, 5))
    harm = board.event(cd.DamageRolled)
    assert (harm.name, harm.plus, harm.amount) == ("Guard", 2, 16)
    assert amounts(board, 1) == {"action": -10}
    assert board.fighter("Ada").initiative == 10
    assert board.who("Guard").condition.health is Health.OUT


@pytest.mark.rule("NOIR-98")
def test_striking_back_to_hold_or_push_harms_nobody() -> None:
    board = attacked()
    board.set_fighter("Ada", initiative=20)
    board.defend("Ada", "strike-back", weapon="axe", aim="push", dice=(2, 3, 9, 8))
    assert board.happened(cd.HitsLanded) == []


@pytest.mark.rule("NOIR-98", "NOIR-113")
@pytest.mark.parametrize(("dice", "hits"), [((2, 3, 9, 8, 9, 9), True), ((9, 8, 2, 3, 1, 1, 9, 8), False)])
def test_shooting_back_takes_its_rounds_whether_it_wins_or_not(dice: tuple[int, ...], hits: bool) -> None:
    board = attacked()
    board.set_fighter("Ada", initiative=20)
    board.defend("Ada", "shoot-back", weapon="revolver", dice=dice)
    spent = board.event(cd.AmmoSpent)
    assert (spent.name, spent.spent) == ("Ada", 5 if not hits else 6)
    assert amounts(board, 1) == {"action": -6}
    assert (board.event(cd.HitsLanded).hits[0].victim == board.id("Guard")) is hits


@pytest.mark.rule("NOIR-98", "NOIR-99")
def test_the_requirements_of_a_defence_are_checked_when_it_is_declared() -> None:
    board = attacked()
    ada = board.id("Ada")
    for action, weapon, code in (
        ("strike-back", "axe", "initiative-limit-low"),
        ("shoot-back", "axe", "wrong-mode-kind"),
        ("shoot-back", "pistol", "unknown-id-weapon"),
        ("defend", "axe", "bad-count-weapons"),
    ):
        answer = board.move(m.Defend, character=ada, action=action, weapon=weapon)
        assert board.refused(answer, ANN).code == code
    board.set_fighter("Ada", initiative=20)
    board.give("Ada", arms=(board.who("Ada").arms[0].but(loaded=0),))
    empty = board.move(m.Defend, character=ada, action="shoot-back", weapon="revolver")
    assert board.refused(empty, ANN).code == "no-ammo"


@pytest.mark.rule("NOIR-98")
def test_a_shot_cannot_be_countered_in_melee() -> None:
    board = fight("Guard")
    board.set_fighter("Ada", initiative=20)
    board.set_fighter("Guard", initiative=21)
    board.declare("directed-fire", "Ada", weapons=("revolver",))
    answer = board.move(m.Defend, character=board.id("Ada"), action="strike-back", weapon="axe")
    assert board.refused(answer, ANN).code == "wrong-state-not-melee"


@pytest.mark.rule("NOIR-93")
def test_a_target_that_is_attacked_again_defends_again() -> None:
    board = table()
    board.npc("Thug", weapons=("axe",))
    board.fight({"Ada": 1, "Guard": 2, "Thug": 2}, (2, 3, 9, 8, 8, 7))
    for _ in range(2):
        board.declare("fight", "Ada", weapons=("axe",))
        board.defend("Ada", dice=(2, 3, 9, 8))
    assert len(board.happened(cd.DefenceDeclared)) == 2


@pytest.mark.rule("NOIR-97")
def test_in_blind_fire_both_sides_add_their_luck() -> None:
    board = fight()
    board.declare("blind-fire", "Guard", weapons=("revolver",), seat=ANN)
    board.defend("Guard", dice=(2, 3, 4, 5))
    assert (amounts(board), amounts(board, 1)) == ({}, {"action": 4})
    assert board.event(cd.AmmoSpent).spent == 6


def test_only_a_target_answers_and_only_once_and_for_themselves() -> None:
    board = fight("Guard")
    board.do(a.MakeWeapon(weapon=BURST))
    board.do(a.TakeWeapon(character=board.id("Guard"), weapon="burst"))
    board.declare("sweep-auto", "Ada", "Bea", weapons=("burst",))
    step = board.combat.step
    ada, guard = (
        board.move(m.Defend, character=board.id(name), action="defend") for name in ("Ada", "Guard")
    )
    assert board.refused(guard).code == "wrong-state-no-target"
    assert board.refused(ada, BEN).code == "not-your-character"
    board.do(ada, ANN)
    assert board.combat.step == step
    assert board.refused(ada, ANN).code == "wrong-state-answered"
    assert board.waits == [("defend", "Bea")]


@pytest.mark.rule("NOIR-97")
def test_targets_are_other_fighters_who_are_still_there() -> None:
    board = fight()
    condition(board, "Bea", health=Health.DEAD)
    for targets, code in (
        ((), "bad-count-targets"),
        (("Guard", "Bea"), "bad-count-targets"),
        (("Ada",), "bad-value-target"),
        (("Bea",), "bad-value-target"),
    ):
        whom = tuple(board.id(name) for name in targets)
        blow = board.move(m.Declare, action="fight", weapons=("axe",), targets=whom)
        assert board.refused(blow, ANN).code == code
    absent = board.move(m.Declare, action="fight", weapons=("axe",), targets=("99",))
    assert board.refused(absent, ANN).code == "bad-value-target"


# ------------------------------------------------------------------------ several targets, undefended targets


@pytest.mark.rule("NOIR-101")
def test_one_roll_of_a_sweep_meets_the_defence_of_each_target() -> None:
    board = swept()
    board.declare("sweep-auto", "Ada", "Bea", weapons=("burst",))
    board.defend("Ada")
    assert board.combat.phase is Phase.DECLARE_DEFENCE
    board.defend("Bea", dice=(9, 8, 6, 7, 2, 3, 4, 9, 8))
    assert board.event(cd.HitsLanded).victims == ("Bea",)
    outcomes = [str(each.outcome) for each in rolled(board).casts]
    assert outcomes == ["success", "success", "failure"]
    assert board.fighter("Guard").initiative == 17 - 5
    assert board.event(cd.AmmoSpent).spent == 2 * 17


@pytest.mark.rule("NOIR-101")
def test_a_sweep_that_beats_nobody_is_a_failure() -> None:
    board = swept()
    board.declare("sweep-auto", "Ada", "Bea", weapons=("burst",))
    board.defend("Ada")
    board.defend("Bea", dice=(2, 2, 9, 7, 9, 8))
    assert board.fighter("Guard").initiative == 17 - 10


@pytest.mark.rule("NOIR-101")
def test_the_hits_of_a_sweep_are_resolved_one_by_one_in_initiative_order() -> None:
    board = swept()
    board.do(board.move(m.SetInitiative, character=board.id("Bea"), initiative=12))
    board.declare("sweep-auto", "Ada", "Bea", weapons=("burst",))
    board.defend("Ada")
    board.defend("Bea", dice=(9, 8, 2, 3, 2, 3, 4, 9, 8, 5, 9, 8))
    assert [each.name for each in board.happened(cd.DamageRolled)] == ["Bea", "Ada"]
    assert [board.who(name).condition.daze for name in ("Bea", "Ada")] == [4, 5]


@pytest.mark.rule("NOIR-101", "NOIR-62")
def test_a_protector_who_has_nothing_left_is_not_asked_about_the_next_hit_of_the_sweep() -> None:
    board = table()
    board.hero("Cat", BEN)
    board.fight({"Guard": 2, "Ada": 1, "Bea": 1, "Cat": 1}, (9, 8, 2, 3, 2, 4, 2, 5))
    board.do(a.MakeWeapon(weapon=BURST))
    board.do(a.TakeWeapon(character=board.id("Guard"), weapon="burst"))
    board.declare("sweep-auto", "Ada", "Bea", weapons=("burst",))
    rich(board, Cat=3)
    board.defend("Ada")
    board.defend("Bea", dice=(9, 8, 2, 3, 2, 3))
    assert board.waits == [("protect", "Cat")]
    board.do(board.move(m.Protect, character=board.id("Cat"), steps_in=True), BEN, (4, 9, 8, 5, 9, 8))
    assert board.who("Cat").fate == 0
    assert board.fighter("Guard").had_turn


@pytest.mark.rule("NOIR-102")
def test_an_undefended_target_is_hit_by_twenty_and_keeps_initiative() -> None:
    for dice, hits in (((9, 5), False), ((9, 6, 2, 3, 9, 8), True)):
        board = attacked()
        board.defend("Ada", None, dice=dice)
        assert (board.happened(cd.DamageRolled) != []) is hits
        assert board.fighter("Ada").initiative == 3


@pytest.mark.rule("NOIR-67", "NOIR-102")
@pytest.mark.parametrize(("odds", "kept"), [(None, 0), (0, 0), (2, 2)])
def test_where_an_undefended_target_is_hit_for_sure_the_attacker_is_not_asked_for_odds(
    odds: int | None, kept: int
) -> None:
    board = rich(fight(undefended="automatic"), Ada=9)
    board.declare("fight", "Guard", weapons=("axe",), seat=ANN, odds=odds)
    board.defend("Guard", None, dice=(2, 3, 1, 4) if kept else (2, 3, 1, 2, 9, 8))
    checks = [check for each in board.happened(d.ChecksOpened) for check in each.checks if check.undefended]
    assert [one.odds for check in checks for one in check.casts] == [kept]


@pytest.mark.rule("NOIR-102", "NOIR-130")
def test_a_target_who_cannot_defend_is_not_asked() -> None:
    board = fight("Guard")
    condition(board, "Ada", health=Health.UNCONSCIOUS)
    board.declare("fight", "Ada", weapons=("axe",), dice=(9, 5))
    assert board.fighter("Guard").had_turn


@pytest.mark.rule("NOIR-102", "NOIR-101")
def test_a_sweep_compares_each_target_separately_defended_or_not() -> None:
    board = swept()
    board.declare("sweep-auto", "Ada", "Bea", weapons=("burst",))
    board.defend("Ada", None)
    board.defend("Bea", dice=(10, 6, 4, 2, 3, 4, 9, 8, 4, 9, 8))
    assert board.event(cd.HitsLanded).victims == ("Ada", "Bea")
    assert {name: board.fighter(name).initiative for name in ("Ada", "Bea")} == {"Ada": 3, "Bea": 1}


# -------------------------------------------------------------------------------------------- low initiative


@pytest.mark.rule("NOIR-94")
def test_low_initiative_costs_what_the_table_has_set_only_in_actions_and_defences() -> None:
    board = fight("Guard", low_penalty="3:5 6:2")
    board.set_fighter("Guard", initiative=6)
    board.declare("fight", "Ada", weapons=("axe",))
    board.defend("Ada", dice=(9, 8, 2, 3, 2, 3, 9, 8))
    assert [each.modifier for each in rolled(board).casts] == [-2, -5]
    assert board.event(d.CheckDecided).check.casts[0].modifier == -5


@pytest.mark.rule("NOIR-94")
def test_without_a_number_the_table_is_reminded_of_low_initiative() -> None:
    board = fight()
    board.declare("wait", seat=ANN)
    assert not board.event(cd.ActionDeclared).remind_low
    board.declare("wait")
    assert board.event(cd.ActionDeclared).remind_low


@pytest.mark.rule("NOIR-38")
def test_the_table_is_reminded_of_wounds_while_they_cost_nothing() -> None:
    board = fight()
    condition(board, "Ada", open_wounds=1)
    board.declare("wait", seat=ANN)
    assert board.event(cd.ActionDeclared).remind_wounds
    board.declare("wait")
    assert not board.event(cd.ActionDeclared).remind_wounds
    board = fight(**{"wound-penalty": "1"})
    condition(board, "Ada", open_wounds=1)
    board.declare("wait", seat=ANN)
    assert not board.event(cd.ActionDeclared).remind_wounds
