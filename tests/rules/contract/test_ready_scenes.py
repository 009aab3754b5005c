"""How each game makes the characters of a ready scene, and opens its conflicts."""

from typing import Any

import pytest

from rules.campaign.model import Campaign, SeatRecord
from rules.contract.ready_scenes import Opening
from rules.contract.system import AnyState, new
from rules.core.seat import Role
from rules.noir.ready_scenes import Hero as NoirHero
from rules.noir.ready_scenes import ReadyConflict as NoirConflict
from rules.noir.state.contest_actions import OpenCombat, OpenSocial, OpenTest
from rules.nyx.base.enums import Attribute, GroupMode
from rules.nyx.ready_scenes import Hero as NyxHero
from rules.nyx.ready_scenes import ReadyConflict as NyxConflict
from rules.registry import SYSTEMS
from rules.zapas.ready_scenes import Hero as ZapasHero
from rules.zapas.ready_scenes import ReadyConflict as ZapasConflict
from rules.zapas.state.contest_actions import OpenRoll

OPENING = Opening(place=7, heroes=("1", "2"), against=("3", "4"))


def alone(game: str) -> AnyState:
    """Return the state of a campaign in which there is only the GM."""
    gm = SeatRecord(id="1", role=Role.GM, holder=1)
    return new(SYSTEMS[game], Campaign(id=1, home=1, name="", system=game, language="en", seats=(gm,)))


def made(game: str, *parts: Any) -> tuple[Any, ...]:
    ready = SYSTEMS[game].ready
    assert ready is not None
    return tuple(ready.heroes(alone(game), parts))


def opened(game: str, part: Any) -> Any:
    ready = SYSTEMS[game].ready
    assert ready is not None
    return ready.open(part, OPENING)


def nyx(name: str) -> NyxHero:
    aspects = tuple(f"{name} {number}" for number in range(10))
    return NyxHero(name=name, about="", body=6, mind=5, interaction=6, aspects=aspects)


def zapas(name: str, *leads_to: int) -> ZapasHero:
    return ZapasHero(
        name=name,
        about="",
        biography="Grew up at sea.",
        levels=(6, 5, 4, 3),
        traits=("Sailor", "Cook", "Thief", "Fiddler"),
        aspects=(("Knots", "Stars"), ("Soup",), (), ()),
        flags=("Osk is family", "No debts"),
        leads_to=leads_to,
    )


ABILITIES = {
    **dict.fromkeys(("agility", "alertness", "intuition", "reactions", "worldliness"), 11),
    **dict.fromkeys(("composure", "persuade"), 12),
    **dict.fromkeys(("determination", "firearms"), 10),
    **dict.fromkeys(("deduction", "fitness", "withstand"), 9),
    **dict.fromkeys(("leadership", "resistance"), 8),
    **dict.fromkeys(("close-combat", "strength", "thrown-weapons"), 7),
    "charm": 13,
    "medicine": 5,
}


def noir(name: str) -> NoirHero:
    return NoirHero(name=name, about="", abilities=ABILITIES, size=8, luck=8, traits=(("Restless", 1, ""),))


@pytest.mark.parametrize(
    ("game", "parts"),
    [
        ("nyx", (nyx("Ada"), nyx("Bo"))),
        ("zapas", (zapas("Ada", 2, 0), zapas("Bo", 1, 0))),
        ("noir", (noir("Ada"), noir("Bo"))),
    ],
)
def test_the_characters_are_complete_in_order_and_nobodys(game: str, parts: tuple[Any, ...]) -> None:
    found = made(game, *parts)
    assert [(one.id, one.name, one.seat) for one in found] == [("1", "Ada", ""), ("2", "Bo", "")]
    assert all(one.in_play for one in found)
    assert not [fault for one in found for fault in SYSTEMS[game].validate_character(one)]


@pytest.mark.rule("NYX-4")
def test_the_aspects_of_nyx_have_the_values_of_every_sheet_in_their_order() -> None:
    (ada,) = made("nyx", nyx("Ada"))
    assert [one.name for one in ada.aspects] == [f"Ada {number}" for number in range(10)]
    assert [one.value for one in ada.aspects] == [3, 2, 2, 2, 1, 1, 1, 1, 1, 1]
    assert [ada.rating(one).base for one in (Attribute.BODY, Attribute.MIND)] == [6, 5]


@pytest.mark.rule("ZAP-7")
def test_the_flags_of_zapas_fit_and_lead_to_the_others() -> None:
    ada, bo = made("zapas", zapas("Ada", 2, 0), zapas("Bo", 1, 0))
    assert [(one.text, one.target) for one in ada.flags] == [("Osk is family", "2"), ("No debts", "")]
    assert bo.flags[0].target == "1"
    assert [one.level for one in ada.traits] == [6, 5, 4, 3]
    assert [len(one.aspects) for one in ada.traits] == [2, 1, 0, 0]


def test_the_first_of_those_who_play_is_in_a_conflict_of_nyx_or_all_together() -> None:
    part = NyxConflict(title="Chase", goal="flee", their_goal="catch")
    ours, theirs = opened("nyx", part).sides
    assert (ours.character, ours.members, ours.group, theirs.character) == ("1", (), None, "3")
    ours, theirs = opened("nyx", part.but(together=True)).sides
    assert (ours.character, ours.members, ours.group) == ("1", ("2",), GroupMode.BEST)
    assert (ours.goal, theirs.goal, theirs.members) == ("flee", "catch", ())


def test_the_first_of_those_who_play_tries_what_a_scene_of_zapas_says() -> None:
    rolled = opened("zapas", ZapasConflict(title="Land", goal="arrive", difficulty=3))
    assert rolled == OpenRoll(place=7, character="1", title="Land", goal="arrive", base=3)


def test_a_conflict_of_noir_is_a_combat_of_all_or_for_the_first_a_roll_or_a_social_conflict() -> None:
    combat = opened("noir", NoirConflict(title="Fight"))
    assert isinstance(combat, OpenCombat)
    sides = [(one.character, one.side) for one in combat.fighters]
    assert sides == [("1", 1), ("2", 1), ("3", 2), ("4", 2)]
    roll = opened("noir", NoirConflict(title="Climb", kind="roll", rolls="fitness"))
    assert isinstance(roll, OpenTest)
    assert [(one.character, one.rolls) for one in roll.sides] == [("1", "fitness")]
    talk = opened("noir", NoirConflict(title="Talk", kind="social", goal="pass", rolls="charm"))
    assert isinstance(talk, OpenSocial)
    assert (talk.active, talk.passive, talk.goal) == ("1", "3", "pass")
