"""Public messages that wait for somebody: buttons for whoever must act, a ping for them and nobody else."""

from collections.abc import Iterable
from dataclasses import replace

import discord
from discord import ui
from discord.utils import MISSING

from chat.delivery.followup import follow_up
from chat.interactions.context import Guest
from chat.interactions.response import answer
from chat.messages.as_panel import journal
from chat.messages.printer import CONTENT, cut
from narration.journal.events import lines_of
from narration.text.line import Line, Panel, line
from rules.campaign.events import ActedFor
from rules.contract.system import Played
from rules.core.model_base import Event
from rules.core.seat import PUBLIC


async def post(
    guest: Guest, said: Line | Panel, view: ui.View | None = None, pinged: Iterable[int] = ()
) -> discord.Message:
    """Post a public message in the campaign's language; the private answer must stand already."""
    message = guest.announce.drawn(said)
    called = tuple(filter(None, pinged))
    pings = "".join(f" <@{holder}>" for holder in called)
    only = discord.AllowedMentions(
        everyone=False, roles=False, users=[discord.Object(holder) for holder in called]
    )
    content = cut(message.content, CONTENT - len(pings)) + pings
    return await follow_up(
        guest.services.channels, guest.interaction, replace(message, content=content), view, only
    )


def in_the_open(guest: Guest, played: Played) -> list[Event]:
    """Return what everybody may know of what was played; nothing, if it is only who did it for whom."""
    seen = (guest.system.redact(played.after, event, PUBLIC) for event in played.events)
    known = [event for event in seen if event is not None]
    return known if any(not isinstance(event, ActedFor) for event in known) else []


async def report(guest: Guest, title: str, played: Played, pinged: Iterable[int] = ()) -> None:
    """Tell everybody what they may know of it; what they may not is told to whoever asked, alone."""
    known = in_the_open(guest, played)
    if not known:
        await guest.reply(journal(title, lines_of(guest.campaign.system, played.events)))
        return
    await guest.reply(line("done-below"))
    await post(guest, journal(title, lines_of(guest.campaign.system, known)), None, pinged)


async def aside(guest: Guest, said: Line | Panel, view: ui.View | None = None) -> None:
    """Say one thing more to whoever asks, privately and in the reader's language."""
    message = guest.print.drawn(said)
    await guest.interaction.followup.send(
        message.content, embed=message.embed or MISSING, view=view or MISSING, ephemeral=True
    )


async def conclude(guest: Guest, said: Line | Panel) -> None:
    """Let the result stand where its button stood; behind a private button it is posted for all."""
    pressed = guest.interaction.message
    if pressed is not None and pressed.flags.ephemeral:
        await guest.reply(line("done-below"))
        await post(guest, said)
    else:
        await answer(guest.interaction, guest.announce.drawn(said), None)
