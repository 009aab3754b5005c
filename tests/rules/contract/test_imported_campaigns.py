"""What the people of an imported campaign share, and its contests: bounds, and who must be known."""

from typing import Any

import pytest

from rules.contract.validation import Path
from rules.noir.base.enums import FateUse
from rules.noir.base.weapons import WEAPONS
from rules.noir.state.campaign_state import FateRequest, GivenFate
from rules.nyx.base.enums import AskKind
from rules.nyx.state.campaign_state import Ask, Demand, Entry
from rules.registry import SYSTEMS
from rules.zapas.state.campaign_state import Aspect, Condition, Proposal, SeatResources, Task, Trait
from tests.rules.contract.imported_sheets import found as found_on
from tests.rules.contract.imported_sheets import put
from tests.rules.noir.moments import table as noir_table
from tests.rules.nyx.board import duel
from tests.rules.zapas.board import table as zapas_table

STRANGER = "99"


def noir() -> Any:
    state = noir_table().state
    ask = FateRequest(id="1", character="1", use=FateUse.RESCUE, points=1, text="A letter", helped="2")
    made = WEAPONS["revolver"].but(id="gun", name="Gun")
    return put(state, ("shared",), state.shared.but(pledges={"1": 1}, asks=(ask,), weapons=(made,)))


def nyx() -> Any:
    return duel().state


def zapas() -> Any:
    state = zapas_table().state
    task = Task(id="1", text="Cross the ice", reductions=(1,), parts=("Find a boat",))
    stakes = {"2": SeatResources()}
    return put(state, ("shared",), state.shared.but(stakes=stakes, tasks=(task,), facts=("The ship sank.",)))


STATES = {"noir": noir, "nyx": nyx, "zapas": zapas}


def found(game: str, path: Path, value: object, at: Path = ()) -> list[str]:
    """Return the codes of the faults at a path, or at another, if the state has this value there."""
    faults = SYSTEMS[game].validate_campaign(put(STATES[game](), path, value))
    return [fault.code for fault in faults if fault.path == (at or path)]


def conflict() -> str:
    (number,) = nyx().contests
    return str(number)


NUMBERS: list[tuple[str, Path, int, int]] = [
    ("noir", ("shared", "pot"), 0, 999),
    ("noir", ("shared", "pledges", "1"), 0, 999),
    ("noir", ("shared", "asks", 0, "points"), 0, 999),
    ("noir", ("shared", "weapons", 0, "damage", "dice"), 1, 99),
    ("noir", ("shared", "weapons", 0, "damage", "flat"), -99, 99),
    ("noir", ("shared", "weapons", 0, "precision"), -99, 99),
    ("noir", ("shared", "weapons", 0, "recoil"), 0, 99),
    ("nyx", ("contests", conflict(), "length"), 3, 10),
    ("nyx", ("contests", conflict(), "marker"), -5, 5),
    ("nyx", ("contests", conflict(), "sides", 0, "number"), 1, 1),
    ("nyx", ("contests", conflict(), "sides", 1, "number"), 2, 2),
    ("nyx", ("contests", conflict(), "sides", 0, "advantage"), 0, 5),
    ("zapas", ("shared", "stakes", "2", "reserve"), 0, 9999),
    ("zapas", ("shared", "stakes", "2", "xp"), 0, 9999),
    ("zapas", ("shared", "tasks", 0, "reductions", 0), 0, 99),
]


@pytest.mark.parametrize("game", STATES)
def test_a_campaign_as_it_was_played_has_no_fault(game: str) -> None:
    assert list(SYSTEMS[game].validate_campaign(STATES[game]())) == []


@pytest.mark.parametrize(("game", "path", "least", "most"), NUMBERS)
def test_a_number_of_an_imported_campaign_is_within_its_bounds(
    game: str, path: Path, least: int, most: int
) -> None:
    tried = {value: found(game, path, value) for value in (least - 1, least, most, most + 1)}
    assert tried == {least - 1: ["number"], least: [], most: [], most + 1: ["number"]}


def test_a_roll_against_each_other_has_no_scale() -> None:
    at: Path = ("contests", conflict())
    simple = put(nyx(), (*at, "simple"), True)
    for length, codes in ((-1, ["number"]), (0, []), (10, []), (11, ["number"])):
        faults = SYSTEMS["nyx"].validate_campaign(put(simple, (*at, "length"), length))
        assert [one.code for one in faults if one.path == (*at, "length")] == codes


@pytest.mark.parametrize(
    ("game", "path", "at"),
    [
        ("noir", ("shared", "asks", 0, "character"), ()),
        ("noir", ("shared", "asks", 0, "helped"), ("shared", "asks", 0, "character")),
        ("nyx", ("contests", conflict(), "sides", 0, "character"), ()),
    ],
)
def test_a_character_that_an_imported_campaign_names_is_in_it(game: str, path: Path, at: Path) -> None:
    assert found(game, path, "2", at) == []
    assert found(game, path, STRANGER, at) == ["unknown"]


def test_an_imported_request_that_helps_nobody_else_names_nobody() -> None:
    assert found("noir", ("shared", "asks", 0, "helped"), "", ("shared", "asks", 0, "character")) == []


def test_who_pledges_and_who_has_a_reserve_is_in_the_imported_campaign() -> None:
    assert found("noir", ("shared", "pledges"), {STRANGER: 1}, ("shared", "pledges", STRANGER)) == ["unknown"]
    stakes = {STRANGER: SeatResources()}
    assert found("zapas", ("shared", "stakes"), stakes, ("shared", "stakes", STRANGER)) == ["unknown"]


@pytest.mark.parametrize(
    ("game", "path", "empty"),
    [
        ("zapas", ("shared", "tasks", 0, "text"), ["text"]),
        ("zapas", ("shared", "tasks", 0, "parts", 0), []),
        ("zapas", ("shared", "facts", 0), ["text"]),
        ("nyx", ("contests", conflict(), "title"), []),
    ],
)
def test_a_text_of_an_imported_campaign_is_clean_and_says_something_where_it_must(
    game: str, path: Path, empty: list[str]
) -> None:
    assert [found(game, path, text) for text in ("Rope", "", "Ro\npe")] == [[], empty, ["text"]]


def test_an_imported_campaign_has_at_most_200_tasks() -> None:
    (task,) = zapas().shared.tasks
    path = ("shared", "tasks")
    assert [found("zapas", path, (task,) * length) for length in (200, 201)] == [[], ["many"]]


def test_what_waits_on_an_imported_sheet_is_about_its_own_aspects() -> None:
    ada = nyx().characters["1"]
    own, entry = ada.aspects[0].id, Entry(name="Quick", value=1)
    sheet = ada.but(
        demands=(Demand(aspect=own),),
        ask=Ask(what=AskKind.SUCCESS, text="Please.", aspect=own, entries=(entry,)),
    )
    for path in (("demands", 0, "aspect"), ("ask", "aspect")):
        assert found_on("nyx", sheet, path, own) == []
        assert found_on("nyx", sheet, path, 98) == ["unknown"]
    tried = [found_on("nyx", sheet, ("ask", "entries", 0, "value"), value) for value in (0, 1, 3, 4)]
    assert tried == [["number"], [], [], ["number"]]
    changes = sheet.but(ask=Ask(what=AskKind.CHANGE, text="Please.", entries=(entry,)))
    assert found_on("nyx", changes, ("ask", "aspect"), 98) == []


def test_what_locks_an_imported_aspect_is_a_condition_of_its_character() -> None:
    said = Proposal(text="Sailor")
    trait = Trait(id=1, proposal=said, level=3, paid=(0, 0, 0), aspects=(Aspect(id=2, proposal=said),))
    ada = zapas().characters["1"].but(made=2, traits=(trait,), conditions=(Condition(label="wet"),))
    locked = put(ada, ("traits", 0, "aspects", 0, "locks"), ("wet",))
    path = ("traits", 0, "aspects", 0, "locks", 0)
    assert (found_on("zapas", locked, path, "wet"), found_on("zapas", locked, path, "dry")) == (
        [],
        ["unknown"],
    )


def test_a_sheet_of_noir_moves_without_what_it_was_given_for_one_use() -> None:
    ada = noir().characters["1"].but(grace=GivenFate(use=FateUse.GRIT, points=1), contact_scene=4)
    moved = SYSTEMS["noir"].for_transfer(ada, "2", 0)
    assert (moved.grace, moved.contact_scene) == (None, 0)
