"""/campaign settings and /campaign record: what tables want differently, and what has become true."""

from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from chat.interactions.announcements import in_the_open, post
from chat.interactions.arguments import stale
from chat.interactions.context import Guest, arrive
from chat.interactions.dispatch import Verbs
from chat.interactions.game import game_of
from chat.interactions.modals import Blank, open_form
from chat.interactions.response import Ack, answering
from chat.messages.as_panel import journal
from chat.messages.components import button, menu, press_id, rows
from cogs.shared.next_steps import or_on
from narration.campaign.settings import (
    on_page,
    page_with,
    pages_of,
    setting_choice,
    setting_name,
    setting_value,
    settings_panel,
)
from narration.journal.events import lines_of
from narration.text.line import Line, line
from rules.campaign.actions import ChangeSetting
from rules.campaign.settings import Setting, require_setting, value_of
from rules.core.model_base import Event
from rules.core.seat import PUBLIC, require_gm

verbs = Verbs()

Interaction = discord.Interaction[Any]


class SettingCommands(commands.Cog):
    """What a campaign has chosen, and what it remembers."""

    @app_commands.command()
    async def settings(self, interaction: Interaction) -> None:
        """See what this table does its own way; the GM changes it."""
        async with answering(interaction, Ack.PRIVATE):
            await _show(await arrive(interaction))

    @app_commands.command()
    async def record(self, interaction: Interaction) -> None:
        """See the facts that play has made."""
        async with answering(interaction, Ack.PRIVATE):
            await _show_record(await arrive(interaction), None)


async def _show(guest: Guest, page: int = 1) -> None:
    pages = pages_of(guest.system.settings)
    if not 1 <= page <= pages:
        raise stale()
    ways = _ways(guest, "settings", (line("button-previous"), line("button-next")), page, pages)
    view = rows([_settings_menu(guest, page)], ways)
    await guest.reply(settings_panel(guest.campaign, guest.system.settings, page), view)


def _settings_menu(guest: Guest, page: int) -> ui.Select[Any] | None:
    """Return the menu of a page's settings; only the GM has one."""
    if not guest.seat.is_gm:
        return None
    options = [_option(guest, setting) for setting in on_page(guest.system.settings, page)]
    said = guest.print.label(line("placeholder-setting"), 150)
    return menu(said, press_id("setting", guest.campaign.id), options)


def _option(guest: Guest, setting: Setting) -> discord.SelectOption:
    system = guest.campaign.system
    now = value_of(guest.system.settings, guest.campaign.settings, setting.key)
    return discord.SelectOption(
        label=guest.print.label(setting_name(system, setting.key), 100),
        description=guest.print.label(setting_value(system, setting.key, now), 100),
        value=setting.key,
    )


@verbs.on("setting", Ack.UPDATE)
async def choose(guest: Guest, key: str) -> None:
    """Show what a setting changes, its values, and the way to type another one if there is one."""
    require_gm(guest.seat)
    setting = require_setting(guest.system.settings, key)
    now = value_of(guest.system.settings, guest.campaign.settings, key)
    values = None if setting.values == (now,) else _values_menu(guest, setting, now)
    other, back = line("button-other-value"), line("button-back")
    page = page_with(guest.system.settings, key)
    ways = [
        button(guest.print.label(other), press_id("setting-other", guest.campaign.id, key))
        if setting.pattern
        else None,
        button(guest.print.label(back), press_id("settings", guest.campaign.id, page)),
    ]
    await guest.reply(setting_choice(guest.campaign, guest.system.settings, setting), rows([values], ways))


def _values_menu(guest: Guest, setting: Setting, now: str) -> ui.Select[Any] | None:
    system = guest.campaign.system
    options = [
        discord.SelectOption(
            label=guest.print.label(setting_value(system, setting.key, value), 100),
            value=value,
            default=value == now,
        )
        for value in setting.values
    ]
    said = guest.print.label(setting_name(system, setting.key), 150)
    return menu(said, press_id("setting-to", guest.campaign.id, setting.key), options)


@verbs.on("settings", Ack.UPDATE)
async def settings(guest: Guest, page: int = 1) -> None:
    """Show another page of the settings, or go back to it."""
    await _show(guest, page)


@verbs.on("setting-other", Ack.FORM)
async def type_value(guest: Guest, key: str) -> None:
    """Ask for a value that is not in the list."""
    require_gm(guest.seat)
    setting = require_setting(guest.system.settings, key)
    if setting.pattern is None:
        raise stale()
    now = value_of(guest.system.settings, guest.campaign.settings, key)
    blank = Blank(
        guest.print.label(line("form-setting"), 45),
        value="" if now in setting.values else now,
        hint=guest.print.label(line(setting.pattern.form.id), 100),
    )
    title = guest.print.label(setting_name(guest.campaign.system, key), 45)
    await open_form(guest.interaction, title, press_id("setting-to", guest.campaign.id, key), [blank])


@verbs.on("setting-to", Ack.UPDATE)
async def change(guest: Guest, key: str, value: str) -> None:
    """Choose another value, or take one that was typed; everybody is told what they may know of it."""
    played = await guest.play(ChangeSetting(key=key, value=value))
    await _show(await guest.now(), page_with(guest.system.settings, key))
    if known := lines_of(guest.campaign.system, in_the_open(guest, played)):
        await post(guest, journal(guest.campaign.name, known))


# ------------------------------------------------------------------------------------- the record


@verbs.on("record", Ack.UPDATE)
async def turn_page(guest: Guest, page: int) -> None:
    """Show another page of the record."""
    await _show_record(guest, page)


async def _show_record(guest: Guest, page: int | None) -> None:
    """Show a page, the last one if none is named."""
    events = await _recorded(guest)
    pages = game_of(guest).record.pages(events)
    shown = pages if page is None else page
    if not 1 <= shown <= pages:
        raise stale()
    ways = _ways(guest, "record", (line("button-older"), line("button-newer")), shown, pages)
    panel, view = game_of(guest).record.panel(guest.campaign, events, shown), rows(ways)
    await guest.reply(panel, view if events else or_on(guest, view))


async def _recorded(guest: Guest) -> tuple[Event, ...]:
    """Return the events of the record, in order, as everybody may know them."""
    logged = await guest.services.table.store.events_of_kinds(guest.campaign.id, game_of(guest).record.kinds)
    known = (guest.system.redact(guest.state, entry.event, PUBLIC) for entry in logged)
    return tuple(event for event in known if event is not None)


def _ways(guest: Guest, verb: str, words: tuple[Line, Line], shown: int, pages: int) -> list[ui.Button[Any]]:
    """Return the ways to the page before and the one after, as far as there are any."""
    return [
        button(guest.print.label(said), press_id(verb, guest.campaign.id, page))
        for said, page in zip(words, (shown - 1, shown + 1), strict=True)
        if 1 <= page <= pages
    ]
