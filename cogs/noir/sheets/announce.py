"""What was entered on a Noir sheet, told to everybody."""

from collections.abc import Sequence

from chat.interactions.announcements import post, public_events
from chat.interactions.context import Context
from chat.messages.as_panel import as_panel
from narration.journal.events import event_lines
from narration.text.line import Line
from rules.contract.system import Played
from rules.noir.state.campaign_state import Character


async def tell_changes(
    context: Context, character: Character, done: Sequence[Played], *further: Line
) -> None:
    """Tell everybody what they may know of what was changed in play; `further` comes after it."""
    known = tuple(
        said
        for played in done
        for said in event_lines(context.campaign.system, public_events(context, played))
    )
    if known:
        await post(context, as_panel(character.name, (*known, *further)))
