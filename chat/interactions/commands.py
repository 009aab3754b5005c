"""Wraps commands used in a campaign: each is acknowledged at once, and its handler gets the context."""

import functools
from collections.abc import Callable, Coroutine
from typing import Any, Concatenate, ParamSpec, TypeAlias, TypeVar

import discord

from chat.interactions.context import Context, context_of_command
from chat.interactions.response import Ack, answering

P = ParamSpec("P")
CogT = TypeVar("CogT")
Interaction: TypeAlias = discord.Interaction[Any]
Handler: TypeAlias = Callable[Concatenate[CogT, Context, P], Coroutine[Any, Any, None]]
Command: TypeAlias = Callable[Concatenate[CogT, Interaction, P], Coroutine[Any, Any, None]]


def in_campaign(ack: Ack = Ack.PRIVATE) -> Callable[[Handler[CogT, P]], Command[CogT, P]]:
    """Make a command from a handler that takes the campaign's context instead of the interaction.

    The interaction is acknowledged first, as `ack` says. Refused: as `context_of_command`.
    """

    def decorate(handler: Handler[CogT, P]) -> Command[CogT, P]:
        @functools.wraps(handler)
        async def command(cog: CogT, interaction: Interaction, /, *args: P.args, **options: P.kwargs) -> None:
            async with answering(interaction, ack):
                await handler(cog, await context_of_command(interaction), *args, **options)

        return command

    return decorate
