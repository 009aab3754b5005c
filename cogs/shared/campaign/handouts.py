"""/handout: what the GM gives to read: prepared first, then shown to everybody or to some seats."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import discord
from discord import ButtonStyle, app_commands, ui
from discord.ext import commands

from chat.delivery.followup import follow_up
from chat.interactions.announcements import post
from chat.interactions.commands import in_campaign
from chat.interactions.context import Context
from chat.interactions.dispatch import Router
from chat.interactions.modals import TextField, ask
from chat.interactions.response import Ack, answer
from chat.messages.components import view_of
from chat.messages.lines_as_panel import as_panel
from chat.messages.pictures import with_picture
from chat.messages.printer import Message
from cogs.shared.paging import page_buttons
from cogs.shared.people.portraits import content
from narration.campaign.course import seat_label, seat_name
from narration.campaign.handouts import given_line, gm_panel, handout_panel, list_panel
from narration.journal.events import event_lines
from narration.text.line import Line, Panel, line, verbatim
from narration.text.truncate import truncate
from rules.campaign.handouts import MOST_WORDS, DropHandout, Handout, MakeHandout, ShowHandout, handout
from rules.contract.system import AnyState, Played
from rules.core.names import NAME_LENGTH
from rules.core.seat import require_gm
from table.uploads.pictures import MOST_ALT, alt_text, small_picture
from table.uploads.portraits import sweep

router = Router()

#: The most entries of a menu.
PAGE = 25
PAGES = (line("button-older"), line("button-newer"))


class Handouts(commands.Cog):
    """What the GM gives to read."""

    @app_commands.command(name="handout")
    @app_commands.guild_only()
    @in_campaign()
    async def handout_(
        self,
        context: Context,
        picture: discord.Attachment | None = None,
        title: app_commands.Range[str, 0, NAME_LENGTH] = "",
        description: app_commands.Range[str, 0, MOST_ALT] = "",
    ) -> None:
        """Read what the GM has handed out; as the GM, prepare a picture or a text, and show it."""
        if picture is None:
            await show_list(context, 1)
        else:
            await _prepare_picture(context.as_gm(), picture, title, description)


async def _prepare_picture(
    context: Context, picture: discord.Attachment, title: str, description: str
) -> None:
    """Prepare a handout with a picture. Refused: as `MakeHandout`, `content` and `small_picture`."""
    require_gm(context.seat)
    alt, table, campaign = alt_text(description), context.services.table, context.campaign.id
    data = await small_picture(await content(picture), "handout")
    hash_ = await table.store.pictures.keep(campaign, data)
    try:
        made = MakeHandout(title=title or alt[:NAME_LENGTH], text="", picture=hash_, alt=alt)
        played = await context.play(made)
        await table.store.pictures.keep(campaign, data)  # again, as with portraits
    finally:
        await sweep(table, campaign)  # if it was refused, nothing shows the picture
    await _made(context, played)


def readable(context: Context) -> tuple[Handout, ...]:
    """Return the handouts that this person may read as their own seat or as one they stand in for."""
    return context.campaign.handouts


@router.on("handouts", Ack.PRIVATE)
async def open_list(context: Context) -> None:
    """Show the list of handouts."""
    await show_list(context, 1)


@router.on("handouts-page", Ack.UPDATE)
async def show_list(context: Context, page: int) -> None:
    """Show a page of the list, the newest first. Refused: `stale-button` for a page that does not exist."""
    known = tuple(reversed(readable(context)))
    pages = max(1, -(-len(known) // PAGE))
    turning = page_buttons(context, "handouts-page", labels=PAGES[::-1], page=page, pages=pages)
    shown = known[(page - 1) * PAGE : page * PAGE]
    options = [context.option(verbatim(truncate(one.title, 90)), one.number) for one in shown]
    menu = context.menu(line("placeholder-handout"), "handout-open", options=options)
    new = [context.button(line("button-handout-new"), "handout-ask")] if context.seat.is_gm else []
    panel = list_panel(context.campaign.name, known, gm=context.seat.is_gm)
    await context.reply(panel, view_of([menu], [*new, *turning]))


@router.on("handout-open", Ack.UPDATE)
@router.on("handout-read", Ack.PRIVATE)
async def read(context: Context, number: int) -> None:
    """Show a handout to somebody who may read it. Refused: `no-handout` for everybody else."""
    one = handout(context.campaign.handouts, number, context.seat)
    if context.seat.is_gm:
        await _reply(context, one, _panel(context.state, one), _gm_view(context, one))
    else:
        await _reply(context, one, handout_panel(one), view_of([_back(context)]))


def _panel(state: AnyState, one: Handout) -> Panel:
    """Return a handout for the GM, with the names of those who may read it."""
    return gm_panel(one, _names(state, one.seats))


def _names(state: AnyState, seats: Sequence[str]) -> tuple[Line, ...]:
    return tuple(seat_name(state, who) for who in state.campaign.seats if who.id in seats)


def _back(context: Context) -> ui.Button[Any]:
    return context.button(line("button-handouts"), "handouts-page", 1)


def _gm_view(context: Context, one: Handout) -> ui.View | None:
    everybody = context.button(
        line("button-handout-all"), "handout-all", one.number, style=ButtonStyle.primary
    )
    drop = context.button(line("button-handout-drop"), "handout-sure", one.number)
    menu = None if one.everybody else _seat_menu(context, one)
    return view_of([menu], [None if one.everybody else everybody, drop, _back(context)])


def _seat_menu(context: Context, one: Handout) -> ui.Select[Any] | None:
    """Return the menu of the players who have not got a handout yet."""
    more = [
        who for who in context.campaign.seats if who.id not in one.seats and who.id != context.campaign.chair
    ]
    options = [context.option(seat_label(context.state, who), who.id) for who in more[:PAGE]]
    return context.menu(
        line("placeholder-handout-seats"), "handout-some", one.number, options=options, many=True
    )


@router.on("handout-ask", Ack.FORM)
async def ask_text(context: Context) -> None:
    """Open the form for a handout. Refused: `gm-only`."""
    require_gm(context.as_gm().seat)
    title = TextField(line("form-handout-title"), most=NAME_LENGTH)
    text = TextField(line("form-handout-text"), most=MOST_WORDS, long=True)
    await ask(context, line("form-handout"), "handout-make", fields=[title, text])


@router.on("handout-make", Ack.PRIVATE)
async def make(context: Context, title: str, text: str) -> None:
    """Prepare a handout, and offer to show it. Refused: as `MakeHandout`."""
    context = context.as_gm()
    await _made(context, await context.play(MakeHandout(title=title, text=text)))


async def _made(context: Context, played: Played) -> None:
    made = played.after.campaign.handouts[-1]
    panel = _panel(played.after, made)
    await _reply(context, made, panel, _gm_view(context, made), first=line("handout-prepared"))


async def _reply(
    context: Context, one: Handout, panel: Panel, view: ui.View | None, *, first: Line | None = None
) -> None:
    """Answer with a handout and its picture, if it has one."""
    message = await _pictured(context, one, context.print.message(panel))
    if first is not None:
        message = replace(message, content=f"{context.print.say(first)}\n{message.content}")
    await answer(context.interaction, message, view)


async def _pictured(context: Context, one: Handout, message: Message) -> Message:
    """Return a message with a handout's picture; without it if there is none any more."""
    if not one.picture:
        return message
    data = await context.services.table.store.pictures.data(context.campaign.id, one.picture)
    return message if data is None else with_picture(message, "handout", data, one.alt)


@router.on("handout-all", Ack.UPDATE)
async def show_to_all(context: Context, number: int) -> None:
    """Show a handout to everybody, in the channel. Refused: as `ShowHandout`."""
    context = context.as_gm()
    played = await context.play(ShowHandout(number=number, everybody=True))
    await context.reply(line("done-below"))
    one = handout(played.after.campaign.handouts, number, context.seat)
    said = as_panel(context.campaign.name, event_lines(context.campaign.system, played.events))
    message = await _pictured(context, one, context.announce.drawn(said))
    await follow_up(context.services.channels, context.interaction, message)


@router.on("handout-some", Ack.UPDATE)
async def show_to_some(context: Context, number: int, *seats: str) -> None:
    """Show a handout to some seats; the channel learns that they got one. Refused: as `ShowHandout`."""
    context = context.as_gm()
    played = await context.play(ShowHandout(number=number, seats=seats))
    one = handout(played.after.campaign.handouts, number, context.seat)
    await _reply(context, one, _panel(played.after, one), _gm_view(context, one))
    called = [who.holder for who in played.after.campaign.seats if who.id in seats]
    given = given_line(_names(played.after, seats))
    await post(context, given, _read_button(context, number), called)


def _read_button(context: Context, number: int) -> ui.View | None:
    return view_of([context.in_public.button(line("button-handout-read"), "handout-read", number)])


@router.on("handout-sure", Ack.UPDATE)
async def ask_drop(context: Context, number: int) -> None:
    """Ask before a handout is deleted. Refused: `gm-only`, `no-handout`."""
    context = context.as_gm()
    require_gm(context.seat)
    one = handout(context.campaign.handouts, number, context.seat)
    drop = context.button(line("button-handout-drop"), "handout-drop", number, style=ButtonStyle.danger)
    await context.reply(_sure(one), view_of([drop, _back(context)]))


def _sure(one: Handout) -> Line:
    known = one.everybody or bool(one.seats)
    return line("handout-sure-known" if known else "handout-sure", title=one.title)


@router.on("handout-drop", Ack.UPDATE)
async def drop(context: Context, number: int) -> None:
    """Delete a handout, and show the list. Refused: as `DropHandout`."""
    await context.as_gm().play(DropHandout(number=number))
    await sweep(context.services.table, context.campaign.id)
    context.services.published_pages.refresh_soon(context.campaign.id)
    await show_list(await context.now(), 1)
