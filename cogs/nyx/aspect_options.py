"""Aspects of Nyx by what was typed into an option."""

from collections.abc import Callable
from typing import Any

import discord
from discord import app_commands

from chat.interactions.character_options import named
from chat.interactions.context import context_of_typing
from rules.core.names import same
from rules.core.refusal import Refused
from rules.nyx.state.campaign_state import Aspect, Character


def aspect_of(character: Character, typed: str) -> Aspect:
    """Return the aspect of this name; refuse `no-such-aspect`."""
    for aspect in character.aspects:
        if aspect.name and same(aspect.name, typed):
            return aspect
    raise Refused("no-such-aspect", name=character.name)


async def suggest_aspect(
    interaction: discord.Interaction[Any], typed: str, fits: Callable[[Aspect], bool] = lambda _: True
) -> list[app_commands.Choice[str]]:
    """Suggest aspects of the character that is chosen in the same command, or of one's own."""
    context = await context_of_typing(interaction)
    try:
        character: Character | None = (
            named(context, interaction.namespace.character or "") if context else None
        )
    except Refused:
        character = None
    names = [a.name for a in character.aspects if a.name and fits(a)] if character else []
    found = [name for name in names if typed.casefold() in name.casefold()]
    return [app_commands.Choice(name=name, value=name) for name in found[:25]]
