"""Slow penalties: the GM imposes one, its rolls fall due with game time, their owners make them (NYX-47)."""

from typing import Any

import discord
from discord import ButtonStyle, app_commands, ui
from discord.ext import commands

from chat.interactions.announcements import post, report, send_private_note
from chat.interactions.arguments import stale_button
from chat.interactions.character_options import by_name, suggest
from chat.interactions.context import Context, context_of_command
from chat.interactions.dispatch import Router
from chat.interactions.response import Ack, answering
from chat.messages.as_panel import event_of
from chat.messages.components import button, custom_id_of, view_of
from chat.messages.holders import holders
from chat.messages.printer import Printer
from cogs.nyx.options import ATTRIBUTES, attribute_of
from cogs.nyx.roll_draft import Draft, negative_menu, positive_menu
from narration.nyx.character.slow_penalties import affliction_panel, affliction_result
from narration.nyx.conflict.roll_prompts import roll_prompt
from narration.text.line import line
from rules.core.refusal import Refused
from rules.core.seat import require_gm
from rules.nyx.base.bounds import EASIEST, HARDEST
from rules.nyx.base.settings import tuning
from rules.nyx.harm.slow_penalties import due_afflictions
from rules.nyx.sheet.sheet import find_own
from rules.nyx.state.actions import Afflict, RollAffliction
from rules.nyx.state.campaign_state import Affliction, Character, NyxState
from rules.nyx.state.events import AfflictionRolled

router = Router()

Interaction = discord.Interaction[Any]
HOUR, DAY = 60, 24 * 60


class SlowCommands(commands.Cog):
    """Imposing a slow penalty."""

    @app_commands.command()
    @app_commands.choices(attribute=ATTRIBUTES)
    async def affliction(  # noqa: PLR0913, PLR0917  # each is an option of the command
        self,
        interaction: Interaction,
        character: str,
        name: str,
        attribute: str,
        strength: app_commands.Range[int, HARDEST, EASIEST] = 0,
        days: app_commands.Range[int, 0, 3650] = 0,
        hours: app_commands.Range[int, 0, 1000] = 0,
    ) -> None:
        """Impose poison, a curse, a rumour: its rolls fall due with game time."""
        async with answering(interaction, Ack.PRIVATE):
            context = await context_of_command(interaction)
            require_gm(context.seat)
            who = by_name(context, character)
            action = Afflict(
                character=who.id,
                name=name,
                attribute=attribute_of(who, attribute),
                strength=strength,
                period=days * DAY + hours * HOUR or DAY,
            )
            await report(context, who.name, await context.play(action))

    @affliction.autocomplete("character")
    async def _afflicted(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await suggest(interaction, typed, lambda context: context.state.characters.values())


async def call_due(context: Context, state: NyxState) -> None:
    """Call for the rolls that are due; of the GM's characters only the GM is told."""
    for character in state.characters.values():
        if not due_afflictions(state, character):
            continue
        panel, own_view = affliction_panel(state, character), slow_button(context.print, context, character)
        if character.seat:
            public = slow_button(context.announce, context, character)
            await post(context, panel, public, holders(state.campaign, [character]))
        else:
            await send_private_note(context, panel, own_view)


def slow_button(printer: Printer, context: Context, character: Character) -> ui.View | None:
    """Return the button that opens the roll for its owner."""
    said = printer.label(line("button-roll"))
    return view_of(
        [button(said, custom_id_of("slow", context.campaign.id, character.id), ButtonStyle.primary)]
    )


@router.on("slow", Ack.PRIVATE)
async def slow(context: Context, character: str) -> None:
    """Open the first roll that is due."""
    await show_slow(context, find_own(context.state, character, context.seat))


async def show_slow(context: Context, character: Character) -> None:
    """Open the first roll of a character that is due; refuse `no-affliction-due`."""
    one = next(iter(due_afflictions(context.state, character)), None)
    if one is None:
        raise Refused("no-affliction-due", name=character.name)
    await _builder(context, character, one, Draft(one.attribute, one.strength))


async def _builder(context: Context, character: Character, one: Affliction, draft: Draft) -> None:
    where = (context.campaign.id, character.id, one.id, one.rolled)
    free = character.but(aspects=tuple(a for a in character.aspects if a.source != one.id))
    roll = button(context.print.label(line("button-roll")), custom_id_of("slow-roll", *where, *draft.words))
    roll.style = ButtonStyle.primary

    def changes(what: str) -> str:
        return custom_id_of("slow-set", *where, what, *draft.words)

    view = view_of(
        [positive_menu(context.print, changes("positive"), free, draft)],
        [negative_menu(context.print, changes("negative"), free, draft)],
        [roll],
    )
    usual = tuning(context.campaign.settings)
    chosen = (one.attribute, one.strength, draft.positive, draft.negative)
    prompt = roll_prompt(free, *chosen, usual, odds=context.shows_odds)
    await context.reply(prompt, view)


@router.on("slow-set", Ack.UPDATE)
async def slow_set(
    context: Context, character: str, affliction: int, nth: int, what: str, *words: str
) -> None:
    """Change the aspects of the roll."""
    draft = Draft.read(words[:4]).changed(what, words[4:])
    known = find_own(context.state, character, context.seat)
    one = _due(known, context.state, affliction, nth)
    await _builder(context, known, one, draft.of(known))


@router.on("slow-roll", Ack.UPDATE)
async def slow_roll(context: Context, character: str, affliction: int, nth: int, *words: str) -> None:
    """Roll, and tell everybody of a player's character."""
    draft = Draft.read(words)
    played = await context.play(
        RollAffliction(
            character=character,
            affliction=affliction,
            nth=nth,
            positive=draft.positive,
            negative=draft.negative,
        )
    )
    result = affliction_result(event_of(AfflictionRolled, played.events))
    if not played.after.characters[character].seat:
        await context.reply(result)
        return
    await context.reply(line("roll-done"))
    await post(context, result)
    await call_due(context, _only(played.after, character))


def _only(state: NyxState, character: str) -> NyxState:
    """Return the state with one character, so that only its further rolls are called for."""
    return state.but(characters={character: state.characters[character]})


def _due(character: Character, state: NyxState, number: int, nth: int) -> Affliction:
    for one in due_afflictions(state, character):
        if (one.id, one.rolled) == (number, nth):
            return one
    raise stale_button()
