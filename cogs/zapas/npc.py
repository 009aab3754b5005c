"""The GM's people in Zapas: how hard they are to attack, what kills them, what they do (ZAP-62 to 65)."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from chat.interactions.arguments import stale_button
from chat.interactions.character_options import suggest
from chat.interactions.context import Context, context_of_command
from chat.interactions.dispatch import Router
from chat.interactions.modals import TextField, open_modal
from chat.interactions.response import Ack, answering
from chat.messages.as_panel import event_of
from chat.messages.components import custom_id_of, view_of
from cogs.zapas.components import Button, Menu, choice, mark, opens, tell
from narration.text.line import line
from narration.zapas.sheet.gm_prompts import approach_option, attack_option, kill_option, npc_page
from rules.core.model_base import Action
from rules.core.names import NAME_LENGTH, TEXT_LENGTH, same
from rules.core.seat import require_gm
from rules.zapas.sheet.npc import LEAST_DIFFICULTY, MOST_DIFFICULTY, USUAL_DIFFICULTY, npc_of
from rules.zapas.state.actions import SetNpc, SetProfile
from rules.zapas.state.campaign_state import Character, Npc, Profile
from rules.zapas.state.sheet_actions import CreateNpc
from rules.zapas.state.sheet_events import CharacterCreated
from table.play.batch import Step

router = Router()

Interaction = discord.Interaction[Any]
Choices = list[app_commands.Choice[str]]

#: The kill numbers that the menu offers; the command takes more.
KILLS = range(1, 25)
MOST_KILL = 99


class NpcCommands(commands.Cog):
    """Making and changing NPCs."""

    @app_commands.command()
    async def npc(
        self,
        interaction: Interaction,
        name: app_commands.Range[str, 1, NAME_LENGTH],
        attack: app_commands.Range[int, LEAST_DIFFICULTY, MOST_DIFFICULTY] | None = None,
        kill: app_commands.Range[int, 1, MOST_KILL] | None = None,
        approach: app_commands.Range[str, 0, NAME_LENGTH] = "",
        immune: bool = False,
    ) -> None:
        """Make an NPC, or set the profile of one that there is; in general or for an approach."""
        async with answering(interaction, Ack.PRIVATE):
            context = await context_of_command(interaction)
            require_gm(context.seat)
            who = _known(context, name)
            profile = _profile(who, attack, kill, approach, immune=immune)
            await _enter(context, name, who, profile)

    @npc.autocomplete("name")
    async def _npcs(self, interaction: Interaction, typed: str) -> Choices:
        return await suggest(
            interaction,
            typed,
            lambda context: (c for c in context.state.characters.values() if context.seat.is_gm and c.npc),
        )


def _known(context: Context, name: str) -> Character | None:
    return next((c for c in context.state.characters.values() if same(c.name, name)), None)


def _profile(
    who: Character | None, attack: int | None, kill: int | None, approach: str, *, immune: bool
) -> Profile | None:
    """Return the profile that was typed, what was left out as it was before; None where none was typed."""
    if attack is None and kill is None and not approach and not immune:
        return None
    profiles = (who.npc.usual, *who.npc.approaches) if who is not None and who.npc is not None else ()
    before = next((one for one in profiles if same(one.approach, approach)), Profile(attack=USUAL_DIFFICULTY))
    base = before.attack if attack is None else attack
    return Profile(
        approach=approach,
        attack=None if immune else USUAL_DIFFICULTY if base is None else base,
        kill=before.kill if kill is None else kill,
    )


async def _enter(context: Context, name: str, known: Character | None, profile: Profile | None) -> None:
    """Make somebody of this name, or change who has it, and show them."""
    if known is None:
        await create(context, name, profile)
    elif profile is None:
        await show_npc(context, known.id, "")
    else:
        await _change(context, known.id, profile.approach, _setting(known, profile))


def _setting(who: Character, profile: Profile) -> SetProfile:
    """A command says what is to be: it replaces what was."""
    return SetProfile(character=who.id, profile=profile, replaces=True)


async def create(context: Context, name: str, profile: Profile | None = None) -> None:
    """Make an NPC and show it."""
    usual = profile if profile is not None and not profile.approach else Profile(attack=USUAL_DIFFICULTY)
    steps: list[Step] = [CreateNpc(name=name, attack=usual.attack, kill=usual.kill)]
    approach = "" if profile is None else profile.approach
    if profile is not None and approach:
        steps.append(lambda made: _setting(event_of(CharacterCreated, made.events).sheet, profile))
    made = await context.play(steps)
    await show_npc(context, event_of(CharacterCreated, made.events).sheet.id, approach)


# ------------------------------------------------------------------------------------------ the page


def _npc(context: Context, character: str) -> tuple[Character, Npc]:
    """Return somebody of the GM's. Refused: `gm-only`, `not-an-npc`."""
    require_gm(context.seat)
    return npc_of(context.state, character)


def _profiled(npc: Npc, word: str) -> Profile:
    """Return the profile that a word stands for. Refused: `stale-button` for one that is not there."""
    profiles = (npc.usual, *npc.approaches)
    found = next((one for one in profiles if mark(one.approach) == word), None)
    if found is None:
        raise stale_button()
    return found


async def show_npc(context: Context, character: str, approach: str) -> None:
    """Show somebody as they are now, and the menus of one of their profiles."""
    now = await context.now()
    who, npc = _npc(now, character)
    one = npc.profile(approach)
    await now.reply(
        npc_page(who, one),
        view_of(
            [_attack_menu(now, who, one)],
            [_kill_menu(now, who, one)],
            [_profiles_menu(now, who, npc)],
            _buttons(now, who, npc),
        ),
    )


def _attack_menu(context: Context, who: Character, one: Profile) -> Menu | None:
    entries = [(line("zapas-immune"), 0)]
    entries += [(attack_option(base), base) for base in range(LEAST_DIFFICULTY, MOST_DIFFICULTY + 1)]
    at = (who.id, mark(one.approach))
    return choice(context, line("placeholder-zapas-attack"), "z-npc-attack", at, entries)


def _kill_menu(context: Context, who: Character, one: Profile) -> Menu | None:
    """Return how many hits kill; nobody needs to know where this way cannot."""
    if one.attack is None:
        return None
    entries = [(line("option-zapas-kill-once"), 0), *((kill_option(hits), hits) for hits in KILLS)]
    at = (who.id, mark(one.approach))
    return choice(context, line("placeholder-zapas-kill"), "z-npc-kill", at, entries)


def _profiles_menu(context: Context, who: Character, npc: Npc) -> Menu | None:
    if not npc.approaches:
        return None
    entries = [(approach_option(one), mark(one.approach)) for one in (npc.usual, *npc.approaches)]
    return choice(context, line("placeholder-zapas-profile"), "z-npc-profile", (who.id,), entries)


def _buttons(context: Context, who: Character, npc: Npc) -> list[Button]:
    reveal = line("button-zapas-hide") if npc.revealed else line("button-zapas-reveal")
    reset = opens(context, line("button-zapas-reset", total=npc.total), "z-npc-reset", who.id)
    return [
        opens(context, line("button-zapas-approach"), "z-npc-approach", who.id),
        opens(context, line("button-zapas-npc-gives"), "z-npc-gives", who.id),
        opens(context, reveal, "z-npc-reveal", who.id, int(not npc.revealed)),
        *([reset] if npc.total or npc.dead else []),
    ]


async def _change(context: Context, character: str, approach: str, action: Action) -> None:
    """Play it, show the profile as it is then, and tell everybody what they may know."""
    played = await context.play(action)
    await show_npc(context, character, approach)
    await tell(context, played.after.characters[character].name, [played])


@router.on("z-npc-profile", Ack.UPDATE)
async def open_profile(context: Context, character: str, word: str) -> None:
    """Show the menus of another profile."""
    _, npc = _npc(context, character)
    await show_npc(context, character, _profiled(npc, word).approach)


@router.on("z-npc-attack", Ack.UPDATE)
async def set_attack(context: Context, character: str, word: str, base: int) -> None:
    """Set how hard an attack is; 0: this way cannot kill."""
    who, npc = _npc(context, character)
    one = _profiled(npc, word)
    await _change(context, who.id, one.approach, _setting(who, one.but(attack=base or None)))


@router.on("z-npc-kill", Ack.UPDATE)
async def set_kill(context: Context, character: str, word: str, hits: int) -> None:
    """Set how many hits kill; 0: one successful roll does."""
    who, npc = _npc(context, character)
    one = _profiled(npc, word)
    await _change(context, who.id, one.approach, _setting(who, one.but(kill=hits or None)))


# ------------------------------------------------------------------------------------------ forms


@router.on("z-npc-approach", Ack.FORM)
async def ask_approach(context: Context, character: str) -> None:
    """Open the form with the name of an approach (ZAP-65)."""
    who, _ = _npc(context, character)
    blank = TextField(context.print.label(line("form-zapas-approach"), 45), most=NAME_LENGTH)
    custom_id = custom_id_of("z-npc-approached", context.campaign.id, who.id)
    await open_modal(
        context.interaction, context.print.label(line("button-zapas-approach"), 45), custom_id, [blank]
    )


@router.on("z-npc-approached", Ack.UPDATE)
async def add_approach(context: Context, character: str, name: str) -> None:
    """Write the profile of an approach, as the usual one is until the menus say otherwise."""
    who, npc = _npc(context, character)
    added = SetProfile(character=who.id, profile=npc.usual.but(approach=name))
    await _change(context, who.id, name, added)


@router.on("z-npc-gives", Ack.FORM)
async def ask_conditions(context: Context, character: str) -> None:
    """Open the form with the conditions that this NPC gives (ZAP-64)."""
    who, npc = _npc(context, character)
    said = context.print.label(line("form-zapas-npc-gives"), 45)
    blank = TextField(said, ", ".join(npc.conditions), most=TEXT_LENGTH, required=False)
    custom_id = custom_id_of("z-npc-given", context.campaign.id, who.id)
    title = context.print.label(line("button-zapas-npc-gives"), 45)
    await open_modal(context.interaction, title, custom_id, [blank])


@router.on("z-npc-given", Ack.UPDATE)
async def set_conditions(context: Context, character: str, text: str = "") -> None:
    """Write the conditions that this NPC gives, with commas."""
    labels = tuple(part for part in text.split(",") if part.strip())
    await _change(context, character, "", SetNpc(character=character, conditions=labels))


@router.on("z-npc-reveal", Ack.UPDATE)
async def reveal(context: Context, character: str, shown: int) -> None:
    """Let players see the numbers, or no longer."""
    await _change(context, character, "", SetNpc(character=character, revealed=bool(shown)))


@router.on("z-npc-reset", Ack.UPDATE)
async def reset(context: Context, character: str) -> None:
    """Set the hits so far to nothing (ZAP-63)."""
    await _change(context, character, "", SetNpc(character=character, total=0))
