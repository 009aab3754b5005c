"""What is typed into options beside one name: lists of names, and aspects by name."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import discord
from discord import app_commands

from cogs._guest import Guest, overheard
from cogs._sheets import by_name, named
from rules.campaign.model import AnyCharacter
from rules.names import same
from rules.nyx.model import Aspect, Character
from rules.refusal import Refused

#: The longest value that Discord lets a suggestion have.
MOST = 100


def by_names(guest: Guest, typed: str) -> tuple[Character, ...]:
    """Return the characters of a list with commas; a name may hold commas itself.

    Refused: `no-such-character` for a part that begins no name.
    """
    parts = [part for part in typed.split(",") if part.strip()]
    found: list[Character] = []
    while parts:
        length = next((n for n in range(len(parts), 0, -1) if _is_name(guest, parts[:n])), 1)
        found.append(by_name(guest, ",".join(parts[:length])))
        parts = parts[length:]
    return tuple(found)


def _is_name(guest: Guest, parts: Sequence[str]) -> bool:
    wanted = ",".join(parts)
    return any(same(character.name, wanted) for character in guest.state.characters.values())


def aspect_of(character: Character, typed: str) -> Aspect:
    """Return the aspect of this name; refuse `no-such-aspect`."""
    for aspect in character.aspects:
        if aspect.name and same(aspect.name, typed):
            return aspect
    raise Refused("no-such-aspect", name=character.name)


async def suggest_last(
    interaction: discord.Interaction[Any], typed: str, wanted: Callable[[Guest], Iterable[AnyCharacter]]
) -> list[app_commands.Choice[str]]:
    """Suggest names for the last of a list with commas; those before it stay as they are."""
    guest = await overheard(interaction)
    before, _, last = typed.rpartition(",")
    taken = {part.strip().casefold() for part in before.split(",")}
    names = [character.name for character in wanted(guest)] if guest else []
    open_ = [n for n in names if last.strip().casefold() in n.casefold() and n.casefold() not in taken]
    whole = [f"{before.strip()}, {name}" if before else name for name in open_]
    return [app_commands.Choice(name=text, value=text) for text in whole if len(text) <= MOST][:25]


async def suggest_aspect(
    interaction: discord.Interaction[Any], typed: str, fits: Callable[[Aspect], bool] = lambda _: True
) -> list[app_commands.Choice[str]]:
    """Suggest aspects of the character that is chosen in the same command, or of one's own."""
    guest = await overheard(interaction)
    try:
        character = named(guest, interaction.namespace.character or "") if guest else None
    except Refused:
        character = None
    names = [a.name for a in character.aspects if a.name and fits(a)] if character else []
    found = [name for name in names if typed.casefold() in name.casefold()]
    return [app_commands.Choice(name=name, value=name) for name in found[:25]]
