"""Flags: players take them, the GM confirms them, and striking one out gives dice (ZAP-8, 9, 42 to 46)."""

from typing import Literal

from discord import ButtonStyle, app_commands
from discord.ext import commands

from chat.interactions.announcements import announce, public_events, replace_question
from chat.interactions.arguments import parse_argument
from chat.interactions.character_options import by_name, named, one_of
from chat.interactions.commands import in_campaign
from chat.interactions.context import Context
from chat.interactions.dispatch import Router
from chat.interactions.gm_requests import answer_in_place
from chat.interactions.modals import TextField, ask
from chat.interactions.own_words import tell_below
from chat.interactions.response import Ack
from chat.messages.components import view_of
from chat.messages.lines_as_panel import event_of
from cogs.zapas.components import Button, is_own
from cogs.zapas.sheet import show_form
from cogs.zapas.suggestions import opponents
from narration.text.line import line, verbatim
from narration.zapas.sheet.prompts import flag_page, new_flag_page
from narration.zapas.sheet.struck import struck_panel, struck_question
from rules.contract.ownership import find, find_own
from rules.contract.system import Played
from rules.core.names import NAME_LENGTH, TEXT_LENGTH
from rules.core.seat import require_gm
from rules.zapas.sheet.flags import find_flag, find_struck
from rules.zapas.state.access import find_owned
from rules.zapas.state.actions import FlagAction, JudgeFlag, KeepFlag, StrikeFlag, TakeFlag, TellFlag
from rules.zapas.state.campaign_state import Character, Flag
from rules.zapas.state.events import FlagStruck, FlagTaken, FlagTold

router = Router()

Why = Literal["against", "reached"]

#: What a form asks about a flag: its text, and an NPC through whom a relation leads.
TEXT = TextField(line("form-zapas-flag"), most=NAME_LENGTH)
TOLD = TextField(line("form-account"), most=TEXT_LENGTH, long=True)
THROUGH = TextField(line("form-zapas-through"), most=NAME_LENGTH, required=False)


class FlagCommands(commands.Cog):
    """Taking flags by a command."""

    @app_commands.command()
    @app_commands.autocomplete(target=one_of(opponents))
    @in_campaign()
    async def flag(
        self,
        context: Context,
        text: app_commands.Range[str, 0, NAME_LENGTH] = "",
        target: str = "",
        through: app_commands.Range[str, 0, NAME_LENGTH] = "",
    ) -> None:
        """Take a flag for your character; without a text, choose its kind first."""
        who = named(context, "")
        if text:
            other = by_name(context, target).id if target else ""
            await take(context, who.id, other, text, through)
        else:
            await choose_kind(context, who.id)


@router.on("z-new-flag", Ack.UPDATE)
async def choose_kind(context: Context, character: str) -> None:
    """Ask whether the flag is a relation, and to which other player's character (ZAP-9)."""
    who, people = find_owned(context.state, character, context.seat), tuple(opponents(context))
    options = [context.option(verbatim(one.name), one.id) for one in people]
    leads = context.menu(line("placeholder-zapas-relation"), "z-flag-to", who.id, options=options)
    plain = context.button(line("button-zapas-plain-flag"), "z-flag-plain", who.id)
    back = context.button(line("button-back"), "z-form", who.id)
    await context.reply(new_flag_page(who, people), view_of([leads], [plain, back]))


@router.on("z-flag-plain", Ack.FORM)
async def ask_plain(context: Context, character: str) -> None:
    """Open the form for a flag that is no relation to another player's character."""
    who = find_owned(context.state, character, context.seat)
    await ask(context, line("form-zapas-flag-title"), "z-flag-named", who.id, fields=[TEXT])


@router.on("z-flag-to", Ack.FORM)
async def ask_relation(context: Context, character: str, target: str) -> None:
    """Open the form for a flag that leads to another player's character, perhaps through an NPC."""
    who, other = find_owned(context.state, character, context.seat), find(context.state, target)
    title = line("form-zapas-flag-title")
    await ask(context, title, "z-flag-related", who.id, other.id, fields=[TEXT, THROUGH])


@router.on("z-flag-named", Ack.UPDATE)
async def take_plain(context: Context, character: str, text: str) -> None:
    """Take a flag that is no relation."""
    await take(context, character, "", text)


@router.on("z-flag-related", Ack.UPDATE)
async def take(context: Context, character: str, target: str, text: str, through: str = "") -> None:
    """Take a flag (a relation if it has a target, ZAP-9), and ask the GM in public whether it fits."""
    action = TakeFlag(
        character=character, text=text, qualifying=bool(target), target=target, through=through.strip()
    )
    played = await context.play(action)
    await show_form(context, character)
    await _put_up(context, character, event_of(FlagTaken, played.events).flag.id, played)


async def _put_up(context: Context, character: str, flag: int, played: Played) -> None:
    """Announce what happened to a flag, with the GM's buttons."""
    now = await context.now()
    who = find(now.state, character)
    view = view_of(_gm_buttons(now.in_public, who, find_flag(who, flag)))
    await announce(now, who.name, played, view=view, pinged=[now.campaign.gm.holder])


@router.on("z-flag-waits", Ack.UPDATE)
async def open_waiting(context: Context, chosen: str) -> None:
    """Show a flag that waits for the GM."""
    character, _, flag = chosen.partition(".")
    await show_flag(context, character, parse_argument(int, flag))


@router.on("z-flag", Ack.UPDATE)
async def show_flag(context: Context, character: str, flag: int) -> None:
    """Show a flag and what can be done with it; if it is gone, show the sheet."""
    now = await context.now()
    who = find(now.state, character)
    found = who.flag(flag)
    if found is None:
        await show_form(context, character)
        return
    back = now.button(line("button-back"), "z-form", who.id)
    for_gm = _gm_buttons(now, who, found) if now.seat.is_gm else []
    view = view_of([*_own_buttons(now, who, found), *for_gm, back])
    await now.reply(flag_page(now.state, who, found), view)


def _own_buttons(context: Context, who: Character, flag: Flag) -> list[Button]:
    """Return the reasons to strike a flag out, for its owner; the GM confirms (ZAP-43)."""
    if not is_own(context, who) or not flag.active:
        return []
    reasons = {"against": line("button-zapas-against"), "reached": line("button-zapas-reached")}
    return [
        context.button(said, "z-strike", who.id, flag.id, why)
        for why, said in reasons.items()
        if why != flag.striking
    ]


def _gm_buttons(context: Context, who: Character, flag: Flag) -> list[Button]:
    """Return the GM's answers to a flag that was taken, or is to be struck out."""
    green, at = ButtonStyle.success, (who.id, flag.id)
    if not flag.active:
        return [
            context.button(line("button-zapas-fits"), "z-flag-judge", *at, 1, style=green),
            context.button(line("button-zapas-fits-not"), "z-flag-judge", *at, 0),
        ]
    if not flag.striking:
        return []
    return [
        context.button(line("button-zapas-confirm"), "z-struck", *at, flag.striking, style=green),
        context.button(line("button-zapas-not-so"), "z-kept", *at, flag.striking),
    ]


@router.on("z-flag-judge", Ack.UPDATE)
async def judge(context: Context, character: str, flag: int, fits: int) -> None:
    """Judge whether a flag fits."""
    await _judge(context, JudgeFlag(character=character, flag=flag, fits=bool(fits)))


@router.on("z-strike", Ack.UPDATE)
async def strike(context: Context, character: str, flag: int, reason: Why) -> None:
    """Ask the GM to strike out a flag of the person's own character."""
    find_owned(context.state, character, context.seat)
    played = await context.play(StrikeFlag(character=character, flag=flag, reason=reason))
    await show_flag(context, character, flag)
    await _put_up(context, character, flag, played)


@router.on("z-struck", Ack.UPDATE)
async def struck(context: Context, character: str, flag: int, reason: Why) -> None:
    """Strike a flag out; its marks become dice. The message shows both, and asks what is different now."""
    require_gm(context.seat)
    played = await context.play(StrikeFlag(character=character, flag=flag, reason=reason))
    public, number = public_events(context, played), len(find(played.after, character).struck) - 1
    tell = context.in_public.button(line("button-tell"), "z-tell-flag", character, number)
    await replace_question(context, struck_panel(event_of(FlagStruck, public), public), view_of([tell]))


@router.on("z-tell-flag", Ack.FORM)
async def ask_telling(context: Context, character: str, flag: int) -> None:
    """Open the form for what is different now. Refused: as `rules.zapas.sheet.flags.tell_flag`."""
    find_struck(find_own(context.state, character, context.seat), flag)
    await ask(context, line("form-account-title"), "z-flag-told", character, flag, fields=[TOLD])


@router.on("z-flag-told", Ack.UPDATE)
async def tell(context: Context, character: str, flag: int, text: str) -> None:
    """Tell it to everybody, as a reply to the message about the flag."""
    played = await context.play(TellFlag(character=character, flag=flag, text=text))
    told = event_of(FlagTold, played.events)
    await tell_below(context, told.by, told.text, struck_question(told.name))


@router.on("z-kept", Ack.UPDATE)
async def kept(context: Context, character: str, flag: int, reason: Why) -> None:
    """Keep a flag that was neither acted against nor reached."""
    del reason
    await _judge(context, KeepFlag(character=character, flag=flag))


async def _judge(context: Context, action: FlagAction) -> None:
    """Play the GM's answer and show it in place of the question."""
    played = await context.play(action)
    who = find(played.after, action.character)
    await answer_in_place(context, who.name, played)
