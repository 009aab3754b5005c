"""/campaign settings and /campaign record: what a table does its own way, and the facts made in play."""

from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from chat.interactions.announcements import announce
from chat.interactions.arguments import stale_button
from chat.interactions.commands import in_campaign
from chat.interactions.context import Context
from chat.interactions.dispatch import Router
from chat.interactions.game import game_of
from chat.interactions.modals import TextField, ask
from chat.interactions.response import Ack
from chat.messages.components import view_of
from cogs.shared.next_steps import or_next_steps
from cogs.shared.paging import page_buttons
from narration.campaign.settings import (
    SettingsPage,
    page_with,
    pages,
    setting_choice,
    setting_name,
    setting_value,
    settings_panel,
)
from narration.text.line import line
from rules.campaign.actions import ChangeSetting
from rules.campaign.settings import Setting, require_setting, value_of
from rules.core.model_base import Event
from rules.core.seat import PUBLIC, require_gm

router = Router()

#: The most options of a menu.
MOST_OPTIONS = 25


class SettingCommands(commands.Cog):
    """A campaign's settings, and its record."""

    @app_commands.command()
    @in_campaign()
    async def settings(self, context: Context) -> None:
        """Show what this table does its own way; the GM can change it."""
        await show(context)

    @app_commands.command()
    @in_campaign()
    async def record(self, context: Context) -> None:
        """Show the facts made in play."""
        await _show_record(context, None)


@router.on("settings", Ack.UPDATE)
async def show(context: Context, page: int = 1) -> None:
    """Show a page of the settings. Refused: `stale-button` for a page that does not exist."""
    every = pages(context.campaign, context.system.settings)
    labels = line("button-previous"), line("button-next")
    turning = page_buttons(context, "settings", labels=labels, page=page, pages=len(every))
    panel = settings_panel(context.campaign, context.system.settings, page)
    menus = [_topics_menu(context, every, page)], [_settings_menu(context, every, page)]
    await context.reply(panel, view_of(*menus, turning))


def _topics_menu(context: Context, every: Sequence[SettingsPage], page: int) -> ui.Select[Any] | None:
    """Return the menu that leads to any page."""
    options = [
        context.option(one.name, number, chosen=number == page) for number, one in enumerate(every, start=1)
    ]
    return context.menu(line("placeholder-topic"), "settings", options=options)


def _settings_menu(context: Context, every: Sequence[SettingsPage], page: int) -> ui.Select[Any] | None:
    """Return the menu of a page's settings, on the first page of all of them, as far as a menu has room.

    Nobody but the GM has one.
    """
    if not context.seat.is_gm:
        return None
    shown = every[page - 1 :][:1] if page > 1 else every
    settings = dict.fromkeys(setting for one in shown for setting in one.settings)
    options = [_option(context, setting) for setting in list(settings)[:MOST_OPTIONS]]
    return context.menu(line("placeholder-setting"), "setting", options=options)


def _option(context: Context, setting: Setting) -> discord.SelectOption:
    system, now = context.campaign.system, _value_now(context, setting.key)
    about = setting_value(system, setting.key, now)
    return context.option(setting_name(system, setting.key), setting.key, about=about)


def _value_now(context: Context, key: str) -> str:
    return value_of(context.system.settings, context.campaign.settings, key)


@router.on("setting", Ack.UPDATE)
async def choose(context: Context, key: str) -> None:
    """Show what a setting changes and its values, with a button to type another value if that is allowed."""
    require_gm(context.seat)
    setting = require_setting(context.system.settings, key)
    other = context.button(line("button-other-value"), "setting-other", key) if setting.pattern else None
    back = context.button(
        line("button-back"), "settings", page_with(context.campaign, context.system.settings, key)
    )
    panel = setting_choice(context.campaign, context.system.settings, setting)
    await context.reply(panel, view_of([_values_menu(context, setting)], [other, back]))


def _values_menu(context: Context, setting: Setting) -> ui.Select[Any] | None:
    """Return the menu of a setting's values; None if the present value is the only one."""
    system, now = context.campaign.system, _value_now(context, setting.key)
    if setting.values == (now,):
        return None
    options = [
        context.option(setting_value(system, setting.key, value), value, chosen=value == now)
        for value in setting.values
    ]
    return context.menu(setting_name(system, setting.key), "setting-to", setting.key, options=options)


@router.on("setting-other", Ack.FORM)
async def type_value(context: Context, key: str) -> None:
    """Ask for a value that is not in the list. Refused: `gm-only`, `stale-button` where none is allowed."""
    require_gm(context.seat)
    setting = require_setting(context.system.settings, key)
    if setting.pattern is None:
        raise stale_button()
    now = _value_now(context, key)
    typed = "" if now in setting.values else now
    field = TextField(
        line("form-setting"), value=typed, hint=line("setting-form-hint", form=line(setting.pattern.form.id))
    )
    await ask(context, setting_name(context.campaign.system, key), "setting-to", key, fields=[field])


@router.on("setting-to", Ack.UPDATE)
async def change(context: Context, key: str, value: str) -> None:
    """Set a setting to a value that was chosen or typed, and announce what everybody may know of it."""
    played = await context.play(ChangeSetting(key=key, value=value))
    await show(await context.now(), page_with(context.campaign, context.system.settings, key))
    await announce(context, context.campaign.name, played)


@router.on("record", Ack.UPDATE)
async def turn_page(context: Context, page: int) -> None:
    """Show a page of the record. Refused: `stale-button` for a page that does not exist."""
    await _show_record(context, page)


async def _show_record(context: Context, page: int | None) -> None:
    """Show a page, the last one if none is named."""
    events = await _recorded(context)
    pages = game_of(context).record.pages(events)
    shown = pages if page is None else page
    labels = line("button-older"), line("button-newer")
    view = view_of(page_buttons(context, "record", labels=labels, page=shown, pages=pages))
    panel = game_of(context).record.panel(context.campaign, events, shown)
    await context.reply(panel, view if events else or_next_steps(context, view))


async def _recorded(context: Context) -> tuple[Event, ...]:
    """Return the events of the record in log order, as everybody may know them."""
    kinds = game_of(context).record.kinds
    logged = await context.services.table.store.log.of_kinds(context.campaign.id, kinds)
    return tuple(context.system.known(context.state, (entry.event for entry in logged), PUBLIC))
