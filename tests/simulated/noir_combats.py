"""Helpers for Noir fights at a table: they create characters by actions of the rules, and press buttons.

Everybody has 9 in all abilities: Defence 9, Overview 9, wound threshold 9, Endurance and Will to live 14,
damage escalation 1. NPCs of the grade "capable" defend with 7.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from rules.campaign.actions import FoundCampaign, TakeSeat
from rules.core.seat import PUBLIC
from rules.noir.base.enums import ABILITIES, Grade, Level, NpcKind
from rules.noir.state.actions import (
    CreateCharacter,
    CreateNpc,
    FinishSheet,
    ImportSheet,
    SetFate,
    Sheet,
    TakeWeapon,
)
from rules.noir.state.campaign_state import Ability, Character, Drive, Entry, Mark, Trait
from rules.noir.state.contests import Combat
from tests.simulated.reading import options
from tests.simulated.tabletop import Answer, Person, Table

AT_HAND = ("pistol", "knife")
HURT = Trait(name="Hot-headed", level=Level.STRONG)
MANIC = Drive(name="Revenge", level=Level.EXTREME)
ONE_EYE = Mark(name="One eye", modifier=-1)


async def noir(table: Table, language: Any = "en") -> None:
    """Start a Noir campaign, with a seat for the GM and both players."""
    founding = FoundCampaign(holder=table.gm.id, name="Harbour", language=language, place=table.channel.id)
    await table.found("noir", founding)
    for player in (table.alva, table.boris):
        await table.bot.table.play(1, TakeSeat(holder=player.id), PUBLIC)


async def main(
    table: Table,
    person: Person,
    name: str,
    *,
    fate: int = 0,
    weapons: Sequence[str] = AT_HAND,
    entries: Sequence[Entry] = (),
    values: Mapping[str, int] | None = None,
) -> Character:
    """Create a player's character with a full sheet; return it."""
    await table.play(CreateCharacter(name=name), person)
    number = (await table.character(name)).id
    known = {**dict.fromkeys(ABILITIES, 9), **(values or {})}
    sheet = Sheet(
        abilities=tuple(Ability(id=id_, value=value) for id_, value in known.items()),
        attributes={"size": 9, "luck": 6},
        entries=tuple(entries),
    )
    await table.play(ImportSheet(character=number, sheet=sheet), table.gm)
    for weapon in weapons:
        await table.play(TakeWeapon(character=number, weapon=weapon), table.gm)
    await table.play(FinishSheet(character=number), person)
    if fate:
        await table.play(SetFate(character=number, points=fate, reason="test"), table.gm)
    return await person_called(table, name)


async def npc(table: Table, name: str, *weapons: str, grade: Grade = Grade.CAPABLE) -> Character:
    """Create an NPC who can fight, with these weapons or else a knife."""
    made = CreateNpc(name=name, npc_kind=NpcKind.COMBATANT, grade=grade, weapons=weapons or ("knife",))
    await table.play(made, table.gm)
    return await person_called(table, name)


async def pot(table: Table, points: int) -> None:
    """Set the points in the GM's pot."""
    await table.play(SetFate(points=points, reason="test"), table.gm)


async def person_called(table: Table, name: str) -> Character:
    found: Any = await table.character(name)
    assert isinstance(found, Character)
    return found


async def combat(table: Table, number: str | None = None) -> Combat:
    """Return the combat in progress, or the one with this number."""
    found: Any = await table.conflict(number)
    assert isinstance(found, Combat)
    return found


async def fight(table: Table, against: str, *initiative: int, **options_: Any) -> Answer:
    """Open a combat with the command; the dice for initiative are in the order of the sides."""
    table.dice.add(*initiative)
    return await table.gm.slash("noir combat", against=against, **options_)


async def act(table: Table, person: Person) -> Answer:
    """Press "Act" under the panel."""
    return await person.press(table.panel, "Act")


async def pick(person: Person, shown: Answer, menu: str, label: str) -> Answer:
    """Choose from a menu by an option's label or the beginning of it."""
    offered = options(shown.place, menu)
    begins = [value for said, value in offered.items() if said.startswith(label)]
    (value,) = [offered[label]] if label in offered else begins
    return await person.choose(shown.place, menu, value)


async def declared(table: Table, person: Person, action: str, *choices: tuple[str, str]) -> Answer:
    """Declare an action: press "Act", choose the action and then these options, and press "Confirm"."""
    shown = await act(table, person)
    shown = await pick(person, shown, "n-action", action)
    for menu, label in choices:
        shown = await pick(person, shown, menu, label)
    return await person.press(shown.place, "Confirm")


async def defended(table: Table, person: Person, way: str = "") -> Answer:
    """Answer an attack with the proposed defence or with another one."""
    shown = await act(table, person)
    if way:
        shown = await pick(person, shown, "n-defend-set way", way)
    return await person.press(shown.place, "Confirm")


async def duel(table: Table, *, alma: int = 0, konrad: int = 0) -> None:
    """Set up a fight between Alva's Alma and Boris's Konrad, each with this much Fate.

    Without any Fate, their initiative is already rolled: 11 and 3.
    """
    await noir(table)
    await main(table, table.alva, "Alma", fate=alma, entries=(HURT, MANIC, ONE_EYE))
    await main(table, table.boris, "Konrad", fate=konrad)
    await fight(table, "Konrad", *(() if alma or konrad else (6, 5, 2, 3)))


async def raid(table: Table, *weapons: str) -> None:
    """Set up Alva's Alma (initiative 13) and Boris's Konrad (3) against two thugs of the GM (8 and 7)."""
    await noir(table)
    await main(table, table.alva, "Alma")
    await main(table, table.boris, "Konrad")
    await npc(table, "Thug A", *weapons)
    await npc(table, "Thug B", *weapons)
    await fight(table, "Thug A, Thug B", 7, 6, 2, 3, 8, 2, 7, 1)
