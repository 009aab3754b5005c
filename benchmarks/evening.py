"""A typical Nyx campaign: complete sheets of ten aspects each, and a running conflict."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from rules.campaign.actions import FoundCampaign
from rules.contract.system import AnyState
from rules.core.seat import Role, Seat
from rules.nyx.base.enums import SHEET_ATTRIBUTES
from rules.nyx.state import actions as nyx
from rules.nyx.state import contest_actions
from rules.registry import SYSTEMS
from storage.store import Store
from table.play.table import Table

GM = Seat(role=Role.GM, id="1")
NAMES = ("Mira", "Tova", "Anselm", "Boris")
ASPECTS = ("Stubborn", "Rebel", "Wanted", "Liked", "Kind", "Ally", "Sad", "Runaway", "Persuasive", "Small")


@asynccontextmanager
async def opened(path: Path) -> AsyncIterator[Table]:
    """Open a table on its own database; dice come from decks, as in production."""
    store = await Store.open(path, SYSTEMS)
    try:
        yield Table(store)
    finally:
        await store.close()


async def campaign(table: Table, *, home: int = 100, place: int = 1, holder: int = 7) -> AnyState:
    """Found a campaign whose GM plays four characters, and start a conflict between two of them."""
    number = await _founded(table, home, place, holder)
    for name in NAMES:
        await character(table, number, name)
    return await _at_odds(table, number, place)


async def small(table: Table) -> AnyState:
    """Found a campaign with just a conflict between two opponents of one value each."""
    number = await _founded(table, home=100, place=1, holder=7)
    for name in NAMES[:2]:
        await table.play(number, nyx.CreateBare(name=name, value=9), GM)
    return await _at_odds(table, number, place=1)


async def _founded(table: Table, home: int, place: int, holder: int) -> int:
    founding = FoundCampaign(holder=holder, name="The Night Train", language="en", place=place)
    number: int = (await table.found(home, "nyx", founding)).campaign.id
    return number


async def _at_odds(table: Table, number: int, place: int) -> AnyState:
    state = await table.state(number)
    first, second = list(state.characters)[:2]
    sides = (
        contest_actions.SideSetup(character=first, goal="reach it"),
        contest_actions.SideSetup(character=second, goal="stay"),
    )
    opening = contest_actions.OpenConflict(place=place, title="On the roof of the night train", sides=sides)
    return (await table.play(number, opening, GM)).after


async def character(table: Table, campaign: int, name: str) -> str:
    """Write a complete sheet, and return its character's id."""
    state = (await table.play(campaign, nyx.CreateCharacter(name=name, npc=True), GM)).after
    number: str = list(state.characters)[-1]
    for attribute, value in zip(SHEET_ATTRIBUTES, (4, 5, 8), strict=True):
        action = nyx.SetAttribute(character=number, attribute=attribute, value=value)
        await table.play(campaign, action, GM)
    await table.play(campaign, nyx.NameAspects(character=number, first=1, names=ASPECTS), GM)
    await table.play(campaign, nyx.FinishCharacter(character=number), GM)
    return number
