"""Starting a campaign: by /campaign new, or by buttons that ask for the game and then for a name."""

from typing import Any

import discord

from chat.interactions.arguments import stale_button
from chat.interactions.context import context_of_command
from chat.interactions.dispatch import Router
from chat.interactions.game import game_of
from chat.interactions.modals import TextField, open_modal
from chat.interactions.response import SAVED, Ack, answer, reader_language
from chat.messages.components import NOWHERE, button, custom_id_of, view_of
from chat.services import services_of
from cogs.shared.record.decks import introduce
from narration.campaign.overview import campaign_panel
from narration.campaign.welcome import choose_game_panel
from narration.games import GAMES
from narration.text.line import line
from narration.text.texts import Language
from rules.campaign.actions import FoundCampaign
from rules.core.names import NAME_LENGTH
from rules.core.refusal import Refused
from rules.registry import SYSTEMS

Interaction = discord.Interaction[Any]

router = Router()

#: As many games as have a button, and as many characters of a game's name as it shows.
SHOWN, LABEL = 5, 18


async def found(interaction: Interaction, name: str, system: str, language: Language) -> None:
    """Start a campaign where this is asked, with its GM, and tell everybody there."""
    services = services_of(interaction)
    founding = FoundCampaign(
        holder=interaction.user.id,
        called=interaction.user.display_name,
        name=name,
        language=language,
        place=interaction.channel_id or 0,
    )
    asked = services.outbox.target_of(interaction)
    state = await services.table.found(interaction.guild_id or 0, system, founding, asked)
    interaction.extras[SAVED] = True
    await services.guild_commands.offer(state.campaign.home, system)
    context = await context_of_command(interaction)
    await context.reply(game_of(context).next(founding, context.campaign))
    await introduce(context, campaign_panel(context.campaign))


@router.on("begin", Ack.PRIVATE, anywhere=True)
async def begin(interaction: Interaction) -> None:
    """Ask which game is to be played here. Refused: `not-here` in direct messages."""
    _require_server(interaction)
    services = services_of(interaction)
    printer = services.printer(reader_language(interaction, services.settings.language))
    games = [
        button(printer.label(game.name, LABEL), custom_id_of("begin-as", NOWHERE, system))
        for system, game in GAMES.items()
    ]
    await answer(interaction, printer.message(choose_game_panel()), view_of(games[:SHOWN]))


@router.on("begin-as", Ack.FORM, anywhere=True)
async def ask_name(interaction: Interaction, system: str) -> None:
    """Ask what the campaign is to be called. Refused: `not-here`, `stale-button`."""
    _require_game(interaction, system)
    services = services_of(interaction)
    printer = services.printer(reader_language(interaction, services.settings.language))
    title = printer.label(line("form-begin", system=GAMES[system].name), 45)
    blank = TextField(printer.label(line("form-begin-name"), 45), most=NAME_LENGTH)
    await open_modal(interaction, title, custom_id_of("begun", NOWHERE, system), [blank])


@router.on("begun", Ack.UPDATE, anywhere=True)
async def begun(interaction: Interaction, system: str, name: str) -> None:
    """Start the campaign, in the language of whoever asks. Refused: `not-here`, `stale-button`."""
    _require_game(interaction, system)
    language = reader_language(interaction, interaction.client.settings.language)
    await found(interaction, name, system, language)


def _require_server(interaction: Interaction) -> None:
    if interaction.guild_id is None:
        raise Refused("not-here")


def _require_game(interaction: Interaction, system: str) -> None:
    _require_server(interaction)
    if system not in SYSTEMS:
        raise stale_button()
