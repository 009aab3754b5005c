"""The tools of a Nyx conflict: the ways out of it, the account of a round, the GM's menus."""

from collections.abc import Iterable
from enum import StrEnum
from functools import lru_cache
from itertools import product

from discord import SelectOption, ui

from chat.interactions.context import Context
from chat.interactions.irreversible import Irreversible
from chat.interactions.prompts import Prompt
from chat.interactions.response import Ack
from chat.messages.components import view_of
from chat.messages.printer import Printer
from cogs.nyx.declaration import automatic_button
from cogs.nyx.prompts import Moment, OfSide, SideWord, nyx
from cogs.shared.campaign.safety import with_pause
from cogs.shared.record.tellings import ask_words
from narration.nyx.conflict.roll_prompts import tools_prompt
from narration.text.line import Line, line, verbatim
from narration.text.truncate import truncate
from rules.core.model_base import Action
from rules.nyx.access.groups import acts_for
from rules.nyx.base.bounds import MOST_MODIFIER
from rules.nyx.base.enums import BreakOff, Phase, SideNumber
from rules.nyx.base.scale import MOST_ADVANTAGE
from rules.nyx.conflict.after_roll import teller_of
from rules.nyx.state.actions import DemandAspect
from rules.nyx.state.contest_actions import (
    BreakOffNow,
    EndConflict,
    GiveUp,
    Revise,
    SetAdvantage,
    SetModifier,
    TellRound,
)
from rules.nyx.state.contests import Conflict, Side

#: How many buttons fit in a row. The last one offered may not fit, but it is also under the declaration.
ROW = 5
#: How many menus are cached with their options.
MENUS = 768

#: An entry of a menu: what it says, and its value.
Entry = tuple[Line, str]


class Grave(StrEnum):
    """What is done only after asking twice. `END` is for the GM, the others for a side."""

    GIVE_UP = "give-up"
    BREAK_OFF = "break-off"
    REVISE = "revise"
    DROP = "drop"
    END = "end"


@nyx.router.on("more", Ack.PRIVATE)
async def more(context: Context, contest: str, turn: int) -> None:
    """Open the tools that this person has in the conflict as it is now."""
    del turn
    await _show(context, contest)


async def _show(context: Context, contest: str) -> None:
    said, view = _tools(await nyx.moment(context, contest))
    await context.reply(said, await with_pause(context, view))


def _tools(now: Moment) -> Prompt:
    mine = [side for side in now.contest.active if acts_for(now.state, side, now.context.seat)]
    menus = _gm_menus(now) if now.context.seat.is_gm else []
    buttons = [*_own_buttons(now, mine), *_common_buttons(now, mine)]
    automatic = [automatic_button(now, side) for side in mine]
    buttons += [each for each in automatic[:1] if each is not None and len(buttons) < ROW]
    return tools_prompt(now.contest), view_of(*([one] for one in menus), buttons)


def _own_buttons(now: Moment, mine: list[Side]) -> list[ui.Button[ui.View]]:
    """Return the ways out for this person's side. A GM with two sides gets those of the first."""
    if now.contest.phase is not Phase.DECLARE or not mine:
        return []
    side = mine[0]
    offered = [(Grave.GIVE_UP, line("button-give-up"))]
    if side.break_off is BreakOff.FREE:
        offered.append((Grave.BREAK_OFF, line("button-break-off")))
    if side.declared:
        offered.append((Grave.REVISE, line("button-revise")))
    if side.advantage and not now.context.seat.is_gm:  # the GM has a menu for it, and a row holds five
        offered.append((Grave.DROP, line("button-drop")))
    return [now.button(said, "sure", side.number, what) for what, said in offered]


def _common_buttons(now: Moment, mine: list[Side]) -> list[ui.Button[ui.View]]:
    buttons = []
    if may_tell(now.contest, mine, now.context.seat.is_gm):
        buttons.append(now.button(line("button-tell"), "account"))
    if now.context.seat.is_gm and now.contest.is_open:
        buttons.append(now.button(line("button-end"), "sure", 1, Grave.END))
    return buttons


def may_tell(conflict: Conflict, mine: list[Side], is_gm: bool) -> bool:
    """Tell whether a round has been rolled that this person may narrate (NYX-41)."""
    return conflict.rolled > 0 and (is_gm or conflict.narrator in {side.number for side in mine})


# ------------------------------------------------------------------------------------- the GM's menus


def _gm_menus(now: Moment) -> list[ui.Select[ui.View] | None]:
    conflict = now.contest
    if conflict.phase is not Phase.DECLARE:
        return []
    advantages = () if conflict.simple else _advantages(conflict)
    return [
        *(_demand_menu(now, side) for side in conflict.active),
        _menu(now, line("placeholder-modifier"), now.at("modifier"), _modifiers(conflict)),
        _menu(now, line("placeholder-advantage"), now.at("advantage"), advantages),
    ]


def _demand_menu(now: Moment, side: Side) -> ui.Select[ui.View] | None:
    """Return the aspects that the GM may demand of a side (NYX-12)."""
    character = now.state.characters[side.character]
    taken = {d.aspect for d in character.demands} | {u.aspect for u in (*side.positive, *side.negative)}
    usable = [a for a in character.aspects if a.name and a.id not in taken and character.has_points]
    entries = ((line("option-aspect", aspect=verbatim(a.name), value=a.value), str(a.id)) for a in usable)
    return _menu(now, line("placeholder-demand", name=_short(side)), now.at("demand", side.number), entries)


def _modifiers(conflict: Conflict) -> Iterable[Entry]:
    """Return the modifiers that each side may have; they do not depend on its present one."""
    for side, number in product(conflict.active, range(MOST_MODIFIER, -MOST_MODIFIER - 1, -1)):
        said = line("option-side-modifier", name=_short(side), modifier=number)
        yield said, f"{side.number}.{number}"


def _advantages(conflict: Conflict) -> Iterable[Entry]:
    for side, number in product(conflict.sides, range(MOST_ADVANTAGE + 1)):
        said = line("option-side-advantage", name=_short(side), advantage=number)
        yield said, f"{side.number}.{number}"


def _short(side: Side) -> str:
    return truncate(side.name, 40)


def _menu(now: Moment, said: Line, custom_id: str, entries: Iterable[Entry]) -> ui.Select[ui.View] | None:
    return now.menu(said, custom_id, _options(now.context.print, tuple(entries)))


@lru_cache(MENUS)
def _options(printer: Printer, entries: tuple[Entry, ...]) -> tuple[SelectOption, ...]:
    return tuple(SelectOption(label=printer.label(said, 100), value=value) for said, value in entries)


async def _done(context: Context, contest: str, action: Action) -> None:
    """Play a tool, and show the tools as they are after it."""
    await context.play(action)
    await context.services.live.refresh_first(context.campaign.id, contest)
    await _show(context, contest)


@nyx.router.on("demand", Ack.UPDATE)
async def demand(context: Context, contest: str, turn: int, side: SideWord, aspect: int) -> None:
    """Demand an aspect of a side in this round (NYX-12)."""
    now = await nyx.moment(context, contest, turn)
    action = DemandAspect(character=now.contest.side(side).character, aspect=aspect)
    await _done(context, contest, action)


@nyx.router.on("modifier", Ack.UPDATE)
async def modifier(context: Context, contest: str, turn: int, chosen: OfSide) -> None:
    """Set a side's modifier (NYX-16)."""
    side, number = chosen
    await _done(context, contest, SetModifier(contest=contest, turn=turn, side=side, modifier=number))


@nyx.router.on("advantage", Ack.UPDATE)
async def advantage(context: Context, contest: str, turn: int, chosen: OfSide) -> None:
    """Set a side's situational advantage (NYX-32)."""
    side, number = chosen
    await _done(context, contest, SetAdvantage(contest=contest, turn=turn, side=side, advantage=number))


# ------------------------------------------------------------------------------------- asked twice


def _grave(contest: str, turn: int, side: SideNumber, what: Grave) -> Action:
    match what:
        case Grave.GIVE_UP:
            return GiveUp(contest=contest, turn=turn, side=side)
        case Grave.BREAK_OFF:
            return BreakOffNow(contest=contest, turn=turn, side=side)
        case Grave.REVISE:
            return Revise(contest=contest, turn=turn, side=side)
        case Grave.DROP:
            return SetAdvantage(contest=contest, turn=turn, side=side, advantage=0)
        case Grave.END:
            return EndConflict(contest=contest, turn=turn)


async def _ended(context: Context, contest: str, action: Action) -> None:
    await context.play(action)
    context.refresh(contest)
    await context.reply(line("done-panel"))


Irreversible(
    prompts=nyx,
    sure="sure",
    do="do",
    words=(SideWord, Grave),
    asks=lambda now, _, __: line("nyx-sure", title=now.contest.title),
    action=_grave,
    play=_ended,
)


# ------------------------------------------------------------------------------- the account of a round


@nyx.router.on("account", Ack.FORM)
async def ask_account(context: Context, contest: str, turn: int) -> None:
    """Ask what happened in the last round (NYX-41). Refused: as `teller_of`, before anything is typed."""
    del turn
    now = await nyx.moment(context, contest)
    rolled = now.contest.rolled
    by = teller_of(now.state, now.contest, rolled, context.seat)
    await ask_words(
        context, line("form-account-title"), ("told", contest, rolled), told=(contest, rolled), by=by
    )


@nyx.router.on("told", Ack.PRIVATE)
async def told(context: Context, contest: str, turn: int, text: str) -> None:
    """Add the account to the story of the round."""
    await context.play(TellRound(contest=contest, turn=turn, text=text))
    context.refresh(contest)
    await context.reply(line("told-round"))
