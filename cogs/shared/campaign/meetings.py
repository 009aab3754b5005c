"""/session plan: the GM suggests times, everybody says when they can come, and the GM fixes one."""

from datetime import datetime
from typing import Any

from discord import ButtonStyle, ui

from chat.interactions.announcements import post
from chat.interactions.context import Context
from chat.interactions.dispatch import Router
from chat.interactions.modals import TextField, ask
from chat.interactions.response import Ack
from chat.messages.components import view_of
from chat.messages.lines_as_panel import as_panel
from narration.campaign.course import seat_label, seat_name
from narration.campaign.meetings import SAID, meeting_lines, now_line, numbered, own_lines, unix
from narration.text.line import Line, line
from rules.campaign.actions import AppointStandIn
from rules.campaign.safety import require_seat
from rules.core.refusal import Refused
from rules.core.seat import require_gm
from storage.meetings import Meeting
from table.meeting_times import USUAL
from table.meetings import Answer, Meetings, choices, moment

router = Router()

Button = ui.Button[Any]

#: The labels of the answers, and of the one that was given.
LABELS = {"yes": "button-meet-yes", "maybe": "button-meet-maybe", "no": "button-meet-no"}
CHOSEN = {"yes": "button-meet-yes-said", "maybe": "button-meet-maybe-said", "no": "button-meet-no-said"}
#: Every how many weeks a session may repeat by a button; 0 is never.
REPEATS = (0, 1, 2)
#: The most stand-ins that a menu offers, and the most characters of what the times are typed as.
MOST, TYPED = 25, 300


def of(context: Context) -> Meetings:
    """Return what this table can do about its next session."""
    return Meetings(context.services.table)


async def ahead(context: Context) -> Line | None:
    """Return the next session in a line; None if none is planned that is still to come."""
    meeting = await of(context).ahead(context.campaign.id)
    return now_line(meeting) if meeting else None


@router.on("meet-next", Ack.PRIVATE)
async def show(context: Context) -> None:
    """Show the next session, with what this person can do. Refused: `no-meeting` for all but GMs."""
    campaign = context.campaign
    meeting = await of(context).of(campaign.id)
    if meeting is None:
        if not context.own.is_gm:
            raise Refused("no-meeting")
        await context.reply(line("meet-none"), view_of([_plan_button(context)]))
        return
    said = meeting_lines(context.state, meeting, await of(context).answers(campaign.id))
    await context.reply(as_panel(campaign.name, said), view_of(_own(context), _ways(context, meeting)))


def _plan_button(context: Context) -> Button:
    return context.button(line("button-meet-plan"), "meet-ask", style=ButtonStyle.primary)


def _own(context: Context) -> list[Button]:
    return [context.button(line("button-meet"), "meet")] if context.own.id else []


def _ways(context: Context, meeting: Meeting) -> list[Button]:
    """Return what the GM can do: fix a time, suggest others, cancel."""
    if not context.own.is_gm:
        return []
    fix = [] if meeting.fixed else [context.button(line("button-meet-fix"), "meet-fix-ask")]
    other = context.button(line("button-meet-other"), "meet-ask")
    return [*fix, other, context.button(line("button-meet-cancel"), "meet-off-ask")]


# ------------------------------------------------------------------------------------------ planning


@router.on("meet-ask", Ack.FORM)
async def ask_times(context: Context) -> None:
    """Open the form for times. Refused: `gm-only`."""
    require_gm(context.own)
    meeting = await of(context).of(context.campaign.id)
    zone = meeting.zone if meeting else USUAL[context.campaign.language]
    times = TextField(line("form-meet-times"), most=TYPED, long=True, hint=line("meet-times-hint"))
    fields = [times, TextField(line("form-meet-zone"), zone, hint=line("meet-zone-hint"))]
    await ask(context, line("form-meet"), "meet-plan", fields=fields)


@router.on("meet-plan", Ack.PRIVATE)
async def plan(context: Context, times: str, zone: str) -> None:
    """Plan the session, and ask the table. Refused: as `Meetings.plan`."""
    old, new = await of(context).plan(context.campaign, context.own, times, zone)
    messages = context.services.meeting_messages
    if old is not None:
        await messages.retire(old)
        if not new.fixed:
            await messages.drop_event(old)
    await _tell_planned(context, new, posted=await messages.announce(new))


async def _tell_planned(context: Context, meeting: Meeting, *, posted: bool) -> None:
    """Answer the GM: what is planned, whether there is an event, and how often it may repeat."""
    if meeting.fixed is None:
        await context.reply(line("meet-asked" if posted else "meet-untold"))
        return
    stored = await of(context).require(context.campaign.id)
    said = [line("meet-planned" if posted else "meet-untold", unix=unix(meeting.fixed))]
    said += [line("meet-has-event" if stored.event else "meet-no-event")]
    await context.reply(as_panel(context.campaign.name, said), view_of(_repeats(context, meeting)))


def _repeats(context: Context, meeting: Meeting) -> list[Button]:
    return [
        context.button(
            line("button-meet-once") if not weeks else line("button-meet-weeks", weeks=weeks),
            "meet-weeks",
            weeks,
            style=ButtonStyle.success if weeks == meeting.weeks else ButtonStyle.secondary,
        )
        for weeks in REPEATS
    ]


@router.on("meet-weeks", Ack.UPDATE)
async def repeat(context: Context, weeks: int) -> None:
    """Let the session repeat. Refused: as `Meetings.repeat`."""
    meeting = await of(context).repeat(context.campaign.id, context.own, weeks)
    said = line("meet-repeats", weeks=weeks) if weeks else line("meet-repeats-not")
    await context.reply(said, view_of(_repeats(context, meeting)))
    await context.services.meeting_messages.refresh(context.campaign.id)


@router.on("meet-fix-ask", Ack.PRIVATE)
async def ask_fix(context: Context) -> None:
    """Let the GM choose one of the times. Refused: `gm-only`, `no-meeting`."""
    require_gm(context.own)
    meeting = await of(context).require(context.campaign.id)
    said = meeting_lines(context.state, meeting, await of(context).answers(context.campaign.id))
    fix = [
        context.button(line("button-meet-number", number=number), "meet-fix", _ms(at))
        for number, at in enumerate(meeting.times, 1)
    ]
    await context.reply(as_panel(context.campaign.name, said), view_of(fix))


@router.on("meet-fix", Ack.UPDATE)
async def fix(context: Context, time: int) -> None:
    """Fix a time, and tell the table. Refused: as `Meetings.fix`."""
    old = await of(context).require(context.campaign.id)
    new = await of(context).fix(context.campaign, context.own, moment(time))
    messages = context.services.meeting_messages
    await messages.retire(old)
    await _tell_planned(context, new, posted=await messages.announce(new))


@router.on("meet-off-ask", Ack.PRIVATE)
async def ask_cancel(context: Context) -> None:
    """Ask before the session is cancelled. Refused: `gm-only`, `no-meeting`."""
    require_gm(context.own)
    await of(context).require(context.campaign.id)
    yes = context.button(line("button-meet-cancel"), "meet-off", style=ButtonStyle.danger)
    await context.reply(line("meet-sure"), view_of([yes]))


@router.on("meet-off", Ack.UPDATE)
async def cancel(context: Context) -> None:
    """Cancel the session with its event, and tell the table. Refused: as `Meetings.cancel`."""
    old = await of(context).cancel(context.campaign.id, context.own)
    await context.services.meeting_messages.retire(old)
    await context.services.meeting_messages.drop_event(old)
    context.services.campaign_messages.refresh_soon(context.campaign.id)
    await context.reply(line("done-below"))
    await context.services.campaign_posts.post(context.campaign.id, (_cancelled(old),))


def _cancelled(old: Meeting) -> Line:
    return line("meet-cancelled-at", unix=unix(old.fixed)) if old.fixed else line("meet-cancelled")


# ------------------------------------------------------------------------------------------- answers


@router.on("meet", Ack.PRIVATE)
async def show_own(context: Context) -> None:
    """Ask when this person can come. Refused: `no-seat`, `no-meeting`."""
    require_seat(context.own)
    await _show_own(context, await of(context).require(context.campaign.id))


async def _show_own(context: Context, meeting: Meeting) -> None:
    answers = await of(context).answers(context.campaign.id)
    times = choices(meeting)
    said = {at: answers[context.own.id, at] for at in times if (context.own.id, at) in answers}
    rows = [_row(context, number, at, said.get(at, "")) for number, at in numbered(times)]
    away = meeting.fixed is not None and said.get(meeting.fixed) == "no"
    stands = [[_stand_ins(context)]] if away else []
    await context.reply(as_panel(context.campaign.name, own_lines(times, said)), view_of(*rows, *stands))


def _row(context: Context, number: int, at: datetime, said: str) -> list[Button]:
    """Return the answers about one time; the one that was given is marked."""
    return [
        context.button(
            line(CHOSEN[one] if one == said else LABELS[one], number=number),
            "meet-say",
            _ms(at),
            one,
            style=ButtonStyle.success if one == said else ButtonStyle.secondary,
        )
        for one in SAID
    ]


def _ms(at: datetime) -> int:
    return round(at.timestamp() * 1000)


@router.on("meet-say", Ack.UPDATE)
async def say(context: Context, time: int, answer: Answer) -> None:
    """Say whether this person can come. Refused: as `Meetings.answer`."""
    meeting = await of(context).answer(context.campaign.id, context.own, moment(time), answer)
    await _show_own(context, meeting)
    await context.services.meeting_messages.refresh(context.campaign.id)


def _stand_ins(context: Context) -> ui.Select[Any] | None:
    """Return the menu in which somebody who cannot come names a stand-in."""
    own = context.campaign.record(context.own.id)
    others = [one for one in context.campaign.seats if one.is_held and one.id != context.own.id][:MOST]
    options = [
        context.option(
            line("option-course-stands", name=seat_label(context.state, one)),
            one.id,
            chosen=own is not None and own.stand_in == one.id,
        )
        for one in others
    ]
    return context.menu(line("placeholder-meet-stands"), "meet-stands", options=options)


@router.on("meet-stands", Ack.UPDATE)
async def stands(context: Context, stand_in: str) -> None:
    """Name a stand-in for one's own seat, and announce that. Refused: `no-seat`, and as `AppointStandIn`."""
    require_seat(context.own)
    played = await context.play(AppointStandIn(seat=context.own.id, stand_in=stand_in))
    await context.reply(line("done-below"))
    names = {one.id: seat_name(played.after, one) for one in played.after.campaign.seats}
    await post(context, line("course-stands-in", name=names[context.own.id], by=names[stand_in]))
