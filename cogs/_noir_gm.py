"""What else can be done in a combat: the GM's tools, and for players the point that lets them act."""

import re
from enum import StrEnum
from typing import Any

import discord
from discord import ButtonStyle, ui

from cogs._answer import Ack
from cogs._buttons import Verbs, menu, rows
from cogs._forms import Blank, open_form
from cogs._guest import Guest
from cogs._moment import Prompt
from cogs._noir_checks import in_rows
from cogs._noir_due import Moment, carry_out, catch_up, moment, opens
from cogs._noir_enter import tell_changes
from cogs._noir_hits import combat_of
from cogs._noir_social import after_fight, restating
from cogs._noir_values import value_menus
from cogs._words import legible, stale
from narration.line import Line, line, verbatim
from narration.noir import prompts_hits as prompts
from narration.noir.acts import side as letter
from rules.frozen import Action
from rules.names import TEXT_LENGTH
from rules.noir.able import helped_by_grit
from rules.noir.actions import SetCondition
from rules.noir.combat_table import FLOOR
from rules.noir.contests import Combat, Fighter, Phase
from rules.noir.duty import Due, Duty
from rules.noir.model import Character
from rules.noir.modifiers import SIZES
from rules.noir.moves import (
    CallOff,
    EndContest,
    JoinCombat,
    LeaveCombat,
    NextRound,
    RuleAction,
    SetCircumstances,
    SetInitiative,
)
from rules.noir.runs import MOST_CIRCUMSTANCES, MOST_INITIATIVE, SIDES
from rules.refusal import Refused
from rules.seat import require_gm
from rules.system import Played

verbs = Verbs(late=catch_up)


class Grave(StrEnum):
    """What is done only when it was asked twice."""

    CALL_OFF = "call-off"
    NEXT_ROUND = "next-round"
    END = "end"


GRAVE = {
    Grave.CALL_OFF: line("button-noir-call-off"),
    Grave.NEXT_ROUND: line("button-noir-next-round"),
    Grave.END: line("button-noir-end"),
}


# ------------------------------------------------------------------------------------- the GM's own duties


@opens(Duty.RULE)
def rule_prompt(now: Moment, due: Due) -> Prompt:
    """Ask the GM what an open action rolls against 20."""
    del due
    combat = combat_of(now)
    nothing = now.button(line("button-noir-no-roll"), "n-rule", "none")
    menus = value_menus(now.guest, now.own(combat.actor), lambda part: now.at("n-rule", part))
    return prompts.ruling(combat), rows(*([one] for one in menus), [nothing])


@verbs.on("n-rule", Ack.UPDATE)
async def rule(guest: Guest, contest: str, step: int, part: str, rolls: str = "") -> None:
    """Say what it rolls, or that it rolls nothing (NOIR-97)."""
    del part
    await carry_out(guest, contest, RuleAction(contest=contest, step=step, rolls=rolls))


@opens(Duty.NEXT_ROUND)
def next_round_prompt(now: Moment, due: Due) -> Prompt:
    """Ask the GM how it goes on where nobody can act."""
    del due
    ways = [_do(now, Grave.NEXT_ROUND, ButtonStyle.primary), _do(now, Grave.END)]
    return prompts.nobody_acts(combat_of(now)), rows(ways)


def _do(now: Moment, what: Grave, style: ButtonStyle = ButtonStyle.secondary) -> ui.Button[Any]:
    return now.button(GRAVE[what], "n-do", what, style=style)


# ------------------------------------------------------------------------------------- more


@verbs.on("n-more", Ack.PRIVATE)
async def more(guest: Guest, contest: str, step: int) -> None:
    """Open what this person can do besides what is due."""
    del step
    now = await moment(guest, contest)
    if not now.contest.is_open:
        await guest.reply(line("noir-is-over", title=now.contest.title))
    elif guest.seat.is_gm:
        await guest.reply(*_tools(now))
    else:
        await guest.reply(*_own_ways(now))


def _own_ways(now: Moment) -> Prompt:
    """Return how a player may act whose character is down, or say a goal anew."""
    if anew := restating(now):
        return line("noir-restate-how"), rows(anew)
    fighters = now.contest.fighters if isinstance(now.contest, Combat) else ()
    for one in fighters:
        who = now.state.characters[one.character]
        if who.seat == now.guest.seat.id and helped_by_grit(combat_of(now), who):
            grit = now.button(line("button-noir-grit"), "n-grit", who.id)
            return prompts.gritting(now.state, combat_of(now), who.id), rows([grit])
    return line("noir-nothing-more"), None


def _tools(now: Moment) -> Prompt:
    """Return the GM's tools. A roll can only be ended; in a talk, goals can be said anew."""
    if not isinstance(now.contest, Combat):
        end = now.button(GRAVE[Grave.END], "n-sure", Grave.END)
        return prompts.tools(now.contest.title), rows(restating(now), [end])
    graves = [now.button(GRAVE[what], "n-sure", what) for what in _possible(now.contest)]
    people = [(one.character, verbatim(one.name)) for one in now.contest.fighters]
    fighters = _menu(now, "n-fighter", line("placeholder-noir-fighter"), people)
    absent = [(one.id, verbatim(one.name)) for one in _absent(now, now.contest)]
    joining = _menu(now, "n-joins", line("placeholder-noir-joins"), absent)
    return prompts.tools(now.contest.title), rows([fighters], [joining], graves)


def _possible(combat: Combat) -> list[Grave]:
    running = [] if combat.move is None else [Grave.CALL_OFF]
    over = [Grave.NEXT_ROUND] if combat.phase is Phase.ROUND_END else []
    return [*running, *over, Grave.END]


def _absent(now: Moment, combat: Combat) -> list[Character]:
    """Return who could join: the GM's characters last made first, since those are the likely ones."""
    people = reversed(list(now.state.characters.values()))
    return [one for one in people if combat.fighter(one.id) is None and not one.condition.gone]


def _menu(
    now: Moment, verb: str, said: Line, choices: list[tuple[str, Line]], chosen: tuple[str, ...] = ()
) -> ui.Select[Any] | None:
    printer = now.guest.print
    options = [
        discord.SelectOption(label=printer.label(each, 100), value=value, default=value in chosen)
        for value, each in choices
    ]
    return menu(printer.label(said, 150), now.at(verb), options)


async def _gm_at(guest: Guest, contest: str, step: int) -> tuple[Moment, Combat]:
    """Return the combat for its GM. Refused: `gm-only`, `wrong-state-passed`, `stale-button`."""
    require_gm(guest.seat)
    now = await moment(guest, contest, step)
    return now, combat_of(now)


async def _done(guest: Guest, contest: str, action: Action) -> Played:
    """Play a tool, and show the tools as they are after it."""
    played = await guest.play(action)
    guest.bot.stage.soon(guest.campaign.id, contest)
    now = await moment(guest, contest)
    if now.contest.is_open:
        said, view = _tools(now)
        await guest.reply(said, view, first=line("done-panel"))
    else:
        await after_fight(now)
    return played


# ------------------------------------------------------------------------------------- one of the fighters


@verbs.on("n-fighter", Ack.UPDATE)
async def fighter(guest: Guest, contest: str, step: int, character: str) -> None:
    """Open the tools for one of the fighters."""
    now, combat = await _gm_at(guest, contest, step)
    await guest.reply(*_tools_of(now, _found(combat, character)))


def _found(combat: Combat, character: str) -> Fighter:
    found = combat.fighter(character)
    if found is None:
        raise stale()
    return found


def _tools_of(now: Moment, one: Fighter) -> Prompt:
    who = now.state.characters[one.character]
    sizes = [(str(size), line("option-modifier", modifier=size)) for size in SIZES]
    chosen = tuple(str(size) for size in one.circumstances)
    printer = now.guest.print
    options = [
        discord.SelectOption(label=printer.label(said, 100), value=value, default=value in chosen)
        for value, said in sizes
    ]
    placeholder = printer.label(line("placeholder-noir-circumstances"), 150)
    given = menu(placeholder, now.at("n-circumstances", one.character), options, many=True)
    if given is not None:
        given.max_values = MOST_CIRCUMSTANCES
    grit = helped_by_grit(combat_of(now), who)
    ways = [
        now.button(line("button-noir-initiative"), "n-initiative", one.character),
        now.button(line("button-noir-leave-fight"), "n-leave", one.character),
        now.button(line("button-noir-grit"), "n-grit", one.character) if grit else None,
        now.button(line("button-noir-acts-again"), "n-acts-again", one.character)
        if who.condition.saved
        else None,
        now.button(line("button-back"), "n-tools"),
    ]
    return prompts.tools(now.contest.title, one, who.condition), rows([given], ways)


@verbs.on("n-tools", Ack.UPDATE)
async def tools(guest: Guest, contest: str, step: int) -> None:
    """Go back to all tools."""
    now, _ = await _gm_at(guest, contest, step)
    await guest.reply(*_tools(now))


@verbs.on("n-circumstances", Ack.UPDATE)
async def circumstances(guest: Guest, contest: str, step: int, character: str, *sizes: str) -> None:
    """Set what the GM gives for somebody's next roll (NOIR-31)."""
    given = tuple(legible(int, size) for size in sizes)
    await _done(
        guest, contest, SetCircumstances(contest=contest, step=step, character=character, sizes=given)
    )


@verbs.on("n-initiative", Ack.FORM)
async def ask_initiative(guest: Guest, contest: str, step: int, character: str) -> None:
    """Ask for somebody's initiative."""
    now, combat = await _gm_at(guest, contest, step)
    one = _found(combat, character)
    blank = Blank(guest.print.label(line("form-noir-initiative"), 45), str(one.initiative), most=5)
    title = guest.print.label(verbatim(one.name), 45)
    await open_form(guest.interaction, title, now.at("n-initiative-set", character), [blank])


@verbs.on("n-initiative-set", Ack.UPDATE)
async def set_initiative(guest: Guest, contest: str, step: int, character: str, typed: str) -> None:
    """Set it. Refused: `bad-value-initiative` for what is no number."""
    if not re.fullmatch(r"\d{1,5}", typed.strip()):
        raise Refused("bad-value-initiative", least=FLOOR, most=MOST_INITIATIVE)
    number = int(typed)
    await _done(
        guest, contest, SetInitiative(contest=contest, step=step, character=character, initiative=number)
    )


@verbs.on("n-acts-again", Ack.UPDATE)
async def acts_again(guest: Guest, contest: str, step: int, character: str) -> None:
    """Let somebody act again who was saved from dying (NOIR-129), and tell everybody."""
    now, combat = await _gm_at(guest, contest, step)
    who = now.state.characters[_found(combat, character).character]
    reason = guest.announce.label(line("noir-acts-again-why"), TEXT_LENGTH)
    done = SetCondition(character=who.id, condition=who.condition.but(saved=False), reason=reason)
    await tell_changes(guest, who, [await _done(guest, contest, done)])


@verbs.on("n-leave", Ack.UPDATE)
async def leave(guest: Guest, contest: str, step: int, character: str) -> None:
    """Take somebody out of the combat."""
    await _done(guest, contest, LeaveCombat(contest=contest, step=step, character=character))


# ------------------------------------------------------------------------------------- joining


@verbs.on("n-joins", Ack.UPDATE)
async def joins(guest: Guest, contest: str, step: int, character: str) -> None:
    """Ask on which side somebody joins."""
    now, combat = await _gm_at(guest, contest, step)
    if character not in now.state.characters:
        raise stale()
    used = {one.side for one in combat.fighters}
    free = next((side for side in SIDES if side not in used), None)
    sides = sorted(used | ({free} if free else set()))
    buttons = [
        now.button(line("button-noir-side", side=letter(side)), "n-join", character, side) for side in sides
    ]
    said = prompts.joining(combat, now.state.characters[character].name)
    await guest.reply(said, rows(*in_rows(buttons), [now.button(line("button-back"), "n-tools")]))


@verbs.on("n-join", Ack.UPDATE)
async def join(guest: Guest, contest: str, step: int, character: str, side: int) -> None:
    """Bring somebody in (NOIR-90)."""
    await _done(guest, contest, JoinCombat(contest=contest, step=step, character=character, side=side))


# ------------------------------------------------------------------------------------- asked twice


@verbs.on("n-sure", Ack.UPDATE)
async def sure(guest: Guest, contest: str, step: int, what: Grave) -> None:
    """Ask once more before something that cannot be taken back."""
    require_gm(guest.seat)
    now = await moment(guest, contest, step)
    yes = now.button(line("button-yes"), "n-do", what, style=ButtonStyle.danger)
    said = line("noir-sure", title=now.contest.title, what=GRAVE[what])
    await guest.reply(said, rows([yes, now.button(line("button-back"), "n-back")]))


@verbs.on("n-back", Ack.UPDATE)
async def back(guest: Guest, contest: str, step: int) -> None:
    """Go back to the tools of any contest."""
    require_gm(guest.seat)
    await guest.reply(*_tools(await moment(guest, contest, step)))


@verbs.on("n-do", Ack.UPDATE)
async def do(guest: Guest, contest: str, step: int, what: Grave) -> None:
    """Do it."""
    await _done(guest, contest, _grave(what, contest, step))


def _grave(what: Grave, contest: str, step: int) -> Action:
    match what:
        case Grave.CALL_OFF:
            return CallOff(contest=contest, step=step)
        case Grave.NEXT_ROUND:
            return NextRound(contest=contest, step=step)
        case Grave.END:
            return EndContest(contest=contest, step=step)
