"""What a Zapas contest waits for from whoever presses "Act": opened by the room that knows the duty.

The rules say what is due; each room registers here how it is asked (`opens`). So after each answer the next
thing due for the same person opens, and the GM may answer for whoever is absent.
"""

from collections.abc import Callable
from dataclasses import dataclass

from chat.interactions.arguments import stale_button
from chat.interactions.context import Context
from chat.interactions.dispatch import Router
from chat.interactions.prompts import AnyMoment, Prompt, registering
from chat.interactions.response import Ack
from chat.messages.components import view_of
from narration.text.line import Line, line
from narration.zapas.contest import roll_prompts as prompts
from rules.contract.ownership import find_own
from rules.core.model_base import Action
from rules.core.refusal import Refused
from rules.zapas.duties import Due, Duty, due, due_for
from rules.zapas.state.campaign_state import Character, ZapasState
from rules.zapas.state.contests import Contest, Duel, Roll


@dataclass(frozen=True)
class Moment(AnyMoment[ZapasState, Contest]):
    """A contest of Zapas as it is now, before one context."""

    def own(self, character: str) -> Character:
        """Return somebody for whom this context acts. Refused: `not-your-character`."""
        return find_own(self.state, character, self.context.seat)

    @property
    def roll(self) -> Roll:
        """Refused: `stale-button` where the contest is no roll."""
        if not isinstance(self.contest, Roll):
            raise stale_button()
        return self.contest

    @property
    def duel(self) -> Duel:
        """Refused: `stale-button` where the contest is no duel."""
        if not isinstance(self.contest, Duel):
            raise stale_button()
        return self.contest


Opener = Callable[[Moment, Due], Prompt]

_OPENERS: dict[Duty, Opener] = {}
#: Registers how duties are asked.
opens = registering(_OPENERS)


async def moment(context: Context, contest: str, step: int | None = None) -> Moment:
    """Return a contest as it is now; refuse `stale-turn` where it is not in the step that is given."""
    state = await context.services.table.with_contest(context.campaign.id, contest)
    found = state.contests[contest]
    if step is not None and found.step != step:
        raise Refused("stale-turn", asked=step, now=found.step)
    return Moment(context, state, found)


async def catch_up(context: Context, refused: Refused, contest: str, *_: object) -> None:
    """Answer a button of an older step: say that it is over, and open what is due now."""
    del refused
    await show_due(context, contest, first=line("zapas-late-button"))


router = Router(late=catch_up)


async def carry_out(context: Context, contest: str, *actions: Action, first: Line | None = None) -> None:
    """Play an answer, and open what is due next for the same person."""
    for action in actions:
        await context.play(action)
    context.refresh(contest)
    await show_due(context, contest, first=first)


async def begin(context: Context, contest: str, first: Line) -> None:
    """Show a contest that has just been opened, and what is due for whoever opened it."""
    await context.services.live.show(context.campaign.id, contest)
    await show_due(context, contest, first=first)


async def show_due(context: Context, contest: str, *, first: Line | None = None) -> None:
    """Show what waits for this person in the contest as it is now."""
    context = await context.waited_for(contest)
    said, view = what_is_due(await moment(context, contest))
    await context.reply(said, view, first=first)


def what_is_due(now: Moment) -> Prompt:
    """Return what this person must do now; the GM chooses, where it is for others to do."""
    if not now.contest.is_open:
        return line("zapas-is-over", title=now.contest.title), None
    waits = due_for(now.state, now.contest, now.context.seat)
    mine = [one for one in waits if now.is_own(one.character)]
    if mine:
        return opened(now, mine[0])
    if not waits:
        return prompts.nothing_due(now.state, due(now.contest)), None
    options = [now.option(prompts.due_name(now.state, one), _word(one)) for one in waits]
    view = view_of([now.menu(line("placeholder-zapas-for"), now.at("z-for"), options)])
    return prompts.for_others(now.state, now.contest.title, waits), view


def _word(one: Due) -> str:
    return f"{one.duty}.{one.side}"


def opened(now: Moment, one: Due) -> Prompt:
    """Return the question that a duty asks."""
    return _OPENERS[one.duty](now, one)


@router.on("z-for", Ack.UPDATE)
async def answer_for(context: Context, contest: str, step: int, chosen: str) -> None:
    """Open one of several things that wait for others."""
    context = await context.waited_for(contest)  # as they were shown it
    now = await moment(context, contest, step)
    waits = due_for(now.state, now.contest, context.seat)
    one = next((each for each in waits if _word(each) == chosen), None)
    if one is None:
        raise stale_button()
    await context.reply(*opened(now, one))


@router.on("z-act-here", Ack.UPDATE)
async def back(context: Context, contest: str, step: int) -> None:
    """Go back to what is due, in the message that was pressed."""
    del step
    await show_due(context, contest)


@router.on("z-act", Ack.PRIVATE)
async def act(context: Context, contest: str, step: int) -> None:
    """Open what is due; a button of an older step opens what is due now."""
    del step
    context.refresh(contest)
    await show_due(context, contest)
