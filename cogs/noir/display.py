"""How Noir contests are shown in their channel, and privately to a person who asks for the status."""

from dataclasses import replace

from discord import ui

from chat.contests.display import ContestDisplay, LiveMoment, contest_buttons, result_above
from chat.interactions.context import Context
from chat.interactions.dispatch import Router
from chat.interactions.response import Ack
from chat.messages.accounts import holders
from chat.messages.printer import Printer
from cogs.noir.contests.prompts import noir
from narration.noir.combat.aftermath import own_part
from narration.noir.contest.panel import noir_panel
from narration.text.line import Panel, line
from rules.noir.duties import due
from rules.noir.state.campaign_state import Combat, Contest, NoirState, Social

router = Router()


def live_buttons(printer: Printer, now: LiveMoment) -> ui.View | None:
    """Return the buttons of the live message; each opens something private."""
    state, contest = now.state, now.contest
    if not contest.is_open:
        return None
    where = (contest.id, contest.step)
    act = (line("button-noir-act"), "n-act", where)
    others = [(line("button-status"), "n-status", where), (line("button-more"), "n-more", where)]
    return contest_buttons(printer, state.campaign.id, act, *others)


def waited_for(state: NoirState, contest: Contest) -> tuple[int, ...]:
    """Return the accounts that must act now, each once: of the players, and of the GM for everybody else.

    If the public sees nobody who must act, it is the GM, whose secret pot decides. Of open contests, only a
    social conflict may wait for nobody: while a combat decides its outcome.
    """
    waits = due(state, contest)
    people = holders(state.campaign, [state.characters[one.character] for one in waits if one.character])
    hidden = contest.is_open and not waits and not isinstance(contest, Social)
    judges = hidden or any(not one.character for one in waits)
    return tuple(dict.fromkeys((*people, state.campaign.gm.holder) if judges else people))


def panel(now: LiveMoment) -> Panel | None:
    """Return the panel; None for a roll or social conflict that is over, since its result says everything."""
    shown = now.contest.is_open or isinstance(now.contest, Combat)
    return noir_panel(now.state, now.contest, now.events) if shown else None


NOIR_SHOW = ContestDisplay(
    live=result_above(panel),
    buttons=live_buttons,
    waited_for=waited_for,
    wait=lambda contest: contest.step,
    gm_answers=True,
)


@router.on("n-status", Ack.PRIVATE)
async def status(context: Context, contest: str, _: int) -> None:
    """Show the panel as this person may know it, and what is their own: Fate, rounds, wound threshold."""
    context.refresh(contest)
    known, told = await (await noir.moment(context, contest)).as_known()
    here = known.contests[contest]
    panel = noir_panel(known, here, told)
    await context.reply(replace(panel, lines=(*panel.lines, *own_part(known, here, context.seat))))
