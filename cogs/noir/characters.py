"""Finding the characters named in options of /noir, and suggesting characters for them."""

from collections.abc import Iterable
from dataclasses import replace

from chat.interactions.character_options import named
from chat.interactions.context import Context
from rules.contract.ownership import acts_for, find_own
from rules.noir.state.campaign_state import Character


def own_named(context: Context, typed: str) -> Character:
    """Return the character of this name that this person acts for; without a name, the one that they play.

    Refused: `not-your-character`, and as `named`.
    """
    who: Character = find_own(context.state, named(context, typed).id, context.seat)
    return who


async def with_everybody(context: Context) -> Context:
    """Return the context with all characters, so that even somebody hidden can be named here.

    Use it only to find somebody by their whole name; the roll that is then opened shows who it is.
    """
    return replace(context, state=await context.services.table.state(context.campaign.id))


def players_first(context: Context) -> list[Character]:
    """Return everybody, players' characters first."""
    return sorted(context.state.characters.values(), key=lambda one: not one.seat)


def last_made_first(context: Context) -> Iterable[Character]:
    """Return everybody, the GM's characters first, each group with the newest first."""
    return reversed(players_first(context))


def own_first(context: Context) -> Iterable[Character]:
    """Return the characters that this person acts for, players' characters first."""
    return (one for one in players_first(context) if acts_for(context.seat, one))


def own_players(context: Context) -> Iterable[Character]:
    """Return the players' characters that this person acts for."""
    return (one for one in own_first(context) if one.seat)


def others_first(context: Context) -> list[Character]:
    """Return everybody, starting with those that this person does not act for."""
    return sorted(context.state.characters.values(), key=lambda one: acts_for(context.seat, one))


def wounded(context: Context) -> Iterable[Character]:
    """Return everybody with open wounds, players' characters first."""
    return (one for one in players_first(context) if one.condition.open_wounds)


def players_left(context: Context) -> list[Character]:
    """Return everybody who is not gone, players' characters first."""
    return [one for one in players_first(context) if not one.condition.gone]


def npcs_left(context: Context) -> list[Character]:
    """Return everybody who is not gone, the GM's characters first."""
    return sorted(players_left(context), key=lambda one: bool(one.seat))
