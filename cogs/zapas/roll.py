"""/zapas roll: trying something, and the throw (ZAP-12 to 19, 24, 56 to 59, 63; SM-3).

`pool` gathers the dice, `difficulty` sets the difficulty, `failure` asks what follows a failure.
"""

from dataclasses import replace

from discord import ButtonStyle, app_commands
from discord.ext import commands

from chat.interactions.arguments import stale_button
from chat.interactions.character_options import by_name, everybody, named, one_of
from chat.interactions.commands import in_campaign
from chat.interactions.contest_opening import require_may_write
from chat.interactions.context import Context
from chat.interactions.localization import choices_of
from chat.interactions.modals import TextField, ask
from chat.interactions.response import Ack
from chat.messages.components import view_of
from chat.messages.lines_as_panel import event_of
from cogs.shared.record.hidden_rolls import roll_hidden
from cogs.zapas.failure import ask_what_follows
from cogs.zapas.prompts import Moment, zapas
from cogs.zapas.suggestions import aims, playable, task_text, tasks, text_of
from narration.text.line import line, verbatim
from narration.zapas.contest import roll_prompts as prompts
from rules.campaign.actions import RollHidden
from rules.contract.ownership import find_own
from rules.core.names import NAME_LENGTH, TEXT_LENGTH, same
from rules.core.refusal import Refused
from rules.zapas.hidden_rolls import MOST
from rules.zapas.state.campaign_state import Character
from rules.zapas.state.contest_actions import OpenRoll, Throw
from rules.zapas.state.contest_events import RollOpened
from rules.zapas.state.contests import Aim, Purpose, Roll
from rules.zapas.state.pool import size

Text = app_commands.Range[str, 0, TEXT_LENGTH]


class RollCommands(commands.Cog):
    """Rolls."""

    @app_commands.command()
    @app_commands.choices(purpose=choices_of(Purpose, "zapas-purpose"))
    @app_commands.autocomplete(
        character=one_of(playable), whom=one_of(everybody), what=text_of(aims), task=text_of(tasks)
    )
    @in_campaign()
    async def roll(  # noqa: PLR0913, PLR0917  # each is an option of the command
        self,
        context: Context,
        action: Text,
        goal: Text = "",
        purpose: str = "",
        what: app_commands.Range[str, 0, NAME_LENGTH] = "",
        whom: str = "",
        task: str = "",
        character: str = "",
        difficulty: app_commands.Range[int, 2, 20] | None = None,
        hidden: bool = False,
        dice: app_commands.Range[int, 1, MOST] = 1,
    ) -> None:
        """Try something; the GM says how hard it is, then you gather dice. Or roll so many dice hidden."""
        if hidden:
            await roll_hidden(context, _unseen(context, action, character, dice, difficulty))
            return
        require_may_write(context)
        who = named(context, character)
        aim = await _aim(context, who, Purpose(purpose or Purpose.PLAIN), what, whom, task)
        attempt = OpenRoll(
            place=context.place, character=who.id, title=action, goal=goal, aim=aim, base=difficulty
        )
        await open_roll(context, attempt)


def _unseen(context: Context, text: str, character: str, count: int, difficulty: int | None) -> RollHidden:
    """Return a hidden roll: a player's character rolls, and for the GM nobody does."""
    who = "" if context.seat.is_gm else named(context, character).id
    return RollHidden(character=who, count=count, difficulty=difficulty or 1, text=text)


async def _aim(context: Context, who: Character, purpose: Purpose, what: str, whom: str, task: str) -> Aim:
    """Return what a roll is for; a character unknown to this person must be named by its whole name.

    Refused: `no-such-character`, `not-found` for an unknown task.
    """
    all_known = replace(context, state=await context.services.table.state(context.campaign.id))
    whose = by_name(all_known, whom).id if whom else ""
    if purpose is Purpose.CONDITION:
        whose = whose or who.id
    return Aim(purpose=purpose, character=whose, text=what, task=_task(context, purpose, task))


def _task(context: Context, purpose: Purpose, typed: str) -> str:
    """Return the id of the typed task, or of the only one if none was typed but the purpose needs one."""
    known = context.state.shared.tasks
    if not typed:
        needed = purpose in {Purpose.PART, Purpose.TASK} and len(known) == 1
        return str(known[0].id) if needed else ""
    found = next((one for one in known if same(one.text, typed) or same(task_text(one), typed)), None)
    if found is None:
        raise Refused("not-found")
    return str(found.id)


async def open_roll(context: Context, action: OpenRoll) -> None:
    """Open and show a roll, and ask what waits now for the person who tries."""
    played = await context.play(action)
    roll = event_of(RollOpened, played.events).roll
    await zapas.begin(context, roll.id, line("zapas-roll-begun", title=verbatim(roll.title)))


@zapas.router.on("z-try", Ack.FORM)
async def ask_try(context: Context, character: str) -> None:
    """Ask what one's own character tries, before it is a roll."""
    who = find_own(context.state, character, context.seat)
    require_may_write(context)
    await _ask_try(context, who.id, "", "")


@zapas.router.on("z-again", Ack.FORM)
async def ask_again(context: Context, contest: str) -> None:
    """Ask what is tried, with the words of an earlier roll of one's own character.

    Refused: `stale-button` if there is none, `not-your-character`.
    """
    state = await context.services.table.with_contest(context.campaign.id, contest)
    roll = state.contests.get(contest)
    if not isinstance(roll, Roll):
        raise stale_button()
    who = find_own(context.state, roll.character, context.seat)
    require_may_write(context)
    await _ask_try(context, who.id, roll.title, roll.goal)


async def _ask_try(context: Context, who: str, title: str, goal: str) -> None:
    action = TextField(line("form-zapas-action"), title, most=TEXT_LENGTH)
    aim = TextField(line("form-zapas-goal"), goal, most=TEXT_LENGTH, required=False)
    await ask(context, line("button-zapas-try"), "z-tried", who, fields=[action, aim])


@zapas.router.on("z-tried", Ack.PRIVATE)
async def try_it(context: Context, character: str, action: str, goal: str = "") -> None:
    """Try something, as /zapas roll does. Refused: as the rules say of a roll that is opened."""
    who = find_own(context.state, character, context.seat)
    attempt = OpenRoll(place=context.place, character=who.id, title=action, goal=goal, aim=Aim(), base=None)
    await open_roll(context, attempt)


@zapas.router.on("z-throw", Ack.UPDATE)
async def throw(context: Context, contest: str, step: int, dice: int, sure: bool) -> None:
    """Throw this many dice. If they are fewer than the difficulty, ask again first (ZAP-19)."""
    now = await zapas.moment(context, contest, step)
    roll, _ = now.roll, now.own(now.roll.character)
    if size(roll.pool, roll.helpers) != dice:
        await zapas.show_due(context, contest, first=line("zapas-pool-changed"))
    elif dice < roll.difficulty and not sure:
        await _ask_again(now, dice)
    else:
        await _throw(context, Throw(contest=contest, step=step))


async def _ask_again(now: Moment, dice: int) -> None:
    """Ask whether to throw although the roll cannot succeed."""
    said = line("button-zapas-throw", dice=dice)
    yes = now.button(said, "z-throw", dice, 1, style=ButtonStyle.danger)
    back = now.button(line("button-back"), "z-act-here")
    await now.context.reply(prompts.hopeless(dice, now.roll.difficulty), view_of([yes, back]))


async def _throw(context: Context, action: Throw) -> None:
    played = await context.play(action)
    await context.services.live.show(context.campaign.id, action.contest)
    for other in {event.contest for event in played.events} - {action.contest, ""}:
        context.refresh(other)  # a part of its task was won (ZAP-56)
    await ask_what_follows(context, played, action.contest)
