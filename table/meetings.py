"""Planning the next session: times that the table votes on, one that the GM fixes, a reminder, repetition.

The clock says when to look: at a reminder, or at the end of a session; then a repeated one moves on.
"""

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from enum import Enum, IntEnum, auto
from typing import Literal, NamedTuple, TypeAlias

from rules.campaign.model import Campaign
from rules.campaign.safety import require_seat
from rules.core.refusal import Refused
from rules.core.seat import Seat, require_gm
from storage.meetings import Answers, Meeting
from table.deadline_plan import awake
from table.meeting_times import later, read_times, read_zone
from table.play.table import Table

Answer: TypeAlias = Literal["yes", "maybe", "no"]

#: How long before a session the reminder goes out, and how long a session is taken to last.
LEAD, LENGTH = timedelta(hours=24), timedelta(hours=6)
#: The most weeks after which a session repeats.
MOST_WEEKS = 8


class Stage(IntEnum):
    """What happens when the time of a meeting comes: the reminder, or that it is over."""

    REMIND = 0
    OVER = 1


class Due(Enum):
    """What the clock found to do: remind the table, tell of the next date, forget what is over, or call off
    the session of a campaign that was archived.
    """

    REMIND = auto()
    NEXT = auto()
    OVER = auto()
    OFF = auto()


class Step(NamedTuple):
    """What the clock does for a meeting, as it was before and as it is now."""

    do: Due
    old: Meeting
    new: Meeting | None


class Meetings:
    """What the people at a table may do about its next session."""

    def __init__(self, table: Table) -> None:
        self._table, self._stored = table, table.store.meetings

    async def of(self, campaign: int) -> Meeting | None:
        """Return the next session; None if none is planned."""
        return await self._stored.of(campaign)

    async def ahead(self, campaign: int) -> Meeting | None:
        """Return the next session; None if none is planned that has not begun."""
        meeting = await self.of(campaign)
        begun = meeting is not None and meeting.fixed is not None and meeting.fixed <= self._table.store.now()
        return None if begun else meeting

    async def require(self, campaign: int) -> Meeting:
        """Return the next session. Refused: `no-meeting`."""
        meeting = await self.of(campaign)
        if meeting is None:
            raise Refused("no-meeting")
        return meeting

    async def answers(self, campaign: int) -> Answers:
        """Return who can come when."""
        return await self._stored.answers(campaign)

    async def plan(
        self, campaign: Campaign, seat: Seat, text: str, zone: str
    ) -> tuple[Meeting | None, Meeting]:
        """Plan a session at one of the times in a text, or at the only one; return what was planned and is.

        Refused: `gm-only`, and as `read_zone` and `read_times`.
        """
        require_gm(seat)
        known = read_zone(zone)
        times = read_times(text, known, self._now())
        old = await self.of(campaign.id)
        new = Meeting(campaign.id, known.key, 0, times, None, times[-1], Stage.OVER)
        if len(times) == 1:
            new = self._fixed(campaign, new, times[0])
        if old is not None:
            new = replace(new, event=old.event if new.fixed else 0)
        return await self._replaced(old, new)

    async def fix(self, campaign: Campaign, seat: Seat, time: datetime) -> Meeting:
        """Fix one of the times that are voted on. Refused: `gm-only`, `no-meeting`, `meeting-changed`."""
        require_gm(seat)
        old = await self.require(campaign.id)
        if time not in old.times or time <= self._now():
            raise Refused("meeting-changed")
        return await self._moved(old, self._fixed(campaign, old, time))

    async def repeat(self, campaign: int, seat: Seat, weeks: int) -> Meeting:
        """Let the session repeat every few weeks, or not at all (0).

        Refused: `gm-only`, `no-meeting`, `meeting-changed`.
        """
        require_gm(seat)
        old = await self.require(campaign)
        if not 0 <= weeks <= MOST_WEEKS or old.fixed is None:
            raise Refused("meeting-changed")
        return await self._moved(old, replace(old, weeks=weeks))

    async def cancel(self, campaign: int, seat: Seat) -> Meeting:
        """Cancel the next session, and its repetition; return it. Refused: `gm-only`, `no-meeting`."""
        require_gm(seat)
        old = await self.require(campaign)
        if not await self._stored.replace(old, None):
            raise Refused("no-meeting")
        return old

    async def call_off(self, campaign: int) -> Meeting | None:
        """Cancel the next session of a campaign that is archived or deleted; return it, if there was one."""
        old = await self.of(campaign)
        return old if old is not None and await self._stored.replace(old, None) else None

    async def answer(self, campaign: int, seat: Seat, time: datetime, answer: Answer) -> Meeting:
        """Say whether a seat can come. Refused: `no-seat`, `no-meeting`, `meeting-changed`."""
        require_seat(seat)
        meeting = await self.require(campaign)
        if time not in choices(meeting):
            raise Refused("meeting-changed")
        await self._stored.answer(campaign, seat.id, time, answer)
        return meeting

    def _now(self) -> datetime:
        return self._table.store.now()

    def _fixed(self, campaign: Campaign, meeting: Meeting, time: datetime) -> Meeting:
        """Return the meeting at this time; there is no reminder of a session that begins within a day."""
        remind = awake(campaign, time - LEAD)
        stage = Stage.REMIND if self._now() < remind < time else Stage.OVER
        due = remind if stage is Stage.REMIND else time + LENGTH
        return replace(meeting, fixed=time, due=due, stage=stage)

    async def _replaced(self, old: Meeting | None, new: Meeting) -> tuple[Meeting | None, Meeting]:
        if not await self._stored.replace(old, new):
            raise Refused("meeting-changed")
        return old, new

    async def _moved(self, old: Meeting, new: Meeting) -> Meeting:
        if not await self._stored.move(old, new):
            raise Refused("meeting-changed")
        return new

    # ------------------------------------------------------------------------------------- the clock

    async def take_turn(self, meeting: Meeting) -> Step | None:
        """Take the next step of a meeting; None if somebody else has done it.

        It is stored before anything is posted: a crash may lose a reminder, and never repeats it.
        """
        campaign = (await self._table.state(meeting.campaign)).campaign
        step = self._step(campaign, meeting)
        if step.do is Due.REMIND and step.new is not None:
            return step if await self._stored.move(step.old, step.new) else None
        return step if await self._stored.replace(step.old, step.new) else None

    def _step(self, campaign: Campaign, meeting: Meeting) -> Step:
        at = meeting.fixed
        if campaign.archived:
            return Step(Due.OFF, meeting, None)
        if at is not None and meeting.stage == Stage.REMIND and self._now() < at:
            return Step(Due.REMIND, meeting, replace(meeting, due=at + LENGTH, stage=Stage.OVER))
        return self._ended(campaign, meeting)

    def _ended(self, campaign: Campaign, meeting: Meeting) -> Step:
        """Return the step after a session: the next date that is still to come, or none."""
        if meeting.fixed is None or not meeting.weeks:
            return Step(Due.OVER, meeting, None)
        time = later(meeting.fixed, meeting.zone, meeting.weeks)
        while time <= self._now():
            time = later(time, meeting.zone, meeting.weeks)
        bare = replace(meeting, times=(time,), channel=0, message=0, event=0)
        return Step(Due.NEXT, meeting, self._fixed(campaign, bare, time))


def choices(meeting: Meeting) -> tuple[datetime, ...]:
    """Return the times about which the table is asked: all of them, or the one that is fixed."""
    return (meeting.fixed,) if meeting.fixed else meeting.times


def moment(milliseconds: int) -> datetime:
    """Return the time that a button names."""
    return datetime.fromtimestamp(milliseconds / 1000, UTC)
