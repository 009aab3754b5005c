"""/campaign settings and /campaign record: what tables want differently, and what has become true."""

from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from chat.interactions.announcements import post, public_events
from chat.interactions.arguments import stale_button
from chat.interactions.context import Context, context_of_command
from chat.interactions.dispatch import Router
from chat.interactions.game import game_of
from chat.interactions.modals import TextField, open_modal
from chat.interactions.response import Ack, answering
from chat.messages.as_panel import as_panel
from chat.messages.components import button, custom_id_of, menu, view_of
from cogs.shared.next_steps import or_next_steps
from narration.campaign.settings import (
    on_page,
    page_with,
    pages_of,
    setting_choice,
    setting_name,
    setting_value,
    settings_panel,
)
from narration.journal.events import event_lines
from narration.text.line import Line, line
from rules.campaign.actions import ChangeSetting
from rules.campaign.settings import Setting, require_setting, value_of
from rules.core.model_base import Event
from rules.core.seat import PUBLIC, require_gm

router = Router()

Interaction = discord.Interaction[Any]


class SettingCommands(commands.Cog):
    """What a campaign has chosen, and what it remembers."""

    @app_commands.command()
    async def settings(self, interaction: Interaction) -> None:
        """See what this table does its own way; the GM changes it."""
        async with answering(interaction, Ack.PRIVATE):
            await _show(await context_of_command(interaction))

    @app_commands.command()
    async def record(self, interaction: Interaction) -> None:
        """See the facts that play has made."""
        async with answering(interaction, Ack.PRIVATE):
            await _show_record(await context_of_command(interaction), None)


async def _show(context: Context, page: int = 1) -> None:
    pages = pages_of(context.system.settings)
    if not 1 <= page <= pages:
        raise stale_button()
    ways = _ways(context, "settings", (line("button-previous"), line("button-next")), page, pages)
    view = view_of([_settings_menu(context, page)], ways)
    await context.reply(settings_panel(context.campaign, context.system.settings, page), view)


def _settings_menu(context: Context, page: int) -> ui.Select[Any] | None:
    """Return the menu of a page's settings; only the GM has one."""
    if not context.seat.is_gm:
        return None
    options = [_option(context, setting) for setting in on_page(context.system.settings, page)]
    said = context.print.label(line("placeholder-setting"), 150)
    return menu(said, custom_id_of("setting", context.campaign.id), options)


def _option(context: Context, setting: Setting) -> discord.SelectOption:
    system = context.campaign.system
    now = value_of(context.system.settings, context.campaign.settings, setting.key)
    return discord.SelectOption(
        label=context.print.label(setting_name(system, setting.key), 100),
        description=context.print.label(setting_value(system, setting.key, now), 100),
        value=setting.key,
    )


@router.on("setting", Ack.UPDATE)
async def choose(context: Context, key: str) -> None:
    """Show what a setting changes, its values, and the way to type another one if there is one."""
    require_gm(context.seat)
    setting = require_setting(context.system.settings, key)
    now = value_of(context.system.settings, context.campaign.settings, key)
    values = None if setting.values == (now,) else _values_menu(context, setting, now)
    other, back = line("button-other-value"), line("button-back")
    page = page_with(context.system.settings, key)
    ways = [
        button(context.print.label(other), custom_id_of("setting-other", context.campaign.id, key))
        if setting.pattern
        else None,
        button(context.print.label(back), custom_id_of("settings", context.campaign.id, page)),
    ]
    await context.reply(
        setting_choice(context.campaign, context.system.settings, setting), view_of([values], ways)
    )


def _values_menu(context: Context, setting: Setting, now: str) -> ui.Select[Any] | None:
    system = context.campaign.system
    options = [
        discord.SelectOption(
            label=context.print.label(setting_value(system, setting.key, value), 100),
            value=value,
            default=value == now,
        )
        for value in setting.values
    ]
    said = context.print.label(setting_name(system, setting.key), 150)
    return menu(said, custom_id_of("setting-to", context.campaign.id, setting.key), options)


@router.on("settings", Ack.UPDATE)
async def settings(context: Context, page: int = 1) -> None:
    """Show another page of the settings, or go back to it."""
    await _show(context, page)


@router.on("setting-other", Ack.FORM)
async def type_value(context: Context, key: str) -> None:
    """Ask for a value that is not in the list."""
    require_gm(context.seat)
    setting = require_setting(context.system.settings, key)
    if setting.pattern is None:
        raise stale_button()
    now = value_of(context.system.settings, context.campaign.settings, key)
    blank = TextField(
        context.print.label(line("form-setting"), 45),
        value="" if now in setting.values else now,
        hint=context.print.label(line(setting.pattern.form.id), 100),
    )
    title = context.print.label(setting_name(context.campaign.system, key), 45)
    await open_modal(
        context.interaction, title, custom_id_of("setting-to", context.campaign.id, key), [blank]
    )


@router.on("setting-to", Ack.UPDATE)
async def change(context: Context, key: str, value: str) -> None:
    """Choose another value, or take one that was typed; everybody is told what they may know of it."""
    played = await context.play(ChangeSetting(key=key, value=value))
    await _show(await context.now(), page_with(context.system.settings, key))
    if known := event_lines(context.campaign.system, public_events(context, played)):
        await post(context, as_panel(context.campaign.name, known))


# ------------------------------------------------------------------------------------- the record


@router.on("record", Ack.UPDATE)
async def turn_page(context: Context, page: int) -> None:
    """Show another page of the record."""
    await _show_record(context, page)


async def _show_record(context: Context, page: int | None) -> None:
    """Show a page, the last one if none is named."""
    events = await _recorded(context)
    pages = game_of(context).record.pages(events)
    shown = pages if page is None else page
    if not 1 <= shown <= pages:
        raise stale_button()
    ways = _ways(context, "record", (line("button-older"), line("button-newer")), shown, pages)
    panel, view = game_of(context).record.panel(context.campaign, events, shown), view_of(ways)
    await context.reply(panel, view if events else or_next_steps(context, view))


async def _recorded(context: Context) -> tuple[Event, ...]:
    """Return the events of the record, in order, as everybody may know them."""
    logged = await context.services.table.store.events_of_kinds(
        context.campaign.id, game_of(context).record.kinds
    )
    known = (context.system.redact(context.state, entry.event, PUBLIC) for entry in logged)
    return tuple(event for event in known if event is not None)


def _ways(
    context: Context, verb: str, words: tuple[Line, Line], shown: int, pages: int
) -> list[ui.Button[Any]]:
    """Return the ways to the page before and the one after, as far as there are any."""
    return [
        button(context.print.label(said), custom_id_of(verb, context.campaign.id, page))
        for said, page in zip(words, (shown - 1, shown + 1), strict=True)
        if 1 <= page <= pages
    ]
