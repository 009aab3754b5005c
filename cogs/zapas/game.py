"""Zapas for the commands that all games share: its sheets, its messages, and the GM's next step."""

from collections.abc import Sequence

from chat.interactions.context import Context
from chat.interactions.game import Game, Record
from chat.interactions.response import first_answer
from cogs.zapas import npc as npcs
from cogs.zapas import sheet
from cogs.zapas.display import ZAPAS_DISPLAY
from cogs.zapas.party import show_pending
from cogs.zapas.proposals import vote_on
from narration.text.line import Line, line
from narration.zapas.base.session_changes import changes
from narration.zapas.sheet.gm_prompts import RECORD, record_page, record_pages
from rules.campaign.actions import CampaignAction, EndSession, FoundCampaign, StartSession
from rules.campaign.events import SeatLeft
from rules.campaign.model import Campaign
from rules.contract.ownership import require_acting
from rules.contract.system import Played
from rules.core.model_base import Event
from rules.core.seat import require_gm
from rules.zapas.state.campaign_state import Character
from rules.zapas.state.events import ExperienceSpent
from rules.zapas.state.sheet_events import Voted


async def create(context: Context, name: str, npc: bool) -> None:
    """Start a sheet and show its form; a new NPC has the usual profile."""
    if npc:
        require_gm(context.seat)
        await npcs.create(context, name)
    else:
        await sheet.create(context, name)


async def show(context: Context, character: Character) -> None:
    """Show a sheet; show its player the form, and the GM an NPC with its menus."""
    if character.npc is not None and context.seat.is_gm:
        await npcs.show_npc(context, character.id, "")
    else:
        await sheet.show_form(context, character.id)


async def change(context: Context, character: Character) -> None:
    """Show what can be changed on a sheet. Refused: `not-your-character`."""
    require_acting(context.seat, character)
    with first_answer(context.interaction):
        await context.interaction.response.defer(ephemeral=True, thinking=True)
    await show(context, character)


async def follow_up(context: Context, played: Played) -> None:
    """Update the proposals after somebody has left."""
    if any(isinstance(event, SeatLeft) for event in played.events):
        await vote_on(context, played)


def messages(events: Sequence[Event]) -> list[list[Event]]:
    """Return a save's events by message: a vote has its own, and so has the cost of what it accepted.

    Votes of one kind were cast at once and share a message.
    """
    found: list[list[Event]] = [[]]
    for event in events:
        before = {e.vote for e in found[-1] if isinstance(e, Voted)}
        vote = event.vote if isinstance(event, Voted) else ""
        paid = isinstance(event, ExperienceSpent) and not any(
            isinstance(e, ExperienceSpent) for e in found[-1]
        )
        if before and ((vote and vote not in before) or paid):
            found.append([])
        found[-1].append(event)
    return found


def next_step(action: CampaignAction, campaign: Campaign) -> Line:
    """Return what the GM may do next."""
    match action:
        case FoundCampaign():
            return line("zapas-next-campaign", name=campaign.name)
        case StartSession():
            return line("zapas-next-session")
        case EndSession():
            return line("zapas-next-end")
        case _:
            return line("zapas-next-play")


ZAPAS_GAME = Game(
    show=ZAPAS_DISPLAY,
    create=create,
    sheet=show,
    sheet_panel=sheet.panel,
    change=change,
    tell=lambda contest, _: ("z-tell", contest),
    changes=changes,
    messages=messages,
    follow_up=follow_up,
    next=next_step,
    record=Record(kinds=RECORD, pages=record_pages, panel=record_page),
    pending=show_pending,
    listed=frozenset({"vote", "close-vote", "flag", "strike"}),
)
