"""Noir as the shared commands know it: its sheets, ledger, pending questions, changes and next steps."""

from chat.interactions.context import Context
from chat.interactions.game import Game, Record
from chat.interactions.response import first_answer
from cogs.noir.combat.harm import begin_buttons
from cogs.noir.display import NOIR_SHOW
from cogs.noir.fate.pot import show_purse
from cogs.noir.sheets import sheet
from cogs.noir.sheets.npc import choose_template
from narration.noir.base.scene_changes import changes
from narration.noir.fate.accounts import LEDGER, ledger, ledger_pages
from narration.text.line import Line, line
from rules.campaign.actions import CampaignAction, ChangeScene, EndSession, FoundCampaign, StartSession
from rules.campaign.model import Campaign
from rules.core.seat import require_gm
from rules.noir.sheet.access import editable_sheet
from rules.noir.state.campaign_state import Character


async def create(context: Context, name: str, npc: bool) -> None:
    """Start a sheet and show its form; for an NPC show the templates."""
    if npc:
        await choose_template(context, name)
    else:
        await sheet.create(context, name)


async def change(context: Context, character: Character) -> None:
    """Show the form of a sheet. Refused: as `editable_sheet`."""
    known = editable_sheet(context.state, character.id, context.seat)
    with first_answer(context.interaction):
        await context.interaction.response.defer(ephemeral=True, thinking=True)
    await sheet.show_form(context, known.id)


def next_step(action: CampaignAction, campaign: Campaign) -> Line:
    """Return what the GM may do next."""
    match action:
        case FoundCampaign():
            return line("noir-next-campaign", name=campaign.name)
        case ChangeScene():
            return line("noir-next-scene")
        case StartSession():
            return line("noir-next-session")
        case EndSession():
            return line("noir-next-end")
        case _:
            return line("noir-next-play")


async def show_pending(context: Context) -> None:
    """Show the pot with the questions for the GM. Refused: `gm-only`."""
    require_gm(context.seat)
    await show_purse(context)


NOIR_GAME = Game(
    show=NOIR_SHOW,
    create=create,
    sheet=sheet.show,
    sheet_panel=sheet.panel,
    change=change,
    tell=lambda contest, turn: ("n-tell", contest, str(turn)),
    changes=changes,
    next=next_step,
    # a Noir campaign records what Fate was paid for
    record=Record(kinds=LEDGER, pages=ledger_pages, panel=ledger),
    pending=show_pending,
    begins=begin_buttons,
    listed=frozenset({"ask"}),
)
