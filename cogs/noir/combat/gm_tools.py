"""What "More" opens in a contest: the GM's tools, and other things that players may do."""

from collections.abc import Mapping
from enum import StrEnum
from functools import partial
from typing import Any

from discord import ButtonStyle, ui

from chat.interactions.context import Context
from chat.interactions.irreversible import Irreversible
from chat.interactions.prompts import Prompt
from chat.interactions.response import Ack
from chat.messages.components import view_of
from cogs.noir.combat.hits import combat_of
from cogs.noir.combat.people_defend import people_button
from cogs.noir.contests.circumstances import waiting
from cogs.noir.contests.prompts import Moment, noir
from cogs.noir.contests.social import after_fight, restating
from cogs.noir.contests.value_options import value_menus
from cogs.noir.fate.orders import order_button
from cogs.shared.campaign.safety import with_pause
from narration.noir.combat import hit_prompts as prompts
from narration.noir.fate.prompts import ordering
from narration.text.line import Line, line, verbatim
from rules.core.seat import require_gm
from rules.noir.base.action_effects import MOST_COMPLEXITY
from rules.noir.base.enums import ActionId
from rules.noir.duties import Due, Duty
from rules.noir.harm.ability_to_act import would_grit_help
from rules.noir.state.campaign_state import Character
from rules.noir.state.contest_actions import CallOff, ContestMove, EndContest, NextRound, RuleAction
from rules.noir.state.contests import Combat, Phase
from rules.noir.view import characters_in


class Tool(StrEnum):
    """A tool whose effect cannot be taken back, so the GM is asked twice."""

    CALL_OFF = "call-off"
    NEXT_ROUND = "next-round"
    END = "end"


#: The label and the action of each tool.
TOOLS: Mapping[Tool, tuple[Line, type[ContestMove]]] = {
    Tool.CALL_OFF: (line("button-noir-call-off"), CallOff),
    Tool.NEXT_ROUND: (line("button-noir-next-round"), NextRound),
    Tool.END: (line("button-noir-end"), EndContest),
}


#: How much easier or harder a move is, for one tap each.
HARD = (5, 2, 0, -2, -5)


@noir.asks(Duty.RULE)
def rule_prompt(now: Moment, _: Due) -> Prompt:
    """Ask the GM which value an open action rolls against 20, or how hard a move is."""
    combat = combat_of(now)
    if combat.move is not None and combat.move.action is ActionId.MOVE:
        return prompts.weighing(combat), view_of([_hard_menu(now)], [_hard(now, n) for n in HARD])
    nothing = now.button(line("button-noir-no-roll"), "n-rule", "none")
    menus = value_menus(now.context, now.own(combat.actor), lambda part: now.at("n-rule", part))
    return prompts.ruling(combat), view_of(*([one] for one in menus), [nothing])


def _hard(now: Moment, complexity: int) -> ui.Button[Any]:
    style = ButtonStyle.secondary if complexity else ButtonStyle.primary
    return now.button(line("noir-signed", number=complexity), "n-hard", complexity, style=style)


def _hard_menu(now: Moment) -> ui.Select[Any] | None:
    """Return the menu of every complexity; the usual ones are buttons (NOIR-97)."""
    sizes = range(MOST_COMPLEXITY, -MOST_COMPLEXITY - 1, -1)
    options = [now.option(line("option-modifier", modifier=n), n) for n in sizes]
    return now.menu(line("placeholder-noir-complexity"), now.at("n-hard"), options)


noir.answer("n-hard", RuleAction, "complexity")


@noir.router.on("n-rule", Ack.UPDATE)
async def rule(context: Context, contest: str, step: int, _: str, rolls: str = "") -> None:
    """Choose the value that an open action rolls, or none (NOIR-97)."""
    await noir.carry_out(context, contest, RuleAction(contest=contest, step=step, rolls=rolls))


@noir.asks(Duty.NEXT_ROUND)
def next_round_prompt(now: Moment, _: Due) -> Prompt:
    """Ask the GM how the combat goes on when nobody can act."""
    ways = [_do(now, Tool.NEXT_ROUND, ButtonStyle.primary), _do(now, Tool.END)]
    return prompts.nobody_acts(combat_of(now)), view_of(ways)


def _do(now: Moment, what: Tool, style: ButtonStyle = ButtonStyle.secondary) -> ui.Button[Any]:
    return now.button(TOOLS[what][0], "n-do", what, style=style)


@noir.router.on("n-more", Ack.PRIVATE)
async def more(context: Context, contest: str, _: int) -> None:
    """Open what this person can do besides their duties."""
    now = await noir.moment(context, contest)
    if not now.contest.is_open:
        await context.reply(line("noir-is-over", title=now.contest.title))
    elif context.seat.is_gm:
        await _show(context, _tools(now))
    else:
        await _show(context, _own_ways(now))


async def _show(context: Context, prompt: Prompt, *, first: Line | None = None) -> None:
    said, view = prompt
    await context.reply(said, await with_pause(context, view), first=first)


def _own_ways(now: Moment) -> Prompt:
    """Return how a player may change a goal, or act although their character is down."""
    if changes := restating(now):
        return line("noir-restate-how"), view_of(changes)
    fighters = now.contest.fighters if isinstance(now.contest, Combat) else ()
    for one in fighters:
        who = now.state.characters[one.character]
        if who.seat == now.context.seat.id and would_grit_help(combat_of(now), who):
            grit = now.button(line("button-noir-grit"), "n-grit", who.id)
            return prompts.gritting(now.state, combat_of(now), who.id), view_of([grit])
    people = (now.state.characters[one] for one in characters_in(now.contest))
    mine = next((who for who in people if who.seat == now.context.seat.id), None)
    if mine is not None:
        return ordering(mine), view_of([order_button(now, mine.id)])
    return line("noir-nothing-more"), None


def _tools(now: Moment) -> Prompt:
    """Return the GM's tools. A roll can only be ended; in a social conflict, goals can be changed."""
    weigh = now.button(line("button-noir-weigh"), "n-weigh") if waiting(now) else None
    if not isinstance(now.contest, Combat):
        end = now.button(TOOLS[Tool.END][0], "n-sure", Tool.END)
        return prompts.tools(now.contest.title), view_of(restating(now), [weigh, end])
    harm = now.button(line("button-noir-harm-more"), "n-harm-open")
    if now.contest.harm:
        end = now.button(TOOLS[Tool.END][0], "n-sure", Tool.END)
        return prompts.tools(now.contest.title), view_of([weigh, harm, end])
    irreversible = [now.button(TOOLS[what][0], "n-sure", what) for what in _possible(now.contest)]
    tools = [weigh, harm, people_button(now), *irreversible]
    people = [now.option(verbatim(one.name), one.character) for one in now.contest.fighters]
    fighters = now.menu(line("placeholder-noir-fighter"), now.at("n-fighter"), people)
    absent = [now.option(verbatim(one.name), one.id) for one in _absent(now, now.contest)]
    joining = now.menu(line("placeholder-noir-joins"), now.at("n-joins"), absent)
    return prompts.tools(now.contest.title), view_of([fighters], [joining], tools)


def _possible(combat: Combat) -> list[Tool]:
    running = [] if combat.move is None else [Tool.CALL_OFF]
    over = [Tool.NEXT_ROUND] if combat.phase is Phase.ROUND_END else []
    return [*running, *over, Tool.END]


def _absent(now: Moment, combat: Combat) -> list[Character]:
    """Return the characters that could join, the newest first, since they are the most likely to."""
    people = reversed(list(now.state.characters.values()))
    return [one for one in people if combat.fighter(one.id) is None and not one.condition.gone]


async def gm_at(context: Context, contest: str, step: int) -> tuple[Moment, Combat]:
    """Return the combat for its GM. Refused: `gm-only`, `wrong-state-passed`, `stale-button`."""
    require_gm(context.seat)
    now = await noir.moment(context, contest, step)
    return now, combat_of(now)


async def show_tools(context: Context, contest: str, *_: object) -> None:
    """Show the tools after one was used, or say that the contest is over."""
    now = await noir.moment(context, contest)
    if now.contest.is_open:
        await _show(context, _tools(now), first=line("done-panel"))
    else:
        await after_fight(now)


@noir.router.on("n-tools", Ack.UPDATE)
@noir.router.on("n-back", Ack.UPDATE)
async def back(context: Context, contest: str, step: int) -> None:
    """Go back to all tools of the contest. Refused: `gm-only`."""
    require_gm(context.seat)
    await _show(context, _tools(await noir.moment(context, contest, step)))


def _ask_twice(now: Moment, what: Tool) -> Line:
    if now.contest.is_open:  # if it is over, the rules tell everybody so
        require_gm(now.context.seat)
    return line("noir-sure", title=now.contest.title, what=TOOLS[what][0])


Irreversible(
    prompts=noir,
    sure="n-sure",
    do="n-do",
    back="n-back",
    words=[Tool],
    asks=_ask_twice,
    action=lambda contest, step, what: TOOLS[what][1](contest=contest, step=step),
    play=partial(noir.carry_out, then=show_tools),
)
