"""Flags of Zapas: taken, confirmed by the GM, struck out for dice (ZAP-8, 9, 42 to 46)."""

from collections.abc import Sequence
from typing import Any, Literal

import discord
from discord import ButtonStyle, app_commands
from discord.ext import commands

from chat.interactions.announcements import post, public_events, replace_question
from chat.interactions.arguments import parse_argument
from chat.interactions.character_options import by_name, named, suggest
from chat.interactions.context import Context, context_of_command
from chat.interactions.dispatch import Router
from chat.interactions.modals import TextField, open_modal
from chat.interactions.response import Ack, answering
from chat.messages.as_panel import as_panel, event_of
from chat.messages.components import custom_id_of, view_of
from cogs.zapas.components import Button, choice, opens
from cogs.zapas.sheet import is_own, show_form
from narration.journal.events import event_lines
from narration.text.line import Line, line, verbatim
from narration.zapas.sheet.prompts import flag_page, new_flag_page
from rules.contract.ownership import find
from rules.contract.system import Played
from rules.core.names import NAME_LENGTH
from rules.core.seat import require_gm
from rules.zapas.sheet.flags import find_flag
from rules.zapas.state.access import find_owned
from rules.zapas.state.actions import FlagAction, JudgeFlag, KeepFlag, StrikeFlag, TakeFlag
from rules.zapas.state.campaign_state import Character, Flag
from rules.zapas.state.events import FlagTaken

router = Router()

Interaction = discord.Interaction[Any]
Choices = list[app_commands.Choice[str]]
Why = Literal["against", "reached"]


class FlagCommands(commands.Cog):
    """Taking flags by a command."""

    @app_commands.command()
    async def flag(
        self,
        interaction: Interaction,
        text: app_commands.Range[str, 0, NAME_LENGTH] = "",
        target: str = "",
        through: app_commands.Range[str, 0, NAME_LENGTH] = "",
    ) -> None:
        """Take a flag for the character that one plays; without a text, see one's flags."""
        async with answering(interaction, Ack.PRIVATE):
            context = await context_of_command(interaction)
            who = named(context, "")
            if text:
                other = by_name(context, target).id if target else ""
                await _take(context, who.id, text, other, through)
            else:
                await _choose_kind(context, who.id)

    @flag.autocomplete("target")
    async def _others(self, interaction: Interaction, typed: str) -> Choices:
        return await suggest(interaction, typed, others)


def others(context: Context) -> Sequence[Character]:
    """Return the characters of other players, to whom a relation may lead (ZAP-9)."""
    people: Sequence[Character] = tuple(context.state.characters.values())
    return [who for who in people if who.is_main and not is_own(context, who)]


# ------------------------------------------------------------------------------------------ taking one


@router.on("z-new-flag", Ack.UPDATE)
async def new_flag(context: Context, character: str) -> None:
    """Ask whether the flag is a relation, and to whom."""
    await _choose_kind(context, character)


async def _choose_kind(context: Context, character: str) -> None:
    who, people = find_owned(context.state, character, context.seat), others(context)
    entries = [(verbatim(one.name), one.id) for one in people]
    leads = choice(context, line("placeholder-zapas-relation"), "z-flag-to", (who.id,), entries)
    plain = opens(context, line("button-zapas-plain-flag"), "z-flag-plain", who.id)
    back = opens(context, line("button-back"), "z-form", who.id)
    await context.reply(new_flag_page(who, people), view_of([leads], [plain, back]))


@router.on("z-flag-plain", Ack.FORM)
async def ask_plain(context: Context, character: str) -> None:
    """Open the form with a flag that is no relation of weight."""
    who = find_owned(context.state, character, context.seat)
    await _ask(context, custom_id_of("z-flag-named", context.campaign.id, who.id), [line("form-zapas-flag")])


@router.on("z-flag-to", Ack.FORM)
async def ask_relation(context: Context, character: str, target: str) -> None:
    """Open the form with a flag that leads to another player's character, perhaps through an NPC."""
    who, other = find_owned(context.state, character, context.seat), find(context.state, target)
    asked = [line("form-zapas-flag"), line("form-zapas-through")]
    await _ask(context, custom_id_of("z-flag-related", context.campaign.id, who.id, other.id), asked)


async def _ask(context: Context, custom_id: str, asked: Sequence[Line]) -> None:
    """The first blank must be filled in."""
    blanks = [
        TextField(context.print.label(said, 45), most=NAME_LENGTH, required=place == 0)
        for place, said in enumerate(asked)
    ]
    await open_modal(
        context.interaction, context.print.label(line("form-zapas-flag-title"), 45), custom_id, blanks
    )


@router.on("z-flag-named", Ack.UPDATE)
async def take_plain(context: Context, character: str, text: str) -> None:
    """Take a flag that is no relation of weight."""
    await _take(context, character, text, "", "")


@router.on("z-flag-related", Ack.UPDATE)
async def take_relation(context: Context, character: str, target: str, text: str, through: str = "") -> None:
    """Take a qualifying flag (ZAP-9)."""
    await _take(context, character, text, target, through)


async def _take(context: Context, character: str, text: str, target: str, through: str) -> None:
    """Take it, and ask the GM in public whether it fits."""
    action = TakeFlag(
        character=character, text=text, qualifying=bool(target), target=target, through=through.strip()
    )
    played = await context.play(action)
    await show_form(context, character)
    await _put_up(context, character, event_of(FlagTaken, played.events).flag.id, played)


async def _put_up(context: Context, character: str, flag: int, played: Played) -> None:
    """Tell everybody, with the GM's buttons under it."""
    now = await context.now()
    who = find(now.state, character)
    said = as_panel(who.name, event_lines(now.campaign.system, public_events(now, played)))
    buttons = _gm_buttons(now, who, find_flag(who, flag), public=True)
    await post(now, said, view_of(buttons), (now.campaign.gm.holder,))


# ------------------------------------------------------------------------------------------ one flag


@router.on("z-flag", Ack.UPDATE)
async def open_flag(context: Context, character: str, flag: int) -> None:
    """Show a flag and what can be done with it."""
    await show_flag(context, character, flag)


@router.on("z-flag-waits", Ack.UPDATE)
async def open_waiting(context: Context, chosen: str) -> None:
    """Show a flag that waits for the GM."""
    character, _, flag = chosen.partition(".")
    await show_flag(context, character, parse_argument(int, flag))


async def show_flag(context: Context, character: str, flag: int) -> None:
    """Show a flag as it is now; the sheet where it is gone."""
    now = await context.now()
    who = find(now.state, character)
    found = who.flag(flag)
    if found is None:
        await show_form(context, character)
        return
    back = opens(now, line("button-back"), "z-form", who.id)
    await now.reply(
        flag_page(now.state, who, found),
        view_of([*_own_buttons(now, who, found), *_gm_buttons(now, who, found), back]),
    )


def _own_buttons(context: Context, who: Character, flag: Flag) -> list[Button]:
    """The two reasons to strike a flag out; the GM confirms (ZAP-43)."""
    if not is_own(context, who) or not flag.active:
        return []
    reasons = {"against": line("button-zapas-against"), "reached": line("button-zapas-reached")}
    return [
        opens(context, said, "z-strike", who.id, flag.id, why)
        for why, said in reasons.items()
        if why != flag.striking
    ]


def _gm_buttons(context: Context, who: Character, flag: Flag, *, public: bool = False) -> list[Button]:
    """What the GM answers; in public everybody sees it."""
    if not public and not context.seat.is_gm:
        return []
    printer = context.announce if public else context.print

    def press(said: Line, style: ButtonStyle, verb: str, *words: object) -> Button:
        return Button(
            label=printer.label(said), custom_id=custom_id_of(verb, context.campaign.id, *words), style=style
        )

    if not flag.active:
        return [
            press(line("button-zapas-fits"), ButtonStyle.success, "z-flag-judge", who.id, flag.id, 1),
            press(line("button-zapas-fits-not"), ButtonStyle.secondary, "z-flag-judge", who.id, flag.id, 0),
        ]
    if not flag.striking:
        return []
    at = (who.id, flag.id, flag.striking)
    return [
        press(line("button-zapas-confirm"), ButtonStyle.success, "z-struck", *at),
        press(line("button-zapas-not-so"), ButtonStyle.secondary, "z-kept", *at),
    ]


@router.on("z-flag-judge", Ack.UPDATE)
async def judge(context: Context, character: str, flag: int, fits: int) -> None:
    """Say that a flag fits, or that it does not."""
    await _judge(context, JudgeFlag(character=character, flag=flag, fits=bool(fits)))


@router.on("z-strike", Ack.UPDATE)
async def strike(context: Context, character: str, flag: int, reason: Why) -> None:
    """Ask to strike a flag of one's own out."""
    find_owned(context.state, character, context.seat)
    played = await context.play(StrikeFlag(character=character, flag=flag, reason=reason))
    await show_flag(context, character, flag)
    await _put_up(context, character, flag, played)


@router.on("z-struck", Ack.UPDATE)
async def struck(context: Context, character: str, flag: int, reason: Why) -> None:
    """Confirm that a flag is struck out; its marks are dice then."""
    require_gm(context.seat)
    await _judge(context, StrikeFlag(character=character, flag=flag, reason=reason))


@router.on("z-kept", Ack.UPDATE)
async def kept(context: Context, character: str, flag: int, reason: Why) -> None:
    """Say that the flag was neither acted against nor reached."""
    del reason
    await _judge(context, KeepFlag(character=character, flag=flag))


async def _judge(context: Context, action: FlagAction) -> None:
    """Play the GM's word; it stands where the question stood, and behind a private button below."""
    played = await context.play(action)
    said = as_panel(
        find(played.after, action.character).name,
        event_lines(context.campaign.system, public_events(context, played)),
    )
    await replace_question(context, said)
