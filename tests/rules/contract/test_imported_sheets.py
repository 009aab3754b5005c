"""Every bound of a number in an imported sheet: both ends are fine, and the next number is a fault."""

from typing import Any

import pytest

from rules.contract.validation import Path
from rules.noir.base.enums import FateUse
from rules.noir.base.weapons import WEAPONS
from rules.noir.state.campaign_state import CarriedWeapon, GivenFate
from rules.nyx.base.enums import Attribute
from rules.nyx.base.pool import Use
from rules.nyx.state.campaign_state import Affliction, Call, Gain
from rules.nyx.state.campaign_state import Aspect as NyxAspect
from rules.registry import SYSTEMS
from rules.zapas.state.campaign_state import (
    Aspect,
    Condition,
    Effect,
    Flag,
    Note,
    Npc,
    Profile,
    Proposal,
    Trait,
)
from rules.zapas.state.contests import Purpose
from tests.rules.contract.imported_sheets import found, put
from tests.rules.noir.moments import table as noir_table
from tests.rules.nyx.board import against_guard, duel
from tests.rules.zapas.board import table as zapas_table

ID, YEARS = 999_999, 10_000 * 365 * 24 * 60


def noir() -> Any:
    own = WEAPONS["revolver"].but(id="gun", name="Gun")
    return (
        noir_table()
        .who("Ada")
        .but(
            grace=GivenFate(use=FateUse.GRIT, points=1),
            attributes={"luck": 5},
            later={"luck": 0},
            arms=tuple(CarriedWeapon(weapon=arm) for arm in (WEAPONS["revolver"], WEAPONS["axe"], own)),
        )
    )


NOIR: list[tuple[Path, int, int]] = [
    (("abilities", 0, "value"), 0, 99),
    (("attributes", "luck"), 0, 99),
    (("later", "luck"), -99, 99),
    (("fate",), 0, 999),
    (("contact_scene",), 0, ID),
    (("grace", "points"), 0, 999),
    (("condition", "daze"), 0, 9999),
    (("condition", "open_wounds"), 0, 999),
    (("condition", "stabilised"), 0, 999),
    (("condition", "mortal"), 0, 999),
    (("arms", 0, "loaded"), 0, 6),
    (("arms", 1, "loaded"), 0, 0),
    (("arms", 2, "weapon", "damage", "dice"), 1, 99),
    (("arms", 2, "weapon", "damage", "flat"), -99, 99),
    (("arms", 2, "weapon", "precision"), -99, 99),
    (("arms", 2, "weapon", "recoil"), 0, 99),
    (("arms", 2, "weapon", "magazine", "capacity"), 1, 999),
]


def nyx() -> Any:
    ada = duel().who("Ada")
    damage = NyxAspect(id=90, name="Bruised", value=1, damage=True, slow=True)
    use = Use(aspect=ada.aspects[0].id, name=ada.aspects[0].name, value=1, points=1)
    ill = Affliction(id=1, name="Fever", attribute=Attribute.BODY, strength=-1, period=60, began=0)
    return ada.but(
        aspects=(*ada.aspects[:1], damage),
        gains=(Gain(id=1, use=use),),
        gained=3,
        call=Call(id="1", attribute=Attribute.BODY, modifier=0, text=""),
        afflictions=(ill,),
    )


NYX: list[tuple[Path, int, int]] = [
    (("points",), 0, 9999),
    (("rolls",), 0, ID),
    (("healed",), 0, 1),
    (("ratings", "body", "base"), 1, 15),
    (("aspects", 0, "id"), 1, ID),
    (("aspects", 0, "value"), 1, 3),
    (("aspects", 1, "value"), 1, 1),
    (("aspects", 0, "source"), 0, ID),
    (("gained",), 0, ID),
    (("gains", 0, "id"), 1, 3),
    (("gains", 0, "use", "points"), 1, 3),
    (("call", "modifier"), -3, 0),
    (("afflictions", 0, "id"), 1, ID),
    (("afflictions", 0, "strength"), -3, 0),
    (("afflictions", 0, "period"), 1, 10 * 365 * 24 * 60),
    (("afflictions", 0, "began"), -YEARS, YEARS),
    (("afflictions", 0, "rolled"), 0, 2),
]


def zapas() -> Any:
    said = Proposal(text="Sailor")
    trait = Trait(id=1, proposal=said, level=3, paid=(0, 0, 0), aspects=(Aspect(id=2, proposal=said),))
    return (
        zapas_table()
        .who("Ada")
        .but(
            made=7,
            traits=(trait,),
            flags=(Flag(id=3, text="Finds the ship"),),
            struck=("Hates the sea",),
            notes=(Note(id=4, purpose=Purpose.PACKED, text="Rope"),),
            conditions=(
                Condition(label="wet", effect=Effect.DIFFICULTY, raises=1),
                Condition(label="late"),
            ),
            npc=Npc(usual=Profile(attack=3, kill=1), approaches=(Profile(approach="fire", attack=5),)),
        )
    )


ZAPAS: list[tuple[Path, int, int]] = [
    (("made",), 0, ID),
    (("taken",), 0, ID),
    (("traits", 0, "id"), 1, 7),
    (("traits", 0, "level"), 1, 99),
    (("traits", 0, "paid", 0), 0, 99),
    (("traits", 0, "aspects", 0, "id"), 1, 7),
    (("flags", 0, "id"), 1, 7),
    (("flags", 0, "marks"), 0, 9999),
    (("notes", 0, "id"), 1, 7),
    (("conditions", 0, "raises"), 1, 99),
    (("conditions", 1, "raises"), 0, 0),
    (("npc", "usual", "attack"), 2, 20),
    (("npc", "usual", "kill"), 1, 9999),
    (("npc", "approaches", 0, "attack"), 2, 20),
    (("npc", "total"), 0, ID),
]
SHEETS = {"noir": (noir, NOIR), "nyx": (nyx, NYX), "zapas": (zapas, ZAPAS)}
BOUNDS = [(game, *bound) for game, (_, bounds) in SHEETS.items() for bound in bounds]


@pytest.mark.parametrize(
    ("game", "path", "least", "most"),
    BOUNDS,
    ids=lambda one: ".".join(map(str, one)) if isinstance(one, tuple) else None,
)
def test_a_number_of_an_imported_sheet_is_within_its_bounds(
    game: str, path: Path, least: int, most: int
) -> None:
    sheet = SHEETS[game][0]()
    tried = {value: found(game, sheet, path, value) for value in (least - 1, least, most, most + 1)}
    assert tried == {least - 1: ["number"], least: [], most: [], most + 1: ["number"]}


@pytest.mark.parametrize(("ready", "least", "most"), [(True, 1, 99), (False, 2, 6)])
def test_the_level_of_an_imported_trait_is_that_of_creation_until_the_sheet_is_ready(
    least: int, most: int, *, ready: bool
) -> None:
    path = ("traits", 0, "level")
    tried = [
        found("zapas", zapas().but(ready=ready), path, level) for level in (least - 1, least, most, most + 1)
    ]
    assert tried == [["number"], [], [], ["number"]]


def test_an_archived_trait_of_an_imported_sheet_has_no_dice() -> None:
    sheet = put(zapas(), ("traits", 0, "archived"), True)
    tried = [found("zapas", sheet, ("traits", 0, "level"), level) for level in (-1, 0, 1)]
    assert tried == [["number"], [], ["number"]]


@pytest.mark.parametrize("finished", [True, False])
def test_an_aspect_of_an_imported_sheet_needs_a_name_once_the_sheet_is_finished(*, finished: bool) -> None:
    sheet = nyx().but(finished=finished)
    assert found("nyx", sheet, ("aspects", 0, "name"), "") == (["text"] if finished else [])
    assert found("nyx", sheet, ("aspects", 1, "name"), "") == ["text"]
    assert found("nyx", sheet, ("aspects", 0, "slow"), True) == ["value"]


def test_a_penalty_of_an_imported_sheet_is_on_an_attribute_that_the_sheet_has() -> None:
    assert found("nyx", nyx(), ("afflictions", 0, "attribute"), Attribute.BODY) == []
    assert found("nyx", nyx(), ("afflictions", 0, "attribute"), Attribute.VALUE) == ["value"]
    assert found("nyx", nyx(), ("call", "attribute"), Attribute.VALUE) == ["value"]


def test_a_new_name_that_waits_on_an_imported_sheet_is_checked() -> None:
    path = ("traits", 0, "renaming")
    assert found("zapas", put(zapas(), path, Proposal(text="Cook")), (*path, "text"), "Cook") == []
    assert found("zapas", put(zapas(), path, Proposal(text="Cook")), (*path, "text"), "") == ["text"]


@pytest.mark.parametrize(("id_", "codes"), [("charm", []), ("luck", ["value"])])
def test_an_attribute_is_no_ability_of_an_imported_sheet(id_: str, codes: list[str]) -> None:
    assert found("noir", noir(), ("abilities", 0, "id"), id_) == codes


def test_an_imported_opponent_of_one_value_may_have_the_value_zero() -> None:
    bare = against_guard().who("Guard")
    tried = {base: found("nyx", bare, ("ratings", "value", "base"), base) for base in (-1, 0, 15, 16)}
    assert tried == {-1: ["number"], 0: [], 15: [], 16: ["number"]}
    out = put(bare, ("ratings", "value", "base"), 0)
    assert found("nyx", out, ("ratings", "value", "fatigue"), 0) == []
    assert found("nyx", out, ("ratings", "value", "fatigue"), 1) == ["number"]


def test_an_imported_opponent_of_one_value_is_finished_and_the_gms() -> None:
    bare = against_guard().who("Guard")
    assert found("nyx", bare, ("finished",), True) == []
    assert found("nyx", bare, ("finished",), False) == ["value"]
    assert found("nyx", nyx(), ("finished",), False) == []
    assert (found("nyx", bare, ("seat",), "5"), found("nyx", nyx(), ("seat",), "5")) == (["value"], [])


#: By game: a list of an imported sheet, and how many entries it may have.
LENGTHS: list[tuple[str, str, int]] = [
    ("nyx", "aspects", 100),
    ("nyx", "gains", 500),
    ("nyx", "afflictions", 50),
    ("noir", "abilities", 60),
    ("noir", "arms", 12),
    ("zapas", "traits", 100),
    ("zapas", "notes", 200),
    ("zapas", "struck", 200),
]


@pytest.mark.parametrize(("game", "of", "most"), LENGTHS)
def test_a_list_of_an_imported_sheet_has_an_end(game: str, of: str, most: int) -> None:
    sheet = SHEETS[game][0]()
    if of == "traits":
        sheet = put(sheet, ("traits", 0, "archived"), True)  # of those that stand there are far fewer
    entry = getattr(sheet, of)[0]
    tried = [found(game, sheet, (of,), (entry,) * length) for length in (most, most + 1)]
    assert [codes.count("many") for codes in tried] == [0, 1]


def test_fatigue_on_an_imported_sheet_is_between_nothing_and_the_attribute() -> None:
    path = ("ratings", Attribute.BODY, "fatigue")
    tried = [found("nyx", nyx(), path, fatigue) for fatigue in (-1, 0, 6, 7)]
    assert tried == [["number"], [], [], ["number"]]


def test_an_imported_opponent_of_one_value_has_no_points_and_no_aspects_but_damage() -> None:
    bare = against_guard().who("Guard")
    assert [found("nyx", bare, ("points",), points) for points in (-1, 0, 1)] == [["number"], [], ["number"]]
    own = NyxAspect(id=1, name="Brave", value=1)
    tried = [one for one in (own, own.but(damage=True)) if not faults("nyx", bare.but(aspects=(one,)))]
    assert tried == [own.but(damage=True)]


def test_an_imported_sheet_has_the_attributes_of_its_kind() -> None:
    ada, guard = nyx(), against_guard().who("Guard")
    assert not faults("nyx", ada)
    assert not faults("nyx", guard)
    assert faults("nyx", ada.but(ratings=guard.ratings))
    assert faults("nyx", guard.but(ratings=ada.ratings))


def faults(game: str, sheet: Any) -> list[str]:
    """Return the codes of all faults of a sheet."""
    return [fault.code for fault in SYSTEMS[game].validate_character(sheet)]
