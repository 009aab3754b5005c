"""/campaign settings and /campaign record: what tables want differently, and what has become true."""

from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs._answer import Ack, answering
from cogs._buttons import Verbs, button, menu, press_id, rows
from cogs._guest import Guest, arrive
from cogs._journal import journal, lines_of
from cogs._posts import post
from cogs._words import stale
from narration.line import line
from narration.nyx.facts import PAGE, facts, facts_panel
from narration.settings import setting_changes, setting_name, setting_value, settings_panel
from rules.campaign.actions import ChangeSetting
from rules.campaign.settings import Setting, require_setting, value_of
from rules.frozen import Event
from rules.seat import PUBLIC, require_gm

verbs = Verbs()

Interaction = discord.Interaction[Any]

#: The events that facts are made of; scenes tell when.
RECORDED = ("scene-changed", "used-in-story", "succeeded-by-aspect", "story-judged")


class SettingCommands(commands.Cog):
    """What a campaign has chosen, and what it remembers."""

    @app_commands.command()
    async def settings(self, interaction: Interaction) -> None:
        """See what this table does its own way; the GM changes it."""
        async with answering(interaction, Ack.PRIVATE):
            await _show(await arrive(interaction))

    @app_commands.command()
    async def record(self, interaction: Interaction) -> None:
        """See the facts that aspects and wins have made."""
        async with answering(interaction, Ack.PRIVATE):
            await _show_record(await arrive(interaction), None)


async def _show(guest: Guest) -> None:
    await guest.reply(settings_panel(guest.campaign, guest.system.settings), _menus(guest))


def _menus(guest: Guest) -> ui.View | None:
    """Return the menu of settings; only the GM has one."""
    if not guest.seat.is_gm:
        return None
    options = [_option(guest, setting) for setting in guest.system.settings]
    said = guest.print.label(line("placeholder-setting"), 150)
    return rows([menu(said, press_id("setting", guest.campaign.id), options)])


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
    """Show what a setting changes, and its values."""
    require_gm(guest.seat)
    setting = require_setting(guest.system.settings, key)
    now = value_of(guest.system.settings, guest.campaign.settings, key)
    options = [
        discord.SelectOption(
            label=guest.print.label(setting_value(guest.campaign.system, key, value), 100),
            value=value,
            default=value == now,
        )
        for value in setting.values
    ]
    said = guest.print.label(setting_name(guest.campaign.system, key), 150)
    values = menu(said, press_id("setting-to", guest.campaign.id, key), options)
    back = button(guest.print.label(line("button-back")), press_id("settings", guest.campaign.id))
    await guest.reply(setting_changes(guest.campaign.system, key), rows([values], [back]))


@verbs.on("settings", Ack.UPDATE)
async def settings(guest: Guest) -> None:
    """Go back to all settings."""
    await _show(guest)


@verbs.on("setting-to", Ack.UPDATE)
async def change(guest: Guest, key: str, value: str) -> None:
    """Choose another value, which everybody is told."""
    played = await guest.play(ChangeSetting(key=key, value=value))
    await _show(await guest.now())
    await post(guest, journal(guest.campaign.name, lines_of(guest.game, played.events)))


# ------------------------------------------------------------------------------------- the record


@verbs.on("record", Ack.UPDATE)
async def turn_page(guest: Guest, page: int) -> None:
    """Show another page of the record."""
    await _show_record(guest, page)


async def _show_record(guest: Guest, page: int | None) -> None:
    """Show a page, the last one if none is named."""
    events = await _recorded(guest)
    pages = max(1, -(-len(facts(events)) // PAGE))
    shown = pages if page is None else page
    if not 1 <= shown <= pages:
        raise stale()
    await guest.reply(facts_panel(guest.campaign, events, shown), _pages(guest, shown, pages))


async def _recorded(guest: Guest) -> tuple[Event, ...]:
    """Return the events of the record, in order, as everybody may know them."""
    logged = await guest.bot.table.store.events_of_kinds(guest.campaign.id, RECORDED)
    known = (guest.system.redact(guest.state, entry.event, PUBLIC) for entry in logged)
    return tuple(event for event in known if event is not None)


def _pages(guest: Guest, shown: int, pages: int) -> ui.View | None:
    """Return the ways to an older and a newer page, as far as there are any."""
    ways = ((line("button-older"), shown - 1), (line("button-newer"), shown + 1))
    return rows(
        [
            button(guest.print.label(said), press_id("record", guest.campaign.id, page))
            for said, page in ways
            if 1 <= page <= pages
        ]
    )
