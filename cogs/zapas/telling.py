"""Telling a roll or a duel that is over in one's own words: the button beside the question, and its form."""

from chat.contests.tellings import Told
from chat.interactions.context import Context
from chat.interactions.dispatch import Router
from chat.interactions.response import Ack
from cogs.shared.record.tellings import ask_words
from narration.text.line import line
from rules.core.model_base import Event
from rules.zapas.state.contest_actions import Tell
from rules.zapas.state.contest_events import ContestTold
from rules.zapas.telling import teller_of

router = Router()


def telling(event: Event) -> Told | None:
    """Return what somebody tells of a contest, for its reply."""
    return Told(event.by, event.text) if isinstance(event, ContestTold) else None


@router.on("z-tell", Ack.FORM)
async def ask_telling(context: Context, contest: str) -> None:
    """Open the form for what happened. Refused: as `teller_of`, before anything is typed."""
    state = await context.services.table.with_contest(context.campaign.id, contest)
    by = teller_of(state, contest, context.seat)
    told = (contest, state.contests[contest].turn)
    await ask_words(context, line("form-account-title"), ("z-told", contest), told=told, by=by)


@router.on("z-told", Ack.PRIVATE)
async def tell(context: Context, contest: str, text: str) -> None:
    """Tell it to everybody. Refused: as `rules.zapas.telling.tell`."""
    state = await context.services.table.with_contest(context.campaign.id, contest)
    step = state.contests[contest].step if contest in state.contests else 0
    await context.play(Tell(contest=contest, step=step, text=text))
    context.refresh(contest)
    await context.reply(line("told-round"))
