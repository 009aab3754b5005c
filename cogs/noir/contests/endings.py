"""The end of a combat or a social conflict, told by somebody in their own words."""

from chat.interactions.context import Context
from chat.interactions.response import Ack
from cogs.noir.contests.prompts import noir
from cogs.shared.record.tellings import ask_words
from narration.text.line import line
from rules.noir.ending import teller_of
from rules.noir.state.contest_actions import TellEnd


@noir.router.on("n-tell", Ack.FORM)
async def ask_telling(context: Context, contest: str, turn: int) -> None:
    """Ask how it ended. Refused: as `teller_of`, before anything is typed."""
    now = await noir.moment(context, contest)
    ended, by = teller_of(now.state, contest, context.seat)
    told = (contest, ended.turn)
    await ask_words(context, line("form-noir-tell-title"), ("n-told", contest, turn), told=told, by=by)


@noir.router.on("n-told", Ack.PRIVATE)
async def tell(context: Context, contest: str, _: int, text: str) -> None:
    """Post what was typed as a reply to the end."""
    await context.play(TellEnd(contest=contest, text=text))
    context.refresh(contest)
    await context.reply(line("told-round"))
