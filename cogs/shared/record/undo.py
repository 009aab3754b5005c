"""/undo: take the last action back, after a preview. What dice have settled cannot be taken back."""

from collections.abc import Iterable, Sequence
from typing import Any

import discord
from discord import ButtonStyle, app_commands
from discord.ext import commands
from discord.utils import MISSING

from chat.delivery.channels import fitting
from chat.interactions.announcements import post
from chat.interactions.commands import in_campaign
from chat.interactions.context import Context
from chat.interactions.dispatch import Router
from chat.interactions.response import SAVED, Ack
from chat.messages.components import view_of
from chat.messages.lines_as_panel import as_panel
from narration.campaign.undo import undo_panel, undone_lines
from narration.games import GAMES
from narration.journal.events import event_lines
from narration.text.line import Line, Panel, line
from narration.text.refusals import refusal_line
from rules.campaign.handouts import HandoutMade
from rules.core.model_base import Event
from rules.core.refusal import Refused
from rules.core.seat import PUBLIC
from table.play.undo import UndoableSave, state_before, who_may
from table.uploads.portraits import sweep

router = Router()


class Undo(commands.Cog):
    """Taking back mistakes."""

    @app_commands.command()
    @app_commands.guild_only()
    @in_campaign()
    async def undo(self, context: Context) -> None:
        """Take the last action back, after a preview of what it was."""
        await show_undo(context)


@router.on("undo", Ack.UPDATE)
async def undo(context: Context, version: int) -> None:
    """Take an action back if it is still the last, and announce that; else show which one is the last now."""
    table = context.services.table
    act = await table.last_act(context.campaign.id)
    try:
        played = await table.undo(context.campaign.id, version, context.seats, context.asked)
    except Refused as refused:
        if refused.code != "undo-stale":
            raise
        await _ask_again(context, refused)
        return
    context.interaction.extras[SAVED] = True
    await context.reply(line("undo-done"))
    await _forget_pictures(context, act)
    await _tell(context, act, played.events)
    await _redraw(context, act)


async def _forget_pictures(context: Context, act: UndoableSave) -> None:
    """Delete the picture of a handout whose preparation was taken back."""
    if any(isinstance(event, HandoutMade) for event in act.save.events):
        await sweep(context.services.table, context.campaign.id)


async def show_undo(context: Context, first: Line | None = None) -> None:
    """Show what would be taken back, with the button that does it. Refused: as `who_may`, `state_before`."""
    table = context.services.table
    act = await table.last_act(context.campaign.id)
    seat = who_may(act, context.seats)
    state_before(table.store, act, seat)
    minutes = max(0, int((table.store.now() - act.save.at).total_seconds())) // 60
    public = _lines(context, act, act.known_to(PUBLIC))
    shown = public or _lines(context, act, act.known_to(seat))
    panel = undo_panel(act.name, shown, minutes, is_public=bool(public))
    press = context.button(line("button-take-back"), "undo", act.save.version, style=ButtonStyle.danger)
    await context.reply(panel, view_of([press]), first=first)


async def _ask_again(context: Context, refused: Refused) -> None:
    """Show the action that is the last now; if that cannot be taken back, show why, below the refusal."""
    try:
        await show_undo(context, refusal_line(refused))
    except Refused as other:
        await context.reply(refusal_line(other), first=refusal_line(refused))


def _lines(context: Context, act: UndoableSave, events: Iterable[Event]) -> tuple[Line, ...]:
    return undone_lines(GAMES[context.campaign.system].teller, events, act.state.contests.get(act.contest))


async def _tell(context: Context, act: UndoableSave, events: Sequence[Event]) -> None:
    """Announce what was taken back, in the contest's place or here; announce nothing if it was hidden."""
    told = _lines(context, act, act.known_to(PUBLIC))
    if not told:
        return
    contest = act.state.contests.get(act.contest)
    title = contest.title if contest else context.campaign.name
    done = event_lines(context.campaign.system, reversed(events))  # so that the stand-in is named last
    said = as_panel(title, (*done, *told))
    if contest is None or contest.place == context.interaction.channel_id:
        await post(context, said)
    else:
        await _post_at(context, contest, said)


async def _post_at(context: Context, contest: Any, said: Line | Panel) -> None:
    """Post in the contest's channel; here if that channel is gone or closed to the bot."""
    try:
        channel = await context.services.channels.of_contest(context.campaign.id, contest)
        message = fitting(channel, context.announce.drawn(said))
        await channel.send(message.content, embed=message.embed or MISSING)
    except (discord.Forbidden, discord.NotFound):
        await post(context, said)


async def _redraw(context: Context, act: UndoableSave) -> None:
    """Show again each contest that may have changed: the action's own, and those with its characters."""
    state = await context.services.table.state(context.campaign.id)
    for contest in dict.fromkeys((*act.save.back.contests, *state.contests)):
        await context.services.live.show_again(context.campaign.id, contest)
