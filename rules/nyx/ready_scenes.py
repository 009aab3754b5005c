"""Ready scenes of Nyx: sheets that are filled in by the rules of every sheet, values, and conflicts."""

from collections.abc import Iterator, Sequence

from rules.chance.dice import ScriptedDice
from rules.contract.ready_scenes import ConflictPart, HeroPart, Opening, OtherPart, ReadyRules
from rules.core.seat import Role, Seat
from rules.nyx.base.enums import Attribute, GroupMode, Mode
from rules.nyx.decide import decide
from rules.nyx.state import actions as a
from rules.nyx.state.apply import apply
from rules.nyx.state.campaign_state import Character, NyxState
from rules.nyx.state.contest_actions import OpenConflict, SideSetup

GM = Seat(role=Role.GM, id="1")


class Hero(HeroPart):
    """A sheet: three attributes and ten aspects, of the values 3, 2, 2, 2 and six times 1 (NYX-2, NYX-4)."""

    body: int
    mind: int
    interaction: int
    aspects: tuple[str, ...]


class Other(OtherPart):
    """An opponent that is one value, or a mob (D-3, NYX-42)."""

    value: int
    mob: bool = False


class ReadyConflict(ConflictPart):
    """A conflict of the first character, or with `together` of all, against one of the others."""

    goal: str
    their_goal: str
    attribute: Attribute | None = None
    length: int | None = None
    mode: Mode | None = None
    together: bool = False


def heroes(state: NyxState, parts: Sequence[Hero]) -> tuple[Character, ...]:
    """Return the sheets. Refused: as filling them in by hand."""
    for number, part in enumerate(parts, 1):
        for action in _filled(str(number), part):
            for event in decide(state, action, GM, ScriptedDice()):
                state = apply(state, event)
    return tuple(state.characters.values())


def _filled(number: str, part: Hero) -> Iterator[a.SheetAction]:
    yield a.CreateCharacter(name=part.name, npc=True)
    values = {
        Attribute.BODY: part.body,
        Attribute.MIND: part.mind,
        Attribute.INTERACTION: part.interaction,
    }
    for attribute, value in values.items():
        yield a.SetAttribute(character=number, attribute=attribute, value=value)
    yield a.NameAspects(character=number, first=1, names=part.aspects)
    yield a.FinishCharacter(character=number)


def make(part: Other) -> a.CreateBare:
    """Return the action that makes an opponent."""
    return a.CreateBare(name=part.name, value=part.value, mob=part.mob)


def open_conflict(part: ReadyConflict, opening: Opening) -> OpenConflict:
    """Return the action that opens a conflict."""
    first, *others = opening.heroes
    members = tuple(others) if part.together else ()
    ours = SideSetup(
        character=first,
        members=members,
        group=GroupMode.BEST if members else None,
        goal=part.goal,
        attribute=part.attribute,
    )
    theirs = SideSetup(character=opening.against[0], goal=part.their_goal, attribute=part.attribute)
    return OpenConflict(
        place=opening.place, title=part.title, sides=(ours, theirs), length=part.length, mode=part.mode
    )


READY = ReadyRules(
    hero=Hero, other=Other, conflict=ReadyConflict, heroes=heroes, make=make, open=open_conflict
)
