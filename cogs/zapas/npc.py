"""NPCs: how hard they are to attack, how many hits kill, which conditions they give (ZAP-62 to 65)."""

from discord import app_commands
from discord.ext import commands

from chat.interactions.announcements import announce
from chat.interactions.character_options import one_of
from chat.interactions.commands import in_campaign
from chat.interactions.context import Context
from chat.interactions.dispatch import Router
from chat.interactions.modals import TextField, ask
from chat.interactions.response import Ack
from chat.messages.components import view_of
from chat.messages.lines_as_panel import event_of
from cogs.zapas.components import Button, Menu, mark, still_there
from cogs.zapas.suggestions import npcs
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

#: The kill numbers that the menu offers, and the highest that the command takes.
KILLS = range(1, 25)
MOST_KILL = 99
#: The difficulties of an attack.
BASES = range(LEAST_DIFFICULTY, MOST_DIFFICULTY + 1)


class NpcCommands(commands.Cog):
    """Making and changing NPCs."""

    @app_commands.command()
    @app_commands.autocomplete(name=one_of(npcs))
    @in_campaign()
    async def npc(
        self,
        context: Context,
        name: app_commands.Range[str, 1, NAME_LENGTH],
        attack: app_commands.Range[int, LEAST_DIFFICULTY, MOST_DIFFICULTY] | None = None,
        kill: app_commands.Range[int, 1, MOST_KILL] | None = None,
        approach: app_commands.Range[str, 0, NAME_LENGTH] = "",
        immune: bool = False,
    ) -> None:
        """Make an NPC, or set a profile of an existing one: the usual one or that of an approach."""
        require_gm(context.seat)
        who = next((one for one in context.state.characters.values() if same(one.name, name)), None)
        profile = _profile(who, attack, kill, approach, immune=immune)
        await _enter(context, name, who, profile)


def _profile(
    who: Character | None, attack: int | None, kill: int | None, approach: str, *, immune: bool
) -> Profile | None:
    """Return the typed profile, with the old values for omitted options; None if no options were typed."""
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
    """Make an NPC with this name, or change the existing one, and show it."""
    if known is None:
        await create(context, name, profile)
    elif profile is None:
        await show_npc(context, known.id, "")
    else:
        await _change(context, known.id, profile.approach, _setting(known, profile))


def _setting(who: Character, profile: Profile) -> SetProfile:
    """Return the action that replaces a profile, as a command does."""
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
    """Return an NPC and its profiles. Refused: `gm-only`, `not-an-npc`."""
    require_gm(context.seat)
    return npc_of(context.state, character)


def _profiled(npc: Npc, word: str) -> Profile:
    """Return the profile whose approach has this mark. Refused: `stale-button` if there is none."""
    profiles = (npc.usual, *npc.approaches)
    return still_there(next((one for one in profiles if mark(one.approach) == word), None))


async def show_npc(context: Context, character: str, approach: str) -> None:
    """Show an NPC as it is now, with the menus of one of its profiles."""
    now = await context.now()
    who, npc = _npc(now, character)
    one = npc.profile(approach)
    menus = (*_number_menus(now, who, one), _profiles_menu(now, who, npc))
    await now.reply(npc_page(who, one), view_of(*([menu] for menu in menus), _buttons(now, who, npc)))


def _number_menus(context: Context, who: Character, one: Profile) -> list[Menu | None]:
    """Return the menus of how hard an attack is and, unless the NPC is immune, of how many hits kill."""
    at = (who.id, mark(one.approach))
    immune, once = line("zapas-immune"), line("option-zapas-kill-once")
    attacks = [context.option(attack_option(base) if base else immune, base) for base in (0, *BASES)]
    kills = [context.option(kill_option(hits) if hits else once, hits) for hits in (0, *KILLS)]
    attack = context.menu(line("placeholder-zapas-attack"), "z-npc-attack", *at, options=attacks)
    kill = context.menu(line("placeholder-zapas-kill"), "z-npc-kill", *at, options=kills)
    return [attack] if one.attack is None else [attack, kill]


def _profiles_menu(context: Context, who: Character, npc: Npc) -> Menu | None:
    if not npc.approaches:
        return None
    profiles = (npc.usual, *npc.approaches)
    options = [context.option(approach_option(one), mark(one.approach)) for one in profiles]
    return context.menu(line("placeholder-zapas-profile"), "z-npc-profile", who.id, options=options)


def _buttons(context: Context, who: Character, npc: Npc) -> list[Button]:
    reveal = line("button-zapas-hide") if npc.revealed else line("button-zapas-reveal")
    reset = context.button(line("button-zapas-reset", total=npc.total), "z-npc-reset", who.id)
    return [
        context.button(line("button-zapas-approach"), "z-npc-approach", who.id),
        context.button(line("button-zapas-npc-gives"), "z-npc-gives", who.id),
        context.button(reveal, "z-npc-reveal", who.id, int(not npc.revealed)),
        *([reset] if npc.total or npc.dead else []),
    ]


async def _change(context: Context, character: str, approach: str, action: Action) -> None:
    """Play a change, show the profile, and announce what everybody may know."""
    played = await context.play(action)
    await show_npc(context, character, approach)
    await announce(context, played.after.characters[character].name, played)


@router.on("z-npc-profile", Ack.UPDATE)
async def open_profile(context: Context, character: str, word: str) -> None:
    """Show the menus of another profile."""
    _, npc = _npc(context, character)
    await show_npc(context, character, _profiled(npc, word).approach)


@router.on("z-npc-attack", Ack.UPDATE)
async def set_attack(context: Context, character: str, word: str, base: int) -> None:
    """Set how hard an attack is; 0 makes the NPC immune to it."""
    await _set(context, character, word, attack=base or None)


@router.on("z-npc-kill", Ack.UPDATE)
async def set_kill(context: Context, character: str, word: str, hits: int) -> None:
    """Set how many hits kill; 0 means that one successful roll does."""
    await _set(context, character, word, kill=hits or None)


async def _set(context: Context, character: str, word: str, **numbers: int | None) -> None:
    """Set numbers of a profile."""
    who, npc = _npc(context, character)
    one = _profiled(npc, word)
    await _change(context, who.id, one.approach, _setting(who, one.but(**numbers)))


# ------------------------------------------------------------------------------------------ forms


@router.on("z-npc-approach", Ack.FORM)
async def ask_approach(context: Context, character: str) -> None:
    """Open the form for the name of an approach (ZAP-65)."""
    who, _ = _npc(context, character)
    name = TextField(line("form-zapas-approach"), most=NAME_LENGTH)
    await ask(context, line("button-zapas-approach"), "z-npc-approached", who.id, fields=[name])


@router.on("z-npc-approached", Ack.UPDATE)
async def add_approach(context: Context, character: str, name: str) -> None:
    """Add an approach with the values of the usual profile, for the menus to change."""
    who, npc = _npc(context, character)
    added = SetProfile(character=who.id, profile=npc.usual.but(approach=name))
    await _change(context, who.id, name, added)


@router.on("z-npc-gives", Ack.FORM)
async def ask_conditions(context: Context, character: str) -> None:
    """Open the form for the conditions that this NPC gives (ZAP-64)."""
    who, npc = _npc(context, character)
    known = ", ".join(npc.conditions)
    labels = TextField(line("form-zapas-npc-gives"), known, most=TEXT_LENGTH, required=False)
    await ask(context, line("button-zapas-npc-gives"), "z-npc-given", who.id, fields=[labels])


@router.on("z-npc-given", Ack.UPDATE)
async def set_conditions(context: Context, character: str, text: str = "") -> None:
    """Write the conditions that this NPC gives, separated by commas."""
    labels = tuple(part for part in text.split(",") if part.strip())
    await _change(context, character, "", SetNpc(character=character, conditions=labels))


@router.on("z-npc-reveal", Ack.UPDATE)
async def reveal(context: Context, character: str, shown: int) -> None:
    """Show players the numbers, or hide them."""
    await _change(context, character, "", SetNpc(character=character, revealed=bool(shown)))


@router.on("z-npc-reset", Ack.UPDATE)
async def reset(context: Context, character: str) -> None:
    """Set the hits so far to 0 (ZAP-63)."""
    await _change(context, character, "", SetNpc(character=character, total=0))
