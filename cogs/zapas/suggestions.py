"""What the options of /zapas suggest while somebody types: characters, labels, tasks and traits."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import discord
from discord import app_commands

from chat.interactions.character_options import MOST, Suggest, named, suggestions
from chat.interactions.context import Context, context_of_typing
from cogs.zapas.components import is_own
from narration.text.truncate import truncate
from narration.zapas.base.words import CONDITIONS
from rules.contract.ownership import acts_for
from rules.core.refusal import Refused
from rules.zapas.state.campaign_state import Character, Task
from rules.zapas.state.contests import Purpose


def text_of(wanted: Callable[[Context], Iterable[str]]) -> Suggest:
    """Return a callback that suggests at most 25 of these texts, for `app_commands.autocomplete`."""

    async def suggests(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
        context = await context_of_typing(interaction)
        return suggestions([(text, text) for text in wanted(context)] if context else [], typed)

    return suggests


def _known(context: Context) -> Iterable[Character]:
    return context.state.characters.values()


def players(context: Context) -> Iterable[Character]:
    """Return the characters of players."""
    return (one for one in _known(context) if one.is_main)


def playable(context: Context) -> Iterable[Character]:
    """Return the players' characters that this person acts for."""
    return (one for one in players(context) if acts_for(context.seat, one))


def opponents(context: Context) -> Iterable[Character]:
    """Return the players' characters that are not this seat's."""
    return (one for one in players(context) if one.seat != context.seat.id)


def company(context: Context) -> Sequence[Character]:
    """Return everybody but this seat's characters, players' characters first."""
    known = (one for one in _known(context) if one.seat != context.seat.id)
    return sorted(known, key=lambda one: not one.is_main)


def npcs(context: Context) -> Iterable[Character]:
    """Return the NPCs for the GM, nobody for anybody else."""
    return (one for one in _known(context) if context.seat.is_gm and one.npc)


def condition_labels(context: Context) -> Iterable[str]:
    """Return the usual labels in the campaign's language, since everybody reads them."""
    return (context.announce.label(one) for one in CONDITIONS.values())


def aims(context: Context) -> Iterable[str]:
    """Return what a roll may name about its target: conditions to lose, known approaches to an NPC."""
    typed = context.interaction.namespace
    try:
        who = named(context, getattr(typed, "whom", "") or getattr(typed, "character", ""))
    except Refused:
        return
    purpose = getattr(typed, "purpose", "")
    if purpose == Purpose.CONDITION:
        yield from (one.label for one in who.conditions)
    if purpose == Purpose.ATTACK and who.npc is not None:
        yield from (one.approach for one in who.npc.approaches)


def task_text(task: Task) -> str:
    """Return the text that suggests a task."""
    return truncate(task.text, MOST)


def tasks(context: Context) -> Iterable[str]:
    """Return the hard tasks of the group."""
    return (task_text(task) for task in context.state.shared.tasks)


def traits(context: Context) -> Iterable[str]:
    """Return the names of this seat's accepted traits."""
    own = (one for one in _known(context) if is_own(context, one))
    return (trait.name for who in own for trait in who.standing if trait.accepted)
