"""How the live display shows Zapas contests; privately their status, and how they were counted."""

from chat.contests.display import ContestDisplay, LiveMoment
from chat.interactions.arguments import stale_button
from chat.interactions.context import Context
from chat.interactions.dispatch import Router
from chat.interactions.response import Ack
from chat.messages.accounts import holders
from cogs.zapas.live_buttons import live_buttons
from cogs.zapas.prompts import zapas
from cogs.zapas.telling import telling
from narration.text.line import Panel
from narration.zapas.contest.live import zapas_live
from narration.zapas.contest.panel import zapas_panel
from narration.zapas.contest.story import zapas_story
from rules.zapas.duties import Due, Duty, due
from rules.zapas.state.campaign_state import ZapasState
from rules.zapas.state.contests import Contest, Roll

router = Router()


def waited_for(state: ZapasState, contest: Contest) -> tuple[int, ...]:
    """Return the accounts that must act now: only the GM during an objection to help, or after a failure."""
    if isinstance(contest, Roll) and contest.success is False:
        return () if contest.followed else (state.campaign.gm.holder,)
    called = _called(contest)
    if any(not one.character for one in called):
        return (state.campaign.gm.holder,)
    return holders(state.campaign, [state.characters[one.character] for one in called])


def _called(contest: Contest) -> tuple[Due, ...]:
    waits = due(contest)
    return tuple(one for one in waits if one.duty is Duty.OBJECTION) or waits


def called_again(state: ZapasState, contest: Contest) -> tuple[int, ...]:
    """Return the accounts that something new is asked of: an objection, or a difficulty that has changed."""
    duties = {one.duty: one.character for one in due(contest)}
    gm = (state.campaign.gm.holder,) if Duty.OBJECTION in duties else ()
    roller = duties.get(Duty.CONFIRM)
    return (*gm, *(holders(state.campaign, [state.characters[roller]]) if roller else ()))


def moves(contest: Contest) -> bool:
    """Return whether a message may move; that of a roll stays while nothing but its dice is waited for."""
    return not isinstance(contest, Roll) or [one.duty for one in due(contest)] != [Duty.BUILD]


def live(now: LiveMoment) -> Panel | None:
    """Return the message of a running contest, or the result of one that is over."""
    return zapas_live(now.state, now.contest, now.events) if now.contest.is_open else now.result


ZAPAS_DISPLAY = ContestDisplay(
    live=live,
    buttons=live_buttons,
    waited_for=waited_for,
    called_again=called_again,
    moves=moves,
    wait=lambda contest: contest.step,
    gm_answers=True,
    telling=telling,
)


@router.on("z-status", Ack.PRIVATE)
async def status(context: Context, contest: str, step: int) -> None:
    """Show the panel as this person may know it."""
    del step
    context.refresh(contest)
    known, told = await (await zapas.moment(context, contest)).as_known()
    await context.reply(zapas_panel(known, known.contests[contest], told))


@router.on("z-counted", Ack.PRIVATE)
async def counted(context: Context, contest: str) -> None:
    """Count out how a contest went: every die, sum and reserve."""
    state = await context.services.table.with_contest(context.campaign.id, contest)
    known = context.system.view(state, context.seat)
    logged = await context.services.table.store.log.events(context.campaign.id, contest)
    told = context.system.known(state, (entry.event for entry in logged), context.seat)
    found = zapas_story(told, known.contests[contest])
    if found is None:
        raise stale_button()
    await context.reply(found)
