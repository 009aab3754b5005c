"""Helping in the open: a die and a word on how, taken back, objected to, decided by the GM (ZAP-32 to 34)."""

from collections.abc import Sequence
from typing import Any

from discord import ButtonStyle, ui

from chat.interactions.character_options import named
from chat.interactions.context import Context
from chat.interactions.dispatch import Router
from chat.interactions.modals import TextField, open_modal
from chat.interactions.prompts import Prompt
from chat.interactions.response import Ack
from chat.messages.components import view_of
from cogs.zapas.prompts import Moment, carry_out, catch_up, moment, opens
from narration.text.line import line, verbatim
from narration.text.truncate import truncate
from narration.zapas.contest import roll_prompts as prompts
from rules.core.names import TEXT_LENGTH
from rules.core.refusal import Refused
from rules.zapas.duties import Due, Duty
from rules.zapas.roll.help import helpers_of
from rules.zapas.state.contest_actions import Help, JudgeHelp, Object, TakeBack
from rules.zapas.state.contests import Helper, Recovery

router = Router(late=catch_up)

#: Characters of a name on a button, and rows of two buttons each that a question has.
NAME, ROWS = 8, 4


def helpers(now: Moment) -> list[Helper]:
    """Return everybody who helps in a roll or on either side of a duel."""
    if isinstance(now.contest, Recovery):
        return []
    return [helper for _, helper in helpers_of(now.contest)]


# ------------------------------------------------------------------------------------- giving, taking back


@router.on("z-help-form", Ack.FORM)
async def help_form(context: Context, contest: str, step: int, side: int) -> None:
    """Ask how somebody helps."""
    now = await moment(context, contest, step)
    who = named(context, "")
    blank = TextField(context.print.label(line("form-zapas-help"), 45), most=TEXT_LENGTH, long=True)
    title = context.print.label(line("form-zapas-help-title", name=truncate(who.name, 20)), 45)
    await open_modal(context.interaction, title, now.at("z-help", side), [blank])


@router.on("z-help", Ack.PRIVATE)
async def give(context: Context, contest: str, step: int, side: int, text: str) -> None:
    """Give one die (ZAP-32, ZAP-49)."""
    who = named(context, "")
    await context.play(Help(contest=contest, step=step, character=who.id, text=text, side=side))
    context.refresh(contest)
    now = await moment(context, contest)
    back = now.button(line("button-zapas-take-back"), "z-help-back-here")
    await context.reply(line("zapas-helping", name=who.name), view_of([back]))


@router.on("z-help-back", Ack.PRIVATE)
async def take_back(context: Context, contest: str, step: int) -> None:
    """Take one's die back, from the panel."""
    await _take_back(context, contest, step)


@router.on("z-help-back-here", Ack.UPDATE)
async def take_back_here(context: Context, contest: str, step: int) -> None:
    """Take one's die back, where it was given."""
    await _take_back(context, contest, step)


async def _take_back(context: Context, contest: str, step: int) -> None:
    """Refused: `not-helping` for who gives no die."""
    now = await moment(context, contest, step)
    if all(helper.seat != context.seat.id for helper in helpers(now)):
        raise Refused("not-helping")
    await context.play(TakeBack(contest=contest, step=step, seat=context.seat.id))
    context.refresh(contest)
    await context.reply(line("zapas-help-taken"))


# ------------------------------------------------------------------------------------- objecting


@router.on("z-object", Ack.PRIVATE)
async def ask_objection(context: Context, contest: str, step: int) -> None:
    """Object to the only helper, or ask to which one."""
    now = await moment(context, contest, step)
    doubtful = [helper for helper in helpers(now) if not helper.objected]
    if len(doubtful) == 1:
        await _object(context, contest, step, doubtful[0].seat)
        return
    options = [now.option(verbatim(helper.name), helper.seat) for helper in doubtful]
    view = view_of([now.menu(line("placeholder-zapas-object"), now.at("z-object-to"), options)])
    await context.reply(line("zapas-object-to" if doubtful else "zapas-object-nobody"), view)


@router.on("z-object-to", Ack.UPDATE)
async def object_to(context: Context, contest: str, step: int, helper: str) -> None:
    """Object to the helper that was chosen."""
    await _object(context, contest, step, helper)


async def _object(context: Context, contest: str, step: int, helper: str) -> None:
    """Let a die wait for the GM's word (ZAP-34)."""
    await context.play(Object(contest=contest, step=step, seat=helper))
    context.refresh(contest)
    await context.reply(line("zapas-objected"))


# ------------------------------------------------------------------------------------- the GM decides


@opens(Duty.OBJECTION)
def objection_prompt(now: Moment, due: Due) -> Prompt:
    """Ask the GM whether the help that somebody objects to stands."""
    del due
    doubted = [helper for helper in helpers(now) if helper.objected]
    return prompts.judging(now.contest.title, doubted), view_of(*judging(now, doubted))


def judging(now: Moment, doubted: Sequence[Helper]) -> list[list[ui.Button[Any]]]:
    """Return two answers for each of the first helpers."""
    return [
        [
            now.button(
                line("button-zapas-keep", name=truncate(helper.name, NAME)),
                "z-judge",
                helper.seat,
                1,
                style=ButtonStyle.primary,
            ),
            now.button(
                line("button-zapas-send", name=truncate(helper.name, NAME)), "z-judge", helper.seat, 0
            ),
        ]
        for helper in doubted[:ROWS]
    ]


@router.on("z-judge", Ack.UPDATE)
async def judge(context: Context, contest: str, step: int, helper: str, stays: bool) -> None:
    """Let a helping die stay, or send it back (ZAP-34)."""
    await carry_out(
        context,
        contest,
        JudgeHelp(contest=contest, step=step, seat=helper, stays=stays),
        first=line("zapas-judged"),
    )
