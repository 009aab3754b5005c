"""Conditions of Zapas: given by the GM, shown by the player, each with one effect (ZAP-20 to 24)."""

from typing import Any

import discord
from discord import ButtonStyle, app_commands
from discord.ext import commands

from chat.interactions.arguments import legible, stale
from chat.interactions.character_options import named, suggest
from chat.interactions.context import Guest, arrive, overheard
from chat.interactions.dispatch import Verbs
from chat.interactions.modals import Blank, open_form
from chat.interactions.response import Ack, answering
from chat.messages.as_panel import the
from chat.messages.components import button, press_id, rows
from chat.messages.holders import holders
from cogs.zapas.components import Button, Entry, Menu, choice, mark, opens, suggested, tell
from narration.text.line import line
from narration.zapas.base.words import CONDITIONS
from narration.zapas.sheet.prompts import aspect_option, condition_option, condition_page, conditions_page
from rules.contract.ownership import acts_for, find, own
from rules.core.names import NAME_LENGTH, TEXT_LENGTH
from rules.core.seat import require_gm
from rules.zapas.state.actions import ConditionAction, GiveCondition, LiftCondition, SetEffect, ShowCondition
from rules.zapas.state.campaign_state import Character, Condition, Effect
from rules.zapas.state.events import ConditionGiven

verbs = Verbs()

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
            guest = await arrive(interaction)
            who = named(guest, character)
            if label:
                await _give(guest, who, label, stops)
            else:
                await show_conditions(guest, who.id)

    @condition.autocomplete("character")
    async def _people(self, interaction: Interaction, typed: str) -> Choices:
        return await suggest(interaction, typed, suggested)

    @condition.autocomplete("label")
    async def _labels(self, interaction: Interaction, typed: str) -> Choices:
        """Suggest the usual labels in the campaign's language, which everybody reads."""
        guest = await overheard(interaction)
        said = [guest.announce.label(one) for one in CONDITIONS.values()] if guest else []
        fits = [word for word in said if typed.casefold() in word.casefold()]
        return [app_commands.Choice(name=word, value=word) for word in fits[:25]]


async def _give(guest: Guest, who: Character, label: str, stops: bool | None) -> None:
    """Give it, show the GM what it may do, and ask the player how it shows."""
    played = await guest.play(GiveCondition(character=who.id, label=label, stops=stops))
    given = the(ConditionGiven, played.events).condition
    await show_condition(guest, who.id, mark(given.label))
    shows = button(
        guest.announce.label(line("button-zapas-shows")),
        press_id("z-shows", guest.campaign.id, who.id, mark(given.label)),
    )
    pinged = holders(guest.campaign, [who]) if who.is_main else ()
    await tell(guest, who.name, [played], rows([shows]), pinged)


# ------------------------------------------------------------------------------------------ pages


async def show_conditions(guest: Guest, character: str) -> None:
    """Show what ails somebody."""
    now = await guest.now()
    who = find(now.state, character)
    entries = [(condition_option(one), mark(one.label)) for one in who.conditions]
    chosen = choice(now, line("placeholder-zapas-open-condition"), "z-condition", (who.id,), entries)
    await now.reply(conditions_page(who), rows([chosen] if acts_for(now.seat, who) else []))


def marked(who: Character, word: str) -> Condition:
    """Return the condition that a word stands for. Refused: `stale-button` for one that is gone."""
    found = next((one for one in who.conditions if mark(one.label) == word), None)
    if found is None:
        raise stale()
    return found


@verbs.on("z-condition", Ack.UPDATE)
async def open_condition(guest: Guest, character: str, word: str) -> None:
    """Show a condition and what can be done with it."""
    own(guest.state, character, guest.seat)
    await show_condition(guest, character, word)


async def show_condition(guest: Guest, character: str, word: str) -> None:
    """Show a condition as it is now."""
    now = await guest.now()
    who: Character = own(now.state, character, now.seat)
    one = marked(who, word)
    at = (who.id, word)
    shows = opens(now, line("button-zapas-shows"), "z-shows", *at)
    back = opens(now, line("button-back"), "z-conditions", who.id)
    gm: list[Button] = []
    if now.seat.is_gm:
        gm = [opens(now, line("button-zapas-lift-condition"), "z-cure", *at, style=ButtonStyle.success)]
    menus = [[_effects_menu(now, who, one)], [_locks_menu(now, who, one)]] if now.seat.is_gm else []
    await now.reply(condition_page(who, one), rows(*menus, [shows, *gm, back]))


def _effects_menu(guest: Guest, who: Character, one: Condition) -> Menu | None:
    """Return what it may do to difficulties; once it does something, that must be cleared first (ZAP-23)."""
    entries: list[Entry] = []
    if one.effect is not Effect.NONE:
        entries.append((line("option-zapas-no-effect"), NONE))
    if one.effect is not Effect.LOCK:
        entries += [(line("option-zapas-effect-raise", number=number), number) for number in RAISES]
    return choice(guest, line("placeholder-zapas-effect"), "z-effect", (who.id, mark(one.label)), entries)


def _locks_menu(guest: Guest, who: Character, one: Condition) -> Menu | None:
    if one.effect is Effect.DIFFICULTY:
        return None
    entries = [
        (aspect_option(aspect), f"{trait.id}.{aspect.id}")
        for trait in who.standing
        for aspect in trait.aspects
        if aspect.proposal.accepted and not aspect.dormant
    ]
    at = (who.id, mark(one.label))
    return choice(guest, line("placeholder-zapas-locks"), "z-condition-lock", at, entries[:MENU], many=True)


@verbs.on("z-conditions", Ack.UPDATE)
async def open_conditions(guest: Guest, character: str) -> None:
    """Show what ails somebody."""
    await show_conditions(guest, character)


# ------------------------------------------------------------------------------------------ changes


@verbs.on("z-effect", Ack.UPDATE)
async def set_effect(guest: Guest, character: str, word: str, chosen: str) -> None:
    """Let a condition raise difficulties, or do nothing any more (ZAP-22)."""
    require_gm(guest.seat)
    label = marked(find(guest.state, character), word).label
    if chosen == NONE:
        action = SetEffect(character=character, label=label, effect=Effect.NONE)
    else:
        raises = legible(int, chosen)
        action = SetEffect(character=character, label=label, effect=Effect.DIFFICULTY, raises=raises)
    await _change(guest, word, action)


@verbs.on("z-condition-lock", Ack.UPDATE)
async def lock(guest: Guest, character: str, word: str, *chosen: str) -> None:
    """Let a condition lock aspects (ZAP-23); they are those of the menu that were chosen."""
    require_gm(guest.seat)
    label = marked(find(guest.state, character), word).label
    locks = tuple(_lock(value) for value in chosen)
    await _change(guest, word, SetEffect(character=character, label=label, effect=Effect.LOCK, locks=locks))


def _lock(value: str) -> tuple[int, int]:
    trait, _, aspect = value.partition(".")
    return legible(int, trait), legible(int, aspect)


async def _change(guest: Guest, word: str, action: ConditionAction) -> None:
    """Play it, show the condition as it is then, and tell everybody."""
    played = await guest.play(action)
    who = find(played.after, action.character)
    await show_condition(guest, who.id, word)
    await tell(guest, who.name, [played])


@verbs.on("z-cure", Ack.UPDATE)
async def lift(guest: Guest, character: str, word: str) -> None:
    """Take a condition away (ZAP-24)."""
    require_gm(guest.seat)
    who = find(guest.state, character)
    played = await guest.play(LiftCondition(character=character, label=marked(who, word).label))
    await show_conditions(guest, character)
    await tell(guest, who.name, [played])


@verbs.on("z-shows", Ack.FORM)
async def ask_shows(guest: Guest, character: str, word: str) -> None:
    """Open the form with how a condition shows (ZAP-20). Refused: `not-your-character`."""
    one = marked(own(guest.state, character, guest.seat), word)
    said = guest.print.label(line("form-zapas-shows"), 45)
    blank = Blank(said, one.shows, most=TEXT_LENGTH, long=True)
    custom_id = press_id("z-shown", guest.campaign.id, character, word)
    await open_form(guest.interaction, guest.print.label(line("button-zapas-shows"), 45), custom_id, [blank])


@verbs.on("z-shown", Ack.PRIVATE)
async def show(guest: Guest, character: str, word: str, text: str) -> None:
    """Say how a condition shows."""
    label = marked(find(guest.state, character), word).label
    await _change(guest, word, ShowCondition(character=character, label=label, text=text))
