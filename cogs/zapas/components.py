"""What every room of Zapas needs: its buttons and menus in the reader's language, and telling everybody."""

from collections.abc import Iterable
from hashlib import blake2b
from typing import Any

import discord
from discord import ButtonStyle, ui

from chat.interactions.announcements import post, public_events
from chat.interactions.context import Context
from chat.messages.as_panel import as_panel
from chat.messages.components import button, custom_id_of, menu
from narration.journal.events import event_lines
from narration.text.line import Line
from rules.contract.system import Played
from rules.zapas.base.text_matching import normalized
from rules.zapas.state.campaign_state import Character

Button = ui.Button[Any]
Menu = ui.Select[Any]
#: A menu's entry: what it says, and the value behind.
Entry = tuple[Line, object]


def opens(
    context: Context, said: Line, verb: str, *words: object, style: ButtonStyle = ButtonStyle.secondary
) -> Button:
    """Return a button in the reader's language."""
    return button(context.print.label(said), custom_id_of(verb, context.campaign.id, *words), style)


def choice(
    context: Context,
    said: Line,
    verb: str,
    words: Iterable[object],
    entries: Iterable[Entry],
    *,
    many: bool = False,
) -> Menu | None:
    """Return a menu in the reader's language, None when there is nothing to choose from."""
    options = [
        discord.SelectOption(label=context.print.label(text, 100), value=str(value))
        for text, value in entries
    ]
    custom_id = custom_id_of(verb, context.campaign.id, *words)
    return menu(context.print.label(said, 150), custom_id, options, many=many)


def mark(text: str) -> str:
    """Return a short word that stands for a text in a `custom_id`: the same for what counts as the same."""
    return blake2b(normalized(text).encode(), digest_size=4).hexdigest()


async def tell(
    context: Context,
    title: str,
    played: Iterable[Played],
    view: ui.View | None = None,
    pinged: Iterable[int] = (),
) -> None:
    """Tell everybody what they may know of it, if that is anything; the private answer must stand already."""
    known = tuple(
        said for one in played for said in event_lines(context.campaign.system, public_events(context, one))
    )
    if known:
        await post(context, as_panel(title, known), view, pinged)


def is_private(context: Context) -> bool:
    """Tell whether what was pressed is seen by this person alone."""
    pressed = context.interaction.message
    return pressed is None or pressed.flags.ephemeral


def suggested(context: Context) -> Iterable[Character]:
    """Return whom this person knows; whom the story has just named, a player can still type."""
    return tuple(context.state.characters.values())
