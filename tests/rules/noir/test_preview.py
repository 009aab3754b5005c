"""Previews of a roll's parts and chances, before anything is paid (NQ-61)."""

from fractions import Fraction
from typing import Literal

import pytest

from rules.core.refusal import Refused
from rules.noir import preview
from rules.noir.base.enums import Activation, Health
from rules.noir.base.roll_outcomes import comparable_result
from rules.noir.base.weapons import Damage, damage_of
from rules.noir.combat.options import actions_now, defences_now, targets_for, weapons_for
from rules.noir.odds.roll_odds import Side, chance, late_die_chance, late_die_chance_versus, versus
from rules.noir.state import actions as a
from rules.noir.state import contest_actions as m
from rules.noir.state.campaign_state import Limitation
from rules.noir.state.contests import Check, Combat, Hit, MeasuredBy, RollPart
from tests.rules.noir.board import ANN, Board
from tests.rules.noir.moments import attacked, condition, fight, rich, swept, table


@pytest.mark.rule("NOIR-20", "NOIR-67")
def test_a_roll_against_twenty_has_the_chance_of_its_total_value() -> None:
    board = rich(table(), Ada=3)
    condition(board, "Ada", daze=2)
    single = preview.of_single(board.state, board.id("Ada"), "agility", m.Claims(helpers=1))
    assert (single.value, single.total, single.payable) == (10, 10, 3)
    assert single.chance == chance(10) == Fraction(16, 25)
    assert single.with_odds == tuple(chance(10, points) for points in range(1, 6))
    board.test("Ada")
    waiting = preview.of_roll(board.state, board.contest, board.id("Ada"), m.Claims(traits=("Greedy",)))
    assert (waiting.total, waiting.chance) == (10, chance(10))


@pytest.mark.rule("NOIR-31", "NOIR-36")
def test_the_chance_counts_what_the_gm_gave_and_a_limitation_that_is_on() -> None:
    board = table()
    lame = Limitation(name="Lame", activation=Activation.ALWAYS, modifier=-3)
    board.do(a.AddEntry(character=board.id("Ada"), entry=lame))
    board.test("Ada", "Bea", claims=m.Claims(circumstances=(5,)))
    board.do(board.move(m.GiveCircumstances, character=board.id("Ada"), sizes=(2, -10)))
    waiting = preview.of_roll(board.state, board.contest, board.id("Ada"))
    assert (waiting.value, waiting.total) == (10, 10 + 2 - 10 - 3)
    left_out = m.Claims(without=("Lame",))
    without = preview.of_roll(board.state, board.contest, board.id("Ada"), left_out)
    assert without.total == 2


@pytest.mark.rule("NOIR-21")
def test_an_attack_is_estimated_against_the_usual_defence_and_both_chances_sum_to_one() -> None:
    board = fight()
    whom = (board.id("Guard"),)
    blow = board.move(m.Declare, action="fight", weapons=("axe",), targets=whom)
    assert isinstance(blow, m.Declare)
    seen = preview.of_declaration(board.state, board.combat, blow)
    assert (seen.value, seen.damage) == (10, damage_of("2T+2"))
    assert seen.chance is not None
    board.do(blow, ANN)
    answer = board.move(m.Defend, character=board.id("Guard"), action="defend")
    assert isinstance(answer, m.Defend)
    defended = preview.of_defence(board.state, board.combat, answer)
    assert defended.chance is not None
    assert seen.chance + defended.chance == 1


@pytest.mark.rule("NOIR-102")
def test_a_target_that_cannot_defend_is_hit_by_twenty_or_for_sure() -> None:
    for setting, expected in (("difficulty", chance(10)), ("automatic", Fraction(1))):
        board = fight(undefended=setting)
        condition(board, "Guard", health=Health.UNCONSCIOUS)
        blow = board.move(m.Declare, action="fight", weapons=("axe",), targets=(board.id("Guard"),))
        assert isinstance(blow, m.Declare)
        assert preview.of_declaration(board.state, board.combat, blow).chance == expected


@pytest.mark.rule("NOIR-98", "NOIR-101")
@pytest.mark.parametrize(
    ("defence", "action", "weapon"),
    [("defence-melee", "fight", "axe"), ("defence-distance", "directed-fire", "revolver")],
)
def test_an_attack_is_estimated_against_the_defence_that_its_weapon_meets(
    defence: str, action: str, weapon: str
) -> None:
    board = fight()
    guard, expected = board.id("Guard"), {"defence-melee": 3, "defence-distance": 17}[defence]
    board.do(a.SetAttribute(character=guard, attribute="defence-melee", value=3))
    board.do(a.SetAttribute(character=guard, attribute="defence-distance", value=17))
    shot = board.move(m.Declare, action=action, weapons=(weapon,), targets=(guard,))
    assert isinstance(shot, m.Declare)
    seen = preview.of_declaration(board.state, board.combat, shot)
    assert seen.chance == versus(Side(10, seen.total - 10), Side(expected))


@pytest.mark.rule("NOIR-97")
def test_blind_fire_is_estimated_with_the_luck_of_both_sides() -> None:
    board = fight()
    guard = board.id("Guard")
    shot = board.move(m.Declare, action="blind-fire", weapons=("revolver",), targets=(guard,))
    assert isinstance(shot, m.Declare)
    for luck in (0, 12):
        board.do(a.SetAttribute(character=guard, attribute="luck", value=luck))
        board.do(a.SetAttribute(character=guard, attribute="defence-distance", value=9))
        seen = preview.of_declaration(board.state, board.combat, shot)
        assert seen.chance == versus(Side(10, seen.total - 10), Side(9, luck))


@pytest.mark.rule("NOIR-101")
def test_an_attack_on_several_is_estimated_against_the_first() -> None:
    board = swept()
    board.do(a.SetAttribute(character=board.id("Bea"), attribute="defence-distance", value=30))
    chances = []
    for names in (("Ada", "Bea"), ("Bea", "Ada")):
        sweep = board.declaring("sweep-auto", *names, weapons=("burst",))
        chances.append(preview.of_declaration(board.state, board.combat, sweep).chance)
    assert chances[0] is not None
    assert chances[1] is not None
    assert chances[0] > chances[1]


@pytest.mark.rule("NOIR-68")
def test_the_late_die_is_estimated_in_its_best_place() -> None:
    board = rich(table(), Ada=4)
    board.test("Ada")
    board.answer(m.Ready, "Ada", (2, 3), odds=0)
    assert preview.of_late(board.state, board.contest, board.id("Ada")) == Fraction(4, 10)


@pytest.mark.rule("NOIR-121")
def test_wounds_are_calculated_for_eight_dice_and_160_steps_and_no_more() -> None:
    board = fight()
    ada = board.id("Ada")
    board.do(a.SetAttribute(character=ada, attribute="threshold", value=40))
    of = [preview.of_damage(board.state, ada, damage) for damage in (Damage(dice=1), Damage(dice=1, flat=-1))]
    assert of[0] == preview.of_damage(board.state, ada, Damage(dice=1), 0) is not None
    assert of[1] is None, "161 steps"
    board.do(a.SetAttribute(character=ada, attribute="threshold", value=20))
    stun = Damage(dice=1, stun=True)
    assert preview.of_damage(board.state, ada, stun) is not None, "a stun needs twice as many"
    assert preview.of_damage(board.state, ada, stun.but(flat=-1)) is None
    board.do(a.SetAttribute(character=ada, attribute="threshold", value=5))
    assert preview.of_damage(board.state, ada, Damage(dice=8)) is not None
    assert preview.of_damage(board.state, ada, Damage(dice=9)) is None


def test_a_preview_refuses_what_the_declaration_would_and_changes_nothing() -> None:
    board = fight()
    before = board.state.model_dump_json()
    shot = board.move(m.Declare, action="aimed-fire", weapons=("axe",), targets=(board.id("Guard"),))
    assert isinstance(shot, m.Declare)
    with pytest.raises(Refused, match="wrong-mode-kind"):
        preview.of_declaration(board.state, board.combat, shot)
    assert board.state.model_dump_json() == before


def refusals(board: Board) -> dict[str, str]:
    return {one.id: one.refused.code if one.refused else "" for one in actions_now(board.state, board.combat)}


@pytest.mark.rule("NOIR-97", "NOIR-99")
def test_every_action_is_listed_with_the_reason_against_it() -> None:
    board = fight()
    found = refusals(board)
    assert len(found) == 20
    assert {id_ for id_, code in found.items() if not code} == {
        *("directed-fire", "snap-shot", "aimed-fire", "sharpshooting", "blind-fire", "throw-to-place"),
        *("fight", "frenzy", "move", "draw-weapon", "scan", "wait", "other", "await-target"),
    }
    assert found["reload"] == "wrong-state-full"
    assert found["concentrated-auto"] == "wrong-mode"
    board.set_fighter("Ada", initiative=3)
    assert refusals(board)["frenzy"] == "initiative-limit-low"


@pytest.mark.rule("NOIR-97", "NOIR-99")
def test_of_the_reasons_against_several_weapons_the_most_helpful_is_listed() -> None:
    board = fight()
    board.give("Ada", arms=())
    assert refusals(board)["directed-fire"] == "wrong-mode-kind", "bare hands are tried"
    board.arm("Ada", "revolver", 0)
    assert refusals(board)["aimed-fire"] == "no-ammo"
    board.arm("Ada", "pistol")
    board.set_fighter("Ada", initiative=3)
    assert refusals(board)["aimed-fire"] == "initiative-limit-low"


@pytest.mark.rule("NOIR-98", "NOIR-99")
def test_every_defence_is_listed_with_the_reason_against_it() -> None:
    board = attacked()
    found = defences_now(board.state, board.combat, board.id("Ada"))
    assert {one.id: one.refused.code if one.refused else "" for one in found} == {
        "defend": "",
        "chance-defence": "",
        "shoot-back": "initiative-limit-low",
        "strike-back": "initiative-limit-low",
    }


@pytest.mark.rule("NOIR-97", "NOIR-110")
def test_weapons_that_fit_and_people_who_can_be_attacked_are_listed_the_other_side_first() -> None:
    board = fight()
    ada = board.id("Ada")
    assert [arm.weapon.id for arm in weapons_for(board.state, board.combat, ada, "fight")] == [
        "axe",
        "unarmed",
    ]
    assert [arm.weapon.id for arm in weapons_for(board.state, board.combat, ada, "snap-shot")] == ["revolver"]
    assert [one.name for one in targets_for(board.state, board.combat, "fight")] == ["Guard", "Bea"]
    condition(board, "Guard", health=Health.DEAD)
    assert [one.name for one in targets_for(board.state, board.combat, "fight")] == ["Bea"]
    assert targets_for(board.state, board.combat, "wait") == ()


def test_an_action_without_a_roll_has_no_value_and_nothing_to_pay() -> None:
    board = rich(fight(), Ada=5)
    wait = board.move(m.Declare, action="wait")
    assert isinstance(wait, m.Declare)
    seen = preview.of_declaration(board.state, board.combat, wait)
    assert (seen.value, seen.items, seen.chance, seen.with_odds, seen.payable) == (0, (), None, (), 0)


@pytest.mark.rule("NOIR-68", "NOIR-102")
@pytest.mark.parametrize("theirs", [10, 11])
def test_a_late_die_needs_only_twenty_where_nobody_who_defends_has_less(theirs: int) -> None:
    board = table()
    ada, guard = board.id("Ada"), board.id("Guard")
    own = RollPart(character=ada, name="Ada", rolls="fight", value=9, dice=(4, 5), odds=0)
    other = RollPart(character=guard, name="Guard", rolls="defence", value=theirs, dice=(4, 6), odds=0)
    check = Check(versus=MeasuredBy.FIRST, casts=(own, other), undefended="target")
    combat = Combat(id="9", title="Fight", place=1, checks=(check,))
    assert preview.of_late(board.state, combat, own.character) == late_die_chance((4, 5), 9) == Fraction(1, 2)


def late(
    versus: MeasuredBy,
    who: int,
    *others: tuple[int, int],
    own: tuple[int, int] = (4, 5),
    undefended: Literal["", "target", "sure"] = "",
) -> object:
    """Return the chance of a late die where each rolled two dice that lie, with these dice and value 9."""
    casts = tuple(
        RollPart(character=str(number), name="", rolls="", value=9, dice=dice, odds=0)
        for number, dice in enumerate((own, *others))
    )
    check = Check(versus=versus, casts=casts, undefended=undefended)
    combat = Combat(id="9", title="Fight", place=1, checks=(check,))
    return preview.of_late(table().state, combat, str(who))


@pytest.mark.rule("NOIR-22", "NOIR-68", "NOIR-101")
@pytest.mark.parametrize(
    ("versus", "rivals", "share"),
    [
        (MeasuredBy.EACH_OTHER, [(6, 6)], Fraction(1, 2)),
        (MeasuredBy.EACH_OTHER, [(6, 6), (6, 6)], Fraction(1, 3)),
        (MeasuredBy.FIRST, [(6, 6)], Fraction(1, 2)),
        (MeasuredBy.FIRST, [(6, 6), (6, 6)], Fraction(3, 4)),
        (MeasuredBy.FIRST, [(6, 6), (6, 6), (6, 6)], Fraction(7, 8)),
    ],
)
def test_a_late_die_that_ends_in_a_tie_wins_as_often_as_1t(
    versus: MeasuredBy, rivals: list[tuple[int, int]], share: Fraction
) -> None:
    assert late(versus, 0, *rivals, own=(6, 5)) == Fraction(4, 10) + share / 10, "6 ties, and more wins"


@pytest.mark.rule("NOIR-68", "NOIR-101")
def test_a_late_die_must_beat_the_weakest_target_or_every_rival() -> None:
    weak, strong = comparable_result((4, 6), 9, 0), comparable_result((7, 8), 9, 0)
    half = Fraction(1, 2)
    assert late(MeasuredBy.FIRST, 0, (4, 6), (7, 8)) == late_die_chance_versus(
        (4, 5), Side(9), *weak, share=half
    )
    assert late(MeasuredBy.EACH_OTHER, 0, (4, 6), (7, 8)) == late_die_chance_versus(
        (4, 5), Side(9), *strong, share=half
    )
    first = comparable_result((4, 5), 9, 0)
    assert late(MeasuredBy.FIRST, 2, (4, 6), (3, 3)) == late_die_chance_versus(
        (3, 3), Side(9), *first, share=half
    )


@pytest.mark.rule("NOIR-68", "NOIR-101", "NOIR-102")
def test_a_late_die_needs_less_than_twenty_where_somebody_who_defends_has_less() -> None:
    weak = comparable_result((2, 4), 9, 0)
    assert late(MeasuredBy.FIRST, 0, (2, 4), (7, 9), undefended="target") == late_die_chance_versus(
        (4, 5), Side(9), *weak, share=Fraction(1, 2)
    )


@pytest.mark.rule("NOIR-90")
def test_of_several_who_roll_initiative_each_sees_their_own_chance() -> None:
    board = rich(table(), Ada=3, Bea=3)
    condition(board, "Bea", daze=4)
    board.fight({"Ada": 1, "Bea": 2}, ())
    seen = [preview.of_roll(board.state, board.combat, board.id(name)).total for name in ("Ada", "Bea")]
    assert seen[0] - seen[1] == 4


@pytest.mark.rule("NOIR-102")
def test_only_the_attacker_is_sure_of_a_hit_where_nobody_defends() -> None:
    assert late(MeasuredBy.FIRST, 0, (4, 6), undefended="sure") == 1
    assert late(MeasuredBy.FIRST, 1, (3, 3), undefended="sure") != 1


@pytest.mark.rule("NOIR-102")
def test_who_does_not_defend_rolls_nothing() -> None:
    board = fight()
    board.declare("fight", "Guard", weapons=("axe",), seat=ANN)
    nothing = board.move(m.Defend, character=board.id("Guard"), action=None)
    assert isinstance(nothing, m.Defend)
    seen = preview.of_defence(board.state, board.combat, nothing)
    assert seen == preview.Preview(0, (), None, None, (), 0)


@pytest.mark.rule("NOIR-120")
def test_of_several_hits_the_first_is_the_one_that_is_estimated() -> None:
    board = fight()
    guard = board.id("Guard")
    hits = tuple(Hit(attacker=board.id("Ada"), victim=guard, damage=damage_of(one)) for one in ("1T", "9T+9"))
    seen = preview.of_hit(board.state, board.combat.but(hits=hits), guard)
    assert seen == preview.of_damage(board.state, guard, hits[0].damage)
    assert seen != preview.of_damage(board.state, guard, hits[1].damage)
