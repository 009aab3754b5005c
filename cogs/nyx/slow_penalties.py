"""Slow penalties: the GM imposes one, and the players roll as game time passes (NYX-47)."""

from dataclasses import replace

from discord import ButtonStyle, app_commands
from discord.ext import commands

from chat.interactions.announcements import post, report, send_private_note
from chat.interactions.arguments import stale_button
from chat.interactions.character_options import by_name, everybody, one_of
from chat.interactions.commands import in_campaign
from chat.interactions.context import Context
from chat.interactions.dispatch import Router
from chat.interactions.response import Ack
from chat.messages.accounts import holders
from chat.messages.components import view_of
from cogs.nyx.claims import rolled, tell_roll
from cogs.nyx.options import ATTRIBUTES, attribute_of
from cogs.nyx.roll_draft import Draft, DraftMenus, show_roll
from narration.nyx.character.slow_penalties import affliction_panel
from narration.text.line import line
from rules.contract.system import Played
from rules.core.refusal import Refused
from rules.core.seat import require_gm
from rules.nyx.base.bounds import EASIEST, HARDEST
from rules.nyx.harm.slow_penalties import due_afflictions
from rules.nyx.sheet.sheet import find_own
from rules.nyx.state.actions import Afflict, RollAffliction
from rules.nyx.state.campaign_state import Affliction, Character, NyxState
from rules.nyx.state.npc_numbers import with_numbers

router = Router()

#: An hour and a day, in minutes of game time.
HOUR, DAY = 60, 24 * 60


class SlowCommands(commands.Cog):
    """Imposing a slow penalty."""

    @app_commands.command()
    @app_commands.choices(attribute=ATTRIBUTES)
    @app_commands.autocomplete(character=one_of(everybody))
    @in_campaign()
    async def affliction(  # noqa: PLR0913, PLR0917  # each is an option of the command
        self,
        context: Context,
        character: str,
        name: str,
        attribute: str,
        strength: app_commands.Range[int, HARDEST, EASIEST] = 0,
        days: app_commands.Range[int, 0, 3650] = 0,
        hours: app_commands.Range[int, 0, 1000] = 0,
    ) -> None:
        """Impose poison, a curse, a rumour: its rolls fall due with game time."""
        require_gm(context.seat)
        who = by_name(context, character)
        chosen, period = attribute_of(who, attribute), days * DAY + hours * HOUR or DAY
        action = Afflict(character=who.id, name=name, attribute=chosen, strength=strength, period=period)
        await report(context, who.name, await context.play(action))


async def call_due(context: Context, state: NyxState) -> None:
    """Call for the rolls that are due. Only the GM is told of those for the GM's characters."""
    for character in state.characters.values():
        if not due_afflictions(state, character):
            continue
        panel, press = affliction_panel(state, character), (line("button-roll"), "slow", character.id)
        if character.seat:
            view = view_of([context.in_public.button(*press, style=ButtonStyle.primary)])
            await post(context, panel, view, holders(state.campaign, [character]))
        else:
            view = view_of([context.button(*press, style=ButtonStyle.primary)])
            await send_private_note(context, panel, view)


@router.on("slow", Ack.PRIVATE)
async def slow(context: Context, character: str) -> None:
    """Open the first roll that must be made now; refuse `no-affliction-due`."""
    known = find_own(context.state, character, context.seat)
    one = next(iter(due_afflictions(context.state, known)), None)
    if one is None:
        raise Refused("no-affliction-due", name=known.name)
    await _show_builder(context, known, one, Draft(one.attribute, one.strength))


async def _show_builder(context: Context, character: Character, one: Affliction, draft: Draft) -> None:
    where = (character.id, one.id, one.rolled)
    # the damage of the penalty itself does not hurt in its own roll
    free = character.but(aspects=tuple(a for a in character.aspects if a.source != one.id))
    menus = DraftMenus(context, free, draft, "slow-set", where)
    roll = context.button(line("button-roll"), "slow-roll", *where, *draft.words, style=ButtonStyle.primary)
    rolled = replace(draft, attribute=one.attribute, modifier=one.strength)
    await show_roll(context, free, rolled, [menus.positive()], [menus.negative()], [roll])


@router.on("slow-set", Ack.UPDATE)
async def slow_set(
    context: Context, character: str, affliction: int, nth: int, what: str, *words: str
) -> None:
    """Change the aspects of the roll."""
    draft = Draft.after(what, words)
    known = find_own(context.state, character, context.seat)
    one = _due(known, context.state, affliction, nth)
    await _show_builder(context, known, one, draft.of(known))


@router.on("slow-roll", Ack.UPDATE)
async def slow_roll(context: Context, character: str, affliction: int, nth: int, *words: str) -> None:
    """Roll. Everybody learns the result of a player's character; only the GM that of a GM's character."""
    draft = Draft.read(words)
    action = RollAffliction(
        character=character,
        affliction=affliction,
        nth=nth,
        positive=draft.positive,
        negative=draft.negative,
    )
    played = await context.play(action)
    if played.after.characters[character].claim is not None:
        await tell_roll(context, played, character)
    else:
        await _tell(context, character, played)


async def _tell(context: Context, character: str, played: Played) -> None:
    """Tell the result of a roll, and call for the character's next one if its time has come."""
    state: NyxState = played.after
    if not state.characters[character].seat:
        await context.reply(rolled(map(with_numbers, played.events)))
        return
    await tell_roll(context, played, character)
    await call_due(context, state.but(characters={character: state.characters[character]}))


def _due(character: Character, state: NyxState, number: int, nth: int) -> Affliction:
    """Return a slow penalty whose `nth` roll must be made now; refuse `stale-button`."""
    for one in due_afflictions(state, character):
        if (one.id, one.rolled) == (number, nth):
            return one
    raise stale_button()
