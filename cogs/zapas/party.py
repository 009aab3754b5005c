"""What holds for the whole group in Zapas: travel, experience, hard tasks, corrections, and what waits."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from chat.interactions.character_options import by_name, named, suggest
from chat.interactions.context import Context, context_of_command
from chat.interactions.dispatch import Router
from chat.interactions.localization import Choice
from chat.interactions.response import Ack, answering
from chat.messages.components import view_of
from cogs.shared.next_steps import or_on
from cogs.zapas.components import Entry, Menu, choice, tell
from cogs.zapas.prompts import show_due
from cogs.zapas.proposals import vote_value
from cogs.zapas.sheet import show_form
from narration.text.line import line, verbatim
from narration.text.truncate import truncate
from narration.zapas.sheet.gm_prompts import (
    contest_option,
    contests_for,
    flags_for,
    judged_option,
    pending_page,
    tasks_page,
    vote_option,
    votes_for,
)
from rules.core.names import TEXT_LENGTH
from rules.core.refusal import Refused
from rules.core.seat import require_gm
from rules.zapas.party.party import MOST_RESERVE, MOST_XP
from rules.zapas.state.actions import AwardExperience, GmAction, SetPhase, SetStake, SetTask

router = Router()

Interaction = discord.Interaction[Any]
Choices = list[app_commands.Choice[str]]

TRAVEL: Choices = [Choice("choice-zapas-travel", "on"), Choice("choice-zapas-play", "off")]


class PartyCommands(commands.Cog):
    """The group and its course."""

    @app_commands.command()
    async def sheet(self, interaction: Interaction, character: str = "") -> None:
        """See a sheet; one of one's own can be changed from there."""
        async with answering(interaction, Ack.PRIVATE):
            context = await context_of_command(interaction)
            await show_form(context, named(context, character).id)

    @app_commands.command()
    async def pending(self, interaction: Interaction) -> None:
        """See what waits for oneself, and do it."""
        async with answering(interaction, Ack.PRIVATE):
            await show_pending(await context_of_command(interaction))

    @app_commands.command()
    @app_commands.choices(state=TRAVEL)
    async def travel(self, interaction: Interaction, state: str = "on") -> None:
        """Begin to travel, or to play again."""
        await _declare(interaction, SetPhase(travel=state == "on"))

    @app_commands.command()
    async def experience(self, interaction: Interaction, points: app_commands.Range[int, 1, MOST_XP]) -> None:
        """Give every player the same experience."""
        await _declare(interaction, AwardExperience(points=points))

    @app_commands.command()
    async def task(
        self, interaction: Interaction, text: app_commands.Range[str, 0, TEXT_LENGTH] = ""
    ) -> None:
        """Write down a hard task that parts make easier; without a text, see them."""
        async with answering(interaction, Ack.PRIVATE):
            context = await context_of_command(interaction)
            played = [await context.play(SetTask(text=text))] if text else []
            await _show_tasks(context)
            await tell(context, context.campaign.name, played)

    @app_commands.command()
    async def correct(
        self,
        interaction: Interaction,
        character: str,
        reason: app_commands.Range[str, 1, TEXT_LENGTH],
        reserve: app_commands.Range[int, 0, MOST_RESERVE] | None = None,
        experience: app_commands.Range[int, 0, MOST_XP] | None = None,
    ) -> None:
        """Set a player's dice or experience right, with a reason."""
        async with answering(interaction, Ack.PRIVATE):
            context = await context_of_command(interaction)
            require_gm(context.seat)
            seat = by_name(context, character).seat
            have = context.state.shared.of(seat)
            action = SetStake(
                seat=seat,
                reserve=have.reserve if reserve is None else reserve,
                xp=have.xp if experience is None else experience,
                reason=reason,
            )
            played = await context.play(action)
            await context.reply(line("done-below"))
            await tell(context, context.campaign.name, [played])

    @sheet.autocomplete("character")
    @correct.autocomplete("character")
    async def _players(self, interaction: Interaction, typed: str) -> Choices:
        return await suggest(
            interaction, typed, lambda context: (c for c in context.state.characters.values() if c.seat)
        )


async def _declare(interaction: Interaction, action: GmAction) -> None:
    """Play it and tell everybody."""
    async with answering(interaction, Ack.PRIVATE):
        context = await context_of_command(interaction)
        played = await context.play(action)
        await context.reply(line("done-below"))
        await tell(context, context.campaign.name, [played])


# ------------------------------------------------------------------------------------------ tasks


async def _show_tasks(context: Context) -> None:
    now = await context.now()
    tasks = now.state.shared.tasks
    entries = [(verbatim(truncate(task.text)), task.id) for task in tasks]
    drop = choice(now, line("placeholder-zapas-task-over"), "z-task-over", (), entries)
    await now.reply(tasks_page(tasks), view_of([drop] if now.seat.is_gm else []))


@router.on("z-task-over", Ack.UPDATE)
async def drop(context: Context, task: str) -> None:
    """Say that a task is over."""
    if not task:
        raise Refused("not-found")
    played = await context.play(SetTask(drop=task))
    await _show_tasks(context)
    await tell(context, context.campaign.name, [played])


# ------------------------------------------------------------------------------------------ what waits


async def show_pending(context: Context) -> None:
    """Show what waits for whoever looks: proposals, flags, rolls."""
    view = view_of([_votes_menu(context)], [_flags_menu(context)], [_contests_menu(context)])
    await context.reply(pending_page(context.state, context.seat), or_on(context, view))


def _votes_menu(context: Context) -> Menu | None:
    entries: list[Entry] = [
        (vote_option(context.state, what, one), vote_value(what))
        for what, one in votes_for(context.state, context.seat)
    ]
    return choice(context, line("placeholder-zapas-vote"), "z-vote", (), entries)


def _flags_menu(context: Context) -> Menu | None:
    entries: list[Entry] = [
        (judged_option(who, flag), f"{who.id}.{flag.id}")
        for who, flag in flags_for(context.state, context.seat)
    ]
    return choice(context, line("placeholder-zapas-judge"), "z-flag-waits", (), entries)


def _contests_menu(context: Context) -> Menu | None:
    entries: list[Entry] = [
        (contest_option(one), one.id) for one in contests_for(context.state, context.seat)
    ]
    return choice(context, line("placeholder-zapas-contest"), "z-waiting", (), entries)


@router.on("z-waiting", Ack.UPDATE)
async def open_contest(context: Context, contest: str) -> None:
    """Show a roll, a duel or a scene that waits for whoever looks."""
    await show_due(context, contest)
