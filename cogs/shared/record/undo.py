"""/undo: the last action is taken back, after a look at what that is; what dice settled stands."""

from collections.abc import Iterable, Sequence
from typing import Any

import discord
from discord import ButtonStyle, app_commands
from discord.ext import commands
from discord.utils import MISSING

from chat.delivery.channels import fitting
from chat.interactions.announcements import post
from chat.interactions.context import Guest, arrive
from chat.interactions.dispatch import Verbs
from chat.interactions.registrar import Registrar
from chat.interactions.response import SAVED, Ack, answering
from chat.messages.as_panel import journal
from chat.messages.components import button, press_id, rows
from narration.campaign.undo import taken, undo_panel
from narration.games import GAMES
from narration.journal.events import lines_of
from narration.text.line import Line, Panel, line
from narration.text.refusals import refusal_line
from rules.core.model_base import Event
from rules.core.refusal import Refused
from rules.core.seat import PUBLIC
from table.play.undo import Act, state_before, who_may

Interaction = discord.Interaction[Any]

verbs = Verbs()


class Undo(commands.Cog):
    """What was done by mistake."""

    @app_commands.command()
    @app_commands.guild_only()
    async def undo(self, interaction: Interaction) -> None:
        """Take the last action back."""
        async with answering(interaction, Ack.PRIVATE):
            await _ask(await arrive(interaction))


@verbs.on("undo", Ack.UPDATE)
async def undo(guest: Guest, version: int) -> None:
    """Take it back if it is still the last, and tell everybody; else show what is the last now."""
    table = guest.services.table
    act = await table.last_act(guest.campaign.id)
    try:
        played = await table.undo(guest.campaign.id, version, guest.seats, guest.asked)
    except Refused as refused:
        if refused.code != "undo-stale":
            raise
        await _ask_again(guest, refused)
        return
    guest.interaction.extras[SAVED] = True
    await guest.reply(line("undo-done"))
    await _tell(guest, act, played.events)
    await _redraw(guest, act)


async def _ask(guest: Guest, first: Line | None = None) -> None:
    """Show what would be taken back, with the button that does it."""
    table = guest.services.table
    act = await table.last_act(guest.campaign.id)
    seat = who_may(act, guest.seats)
    state_before(table.store, act, seat)
    minutes = max(0, int((table.store.now() - act.save.at).total_seconds())) // 60
    public = _lines(guest, act, act.known_to(PUBLIC))
    panel = undo_panel(
        act.name, public or _lines(guest, act, act.known_to(seat)), minutes, is_public=bool(public)
    )
    press = press_id("undo", guest.campaign.id, act.save.version)
    said = guest.print.label(line("button-take-back"))
    view = rows([button(said, press, ButtonStyle.danger)])
    await guest.reply(panel, view, first=first)


async def _ask_again(guest: Guest, refused: Refused) -> None:
    """Show what is the last now; where that cannot be taken back, only that something has happened since."""
    try:
        await _ask(guest, refusal_line(refused))
    except Refused as other:
        await guest.reply(refusal_line(other), first=refusal_line(refused))


def _lines(guest: Guest, act: Act, events: Iterable[Event]) -> tuple[Line, ...]:
    return taken(GAMES[guest.campaign.system].teller, events, act.state.contests.get(act.contest))


async def _tell(guest: Guest, act: Act, events: Sequence[Event]) -> None:
    """Tell everybody, where the contest is or here; not of what was nobody's business."""
    told = _lines(guest, act, act.known_to(PUBLIC))
    if not told:
        return
    contest = act.state.contests.get(act.contest)
    title = contest.title if contest else guest.campaign.name
    done = lines_of(guest.campaign.system, reversed(events))  # a stand-in is named after what was done
    said = journal(title, (*done, *told))
    if contest is None or contest.place == guest.interaction.channel_id:
        await post(guest, said)
    else:
        await _post_at(guest, contest, said)


async def _post_at(guest: Guest, contest: Any, said: Line | Panel) -> None:
    """Post elsewhere; where that is not possible any more, here."""
    try:
        channel = await guest.services.channels.of_contest(guest.campaign.id, contest)
        message = fitting(channel, guest.announce.drawn(said))
        await channel.send(message.content, embed=message.embed or MISSING)
    except (discord.Forbidden, discord.NotFound):
        await post(guest, said)


async def _redraw(guest: Guest, act: Act) -> None:
    """Show every contest that it may have changed: its own, and those that show the same people."""
    state = await guest.services.table.state(guest.campaign.id)
    for contest in dict.fromkeys((*act.save.back.contests, *state.contests)):
        await guest.services.table.store.show_again(guest.campaign.id, contest)
        guest.services.live.soon(guest.campaign.id, contest)


async def setup(host: Registrar) -> None:
    """Load the cog."""
    host.learn(verbs)
    await host.add_cog(Undo())
