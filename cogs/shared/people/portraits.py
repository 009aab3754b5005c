"""/character portrait: a picture of a character, from a file, and what it shows in words."""

from dataclasses import replace
from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from chat.delivery.attachments import fetched
from chat.interactions.character_options import acted_for, named, one_of
from chat.interactions.commands import in_campaign
from chat.interactions.context import Context
from chat.interactions.dispatch import Router
from chat.interactions.game import game_of
from chat.interactions.response import Ack
from chat.messages.components import view_of
from narration.text.line import Panel, line, verbatim
from rules.campaign.model import AnyCharacter
from rules.contract.ownership import find, require_acting
from rules.core.refusal import Refused
from storage.pictures import Portrait
from table.uploads.pictures import MOST_ALT, MOST_BYTES, alt_text
from table.uploads.portraits import Portraits

router = Router()


class PortraitCommands(commands.Cog):
    """The portraits of characters."""

    @app_commands.command()
    @app_commands.autocomplete(character=one_of(acted_for))
    @in_campaign()
    async def portrait(
        self,
        context: Context,
        picture: discord.Attachment | None = None,
        description: app_commands.Range[str, 0, MOST_ALT] = "",
        character: str = "",
    ) -> None:
        """Give a character a portrait from a file, or see the one that it has."""
        who = named(context, character)
        if picture is not None:
            await _set(context, who, picture, description)
        await show(context, who)


async def show_sheet(context: Context, who: AnyCharacter) -> None:
    """Show a sheet, with the character's portrait beside it."""
    await game_of(context).sheet(replace(context, portrait_of=who.id), who)


async def _set(context: Context, who: AnyCharacter, picture: discord.Attachment, description: str) -> None:
    """Refuse what can be refused before the file is fetched, then set the portrait."""
    require_acting(context.seat, who)
    alt_text(description)
    portraits = Portraits(context.services.table)
    await portraits.set(context.campaign.id, who, context.seat, await content(picture), description)
    context.services.published_pages.refresh_soon(context.campaign.id)


async def content(picture: discord.Attachment) -> bytes:
    """Return the content of a picture. Refused: `file-size`, `file-gone`."""
    if picture.size > MOST_BYTES:
        raise Refused("file-size", most=MOST_BYTES // 1024)
    return await fetched(picture)


async def show(context: Context, who: AnyCharacter) -> None:
    """Show a portrait, with the button that takes it away."""
    portrait = await Portraits(context.services.table).of(context.campaign.id, who.id)
    drop = context.button(line("button-portrait-drop"), "portrait-drop", who.id)
    shown = replace(context, portrait_of=who.id)
    await shown.reply(_panel(who, portrait), _view(drop) if portrait else None)


def _view(drop: ui.Button[Any]) -> ui.View | None:
    return view_of([drop])


def _panel(who: AnyCharacter, portrait: Portrait | None) -> Panel:
    said = line("portrait-shows", alt=portrait.alt) if portrait else line("portrait-none")
    return Panel(headline=line("portrait-of", name=who.name), title=verbatim(who.name), lines=(said,))


@router.on("portrait-drop", Ack.UPDATE)
async def drop(context: Context, character: str) -> None:
    """Take a portrait away. Refused: `no-such-character`, `not-your-character`, `no-portrait`."""
    who = find(context.state, character)
    await Portraits(context.services.table).drop(context.campaign.id, who, context.seat)
    context.services.published_pages.refresh_soon(context.campaign.id)
    await context.reply(line("portrait-dropped", name=who.name))
