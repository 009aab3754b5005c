"""What stands beside a campaign's log and moves with it: lines and veils, the next session."""

import secrets
from datetime import UTC, datetime

from pydantic import BaseModel, ConfigDict

from rules.campaign.safety import MOST_LIMIT, MOST_LIMITS, LimitKind
from rules.core import names
from rules.core.refusal import Refused
from storage.meetings import Meeting
from storage.safety import Limit
from table.meeting_times import read_zone
from table.meetings import LENGTH, MOST_WEEKS, Stage
from table.play.table import Table
from table.transfer.strict_json import MOST_TIME, Path, fault, require


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


class Beside(StrictModel):
    """The parts of a campaign's file about what stands beside its log."""

    limits: tuple[LimitPart, ...] = ()
    meeting: MeetingPart | None = None


async def gather(table: Table, campaign: int) -> Beside:
    """Return what moves with a campaign; of the next session, its date, without the answers."""
    limits = await table.store.safety.limits(campaign)
    meeting = await table.store.meetings.of(campaign)
    return Beside(limits=tuple(_limit(one) for one in limits), meeting=_meeting(meeting))


def _limit(limit: Limit) -> LimitPart:
    return LimitPart.model_validate(limit._asdict())


def _meeting(meeting: Meeting | None) -> MeetingPart | None:
    if meeting is None or meeting.fixed is None:
        return None
    at = round(meeting.fixed.timestamp() * 1000)
    return MeetingPart(at=at, zone=meeting.zone, weeks=meeting.weeks)


def require_sound(beside: Beside) -> None:
    """Require what a file says to be within its bounds. Refused: `file-fault`."""
    require(len(beside.limits) <= MOST_LIMITS, ("limits",), "many")
    for place, one in enumerate(beside.limits):
        path: Path = ("limits", place, "text")
        require(not names.is_empty(one.text) and len(one.text) <= MOST_LIMIT, path, "text")
    if beside.meeting is not None:
        _require_meeting(beside.meeting)


def _require_meeting(meeting: MeetingPart) -> None:
    require(0 <= meeting.at <= MOST_TIME, ("meeting", "at"), "number")
    require(0 <= meeting.weeks <= MOST_WEEKS, ("meeting", "weeks"), "number")
    try:
        read_zone(meeting.zone)
    except Refused:
        fault(("meeting", "zone"), "word")


async def restore(table: Table, campaign: int, beside: Beside) -> None:
    """Store what came with an imported campaign; the clock drops a session that is over."""
    for one in beside.limits:
        await table.store.safety.add(campaign, secrets.token_hex(16), Limit(one.kind, one.text))
    if beside.meeting is not None:
        await table.store.meetings.replace(None, _read_meeting(campaign, beside.meeting))


def _read_meeting(campaign: int, part: MeetingPart) -> Meeting:
    at = datetime.fromtimestamp(part.at / 1000, UTC)
    zone = read_zone(part.zone).key
    return Meeting(campaign, zone, part.weeks, (at,), at, at + LENGTH, Stage.OVER)
