"""The command tree, which handles each interaction once, logs errors and answers outdated clients."""

import logging
from contextlib import suppress
from typing import Any, TypeAlias

import discord
from discord import app_commands

from chat.interactions.response import Ack, TooLate, answering
from chat.services import services_of
from rules.core.refusal import Refused

log = logging.getLogger(__name__)

Interaction: TypeAlias = "discord.Interaction[Any]"
#: The errors of an outdated client: its command is gone, or has other options by now.
OUTDATED = (app_commands.CommandNotFound, app_commands.CommandSignatureMismatch)


class ErrorTree(app_commands.CommandTree[Any]):
    """Handles each interaction once, and logs errors with their reference."""

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        return services_of(interaction).inflight.is_new(interaction)

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError, /) -> None:
        if isinstance(error, OUTDATED):
            log.info("an old client asked: %s", error)
            await _answer_outdated(interaction)
        elif not isinstance(error.__cause__, TooLate):  # has been logged
            log.error("command %s failed", interaction.command and interaction.command.name, exc_info=error)


async def _answer_outdated(interaction: Interaction) -> None:
    """Refuse a command that the bot no longer has, or has only with other options."""
    if interaction.type is discord.InteractionType.autocomplete:
        await interaction.response.autocomplete([])
        return
    with suppress(TooLate):
        async with answering(interaction, Ack.PRIVATE):
            raise Refused("outdated-command")
