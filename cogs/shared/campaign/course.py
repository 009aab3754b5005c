"""The course of a campaign: a preview shows what an action would change, and its button plays the action.

The button carries a mark of the preview. If something else would happen now, a new preview is shown.
"""

from dataclasses import replace
from hashlib import blake2b
from typing import Literal, TypeAlias

import discord
from discord import ButtonStyle, ui

from chat.contests.display_services import PANEL
from chat.interactions.announcements import post
from chat.interactions.context import Context
from chat.interactions.dispatch import Router
from chat.interactions.game import game_of
from chat.interactions.response import Ack
from chat.messages.components import view_of
from chat.messages.lines_as_panel import as_panel
from cogs.shared.campaign import attendance
from cogs.shared.record import decks
from narration.campaign.course import course_lines, course_panel, present_line
from narration.parts.change import Change, CourseStep
from narration.text.line import Line, line
from narration.text.refusals import refusal_line
from rules.campaign.actions import ChangeScene, Course, EndSession, Rest, StartSession
from rules.chance.dice import ScriptedDice
from rules.contract.system import AnyState, Played, play
from rules.core.refusal import Refused
from rules.core.seat import PUBLIC, Seat

router = Router()

What: TypeAlias = Literal["start", "end", "scene", "rest"]

ACTIONS: dict[What, Course] = {
    "start": StartSession(),
    "end": EndSession(),
    "scene": ChangeScene(),
    "rest": Rest(),
}
BUTTONS: dict[What, Line] = {
    "start": line("button-course-start"),
    "end": line("button-course-end"),
    "scene": line("button-course-scene"),
    "rest": line("button-course-rest"),
}
#: A campaign's own actions roll no dice.
NO_DICE = ScriptedDice()
#: The most links that fit into a row on a phone.
LINKED = 4


class Changed(Exception):
    """Something other than what the preview showed would happen."""


async def ask(context: Context, what: What, ticked: str = "", *, first: Line | None = None) -> None:
    """Show what an action would change, with the button that plays it.

    If open contests prevent it, show links to them instead. Refused: as the action, for any other reason.
    """
    context = context.as_gm()
    state = await context.services.table.state(context.campaign.id)
    try:
        ahead = _ahead(context, state, ACTIONS[what])
    except Refused as refused:
        await _show_obstacles(context, state, refused)
        return
    step, changes = _seen(context, ahead, context.seat)
    present = attendance.present(context, ticked) if what == "start" else None
    here = None if present is None else present_line(context.state, present)
    panel = course_panel(step, ACTIONS[what], changes, here)
    if dice := await decks.ahead(context, ACTIONS[what], ahead.after):
        panel = replace(panel, lines=(*panel.lines, dice))
    await context.reply(panel, _buttons(context, what, _mark(context, ahead), ticked), first=first)


@router.on("course-ask", Ack.PRIVATE)
async def ask_first(context: Context, what: What) -> None:
    """Show what an action would change, as its command does. Refused: as `ask`, for example `gm-only`."""
    await ask(context, what)


@router.on("course", Ack.UPDATE)
async def course(context: Context, what: What, mark: str, ticked: str = "") -> None:
    """Play the action and announce it, if the preview still holds; else show the preview again."""
    context = context.as_gm()
    present = attendance.present(context, ticked) if what == "start" else None
    action = StartSession(present=present or ()) if what == "start" else ACTIONS[what]

    def unchanged(state: AnyState) -> None:
        if _mark(context, _ahead(context, state, ACTIONS[what])) != mark:
            raise Changed

    deck = await decks.in_use(context)
    try:
        played = await context.play(action, unchanged)
    except Changed:
        await ask(context, what, ticked, first=line("course-changed"))
    except Refused:
        await ask(context, what, ticked)
    else:
        await tell(context, action, played, deck)
        await attendance.offer(context, played, present)


async def tell(context: Context, action: Course, played: Played, deck: int = 0) -> None:
    """Tell the GM what comes next, announce what has changed, and ping those who have something to do.

    `deck` is the number of the deck that was in use before.
    """
    step, changes = _seen(context, played, PUBLIC)
    started = played.after.campaign.present if isinstance(action, StartSession) else ()
    here = present_line(step.after, started) if started else None
    dice, view = await decks.turned(context, deck) if decks.turns(action) else ((), None)
    await context.reply(game_of(context).next(action, context.campaign))
    await post(context, as_panel(context.campaign.name, (*course_lines(step, changes, here), *dice)), view)
    await game_of(context).follow_up(context, played)


@router.on("course-who", Ack.UPDATE)
async def who(context: Context, ticked: str = "") -> None:
    """Let the GM tick who is present."""
    context = context.as_gm()
    await context.reply(line("course-tick"), attendance.ticking(context, ticked))


@router.on("course-ticked", Ack.UPDATE)
async def ticked(context: Context, *numbers: str) -> None:
    """Show the preview of the session's start with those who were ticked."""
    await ask(context, "start", attendance.word(numbers))


def _ahead(context: Context, state: AnyState, action: Course) -> Played:
    """Play an action without saving it."""
    return play(context.system, state, action, context.seat, NO_DICE)


def _seen(context: Context, played: Played, seat: Seat) -> tuple[CourseStep, tuple[Change, ...]]:
    """Return an action as a seat may know it, and what it changes."""
    system = context.system
    known = tuple(system.known(played.after, played.events, seat))
    step = CourseStep(system.view(played.before, seat), system.view(played.after, seat), known)
    return step, tuple(game_of(context).changes(step))


def _mark(context: Context, ahead: Played) -> str:
    """Return a short word that differs if something else would change.

    Posted buttons hold it, so the names and fields of `Change` and `Line`, from which it is made, must stay.
    """
    step, changes = _seen(context, ahead, context.seat)
    now = (step.before.campaign.scene, step.before.campaign.session, changes)
    return blake2b(repr(now).encode(), digest_size=4).hexdigest()


def _buttons(context: Context, what: What, mark: str, ticked: str) -> ui.View | None:
    words = (ticked,) if ticked else ()
    do = context.button(BUTTONS[what], "course", what, mark, *words, style=ButtonStyle.primary)
    if what != "start" or not attendance.seats(context):
        return view_of([do])
    return view_of([do, context.button(line("button-course-who"), "course-who", *words)])


async def _show_obstacles(context: Context, state: AnyState, refused: Refused) -> None:
    """Show the refusal with links to the open contests, if they are its cause; else raise it again."""
    if refused.code not in {"scene-in-conflict", "roll-open-session"}:
        raise refused
    running = [number for number, one in state.contests.items() if context.system.is_open(one)]
    links = [await _link(context, number) for number in running]
    await context.reply(refusal_line(refused), view_of([link for link in links if link][:LINKED]))


async def _link(context: Context, number: str) -> ui.Button[ui.View] | None:
    """Return a link to the panel of a contest; None if it has none."""
    posts = await context.services.table.store.posts(context.campaign.id, number)
    panel = next((one for one in posts if one.kind == PANEL), None)
    if panel is None:
        return None
    url = f"https://discord.com/channels/{context.campaign.home}/{panel.channel}/{panel.message}"
    label = context.print.label(line("button-course-contest"))
    return ui.Button(label=label, url=url, style=discord.ButtonStyle.link)
