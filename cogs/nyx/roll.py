"""/nyx roll and /nyx call: putting a roll together by menus, and calling for one as the GM (NYX-15)."""

from discord import ButtonStyle, app_commands, ui
from discord.ext import commands

from chat.interactions.announcements import post
from chat.interactions.arguments import stale_button
from chat.interactions.character_options import by_names, several_of
from chat.interactions.commands import in_campaign
from chat.interactions.context import Context
from chat.interactions.dispatch import Router
from chat.interactions.response import Ack
from chat.messages.accounts import holders
from chat.messages.components import view_of
from chat.messages.lines_as_panel import event_of
from cogs.nyx.claims import tell_roll
from cogs.nyx.options import ATTRIBUTES, GROUP_MODES, players_first
from cogs.nyx.roll_draft import Draft, DraftMenus, Modifier, show_roll
from narration.nyx.rolls.called import call_panel
from narration.text.line import line
from rules.campaign.model import controls
from rules.core.names import TEXT_LENGTH
from rules.core.refusal import Refused
from rules.core.seat import require_gm
from rules.nyx.base.bounds import EASIEST, HARDEST
from rules.nyx.base.enums import Attribute, GroupMode
from rules.nyx.sheet.sheet import find_own
from rules.nyx.state.actions import CallForRoll, RollAlone
from rules.nyx.state.campaign_state import Character
from rules.nyx.state.events import RollCalled

router = Router()


async def show_builder(context: Context, character: Character, draft: Draft) -> None:
    """Show a roll with what has been chosen so far, and the menus that change it."""
    where = (character.id, character.rolls)
    menus = DraftMenus(context, character, draft, "roll-set", where)
    roll = context.button(line("button-roll"), "roll", *where, *draft.words, style=ButtonStyle.primary)
    await show_roll(
        context,
        character,
        draft,
        [menus.attribute()],
        [menus.modifier(HARDEST, EASIEST)],
        [menus.positive()],
        [menus.negative()],
        [roll, _without(context, character, draft)],
    )


def _without(context: Context, character: Character, draft: Draft) -> ui.Button[ui.View] | None:
    """Return the button for a success without a roll, if just one aspect helps and none hurts (NYX-13)."""
    if len(draft.positive) != 1 or draft.negative:
        return None
    return context.button(line("button-success"), "success", character.id, draft.positive[0])


@router.on("roll-set", Ack.UPDATE)
async def change(context: Context, character: str, after: int, what: str, *words: str) -> None:
    """Change one of the choices for the roll."""
    draft = Draft.after(what, words)
    known = find_own(context.state, character, context.seat)
    if known.rolls != after:
        raise stale_button()
    await show_builder(context, known, draft.of(known))


@router.on("roll", Ack.UPDATE)
async def roll(context: Context, character: str, after: int, *words: str) -> None:
    """Roll, and tell everybody; or ask the GM about the aspects first."""
    draft = Draft.read(words)
    action = RollAlone(
        character=character,
        attribute=draft.attribute,
        modifier=draft.modifier,
        positive=draft.positive,
        negative=draft.negative,
        after=after,
    )
    await tell_roll(context, await context.play(action), character)


@router.on("claim-again", Ack.PRIVATE)
async def claim_again(context: Context, character: str, attribute: Attribute, modifier: Modifier) -> None:
    """Open the roll again, for other aspects."""
    known = find_own(context.state, character, context.seat)
    await show_builder(context, known, Draft(attribute, modifier).of(known))


class CallCommands(commands.Cog):
    """Calling for rolls."""

    @app_commands.command()
    @app_commands.choices(attribute=ATTRIBUTES, mode=GROUP_MODES)
    @app_commands.autocomplete(characters=several_of(players_first))
    @in_campaign()
    async def call(  # each is an option of the command
        self,
        context: Context,
        characters: str,
        attribute: str,
        modifier: app_commands.Range[int, HARDEST, EASIEST] = 0,
        mode: str = "",
        text: app_commands.Range[str, 0, TEXT_LENGTH] = "",
    ) -> None:
        """Call for a roll of one character, or of a group."""
        require_gm(context.seat)
        who = tuple(one.id for one in by_names(context, characters))
        group = GroupMode(mode) if mode else None
        action = CallForRoll(
            characters=who, attribute=Attribute(attribute), modifier=modifier, mode=group, text=text
        )
        await _call_for_roll(context, action)


async def _call_for_roll(context: Context, action: CallForRoll) -> None:
    """Call for the roll, and ping those who may make it."""
    played = await context.play(action)
    called = event_of(RollCalled, played.events)
    press = context.in_public.button(line("button-roll"), "called", called.call.id, style=ButtonStyle.primary)
    await context.reply(line("done-below"))
    rollers = (played.after.characters[number] for number in called.rollers)
    await post(context, call_panel(called), view_of([press]), holders(context.campaign, rollers))


@router.on("called", Ack.PRIVATE)
async def called(context: Context, call: str) -> None:
    """Open the roll that was called for, with its attribute and modifier chosen already."""
    character = _called(context, call)
    assert character.call is not None, "it was found by its call"
    await show_builder(context, character, Draft(character.call.attribute, character.call.modifier))


def _called(context: Context, call: str) -> Character:
    """Return the seat's own character that was called on. Refused: `stale-button`, `not-your-character`."""
    waiting: list[Character] = [
        c for c in context.state.characters.values() if c.call is not None and c.call.id == call
    ]
    if not waiting:
        raise stale_button()
    for character in waiting:
        if controls(context.seat, character):
            return character
    raise Refused("not-your-character", name=waiting[0].name)
