"""The GM's tools for one fighter in a combat: circumstances, initiative, leaving, joining."""

import re
from collections.abc import Sequence
from typing import Any, Literal

from discord import ui

from chat.interactions.announcements import announce
from chat.interactions.arguments import Numbers, bits, parse_argument, stale_button
from chat.interactions.context import Context
from chat.interactions.modals import TextField, ask
from chat.interactions.prompts import Prompt
from chat.interactions.response import Ack
from chat.messages.components import view_of
from cogs.noir.combat.fallen import FELL
from cogs.noir.combat.gm_tools import gm_at, show_tools
from cogs.noir.combat.hits import combat_of
from cogs.noir.contests.checks import in_rows
from cogs.noir.contests.prompts import Moment, noir
from cogs.noir.contests.roll_inputs import circumstances_menu
from narration.noir.base.words import weapon_name
from narration.noir.combat import hit_prompts as prompts
from narration.noir.combat.actions import side as letter
from narration.text.line import line, verbatim
from rules.core.names import TEXT_LENGTH
from rules.core.refusal import Refused
from rules.noir.base.action_effects import FLOOR
from rules.noir.base.enums import Health
from rules.noir.base.modifiers import MOST_CIRCUMSTANCES, SIZES
from rules.noir.base.settings import tuning
from rules.noir.combat.lifecycle import MOST_INITIATIVE, SIDES
from rules.noir.harm.ability_to_act import would_grit_help
from rules.noir.state.actions import SetCondition
from rules.noir.state.campaign_state import Character
from rules.noir.state.contest_actions import (
    JoinCombat,
    LeaveCombat,
    SetFighterCircumstances,
    SetInHand,
    SetInitiative,
)
from rules.noir.state.contests import Combat, Fighter


@noir.router.on("n-fighter", Ack.UPDATE)
async def fighter(context: Context, contest: str, step: int, character: str) -> None:
    """Open the tools for one of the fighters."""
    now, combat = await gm_at(context, contest, step)
    await context.reply(*_tools_of(now, _found(combat, character)))


def _found(combat: Combat, character: str) -> Fighter:
    found = combat.fighter(character)
    if found is None:
        raise stale_button()
    return found


def _tools_of(now: Moment, one: Fighter) -> Prompt:
    who = now.state.characters[one.character]
    sizes = [
        now.option(line("option-modifier", modifier=size), size, chosen=size in one.circumstances)
        for size in SIZES
    ]
    placeholder = line("placeholder-noir-circumstances")
    given = now.menu(placeholder, now.at("n-circumstances", one.character), sizes, many=True)
    if given is not None:
        given.max_values = MOST_CIRCUMSTANCES
    grit = now.button(line("button-noir-grit"), "n-grit", one.character)
    acts = now.button(line("button-noir-acts-again"), "n-acts-again", one.character)
    ways = [
        now.button(line("button-noir-initiative"), "n-initiative", one.character),
        now.button(line("button-noir-leave-fight"), "n-leave", one.character),
        grit if would_grit_help(combat_of(now), who) else None,
        acts if who.condition.saved else None,
        now.button(line("button-back"), "n-tools"),
    ]
    held = _in_hand(now, one, who)
    fell = [now.button(said, "n-fell", one.character, how) for how, (said, _) in FELL.items()]
    fell = fell if who.condition.health is Health.OUT else []
    return prompts.tools(now.contest.title, one, who.condition), view_of([given], [held], fell, ways)


def _in_hand(now: Moment, one: Fighter, who: Character) -> ui.Select[Any] | None:
    """Return the menu of the weapons that a fighter holds, if the settings ask for drawn ones (NOIR-97)."""
    if not tuning(now.state.campaign.settings).drawing_needed:
        return None
    arms = [
        now.option(weapon_name(arm.weapon), arm.weapon.id, chosen=arm.weapon.id in one.drawn)
        for arm in who.arms
    ]
    return now.menu(line("placeholder-noir-in-hand"), now.at("n-in-hand", who.id), arms, many=True)


@noir.router.on("n-in-hand", Ack.UPDATE)
async def in_hand(context: Context, contest: str, step: int, character: str, *weapons: str) -> None:
    """Say which weapons a fighter holds (NOIR-97)."""
    action = SetInHand(contest=contest, step=step, character=character, weapons=weapons)
    await noir.carry_out(context, contest, action, then=show_tools)


@noir.router.on("n-circumstances", Ack.UPDATE)
async def circumstances(context: Context, contest: str, step: int, character: str, *sizes: str) -> None:
    """Set the circumstances of a fighter's next roll (NOIR-31)."""
    given = tuple(parse_argument(int, size) for size in sizes)
    action = SetFighterCircumstances(contest=contest, step=step, character=character, sizes=given)
    await noir.carry_out(context, contest, action, then=show_tools)


@noir.router.on("n-initiative", Ack.FORM)
async def ask_initiative(context: Context, contest: str, step: int, character: str) -> None:
    """Ask for a fighter's initiative."""
    now, combat = await gm_at(context, contest, step)
    one = _found(combat, character)
    field = TextField(line("form-noir-initiative"), str(one.initiative), most=5)
    words = (contest, now.step, character)
    await ask(context, verbatim(one.name), "n-initiative-set", *words, fields=[field])


@noir.router.on("n-initiative-set", Ack.UPDATE)
async def set_initiative(context: Context, contest: str, step: int, character: str, typed: str) -> None:
    """Set a fighter's initiative. Refused: `bad-value-initiative` for anything but digits."""
    if not re.fullmatch(r"\d{1,5}", typed.strip()):
        raise Refused("bad-value-initiative", least=FLOOR, most=MOST_INITIATIVE)
    action = SetInitiative(contest=contest, step=step, character=character, initiative=int(typed))
    await noir.carry_out(context, contest, action, then=show_tools)


@noir.router.on("n-acts-again", Ack.UPDATE)
async def acts_again(context: Context, contest: str, step: int, character: str) -> None:
    """Let a fighter who was saved from dying act again (NOIR-129), and tell everybody."""
    now, combat = await gm_at(context, contest, step)
    who = now.state.characters[_found(combat, character).character]
    reason = context.announce.label(line("noir-acts-again-why"), TEXT_LENGTH)
    up = who.condition.but(saved=False)
    action = SetCondition(character=who.id, condition=up, reason=reason, contest=contest)
    played = await context.play(action)
    context.refresh(contest)
    await show_tools(context, contest)
    await announce(context, who.name, played)


@noir.router.on("n-fell", Ack.UPDATE)
async def fell(
    context: Context, contest: str, step: int, character: str, how: Literal["dead", "out"]
) -> None:
    """Say whether somebody whom a wound took out is dead or unconscious (NOIR-84), and tell everybody."""
    now, combat = await gm_at(context, contest, step)
    who = now.state.characters[_found(combat, character).character]
    if who.condition.health is not Health.OUT:
        raise stale_button()
    reason = context.announce.label(FELL[how][0], TEXT_LENGTH)
    after = who.condition.but(health=FELL[how][1])
    action = SetCondition(character=who.id, condition=after, reason=reason, contest=contest)
    played = await context.play(action)
    context.refresh(contest)
    await show_tools(context, contest)
    await announce(context, who.name, played)


noir.answer("n-leave", LeaveCombat, "character", then=show_tools)


@noir.router.on("n-joins", Ack.UPDATE)
async def joins(context: Context, contest: str, step: int, character: str) -> None:
    """Ask on which side a character joins (NOIR-90)."""
    now, _ = await gm_at(context, contest, step)
    await context.reply(*_joining(now, character, ()))


@noir.router.on("n-join-given", Ack.UPDATE)
async def joins_with(context: Context, contest: str, step: int, character: str, *sizes: str) -> None:
    """Choose the circumstances of the roll for initiative of somebody who joins (NOIR-31)."""
    now, _ = await gm_at(context, contest, step)
    await context.reply(*_joining(now, character, [parse_argument(int, size) for size in sizes]))


def _joining(now: Moment, character: str, sizes: Sequence[int]) -> Prompt:
    """Return the question on which side somebody joins. Refused: `stale-button` for an unknown character."""
    combat, known = combat_of(now), set(sizes) <= set(SIZES)
    if character not in now.state.characters or not known:
        raise stale_button()
    used = {one.side for one in combat.fighters}
    free = next((side for side in SIDES if side not in used), None)
    sides = sorted(used | ({free} if free else set()))
    given = bits([SIZES.index(size) for size in sizes])
    buttons = [
        now.button(line("button-noir-side", side=letter(side)), "n-join", character, side, given)
        for side in sides
    ]
    menu = circumstances_menu(now.context, now.at("n-join-given", character), sizes)
    said = prompts.joining(combat, now.state.characters[character].name)
    back = now.button(line("button-back"), "n-tools")
    return said, view_of(*in_rows(buttons), [menu], [back])


@noir.router.on("n-join", Ack.UPDATE)
async def join(
    context: Context, contest: str, step: int, character: str, side: int, given: Numbers = ()
) -> None:
    """Let a character join a side (NOIR-90)."""
    sizes = tuple(SIZES[place] for place in given if place < len(SIZES))
    action = JoinCombat(contest=contest, step=step, character=character, side=side, circumstances=sizes)
    await noir.carry_out(context, contest, action, then=show_tools)
