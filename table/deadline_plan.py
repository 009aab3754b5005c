"""When the seats that a contest waits for are reminded, and when a default choice replaces theirs. Pure.

`plan` computes the steps from the settings, the waits, the stored deadlines and the time. A deadline covers
the seats that were missing when it began. It is set again if its reminder goes out too late (quiet hours, a
bot that was down) or cannot be sent.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta, timezone
from enum import Enum, IntEnum, auto

from rules.campaign.common_settings import (
    DEADLINE,
    DEFAULT,
    GRACE,
    OFFSET,
    QUIET,
    REMINDER,
    common_value,
    is_timed,
)
from rules.campaign.model import Campaign
from rules.contract.system import Wait
from storage.deadlines import Deadline


class Stage(IntEnum):
    """The last step that was taken since a deadline began."""

    BEGUN = 0
    REMINDED = 1
    #: The GM got the offer to pick openly.
    OFFERED = 2
    #: Defaults were picked at random.
    DRAWN = 3


class DeadlineAction(Enum):
    """What to do when a deadline changes."""

    NOTHING = auto()
    REMIND = auto()
    OFFER = auto()
    DRAW = auto()


@dataclass(frozen=True)
class Step:
    """A change of a deadline from `old` to `new`, what to do with it, and for which waits."""

    old: Deadline | None
    new: Deadline | None
    do: DeadlineAction = DeadlineAction.NOTHING
    missing: tuple[Wait, ...] = ()


@dataclass(frozen=True)
class DeadlinePolicy:
    """A campaign's settings for deadlines.

    `quiet` holds the first quiet hour and the first hour after it (0 to 23) by the campaign's clock; None
    means no quiet hours. `lead` is the time from the reminder to the deadline.
    """

    hours: timedelta
    lead: timedelta
    grace: timedelta
    default: str
    quiet: tuple[int, int] | None
    clock: timezone

    @classmethod
    def of(cls, campaign: Campaign) -> "DeadlinePolicy":
        """Read the settings of a campaign that has deadlines."""
        hours = timedelta(hours=int(common_value(campaign, DEADLINE)))
        return cls(
            hours,
            _lead(common_value(campaign, REMINDER), hours),
            timedelta(hours=int(common_value(campaign, GRACE))),
            common_value(campaign, DEFAULT),
            _quiet(common_value(campaign, QUIET)),
            clock_of(campaign),
        )

    def is_quiet(self, at: datetime) -> bool:
        """Return whether a moment is in the quiet hours, whose end is not included."""
        if self.quiet is None:
            return False
        start, end = self.quiet
        hour = at.astimezone(self.clock).hour
        return start <= hour < end if start < end else hour >= start or hour < end

    def awake(self, at: datetime) -> datetime:
        """Return this moment or, if it is in the quiet hours, their end."""
        if self.quiet is None or not self.is_quiet(at):
            return at
        local = at.astimezone(self.clock)
        end = local.replace(hour=self.quiet[1], minute=0, second=0, microsecond=0)
        return (end if end > local else end + timedelta(days=1)).astimezone(UTC)

    def due(self, now: datetime) -> datetime:
        """Return the deadline of a wait that begins now, late enough for a reminder before it."""
        due = self.awake(now + self.hours)
        return due if self.reminds(due) < due else self.awake(self.reminds(due) + self.lead)

    def reminds(self, due: datetime) -> datetime:
        """Return when to remind the missing seats of a deadline."""
        return self.awake(due - self.lead)

    def ends(self, due: datetime) -> datetime:
        """Return when the grace period after a deadline is over, so that the default applies."""
        return self.awake(due + self.grace)


def awake(campaign: Campaign, at: datetime) -> datetime:
    """Return this moment or, if it is in the quiet hours of a campaign, their end."""
    nothing = timedelta()
    quiet = _quiet(common_value(campaign, QUIET))
    return DeadlinePolicy(nothing, nothing, nothing, "", quiet, clock_of(campaign)).awake(at)


def clock_of(campaign: Campaign) -> timezone:
    """Return the time zone that a campaign has set."""
    value = common_value(campaign, OFFSET)
    hours, _, minutes = value[1:].partition(":")
    distance = timedelta(hours=int(hours), minutes=int(minutes or 0))
    return timezone(-distance if value[0] == "-" else distance)


def _lead(value: str, hours: timedelta) -> timedelta:
    """Return how long before a deadline the reminder comes; half of `hours` if the setting is longer."""
    lead = hours / 2 if value == "half" else timedelta(hours=int(value))
    return lead if lead < hours else hours / 2


def _quiet(value: str) -> tuple[int, int] | None:
    if value == QUIET.default:
        return None
    start, end = value.split("-")
    return int(start), int(end)


def key(wait: Wait) -> str:
    """Return a text that identifies a wait within its contest."""
    return f"{wait.turn}:{wait.what}:{wait.seat}:{wait.character}"


def missing(deadline: Deadline, waits: Sequence[Wait]) -> tuple[Wait, ...]:
    """Return the waits of a deadline that are not over."""
    keys = deadline.wait.split(" ")
    return tuple(wait for wait in waits if wait.contest == deadline.contest and key(wait) in keys)


def plan(
    campaign: Campaign, waits: Sequence[Wait], deadlines: Sequence[Deadline], now: datetime
) -> tuple[Step, ...]:
    """Return the steps to take now. In quiet hours, nobody is reminded, and nothing is drawn or offered."""
    if not is_timed(campaign):
        return tuple(Step(deadline, None) for deadline in deadlines)
    return tuple(_steps(campaign.id, DeadlinePolicy.of(campaign), waits, deadlines, now))


def _steps(
    campaign: int, pace: DeadlinePolicy, waits: Sequence[Wait], deadlines: Sequence[Deadline], now: datetime
) -> Iterator[Step]:
    known = {deadline.contest: deadline for deadline in deadlines}
    for contest in dict.fromkeys((*known, *(wait.contest for wait in waits if wait.contest))):
        old = known.get(contest)
        late = missing(old, waits) if old else ()
        if old is not None and late:
            yield from _running(pace, old, late, now)
            continue
        due = tuple(wait for wait in waits if wait.contest == contest)
        names = " ".join(map(key, due))
        yield Step(old, Deadline(campaign, contest, names, pace.due(now), Stage.BEGUN) if due else None)


def _running(pace: DeadlinePolicy, old: Deadline, late: tuple[Wait, ...], now: datetime) -> Iterator[Step]:
    if pace.is_quiet(now):
        return
    if old.stage == Stage.BEGUN:
        if now >= pace.reminds(old.due):
            due = old.due if now < old.due else pace.awake(now + pace.lead)
            yield Step(old, replace(old, due=due, stage=Stage.REMINDED), DeadlineAction.REMIND, late)
    elif now >= pace.ends(old.due):
        yield from _over(pace, old, late)


def _over(pace: DeadlinePolicy, old: Deadline, late: tuple[Wait, ...]) -> Iterator[Step]:
    """Apply the default once, for the waits whose rules have one; the GM picks only for players."""
    if pace.default == "random" and old.stage < Stage.DRAWN:
        drawn = tuple(wait for wait in late if wait.defaults)
        yield Step(
            old,
            replace(old, stage=Stage.DRAWN),
            DeadlineAction.DRAW if drawn else DeadlineAction.NOTHING,
            drawn,
        )
    if pace.default == "gm" and old.stage < Stage.OFFERED:
        offered = open_to_gm(late)
        yield Step(
            old,
            replace(old, stage=Stage.OFFERED),
            DeadlineAction.OFFER if offered else DeadlineAction.NOTHING,
            offered,
        )


def open_to_gm(late: Sequence[Wait]) -> tuple[Wait, ...]:
    """Return the waits for which the GM may pick openly: players' waits that have a default."""
    return tuple(wait for wait in late if wait.seat and wait.defaults)
