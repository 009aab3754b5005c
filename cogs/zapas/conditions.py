"""Conditions: the GM gives them, and the player says how they show; each has one effect (ZAP-20 to 24)."""

from discord import ButtonStyle, app_commands
from discord.ext import commands

from chat.interactions.announcements import announce
from chat.interactions.arguments import parse_argument
from chat.interactions.character_options import everybody, named, one_of
from chat.interactions.commands import in_campaign
from chat.interactions.context import Context
from chat.interactions.dispatch import Router
from chat.interactions.modals import TextField, ask
from chat.interactions.response import Ack
from chat.messages.accounts import holders
from chat.messages.components import view_of
from chat.messages.lines_as_panel import event_of
from cogs.zapas.components import Button, Menu, mark, still_there
from cogs.zapas.suggestions import condition_labels, text_of
from narration.text.line import line
from narration.zapas.sheet.prompts import aspect_option, condition_option, condition_page, conditions_page
from rules.contract.ownership import acts_for, find, find_own
from rules.core.names import NAME_LENGTH, TEXT_LENGTH
from rules.core.seat import require_gm
from rules.zapas.state.actions import ConditionAction, GiveCondition, LiftCondition, SetEffect, ShowCondition
from rules.zapas.state.campaign_state import Character, Condition, Effect
from rules.zapas.state.events import ConditionGiven

router = Router()

#: The raises of a difficulty that the menu offers.
RAISES = range(1, 7)
#: The value for "no effect" in that menu.
NONE = "none"
#: The most aspects that one menu offers.
MENU = 25


class ConditionCommands(commands.Cog):
    """The conditions of characters."""

    @app_commands.command()
    @app_commands.autocomplete(character=one_of(everybody), label=text_of(condition_labels))
    @in_campaign()
    async def condition(
        self,
        context: Context,
        character: str = "",
        label: app_commands.Range[str, 0, NAME_LENGTH] = "",
        stops: bool | None = None,
    ) -> None:
        """See a character's conditions; the GM gives one by its label."""
        who = named(context, character)
        if label:
            await _give(context, who, label, stops)
        else:
            await show_conditions(context, who.id)


async def _give(context: Context, who: Character, label: str, stops: bool | None) -> None:
    """Give a condition, show the GM what it can do, and ask the player how it shows."""
    played = await context.play(GiveCondition(character=who.id, label=label, stops=stops))
    word = mark(event_of(ConditionGiven, played.events).condition.label)
    await show_condition(context, who.id, word)
    shows = context.in_public.button(line("button-zapas-shows"), "z-shows", who.id, word)
    pinged = holders(context.campaign, [who]) if who.is_main else ()
    await announce(context, who.name, played, view=view_of([shows]), pinged=pinged)


@router.on("z-conditions", Ack.UPDATE)
async def show_conditions(context: Context, character: str) -> None:
    """Show a character's conditions."""
    now = await context.now()
    who = find(now.state, character)
    options = [now.option(condition_option(one), mark(one.label)) for one in who.conditions]
    chosen = now.menu(line("placeholder-zapas-open-condition"), "z-condition", who.id, options=options)
    await now.reply(conditions_page(who), view_of([chosen] if acts_for(now.seat, who) else []))


def marked(who: Character, word: str) -> Condition:
    """Return the condition with this mark. Refused: `stale-button` if it is gone."""
    return still_there(next((one for one in who.conditions if mark(one.label) == word), None))


@router.on("z-condition", Ack.UPDATE)
async def show_condition(context: Context, character: str, word: str) -> None:
    """Show a condition and what can be done with it. Refused: `not-your-character`, `stale-button`."""
    now = await context.now()
    who: Character = find_own(now.state, character, now.seat)
    one = marked(who, word)
    at = (who.id, word)
    shows = now.button(line("button-zapas-shows"), "z-shows", *at)
    back = now.button(line("button-back"), "z-conditions", who.id)
    cure = now.button(line("button-zapas-lift-condition"), "z-cure", *at, style=ButtonStyle.success)
    rows: list[list[Button | Menu | None]] = [[shows, back]]
    if now.seat.is_gm:
        rows = [[_effects_menu(now, who, one)], [_locks_menu(now, who, one)], [shows, cure, back]]
    await now.reply(condition_page(who, one), view_of(*rows))


def _effects_menu(context: Context, who: Character, one: Condition) -> Menu | None:
    """Return the menu of raises; a condition that locks aspects must lose that effect first (ZAP-23)."""
    raises = () if one.effect is Effect.LOCK else RAISES
    options = [context.option(line("option-zapas-effect-raise", number=number), number) for number in raises]
    if one.effect is not Effect.NONE:
        options.insert(0, context.option(line("option-zapas-no-effect"), NONE))
    said = line("placeholder-zapas-effect")
    return context.menu(said, "z-effect", who.id, mark(one.label), options=options)


def _locks_menu(context: Context, who: Character, one: Condition) -> Menu | None:
    if one.effect is Effect.DIFFICULTY:
        return None
    options = [
        context.option(aspect_option(aspect), f"{trait.id}.{aspect.id}")
        for trait in who.standing
        for aspect in trait.aspects
        if aspect.proposal.accepted and not aspect.dormant
    ]
    said, at = line("placeholder-zapas-locks"), (who.id, mark(one.label))
    return context.menu(said, "z-condition-lock", *at, options=options[:MENU], many=True)


@router.on("z-effect", Ack.UPDATE)
async def set_effect(context: Context, character: str, word: str, chosen: str) -> None:
    """Let a condition raise difficulties, or take its effect away (ZAP-22)."""
    require_gm(context.seat)
    label = marked(find(context.state, character), word).label
    if chosen == NONE:
        action = SetEffect(character=character, label=label, effect=Effect.NONE)
    else:
        raises = parse_argument(int, chosen)
        action = SetEffect(character=character, label=label, effect=Effect.DIFFICULTY, raises=raises)
    await _change(context, word, action)


@router.on("z-condition-lock", Ack.UPDATE)
async def lock(context: Context, character: str, word: str, *chosen: str) -> None:
    """Let a condition lock the chosen aspects (ZAP-23)."""
    require_gm(context.seat)
    label = marked(find(context.state, character), word).label
    locks = tuple(_lock(value) for value in chosen)
    await _change(context, word, SetEffect(character=character, label=label, effect=Effect.LOCK, locks=locks))


def _lock(value: str) -> tuple[int, int]:
    trait, _, aspect = value.partition(".")
    return parse_argument(int, trait), parse_argument(int, aspect)


async def _change(context: Context, word: str, action: ConditionAction) -> None:
    """Play a change, show the condition, and announce it."""
    played = await context.play(action)
    who = find(played.after, action.character)
    await show_condition(context, who.id, word)
    await announce(context, who.name, played)


@router.on("z-cure", Ack.UPDATE)
async def lift(context: Context, character: str, word: str) -> None:
    """Take a condition away (ZAP-24)."""
    require_gm(context.seat)
    who = find(context.state, character)
    played = await context.play(LiftCondition(character=character, label=marked(who, word).label))
    await show_conditions(context, character)
    await announce(context, who.name, played)


@router.on("z-shows", Ack.FORM)
async def ask_shows(context: Context, character: str, word: str) -> None:
    """Open the form for how a condition shows (ZAP-20). Refused: `not-your-character`."""
    one = marked(find_own(context.state, character, context.seat), word)
    shows = TextField(line("form-zapas-shows"), one.shows, most=TEXT_LENGTH, long=True)
    await ask(context, line("button-zapas-shows"), "z-shown", character, word, fields=[shows])


@router.on("z-shown", Ack.PRIVATE)
async def show(context: Context, character: str, word: str, text: str) -> None:
    """Say how a condition shows."""
    label = marked(find(context.state, character), word).label
    await _change(context, word, ShowCondition(character=character, label=label, text=text))
