"""The next session of each campaign, and who can come when. No rule depends on it, so it is not logged."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from storage.database.connection import Connection
from storage.database.group_commit import GroupCommitWriter
from storage.documents import beside as sql


@dataclass(frozen=True)
class Meeting:
    """The next session: the times to choose from, and the one that is fixed, if any.

    `zone` is a name of the time-zone database. It repeats every `weeks` weeks; 0 is never. At `due` something
    is to be done, as `stage` says. `channel` and `message` show it, `event` is Discord's; 0 where there is
    none. Times are stored to the millisecond.
    """

    campaign: int
    zone: str
    weeks: int
    times: tuple[datetime, ...]
    fixed: datetime | None
    due: datetime
    stage: int = 0
    channel: int = 0
    message: int = 0
    event: int = 0


#: A seat and a time, and whether it can come then: "yes", "maybe" or "no".
Answers = Mapping[tuple[str, datetime], str]


class MeetingTable:
    """Reads and changes the next sessions of all campaigns."""

    def __init__(self, read: Connection, writer: GroupCommitWriter) -> None:
        self._read, self._writer = read, writer

    async def of(self, campaign: int) -> Meeting | None:
        """Return the next session of a campaign; None if none is planned."""
        rows = await self._read.fetch(sql.MEETING, of_campaign=campaign)
        return _read(rows[0]) if rows else None

    async def due(self, now: datetime) -> tuple[Meeting, ...]:
        """Return the next sessions for which something is to be done by now."""
        return tuple(map(_read, await self._read.fetch(sql.MEETINGS_DUE, now=_ms(now))))

    async def answers(self, campaign: int) -> Answers:
        """Return who can come when."""
        rows = await self._read.fetch(sql.ANSWERS, of_campaign=campaign)
        return {(seat, _at(time)): answer for seat, time, answer in rows}

    async def replace(self, old: Meeting | None, new: Meeting | None) -> bool:
        """Replace a next session by another, without the answers; None means none.

        Return False, and change nothing, if `old` is no longer what is stored.
        """
        some = old or new
        assert some is not None, "there is nothing to replace"
        dropped = ((sql.MEETING_OVER, _was(old)),) if old else ()
        made = ((sql.MEETING_MADE, _row(new)),) if new else ()
        return await self._writer.try_write(some.campaign, (*dropped, *made))

    async def move(self, old: Meeting, new: Meeting) -> bool:
        """Change what is planned, and keep the answers. Return False as `replace` does."""
        row = {**_was(old), **{name: _row(new)[name] for name in ("weeks", "times", "fixed", "due", "stage")}}
        return await self._writer.try_write(old.campaign, ((sql.MEETING_MOVED, row),))

    async def answer(self, campaign: int, seat: str, time: datetime, answer: str) -> bool:
        """Store whether a seat can come; return False if no session is planned any more."""
        if await self.of(campaign) is None:
            return False
        gone = {"of_campaign": campaign, "of_seat": seat, "of_time": _ms(time)}
        row = {"campaign": campaign, "seat": seat, "time": _ms(time), "answer": answer}
        await self._writer.write(campaign, ((sql.ANSWER_DROPPED, gone), (sql.ANSWER_SET, row)))
        return True

    async def forget(self, campaign: int, seat: str) -> None:
        """Delete what a seat has answered."""
        gone = {"of_campaign": campaign, "of_seat": seat}
        await self._writer.write(campaign, ((sql.ANSWERS_FORGOTTEN, gone),))

    async def posted(self, campaign: int, channel: int, message: int) -> None:
        """Note which message shows the next session."""
        row = {"of_campaign": campaign, "channel": channel, "message": message}
        await self._writer.write(campaign, ((sql.MEETING_POSTED, row),))

    async def has_event(self, campaign: int, event: int) -> None:
        """Note the event of Discord; 0 for none."""
        await self._writer.write(campaign, ((sql.MEETING_EVENT, {"of_campaign": campaign, "event": event}),))


def _at(time: int) -> datetime:
    return datetime.fromtimestamp(time / 1000, UTC)


def _ms(time: datetime) -> int:
    return round(time.timestamp() * 1000)


def _read(row: Any) -> Meeting:
    campaign, zone, weeks, times, fixed, due, stage, channel, message, event = row
    return Meeting(
        campaign,
        zone,
        weeks,
        tuple(_at(int(time)) for time in times.split()),
        _at(fixed) if fixed else None,
        _at(due),
        stage,
        channel,
        message,
        event,
    )


def _row(meeting: Meeting) -> dict[str, Any]:
    return {
        **vars(meeting),
        "times": " ".join(str(_ms(time)) for time in meeting.times),
        "fixed": _ms(meeting.fixed) if meeting.fixed else 0,
        "due": _ms(meeting.due),
    }


def _was(meeting: Meeting) -> dict[str, Any]:
    row = _row(meeting)
    return {
        "of_campaign": meeting.campaign,
        **{f"was_{name}": row[name] for name in ("times", "fixed", "due", "stage")},
    }
