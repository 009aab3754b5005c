"""Messages after an interaction: announcements of play, questions to people, and private notes."""

import asyncio
from collections.abc import Iterable
from dataclasses import replace

import discord
from discord import ui
from discord.utils import MISSING

from chat.delivery.followup import follow_up
from chat.interactions.context import Context
from chat.interactions.response import answer
from chat.messages.lines_as_panel import as_panel
from chat.messages.printer import CONTENT, Message, cut
from narration.journal.events import event_lines
from narration.proofs.decks import unclosed_line
from narration.text.line import Line, Panel, line
from rules.contract.system import Played
from rules.core.model_base import Event
from rules.core.seat import PUBLIC


async def post(
    context: Context, said: Line | Panel, view: ui.View | None = None, pinged: Iterable[int] = ()
) -> discord.Message:
    """Post a public message in the campaign's language, which pings only `pinged`.

    Reply privately first, unless the pressed message is updated: then no answer is open that Discord would
    take this message for.
    """
    message = await _printed(context, said)
    called = tuple(filter(None, pinged))
    pings = "".join(f" <@{holder}>" for holder in called)
    only = discord.AllowedMentions(
        everyone=False, roles=False, users=[discord.Object(holder) for holder in called]
    )
    content = cut(message.content, CONTENT - len(pings)) + pings
    sent = await follow_up(
        context.services.channels, context.interaction, replace(message, content=content), view, only
    )
    await _tell_unclosed(context)
    return sent


async def _tell_unclosed(context: Context) -> None:
    """Tell the table once that the bot could not close a deck here, and what that means."""
    untold = context.services.deck_closings.untold
    if context.campaign.id in untold:
        untold.discard(context.campaign.id)
        await context.tell_all(unclosed_line())


def public_events(context: Context, played: Played) -> list[Event]:
    """Return the played events as the public may know them; none if only a stand-in's `ActedFor` is left."""
    return context.system.told(played.after, played.events, PUBLIC)


async def announce(
    context: Context,
    title: str,
    *played: Played,
    view: ui.View | None = None,
    pinged: Iterable[int] = (),
) -> None:
    """Post the public part of what was played; nothing if all is hidden. Reply privately first."""
    system = context.campaign.system
    known = [said for one in played for said in event_lines(system, public_events(context, one))]
    if known:
        await post(context, as_panel(title, known), view, pinged)


async def report(context: Context, title: str, played: Played, pinged: Iterable[int] = ()) -> None:
    """Post the public part of what was played; if all is hidden, tell only the person who asked."""
    known = public_events(context, played)
    if not known:
        await context.reply(as_panel(title, event_lines(context.campaign.system, played.events)))
        return
    await context.reply(line("done-below"))
    await post(context, as_panel(title, event_lines(context.campaign.system, known)), None, pinged)


async def send_private_note(context: Context, said: Line | Panel, view: ui.View | None = None) -> None:
    """Send one more private message to the person who asked, in their language."""
    message = context.print.drawn(said)
    await context.interaction.followup.send(
        message.content, embed=message.embed or MISSING, view=view or MISSING, ephemeral=True
    )


async def replace_question(context: Context, said: Line | Panel, view: ui.View | None = None) -> None:
    """Replace the message of a pressed public button with the result; after a private button, post it."""
    pressed = context.interaction.message
    if pressed is not None and pressed.flags.ephemeral:
        await context.reply(line("done-below"))
        await post(context, said, view)
    else:
        await answer(context.interaction, await _printed(context, said), view)


async def _printed(context: Context, said: Line | Panel) -> Message:
    """Return a public message, with its picture if it has one and the bot may attach files here."""
    drawing = context.announce.drawing(said) if isinstance(said, Panel) else None
    if not isinstance(said, Panel) or drawing is None or not context.interaction.app_permissions.attach_files:
        return context.announce.drawn(said)
    return context.announce.message(said, await asyncio.to_thread(drawing.draw))
