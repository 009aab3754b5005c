"""Conditions of Zapas: given by the GM, shown by the player, each with one effect (ZAP-20 to 24)."""

from typing import Any

import discord
from discord import ButtonStyle, app_commands
from discord.ext import commands

from chat.interactions.arguments import parse_argument, stale_button
from chat.interactions.character_options import named, suggest
from chat.interactions.context import Context, context_of_command, context_of_typing
from chat.interactions.dispatch import Router
from chat.interactions.modals import TextField, open_modal
from chat.interactions.response import Ack, answering
from chat.messages.as_panel import event_of
from chat.messages.components import button, custom_id_of, view_of
from chat.messages.holders import holders
from cogs.zapas.components import Button, Entry, Menu, choice, mark, opens, suggested, tell
from narration.text.line import line
from narration.zapas.base.words import CONDITIONS
from narration.zapas.sheet.prompts import aspect_option, condition_option, condition_page, conditions_page
from rules.contract.ownership import acts_for, find, find_own
from rules.core.names import NAME_LENGTH, TEXT_LENGTH
from rules.core.seat import require_gm
from rules.zapas.state.actions import ConditionAction, GiveCondition, LiftCondition, SetEffect, ShowCondition
from rules.zapas.state.campaign_state import Character, Condition, Effect
from rules.zapas.state.events import ConditionGiven

router = Router()

Interaction = discord.Interaction[Any]
Choices = list[app_commands.Choice[str]]

#: The raises of a difficulty that the menu offers.
RAISES = range(1, 7)
NONE, LOCK = "none", "lock"
#: Aspects that one menu offers.
MENU = 25


class ConditionCommands(commands.Cog):
    """What ails characters."""

    @app_commands.command()
    async def condition(
        self,
        interaction: Interaction,
        character: str = "",
        label: app_commands.Range[str, 0, NAME_LENGTH] = "",
        stops: bool | None = None,
    ) -> None:
        """See somebody's conditions; the GM gives one by its label."""
        async with answering(interaction, Ack.PRIVATE):
            context = await context_of_command(interaction)
            who = named(context, character)
            if label:
                await _give(context, who, label, stops)
            else:
                await show_conditions(context, who.id)

    @condition.autocomplete("character")
    async def _people(self, interaction: Interaction, typed: str) -> Choices:
        return await suggest(interaction, typed, suggested)

    @condition.autocomplete("label")
    async def _labels(self, interaction: Interaction, typed: str) -> Choices:
        """Suggest the usual labels in the campaign's language, which everybody reads."""
        context = await context_of_typing(interaction)
        said = [context.announce.label(one) for one in CONDITIONS.values()] if context else []
        fits = [word for word in said if typed.casefold() in word.casefold()]
        return [app_commands.Choice(name=word, value=word) for word in fits[:25]]


async def _give(context: Context, who: Character, label: str, stops: bool | None) -> None:
    """Give it, show the GM what it may do, and ask the player how it shows."""
    played = await context.play(GiveCondition(character=who.id, label=label, stops=stops))
    given = event_of(ConditionGiven, played.events).condition
    await show_condition(context, who.id, mark(given.label))
    shows = button(
        context.announce.label(line("button-zapas-shows")),
        custom_id_of("z-shows", context.campaign.id, who.id, mark(given.label)),
    )
    pinged = holders(context.campaign, [who]) if who.is_main else ()
    await tell(context, who.name, [played], view_of([shows]), pinged)


# ------------------------------------------------------------------------------------------ pages


async def show_conditions(context: Context, character: str) -> None:
    """Show what ails somebody."""
    now = await context.now()
    who = find(now.state, character)
    entries = [(condition_option(one), mark(one.label)) for one in who.conditions]
    chosen = choice(now, line("placeholder-zapas-open-condition"), "z-condition", (who.id,), entries)
    await now.reply(conditions_page(who), view_of([chosen] if acts_for(now.seat, who) else []))


def marked(who: Character, word: str) -> Condition:
    """Return the condition that a word stands for. Refused: `stale-button` for one that is gone."""
    found = next((one for one in who.conditions if mark(one.label) == word), None)
    if found is None:
        raise stale_button()
    return found


@router.on("z-condition", Ack.UPDATE)
async def open_condition(context: Context, character: str, word: str) -> None:
    """Show a condition and what can be done with it."""
    find_own(context.state, character, context.seat)
    await show_condition(context, character, word)


async def show_condition(context: Context, character: str, word: str) -> None:
    """Show a condition as it is now."""
    now = await context.now()
    who: Character = find_own(now.state, character, now.seat)
    one = marked(who, word)
    at = (who.id, word)
    shows = opens(now, line("button-zapas-shows"), "z-shows", *at)
    back = opens(now, line("button-back"), "z-conditions", who.id)
    gm: list[Button] = []
    if now.seat.is_gm:
        gm = [opens(now, line("button-zapas-lift-condition"), "z-cure", *at, style=ButtonStyle.success)]
    menus = [[_effects_menu(now, who, one)], [_locks_menu(now, who, one)]] if now.seat.is_gm else []
    await now.reply(condition_page(who, one), view_of(*menus, [shows, *gm, back]))


def _effects_menu(context: Context, who: Character, one: Condition) -> Menu | None:
    """Return what it may do to difficulties; once it does something, that must be cleared first (ZAP-23)."""
    entries: list[Entry] = []
    if one.effect is not Effect.NONE:
        entries.append((line("option-zapas-no-effect"), NONE))
    if one.effect is not Effect.LOCK:
        entries += [(line("option-zapas-effect-raise", number=number), number) for number in RAISES]
    return choice(context, line("placeholder-zapas-effect"), "z-effect", (who.id, mark(one.label)), entries)


def _locks_menu(context: Context, who: Character, one: Condition) -> Menu | None:
    if one.effect is Effect.DIFFICULTY:
        return None
    entries = [
        (aspect_option(aspect), f"{trait.id}.{aspect.id}")
        for trait in who.standing
        for aspect in trait.aspects
        if aspect.proposal.accepted and not aspect.dormant
    ]
    at = (who.id, mark(one.label))
    return choice(context, line("placeholder-zapas-locks"), "z-condition-lock", at, entries[:MENU], many=True)


@router.on("z-conditions", Ack.UPDATE)
async def open_conditions(context: Context, character: str) -> None:
    """Show what ails somebody."""
    await show_conditions(context, character)


# ------------------------------------------------------------------------------------------ changes


@router.on("z-effect", Ack.UPDATE)
async def set_effect(context: Context, character: str, word: str, chosen: str) -> None:
    """Let a condition raise difficulties, or do nothing any more (ZAP-22)."""
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
    """Let a condition lock aspects (ZAP-23); they are those of the menu that were chosen."""
    require_gm(context.seat)
    label = marked(find(context.state, character), word).label
    locks = tuple(_lock(value) for value in chosen)
    await _change(context, word, SetEffect(character=character, label=label, effect=Effect.LOCK, locks=locks))


def _lock(value: str) -> tuple[int, int]:
    trait, _, aspect = value.partition(".")
    return parse_argument(int, trait), parse_argument(int, aspect)


async def _change(context: Context, word: str, action: ConditionAction) -> None:
    """Play it, show the condition as it is then, and tell everybody."""
    played = await context.play(action)
    who = find(played.after, action.character)
    await show_condition(context, who.id, word)
    await tell(context, who.name, [played])


@router.on("z-cure", Ack.UPDATE)
async def lift(context: Context, character: str, word: str) -> None:
    """Take a condition away (ZAP-24)."""
    require_gm(context.seat)
    who = find(context.state, character)
    played = await context.play(LiftCondition(character=character, label=marked(who, word).label))
    await show_conditions(context, character)
    await tell(context, who.name, [played])


@router.on("z-shows", Ack.FORM)
async def ask_shows(context: Context, character: str, word: str) -> None:
    """Open the form with how a condition shows (ZAP-20). Refused: `not-your-character`."""
    one = marked(find_own(context.state, character, context.seat), word)
    said = context.print.label(line("form-zapas-shows"), 45)
    blank = TextField(said, one.shows, most=TEXT_LENGTH, long=True)
    custom_id = custom_id_of("z-shown", context.campaign.id, character, word)
    await open_modal(
        context.interaction, context.print.label(line("button-zapas-shows"), 45), custom_id, [blank]
    )


@router.on("z-shown", Ack.PRIVATE)
async def show(context: Context, character: str, word: str, text: str) -> None:
    """Say how a condition shows."""
    label = marked(find(context.state, character), word).label
    await _change(context, word, ShowCondition(character=character, label=label, text=text))
