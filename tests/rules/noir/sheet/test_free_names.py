"""Abilities that the rules do not name are identified by the typed text, ignoring case (NOIR-42)."""

import pytest

from rules.noir.base.bounds import MOST_MADE
from rules.noir.base.enums import Grade, NpcKind
from rules.noir.base.weapons import WEAPONS
from rules.noir.state import actions as a
from rules.noir.state import contest_actions as m
from rules.noir.state import contest_events as d
from rules.noir.state.campaign_state import Expertise
from tests.rules.noir.board import ANN, Board


def rolled(board: Board) -> tuple[int, int]:
    """Return the plain value and the sum of modifiers of the last roll."""
    (cast,) = board.event(d.CheckDecided).check.casts
    return cast.value, cast.modifier


@pytest.mark.rule("NOIR-42", "NOIR-82", "NOIR-83")
@pytest.mark.parametrize(
    ("typed", "value"), [("ride", 14), ("RIDE", 14), ("sneak", 6), ("swim", 5), ("sing", 4)]
)
def test_a_free_ability_of_an_npc_is_found_in_any_letter_case(typed: str, value: int) -> None:
    board = Board()
    board.do(
        a.CreateNpc(
            name="Rat",
            npc_kind=NpcKind.CIVILIAN,
            grade=Grade.GREEN,
            primary=("Sneak",),
            secondary=("Swim",),
            entered={"Ride": 14},
        )
    )
    board.test("Rat", rolls=typed, dice=(2, 3))
    assert rolled(board) == (value, 0)


@pytest.mark.rule("NOIR-35", "NOIR-42")
def test_expertise_matches_its_ability_in_any_letter_case() -> None:
    board = Board()
    board.do(a.CreateCharacter(name="Eve"), ANN)
    eve = board.id("Eve")
    board.do(a.AddEntry(character=eve, entry=Expertise(ability="sneak", name="shadows", amount=3)))
    board.do(a.SetAbility(character=eve, ability="Sneak", value=9), ANN)
    claims = m.Claims(expertise=("shadows",))
    board.test("Eve", rolls="Sneak", seat=ANN, dice=(2, 3), claims=claims, odds=0)
    assert rolled(board) == (9, 3)


def test_the_gm_makes_so_many_weapons_and_no_more() -> None:
    board = Board()
    for number in range(MOST_MADE):
        board.do(a.MakeWeapon(weapon=WEAPONS["axe"].but(id=f"made-{number}", name=f"Made {number}")))
    one_more = a.MakeWeapon(weapon=WEAPONS["axe"].but(id="one-more", name="One more"))
    assert board.refused(one_more).code == "bad-value-many"
    board.do(a.MakeWeapon(weapon=WEAPONS["axe"].but(id="made-0", name="Changed")))
