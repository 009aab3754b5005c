"""What else can be done in a Nyx conflict: the ways out, the account of a round, the GM's tools."""

from collections.abc import Iterable
from enum import StrEnum
from functools import lru_cache

from discord import ButtonStyle, SelectOption, ui

from chat.interactions.context import Context
from chat.interactions.dispatch import Router
from chat.interactions.modals import TextField, open_modal
from chat.interactions.response import Ack
from chat.messages.components import button, custom_id_of, menu, view_of
from chat.messages.printer import Printer
from cogs.nyx.prompts import itself_button
from cogs.nyx.rounds import catch_up, conflict_of, current, known
from cogs.nyx.side_argument import OfSide, SideWord
from narration.nyx.conflict.roll_prompts import tools_prompt
from narration.text.line import Line, line, verbatim
from narration.text.truncate import truncate
from rules.core.model_base import Action
from rules.core.names import TEXT_LENGTH
from rules.core.refusal import Refused
from rules.nyx.access.groups import acts_for
from rules.nyx.base.bounds import MOST_MODIFIER
from rules.nyx.base.enums import BreakOff, Phase, SideNumber
from rules.nyx.base.scale import MOST_ADVANTAGE
from rules.nyx.state.actions import DemandAspect
from rules.nyx.state.campaign_state import NyxState
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

router = Router(late=catch_up)

#: As many buttons stand in a row; what finds no room here stands at the declaration too.
ROW = 5
#: Menus of a kind that are kept with their options.
MENUS = 256

#: Sides by number, each with its name.
Named = tuple[tuple[SideNumber, str], ...]


class Grave(StrEnum):
    """What is done only when it was asked twice; `END` is the GM's, the others are a side's."""

    GIVE_UP = "give-up"
    BREAK_OFF = "break-off"
    REVISE = "revise"
    DROP = "drop"
    END = "end"


@router.on("more", Ack.PRIVATE)
async def more(context: Context, contest: str, turn: int) -> None:
    """Open the tools that this person has in the conflict as it is now."""
    del turn
    state = await known(context, contest)
    conflict = state.contests[contest]
    await context.reply(tools_prompt(conflict), _view(context, state, conflict))


def _view(context: Context, state: NyxState, conflict: Conflict) -> ui.View | None:
    mine = [s for s in conflict.active if acts_for(state, s, context.seat)]
    menus = _gm_menus(context, state, conflict) if context.seat.is_gm else []
    buttons = [*_own_buttons(context, conflict, mine), *_common_buttons(context, conflict, mine)]
    itself = [itself_button(context, state, conflict, side) for side in mine]
    buttons += [each for each in itself[:1] if each is not None and len(buttons) < ROW]
    return view_of(*([one] for one in menus), buttons)


def _own_buttons(context: Context, conflict: Conflict, mine: list[Side]) -> list[ui.Button[ui.View]]:
    """Return the ways out of one's own side. A GM with two sides gets those of the first."""
    if conflict.phase is not Phase.DECLARE or not mine:
        return []
    side = mine[0]
    offered = [(Grave.GIVE_UP, line("button-give-up"))]
    if side.break_off is BreakOff.FREE:
        offered.append((Grave.BREAK_OFF, line("button-break-off")))
    if side.declared:
        offered.append((Grave.REVISE, line("button-revise")))
    if side.advantage and not context.seat.is_gm:  # the GM has a menu for it, and a row holds five
        offered.append((Grave.DROP, line("button-drop")))
    return [_tool(context, said, "sure", conflict, side.number, what) for what, said in offered]


def _common_buttons(context: Context, conflict: Conflict, mine: list[Side]) -> list[ui.Button[ui.View]]:
    buttons = []
    if may_tell(conflict, mine, context.seat.is_gm):
        buttons.append(_tool(context, line("button-tell"), "account", conflict))
    if context.seat.is_gm and conflict.is_open:
        buttons.append(_tool(context, line("button-end"), "sure", conflict, 1, Grave.END))
    return buttons


def may_tell(conflict: Conflict, mine: list[Side], is_gm: bool) -> bool:
    """Tell whether there is a round to be told, and by this person (NYX-41)."""
    return conflict.rolled > 0 and (is_gm or conflict.narrator in {side.number for side in mine})


def _tool(context: Context, said: Line, verb: str, conflict: Conflict, *words: object) -> ui.Button[ui.View]:
    custom_id = custom_id_of(verb, context.campaign.id, conflict.id, conflict.turn, *words)
    return button(context.print.label(said), custom_id)


def _gm_menus(context: Context, state: NyxState, conflict: Conflict) -> list[ui.Select[ui.View] | None]:
    if conflict.phase is not Phase.DECLARE:
        return []
    return [
        *(_demand_menu(context, state, conflict, side) for side in conflict.active),
        _modifier_menu(context, conflict),
        None if conflict.simple else _advantage_menu(context, conflict),
    ]


def _demand_menu(
    context: Context, state: NyxState, conflict: Conflict, side: Side
) -> ui.Select[ui.View] | None:
    """Return the aspects that the GM may demand of a side (NYX-12)."""
    character = state.characters[side.character]
    taken = {d.aspect for d in character.demands} | {u.aspect for u in (*side.positive, *side.negative)}
    usable = [a for a in character.aspects if a.name and a.id not in taken and character.has_points]
    options = _aspects(context.print, tuple((a.id, a.name, a.value) for a in usable))
    said = line("placeholder-demand", name=truncate(side.name, 40))
    return menu(context.print.label(said, 150), _menu_id(context, "demand", conflict, side.number), options)


def _modifier_menu(context: Context, conflict: Conflict) -> ui.Select[ui.View] | None:
    said = context.print.label(line("placeholder-modifier"), 150)
    return menu(
        said, _menu_id(context, "modifier", conflict), _modifiers(context.print, _named(conflict.active))
    )


def _advantage_menu(context: Context, conflict: Conflict) -> ui.Select[ui.View] | None:
    said = context.print.label(line("placeholder-advantage"), 150)
    options = _advantages(context.print, _named(conflict.sides))
    return menu(said, _menu_id(context, "advantage", conflict), options)


def _named(sides: Iterable[Side]) -> Named:
    return tuple((side.number, truncate(side.name, 40)) for side in sides)


@lru_cache(MENUS)
def _aspects(printer: Printer, aspects: tuple[tuple[int, str, int], ...]) -> tuple[SelectOption, ...]:
    """Return aspects by number, name and value as what may be demanded."""
    return tuple(
        _option(printer, line("option-aspect", aspect=verbatim(name), value=value), str(number))
        for number, name, value in aspects
    )


@lru_cache(MENUS)
def _modifiers(printer: Printer, sides: Named) -> tuple[SelectOption, ...]:
    """Return the modifiers that each side may have; they are the same whatever it has now."""
    return tuple(
        _option(printer, line("option-side-modifier", name=name, modifier=number), f"{side}.{number}")
        for side, name in sides
        for number in range(MOST_MODIFIER, -MOST_MODIFIER - 1, -1)
    )


@lru_cache(MENUS)
def _advantages(printer: Printer, sides: Named) -> tuple[SelectOption, ...]:
    return tuple(
        _option(printer, line("option-side-advantage", name=name, advantage=number), f"{side}.{number}")
        for side, name in sides
        for number in range(MOST_ADVANTAGE + 1)
    )


def _option(printer: Printer, said: Line, word: str) -> SelectOption:
    return SelectOption(label=printer.label(said, 100), value=word)


def _menu_id(context: Context, verb: str, conflict: Conflict, *words: object) -> str:
    return custom_id_of(verb, context.campaign.id, conflict.id, conflict.turn, *words)


async def _done(context: Context, contest: str, action: Action) -> None:
    """Play a tool, and show the tools as they are after it."""
    played = await context.play(action)
    await context.services.live.refresh_first(context.campaign.id, contest)
    state: NyxState = context.system.view(played.after, context.seat)
    await context.reply(tools_prompt(state.contests[contest]), _view(context, state, state.contests[contest]))


@router.on("demand", Ack.UPDATE)
async def demand(context: Context, contest: str, turn: int, side: SideWord, aspect: int) -> None:
    """Demand an aspect of a side in this round (NYX-12)."""
    _, conflict = await current(context, contest, turn)
    await _done(context, contest, DemandAspect(character=conflict.side(side).character, aspect=aspect))


@router.on("modifier", Ack.UPDATE)
async def modifier(context: Context, contest: str, turn: int, chosen: OfSide) -> None:
    """Set a side's modifier (NYX-16)."""
    side, number = chosen
    await _done(context, contest, SetModifier(contest=contest, turn=turn, side=side, modifier=number))


@router.on("advantage", Ack.UPDATE)
async def advantage(context: Context, contest: str, turn: int, chosen: OfSide) -> None:
    """Set a side's situational advantage (NYX-32)."""
    side, number = chosen
    await _done(context, contest, SetAdvantage(contest=contest, turn=turn, side=side, advantage=number))


@router.on("sure", Ack.UPDATE)
async def sure(context: Context, contest: str, turn: int, side: SideWord, what: Grave) -> None:
    """Ask once more before something that ends or takes back."""
    _, conflict = await current(context, contest, turn)
    yes = _tool(context, line("button-yes"), "do", conflict, side, what)
    yes.style = ButtonStyle.danger
    await context.reply(line("nyx-sure", title=conflict.title), view_of([yes]))


@router.on("do", Ack.UPDATE)
async def do(context: Context, contest: str, turn: int, side: SideWord, what: Grave) -> None:
    """Do what was asked twice."""
    await context.play(_grave(what, contest, turn, side))
    context.refresh(contest)
    await context.reply(line("done-panel"))


def _grave(what: Grave, contest: str, turn: int, side: SideNumber) -> Action:
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


@router.on("account", Ack.FORM)
async def ask_account(context: Context, contest: str, turn: int) -> None:
    """Ask the narrator what happened in the last round (NYX-41)."""
    del turn
    conflict = await conflict_of(context, contest)
    if not conflict.rolled:
        raise Refused("not-rolled")
    blank = TextField(context.print.label(line("form-account"), 45), most=TEXT_LENGTH, long=True)
    custom_id = custom_id_of("told", context.campaign.id, contest, conflict.rolled)
    await open_modal(
        context.interaction, context.print.label(line("form-account-title"), 45), custom_id, [blank]
    )


@router.on("told", Ack.PRIVATE)
async def told(context: Context, contest: str, turn: int, text: str) -> None:
    """Put the account into the round's story."""
    await context.play(TellRound(contest=contest, turn=turn, text=text))
    context.refresh(contest)
    await context.reply(line("told-round"))
