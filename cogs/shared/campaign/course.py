"""The course of a campaign at Discord: what would change is shown first, and a button does it.

The button carries a mark of what was shown; where that is no longer what would happen, it is shown anew.
"""

from dataclasses import replace
from hashlib import blake2b
from typing import Literal, TypeAlias

import discord
from discord import ButtonStyle, ui

from chat.contests.projection import PANEL
from chat.interactions.announcements import post
from chat.interactions.context import Guest
from chat.interactions.dispatch import Verbs
from chat.interactions.game import game_of
from chat.interactions.response import Ack
from chat.messages.as_panel import journal
from chat.messages.components import button, press_id, rows
from cogs.shared.campaign import attendance
from cogs.shared.record import decks
from narration.campaign.course import course_panel, course_told, present_line
from narration.parts.change import Change, Step
from narration.text.line import Line, line
from narration.text.refusals import refusal_line
from rules.campaign.actions import ChangeScene, Course, EndSession, Rest, StartSession
from rules.chance.dice import ScriptedDice
from rules.contract.system import AnyState, Played, play
from rules.core.refusal import Refused
from rules.core.seat import PUBLIC, Seat

verbs = Verbs()

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
#: Nothing of a campaign's own actions rolls.
NO_DICE = ScriptedDice()
#: As many links as stand in a row on a phone.
LINKED = 4


class Changed(Exception):
    """What was shown is no longer what would happen."""


async def ask(guest: Guest, what: What, ticked: str = "", *, first: Line | None = None) -> None:
    """Show what it would change, with the button that does it; what keeps it from happening, with links."""
    guest = guest.as_gm()
    state = await guest.services.table.state(guest.campaign.id)
    try:
        ahead = _ahead(guest, state, ACTIONS[what])
    except Refused as refused:
        await _kept(guest, state, refused)
        return
    step, changes = _seen(guest, ahead, guest.seat)
    here = _here(guest, what, ticked)
    panel = course_panel(step, ACTIONS[what], changes, here)
    if dice := await decks.ahead(guest, ACTIONS[what], ahead.after):
        panel = replace(panel, lines=(*panel.lines, dice))
    await guest.reply(panel, _buttons(guest, what, _mark(guest, ahead), ticked), first=first)


@verbs.on("course-ask", Ack.PRIVATE)
async def ask_first(guest: Guest, what: What) -> None:
    """Show what it would change, as the command does. Refused: `gm-only`, and what keeps it from it."""
    await ask(guest, what)


@verbs.on("course", Ack.UPDATE)
async def course(guest: Guest, what: What, mark: str, ticked: str = "") -> None:
    """Do it if it is still what was shown, and tell everybody; else show what it is now."""
    guest = guest.as_gm()
    present = attendance.present(guest, ticked) if what == "start" else None
    action = StartSession(present=present or ()) if what == "start" else ACTIONS[what]

    def unchanged(state: AnyState) -> None:
        if _mark(guest, _ahead(guest, state, ACTIONS[what])) != mark:
            raise Changed

    deck = await decks.in_use(guest)
    try:
        played = await guest.play(action, unchanged)
    except Changed:
        await ask(guest, what, ticked, first=line("course-changed"))
    except Refused:
        await ask(guest, what, ticked)
    else:
        await tell(guest, action, played, deck)
        await attendance.offer(guest, played, present)


async def tell(guest: Guest, action: Course, played: Played, deck: int = 0) -> None:
    """Say what comes next, tell everybody what has changed, and call whoever has something to do then.

    `deck` is the number of the deck that was in use before.
    """
    step, changes = _seen(guest, played, PUBLIC)
    started = played.after.campaign.present if isinstance(action, StartSession) else ()
    here = present_line(step.after, started) if started else None
    dice, view = await decks.turned(guest, deck) if decks.turns(action) else ((), None)
    await guest.reply(game_of(guest).next(action, guest.campaign))
    await post(guest, journal(guest.campaign.name, (*course_told(step, changes, here), *dice)), view)
    await game_of(guest).follow_up(guest, played)


@verbs.on("course-who", Ack.UPDATE)
async def who(guest: Guest, ticked: str = "") -> None:
    """Let the GM tick who is here."""
    guest = guest.as_gm()
    await guest.reply(line("course-tick"), attendance.ticking(guest, ticked))


@verbs.on("course-ticked", Ack.UPDATE)
async def ticked(guest: Guest, *numbers: str) -> None:
    """Show the session's start with those who were ticked."""
    await ask(guest, "start", attendance.word(numbers))


def _ahead(guest: Guest, state: AnyState, action: Course) -> Played:
    """Play an action without saving it."""
    return play(guest.system, state, action, guest.seat, NO_DICE)


def _seen(guest: Guest, played: Played, seat: Seat) -> tuple[Step, tuple[Change, ...]]:
    """Return an action as a seat may know it, and what it changes."""
    view, redact = guest.system.view, guest.system.redact
    seen = (redact(played.after, event, seat) for event in played.events)
    step = Step(view(played.before, seat), view(played.after, seat), tuple(event for event in seen if event))
    return step, tuple(game_of(guest).changes(step))


def _mark(guest: Guest, ahead: Played) -> str:
    """Return a short word that is another when something else would change."""
    step, changes = _seen(guest, ahead, guest.seat)
    now = (step.before.campaign.scene, step.before.campaign.session, changes)
    return blake2b(repr(now).encode(), digest_size=4).hexdigest()


def _here(guest: Guest, what: What, ticked: str) -> Line | None:
    present = attendance.present(guest, ticked) if what == "start" else None
    return None if present is None else present_line(guest.state, present)


def _buttons(guest: Guest, what: What, mark: str, ticked: str) -> ui.View | None:
    number = guest.campaign.id
    words = (ticked,) if ticked else ()
    do = button(
        guest.print.label(BUTTONS[what]),
        press_id("course", number, what, mark, *words),
        ButtonStyle.primary,
    )
    if what != "start" or not attendance.seats(guest):
        return rows([do])
    asked = press_id("course-who", number, *words)
    return rows([do, button(guest.print.label(line("button-course-who")), asked)])


async def _kept(guest: Guest, state: AnyState, refused: Refused) -> None:
    """Say which contest keeps it from happening, with a link to each that runs; else refuse as it is."""
    if refused.code not in {"scene-in-conflict", "roll-open-session"}:
        raise refused
    links = [await _link(guest, number) for number in _running(guest, state)]
    await guest.reply(refusal_line(refused), rows([link for link in links if link][:LINKED]))


def _running(guest: Guest, state: AnyState) -> list[str]:
    return [number for number, one in state.contests.items() if guest.system.is_open(one)]


async def _link(guest: Guest, number: str) -> ui.Button[ui.View] | None:
    """Return a link to the panel of a contest; None where none stands."""
    posts = await guest.services.table.store.posts(guest.campaign.id, number)
    panel = next((one for one in posts if one.kind == PANEL), None)
    if panel is None:
        return None
    url = f"https://discord.com/channels/{guest.campaign.home}/{panel.channel}/{panel.message}"
    label = guest.print.label(line("button-course-contest"))
    return ui.Button(label=label, url=url, style=discord.ButtonStyle.link)
