"""What was entered on a Noir sheet, told to everybody."""

from collections.abc import Sequence

from chat.interactions.announcements import in_the_open, post
from chat.interactions.context import Guest
from chat.messages.as_panel import journal
from narration.journal.events import lines_of
from narration.text.line import Line
from rules.contract.system import Played
from rules.noir.state.campaign_state import Character


async def tell_changes(guest: Guest, character: Character, done: Sequence[Played], *further: Line) -> None:
    """Tell everybody what they may know of what was changed in play; `further` comes after it."""
    known = tuple(
        said for played in done for said in lines_of(guest.campaign.system, in_the_open(guest, played))
    )
    if known:
        await post(guest, journal(character.name, (*known, *further)))
