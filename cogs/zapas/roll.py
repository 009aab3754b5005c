"""/zapas roll: trying something, and the throw (ZAP-12 to 19, 24, 56 to 59, 63; SM-3).

What the pool is gathered from is in `_zapas_build`, the difficulty in `_zapas_difficulty`, what follows a
failure in `_zapas_after`.
"""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

import discord
from discord import ButtonStyle, app_commands
from discord.ext import commands

from chat.interactions.character_options import by_name, named, suggest
from chat.interactions.context import Context, context_of_command, context_of_typing
from chat.interactions.dispatch import Router
from chat.interactions.localization import Choice
from chat.interactions.opening import require_voice
from chat.interactions.response import Ack, answering
from chat.messages.as_panel import event_of
from chat.messages.components import view_of
from cogs.zapas.components import suggested
from cogs.zapas.failure import ask_what_follows
from cogs.zapas.prompts import begin, catch_up, moment, show_due
from narration.text.line import line, verbatim
from narration.text.truncate import truncate
from narration.zapas.contest import roll_prompts as prompts
from rules.contract.ownership import acts_for
from rules.core.names import NAME_LENGTH, TEXT_LENGTH, same
from rules.core.refusal import Refused
from rules.zapas.state.campaign_state import Character
from rules.zapas.state.contest_actions import OpenRoll, Throw
from rules.zapas.state.contest_events import RollOpened
from rules.zapas.state.contests import Aim, Purpose
from rules.zapas.state.pool import size

router = Router(late=catch_up)

Interaction = discord.Interaction[Any]
Choices = list[app_commands.Choice[str]]
Text = app_commands.Range[str, 0, TEXT_LENGTH]
Name = app_commands.Range[str, 0, NAME_LENGTH]
Base = app_commands.Range[int, 2, 20]

PURPOSES: Choices = [
    Choice("zapas-purpose-plain", Purpose.PLAIN),
    Choice("zapas-purpose-condition", Purpose.CONDITION),
    Choice("zapas-purpose-part", Purpose.PART),
    Choice("zapas-purpose-task", Purpose.TASK),
    Choice("zapas-purpose-attack", Purpose.ATTACK),
    Choice("zapas-purpose-contact", Purpose.CONTACT),
    Choice("zapas-purpose-acquire", Purpose.ACQUIRE),
    Choice("zapas-purpose-packed", Purpose.PACKED),
]
#: The longest value that a suggestion may have.
SUGGESTED = 100


class RollCommands(commands.Cog):
    """Rolls."""

    @app_commands.command()
    @app_commands.choices(purpose=PURPOSES)
    async def roll(  # noqa: PLR0913, PLR0917  # each is an option of the command
        self,
        interaction: Interaction,
        action: Text,
        goal: Text = "",
        purpose: str = "",
        what: Name = "",
        whom: str = "",
        task: str = "",
        character: str = "",
        difficulty: Base | None = None,
    ) -> None:
        """Try something; the GM says how hard it is, then you gather dice."""
        async with answering(interaction, Ack.PRIVATE):
            context = await context_of_command(interaction)
            require_voice(context)
            who = named(context, character)
            aim = await _aim(context, who, purpose, what, whom, task)
            await open_roll(
                context,
                OpenRoll(
                    place=interaction.channel_id or 0,
                    character=who.id,
                    title=action,
                    goal=goal,
                    aim=aim,
                    base=difficulty,
                ),
            )

    @roll.autocomplete("character")
    async def _own(self, interaction: Interaction, typed: str) -> Choices:
        return await suggest(interaction, typed, _playable)

    @roll.autocomplete("whom")
    async def _others(self, interaction: Interaction, typed: str) -> Choices:
        return await suggest(interaction, typed, suggested)

    @roll.autocomplete("what")
    async def _conditions(self, interaction: Interaction, typed: str) -> Choices:
        context = await context_of_typing(interaction)
        asked = interaction.namespace
        whom = getattr(asked, "whom", "") or getattr(asked, "character", "")
        try:
            who = named(context, whom) if context else None
        except Refused:
            return []
        return _matching(_nameable(who, getattr(asked, "purpose", "")), typed)

    @roll.autocomplete("task")
    async def _tasks(self, interaction: Interaction, typed: str) -> Choices:
        context = await context_of_typing(interaction)
        tasks = context.state.shared.tasks if context else ()
        return _matching((truncate(task.text, SUGGESTED) for task in tasks), typed)


def _playable(context: Context) -> Iterable[Character]:
    return (one for one in context.state.characters.values() if one.is_main and acts_for(context.seat, one))


def _nameable(who: Character | None, purpose: str) -> Iterable[str]:
    """Return what can be named of somebody: conditions to lose, approaches that are known."""
    if who is not None and purpose == Purpose.CONDITION:
        yield from (one.label for one in who.conditions)
    if who is not None and who.npc is not None and purpose == Purpose.ATTACK:
        yield from (one.approach for one in who.npc.approaches)


def _matching(texts: Iterable[str], typed: str) -> Choices:
    found = [text for text in texts if typed.casefold() in text.casefold()]
    return [app_commands.Choice(name=text, value=text) for text in found[:25]]


async def _aim(  # each is an option of the command
    context: Context, who: Character, purpose: str, what: str, whom: str, task: str
) -> Aim:
    """Return what a roll is for; whom the story names can be named by the whole name.

    Refused: `no-such-character`, `not-found` for a task that is none.
    """
    meant = Purpose(purpose) if purpose else Purpose.PLAIN
    everybody = replace(context, state=await context.services.table.state(context.campaign.id))
    whose = by_name(everybody, whom).id if whom else ""
    if meant is Purpose.CONDITION:
        whose = whose or who.id
    return Aim(purpose=meant, character=whose, text=what, task=_task(context, meant, task))


def _task(context: Context, purpose: Purpose, typed: str) -> str:
    """Return the id of a task: the only one where it goes without saying."""
    tasks = context.state.shared.tasks
    if typed:
        found = [
            one.id for one in tasks if same(one.text, typed) or same(truncate(one.text, SUGGESTED), typed)
        ]
        if not found:
            raise Refused("not-found")
        return str(found[0])
    needed = purpose in {Purpose.PART, Purpose.TASK} and len(tasks) == 1
    return str(tasks[0].id) if needed else ""


async def open_roll(context: Context, action: OpenRoll) -> None:
    """Open and show it, and ask whoever tries what is due now."""
    played = await context.play(action)
    roll = event_of(RollOpened, played.events).roll
    await begin(context, roll.id, line("zapas-roll-begun", title=verbatim(roll.title)))


# ------------------------------------------------------------------------------------- the throw


@router.on("z-throw", Ack.UPDATE)
async def throw(context: Context, contest: str, step: int, dice: int, sure: bool) -> None:
    """Throw so many dice; fewer than the difficulty only when it was asked twice (ZAP-19)."""
    now = await moment(context, contest, step)
    roll, _ = now.roll, now.own(now.roll.character)
    if size(roll.pool, roll.helpers) != dice:
        await show_due(context, contest, first=line("zapas-pool-changed"))
        return
    if dice < roll.difficulty and not sure:
        all_the_same = now.button(
            line("button-zapas-throw", dice=dice), "z-throw", dice, 1, style=ButtonStyle.danger
        )
        back = now.button(line("button-back"), "z-act-here")
        await context.reply(prompts.hopeless(dice, roll.difficulty), view_of([all_the_same, back]))
        return
    played = await context.play(Throw(contest=contest, step=step))
    await context.services.live.show(context.campaign.id, contest)
    for other in {event.contest for event in played.events} - {contest, ""}:
        context.refresh(other)  # a part of its task was won (ZAP-56)
    await ask_what_follows(context, played, contest)
