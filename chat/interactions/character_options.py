"""Finding characters by what was typed into an option: one name, or a list of names."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import discord
from discord import app_commands

from chat.interactions.context import Guest, overheard, places_of
from rules.campaign.actions import TakeSeat
from rules.campaign.model import AnyCharacter
from rules.contract.ownership import acts_for
from rules.core.names import same
from rules.core.refusal import Refused
from rules.core.seat import PUBLIC

#: The longest value that Discord lets a suggestion have.
MOST = 100


def named(guest: Guest, typed: str) -> Any:
    """Return the character of this name, or the one that the seat plays when nothing was typed.

    Refused: `no-such-character` for a name that this seat does not know, `no-character-yet`.
    """
    if typed:
        return by_name(guest, typed)
    record = guest.campaign.record(guest.seat.id)
    playing = guest.state.characters.get(record.plays(places_of(guest.interaction))) if record else None
    if playing is None:
        raise Refused("no-character-yet")
    return playing


def by_name(guest: Guest, typed: str) -> Any:
    """Return the character of this name; refuse `no-such-character`."""
    for character in guest.state.characters.values():
        if character.name.casefold() == typed.strip().casefold():
            return character
    raise Refused("no-such-character")


def by_names(guest: Guest, typed: str) -> tuple[Any, ...]:
    """Return the characters of a list with commas; a name may hold commas itself.

    Refused: `no-such-character` for a part that begins no name.
    """
    parts = [part for part in typed.split(",") if part.strip()]
    found: list[Any] = []
    while parts:
        length = next((n for n in range(len(parts), 0, -1) if _is_name(guest, parts[:n])), 1)
        found.append(by_name(guest, ",".join(parts[:length])))
        parts = parts[length:]
    return tuple(found)


def _is_name(guest: Guest, parts: Sequence[str]) -> bool:
    wanted = ",".join(parts)
    return any(same(character.name, wanted) for character in guest.state.characters.values())


def acted_for(guest: Guest) -> Iterable[AnyCharacter]:
    """Return the characters that this person acts for: a player their own, a GM all."""
    return (one for one in guest.state.characters.values() if acts_for(guest.seat, one))


async def seated(guest: Guest) -> Guest:
    """Return the guest with a seat, which is taken now if there was none."""
    if guest.seat != PUBLIC:
        return guest
    user = guest.interaction.user
    await guest.play(TakeSeat(holder=user.id, called=user.display_name))
    return await guest.now()


async def suggest(
    interaction: discord.Interaction[Any],
    typed: str,
    wanted: Callable[[Guest], Iterable[AnyCharacter]],
) -> list[app_commands.Choice[str]]:
    """Suggest names that contain what was typed so far, at most 25, of those that this person may choose."""
    guest = await overheard(interaction)
    names = [character.name for character in wanted(guest)] if guest else []
    found = [name for name in names if typed.casefold() in name.casefold()]
    return [app_commands.Choice(name=name, value=name) for name in found[:25]]


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
