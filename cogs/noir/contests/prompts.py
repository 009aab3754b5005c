"""What a Noir contest waits for from whoever presses "Act": opened by the room that knows the duty.

The rules say what is due; each room registers here how it is asked (`opens`), and what counts where the GM
answers for somebody absent (`absent`). So after each answer the next thing due for the same person opens.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import chain
from typing import Any

import discord
from discord import ui

from chat.interactions.arguments import stale_button
from chat.interactions.context import Context
from chat.interactions.dispatch import Router
from chat.interactions.prompts import AnyMoment, Prompt, registering
from chat.interactions.response import Ack
from chat.messages.components import view_of
from narration.journal.events import event_lines
from narration.noir.rolls.check_prompts import (
    due_name,
    fate_available,
    nothing_due,
    recent_events_line,
    several_due,
)
from narration.text.line import Line, Panel, line
from rules.contract.ownership import find_own
from rules.contract.system import Played
from rules.core.model_base import Action
from rules.core.refusal import Refused
from rules.noir.duties import Due, Duty, due, due_for
from rules.noir.state import combat_events as cd
from rules.noir.state import contest_events as d
from rules.noir.state.campaign_state import Character, Contest, NoirState, Social

#: As many lines of what just happened as stand above the next question, and what is worth one.
TOLD = 5
OUTCOMES = (
    d.LateThrown,
    d.CheckDecided,
    cd.Reloaded,
    cd.WoundsStabilised,
    cd.HitsLanded,
    cd.DamageRolled,
    cd.ConditionChanged,
)


@dataclass(frozen=True)
class Moment(AnyMoment[NoirState, Contest]):
    """A contest of Noir as it is now, before one context."""

    def own(self, character: str) -> Character:
        """Return somebody for whom this context acts. Refused: `not-your-character`."""
        return find_own(self.state, character, self.context.seat)

    def paying(self, character: Character, panel: Panel) -> Panel:
        """Return a panel that says at its foot how much Fate there is to pay with."""
        return replace(panel, footer=fate_available(self.state, character))


Opener = Callable[[Moment, Due], Prompt]
#: What counts for somebody absent: no Fate, and the plainest answer.
Absent = Callable[[Moment, Due], Action]

#: What comes again with each roll of the GM's people, by the word that answers it once for all of them.
REPEATED = {"all": frozenset({Duty.READY, Duty.ODDS, Duty.LATE}), "stand": frozenset({Duty.LATE})}

_OPENERS: dict[Duty, Opener] = {}
_ABSENT: dict[Duty, Absent] = {}
#: Register how duties are asked, and what counts where the GM answers for somebody absent.
opens, absent = registering(_OPENERS), registering(_ABSENT)


async def moment(context: Context, contest: str, step: int | None = None) -> Moment:
    """Return a contest as it is now; refuse `wrong-state-passed` where it is not in this step."""
    state = await context.services.table.with_contest(context.campaign.id, contest)
    found = state.contests[contest]
    if step is not None and found.step != step:
        raise Refused("wrong-state-passed")
    return Moment(context, state, found)


async def catch_up(context: Context, refused: Refused, contest: str, *_: object) -> None:
    """Answer a button of an older step: say that it is over, and open what is due now."""
    del refused
    await show_due(context, contest, first=line("noir-late-button"))


router = Router(late=catch_up)


async def carry_out(context: Context, contest: str, action: Action) -> None:
    """Play an answer, say shortly what came of it, and open what is due next for the same person."""
    played = await context.play(action)
    show_touched(context, played)
    await show_due(context, contest, first=_told(context, played))


def show_touched(context: Context, played: Played) -> None:
    """Show every contest that something happened in: one social conflict may become a combat, too."""
    for contest in dict.fromkeys(event.contest for event in played.events if event.contest):
        context.refresh(contest)


def _told(context: Context, played: Played) -> Line | None:
    """Say what dice and blows did; where there were none, what was said."""
    seen = (context.system.redact(played.after, event, context.seat) for event in played.events)
    known = [event for event in seen if event is not None]
    outcome = [event for event in known if isinstance(event, OUTCOMES)]
    return recent_events_line(event_lines(context.campaign.system, outcome or known[:1])[:TOLD])


async def show_due(context: Context, contest: str, *, first: Line | None = None) -> None:
    """Show what waits for this person in the contest as it is now, or in the fight that it has become."""
    context = await context.waited_for(contest)
    said, view = what_is_due(_in_the_fight(await moment(context, contest)))
    await context.reply(said, view, first=first)


def _in_the_fight(now: Moment) -> Moment:
    fight = now.state.contests.get(now.contest.combat) if isinstance(now.contest, Social) else None
    return replace(now, contest=fight) if fight is not None and fight.is_open else now


def what_is_due(now: Moment) -> Prompt:
    """Return what this person must do now; the GM chooses, where several things wait."""
    if not now.contest.is_open:
        return line("noir-is-over", title=now.contest.title), None
    waits = due_for(now.state, now.contest, now.context.seat)
    mine = [one for one in waits if now.is_own(one.character)]
    if len(mine) == 1 or (mine and not now.context.seat.is_gm):
        return opened(now, mine[0])
    if not waits:
        return nothing_due(now.state, due(now.state, now.contest)), None
    others = [one for one in waits if one not in mine]
    view = view_of([_mine_menu(now, mine)], [_others_menu(now, others)])
    return several_due(now.state, now.contest.title, mine, others), view


def opened(now: Moment, one: Due) -> Prompt:
    """Return the question that a duty asks."""
    return _OPENERS[one.duty](now, one)


# ------------------------------------------------------------------------- the GM, with many to answer for


def _mine_menu(now: Moment, mine: Sequence[Due]) -> ui.Select[Any] | None:
    options = [now.option(line("option-noir-all-usual"), "all")] if _usual(mine) else []
    return _menu(now, line("placeholder-noir-mine"), "mine", [*options, *(_open(now, one) for one in mine)])


def _others_menu(now: Moment, others: Sequence[Due]) -> ui.Select[Any] | None:
    options = [now.option(line("option-noir-all-usual"), "all")] if len(_usual(others)) > 1 else []
    for one in others:
        if one.duty in _ABSENT:
            said = line("option-noir-usual", who=due_name(now.state, one))
            options.append(now.option(said, f"usual.{one.duty}.{one.character}"))
        options.append(_open(now, one))
    return _menu(now, line("placeholder-noir-others"), "others", options)


def _menu(now: Moment, said: Line, whose: str, options: list[discord.SelectOption]) -> ui.Select[Any] | None:
    return now.menu(said, now.at("n-for", whose), options)


def _open(now: Moment, one: Due) -> discord.SelectOption:
    return now.option(due_name(now.state, one), f"open.{one.duty}.{one.character}")


def _usual(waits: Sequence[Due]) -> list[Due]:
    return [one for one in waits if one.duty in _ABSENT]


@router.on("n-for", Ack.UPDATE)
async def answer_for(context: Context, contest: str, step: int, whose: str, chosen: str) -> None:
    """Open one of several things that wait, or answer as is usual for who is absent."""
    context = await context.waited_for(contest)  # as they were shown it
    now = await moment(context, contest, step)
    waits = due_for(now.state, now.contest, context.seat)
    if chosen in REPEATED:
        await _answer_all(now, whose, chosen)
        return
    how, _, rest = chosen.partition(".")
    one = next((each for each in waits if f"{each.duty}.{each.character}" == rest), None)
    if one is None:
        raise stale_button()
    if how == "usual" and one.duty in _ABSENT:
        await carry_out(context, contest, _ABSENT[one.duty](now, one))
    else:
        await context.reply(*opened(now, one))


async def _answer_all(now: Moment, whose: str, word: str) -> None:
    """Answer each as is usual, as long as the contest still waits for it; the GM's own until none comes."""
    context, contest = now.context, now.contest.id
    wanted = {one for one in _waiting(now, whose) if word == "all" or one.duty in REPEATED[word]}
    while True:
        waits = _waiting(now, whose)
        again = (one for one in waits if whose == "mine" and one.duty in REPEATED[word])
        one = next(chain((each for each in waits if each in wanted), again), None)
        if one is None:
            break
        wanted.discard(one)
        await context.play(_ABSENT[one.duty](now, one))
        now = await moment(context, contest)
    context.refresh(contest)
    await show_due(context, contest)


def _waiting(now: Moment, whose: str) -> list[Due]:
    """Return what could be answered as is usual: one's own, or what the GM may answer for players."""
    waits = due_for(now.state, now.contest, now.context.seat)
    return [one for one in _usual(waits) if now.is_own(one.character) == (whose == "mine")]


@router.on("n-act", Ack.PRIVATE)
async def act(context: Context, contest: str, step: int) -> None:
    """Open what is due; a button of an older step opens what is due now."""
    del step
    context.refresh(contest)
    await show_due(context, contest)
