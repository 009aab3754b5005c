"""What stands beside a campaign's log and moves with it: safety, the next session, pictures."""

import secrets
from base64 import b64decode, b64encode
from collections.abc import Collection, Mapping, Sequence
from datetime import datetime, timedelta

from pydantic import BaseModel, ConfigDict

from rules.campaign.safety import MOST_LIMIT, MOST_LIMITS, LimitKind
from rules.core import names
from rules.core.refusal import Refused
from storage.meetings import Answers, Meeting
from storage.pages import PageChoice
from storage.pictures import Portrait, hash_of
from storage.safety import Limit
from table.meeting_times import MOST_TIMES, read_zone
from table.meetings import LENGTH, MOST_WEEKS, Answer, Stage, moment
from table.play.table import Table
from table.transfer.strict_json import MOST_TIME, Path, fault, require
from table.uploads.pictures import MOST_ALT, small_picture
from table.uploads.portraits import used_in


class StrictModel(BaseModel):
    """A part of a file that is not a document with a format of its own."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True, defer_build=True)


class LimitPart(StrictModel):
    """A line or a veil of the table."""

    kind: LimitKind
    text: str


class TimePart(StrictModel):
    """A time that the table votes on."""

    at: int


class AnswerPart(TimePart):
    """Whether a seat can come at a time."""

    seat: str
    answer: Answer


class MeetingPart(StrictModel):
    """The next session: its time and zone, every how many weeks it is, the times to choose from, the answers.

    Times are in milliseconds since 1970 (UTC); `at` is 0 if none is fixed.
    """

    at: int
    zone: str
    weeks: int
    times: tuple[TimePart, ...] = ()
    answers: tuple[AnswerPart, ...] = ()


class PicturePart(StrictModel):
    """A picture, in base64."""

    hash: str
    data: str


class PortraitPart(StrictModel):
    """The portrait of a character."""

    character: str
    hash: str
    alt: str


class PageChoicePart(StrictModel):
    """What a seat keeps off the campaign's page, where there is one."""

    seat: str
    tellings: bool
    portrait: bool


class Beside(StrictModel):
    """The parts of a campaign's file about what stands beside its log."""

    limits: tuple[LimitPart, ...] = ()
    meeting: MeetingPart | None = None
    pictures: tuple[PicturePart, ...] = ()
    portraits: tuple[PortraitPart, ...] = ()
    page_choices: tuple[PageChoicePart, ...] = ()


async def gather(table: Table, campaign: int) -> Beside:
    """Return what moves with a campaign."""
    limits = await table.store.safety.limits(campaign)
    meeting = await table.store.meetings.of(campaign)
    portraits = await table.store.pictures.portraits(campaign)
    return Beside(
        limits=tuple(_limit(one) for one in limits),
        meeting=_meeting(meeting, await table.store.meetings.answers(campaign)) if meeting else None,
        pictures=await _pictures(table, campaign, portraits),
        portraits=tuple(
            PortraitPart(character=who, hash=one.hash, alt=one.alt) for who, one in portraits.items()
        ),
        page_choices=await _page_choices(table, campaign),
    )


async def _pictures(
    table: Table, campaign: int, portraits: Mapping[str, Portrait]
) -> tuple[PicturePart, ...]:
    """Return the pictures that a campaign shows."""
    used = {*used_in(await table.state(campaign)), *(one.hash for one in portraits.values())}
    read = await table.store.pictures.several(campaign, used)
    return tuple(PicturePart(hash=found, data=b64encode(data).decode()) for found, data in read.items())


async def _page_choices(table: Table, campaign: int) -> tuple[PageChoicePart, ...]:
    """Return what seats keep off a page; what was told by earlier holders counts as kept off with it."""
    choices = await table.store.pages.choices(campaign)
    return tuple(
        PageChoicePart(seat=seat, tellings=one.tellings and not one.since, portrait=one.portrait)
        for seat, one in choices.items()
    )


def _limit(limit: Limit) -> LimitPart:
    return LimitPart.model_validate(limit._asdict())


def _meeting(meeting: Meeting, answers: Answers) -> MeetingPart:
    given = (AnswerPart(seat=who, at=_ms(at), answer=said) for (who, at), said in answers.items())  # type: ignore[arg-type]  # nothing else is stored
    return MeetingPart(
        at=_ms(meeting.fixed) if meeting.fixed else 0,
        zone=meeting.zone,
        weeks=meeting.weeks,
        times=tuple(TimePart(at=_ms(time)) for time in meeting.times),
        answers=tuple(sorted(given, key=lambda one: (one.at, one.seat))),
    )


def _ms(at: datetime) -> int:
    return round(at.timestamp() * 1000)


def require_sound(beside: Beside, seats: Collection[str]) -> None:
    """Require what a file says to be within its bounds; `seats` are the campaign's. Refused: `file-fault`."""
    require(len(beside.limits) <= MOST_LIMITS, ("limits",), "many")
    for place, one in enumerate(beside.limits):
        path: Path = ("limits", place, "text")
        require(not names.is_empty(one.text) and len(one.text) <= MOST_LIMIT, path, "text")
    if beside.meeting is not None:
        _require_meeting(beside.meeting, seats)
    for place, picture in enumerate(beside.pictures):
        _decoded(picture, ("pictures", place))
    _require_seats(beside.page_choices, seats)
    known = {one.hash for one in beside.pictures}
    for place, portrait in enumerate(beside.portraits):
        require(portrait.hash in known, ("portraits", place, "hash"), "unknown")
        said = not names.is_empty(portrait.alt) and len(portrait.alt) <= MOST_ALT
        require(said, ("portraits", place, "alt"), "text")


def _require_seats(choices: Sequence[PageChoicePart], seats: Collection[str]) -> None:
    for place, one in enumerate(choices):
        require(one.seat in seats, ("page_choices", place, "seat"), "unknown")
    require(len({one.seat for one in choices}) == len(choices), ("page_choices",), "twice")


def _decoded(picture: PicturePart, path: Path) -> bytes:
    """Return the bytes of a picture whose hash fits."""
    try:
        data = b64decode(picture.data, validate=True)
    except ValueError:
        fault((*path, "data"), "text")
    require(hash_of(data) == picture.hash, (*path, "hash"), "unknown")
    return data


async def require_pictures(beside: Beside) -> None:
    """Require each picture to be one that Nattvakt wrote: small, still, bare. Refused: `file-fault`."""
    for place, picture in enumerate(beside.pictures):
        path: Path = ("pictures", place)
        try:
            await small_picture(_decoded(picture, path), "check")
        except Refused as refused:
            if refused.code == "file-fault":
                raise
            fault((*path, "data"), "value")


def _require_meeting(meeting: MeetingPart, seats: Collection[str]) -> None:
    for name, time in (("at", meeting.at), *(("times", one.at) for one in meeting.times)):
        require(0 <= time <= MOST_TIME, ("meeting", name), "number")
    require(0 <= meeting.weeks <= MOST_WEEKS, ("meeting", "weeks"), "number")
    require(len(meeting.times) <= MOST_TIMES, ("meeting", "times"), "many")
    require(bool(meeting.at or meeting.times), ("meeting", "times"), "missing")
    try:
        read_zone(meeting.zone)
    except Refused:
        fault(("meeting", "zone"), "word")
    _require_answers(meeting, seats)


def _require_answers(meeting: MeetingPart, seats: Collection[str]) -> None:
    """Require each answer to be one seat's about a time of the meeting, and the only one."""
    asked = {meeting.at, *(one.at for one in meeting.times)}
    for place, one in enumerate(meeting.answers):
        path: Path = ("meeting", "answers", place)
        require(one.seat in seats, (*path, "seat"), "unknown")
        require(one.at in asked, (*path, "at"), "unknown")
    given = {(one.seat, one.at) for one in meeting.answers}
    require(len(given) == len(meeting.answers), ("meeting", "answers"), "twice")


async def _restore_pictures(table: Table, campaign: int, beside: Beside) -> None:
    state = await table.state(campaign)
    for place, picture in enumerate(beside.pictures):
        await table.store.pictures.keep(campaign, _decoded(picture, ("pictures", place)))
    for one in beside.portraits:
        if one.character in state.characters:
            await table.store.pictures.set_portrait(campaign, one.character, Portrait(one.hash, one.alt))


async def restore(table: Table, campaign: int, beside: Beside) -> None:
    """Store what came with an imported campaign; the clock drops a session that is over."""
    for one in beside.limits:
        await table.store.safety.add(campaign, secrets.token_hex(16), Limit(one.kind, one.text))
    await _restore_pictures(table, campaign, beside)
    for choice in beside.page_choices:
        kept = PageChoice(tellings=choice.tellings, portrait=choice.portrait)
        await table.store.pages.choose(campaign, choice.seat, kept)
    if beside.meeting is not None:
        await _restore_meeting(table, campaign, beside.meeting)


async def _restore_meeting(table: Table, campaign: int, part: MeetingPart) -> None:
    stored = table.store.meetings
    await stored.replace(None, _read_meeting(campaign, part))
    for one in part.answers:
        await stored.answer(campaign, one.seat, moment(one.at), one.answer)


def _read_meeting(campaign: int, part: MeetingPart) -> Meeting:
    """Return the meeting as it is planned here; one that is over is dropped by the clock."""
    fixed = moment(part.at) if part.at else None
    times = tuple(moment(one.at) for one in part.times) or (moment(part.at),)
    due = (fixed or max(times)) + (LENGTH if fixed else timedelta())
    return Meeting(campaign, read_zone(part.zone).key, part.weeks, times, fixed, due, Stage.OVER)
