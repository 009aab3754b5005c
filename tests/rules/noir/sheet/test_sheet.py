"""Sheets: their entries, and who may write them (NOIR-35 to 37, 40 to 45, 50 to 55, 80 to 83, 110)."""

import pytest

from rules.core.model_base import Action
from rules.core.refusal import Refused
from rules.core.seat import PUBLIC
from rules.noir.base.enums import ABILITIES, Activation, Grade, Level, NpcKind
from rules.noir.base.weapons import WEAPONS
from rules.noir.sheet.roll_values import known, value_of
from rules.noir.state import actions as a
from rules.noir.state import events as e
from rules.noir.state.campaign_state import (
    Ability,
    Condition,
    Drive,
    Entry,
    Expertise,
    Limitation,
    Mark,
    Property,
    Trait,
)
from tests.rules.noir.board import ANN, BEN, GM, Board
from tests.rules.noir.moments import fight, table


def sketch() -> Board:
    """Return a board with Ada, an empty sheet that belongs to Ann."""
    board = Board()
    board.do(a.CreateCharacter(name="Ada"), ANN)
    return board


def written(board: Board, **values: int) -> None:
    """Set Ada's abilities and size, by id."""
    for id_, value in values.items():
        if id_ == "size":
            board.do(a.SetAttribute(character=board.id("Ada"), attribute=id_, value=value), ANN)
        else:
            board.do(a.SetAbility(character=board.id("Ada"), ability=id_, value=value), ANN)


def add(board: Board, entry: Entry | Property, **more: object) -> a.AddEntry:
    return a.AddEntry.model_validate({"character": board.id("Ada"), "entry": entry, **more})


ENTRIES: tuple[Entry | Property, ...] = (
    Property(name="Coordination"),
    Expertise(ability="firearms", name="Pistols"),
    Limitation(name="Weak sight", activation=Activation.ALWAYS),
    Mark(name="Scar"),
    Trait(name="Greedy", level=Level.STRONG, note="Counts coins."),
    Drive(name="Revenge", level=Level.EXTREME),
)


# --------------------------------------------------------------------------------------------- beginnings


@pytest.mark.rule("NOIR-40")
def test_a_player_starts_a_sheet_fills_it_and_puts_it_into_play() -> None:
    board = sketch()
    assert board.who("Ada").seat == ANN.id
    written(board, agility=12)
    for entry in ENTRIES:
        board.do(add(board, entry), ANN)
    board.do(a.TakeWeapon(character=board.id("Ada"), weapon="pistol"), ANN)
    board.do(a.FinishSheet(character=board.id("Ada")), ANN)
    sheet = board.who("Ada")
    assert (sheet.finished, len(sheet.properties), len(sheet.traits), len(sheet.arms)) == (True, 1, 1, 1)


@pytest.mark.rule("NOIR-44")
def test_a_replaced_entry_keeps_its_place_among_the_others() -> None:
    board = sketch()
    for name in ("Greedy", "Shy", "Bold"):
        board.do(add(board, Trait(name=name, level=Level.STRONG)), ANN)
    board.do(add(board, Trait(name="Greedy", level=Level.EXTREME), replace=True), ANN)
    had = [(one.name, one.level) for one in board.who("Ada").traits]
    assert had == [("Greedy", Level.EXTREME), ("Shy", Level.STRONG), ("Bold", Level.STRONG)]


@pytest.mark.rule("NOIR-40")
def test_only_the_gm_changes_a_sheet_in_play_and_only_its_player_before() -> None:
    board = sketch()
    ability = a.SetAbility(character=board.id("Ada"), ability="agility", value=12)
    assert board.refused(ability, BEN).code == board.refused(ability, PUBLIC).code == "not-your-character"
    board.do(a.FinishSheet(character=board.id("Ada")), ANN)
    assert board.refused(ability, ANN).code == "not-allowed-finished"
    assert board.refused(a.FinishSheet(character=board.id("Ada")), GM).code == "wrong-state-finished"
    board.do(ability, GM)
    assert board.who("Ada").abilities[0].value == 12


@pytest.mark.rule("NOIR-40")
def test_a_name_is_unique_in_any_letter_case() -> None:
    board = sketch()
    for name, code in (("ADA", "name-taken"), (" ", "name-empty"), ("x" * 61, "text-too-long")):
        assert board.refused(a.CreateCharacter(name=name), BEN).code == code
    assert board.refused(a.CreateCharacter(name="Eve"), PUBLIC).code == "no-seat"
    assert board.refused(a.CreateCharacter(name="Guard", npc=True), BEN).code == "gm-only"


# ----------------------------------------------------------------------------------------------- numbers


@pytest.mark.rule("NOIR-42")
def test_any_ability_has_its_own_value_under_any_property_in_any_letter_case() -> None:
    board = sketch()
    sneak = a.SetAbility(character=board.id("Ada"), ability="Sneaking", value=8, property="Coordination")
    board.do(sneak, ANN)
    board.do(sneak.but(ability=" SNEAKING ", value=9), ANN)
    (ability,) = board.who("Ada").abilities
    assert (ability.id, ability.value) == ("Sneaking", 9)
    assert value_of(board.who("Ada"), "sneaking") == 9
    board.do(sneak.but(ability="sneaking", value=None), ANN)
    assert board.who("Ada").abilities == ()
    assert board.refused(sneak.but(value=None), ANN).code == "unknown-id-ability"


@pytest.mark.rule("NOIR-42")
def test_the_letter_case_matters_only_in_the_names_of_the_rules() -> None:
    board = sketch()
    board.give("Ada", abilities=(Ability(id="Agility", value=3), Ability(id="Sneaking", value=4)))
    assert board.who("Ada").ability("agility") is None
    assert [board.who("Ada").ability(id_) is not None for id_ in ("Agility", "sneaking")] == [True, True]


@pytest.mark.rule("NOIR-42")
def test_a_missing_ability_is_not_zero() -> None:
    board = sketch()
    with pytest.raises(Refused, match="missing-input"):
        value_of(board.who("Ada"), "agility")
    written(board, agility=0)
    assert value_of(board.who("Ada"), "agility") == 0


@pytest.mark.rule("NOIR-42", "NOIR-43")
@pytest.mark.parametrize("value", [-1, 100])
def test_values_are_zero_to_ninety_nine(value: int) -> None:
    board = sketch()
    ability = a.SetAbility(character=board.id("Ada"), ability="agility", value=value)
    attribute = a.SetAttribute(character=board.id("Ada"), attribute="luck", value=value)
    assert board.refused(ability, ANN).code == board.refused(attribute, ANN).code == "bad-value-number"


@pytest.mark.rule("NOIR-42")
@pytest.mark.parametrize(
    ("have", "ability", "fine"), [(59, "Sailing", True), (60, "Sailing", False), (60, "A0", True)]
)
def test_a_sheet_holds_sixty_abilities_and_each_of_them_can_be_changed(
    have: int, ability: str, fine: bool
) -> None:
    abilities = tuple(Ability(id=f"A{number}", value=1) for number in range(have))
    board = sketch()
    board.give("Ada", abilities=abilities)
    setting = a.SetAbility(character=board.id("Ada"), ability=ability, value=2)
    if fine:
        board.do(setting, ANN)
        assert value_of(board.who("Ada"), ability) == 2
    else:
        assert board.refused(setting, ANN).code == "bad-value-many"


@pytest.mark.rule("NOIR-53")
def test_no_value_falls_below_zero_by_its_later_changes() -> None:
    board = table()
    for name in ("Ada", "Guard"):
        board.do(a.SetLater(character=board.id(name), attribute="luck", change=-99))
        assert value_of(board.who(name), "luck") == 0


@pytest.mark.rule("NOIR-43")
def test_an_attribute_may_be_entered_by_hand_and_reset_to_its_formula() -> None:
    board = sketch()
    written(board, reactions=9, composure=9, alertness=9)
    overview = a.SetAttribute(character=board.id("Ada"), attribute="overview", value=15)
    board.do(overview, ANN)
    assert value_of(board.who("Ada"), "overview") == 15
    board.do(overview.but(value=None), ANN)
    assert value_of(board.who("Ada"), "overview") == 9
    assert board.refused(overview.but(attribute="beauty"), ANN).code == "unknown-id-attribute"
    as_ability = a.SetAbility(character=board.id("Ada"), ability="overview", value=3)
    assert board.refused(as_ability, ANN).code == "unknown-id-ability"


@pytest.mark.rule("NOIR-54", "NOIR-50")
def test_a_refused_ability_is_named_as_it_was_asked_for() -> None:
    board = table()
    ada = board.id("Ada")
    for ability, value, name, named in (
        ("luck", 3, "", "luck"),
        ("luck", 3, "Fortune", "Fortune"),
        ("Sailing", None, "", "Sailing"),
        ("Sailing", None, "Boats", "Boats"),
    ):
        refusal = board.refused(a.SetAbility(character=ada, ability=ability, value=value, name=name))
        assert (refusal.code, refusal.details) == ("unknown-id-ability", {"text": named})


@pytest.mark.rule("NOIR-43", "NOIR-54")
def test_an_attribute_entered_by_hand_changes_no_other_that_was() -> None:
    board = table()
    board.do(a.SetAttribute(character=board.id("Ada"), attribute="luck", value=3))
    assert set(board.event(e.AttributeSet).computed) <= {"luck"}


def test_without_size_three_attributes_are_missing_and_the_rest_are_there() -> None:
    board = sketch()
    for id_ in ABILITIES:
        board.do(a.SetAbility(character=board.id("Ada"), ability=id_, value=10), ANN)
    assert {"threshold", "endurance", "escalation", "size", "luck"}.isdisjoint(known(board.who("Ada")))
    written(board, size=10)
    assert known(board.who("Ada"))["threshold"] == 10


@pytest.mark.rule("NOIR-52")
def test_a_changed_input_changes_every_attribute_that_uses_it_and_no_counter() -> None:
    board = table()
    board.do(a.SetAbility(character=board.id("Ada"), ability="strength", value=22), GM)
    told = board.event(e.AbilitySet).computed
    assert told == {"escalation": (2, 3), "threshold": (10, 14), "endurance": (15, 19)}
    assert board.who("Ada").condition == Condition()


@pytest.mark.rule("NOIR-53")
def test_later_changes_come_after_the_formula_and_survive_its_inputs() -> None:
    board = table()
    later = a.SetLater(character=board.id("Ada"), attribute="overview", change=-3)
    assert board.refused(later, ANN).code == "gm-only"
    board.do(later)
    assert value_of(board.who("Ada"), "overview") == 7
    board.do(a.SetAbility(character=board.id("Ada"), ability="reactions", value=16), GM)
    assert value_of(board.who("Ada"), "overview") == 9
    for change in (-100, 100):
        assert board.refused(later.but(change=change)).code == "bad-value-change"
    for change in (-99, 99):
        board.do(later.but(change=change))
        assert board.who("Ada").later == {"overview": change}
    assert board.refused(later.but(attribute="beauty")).code == "unknown-id-attribute"


@pytest.mark.rule("NOIR-55")
def test_both_defences_start_equal_and_each_may_change_separately() -> None:
    board = table()
    board.do(a.SetLater(character=board.id("Ada"), attribute="defence", change=1))
    board.do(a.SetLater(character=board.id("Ada"), attribute="defence-melee", change=3))
    found = known(board.who("Ada"))
    assert (found["defence"], found["defence-distance"], found["defence-melee"]) == (11, 11, 14)


@pytest.mark.rule("NOIR-37", "NOIR-53")
def test_a_mark_may_change_an_attribute() -> None:
    board = table()
    board.do(add(board, Mark(name="Bull neck", attribute="threshold", change=2)))
    assert value_of(board.who("Ada"), "threshold") == 12
    wrong = add(board, Mark(name="Bull", attribute="beauty", change=2))
    assert board.refused(wrong).code == "unknown-id-attribute"


# ------------------------------------------------------------------------------------------------- lists


@pytest.mark.rule("NOIR-44", "NOIR-41")
@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.kind)
def test_a_name_appears_once_in_a_list_and_may_be_replaced_and_removed(entry: Entry | Property) -> None:
    board = sketch()
    board.do(add(board, entry), ANN)
    twin = entry.but(name=entry.name.upper())
    assert board.refused(add(board, twin), ANN).code == "bad-value-name-twice"
    board.do(add(board, twin, replace=True), ANN)
    list_ = board.event(e.EntryAdded).list
    drop = a.DropEntry(character=board.id("Ada"), list=list_, name=entry.name.lower())
    board.do(drop, ANN)
    assert getattr(board.who("Ada"), list_) == ()
    assert board.refused(drop, ANN).code == "unknown-id-entry"


@pytest.mark.rule("NOIR-41")
def test_a_property_groups_abilities_and_its_number_is_unused() -> None:
    board = table()
    before = known(board.who("Ada"))
    board.do(add(board, Property(name="Coordination", number=17)))
    assert known(board.who("Ada")) == before
    assert board.refused(add(board, Property(name="Presence", number=100))).code == "bad-value-number"


@pytest.mark.rule("NOIR-35", "NOIR-36", "NOIR-37")
@pytest.mark.parametrize(
    "entry",
    [
        Expertise(ability="firearms", name="Pistols", amount=3),
        Limitation(name="Limp", activation=Activation.ALWAYS, modifier=-2),
        Mark(name="Scar", modifier=1),
        Mark(name="Bull neck", attribute="threshold", change=2),
    ],
    ids=lambda entry: entry.name,
)
def test_the_gm_enters_the_numbers_of_entries(entry: Entry) -> None:
    board = sketch()
    assert board.refused(add(board, entry), ANN).code == "not-allowed-amount"
    board.do(add(board, entry), GM)
    kept = entry.but(**({"effect": "So."} if "effect" in type(entry).model_fields else {"name": entry.name}))
    board.do(add(board, kept, replace=True), ANN)
    for field in {"amount", "modifier", "change"} & set(type(entry).model_fields):
        beyond = add(board, entry.but(**{field: 100}), replace=True)
        assert board.refused(beyond).code == "bad-value-change"


@pytest.mark.rule("NOIR-44")
def test_lists_have_a_maximum_length() -> None:
    board = table()
    have = len(board.who("Ada").traits)
    for number in range(20 - have):
        board.do(add(board, Trait(name=f"Trait {number}", level=Level.ORDINARY)))
    more = add(board, Trait(name="One more", level=Level.ORDINARY))
    assert board.refused(more).code == "bad-value-many"


# ----------------------------------------------------------------------------------------------- weapons


@pytest.mark.rule("NOIR-110")
def test_a_weapon_is_taken_full_or_with_the_given_rounds_and_can_be_dropped() -> None:
    board = sketch()
    take = a.TakeWeapon(character=board.id("Ada"), weapon="revolver")
    board.do(take, ANN)
    assert board.who("Ada").arms[0].loaded == 6
    board.do(take.but(loaded=2), ANN)
    assert [arm.loaded for arm in board.who("Ada").arms] == [2]
    for loaded in (7, -1):
        assert board.refused(take.but(loaded=loaded), ANN).code == "bad-value-rounds"
    assert board.refused(take.but(weapon="cannon"), ANN).code == "unknown-id-weapon"
    leave = a.LeaveWeapon(character=board.id("Ada"), weapon="revolver")
    board.do(leave, ANN)
    assert board.refused(leave, ANN).code == "unknown-id-weapon"


@pytest.mark.rule("NOIR-110")
def test_a_sheet_holds_twelve_weapons_and_one_of_them_can_be_taken_again() -> None:
    board = sketch()
    names = [f"axe-{number}" for number in range(13)]
    for name in names:
        board.do(a.MakeWeapon(weapon=WEAPONS["axe"].but(id=name, name=name)))
    takes = [a.TakeWeapon(character=board.id("Ada"), weapon=name) for name in names]
    for take in takes[:12]:
        board.do(take, ANN)
    assert board.refused(takes[12], ANN).code == "bad-value-many"
    board.do(takes[0], ANN)
    assert len(board.who("Ada").arms) == 12


@pytest.mark.rule("NOIR-110", "NOIR-112", "NOIR-115")
def test_the_gm_makes_weapons_that_the_table_has_not() -> None:
    board = sketch()
    gun = WEAPONS["rifle"].but(id="tommy", name="Tommy gun", automatic=True, reach=(10, 80))
    assert board.refused(a.MakeWeapon(weapon=gun), ANN).code == "gm-only"
    assert board.refused(a.MakeWeapon(weapon=gun.but(id="axe"))).code == "bad-value-name-twice"
    assert board.refused(a.MakeWeapon(weapon=gun.but(recoil=-1))).code == "bad-value-weapon"
    assert board.refused(a.MakeWeapon(weapon=gun.but(magazine=None))).code == "bad-value-magazine"
    board.do(a.MakeWeapon(weapon=gun))
    board.do(a.TakeWeapon(character=board.id("Ada"), weapon="tommy"), ANN)
    assert board.who("Ada").arms[0].weapon.reach == (10, 80)


@pytest.mark.rule("NOIR-110")
@pytest.mark.parametrize(
    ("recoil", "precision", "fine"),
    [
        (0, -99, True),
        (99, 99, True),
        (-1, 0, False),
        (100, 0, False),
        (0, -100, False),
        (0, 100, False),
    ],
)
def test_the_recoil_and_precision_of_a_weapon_have_bounds(recoil: int, precision: int, fine: bool) -> None:
    board = sketch()
    weapon = WEAPONS["rifle"].but(id="tommy", name="Tommy gun", recoil=recoil, precision=precision)
    if fine:
        board.do(a.MakeWeapon(weapon=weapon))
        assert board.state.shared.weapons == (weapon,)
    else:
        assert board.refused(a.MakeWeapon(weapon=weapon)).code == "bad-value-weapon"


@pytest.mark.rule("NOIR-40", "NOIR-45", "NOIR-53")
@pytest.mark.parametrize(
    ("sheet", "code"),
    [
        (a.Sheet(fate=0, later={"luck": -99}), ""),
        (a.Sheet(fate=999, later={"luck": 99}), ""),
        (a.Sheet(fate=-1), "bad-value-fate"),
        (a.Sheet(fate=1000), "bad-value-fate"),
        (a.Sheet(later={"luck": -100}), "bad-value-change"),
        (a.Sheet(later={"luck": 100}), "bad-value-change"),
    ],
)
def test_the_numbers_of_a_file_have_the_bounds_of_a_sheet(sheet: a.Sheet, code: str) -> None:
    board = sketch()
    importing = a.ImportSheet(character=board.id("Ada"), sheet=sheet)
    if code:
        assert board.refused(importing).code == code
    else:
        board.do(importing)
        assert (board.who("Ada").fate, board.who("Ada").later) == (sheet.fate, sheet.later)


@pytest.mark.rule("NOIR-110")
def test_a_file_holds_twelve_weapons_at_most_and_those_without_rounds_hold_none() -> None:
    board = sketch()
    names = [f"axe-{number}" for number in range(13)]
    for name in names:
        board.do(a.MakeWeapon(weapon=WEAPONS["axe"].but(id=name, name=name)))
    importing = a.ImportSheet(character=board.id("Ada"), sheet=a.Sheet(weapons=tuple(names)))
    assert board.refused(importing, ANN).code == "bad-value-many"
    board.do(importing.but(sheet=a.Sheet(weapons=tuple(names[:12]))), ANN)
    assert [arm.loaded for arm in board.who("Ada").arms] == [0] * 12


@pytest.mark.rule("NOIR-40", "NOIR-110")
def test_only_the_gm_rewrites_a_sheet_in_the_middle_of_a_fight() -> None:
    board = fight()
    board.give("Ada", finished=False)
    ada = board.id("Ada")
    for change in (
        a.SetAbility(character=ada, ability="firearms", value=99),
        a.TakeWeapon(character=ada, weapon="revolver"),
        a.LeaveWeapon(character=ada, weapon="axe"),
        a.ImportSheet(character=ada, sheet=a.Sheet()),
    ):
        assert board.refused(change, ANN).code == "wrong-state-in-combat"
    board.do(a.TakeWeapon(character=ada, weapon="pistol"), GM)
    board.do(a.FinishSheet(character=ada), ANN)


# ------------------------------------------------------------------------------------------------- files


def imported(board: Board, **sheet: object) -> a.ImportSheet:
    return a.ImportSheet(character=board.id("Ada"), sheet=a.Sheet.model_validate(sheet))


@pytest.mark.rule("NOIR-40", "NOIR-45")
def test_a_file_replaces_the_contents_of_a_sheet() -> None:
    board = sketch()
    written(board, agility=3)
    board.do(add(board, Trait(name="Greedy", level=Level.STRONG)), ANN)
    abilities = (Ability(id="firearms", value=11), Ability(id="Sneaking", value=4))
    board.do(imported(board, abilities=abilities, attributes={"luck": 8}, weapons=("axe", "axe")), ANN)
    sheet = board.who("Ada")
    assert [(one.id, one.name) for one in sheet.abilities] == [("firearms", ""), ("Sneaking", "Sneaking")]
    assert (sheet.attributes, sheet.traits, len(sheet.arms)) == ({"luck": 8}, (), 1)
    board.do(imported(board, fate=7, later={"luck": -1}), GM)
    assert (board.who("Ada").fate, board.who("Ada").later) == (7, {"luck": -1})


@pytest.mark.rule("NOIR-44", "NOIR-45")
@pytest.mark.parametrize(
    ("sheet", "code"),
    [
        ({"fate": 3}, "not-allowed-amount"),
        ({"later": {"luck": 1}}, "not-allowed-amount"),
        ({"entries": (Mark(name="Scar", modifier=1),)}, "not-allowed-amount"),
        ({"abilities": (Ability(id="agility", value=100),)}, "bad-value-number"),
        ({"abilities": (Ability(id="agility", value=1),) * 2}, "bad-value-name-twice"),
        ({"attributes": {"beauty": 1}}, "unknown-id-attribute"),
        ({"attributes": {"luck": 100}}, "bad-value-number"),
        ({"weapons": ("cannon",)}, "unknown-id-weapon"),
        ({"entries": (Trait(name="A", level=Level.STRONG),) * 2}, "bad-value-name-twice"),
    ],
)
def test_values_that_could_not_be_typed_are_refused_from_a_file_too(
    sheet: dict[str, object], code: str
) -> None:
    board = sketch()
    assert board.refused(imported(board, **sheet), ANN).code == code


def test_an_ability_that_a_file_has_twice_is_named_as_the_file_does() -> None:
    own = Ability(id="Sneaking", name="Sneaking about", value=1)
    for ability, said in ((Ability(id="agility", value=1), "agility"), (own, "Sneaking about")):
        assert board_refusal(ability).details["text"] == said


def board_refusal(ability: Ability) -> Refused:
    """Return why a file with this ability twice is refused."""
    board = sketch()
    return board.refused(imported(board, abilities=(ability, ability)), ANN)


def test_a_file_holds_no_more_entries_of_a_kind_than_a_sheet() -> None:
    board = sketch()
    traits = tuple(Trait(name=f"Trait {number}", level=Level.STRONG) for number in range(21))
    assert board.refused(imported(board, entries=traits), ANN).code == "bad-value-many"
    board.do(imported(board, entries=traits[:20]), ANN)
    assert len(board.who("Ada").traits) == 20


@pytest.mark.rule("NOIR-110")
def test_a_file_holds_no_more_weapons_than_can_be_taken() -> None:
    board = sketch()
    for number in range(5):
        board.do(a.MakeWeapon(weapon=WEAPONS["axe"].but(id=f"axe-{number}", name=f"Axe {number}")))
    weapons = (*WEAPONS, *(f"axe-{number}" for number in range(5)))
    assert len(weapons) > 12
    assert board.refused(imported(board, weapons=weapons), ANN).code == "bad-value-many"


# -------------------------------------------------------------------------------------------------- NPCs


@pytest.mark.rule("NOIR-80", "NOIR-81", "NOIR-82", "NOIR-83")
def test_the_gm_makes_an_npc_from_a_template_with_rows_and_single_values() -> None:
    board = Board()
    made = a.CreateNpc(
        name="Guard",
        npc_kind=NpcKind.COMBATANT,
        grade=Grade.CAPABLE,
        primary=("firearms",),
        secondary=("charm",),
        entered={"endurance": 30, "close-combat": 11},
        weapons=("revolver",),
    )
    assert board.refused(made, ANN).code == "gm-only"
    assert board.refused(made.but(entered={"charm": 100})).code == "bad-value-number"
    assert board.refused(made.but(weapons=("cannon",))).code == "unknown-id-weapon"
    board.do(made)
    guard = board.who("Guard")
    assert guard.finished
    values = {id_: value_of(guard, id_) for id_ in ("firearms", "charm", "defence", "luck", "close-combat")}
    assert values == {"firearms": 9, "charm": 7, "defence": 7, "luck": 5, "close-combat": 11}
    assert (value_of(guard, "endurance"), value_of(guard, "threshold"), guard.fate) == (30, 9, 0)
    board.do(a.SetLater(character=guard.id, attribute="threshold", change=3))
    assert value_of(board.who("Guard"), "threshold") == 12


@pytest.mark.rule("NOIR-40")
@pytest.mark.parametrize(
    "action",
    [
        a.SetAbility(character="99", ability="agility", value=1),
        a.SetAttribute(character="99", attribute="luck", value=1),
        a.SetLater(character="99", attribute="luck", change=1),
        a.AddEntry(character="99", entry=ENTRIES[0]),
        a.DropEntry(character="99", list="traits", name="Greedy"),
        a.TakeWeapon(character="99", weapon="axe"),
        a.LeaveWeapon(character="99", weapon="axe"),
        a.FinishSheet(character="99"),
        a.ImportSheet(character="99", sheet=a.Sheet()),
    ],
    ids=lambda action: action.kind,
)
def test_sheets_of_other_campaigns_cannot_be_changed(action: Action) -> None:
    assert sketch().refused(action, GM).code == "no-such-character"
