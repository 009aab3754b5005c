"""A Nyx campaign at a table, and the actions that tests of the table play in it."""

from rules.campaign.actions import EndSession, FoundCampaign, StartSession
from rules.contract.system import AnyState
from rules.core.seat import Role, Seat
from rules.nyx.base.enums import Attribute, Tactic
from rules.nyx.state import actions as nyx
from rules.nyx.state import contest_actions
from table.play.table import Table

GM, PLAYER = Seat(role=Role.GM, id="1"), Seat(role=Role.PLAYER, id="2")
HOME, PLACE = 10, 20


async def founded(table: Table, place: int = PLACE) -> AnyState:
    return await table.found(
        HOME, "nyx", FoundCampaign(holder=5, name="The Night Train", language="en", place=place)
    )


async def guards(table: Table, *names: str) -> None:
    for name in names:
        await table.play(1, nyx.CreateBare(name=name, value=7), GM)


def closes_decks(table: Table, message: int = 1_420_934_400_123_456_516) -> None:
    """Let each deck be closed by a message, as in a channel; the first has this number."""

    async def close(campaign: int, place: int) -> None:
        deck = await table.owe_closing(campaign, place)
        assert deck is not None
        await table.close_deck(campaign, deck.number, message + deck.number)

    table.close_by_message = close


async def roll(table: Table) -> tuple[int, ...]:
    played = await table.play(1, nyx.RollAlone(character="1", attribute=Attribute.VALUE), GM)
    rolled = played.events[0]
    dice: tuple[int, ...] = rolled.roll.dice  # type: ignore[attr-defined]
    return dice


async def session(table: Table, *, on: bool) -> None:
    await table.play(1, StartSession() if on else EndSession(), GM)


async def duel(table: Table, *, itself: bool = False) -> str:
    """Open a conflict between two guards, and play it up to the hidden choice."""
    sides = tuple(contest_actions.SideSetup(character=number, goal="win") for number in ("1", "2"))
    opening = contest_actions.OpenConflict(place=PLACE, title="Duel", sides=sides)  # type: ignore[arg-type]
    opened = await table.play(1, opening, GM)
    contest = list(opened.after.contests)[-1]
    if itself:
        await table.play(1, contest_actions.SetAutomatic(contest=contest, turn=1, side=1, on=True), GM)
    for side in (1, 2):
        declared = contest_actions.Declare(contest=contest, turn=1, side=side, attribute=Attribute.VALUE)
        await table.play(1, declared, GM)
    return contest


async def pick(table: Table, contest: str, side: int, tactic: Tactic = Tactic.WAITING) -> None:
    picked = contest_actions.PickTactic(contest=contest, turn=1, side=side, tactic=tactic)  # type: ignore[arg-type]
    await table.play(1, picked, GM)
