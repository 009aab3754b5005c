"""What stands beside a campaign's log and moves with it: safety, the next session, pictures."""

import secrets
from base64 import b64decode, b64encode
from collections.abc import Collection, Mapping, Sequence
from datetime import UTC, datetime

from pydantic import BaseModel, ConfigDict

from rules.campaign.safety import MOST_LIMIT, MOST_LIMITS, LimitKind
from rules.core import names
from rules.core.refusal import Refused
from storage.meetings import Meeting
from storage.pages import PageChoice
from storage.pictures import Portrait, hash_of
from storage.safety import Limit
from table.meeting_times import read_zone
from table.meetings import LENGTH, MOST_WEEKS, Stage
from table.play.table import Table
from table.transfer.strict_json import MOST_TIME, Path, fault, require
from table.uploads.pictures import MOST_ALT, small_picture
from table.uploads.portraits import used_in


class StrictModel(BaseModel):
    """A part of a file that is not a document with a format of its own."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


class LimitPart(StrictModel):
    """A line or a veil of the table."""

    kind: LimitKind
    text: str


class MeetingPart(StrictModel):
    """The next session: its time in milliseconds since 1970 (UTC), its zone, every how many weeks it is."""

    at: int
    zone: str
    weeks: int


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
    """Return what moves with a campaign; of the next session, its date, without the answers."""
    limits = await table.store.safety.limits(campaign)
    meeting = await table.store.meetings.of(campaign)
    portraits = await table.store.pictures.portraits(campaign)
    return Beside(
        limits=tuple(_limit(one) for one in limits),
        meeting=_meeting(meeting),
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
    read = {found: await table.store.pictures.data(campaign, found) for found in sorted(used)}
    return tuple(
        PicturePart(hash=found, data=b64encode(data).decode()) for found, data in read.items() if data
    )


async def _page_choices(table: Table, campaign: int) -> tuple[PageChoicePart, ...]:
    """Return what seats keep off a page; what was told by earlier holders counts as kept off with it."""
    choices = await table.store.pages.choices(campaign)
    return tuple(
        PageChoicePart(seat=seat, tellings=one.tellings and not one.since, portrait=one.portrait)
        for seat, one in choices.items()
    )


def _limit(limit: Limit) -> LimitPart:
    return LimitPart.model_validate(limit._asdict())


def _meeting(meeting: Meeting | None) -> MeetingPart | None:
    if meeting is None or meeting.fixed is None:
        return None
    at = round(meeting.fixed.timestamp() * 1000)
    return MeetingPart(at=at, zone=meeting.zone, weeks=meeting.weeks)


def require_sound(beside: Beside, seats: Collection[str]) -> None:
    """Require what a file says to be within its bounds; `seats` are the campaign's. Refused: `file-fault`."""
    require(len(beside.limits) <= MOST_LIMITS, ("limits",), "many")
    for place, one in enumerate(beside.limits):
        path: Path = ("limits", place, "text")
        require(not names.is_empty(one.text) and len(one.text) <= MOST_LIMIT, path, "text")
    if beside.meeting is not None:
        _require_meeting(beside.meeting)
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


def _require_meeting(meeting: MeetingPart) -> None:
    require(0 <= meeting.at <= MOST_TIME, ("meeting", "at"), "number")
    require(0 <= meeting.weeks <= MOST_WEEKS, ("meeting", "weeks"), "number")
    try:
        read_zone(meeting.zone)
    except Refused:
        fault(("meeting", "zone"), "word")


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
        await table.store.meetings.replace(None, _read_meeting(campaign, beside.meeting))


def _read_meeting(campaign: int, part: MeetingPart) -> Meeting:
    at = datetime.fromtimestamp(part.at / 1000, UTC)
    zone = read_zone(part.zone).key
    return Meeting(campaign, zone, part.weeks, (at,), at, at + LENGTH, Stage.OVER)
