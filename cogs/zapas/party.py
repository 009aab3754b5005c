"""The group: travel, experience, hard tasks, corrections, and the list of what waits for a person."""

from discord import app_commands
from discord.ext import commands

from chat.interactions.announcements import announce
from chat.interactions.character_options import by_name, named, one_of
from chat.interactions.commands import in_campaign
from chat.interactions.context import Context
from chat.interactions.dispatch import Router
from chat.interactions.localization import Choice
from chat.interactions.response import Ack
from chat.messages.components import view_of
from cogs.shared.next_steps import or_next_steps
from cogs.zapas.components import vote_value
from cogs.zapas.prompts import zapas
from cogs.zapas.sheet import show_form
from cogs.zapas.suggestions import players
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

TRAVEL: list[app_commands.Choice[str]] = [
    Choice("choice-zapas-travel", "on"),
    Choice("choice-zapas-play", "off"),
]


class PartyCommands(commands.Cog):
    """The group and its course."""

    @app_commands.command()
    @app_commands.autocomplete(character=one_of(players))
    @in_campaign()
    async def sheet(self, context: Context, character: str = "") -> None:
        """See a sheet; your own can be changed from there."""
        await show_form(context, named(context, character).id)

    @app_commands.command()
    @in_campaign()
    async def pending(self, context: Context) -> None:
        """See what waits for you, and do it."""
        await show_pending(context)

    @app_commands.command()
    @app_commands.choices(state=TRAVEL)
    @in_campaign()
    async def travel(self, context: Context, state: str = "on") -> None:
        """Begin to travel, or return to play."""
        await _declare(context, SetPhase(travel=state == "on"))

    @app_commands.command()
    @in_campaign()
    async def experience(self, context: Context, points: app_commands.Range[int, 1, MOST_XP]) -> None:
        """Give every player the same experience."""
        await _declare(context, AwardExperience(points=points))

    @app_commands.command()
    @in_campaign()
    async def task(self, context: Context, text: app_commands.Range[str, 0, TEXT_LENGTH] = "") -> None:
        """Add a hard task that parts make easier; without a text, see the tasks."""
        played = [await context.play(SetTask(text=text))] if text else []
        await _show_tasks(context)
        await announce(context, context.campaign.name, *played)

    @app_commands.command()
    @app_commands.autocomplete(character=one_of(players))
    @in_campaign()
    async def correct(
        self,
        context: Context,
        character: str,
        reason: app_commands.Range[str, 1, TEXT_LENGTH],
        reserve: app_commands.Range[int, 0, MOST_RESERVE] | None = None,
        experience: app_commands.Range[int, 0, MOST_XP] | None = None,
    ) -> None:
        """Correct a player's dice or experience, with a reason."""
        require_gm(context.seat)
        seat = by_name(context, character).seat
        await _declare(context, _correction(context, seat, reason, reserve, experience))


def _correction(
    context: Context, seat: str, reason: str, reserve: int | None, experience: int | None
) -> SetStake:
    """Return the action that corrects the numbers of a seat; None leaves a number as it is."""
    have = context.state.shared.of(seat)
    return SetStake(
        seat=seat,
        reserve=have.reserve if reserve is None else reserve,
        xp=have.xp if experience is None else experience,
        reason=reason,
    )


async def _declare(context: Context, action: GmAction) -> None:
    """Play the GM's action and announce it."""
    played = await context.play(action)
    await context.reply(line("done-below"))
    await announce(context, context.campaign.name, played)


async def _show_tasks(context: Context) -> None:
    now = await context.now()
    tasks = now.state.shared.tasks
    options = [now.option(verbatim(truncate(task.text)), task.id) for task in tasks]
    over = now.menu(line("placeholder-zapas-task-over"), "z-task-over", options=options)
    await now.reply(tasks_page(tasks), view_of([over] if now.seat.is_gm else []))


@router.on("z-task-over", Ack.UPDATE)
async def drop(context: Context, task: str) -> None:
    """Take a task off the list. Refused: `not-found`."""
    if not task:
        raise Refused("not-found")
    played = await context.play(SetTask(drop=task))
    await _show_tasks(context)
    await announce(context, context.campaign.name, played)


async def show_pending(context: Context) -> None:
    """Show the proposals, flags and contests that wait for this person."""
    state, seat = context.state, context.seat
    votes = [context.option(vote_option(state, *one), vote_value(one[0])) for one in votes_for(state, seat)]
    flags = [
        context.option(judged_option(*one), f"{one[0].id}.{one[1].id}") for one in flags_for(state, seat)
    ]
    contests = [context.option(contest_option(one), one.id) for one in contests_for(state, seat)]
    view = view_of(
        [context.menu(line("placeholder-zapas-vote"), "z-vote", options=votes)],
        [context.menu(line("placeholder-zapas-judge"), "z-flag-waits", options=flags)],
        [context.menu(line("placeholder-zapas-contest"), "z-waiting", options=contests)],
    )
    await context.reply(pending_page(state, seat), or_next_steps(context, view))


@router.on("z-waiting", Ack.UPDATE)
async def open_contest(context: Context, contest: str) -> None:
    """Show what waits for this person in a contest."""
    await zapas.show_due(context, contest)
