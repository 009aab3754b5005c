"""Helpers for Zapas sheets at a table: they write characters by actions of the rules.

Alva plays Tova and Boris plays Ivar. Each has the accepted traits Thief, Sailor and Captain at level 6, and a
qualifying flag about the other.
"""

from collections.abc import Sequence
from typing import Any

from rules.campaign.actions import FoundCampaign, TakeSeat
from rules.core.seat import PUBLIC
from rules.zapas.state.actions import JudgeFlag, SetPhase, SetStake, TakeFlag
from rules.zapas.state.campaign_state import Character, Party
from rules.zapas.state.sheet_actions import (
    CloseProposal,
    CreateCharacter,
    CreateNpc,
    GetReady,
    ProposeAspect,
    Proposed,
    ProposeTrait,
    WriteBiography,
)
from tests.simulated.tabletop import Person, Table

TRAITS = ("Thief", "Sailor", "Captain")


async def zapas(table: Table, language: Any = "en") -> None:
    """Start a Zapas campaign, with a seat for the GM and both players."""
    founding = FoundCampaign(
        holder=table.gm.id, name="The Airship", language=language, place=table.channel.id
    )
    await table.found("zapas", founding)
    for player in (table.alva, table.boris):
        await table.bot.table.play(1, TakeSeat(holder=player.id), PUBLIC)


async def person(table: Table, name: str) -> Character:
    found: Any = await table.character(name)
    assert isinstance(found, Character)
    return found


async def party(table: Table) -> Party:
    shared = (await table.state()).shared
    assert isinstance(shared, Party)
    return shared


async def stake(table: Table, who: Character) -> tuple[int, int]:
    """Return the reserve and the experience of a character's player."""
    have = (await party(table)).of(who.seat)
    return have.reserve, have.xp


async def begun(table: Table, player: Person, name: str) -> str:
    """Start an empty sheet; return its number."""
    await table.play(CreateCharacter(name=name), player)
    return (await person(table, name)).id


async def trait(table: Table, player: Person, number: str, name: str, level: int = 6) -> int:
    """Write a trait that the GM accepts for everybody; return its number."""
    await table.play(ProposeTrait(character=number, name=name, level=level), player)
    who: Any = (await table.state()).characters[number]
    made = int(who.traits[-1].id)
    await table.play(CloseProposal(what=Proposed(character=number, trait=made)), table.gm)
    return made


async def aspect(table: Table, player: Person, name: str, of: str, text: str) -> int:
    """Write an aspect that the GM accepts for everybody; return its number."""
    who = await person(table, name)
    number = next(one.id for one in who.traits if one.name == of)
    await table.play(ProposeAspect(character=who.id, trait=number, text=text), player)
    made = (await person(table, name)).made
    await table.play(CloseProposal(what=Proposed(character=who.id, trait=number, aspect=made)), table.gm)
    return made


async def crew(table: Table, *, ready: Sequence[str] = ("Tova", "Ivar"), language: Any = "en") -> None:
    """Start a campaign with Tova (id 1) and Ivar (id 2); those named in `ready` are in play."""
    await zapas(table, language)
    people = {"Tova": table.alva, "Ivar": table.boris}
    for name, player in people.items():
        number = await begun(table, player, name)
        await table.play(WriteBiography(character=number, text="Grew up aboard."), player)
        for one in TRAITS:
            await trait(table, player, number, one)
    for name, player in people.items():
        who = await person(table, name)
        other = await person(table, next(one for one in people if one != name))
        flag = TakeFlag(character=who.id, text=f"Loves {other.name}", qualifying=True, target=other.id)
        await table.play(flag, player)
        taken = (await person(table, name)).flags[0].id
        await table.play(JudgeFlag(character=who.id, flag=taken, fits=True), table.gm)
        if name in ready:
            await table.play(GetReady(character=who.id), player)


async def rich(table: Table, name: str, *, xp: int = 0, reserve: int = 7) -> None:
    """Set the reserve and experience of a character's player."""
    who = await person(table, name)
    await table.play(SetStake(seat=who.seat, reserve=reserve, xp=xp, reason="test"), table.gm)


async def travelling(table: Table) -> None:
    await table.play(SetPhase(travel=True), table.gm)


async def beast(
    table: Table, name: str = "Kraken", attack: int | None = 5, kill: int | None = 8
) -> Character:
    """Create an NPC."""
    await table.play(CreateNpc(name=name, attack=attack, kill=kill), table.gm)
    return await person(table, name)
