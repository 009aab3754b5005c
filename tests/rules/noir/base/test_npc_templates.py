"""NPC templates, and the number that an NPC uses for each value (NOIR-80 to 83)."""

import pytest

from rules.core.refusal import Refused
from rules.noir.base.enums import ABILITIES, Grade, NpcKind
from rules.noir.base.npc_templates import TEMPLATES, npc_value, template

#: Primary, secondary, other, combat, threshold, will and endurance, as the specification prints them.
TABLE = """
civilian  green       6 5 4 2 6 8 10
civilian  capable     9 7 5 3 7 9 11
civilian  experienced 12 9 6 4 8 10 12
civilian  superb      15 12 8 6 9 11 13
civilian  masterly    18 15 10 8 10 12 14
combatant green       6 5 4 5 8 11 13
combatant capable     9 7 5 7 9 14 16
combatant experienced 12 9 6 9 11 17 20
combatant superb      15 12 8 12 13 20 22
combatant masterly    18 15 10 16 15 22 25
""".strip().splitlines()

FIGHTER = TEMPLATES[NpcKind.COMBATANT, Grade.EXPERIENCED]


@pytest.mark.rule("NOIR-81")
def test_the_templates_match_the_table() -> None:
    rows = [list(map(str, one.model_dump().values())) for one in TEMPLATES.values()]
    assert rows == [line.split() for line in TABLE]


@pytest.mark.rule("NOIR-80")
def test_a_template_is_found_by_kind_and_grade() -> None:
    assert template("combatant", "experienced") is FIGHTER


@pytest.mark.rule("NOIR-80")
@pytest.mark.parametrize(("kind", "grade"), [("robot", "green"), ("civilian", "divine"), ("", "")])
def test_there_are_two_kinds_and_five_grades(kind: str, grade: str) -> None:
    with pytest.raises(Refused) as refused:
        template(kind, grade)
    told = ("unknown-id-template", {"kind": kind, "grade": grade})
    assert (refused.value.code, refused.value.details) == told


@pytest.mark.rule("NOIR-82")
def test_only_values_used_in_a_fight_come_from_the_combat_value() -> None:
    asked = (*ABILITIES, "defence", "defence-melee", "defence-distance", "overview", "movement", "learning")
    by_combat = {name for name in (*asked, "luck") if npc_value(FIGHTER, name, (), (), {}) == FIGHTER.combat}
    assert by_combat == {
        "close-combat",
        "firearms",
        "thrown-weapons",
        "defence",
        "defence-melee",
        "defence-distance",
        "overview",
        "movement",
    }


@pytest.mark.rule("NOIR-82")
def test_the_template_has_numbers_of_its_own_and_no_escalation() -> None:
    names = ("threshold", "will", "endurance", "escalation", "luck")
    assert [npc_value(FIGHTER, name, (), (), {}) for name in names] == [11, 17, 20, 0, 6]


@pytest.mark.rule("NOIR-82", "NOIR-83")
def test_values_that_the_gm_entered_override_every_row() -> None:
    for name in ("firearms", "threshold", "escalation", "luck", "Sneaking"):
        assert npc_value(FIGHTER, name, ("firearms",), ("luck",), {name: 31}) == 31
    assert npc_value(FIGHTER, "firearms", ("firearms",), (), {"firearms": 0}) == 0


@pytest.mark.rule("NOIR-82")
def test_an_ability_in_both_rows_is_a_primary_one() -> None:
    assert npc_value(FIGHTER, "firearms", ("firearms",), ("firearms",), {}) == FIGHTER.primary
    assert npc_value(FIGHTER, "Sneaking", (), ("Sneaking",), {}) == FIGHTER.secondary
    assert npc_value(FIGHTER, "Sneaking", (), (), {}) == FIGHTER.other


@pytest.mark.rule("NOIR-55", "NOIR-82")
def test_a_use_of_defence_follows_defence_until_it_has_its_own_number() -> None:
    assert npc_value(FIGHTER, "defence-melee", (), (), {"defence": 14}) == 14
    assert npc_value(FIGHTER, "defence-melee", (), (), {"defence": 14, "defence-melee": 3}) == 3
    assert npc_value(FIGHTER, "defence-distance", ("defence",), (), {}) == FIGHTER.primary
