"""Discord's command tree: what it takes, and what is said where something goes wrong in it."""

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
#: What an old client may still send: a command that is not, or no longer, as Discord was told.
OUTDATED = (app_commands.CommandNotFound, app_commands.CommandSignatureMismatch)


class ErrorTree(app_commands.CommandTree[Any]):
    """Takes what is new, once; what goes wrong is logged with its reference."""

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        return services_of(interaction).inflight.is_new(interaction)

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError, /) -> None:
        if isinstance(error, OUTDATED):
            log.info("an old client asked: %s", error)
            await _answer_outdated(interaction)
        elif not isinstance(error.__cause__, TooLate):  # which was logged, and is nobody's fault here
            log.error("command %s failed", interaction.command and interaction.command.name, exc_info=error)


async def _answer_outdated(interaction: Interaction) -> None:
    """Refuse a command that is not in use on this server, or not as the client knows it."""
    if interaction.type is discord.InteractionType.autocomplete:
        await interaction.response.autocomplete([])
        return
    with suppress(TooLate):
        async with answering(interaction, Ack.PRIVATE):
            raise Refused("outdated-command")
