"""Actions and defences: tables, limits, weapons, aims, initiative, order, tries (NOIR-90 to 101)."""

from itertools import permutations

import pytest

from rules.core.refusal import Refused, Term
from rules.noir.base.action_effects import (
    ACTIONS,
    DEFENCES,
    CombatId,
    InitiativeRank,
    complexity,
    damage_of_action,
    defended_by,
    drawn_by,
    initial_initiative,
    initiative_after,
    initiative_order,
    own_modifier,
    repeat_bonus,
    require_aim,
    require_initiative,
    require_weapons,
    row_of,
    tries_after,
)
from rules.noir.base.action_table import ActionRow, DefenceRow
from rules.noir.base.enums import ActionId, Aim, DefenceId, Outcome, WeaponKind
from rules.noir.base.weapons import WEAPONS, Weapon, damage_of

#: For each action and defence: its roll, the roll against it, fire mode, rounds, lowest and highest
#: initiative, and the initiative change of each outcome, as in tables 1:58 and 1:62 of the specification.
#: Scanning has no fixed changes, and `other` sets initiative.
TABLE = """
directed-fire      firearms        defence single    lowest  -  -  +5 0 0 -10
snap-shot          firearms        defence single    highest -  -  +5 0 0 -10
aimed-fire         firearms        defence single    one     10 -  +5 -5 -5 -10
sharpshooting      firearms        defence single    one     10 -  +5 -10 -10 -20
fire-two-weapons   firearms        defence single    all     -  -  +5 -5 -5 -10
concentrated-auto  firearms        defence automatic all     -  -  +5 0 0 -10
sweep-auto         firearms        defence automatic double  -  -  +5 -5 -5 -10
auto-two-weapons   firearms        defence automatic double  -  -  +5 -5 -5 -10
blind-fire         firearms        defence any       double  -  -  +5 -5 -5 -10
throw-at-target    thrown-weapons  defence -         -       -  -  +5 0 0 -10
throw-to-place     thrown-weapons  target  -         -       10 -  +5 -5 -5 -10
fight              close-combat    defence -         -       -  -  +5 0 0 -10
frenzy             close-combat    defence -         -       10 -  +5 -5 -5 -10
move               movement        target  -         -       -  -  +5 0 0 -10
draw-weapon        -               target  -         -       -  -  +5 0 0 -10
reload             firearms        target  -         -       -  -  +5 0 0 -10
scan               overview        target  -         -       -  20 0 0 0 0
wait               -               none    -         -       -  -  0 0 0 0
other              -               gm      -         -       -  -  0 0 0 0
await-target       -               gm      -         -       -  -  +5 0 0 -10
defend             -               -       -         -       -  -  +5 -5 -5 -10
chance-defence     luck            -       -         -       -  -  +5 0 0 -10
shoot-back         firearms        -       any       all     10 -  +5 -10 -10 -20
strike-back        close-combat    -       -         -       10 -  +5 -10 -10 -20
""".strip().splitlines()

#: A weapon with both fire modes; no weapon in the rules has both.
BURST = Weapon(
    id="burst",
    name="Burst",
    kind=WeaponKind.RANGED,
    damage=damage_of("B3T+1"),
    precision=4,
    recoil=3,
    single=True,
    automatic=True,
)
PISTOL, REVOLVER, AXE, KNIFE = (WEAPONS[id_] for id_ in ("pistol", "revolver", "axe", "throwing-knife"))
MISSILE = WEAPONS["improvised-missile"]

EVERY: tuple[ActionRow | DefenceRow, ...] = (*ACTIONS.values(), *DEFENCES.values())


def printed(one: ActionRow | DefenceRow) -> list[str]:
    changes = [f"{change:+}" if change > 0 else str(change) for change in one.changes]
    versus = one.versus if isinstance(one, ActionRow) else "-"
    limits = ["-" if limit is None else str(limit) for limit in (one.least, one.most)]
    return [one.id, one.rolls or "-", versus, one.mode or "-", one.ammo or "-", *limits, *changes]


@pytest.mark.rule("NOIR-97", "NOIR-98")
def test_the_rows_match_the_tables() -> None:
    assert [printed(one) for one in EVERY] == [line.split() for line in TABLE]


@pytest.mark.rule("NOIR-97", "NOIR-98")
def test_there_is_one_row_for_every_action_and_defence() -> None:
    assert [*ACTIONS, *DEFENCES] == [*ActionId, *DefenceId]
    assert all(row_of(one.id) is one for one in EVERY)


@pytest.mark.rule("NOIR-97")
def test_another_action_is_unknown() -> None:
    with pytest.raises(Refused) as refused:
        row_of("dance")
    assert (refused.value.code, refused.value.details) == ("unknown-id-action", {"text": "dance"})


@pytest.mark.rule("NOIR-97", "NOIR-124")
def test_the_side_effects_of_an_action_are_in_its_row() -> None:
    def having(field: str) -> set[str]:
        return {str(one.id) for one in ACTIONS.values() if getattr(one, field)}

    assert having("raises") == {"snap-shot", "concentrated-auto", "auto-two-weapons"}
    assert having("repeats") == {"move", "draw-weapon", "reload"}
    assert having("several") == {"sweep-auto"}
    assert having("luck") == {"blind-fire"}
    assert having("sets") == {"other"}


# ----------------------------------------------------------------------------------------------- initiative


@pytest.mark.rule("NOIR-99")
@pytest.mark.parametrize("one", EVERY, ids=[str(one.id) for one in EVERY])
def test_initiative_at_the_limit_is_enough_and_one_above_it_is_not(one: ActionRow | DefenceRow) -> None:
    for now in (1, 9, 10, 20, 21, 99999):
        low = one.least is not None and now < one.least
        high = one.most is not None and now > one.most
        if not low and not high:
            require_initiative(one.id, now)
            continue
        with pytest.raises(Refused) as refused:
            require_initiative(one.id, now)
        code = "initiative-limit-low" if low else "initiative-limit-high"
        limit = {"least": one.least} if low else {"most": one.most}
        assert (refused.value.code, refused.value.details) == (code, {**limit, "now": now})


@pytest.mark.rule("NOIR-91")
@pytest.mark.parametrize("one", EVERY, ids=[str(one.id) for one in EVERY])
def test_no_outcome_takes_initiative_below_one(one: ActionRow | DefenceRow) -> None:
    for outcome in Outcome:
        assert initiative_after(one.id, outcome, 1, (1, 1)) >= 1


@pytest.mark.rule("NOIR-91")
def test_an_exceptional_failure_at_the_floor_stays_there_and_there_is_no_ceiling() -> None:
    assert initiative_after(ActionId.DIRECTED_FIRE, Outcome.EXCEPTIONAL_FAILURE, 1) == 1
    assert initiative_after(DefenceId.STRIKE_BACK, Outcome.EXCEPTIONAL_FAILURE, 21) == 1
    assert initiative_after(ActionId.FIGHT, Outcome.EXCEPTIONAL_SUCCESS, 99999) == 100004


@pytest.mark.rule("NOIR-97")
@pytest.mark.parametrize("outcome", Outcome)
def test_another_action_sets_initiative_to_one_whatever_the_outcome(outcome: Outcome) -> None:
    assert initiative_after(ActionId.OTHER, outcome, 40) == 1
    assert initiative_after(ActionId.WAIT, outcome, 40) == 40


@pytest.mark.rule("NOIR-97")
def test_where_the_result_is_capped_everyone_may_scan_and_nobody_loses_by_it() -> None:
    def scan(now: int, outcome: Outcome, faces: tuple[int, ...]) -> int:
        require_initiative(ActionId.SCAN, now, scan_max="cap-result")
        return initiative_after(ActionId.SCAN, outcome, now, faces, scan_max="cap-result")

    assert scan(4, Outcome.EXCEPTIONAL_SUCCESS, (8, 8)) == 20
    assert scan(4, Outcome.SUCCESS, (3, 8)) == 15
    assert scan(20, Outcome.FAILURE, (3, 8)) == 20
    assert scan(33, Outcome.SUCCESS, (3, 8)) == 33
    assert scan(19, Outcome.EXCEPTIONAL_FAILURE, (2, 2)) == 20


@pytest.mark.rule("NOIR-99")
def test_a_cap_on_scanning_lifts_no_other_limit() -> None:
    with pytest.raises(Refused):
        require_initiative(ActionId.AIMED_FIRE, 9, scan_max="cap-result")


@pytest.mark.rule("NOIR-90")
def test_initial_initiative_depends_only_on_the_dice() -> None:
    faces = (10, 4, 6)
    assert [initial_initiative(outcome, faces) for outcome in Outcome] == [40, 20, 10, 1]


# ---------------------------------------------------------------------------------------------------- order


@pytest.mark.rule("NOIR-92")
def test_each_value_breaks_the_ties_that_earlier_values_left() -> None:
    first_to_last = [
        InitiativeRank(13, 1, 1, 1, 1),
        InitiativeRank(12, 8, 1, 1, 1),
        InitiativeRank(12, 7, 8, 1, 1),
        InitiativeRank(12, 7, 7, 8, 1),
        InitiativeRank(12, 7, 7, 7, 8),
        InitiativeRank(12, 7, 7, 7, 7),
    ]
    for places in permutations(range(6)):
        people = [first_to_last[place] for place in places]
        ranked = [people[place] for group in initiative_order(people) for place in group]
        assert ranked == first_to_last


@pytest.mark.rule("NOIR-92")
def test_people_who_tie_on_everything_share_a_place() -> None:
    same, first = InitiativeRank(12, 7, 7, 7, 7), InitiativeRank(12, 7, 7, 7, 8)
    assert initiative_order([same, first, same]) == [[1], [0, 2]]
    assert initiative_order([]) == []


@pytest.mark.rule("NOIR-92")
def test_a_missing_value_is_lower_than_zero() -> None:
    assert initiative_order([InitiativeRank(5, None, 9, 9, 9), InitiativeRank(5, 0, 0, 0, 0)]) == [[1], [0]]
    assert initiative_order([InitiativeRank(5), InitiativeRank(5)]) == [[0, 1]]


# ----------------------------------------------------------------------------------------- weapons and aims


@pytest.mark.rule("NOIR-112")
@pytest.mark.parametrize(
    ("id_", "weapons", "modifier"),
    [
        (ActionId.DIRECTED_FIRE, [PISTOL], 0),
        (ActionId.SNAP_SHOT, [REVOLVER], -2),
        (ActionId.AIMED_FIRE, [PISTOL], 2),
        (ActionId.SHARPSHOOTING, [BURST], 8),
        (ActionId.FIRE_TWO_WEAPONS, [PISTOL, BURST], -7),
        (ActionId.CONCENTRATED_AUTO, [BURST], -3),
        (ActionId.SWEEP_AUTO, [BURST], -3),
        (ActionId.AUTO_TWO_WEAPONS, [BURST, BURST], -6),
        (ActionId.BLIND_FIRE, [PISTOL], -10),
        (ActionId.THROW_AT_TARGET, [KNIFE], 0),
        (ActionId.THROW_TO_PLACE, [], 0),
        (ActionId.THROW_TO_PLACE, [KNIFE], 0),
        (ActionId.FIGHT, [AXE], 0),
        (ActionId.MOVE, [], 0),
        (ActionId.DRAW_WEAPON, [AXE], 0),
        (ActionId.DRAW_WEAPON, [AXE, PISTOL], -2),
        (ActionId.RELOAD, [PISTOL], 0),
        (DefenceId.DEFEND, [], 0),
        (DefenceId.CHANCE_DEFENCE, [], 0),
        (DefenceId.SHOOT_BACK, [BURST], -9),
        (DefenceId.STRIKE_BACK, [AXE], -10),
    ],
)
def test_an_action_adds_its_recoil_precision_and_fixed_numbers(
    id_: CombatId, weapons: list[Weapon], modifier: int
) -> None:
    assert own_modifier(id_, weapons) == modifier


@pytest.mark.rule("NOIR-97")
def test_only_disarming_costs_in_a_fight() -> None:
    costs = {aim: own_modifier(ActionId.FIGHT, [AXE], aim=aim) for aim in Aim}
    assert costs == dict.fromkeys(Aim, 0) | {Aim.DISARM: -10}


@pytest.mark.rule("NOIR-97")
def test_the_bonus_of_a_frenzy_is_the_tables_choice() -> None:
    assert own_modifier(ActionId.FRENZY, [AXE]) == 5
    assert own_modifier(ActionId.FRENZY, [AXE], frenzy=7) == 7
    assert damage_of_action(ActionId.FRENZY, [AXE]) == (AXE.damage, 1)
    assert damage_of_action(ActionId.FRENZY, [AXE], frenzy=4) == (AXE.damage, 4)
    assert damage_of_action(ActionId.FIGHT, [AXE], frenzy=4) == (AXE.damage, 0)


@pytest.mark.rule("NOIR-97", "NOIR-98")
@pytest.mark.parametrize(
    ("id_", "aims"),
    [
        (ActionId.FIGHT, set(Aim)),
        (ActionId.FRENZY, {Aim.DAMAGE}),
        (ActionId.SNAP_SHOT, {Aim.DAMAGE}),
        (DefenceId.STRIKE_BACK, {Aim.DAMAGE, Aim.HOLD, Aim.PUSH}),
        (DefenceId.SHOOT_BACK, {Aim.DAMAGE}),
        (DefenceId.DEFEND, set()),
        (ActionId.MOVE, set()),
    ],
)
def test_an_action_has_only_the_aims_in_the_tables(id_: CombatId, aims: set[Aim]) -> None:
    assert set(row_of(id_).aims) == aims
    for aim in set(Aim) - aims:
        with pytest.raises(Refused) as refused:
            require_aim(id_, aim)
        assert (refused.value.code, refused.value.details) == (
            "unknown-id-aim",
            {"aim": Term(f"noir-aim-{aim}")},
        )


@pytest.mark.rule("NOIR-97")
def test_an_action_refuses_a_modifier_of_an_aim_it_does_not_have() -> None:
    with pytest.raises(Refused) as refused:
        own_modifier(ActionId.FRENZY, [AXE], aim=Aim.HOLD)
    assert refused.value.code == "unknown-id-aim"


@pytest.mark.rule("NOIR-112")
@pytest.mark.parametrize(
    ("id_", "weapon", "mode"),
    [
        (ActionId.DIRECTED_FIRE, BURST.but(single=False), "single"),
        (ActionId.FIRE_TWO_WEAPONS, BURST.but(single=False), "single"),
        (ActionId.CONCENTRATED_AUTO, PISTOL, "automatic"),
        (ActionId.AUTO_TWO_WEAPONS, PISTOL, "automatic"),
        (ActionId.BLIND_FIRE, BURST.but(single=False, automatic=False), "any"),
        (DefenceId.SHOOT_BACK, BURST.but(single=False, automatic=False), "any"),
    ],
)
def test_a_weapon_must_have_the_fire_mode(id_: CombatId, weapon: Weapon, mode: str) -> None:
    with pytest.raises(Refused) as refused:
        require_weapons(id_, [weapon] * row_of(id_).weapons)
    told = {"weapon": weapon.title, "mode": Term(f"noir-mode-{mode}")}
    assert (refused.value.code, refused.value.details) == ("wrong-mode", told)


@pytest.mark.rule("NOIR-112")
def test_either_mode_is_enough_where_any_is_allowed() -> None:
    for weapon in (PISTOL, BURST.but(single=False)):
        require_weapons(ActionId.BLIND_FIRE, [weapon])
        require_weapons(DefenceId.SHOOT_BACK, [weapon])


@pytest.mark.rule("NOIR-112")
@pytest.mark.parametrize(
    ("id_", "weapon", "kind"),
    [
        (ActionId.DIRECTED_FIRE, AXE, "ranged"),
        (ActionId.THROW_AT_TARGET, AXE, "thrown"),
        (ActionId.FIGHT, PISTOL, "melee"),
        (ActionId.RELOAD, AXE, "ranged"),
        (DefenceId.STRIKE_BACK, PISTOL, "melee"),
    ],
)
def test_a_weapon_must_be_of_the_kind_that_the_action_takes(id_: CombatId, weapon: Weapon, kind: str) -> None:
    with pytest.raises(Refused) as refused:
        require_weapons(id_, [weapon])
    told = {"weapon": weapon.title, "kind": Term(f"noir-kind-{kind}")}
    assert (refused.value.code, refused.value.details) == ("wrong-mode-kind", told)


@pytest.mark.rule("NOIR-97")
@pytest.mark.parametrize(
    ("id_", "count"),
    [
        (ActionId.DIRECTED_FIRE, 0),
        (ActionId.DIRECTED_FIRE, 2),
        (ActionId.FIRE_TWO_WEAPONS, 1),
        (ActionId.DRAW_WEAPON, 0),
        (ActionId.DRAW_WEAPON, 3),
        (ActionId.THROW_TO_PLACE, 2),
        (ActionId.MOVE, 1),
        (ActionId.OTHER, 3),
        (ActionId.AWAIT_TARGET, 3),
        (DefenceId.DEFEND, 1),
    ],
)
def test_an_action_takes_its_number_of_weapons(id_: CombatId, count: int) -> None:
    with pytest.raises(Refused) as refused:
        require_weapons(id_, [KNIFE if id_ is ActionId.THROW_TO_PLACE else PISTOL] * count)
    told = {"have": count, "need": row_of(id_).weapons}
    assert (refused.value.code, refused.value.details) == ("bad-count-weapons", told)


@pytest.mark.rule("NOIR-97")
@pytest.mark.parametrize(
    ("id_", "weapon", "most"),
    [(ActionId.THROW_TO_PLACE, KNIFE, 1), (ActionId.OTHER, PISTOL, 2), (ActionId.AWAIT_TARGET, PISTOL, 2)],
)
def test_some_actions_take_weapons_but_need_none(id_: ActionId, weapon: Weapon, most: int) -> None:
    for count in range(most + 1):
        require_weapons(id_, [weapon] * count)


@pytest.mark.rule("NOIR-122", "NOIR-124")
def test_two_weapons_are_added_before_dice_are_raised() -> None:
    damage, more = damage_of_action(ActionId.AUTO_TWO_WEAPONS, [BURST, PISTOL])
    assert (str(damage), more) == ("7T+2", 0)
    assert str(damage_of_action(ActionId.AUTO_TWO_WEAPONS, [BURST, BURST])[0]) == "B9T+2"
    assert str(damage_of_action(ActionId.FIRE_TWO_WEAPONS, [BURST, BURST])[0]) == "B6T+2"


@pytest.mark.rule("NOIR-98")
def test_a_counter_attack_does_the_weapons_own_damage() -> None:
    assert damage_of_action(DefenceId.SHOOT_BACK, [BURST]) == (BURST.damage, 0)


@pytest.mark.rule("NOIR-97")
def test_a_move_is_harder_or_easier_by_ten_at_most() -> None:
    assert [complexity(amount) for amount in (-10, 0, 3, 10)] == [-10, 0, 3, 10]
    for amount in (-11, 11):
        with pytest.raises(Refused) as refused:
            complexity(amount)
        assert refused.value.code == "bad-value-complexity"


@pytest.mark.rule("NOIR-98")
def test_defence_is_rolled_at_a_distance_and_melee_defence_in_melee() -> None:
    rolls = {kind: defended_by(kind) for kind in WeaponKind}
    assert rolls == {
        WeaponKind.MELEE: "defence-melee",
        WeaponKind.THROWN: "defence-distance",
        WeaponKind.RANGED: "defence-distance",
    }


@pytest.mark.rule("NOIR-97")
def test_drawing_rolls_by_the_weapon_and_the_gm_picks_where_the_table_does_not() -> None:
    assert drawn_by([PISTOL, REVOLVER]) == "firearms"
    assert drawn_by([KNIFE, MISSILE]) == "thrown-weapons"
    assert drawn_by([AXE]) == ""
    assert drawn_by([PISTOL, KNIFE]) == ""


# ---------------------------------------------------------------------------------------------------- tries


def tries(*said: tuple[ActionId, Outcome]) -> int:
    """Return how many tries count after these actions."""
    tried, count = None, 0
    for action, outcome in said:
        count = tries_after(tried, count, action, outcome)
        tried = action if count else None
    return count


@pytest.mark.rule("NOIR-100")
@pytest.mark.parametrize("action", [one.id for one in ACTIONS.values() if one.repeats])
def test_each_failure_in_a_row_adds_ten(action: ActionId) -> None:
    failed, worse = (action, Outcome.FAILURE), (action, Outcome.EXCEPTIONAL_FAILURE)
    assert [tries(*[failed] * count) for count in range(4)] == [0, 1, 2, 3]
    assert tries(failed, worse) == 2
    assert [repeat_bonus(count) for count in (0, 1, 2)] == [0, 10, 20]


@pytest.mark.rule("NOIR-100")
def test_success_or_another_action_resets_the_count() -> None:
    move, reload, fight = ActionId.MOVE, ActionId.RELOAD, ActionId.FIGHT
    failed = Outcome.FAILURE
    assert tries((move, failed), (move, Outcome.SUCCESS)) == 0
    assert tries((move, failed), (move, failed), (reload, failed)) == 1
    assert tries((move, failed), (reload, failed), (move, failed)) == 1
    assert tries((move, failed), (fight, failed)) == 0
    assert tries((move, failed), (fight, failed), (move, failed)) == 1
