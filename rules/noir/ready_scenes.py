"""Ready scenes of Noir: sheets as a file would fill them in, NPCs by template, and first rolls."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Literal

from rules.chance.dice import ScriptedDice
from rules.contract.ready_scenes import ConflictPart, HeroPart, Opening, OtherPart, ReadyRules
from rules.core.model_base import Action
from rules.core.seat import Role, Seat
from rules.noir.base.enums import Activation, Grade, Level, NpcKind
from rules.noir.decide import decide
from rules.noir.state import actions as a
from rules.noir.state import contest_actions as m
from rules.noir.state.apply import apply
from rules.noir.state.campaign_state import (
    Ability,
    Character,
    Drive,
    Entry,
    Expertise,
    Limitation,
    Mark,
    NoirState,
    Trait,
)

GM = Seat(role=Role.GM, id="1")

#: A drive or trait, and how strong it is; a name, and what it means.
Leveled = tuple[str, Literal[1, 2, 4]]
Named = tuple[str, str]


class Hero(HeroPart):
    """A sheet. `own` are abilities that the rules do not name; `expertise` is an ability and a name."""

    abilities: Mapping[str, int]
    own: Mapping[str, int] = {}
    size: int
    luck: int
    fate: int = 8
    weapons: tuple[str, ...] = ()
    expertise: tuple[Named, ...] = ()
    #: A limitation that holds always, and one that Fate switches on; each with its effect.
    limitations: tuple[Named, ...] = ()
    fated: tuple[Named, ...] = ()
    marks: tuple[Named, ...] = ()
    traits: tuple[tuple[str, Literal[1, 2, 4], str], ...] = ()
    drives: tuple[Leveled, ...] = ()


class Other(OtherPart):
    """An NPC from a template (NOIR-80); `numbers` are values of its own."""

    kind: NpcKind
    grade: Grade
    primary: tuple[str, ...] = ()
    numbers: Mapping[str, int] = {}
    weapons: tuple[str, ...] = ()


class ReadyConflict(ConflictPart):
    """A combat of all who play, or a social conflict or a roll of the first of them.

    A social conflict has a goal, and what follows if it fails; a roll has what is rolled.
    """

    kind: Literal["combat", "social", "roll"] = "combat"
    goal: str = ""
    effect: str = ""
    rolls: str = ""
    threat: bool = False


def heroes(state: NoirState, parts: Sequence[Hero]) -> tuple[Character, ...]:
    """Return the sheets. Refused: as filling them in by hand."""
    for number, part in enumerate(parts, 1):
        filled = a.ImportSheet(character=str(number), sheet=_sheet(part))
        for action in (
            a.CreateCharacter(name=part.name, npc=True),
            filled,
            a.FinishSheet(character=str(number)),
        ):
            for event in decide(state, action, GM, ScriptedDice()):
                state = apply(state, event)
    return tuple(state.characters.values())


def _sheet(part: Hero) -> a.Sheet:
    ruled = (Ability(id=id_, value=value) for id_, value in part.abilities.items())
    own = (Ability(id=name, name=name, value=value) for name, value in part.own.items())
    return a.Sheet(
        abilities=(*ruled, *own),
        attributes={"size": part.size, "luck": part.luck},
        entries=tuple(_entries(part)),
        weapons=part.weapons,
        fate=part.fate,
    )


def _entries(part: Hero) -> Iterator[Entry]:
    yield from (Expertise(ability=ability, name=name) for ability, name in part.expertise)
    for kind, named in ((Activation.ALWAYS, part.limitations), (Activation.FATE, part.fated)):
        yield from (Limitation(name=name, activation=kind, effect=effect) for name, effect in named)
    yield from (Mark(name=name, effect=effect) for name, effect in part.marks)
    yield from (Trait(name=name, level=Level(level), note=note) for name, level, note in part.traits)
    yield from (Drive(name=name, level=Level(level)) for name, level in part.drives)


def make(part: Other) -> a.CreateNpc:
    """Return the action that makes an NPC."""
    return a.CreateNpc(
        name=part.name,
        npc_kind=part.kind,
        grade=part.grade,
        primary=part.primary,
        entered=part.numbers,
        weapons=part.weapons,
    )


def open_conflict(part: ReadyConflict, opening: Opening) -> Action:
    """Return the action that opens a combat, a social conflict or a roll."""
    first = opening.heroes[0]
    if part.kind == "roll":
        side = m.RollSide(character=first, rolls=part.rolls)
        return m.OpenTest(place=opening.place, title=part.title, sides=(side,))
    if part.kind == "social":
        return m.OpenSocial(
            place=opening.place,
            active=first,
            passive=opening.against[0],
            goal=part.goal,
            effect=part.effect,
            threat=part.threat,
            rolls=part.rolls,
        )
    sides = ((1, opening.heroes), (2, opening.against))
    fighters = tuple(m.FighterSetup(character=one, side=number) for number, side in sides for one in side)
    return m.OpenCombat(place=opening.place, title=part.title, fighters=fighters)


READY = ReadyRules(
    hero=Hero, other=Other, conflict=ReadyConflict, heroes=heroes, make=make, open=open_conflict
)
