"""What the GM and those in a contest can do at any time: rule out, send help back, give up, cancel."""

from enum import StrEnum
from functools import partial

import discord

from chat.interactions.arguments import stale_button
from chat.interactions.context import Context
from chat.interactions.irreversible import Irreversible
from chat.interactions.prompts import Prompt
from chat.interactions.response import Ack
from chat.messages.components import view_of
from cogs.shared.campaign.safety import with_pause
from cogs.zapas.components import Button, Menu
from cogs.zapas.helping import helpers
from cogs.zapas.prompts import Moment, zapas
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

#: The most characters of a name on a button and in the head of a menu, and the most options in a menu.
NAME, HEAD, OPTIONS = 8, 60, 25


class Grave(StrEnum):
    """A step that cannot be taken back, so it is asked twice."""

    CANCEL = "cancel"
    CONCEDE = "concede"
    CLOSE = "close"


# ------------------------------------------------------------------------------------- what is shown


@zapas.router.on("z-more", Ack.PRIVATE)
@zapas.router.on("z-tools", Ack.UPDATE)
async def show_tools(context: Context, contest: str, step: int) -> None:
    """Show what this person can do besides what waits for them."""
    del step
    await _show(context, contest)


async def _show(context: Context, contest: str, *, first: Line | None = None) -> None:
    said, view = tools(await zapas.moment(context, contest))
    await context.reply(said, await with_pause(context, view), first=first)


def tools(now: Moment) -> Prompt:
    """Return what this person can do as the GM, and as somebody who takes part."""
    if not now.contest.is_open:
        return line("zapas-is-over", title=now.contest.title), None
    gm = now.context.seat.is_gm
    menus = [*_bar_menus(now), _send_menu(now)] if gm else []
    buttons = [*(_gm_ways(now) if gm else ()), *_own_ways(now)]
    if not buttons and not any(menus):
        return line("zapas-nothing-more"), None
    return prompts.tools(now.contest.title), view_of(*([one] for one in menus), buttons)


def _bar_menus(now: Moment) -> list[Menu | None]:
    """Return a menu for each pool that may still change (ZAP-13)."""
    contest = now.contest
    if isinstance(contest, Roll) and contest.phase is RollPhase.BUILDING:
        return [_bar_menu(now, 0, contest.character, contest.pool, contest.barred)]
    if isinstance(contest, Duel) and contest.phase is DuelPhase.BUILD:
        sides = enumerate(contest.sides)
        return [_bar_menu(now, place, one.character, one.pool, contest.barred) for place, one in sides]
    return []


def _bar_menu(now: Moment, side: int, character: str, pool: Pool, barred: tuple[str, ...]) -> Menu | None:
    """Return the menu that rules out and in: the pool first, then the rest of the sheet."""
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
    """Return the traits, flags and aspects that could go into a pool."""
    traits = [one for one in who.traits if one.accepted]
    aspects = [f"aspect {one.id}" for trait in traits for one in trait.aspects if one.fixed]
    flags = [f"flag {one.id}" for one in who.active_flags]
    return [*(f"trait {one.id}" for one in traits), *flags, *aspects]


def _send_menu(now: Moment) -> Menu | None:
    """Return the menu that sends helping dice back (ZAP-34)."""
    if isinstance(now.contest, Duel) and now.contest.phase is not DuelPhase.HELP:
        return None
    options = [now.option(verbatim(helper.name), helper.seat) for helper in helpers(now.contest)]
    return now.menu(line("placeholder-zapas-send"), now.at("z-send"), options)


def _gm_ways(now: Moment) -> list[Button]:
    contest = now.contest
    ways = [now.button(line("button-zapas-cancel"), "z-sure", Grave.CANCEL, 0)]
    if isinstance(contest, Roll) and contest.phase is RollPhase.BUILDING:
        ways.insert(0, now.button(line("button-zapas-difficulty"), "z-diff-open"))
    if isinstance(contest, Duel) and contest.phase is DuelPhase.HELP:
        ways.insert(0, now.button(line("button-zapas-end-help"), "z-sure", Grave.CLOSE, 0))
    return ways


def _own_ways(now: Moment) -> list[Button]:
    """Return what those who take part may do: give up, cancel. The GM already has a button to cancel."""
    contest, mine, gm = now.contest, _mine(now), now.context.seat.is_gm
    cancel = now.button(line("button-zapas-cancel"), "z-sure", Grave.CANCEL, 0)
    if not isinstance(contest, Duel):
        return [*_taking_back(now), *([cancel] if mine and not gm else [])]
    ways = _taking_back(now)
    if contest.phase is not DuelPhase.STAKES:
        ways += [_concede(now, contest, place) for place in mine]
    wanted = all(contest.sides[place].wants_cancel for place in mine)
    return ways if gm or wanted else [*ways, cancel]


def _taking_back(now: Moment) -> list[Button]:
    """Return the button that takes one's helping die back, while that is possible (ZAP-32)."""
    helping = any(helper.seat == now.context.seat.id for helper in helpers(now.contest))
    changing = not isinstance(now.contest, Duel) or now.contest.phase is DuelPhase.HELP
    back = now.button(line("button-zapas-take-back"), "z-help-back-here")
    return [back] if helping and changing else []


def _concede(now: Moment, duel: Duel, place: int) -> Button:
    said = line("button-zapas-concede", name=truncate(duel.sides[place].name, NAME))
    return now.button(said, "z-sure", Grave.CONCEDE, place)


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


async def _again(context: Context, contest: str, *_: object) -> None:
    """Show the tools again, after one of them was used."""
    await _show(context, contest, first=line("done-panel"))


@zapas.router.on("z-bar", Ack.UPDATE)
async def bar(context: Context, contest: str, step: int, side: int, chosen: str) -> None:
    """Rule something out, or in again (ZAP-13)."""
    out, _, item = chosen.partition(".")
    action = Bar(contest=contest, step=step, side=side, item=item, out=out == "1")
    await zapas.carry_out(context, contest, action, then=_again)


zapas.answer("z-send", JudgeHelp, "seat", stays=False, then=_again)


# ------------------------------------------------------------------------------------- asked twice


def _question(now: Moment, what: Grave, side: int) -> Line:
    """Return what would happen. Refused: `stale-button` for a side that the contest does not have."""
    match what:
        case Grave.CANCEL if isinstance(now.contest, Duel) and not now.context.seat.is_gm:
            return line("zapas-sure-cancel-duel", title=now.contest.title)
        case Grave.CANCEL:
            return line("zapas-sure-cancel", title=now.contest.title)
        case Grave.CLOSE:
            return line("zapas-sure-close", title=now.contest.title)
        case Grave.CONCEDE:
            return line("zapas-sure-concede", stake=_stake_against(now, side))


def _stake_against(now: Moment, side: int) -> str:
    if side not in {0, 1}:
        raise stale_button()
    return now.duel.sides[1 - side].stake


def _require_allowed(now: Moment, what: Grave, _: int) -> None:
    """Refuse `gm-only` for ending help; the rules refuse everything else."""
    if what is Grave.CLOSE:
        require_gm(now.context.seat)


def _action(contest: str, step: int, what: Grave, side: int) -> Action:
    match what:
        case Grave.CANCEL:
            return Cancel(contest=contest, step=step)
        case Grave.CLOSE:
            return CloseHelp(contest=contest, step=step, side=None)
        case Grave.CONCEDE:
            return Concede(contest=contest, step=step, side=side)


Irreversible(
    prompts=zapas,
    sure="z-sure",
    do="z-do",
    back="z-tools",
    words=(Grave, int),
    asks=_question,
    action=_action,
    play=partial(zapas.carry_out, first=line("done-panel")),
    allowed=_require_allowed,
)
