"""A public call to a GM who is silent: after two weeks without a sign, the server may give the chair away."""

from datetime import UTC, datetime, timedelta

import discord
from discord import ButtonStyle, ui

from chat.interactions.announcements import post, replace_question
from chat.interactions.context import Context
from chat.interactions.dispatch import Router
from chat.interactions.managers import asker, manages_server
from chat.interactions.response import Ack
from chat.messages.components import button, custom_id_of, view_of
from chat.messages.nonce import nonce_of
from chat.messages.printer import Message, Printer
from narration.text.line import line
from rules.campaign.actions import AnswerCall, CallGm
from rules.core.refusal import Refused
from storage.log_reader import LogRange

router = Router()

#: How long a GM has to answer, from the call on.
PATIENCE = timedelta(days=14)


async def is_free(context: Context) -> bool:
    """Tell whether somebody who asks may have the chair; call the GM if only silence can free it.

    The chair of a GM who has left the server is free to co-GMs and to who manages the server, to the latter
    also the chair of a silent GM. Refused: `chair-for-managers`, `chair-held`, `gm-called` before the call
    is two weeks old.
    """
    if not context.own.is_gm and not manages_server(context):
        raise Refused("chair-for-managers")
    if await _has_left(context):
        return True
    if not manages_server(context):
        raise Refused("chair-held")
    called = await _called(context)
    if called is None:
        await _call(context)
        return False
    if context.services.table.store.now() < called + PATIENCE:
        raise Refused("gm-called", unix=_unix(called + PATIENCE))
    return True


async def _has_left(context: Context) -> bool:
    home, holder = context.interaction.guild, context.campaign.gm.holder
    if home is None or not holder:
        return True
    try:
        await home.fetch_member(holder)
    except discord.NotFound:
        return True
    return False


async def _called(context: Context) -> datetime | None:
    """Return when the GM was called; None if nobody called, or the GM has done something since."""
    if not context.campaign.gm_called:
        return None
    store, number = context.services.table.store, context.campaign.id
    call = (await store.log.of_kinds(number, ["gm-called"]))[-1]
    since = await store.log_reader.events(LogRange(number, first=call.seq + 1))
    return None if any(one.seat == context.campaign.chair for one in since) else call.at


async def _call(context: Context) -> None:
    """Call the GM in public and by direct message, and tell the person who asked."""
    await context.play(CallGm())
    until = context.services.table.store.now() + PATIENCE
    await context.reply(line("gm-called-you", unix=_unix(until)))
    said = line("gm-called", name=asker(context), campaign=context.campaign.name, unix=_unix(until))
    holder = context.campaign.gm.holder
    await post(context, said, _answers(context, context.announce), [holder])
    letters = context.services.direct_messages
    printer = await letters.printer_for(holder, context.campaign)
    nonce = nonce_of((context.campaign.id, "gm-called", until))
    await letters.send(holder, Message(printer.say(said)), _answers(context, printer), nonce)


def _answers(context: Context, printer: Printer) -> ui.View | None:
    custom_id = custom_id_of("gm-here", context.campaign.id)
    return view_of([button(printer.label(line("button-gm-here")), custom_id, ButtonStyle.primary)])


def _unix(at: datetime) -> int:
    return int(at.astimezone(UTC).timestamp())


@router.on("gm-here", Ack.UPDATE)
async def answered(context: Context) -> None:
    """Say that the GM is still here. Refused: `chair-only`, `gm-not-called`."""
    await context.as_gm().play(AnswerCall())
    await replace_question(context, line("gm-here", campaign=context.campaign.name))
