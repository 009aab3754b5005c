"""The course of a campaign: a preview shows what an action would change, and its button plays the action.

The button carries a mark of the preview. If something else would happen now, a new preview is shown.
"""

from dataclasses import dataclass, replace
from typing import Literal, NamedTuple, TypeAlias

from discord import ButtonStyle, ui

from chat.interactions.announcements import post
from chat.interactions.arguments import fingerprint
from chat.interactions.context import Context
from chat.interactions.dispatch import Router
from chat.interactions.game import game_of
from chat.interactions.refused_forms import typed
from chat.interactions.response import Ack
from chat.messages.components import beside, view_of
from chat.messages.lines_as_panel import as_panel
from cogs.shared.campaign import attendance, meetings, recaps, safety, titles
from cogs.shared.campaign.obstacles import show_obstacles
from cogs.shared.record import decks
from cogs.shared.record.journal import read_all_button
from narration.campaign.course import course_lines, course_panel, present_line
from narration.parts.change import Change, CourseStep
from narration.text.line import Line, line
from rules.campaign.actions import ChangeScene, Course, EndSession, Rest, StartSession
from rules.chance.dice import ScriptedDice
from rules.contract.system import AnyState, Played, play
from rules.core.refusal import Refused
from rules.core.seat import PUBLIC, Seat, require_gm

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

#: What may get a title.
TITLED = ("start", "scene")


class Changed(Exception):
    """Something other than what the preview showed would happen."""


class Draft(NamedTuple):
    """What a preview asks about: the action, the mark of its changes, who is there, and a title."""

    what: What
    mark: str
    ticked: str
    title: str


async def ask(
    context: Context, what: What, ticked: str = "", title: str = "", *, first: Line | None = None
) -> None:
    """Show what an action would change, with the button that plays it.

    Before a session, show also what would be told of the last one. If open contests prevent the action, show
    links to them instead. Refused: as the action, for any other reason.
    """
    context = context.as_gm()
    title = titles.cleaned(title)
    state = await context.services.table.state(context.campaign.id)
    try:
        ahead = _ahead(context, state, ACTIONS[what])
    except Refused as refused:
        await show_obstacles(context, state, refused)
        return
    step, changes = _seen(context, ahead, context.seat)
    present = attendance.present(context, ticked) if what == "start" else None
    here = None if present is None else present_line(context.state, present)
    panel = course_panel(step, ACTIONS[what], changes, here)
    dice = await decks.ahead(context, ACTIONS[what], ahead.after)
    told = await recaps.last_time(context) if what == "start" else ""
    panel = replace(panel, lines=(*panel.lines, *([dice] if dice else ()), *recaps.lines(told)))
    draft = Draft(what, _mark(context, ahead), ticked, title)
    await context.reply(panel, _buttons(context, draft, told), first=first)


@router.on("course-ask", Ack.PRIVATE)
async def ask_first(context: Context, what: What) -> None:
    """Show what an action would change, as its command does. Refused: as `ask`, for example `gm-only`."""
    await ask(context, what)


@router.on("course", Ack.UPDATE)
async def course(context: Context, what: What, mark: str, ticked: str = "") -> None:
    """Play the action and announce it, if the preview still holds; else show the preview again."""
    await _carry_out(context, Draft(what, mark, ticked, titles.given(context)))


@router.on("course-recap", Ack.UPDATE)
async def start_with_recap(context: Context, mark: str, seen: str, ticked: str = "") -> None:
    """Start the session with the recap that was shown; if it reads differently now, show that first."""
    draft = Draft("start", mark, ticked, titles.given(context))
    told = await recaps.last_time(context)
    if fingerprint(told) != seen:
        await ask(context, "start", ticked, draft.title, first=line("course-changed"))
    else:
        await _carry_out(context, draft, told)


@router.on("course-words", Ack.FORM)
async def ask_words(context: Context, mark: str, ticked: str = "") -> None:
    """Open the form in which the GM words the recap. Refused: `gm-only`, and as the start if opened again.

    Opened again, it is for what would change now: the refusal said that this is something else.
    """
    gm = context.as_gm()
    require_gm(gm.seat)
    if typed(context.interaction):
        state = await context.services.table.state(context.campaign.id)
        mark = _mark(gm, _ahead(gm, state, ACTIONS["start"]))
    await recaps.ask_words(context, mark, ticked)


@router.on("course-worded", Ack.UPDATE)
async def start_with_words(context: Context, mark: str, ticked: str, title: str, told: str) -> None:
    """Start the session with the GM's words. Refused: `text-too-long`, `start-changed`, and as the start.

    A refusal keeps the words, which another preview would not.
    """
    draft = Draft("start", mark, ticked, titles.cleaned(title))
    try:
        done = await _play(context.as_gm(), draft, recaps.cleaned(told))
    except Changed:
        raise Refused("start-changed") from None
    await done.tell(context.as_gm())


@router.on(titles.NONE, Ack.FORM)
@router.on(titles.SOME, Ack.FORM)
async def ask_title(context: Context, what: What, ticked: str = "") -> None:
    """Open the form in which the GM gives a title. Refused: `gm-only`."""
    require_gm(context.as_gm().seat)
    await titles.ask_title(context, what, ticked)


@router.on("course-titled", Ack.UPDATE)
async def titled(context: Context, what: What, ticked: str, title: str) -> None:
    """Show the preview with the title. Refused: as `ask`, and `text-too-long`."""
    await ask(context, what, ticked, title)


@dataclass(frozen=True)
class Done:
    """An action that was played, with the number of the deck that was in use before, and who is present."""

    action: Course
    played: Played
    deck: int
    present: tuple[str, ...] | None

    async def tell(self, context: Context) -> None:
        """Tell the GM what comes next, announce what has changed, and look after who is present."""
        await tell(context, self.action, self.played, self.deck)
        await attendance.offer(context, self.played, self.present)


async def _carry_out(context: Context, draft: Draft, told: str = "") -> None:
    """Play and announce what a preview showed, if it still holds; else show the preview again.

    `told` is what a session tells of the last one.
    """
    context = context.as_gm()
    try:
        done = await _play(context, draft, told)
    except Changed:
        await ask(context, draft.what, draft.ticked, draft.title, first=line("course-changed"))
    except Refused:
        await ask(context, draft.what, draft.ticked, draft.title)
    else:
        await done.tell(context)


async def _play(context: Context, draft: Draft, told: str) -> Done:
    """Play what a preview showed. Raise `Changed` if it no longer holds. Refused: as the action."""
    present = attendance.present(context, draft.ticked) if draft.what == "start" else None
    action = _action(draft, present or (), told)

    def unchanged(state: AnyState) -> None:
        if _mark(context, _ahead(context, state, ACTIONS[draft.what])) != draft.mark:
            raise Changed

    deck = await decks.in_use(context)
    return Done(action, await context.play(action, unchanged), deck, present)


def _action(draft: Draft, present: tuple[str, ...], told: str) -> Course:
    """Return the action of a draft, with its title."""
    match draft.what:
        case "start":
            return StartSession(present=present, title=draft.title, recap=told)
        case "scene":
            return ChangeScene(title=draft.title)
        case _:
            return ACTIONS[draft.what]


async def tell(context: Context, action: Course, played: Played, deck: int = 0) -> None:
    """Tell the GM what comes next, announce what has changed, and ping those who have something to do.

    `deck` is the number of the deck that was in use before.
    """
    step, changes = _seen(context, played, PUBLIC)
    started = played.after.campaign.present if isinstance(action, StartSession) else ()
    here = present_line(step.after, started) if started else None
    dice, view = await decks.turned(context, deck) if decks.turns(action) else ((), None)
    await context.reply(game_of(context).next(action, context.campaign))
    if isinstance(action, StartSession):
        view = _on_session(context, action, played, view)
    planned = await meetings.ahead(context) if isinstance(action, EndSession) else None
    if planned is not None:
        view = beside(view, context.in_public.button(line("button-meet"), "meet"))
    said = (*course_lines(step, changes, here), *([planned] if planned else ()), *dice)
    await post(context, as_panel(context.campaign.name, said), view)
    await game_of(context).follow_up(context, played)


def _on_session(
    context: Context, action: StartSession, played: Played, view: ui.View | None
) -> ui.View | None:
    """Return the buttons of a session's message: also one for all of the last session, if that was told."""
    last = played.after.campaign.session - 1
    read = read_all_button(context.in_public, last) if action.recap else None
    return safety.on_session(context, beside(view, read) if read else view)


@router.on("course-who", Ack.UPDATE)
async def who(context: Context, ticked: str = "") -> None:
    """Let the GM tick who is present."""
    context = context.as_gm()
    title = titles.title_button(context, "start", ticked, titles.given(context))
    await context.reply(line("course-tick"), attendance.ticking(context, ticked, title))


@router.on("course-ticked", Ack.UPDATE)
async def ticked(context: Context, *numbers: str) -> None:
    """Show the preview of the session's start with those who were ticked."""
    await ask(context, "start", attendance.word(numbers), titles.given(context))


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
    return fingerprint(repr(now))


def _buttons(context: Context, draft: Draft, told: str) -> ui.View | None:
    """Return the buttons of a preview; `told` is what may be told of the last session."""
    what, mark, ticked, title = draft
    words = (ticked,) if ticked else ()
    named = [titles.title_button(context, what, ticked, title)] if what in TITLED else []
    who = what == "start" and attendance.seats(context)
    asked = [context.button(line("button-course-who"), "course-who", *words)] if who else []
    if told:
        return view_of(recaps.buttons(context, mark, told, words), [*asked, *named])
    do = context.button(BUTTONS[what], "course", what, mark, *words, style=ButtonStyle.primary)
    return view_of([do, *asked, *named])
