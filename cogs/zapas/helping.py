"""Helping in the open: a die and a word on how, taken back, objected to, decided by the GM (ZAP-32 to 34)."""

from collections.abc import Sequence
from typing import Any

from discord import ButtonStyle, ui

from chat.interactions.character_options import named
from chat.interactions.context import Guest
from chat.interactions.dispatch import Verbs
from chat.interactions.modals import Blank, open_form
from chat.interactions.prompts import Prompt
from chat.interactions.response import Ack
from chat.messages.components import rows
from cogs.zapas.prompts import Moment, carry_out, catch_up, moment, opens
from narration.text.line import line, verbatim
from narration.text.truncate import short
from narration.zapas.contest import roll_prompts as prompts
from rules.core.names import TEXT_LENGTH
from rules.core.refusal import Refused
from rules.zapas.duties import Due, Duty
from rules.zapas.roll.help import helpers_of
from rules.zapas.state.contest_actions import Help, JudgeHelp, Object, TakeBack
from rules.zapas.state.contests import Helper, Recovery

verbs = Verbs(late=catch_up)

#: Characters of a name on a button, and rows of two buttons each that a question has.
NAME, ROWS = 8, 4


def helpers(now: Moment) -> list[Helper]:
    """Return everybody who helps in a roll or on either side of a duel."""
    if isinstance(now.contest, Recovery):
        return []
    return [helper for _, helper in helpers_of(now.contest)]


# ------------------------------------------------------------------------------------- giving, taking back


@verbs.on("z-help-form", Ack.FORM)
async def help_form(guest: Guest, contest: str, step: int, side: int) -> None:
    """Ask how somebody helps."""
    now = await moment(guest, contest, step)
    who = named(guest, "")
    blank = Blank(guest.print.label(line("form-zapas-help"), 45), most=TEXT_LENGTH, long=True)
    title = guest.print.label(line("form-zapas-help-title", name=short(who.name, 20)), 45)
    await open_form(guest.interaction, title, now.at("z-help", side), [blank])


@verbs.on("z-help", Ack.PRIVATE)
async def give(guest: Guest, contest: str, step: int, side: int, text: str) -> None:
    """Give one die (ZAP-32, ZAP-49)."""
    who = named(guest, "")
    await guest.play(Help(contest=contest, step=step, character=who.id, text=text, side=side))
    guest.services.live.soon(guest.campaign.id, contest)
    now = await moment(guest, contest)
    back = now.button(line("button-zapas-take-back"), "z-help-back-here")
    await guest.reply(line("zapas-helping", name=who.name), rows([back]))


@verbs.on("z-help-back", Ack.PRIVATE)
async def take_back(guest: Guest, contest: str, step: int) -> None:
    """Take one's die back, from the panel."""
    await _take_back(guest, contest, step)


@verbs.on("z-help-back-here", Ack.UPDATE)
async def take_back_here(guest: Guest, contest: str, step: int) -> None:
    """Take one's die back, where it was given."""
    await _take_back(guest, contest, step)


async def _take_back(guest: Guest, contest: str, step: int) -> None:
    """Refused: `not-helping` for who gives no die."""
    now = await moment(guest, contest, step)
    if all(helper.seat != guest.seat.id for helper in helpers(now)):
        raise Refused("not-helping")
    await guest.play(TakeBack(contest=contest, step=step, seat=guest.seat.id))
    guest.services.live.soon(guest.campaign.id, contest)
    await guest.reply(line("zapas-help-taken"))


# ------------------------------------------------------------------------------------- objecting


@verbs.on("z-object", Ack.PRIVATE)
async def ask_objection(guest: Guest, contest: str, step: int) -> None:
    """Object to the only helper, or ask to which one."""
    now = await moment(guest, contest, step)
    doubtful = [helper for helper in helpers(now) if not helper.objected]
    if len(doubtful) == 1:
        await _object(guest, contest, step, doubtful[0].seat)
        return
    options = [now.option(verbatim(helper.name), helper.seat) for helper in doubtful]
    view = rows([now.menu(line("placeholder-zapas-object"), now.at("z-object-to"), options)])
    await guest.reply(line("zapas-object-to" if doubtful else "zapas-object-nobody"), view)


@verbs.on("z-object-to", Ack.UPDATE)
async def object_to(guest: Guest, contest: str, step: int, helper: str) -> None:
    """Object to the helper that was chosen."""
    await _object(guest, contest, step, helper)


async def _object(guest: Guest, contest: str, step: int, helper: str) -> None:
    """Let a die wait for the GM's word (ZAP-34)."""
    await guest.play(Object(contest=contest, step=step, seat=helper))
    guest.services.live.soon(guest.campaign.id, contest)
    await guest.reply(line("zapas-objected"))


# ------------------------------------------------------------------------------------- the GM decides


@opens(Duty.OBJECTION)
def objection_prompt(now: Moment, due: Due) -> Prompt:
    """Ask the GM whether the help that somebody objects to stands."""
    del due
    doubted = [helper for helper in helpers(now) if helper.objected]
    return prompts.judging(now.contest.title, doubted), rows(*judging(now, doubted))


def judging(now: Moment, doubted: Sequence[Helper]) -> list[list[ui.Button[Any]]]:
    """Return two answers for each of the first helpers."""
    return [
        [
            now.button(
                line("button-zapas-keep", name=short(helper.name, NAME)),
                "z-judge",
                helper.seat,
                1,
                style=ButtonStyle.primary,
            ),
            now.button(line("button-zapas-send", name=short(helper.name, NAME)), "z-judge", helper.seat, 0),
        ]
        for helper in doubted[:ROWS]
    ]


@verbs.on("z-judge", Ack.UPDATE)
async def judge(guest: Guest, contest: str, step: int, helper: str, stays: bool) -> None:
    """Let a helping die stay, or send it back (ZAP-34)."""
    await carry_out(
        guest,
        contest,
        JudgeHelp(contest=contest, step=step, seat=helper, stays=stays),
        first=line("zapas-judged"),
    )
