"""How a campaign is started: by /campaign new, or by buttons that ask for the game and then for a name."""

from typing import Any

import discord

from chat.interactions.arguments import stale_button
from chat.interactions.context import context_of_command
from chat.interactions.dispatch import Router
from chat.interactions.game import game_of
from chat.interactions.modals import TextField, open_modal
from chat.interactions.response import SAVED, Ack, answer, reader_language, reader_printer
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

#: The most games that get a button, and the most characters of a game's name on it.
SHOWN, LABEL = 5, 18


async def found(interaction: Interaction, name: str, system: str, language: Language) -> None:
    """Start a campaign in the place of the interaction, with this person as the GM, and announce it there."""
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
    """Ask which game to play here. Refused: `not-here` in direct messages."""
    _require_server(interaction)
    printer = reader_printer(interaction)
    games = [
        button(printer.label(game.name, LABEL), custom_id_of("begin-as", NOWHERE, system))
        for system, game in GAMES.items()
    ]
    await answer(interaction, printer.message(choose_game_panel()), view_of(games[:SHOWN]))


@router.on("begin-as", Ack.FORM, anywhere=True)
async def ask_name(interaction: Interaction, system: str) -> None:
    """Ask for the campaign's name. Refused: `not-here`, `stale-button`."""
    _require_game(interaction, system)
    title, custom_id = line("form-begin", system=GAMES[system].name), custom_id_of("begun", NOWHERE, system)
    fields = [TextField(line("form-begin-name"), most=NAME_LENGTH)]
    await open_modal(interaction, reader_printer(interaction), title, custom_id, fields)


@router.on("begun", Ack.UPDATE, anywhere=True)
async def begun(interaction: Interaction, system: str, name: str) -> None:
    """Start the campaign, in the language of the person who asks. Refused: `not-here`, `stale-button`."""
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
