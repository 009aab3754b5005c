"""Options that name characters: finding the character of a typed name, and suggesting names."""

from collections.abc import Callable, Coroutine, Iterable, Sequence
from typing import Any, TypeAlias, TypeVar

import discord
from discord import app_commands

from chat.interactions.context import Context, context_of_typing, places_of
from rules.campaign.actions import TakeSeat
from rules.campaign.model import AnyCharacter
from rules.contract.ownership import acts_for
from rules.contract.system import Played
from rules.core.model_base import Action
from rules.core.names import same
from rules.core.refusal import Refused
from rules.core.seat import PUBLIC
from table.play.batch import BySeat, Making, Step

#: The most characters that Discord allows in a suggestion, and the most suggestions that it shows.
MOST, SHOWN = 100, 25

ValueT = TypeVar("ValueT", str, int)


def named(context: Context, typed: str) -> Any:
    """Return the character of this name or, if no name was typed, the seat's own character here.

    Refused: `no-such-character` for a name that this seat does not know, `no-character-yet`.
    """
    if typed:
        return by_name(context, typed)
    record = context.campaign.record(context.seat.id)
    playing = context.state.characters.get(record.plays(places_of(context.interaction))) if record else None
    if playing is None:
        raise Refused("no-character-yet")
    return playing


def by_name(context: Context, typed: str) -> Any:
    """Return the character of this name; refuse `no-such-character`."""
    for character in context.state.characters.values():
        if character.name.casefold() == typed.strip().casefold():
            return character
    raise Refused("no-such-character")


def by_names(context: Context, typed: str) -> tuple[Any, ...]:
    """Return the characters of a comma-separated list; a name may itself contain commas.

    Refused: `no-such-character` for a part that is not the start of a name.
    """
    parts = [part for part in typed.split(",") if part.strip()]
    found: list[Any] = []
    while parts:
        length = next((n for n in range(len(parts), 0, -1) if _is_name(context, parts[:n])), 1)
        found.append(by_name(context, ",".join(parts[:length])))
        parts = parts[length:]
    return tuple(found)


def _is_name(context: Context, parts: Sequence[str]) -> bool:
    wanted = ",".join(parts)
    return any(same(character.name, wanted) for character in context.state.characters.values())


def acted_for(context: Context) -> Iterable[AnyCharacter]:
    """Return the characters that this person acts for: a player's own, or all for a GM."""
    return (one for one in context.state.characters.values() if acts_for(context.seat, one))


async def seated(context: Context) -> Context:
    """Return the context with a seat; a person without one takes it now."""
    if context.seat != PUBLIC:
        return context
    user = context.interaction.user
    await context.play(TakeSeat(holder=user.id, called=user.display_name))
    return await context.now()


def with_seat(context: Context, *steps: Action | Making) -> Sequence[Step]:
    """Return these steps, to be saved as one, for a person who takes a seat first if they have none."""
    if context.seat != PUBLIC:
        return steps
    user = context.interaction.user

    def by_newcomer(step: Action | Making) -> Making:
        def made(played: Played) -> BySeat | None:
            action = step if isinstance(step, Action) else step(played)
            seat = played.after.campaign.seat_of(user.id)
            return BySeat(seat, action) if isinstance(action, Action) else action

        return made

    joins = BySeat(PUBLIC, TakeSeat(holder=user.id, called=user.display_name))
    return (joins, *map(by_newcomer, steps))


def suggestions(named: Iterable[tuple[str, ValueT]], typed: str) -> list[app_commands.Choice[ValueT]]:
    """Return the names that contain what was typed, at most 25, each with the value that it stands for."""
    wanted = typed.casefold()
    found = [(name, value) for name, value in named if wanted in name.casefold()]
    return [app_commands.Choice(name=name, value=value) for name, value in found[:SHOWN]]


async def suggest(
    interaction: discord.Interaction[Any],
    typed: str,
    wanted: Callable[[Context], Iterable[AnyCharacter]],
) -> list[app_commands.Choice[str]]:
    """Suggest the names of the wanted characters that contain what was typed, at most 25."""
    context = await context_of_typing(interaction)
    names = [character.name for character in wanted(context)] if context else []
    return suggestions(zip(names, names, strict=True), typed)


async def suggest_last(
    interaction: discord.Interaction[Any], typed: str, wanted: Callable[[Context], Iterable[AnyCharacter]]
) -> list[app_commands.Choice[str]]:
    """Suggest names for the last entry of a comma-separated list, each after the earlier entries."""
    context = await context_of_typing(interaction)
    before, _, last = typed.rpartition(",")
    taken = {part.strip().casefold() for part in before.split(",")}
    names = [character.name for character in wanted(context)] if context else []
    open_ = [n for n in names if last.strip().casefold() in n.casefold() and n.casefold() not in taken]
    whole = [f"{before.strip()}, {name}" if before else name for name in open_]
    return [app_commands.Choice(name=text, value=text) for text in whole if len(text) <= MOST][:SHOWN]


#: Which characters an option offers, of those that this person knows.
Wanted: TypeAlias = Callable[[Context], Iterable[AnyCharacter]]
#: A callback that discord.py asks for suggestions while somebody types.
Suggest: TypeAlias = Callable[
    [discord.Interaction[Any], str], Coroutine[Any, Any, list[app_commands.Choice[str]]]
]


def suggesting(words: Callable[[Context, Any], Iterable[str]]) -> Suggest:
    """Return a callback that suggests those of these words that contain what was typed, at most 25.

    `words` is called with the other options as they were typed; nothing is suggested if it refuses.
    """

    async def suggests(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
        context = await context_of_typing(interaction)
        try:
            found = list(words(context, interaction.namespace)) if context else []
        except Refused:
            return []
        return suggestions(zip(found, found, strict=True), typed)

    return suggests


def one_of(wanted: Wanted) -> Suggest:
    """Return a callback that suggests one of these characters, for `app_commands.autocomplete`."""

    async def suggests(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
        return await suggest(interaction, typed, wanted)

    return suggests


def several_of(wanted: Wanted) -> Suggest:
    """Return a callback that suggests several, as a comma-separated list, for `app_commands.autocomplete`."""

    async def suggests(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
        return await suggest_last(interaction, typed, wanted)

    return suggests


def everybody(context: Context) -> Iterable[AnyCharacter]:
    """Return every character that this person knows."""
    return context.state.characters.values()


def for_gm(context: Context) -> Iterable[AnyCharacter]:
    """Return every character to a GM, and none to anybody else."""
    return context.state.characters.values() if context.seat.is_gm else ()
