"""/correct: the GM corrects a sheet or a conflict, with a reason and in public."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from chat.interactions.announcements import post, report
from chat.interactions.character_options import MOST, by_name, for_gm, one_of, suggesting
from chat.interactions.commands import in_campaign
from chat.interactions.context import Context, context_of_typing
from chat.interactions.localization import Choice, choices_of
from chat.messages.lines_as_panel import as_panel, event_of
from cogs.nyx.aspects import redraw
from cogs.nyx.options import aspect_named, suggest_aspect
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
from rules.nyx.state.campaign_state import Character
from rules.nyx.state.contest_actions import CorrectConflict
from rules.nyx.state.contest_events import ConflictCorrected
from rules.nyx.state.contests import Conflict
from rules.nyx.state.events import AspectCorrected, SheetCorrected

Interaction = discord.Interaction[Any]
Choices = list[app_commands.Choice[str]]
Reason = app_commands.Range[str, 1, TEXT_LENGTH]

#: What can be corrected on a sheet: the field, and the attribute where it has one.
FIELDS: Choices = [
    Choice("choice-correct-points", "points"),
    *(Choice(f"nyx-attribute-{each}", f"base {each}") for each in Attribute),
    *(Choice(f"choice-correct-fatigue-{each}", f"fatigue {each}") for each in Attribute),
]
KINDS = choices_of(("own", "damage", "slow"), "choice-aspect")
CONFLICT_FIELDS: Choices = [
    *choices_of(("marker", "mode"), "choice-correct"),
    Choice("choice-correct-goal-first", "goal 1"),
    Choice("choice-correct-goal-second", "goal 2"),
]


@suggesting
def suggest_title(context: Context, _: object) -> Iterable[str]:
    """Suggest the conflicts that are running."""
    return (one.title for one in context.state.contests.values())


async def suggest_value(interaction: Interaction, typed: str) -> Choices:
    """Suggest values for the chosen field: places for the marker, modes, or the goal as it is."""
    context = await context_of_typing(interaction)
    if context is None:
        return []
    try:
        conflict = _running(context, interaction.namespace.title or "")
    except Refused:
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
            places = range(-conflict.length, conflict.length + 1)
            return [(str(place), standing(place, names)) for place in places]
        case "mode":
            return [(mode.value, word) for mode, word in MODES.items()]
        case "goal 1" | "goal 2" as goal:
            old = (first if goal == "goal 1" else second).goal
            return [(old, verbatim(old))] if 0 < len(old) <= MOST else []
        case _:
            return []


@app_commands.guild_only()
class Corrections(commands.GroupCog, group_name="correct"):
    """Corrections by the GM."""

    system = "nyx"

    @app_commands.command()
    @app_commands.choices(field=FIELDS)
    @app_commands.autocomplete(character=one_of(for_gm))
    @in_campaign()
    async def sheet(
        self,
        context: Context,
        character: str,
        field: str,
        value: app_commands.Range[int, 0, MOST_POINTS],
        reason: Reason,
    ) -> None:
        """Correct points, a value or fatigue."""
        require_gm(context.seat)
        who = by_name(context, character)
        await _correct(context, who, _sheet(who, field, value, reason))

    @app_commands.command()
    @app_commands.choices(kind=KINDS)
    @app_commands.autocomplete(character=one_of(for_gm), aspect=suggest_aspect)
    @in_campaign()
    async def aspect(  # noqa: PLR0913, PLR0917  # each is an option of the command
        self,
        context: Context,
        character: str,
        aspect: app_commands.Range[str, 1, NAME_LENGTH],
        value: app_commands.Range[int, 0, MOST_VALUE],
        reason: Reason,
        name: app_commands.Range[str, 0, NAME_LENGTH] = "",
        kind: str = "",
    ) -> None:
        """Add, change or take away an aspect."""
        require_gm(context.seat)
        who = by_name(context, character)
        correction = _aspect(who, aspect, name, kind)
        await _correct(context, who, correction.but(value=value, reason=reason))

    @app_commands.command()
    @app_commands.choices(field=CONFLICT_FIELDS)
    @app_commands.autocomplete(value=suggest_value, title=suggest_title)
    @in_campaign()
    async def conflict(
        self,
        context: Context,
        field: str,
        value: app_commands.Range[str, 1, TEXT_LENGTH],
        reason: Reason,
        title: str = "",
    ) -> None:
        """Correct the marker, the mode or a goal of a running conflict."""
        require_gm(context.seat)
        await _correct_conflict(context, _running(context, title), field, value, reason)


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


def _aspect(character: Character, typed: str, name: str, kind: str) -> CorrectAspect:
    """Return the correction of the aspect that was typed, or of a new one of that name.

    An option that was not given leaves its part as it is.
    """
    old = aspect_named(character, typed)
    return CorrectAspect(
        character=character.id,
        aspect=old.id if old else 0,
        name=name or (old.name if old else typed),
        damage=kind != "own" if kind else old is not None and old.damage,
        slow=kind == "slow" if kind else old is not None and old.slow,
        reason="",
    )


async def _correct(context: Context, character: Character, action: CorrectSheet | CorrectAspect) -> None:
    """Correct a sheet, tell everybody, and refresh the conflict that the character is in."""
    played = await context.play(action)
    corrected = tuple(e for e in played.events if isinstance(e, SheetCorrected | AspectCorrected))
    await report(context, character.name, replace(played, events=corrected))
    await redraw(context, character)


async def _correct_conflict(
    context: Context, conflict: Conflict, field: str, value: str, reason: str
) -> None:
    """Correct a conflict, tell everybody, and refresh it."""
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
    corrected = event_of(ConflictCorrected, (await context.play(action)).events)
    first, second = conflict.sides
    told = tell_event(corrected, (first.name, second.name))
    await context.reply(line("done-below"))
    await post(context, as_panel(conflict.title, told))
    context.refresh(conflict.id)


def _running(context: Context, title: str) -> Conflict:
    """Return the latest open conflict, with this title if one is given; those of this place come first.

    Refused: `no-such-conflict`.
    """
    contests: list[Conflict] = list(context.state.contests.values())
    open_ = [one for one in contests if one.is_open and (not title or same(one.title, title))]
    if not open_:
        raise Refused("no-such-conflict")
    return ([one for one in open_ if one.place == context.place] or open_)[-1]
