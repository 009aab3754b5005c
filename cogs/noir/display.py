"""How Noir contests are shown in their channel, and privately to a person who asks for the status."""

from dataclasses import replace

from discord import ui

from chat.contests.display import ContestDisplay, LiveButton, LiveMoment, contest_buttons, result_above
from chat.contests.tellings import Told
from chat.interactions.context import Context
from chat.interactions.dispatch import Router
from chat.interactions.response import Ack
from chat.messages.accounts import holders
from chat.messages.printer import Printer
from cogs.noir.contests.prompts import PLAIN, noir
from narration.noir.combat.aftermath import own_part
from narration.noir.contest.live import fight, gathering, outside
from narration.noir.contest.panel import noir_panel
from narration.noir.contest.round_chapters import BEATS
from narration.text.line import Panel, line
from rules.campaign.events import Worded
from rules.core.model_base import Event
from rules.noir.duties import due
from rules.noir.roll.helpers import asking
from rules.noir.state.campaign_state import Combat, Contest, NoirState, Social, Test
from rules.noir.state.combat_events import DamageRolled, TurnBegan
from rules.noir.state.contest_events import CheckDecided, ContestEnded, EndTold

router = Router()

#: The events with sums.
COUNTED = (CheckDecided, DamageRolled)


def live_buttons(printer: Printer, now: LiveMoment) -> ui.View | None:
    """Return the buttons of the live message; each opens something private."""
    state, contest = now.state, now.contest
    where = (contest.id, contest.step)
    turn = _counted(now)
    counted = [(line("button-counted"), "counted", (contest.id, turn))] if turn is not None else []
    if not contest.is_open:
        return contest_buttons(printer, state.campaign.id, None, *counted, *_tell(now))
    act: LiveButton = (line("button-noir-act"), "n-act", where)
    others = [(line("button-status"), "n-status", where), *counted, (line("button-more"), "n-more", where)]
    first, *further = [*_plain(now), act]
    return contest_buttons(printer, state.campaign.id, first, *further, *others, below=_helping(now))


def _plain(now: LiveMoment) -> list[LiveButton]:
    """Return the button that rolls or defends in one tap, where somebody must."""
    said = next((PLAIN[one.duty] for one in due(now.state, now.contest) if one.duty in PLAIN), None)
    return [(said, "n-plain", (now.contest.id, now.contest.step))] if said is not None else []


def _helping(now: LiveMoment) -> list[LiveButton]:
    """Return the button of those who help in a roll, while it waits for somebody to confirm it (NOIR-32)."""
    where = (now.contest.id, now.contest.step)
    return [(line("button-noir-help"), "n-help", where)] if asking(now.contest) else []


def _tell(now: LiveMoment) -> list[LiveButton]:
    """Return the button that tells how a combat or social conflict ended, until somebody has told it."""
    is_told = any(isinstance(event, EndTold) for event in now.told)
    contest = now.contest
    if is_told or not isinstance(contest, Combat | Social) or (isinstance(contest, Combat) and contest.harm):
        return []
    return [(line("button-tell"), "n-tell", (now.contest.id, now.contest.turn))]


def telling(event: Event) -> Told | None:
    """Return what somebody tells of an end."""
    return Told(event.by, event.text) if isinstance(event, EndTold) else None


def _counted(now: LiveMoment) -> int | None:
    """Return the newest turn with sums, or else the turn before this one; None if there is nothing to see."""
    contest = now.contest
    rolled = [event.turn for event in (*now.told, *now.events) if isinstance(event, COUNTED)]
    fought = isinstance(contest, Combat) and contest.turn > (0 if contest.is_open else 1)
    return max(rolled, default=contest.turn - 1 if fought else None)


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


def called(state: NoirState, contest: Contest) -> tuple[int, ...]:
    """Return the accounts that a new result pings: those that must act, and the GM whom a roll tells."""
    told = isinstance(contest, Test) and contest.tells
    waiting = waited_for(state, contest)
    return tuple(dict.fromkeys((*waiting, state.campaign.gm.holder) if told else waiting))


def begins(event: Event) -> bool:
    """Return whether a message begins with an event: each turn has its own, and so has a combat's end."""
    ends = isinstance(event, ContestEnded) and bool(event.conditions) and not event.harm
    return ends or isinstance(event, TurnBegan)


def looks_back(event: Event) -> bool:
    """Return whether an event tells a turn that is over: its sentences are stored when the next has begun."""
    return isinstance(event, Worded) and all(said.beat in BEATS.values() for said in event.said)


def live(now: LiveMoment) -> Panel | None:
    """Return the live message of a contest."""
    if isinstance(now.contest, Combat) and now.result is not None and now.turn:
        return fight(now.state, now.contest, now.result, now.told, now.events)
    if isinstance(now.contest, Combat):
        if now.result is not None and now.contest.is_open:
            return gathering(now.state, now.contest, now.result, now.told)
        return _opening(now)
    return outside(now.state, now.contest, now.result, now.told, now.events)


def _panel(now: LiveMoment) -> Panel | None:
    """Return the panel; None for a contest that is over, since its result says everything."""
    return noir_panel(now.state, now.contest, now.events) if now.contest.is_open else None


_opening = result_above(_panel)

NOIR_SHOW = ContestDisplay(
    live=live,
    begins=begins,
    looks_back=looks_back,
    buttons=live_buttons,
    telling=telling,
    waited_for=waited_for,
    called=called,
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
