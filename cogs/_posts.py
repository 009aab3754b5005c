"""Public messages that wait for somebody: buttons for whoever must act, a ping for them and nobody else."""

from collections.abc import Iterable
from dataclasses import replace

import discord
from discord import ui
from discord.utils import MISSING

from cogs._answer import answer
from cogs._embeds import CONTENT, Message, Printer, cut
from cogs._followup import follow_up
from cogs._guest import Guest
from cogs._journal import journal, lines_of
from narration.line import Line, Panel, line
from rules.campaign.events import ActedFor
from rules.campaign.model import AnyCharacter, Campaign, SeatRecord
from rules.frozen import Event
from rules.seat import PUBLIC
from rules.system import Played


def holders(campaign: Campaign, characters: Iterable[AnyCharacter]) -> tuple[int, ...]:
    """Return the accounts that act for these characters; the GM's where a character is the GM's.

    An empty seat has account 0, which nobody pings.
    """
    records = (campaign.record(character.seat) or campaign.gm for character in characters)
    return tuple(dict.fromkeys(_account(campaign, record) for record in records))


def _account(campaign: Campaign, record: SeatRecord) -> int:
    """Return the account that acts for a seat: its stand-in's, once it plays for it or nobody holds it."""
    stand_in = campaign.record(record.stand_in)
    if stand_in is not None and (not record.is_held or record.id in stand_in.acting.values()):
        return stand_in.holder
    return record.holder


async def post(
    guest: Guest, said: Line | Panel, view: ui.View | None = None, pinged: Iterable[int] = ()
) -> discord.Message:
    """Post a public message in the campaign's language; the private answer must stand already."""
    message = drawn(guest.announce, said)
    called = tuple(filter(None, pinged))
    pings = "".join(f" <@{holder}>" for holder in called)
    only = discord.AllowedMentions(
        everyone=False, roles=False, users=[discord.Object(holder) for holder in called]
    )
    content = cut(message.content, CONTENT - len(pings)) + pings
    return await follow_up(guest.interaction, replace(message, content=content), view, only)


def in_the_open(guest: Guest, played: Played) -> list[Event]:
    """Return what everybody may know of what was played; nothing, if it is only who did it for whom."""
    seen = (guest.system.redact(played.after, event, PUBLIC) for event in played.events)
    known = [event for event in seen if event is not None]
    return known if any(not isinstance(event, ActedFor) for event in known) else []


async def report(guest: Guest, title: str, played: Played, pinged: Iterable[int] = ()) -> None:
    """Tell everybody what they may know of it; what they may not is told to whoever asked, alone."""
    known = in_the_open(guest, played)
    if not known:
        await guest.reply(journal(title, lines_of(guest.game, played.events)))
        return
    await guest.reply(line("done-below"))
    await post(guest, journal(title, lines_of(guest.game, known)), None, pinged)


async def aside(guest: Guest, said: Line | Panel, view: ui.View | None = None) -> None:
    """Say one thing more to whoever asks, privately and in the reader's language."""
    message = drawn(guest.print, said)
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
        await answer(guest.interaction, drawn(guest.announce, said), None)


def drawn(printer: Printer, said: Line | Panel) -> Message:
    """Return a line or a panel as a message."""
    return printer.message(said) if isinstance(said, Panel) else Message(printer.say(said))
