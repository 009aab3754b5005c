"""The command tree: it handles each interaction once, and leaves none without an answer.

Discord checks the options of a command against what it was told; a client may still send others.
"""

import logging
from contextlib import suppress
from typing import Any, TypeAlias

import discord
from discord import AppCommandOptionType, app_commands

from chat.interactions.response import Ack, TooLate, answering
from chat.services import services_of
from rules.core.refusal import Refused

log = logging.getLogger(__name__)

Interaction: TypeAlias = "discord.Interaction[Any]"
#: The errors of an outdated client: its command is gone, or has other options by now.
OUTDATED = (app_commands.CommandNotFound, app_commands.CommandSignatureMismatch)
#: The Python types of the options whose values arrive as they were typed.
TYPES: dict[AppCommandOptionType, type | tuple[type, ...]] = {
    AppCommandOptionType.string: str,
    AppCommandOptionType.integer: int,
    AppCommandOptionType.boolean: bool,
    AppCommandOptionType.number: (int, float),
}


class UnfitOption(app_commands.AppCommandError):
    """The value of an option is not one that Discord was told to allow."""


class TooFast(app_commands.AppCommandError):
    """A person sends more commands than the host allows."""

    def __init__(self, refused: Refused) -> None:
        super().__init__(refused.code)
        self.refused = refused


class ErrorTree(app_commands.CommandTree[Any]):
    """Handles each interaction once, checks its options, and answers for what goes wrong before a handler."""

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        if not services_of(interaction).inflight.is_new(interaction):
            return False
        if interaction.type is discord.InteractionType.application_command:
            _require_pace(interaction)
            _require_fitting(interaction)
        return True

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError, /) -> None:
        if isinstance(error.__cause__, TooLate):
            return  # has been logged
        if refused := _foreseen(error):
            log.info("an option or a command that cannot be used: %s", error)
            await _refuse(interaction, refused)
        elif interaction.response.is_done():
            log.error("command %s failed", interaction.command and interaction.command.name, exc_info=error)
        else:
            with suppress(app_commands.AppCommandError):  # has been logged, with its reference
                async with answering(interaction, Ack.PRIVATE):
                    raise error


def _require_pace(interaction: Interaction) -> None:
    try:
        services_of(interaction).pace.require("command", interaction.user.id)
    except Refused as refused:
        raise TooFast(refused) from None


def _require_fitting(interaction: Interaction) -> None:
    """Raise `UnfitOption` for a value of another type than its option's, or beyond its bounds."""
    command = interaction.command
    if not isinstance(command, app_commands.Command):
        return
    for option in command.parameters:
        value = getattr(interaction.namespace, option.display_name, None)
        if value is not None and not _fits(option, value):
            raise UnfitOption(f"{command.qualified_name}: {option.name}")


def _fits(option: app_commands.Parameter, value: Any) -> bool:
    kind = TYPES.get(option.type)
    if kind is None:  # a person, a channel or a file: their transformers look at it
        return True
    if not isinstance(value, kind) or isinstance(value, bool) != (kind is bool):
        return False
    if option.choices:
        return value in [choice.value for choice in option.choices]
    amount: Any = len(value) if isinstance(value, str) else value
    least, most = option.min_value, option.max_value
    return (least is None or amount >= least) and (most is None or amount <= most)


def _foreseen(error: app_commands.AppCommandError) -> Refused | None:
    """Return the refusal of an error that a client can cause; None for any other error."""
    if isinstance(error, TooFast):
        return error.refused
    if isinstance(error, OUTDATED):
        return Refused("outdated-command")
    if isinstance(error, app_commands.TransformerError) and isinstance(error.value, discord.User):
        return Refused("not-on-server", name=error.value.display_name)
    if isinstance(error, UnfitOption | app_commands.TransformerError):
        return Refused("unfit-option")
    return None


async def _refuse(interaction: Interaction, refused: Refused) -> None:
    if interaction.type is discord.InteractionType.autocomplete:
        await interaction.response.autocomplete([])
        return
    with suppress(TooLate):
        async with answering(interaction, Ack.PRIVATE):
            raise refused
