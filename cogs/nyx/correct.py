"""/correct: the GM sets anything right on a sheet or in a conflict, with a reason and in public."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from chat.interactions.announcements import post, report
from chat.interactions.character_options import MOST, by_name, suggest
from chat.interactions.context import Context, context_of_command, context_of_typing
from chat.interactions.localization import Choice
from chat.interactions.registrar import Registrar
from chat.interactions.response import Ack, answering
from chat.messages.as_panel import as_panel, event_of
from cogs.nyx.aspect_options import suggest_aspect
from cogs.nyx.demands import redraw
from narration.nyx.base.words import short_names, standing
from narration.nyx.character.corrections import MODES
from narration.nyx.events import tell_event
from narration.text.line import Line, line, verbatim
from rules.core.names import NAME_LENGTH, TEXT_LENGTH, same
from rules.core.refusal import Refused
from rules.core.seat import require_gm
from rules.nyx.base.bounds import MOST_POINTS
from rules.nyx.base.enums import Attribute
from rules.nyx.sheet.requests import MOST_VALUE
from rules.nyx.state.actions import CorrectAspect, CorrectSheet
from rules.nyx.state.campaign_state import Aspect, Character
from rules.nyx.state.contest_actions import CorrectConflict
from rules.nyx.state.contest_events import ConflictCorrected
from rules.nyx.state.contests import Conflict
from rules.nyx.state.events import AspectCorrected, SheetCorrected

Interaction = discord.Interaction[Any]
Choices = list[app_commands.Choice[str]]
Reason = app_commands.Range[str, 1, TEXT_LENGTH]

#: What can be set right on a sheet: the field, and the attribute where it has one.
FIELDS: Choices = [
    Choice("choice-correct-points", "points"),
    Choice("nyx-attribute-body", "base body"),
    Choice("nyx-attribute-mind", "base mind"),
    Choice("nyx-attribute-interaction", "base interaction"),
    Choice("nyx-attribute-value", "base value"),
    Choice("choice-correct-fatigue-body", "fatigue body"),
    Choice("choice-correct-fatigue-mind", "fatigue mind"),
    Choice("choice-correct-fatigue-interaction", "fatigue interaction"),
    Choice("choice-correct-fatigue-value", "fatigue value"),
]
KINDS: Choices = [
    Choice("choice-aspect-own", "own"),
    Choice("choice-aspect-damage", "damage"),
    Choice("choice-aspect-slow", "slow"),
]
CONFLICT_FIELDS: Choices = [
    Choice("choice-correct-marker", "marker"),
    Choice("choice-correct-mode", "mode"),
    Choice("choice-correct-goal-first", "goal 1"),
    Choice("choice-correct-goal-second", "goal 2"),
]


@app_commands.guild_only()
class Corrections(commands.GroupCog, group_name="correct"):
    """What the GM sets right."""

    system = "nyx"

    @app_commands.command()
    @app_commands.choices(field=FIELDS)
    async def sheet(
        self,
        interaction: Interaction,
        character: str,
        field: str,
        value: app_commands.Range[int, 0, MOST_POINTS],
        reason: Reason,
    ) -> None:
        """Set points, a value or fatigue right."""
        async with answering(interaction, Ack.PRIVATE):
            context = await context_of_command(interaction)
            require_gm(context.seat)
            who = by_name(context, character)
            await _correct(context, who, _sheet(who, field, value, reason))

    @app_commands.command()
    @app_commands.choices(kind=KINDS)
    async def aspect(  # noqa: PLR0913, PLR0917  # each is an option of the command
        self,
        interaction: Interaction,
        character: str,
        aspect: app_commands.Range[str, 1, NAME_LENGTH],
        value: app_commands.Range[int, 0, MOST_VALUE],
        reason: Reason,
        name: app_commands.Range[str, 0, NAME_LENGTH] = "",
        kind: str = "",
    ) -> None:
        """Add, change or take away an aspect."""
        async with answering(interaction, Ack.PRIVATE):
            context = await context_of_command(interaction)
            require_gm(context.seat)
            who = by_name(context, character)
            damage = {} if not kind else {"damage": kind != "own", "slow": kind == "slow"}
            old = _named(who, aspect)
            correction = _aspect(who, old, name or (old.name if old else aspect), damage)
            await _correct(context, who, correction.but(value=value, reason=reason))

    @app_commands.command()
    @app_commands.choices(field=CONFLICT_FIELDS)
    async def conflict(
        self,
        interaction: Interaction,
        field: str,
        value: app_commands.Range[str, 1, TEXT_LENGTH],
        reason: Reason,
        title: str = "",
    ) -> None:
        """Set the marker, the mode or a goal of a running conflict right."""
        async with answering(interaction, Ack.PRIVATE):
            context = await context_of_command(interaction)
            require_gm(context.seat)
            await _correct_conflict(context, _running(context, title), field, value, reason)

    @sheet.autocomplete("character")
    @aspect.autocomplete("character")
    async def _anybody(self, interaction: Interaction, typed: str) -> Choices:
        return await suggest(
            interaction,
            typed,
            lambda context: context.state.characters.values() if context.seat.is_gm else (),
        )

    @aspect.autocomplete("aspect")
    async def _aspects(self, interaction: Interaction, typed: str) -> Choices:
        return await suggest_aspect(interaction, typed)

    @conflict.autocomplete("value")
    async def _values(self, interaction: Interaction, typed: str) -> Choices:
        return await suggest_value(interaction, typed)

    @conflict.autocomplete("title")
    async def _titles(self, interaction: Interaction, typed: str) -> Choices:
        return await suggest_title(interaction, typed)


async def suggest_title(interaction: Interaction, typed: str) -> Choices:
    """Suggest the conflicts that are running."""
    context = await context_of_typing(interaction)
    titles = [one.title for one in context.state.contests.values()] if context else []
    found = [title for title in titles if typed.casefold() in title.casefold()]
    return [app_commands.Choice(name=title, value=title) for title in found[:25]]


async def suggest_value(interaction: Interaction, typed: str) -> Choices:
    """Suggest what the field may be: a place of the marker, a mode, or the goal as it is."""
    context = await context_of_typing(interaction)
    try:
        conflict = _running(context, interaction.namespace.title or "") if context else None
    except Refused:
        conflict = None
    if context is None or conflict is None:
        return []
    said = {value: context.print.label(one, 100) for value, one in _possible(interaction, conflict)}
    found = [
        (value, name) for value, name in said.items() if typed.casefold() in f"{value} {name}".casefold()
    ]
    return [app_commands.Choice(name=name, value=value) for value, name in found[:25]]


def _possible(interaction: Interaction, conflict: Conflict) -> list[tuple[str, Line]]:
    first, second = conflict.sides
    match interaction.namespace.field:
        case "marker":
            names = short_names((first.name, second.name))
            return [(str(place), standing(place, names)) for place in _places(conflict)]
        case "mode":
            return [(mode.value, word) for mode, word in MODES.items()]
        case "goal 1" | "goal 2" as goal:
            old = (first if goal == "goal 1" else second).goal
            return [(old, verbatim(old))] if 0 < len(old) <= MOST else []
        case _:
            return []


def _places(conflict: Conflict) -> range:
    return range(-conflict.length, conflict.length + 1)


def _sheet(character: Character, field: str, value: int, reason: str) -> CorrectSheet:
    what, _, attribute = field.partition(" ")
    return CorrectSheet.model_validate(
        {
            "character": character.id,
            "field": what,
            "attribute": Attribute(attribute) if attribute else None,
            "value": value,
            "reason": reason,
        }
    )


def _named(character: Character, typed: str) -> Aspect | None:
    """Return the aspect of this name; None for a name that stands for a new one."""
    return next((a for a in character.aspects if a.name and same(a.name, typed)), None)


def _aspect(
    character: Character, old: Aspect | None, name: str, changed: Mapping[str, bool]
) -> CorrectAspect:
    """Return the correction of an aspect, or of a new one; what is not said stays as it is."""
    kept = CorrectAspect(
        character=character.id,
        aspect=old.id if old else 0,
        name=name,
        damage=old is not None and old.damage,
        slow=old is not None and old.slow,
        reason="",
    )
    return kept.but(**changed)


async def _correct(context: Context, character: Character, action: CorrectSheet | CorrectAspect) -> None:
    """Correct a sheet, tell everybody, and show the conflict that it stands in as it is now."""
    played = await context.play(action)
    corrected = tuple(e for e in played.events if isinstance(e, SheetCorrected | AspectCorrected))
    await report(context, character.name, replace(played, events=corrected))
    await redraw(context, character)


async def _correct_conflict(
    context: Context, conflict: Conflict, field: str, value: str, reason: str
) -> None:
    """Correct a conflict, tell everybody, and show it as it is now."""
    what, _, side = field.partition(" ")
    action = CorrectConflict.model_validate(
        {
            "contest": conflict.id,
            "turn": conflict.turn,
            "field": what,
            "side": int(side) if side else None,
            "value": value,
            "reason": reason,
        }
    )
    played = await context.play(action)
    names = (conflict.sides[0].name, conflict.sides[1].name)
    await context.reply(line("done-below"))
    await post(
        context, as_panel(conflict.title, tell_event(event_of(ConflictCorrected, played.events), names))
    )
    context.refresh(conflict.id)


def _running(context: Context, title: str) -> Conflict:
    """Return the conflict of this title, or the only one; refuse `no-such-conflict`."""
    open_ = [c for c in context.state.contests.values() if c.is_open and (not title or same(c.title, title))]
    if not open_:
        raise Refused("no-such-conflict")
    here = [c for c in open_ if c.place == context.interaction.channel_id]
    found: Conflict = (here or open_)[-1]
    return found


async def setup(host: Registrar) -> None:
    """Load the commands."""
    await host.add_cog(Corrections())
