"""What can be done besides what is due: ruling out, sending help back, changing, giving up, calling off."""

from enum import StrEnum
from typing import Any

import discord
from discord import ButtonStyle, ui

from chat.interactions.arguments import stale_button
from chat.interactions.context import Context
from chat.interactions.dispatch import Router
from chat.interactions.prompts import Prompt
from chat.interactions.response import Ack
from chat.messages.components import view_of
from cogs.zapas.helping import helpers
from cogs.zapas.prompts import Moment, carry_out, catch_up, moment
from narration.text.line import Line, line, verbatim
from narration.text.truncate import truncate
from narration.zapas.contest import roll_prompts as prompts
from rules.contract.ownership import acts_for
from rules.core.model_base import Action
from rules.core.seat import require_gm
from rules.zapas.state.campaign_state import Character
from rules.zapas.state.contest_actions import Bar, Cancel, CloseHelp, Concede, JudgeHelp
from rules.zapas.state.contests import Contest, Duel, DuelPhase, Pool, Recovery, Roll, RollPhase
from rules.zapas.state.pool import item_text, items

router = Router(late=catch_up)

#: Characters of a name on a button and in the head of a menu; options of a menu.
NAME, HEAD, OPTIONS = 8, 60, 25


class Grave(StrEnum):
    """What is done only when it was asked twice."""

    CANCEL = "cancel"
    CONCEDE = "concede"
    CLOSE = "close"


# ------------------------------------------------------------------------------------- what is shown


@router.on("z-more", Ack.PRIVATE)
async def more(context: Context, contest: str, step: int) -> None:
    """Open what this person can do besides what is due."""
    del step
    await context.reply(*tools(await moment(context, contest)))


@router.on("z-tools", Ack.UPDATE)
async def again(context: Context, contest: str, step: int) -> None:
    """Go back to it."""
    del step
    await context.reply(*tools(await moment(context, contest)))


def tools(now: Moment) -> Prompt:
    """Return the tools of this person: the GM's, or those of who is part of it."""
    if not now.contest.is_open:
        return line("zapas-is-over", title=now.contest.title), None
    gm = now.context.seat.is_gm
    menus = [*_bar_menus(now), _send_menu(now)] if gm else []
    buttons = [*(_gm_ways(now) if gm else ()), *_own_ways(now)]
    if not buttons and not any(menus):
        return line("zapas-nothing-more"), None
    return prompts.tools(now.contest.title), view_of(*([one] for one in menus), buttons)


def _bar_menus(now: Moment) -> list[ui.Select[Any] | None]:
    """Return a menu for each pool that may still change (ZAP-13)."""
    contest = now.contest
    if isinstance(contest, Roll) and contest.phase is RollPhase.BUILDING:
        return [_bar_menu(now, 0, contest.character, contest.pool, contest.barred)]
    if isinstance(contest, Duel) and contest.phase is DuelPhase.BUILD:
        sides = enumerate(contest.sides)
        return [_bar_menu(now, place, one.character, one.pool, contest.barred) for place, one in sides]
    return []


def _bar_menu(
    now: Moment, side: int, character: str, pool: Pool, barred: tuple[str, ...]
) -> ui.Select[Any] | None:
    """Return the menu that rules out and in: what is in the pool first, then all else on the sheet."""
    who = now.state.characters[character]
    out = [item.partition(" ")[2] for item in barred if item.startswith(f"{side} ")]
    everything = dict.fromkeys((*items(pool), *out, *_on_sheet(who)))
    options = [_bar_option(now, who, item, out=item not in out) for item in list(everything)[:OPTIONS]]
    said = line("placeholder-zapas-bar", name=truncate(who.name, HEAD))
    return now.menu(said, now.at("z-bar", side), options)


def _bar_option(now: Moment, who: Character, item: str, *, out: bool) -> discord.SelectOption:
    text = item_text(who, item)
    said = line("option-zapas-bar", text=text) if out else line("option-zapas-unbar", text=text)
    return now.option(said, f"{int(out)}.{item}")


def _on_sheet(who: Character) -> list[str]:
    """Return all that could go into a pool."""
    traits = [one for one in who.traits if one.accepted]
    aspects = [f"aspect {one.id}" for trait in traits for one in trait.aspects if one.fixed]
    flags = [f"flag {one.id}" for one in who.active_flags]
    return [*(f"trait {one.id}" for one in traits), *flags, *aspects]


def _send_menu(now: Moment) -> ui.Select[Any] | None:
    """Return the menu that sends helping dice back (ZAP-34)."""
    if isinstance(now.contest, Duel) and now.contest.phase is not DuelPhase.HELP:
        return None
    options = [now.option(verbatim(helper.name), helper.seat) for helper in helpers(now)]
    return now.menu(line("placeholder-zapas-send"), now.at("z-send"), options)


def _gm_ways(now: Moment) -> list[ui.Button[Any]]:
    contest = now.contest
    ways = [now.button(line("button-zapas-cancel"), "z-sure", Grave.CANCEL, 0)]
    if isinstance(contest, Roll) and contest.phase is RollPhase.BUILDING:
        ways.insert(0, now.button(line("button-zapas-difficulty"), "z-diff-open"))
    if isinstance(contest, Duel) and contest.phase is DuelPhase.HELP:
        ways.insert(0, now.button(line("button-zapas-end-help"), "z-sure", Grave.CLOSE, 0))
    return ways


def _own_ways(now: Moment) -> list[ui.Button[Any]]:
    """Return what those who are part of it may do: give up, call it off. The GM calls off anyway."""
    contest, mine = now.contest, _mine(now)
    calls_off = now.button(line("button-zapas-cancel"), "z-sure", Grave.CANCEL, 0)
    if isinstance(contest, Duel):
        ways = [
            now.button(
                line("button-zapas-concede", name=truncate(contest.sides[place].name, NAME)),
                "z-sure",
                Grave.CONCEDE,
                place,
            )
            for place in mine
            if contest.phase is not DuelPhase.STAKES
        ]
        wanted = all(contest.sides[place].wants_cancel for place in mine)
        return ways if now.context.seat.is_gm or wanted else [*ways, calls_off]
    return [calls_off] if mine and not now.context.seat.is_gm else []


def _mine(now: Moment) -> list[int]:
    """Return the places of the characters of a contest that this person acts for."""
    seat, known = now.context.seat, now.state.characters
    people = enumerate(_people(now.contest))
    return [place for place, number in people if acts_for(seat, known[number])]


def _people(contest: Contest) -> tuple[str, ...]:
    match contest:
        case Roll():
            return (contest.character,)
        case Duel():
            return tuple(side.character for side in contest.sides)
        case Recovery():
            return contest.characters


# ------------------------------------------------------------------------------------- what is tapped


async def _done(context: Context, contest: str, action: Action) -> None:
    """Play a tool, and show the tools as they are after it."""
    await context.play(action)
    context.refresh(contest)
    said, view = tools(await moment(context, contest))
    await context.reply(said, view, first=line("done-panel"))


@router.on("z-bar", Ack.UPDATE)
async def bar(context: Context, contest: str, step: int, side: int, chosen: str) -> None:
    """Rule something out, or in again (ZAP-13)."""
    out, _, item = chosen.partition(".")
    await _done(context, contest, Bar(contest=contest, step=step, side=side, item=item, out=out == "1"))


@router.on("z-send", Ack.UPDATE)
async def send(context: Context, contest: str, step: int, helper: str) -> None:
    """Send a helping die back."""
    await _done(context, contest, JudgeHelp(contest=contest, step=step, seat=helper, stays=False))


# ------------------------------------------------------------------------------------- asked twice


@router.on("z-sure", Ack.UPDATE)
async def sure(context: Context, contest: str, step: int, what: Grave, side: int) -> None:
    """Ask once more before something that cannot be taken back."""
    now = await moment(context, contest, step)
    yes = now.button(line("button-yes"), "z-do", what, side, style=ButtonStyle.danger)
    await context.reply(_asks(now, what, side), view_of([yes, now.button(line("button-back"), "z-tools")]))


def _asks(now: Moment, what: Grave, side: int) -> Line:
    match what:
        case Grave.CANCEL if isinstance(now.contest, Duel) and not now.context.seat.is_gm:
            return line("zapas-sure-cancel-duel", title=now.contest.title)
        case Grave.CANCEL:
            return line("zapas-sure-cancel", title=now.contest.title)
        case Grave.CLOSE:
            return line("zapas-sure-close", title=now.contest.title)
        case Grave.CONCEDE:
            stake = _stake_against(now, side)
            return line("zapas-sure-concede", stake=stake)


def _stake_against(now: Moment, side: int) -> str:
    if side not in {0, 1}:
        raise stale_button()
    return now.duel.sides[1 - side].stake


@router.on("z-do", Ack.UPDATE)
async def do(context: Context, contest: str, step: int, what: Grave, side: int) -> None:
    """Do it."""
    if what is Grave.CLOSE:
        require_gm(context.seat)
    await carry_out(context, contest, _action(contest, step, what, side), first=line("done-panel"))


def _action(contest: str, step: int, what: Grave, side: int) -> Action:
    match what:
        case Grave.CANCEL:
            return Cancel(contest=contest, step=step)
        case Grave.CLOSE:
            return CloseHelp(contest=contest, step=step, side=None)
        case Grave.CONCEDE:
            return Concede(contest=contest, step=step, side=side)
