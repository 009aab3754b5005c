"""/safety: anybody at the table pauses the game, or writes lines and veils, and nobody learns who.

What is public is posted as messages that answer nobody: Discord would name the person who is answered.
"""

from typing import Any

from discord import ButtonStyle, app_commands, ui
from discord.ext import commands

from chat.interactions.commands import in_campaign
from chat.interactions.context import Context
from chat.interactions.dispatch import Router
from chat.interactions.modals import TextField, ask
from chat.interactions.response import Ack
from chat.messages.components import beside, button, custom_id_of, view_of
from chat.messages.printer import Printer
from narration.campaign.safety import pause_lines, safety_panel
from narration.text.line import Line, line
from rules.campaign.safety import MOST_LIMIT, LimitKind, require_seat
from rules.core.seat import require_gm
from table.safety import Safety

router = Router()

Button = ui.Button[Any]

#: What the form asks, by kind.
ASKED: dict[LimitKind, Line] = {"line": line("form-limit-line"), "veil": line("form-limit-veil")}


class SafetyCommands(commands.Cog):
    """Safety at the table."""

    @app_commands.command()
    @app_commands.guild_only()
    @in_campaign()
    async def safety(self, context: Context) -> None:
        """Show the table's lines and veils, with buttons to add one and to pause the game."""
        await show(context)


def of(context: Context) -> Safety:
    """Return what this table can do about its safety."""
    return Safety(context.services.table)


async def pause_button(context: Context) -> Button | None:
    """Return the button that pauses the game or lets it go on; None for somebody without a seat."""
    if not context.own.id:
        return None
    if await of(context).is_paused(context.campaign.id):
        return context.button(line("button-go-on"), "go-on")
    return context.button(line("button-pause"), "pause")


async def with_pause(context: Context, view: ui.View | None) -> ui.View | None:
    """Return what "More…" offers, with the button that pauses the game or lets it go on."""
    return beside(view, await pause_button(context))


def on_session(context: Context, view: ui.View | None) -> ui.View | None:
    """Return the buttons of a session's message, with those that pause the game and show the limits."""
    public = context.in_public
    pause = public.button(line("button-pause"), "pause")
    return beside(beside(view, pause), public.button(line("button-limits"), "safety"))


@router.on("safety", Ack.PRIVATE)
async def show(context: Context) -> None:
    """Show the lines and veils. Refused: `no-seat`."""
    safety, campaign = of(context), context.campaign
    limits = await safety.limits(campaign.id, context.own)
    panel = safety_panel(campaign.name, limits, paused=await safety.is_paused(campaign.id))
    clear = context.button(line("button-limits-clear"), "limits-sure")
    add = [
        context.button(line("button-limit-line"), "limit-ask", "line"),
        context.button(line("button-limit-veil"), "limit-ask", "veil"),
        clear if limits and context.own.is_gm else None,
    ]
    await context.reply(panel, view_of([await pause_button(context)], add))


@router.on("pause", Ack.PRIVATE)
async def pause(context: Context) -> None:
    """Pause the game, and tell the table. Refused: `no-seat`."""
    campaign = context.campaign.id
    if not await of(context).pause(campaign, context.own):
        await context.reply(line("safety-already"), view_of([await pause_button(context)]))
        return
    posts = context.services.campaign_posts
    sent = await posts.post(campaign, pause_lines(one_is_willing=False), _paused_buttons(campaign))
    if sent is not None:
        await context.services.table.store.safety.told(campaign, sent.channel.id, sent.id)
    await context.reply(line("safety-you-paused" if sent else "safety-untold"))


def _paused_buttons(campaign: int) -> Any:
    def made(printer: Printer) -> ui.View | None:
        said = (("button-go-on", "go-on"), ("button-limits", "safety"))
        return view_of([button(printer.label(Line(id_)), custom_id_of(verb, campaign)) for id_, verb in said])

    return made


@router.on("go-on", Ack.PRIVATE)
async def go_on(context: Context) -> None:
    """Let the game go on, or say that one more must want it. Refused: `no-seat`, `not-paused`."""
    safety, posts, campaign = of(context), context.services.campaign_posts, context.campaign.id
    pause = await safety.pause_of(campaign)
    outcome = await safety.go_on(campaign, context.own)
    place = (pause.channel, pause.message) if pause and pause.message else None
    if outcome == "waits":
        if place:
            said = pause_lines(one_is_willing=True)
            await posts.edit(campaign, place, said, _paused_buttons(campaign))
        await context.reply(line("safety-one-more"))
        return
    if place:
        await posts.edit(campaign, place, (line("safety-was-paused"),))
    await posts.post(campaign, (line("safety-goes-on"),))
    await context.reply(line("safety-you-go-on"))


@router.on("limit-ask", Ack.FORM)
async def ask_limit(context: Context, kind: LimitKind) -> None:
    """Open the form for a line or a veil. Refused: `no-seat`."""
    require_seat(context.own)
    text = TextField(ASKED[kind], most=MOST_LIMIT, long=True, hint=line("form-limit-hint"))
    await ask(context, line("form-limit"), "limit-add", kind, fields=[text])


@router.on("limit-add", Ack.PRIVATE)
async def add(context: Context, kind: LimitKind, text: str) -> None:
    """Add a line or veil; the answer can withdraw it. Refused: as `Safety.add`."""
    word = await of(context).add(context.campaign.id, context.own, kind, text)
    drop = context.button(line("button-limit-drop"), "limit-drop", word)
    await context.reply(line("limit-added"), view_of([drop]))
    await _tell_change(context, line("limits-changed"))


@router.on("limit-drop", Ack.UPDATE)
async def withdraw(context: Context, word: str) -> None:
    """Withdraw a line or veil of one's own. Refused: `limit-gone`."""
    await of(context).withdraw(context.campaign.id, word)
    await context.reply(line("limit-dropped"))


@router.on("limits-sure", Ack.UPDATE)
async def ask_clear(context: Context) -> None:
    """Ask before every line and veil is deleted. Refused: `gm-only`."""
    require_gm(context.own)
    clear = context.button(line("button-limits-clear"), "limits-clear", style=ButtonStyle.danger)
    await context.reply(line("limits-sure"), view_of([clear]))


@router.on("limits-clear", Ack.UPDATE)
async def clear(context: Context) -> None:
    """Delete every line and veil, and tell the table. Refused: `gm-only`."""
    await of(context).clear(context.campaign.id, context.own)
    await context.reply(line("done-below"))
    await _tell_change(context, line("limits-cleared"))


async def _tell_change(context: Context, said: Line) -> None:
    campaign = context.campaign.id

    def shown(printer: Printer) -> ui.View | None:
        return view_of([button(printer.label(line("button-limits")), custom_id_of("safety", campaign))])

    await context.services.campaign_posts.post(campaign, (said,), shown)
