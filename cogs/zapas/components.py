"""What the Zapas modules share: the meaning and visibility of buttons, and public accounts of actions."""

from typing import Any, TypeVar

from discord import ui

from chat.interactions.announcements import public_events
from chat.interactions.arguments import fingerprint, stale_button
from chat.interactions.context import Context
from chat.messages.lines_as_panel import as_panel
from narration.journal.events import event_lines
from narration.text.line import Line, Panel
from rules.contract.system import Played
from rules.zapas.base.text_matching import normalized
from rules.zapas.state.campaign_state import Character
from rules.zapas.state.sheet_actions import Proposed

FoundT = TypeVar("FoundT")
Button = ui.Button[Any]
Menu = ui.Select[Any]


def mark(text: str) -> str:
    """Return a short word that stands for a text in a `custom_id`; texts that count as equal share a word."""
    return fingerprint(normalized(text))


def is_private(context: Context) -> bool:
    """Tell whether only this person sees the message that was pressed."""
    pressed = context.interaction.message
    return pressed is None or pressed.flags.ephemeral


def is_own(context: Context, who: Character) -> bool:
    """Tell whether this seat plays the character."""
    return bool(who.seat) and who.seat == context.seat.id


def still_there(found: FoundT | None) -> FoundT:
    """Return the thing that a button means. Refused: `stale-button` if it no longer exists."""
    if found is None:
        raise stale_button()
    return found


def public_account(context: Context, title: str, played: Played) -> Line | Panel:
    """Return what everybody may know of an action; it must have public events."""
    return as_panel(title, event_lines(context.campaign.system, public_events(context, played)))


def address(what: Proposed) -> tuple[object, ...]:
    """Return the words of a `custom_id` that mean this proposal."""
    return (what.character, what.trait, what.aspect or 0, int(what.renaming))


def addressed(character: str, trait: int, aspect: int, renaming: int) -> Proposed:
    """Return the proposal that these words mean."""
    return Proposed(character=character, trait=trait, aspect=aspect or None, renaming=bool(renaming))


def vote_value(what: Proposed) -> str:
    """Return a proposal as the value of a menu."""
    return ".".join(map(str, address(what)))
