"""Deadlines: when a contest that waits reminds the seats that are missing, and when a default comes in.

`plan` is pure: from the settings, the waits, the deadlines stored and the time it says what is to be done.
`take_turn` does it. A deadline belongs to those who were missing when it began; it never slides, but one
whose reminder could not be sent in time (quiet hours, a bot that was down) is set anew together with it.
"""

import logging
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
from rules.contract.system import AnyState, Played, Wait
from rules.core.model_base import Action
from rules.core.refusal import Refused
from rules.core.seat import DICE, Role, Seat
from storage.deadlines import Deadline
from table.play.table import Table

log = logging.getLogger(__name__)


class Stage(IntEnum):
    """What was done since a deadline began."""

    BEGUN = 0
    REMINDED = 1
    #: The GM was told that they may pick openly.
    OFFERED = 2
    #: The dice have picked.
    DRAWN = 3


class DeadlineAction(Enum):
    """What a change of a deadline brings with it."""

    NOTHING = auto()
    REMIND = auto()
    OFFER = auto()
    DRAW = auto()


@dataclass(frozen=True)
class Step:
    """A deadline as it was and as it becomes, what is done with that, and for whom."""

    old: Deadline | None
    new: Deadline | None
    do: DeadlineAction = DeadlineAction.NOTHING
    missing: tuple[Wait, ...] = ()


@dataclass(frozen=True)
class DeadlinePolicy:
    """A table's settings of time. `quiet` are two full hours by its clock, None without quiet hours."""

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
        """Tell whether a moment falls into the quiet hours; their end does not."""
        if self.quiet is None:
            return False
        start, end = self.quiet
        hour = at.astimezone(self.clock).hour
        return start <= hour < end if start < end else hour >= start or hour < end

    def awake(self, at: datetime) -> datetime:
        """Return this moment, or the end of the quiet hours that it falls into."""
        if self.quiet is None or not self.is_quiet(at):
            return at
        local = at.astimezone(self.clock)
        end = local.replace(hour=self.quiet[1], minute=0, second=0, microsecond=0)
        return (end if end > local else end + timedelta(days=1)).astimezone(UTC)

    def due(self, now: datetime) -> datetime:
        """Return until when is waited from now on: there is a moment to remind before it."""
        due = self.awake(now + self.hours)
        return due if self.reminds(due) < due else self.awake(self.reminds(due) + self.lead)

    def reminds(self, due: datetime) -> datetime:
        """Return when those who are missing are reminded."""
        return self.awake(due - self.lead)

    def ends(self, due: datetime) -> datetime:
        """Return when the grace is over and the default comes in."""
        return self.awake(due + self.grace)


def clock_of(campaign: Campaign) -> timezone:
    """Return the table's clock."""
    value = common_value(campaign, OFFSET)
    hours, _, minutes = value[1:].partition(":")
    distance = timedelta(hours=int(hours), minutes=int(minutes or 0))
    return timezone(-distance if value[0] == "-" else distance)


def _lead(value: str, hours: timedelta) -> timedelta:
    """Return how long before a deadline the reminder comes: halfway, if it were before the beginning."""
    lead = hours / 2 if value == "half" else timedelta(hours=int(value))
    return lead if lead < hours else hours / 2


def _quiet(value: str) -> tuple[int, int] | None:
    if value == QUIET.default:
        return None
    start, end = value.split("-")
    return int(start), int(end)


# ------------------------------------------------------------------------------------- what is to be done


def key(wait: Wait) -> str:
    """Return what tells a wait of a contest from the others of it."""
    return f"{wait.turn}:{wait.what}:{wait.seat}:{wait.character}"


def missing(deadline: Deadline, waits: Sequence[Wait]) -> tuple[Wait, ...]:
    """Return what a deadline still waits for."""
    keys = deadline.wait.split(" ")
    return tuple(wait for wait in waits if wait.contest == deadline.contest and key(wait) in keys)


def plan(
    campaign: Campaign, waits: Sequence[Wait], deadlines: Sequence[Deadline], now: datetime
) -> tuple[Step, ...]:
    """Return what is to be done now. Nothing reminds, draws or offers in quiet hours."""
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
    """Let the default come in, once, for those whom the rules leave one; the GM picks for others alone."""
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
    """Return what the GM may pick openly: what is a player's and has a choice that may stand in."""
    return tuple(wait for wait in late if wait.seat and wait.defaults)


# --------------------------------------------------------------------------------------------- doing it


async def take_turn(table: Table, campaign: int) -> tuple[Step, ...]:
    """Do what is due in a campaign; return the steps that this call did and that somebody must be told of.

    A reminder is lost rather than sent twice: the deadline moves on first. What is drawn is played first, and
    then the deadline moves on: played a second time it is refused, since nobody is missing any more.
    """
    state = await table.state(campaign)
    waits = table.system(state).waits(state)
    deadlines = await table.store.deadlines.of(campaign)
    told = []
    for step in plan(state.campaign, waits, deadlines, table.store.now()):
        done = await _drawn(table, campaign, step) if step.do is DeadlineAction.DRAW else step
        moved = await table.store.deadlines.move(step.old, step.new)
        if done.do is DeadlineAction.DRAW or (moved and done.do is not DeadlineAction.NOTHING):
            told.append(done)
    return tuple(told)


async def begin_anew(table: Table, deadline: Deadline) -> None:
    """Begin a deadline from now: of this one nobody could be reminded, and nothing comes in unwarned."""
    campaign = (await table.state(deadline.campaign)).campaign
    if is_timed(campaign):
        due = DeadlinePolicy.of(campaign).due(table.store.now())
        await table.store.deadlines.move(deadline, replace(deadline, due=due, stage=Stage.BEGUN))


async def _drawn(table: Table, campaign: int, step: Step) -> Step:
    """Let the dice pick for each seat that is still missing; return the step with those they picked for."""
    drawn = [wait for wait in step.missing if await _draw(table, campaign, wait)]
    return replace(step, missing=tuple(drawn), do=DeadlineAction.DRAW if drawn else DeadlineAction.NOTHING)


async def _draw(table: Table, campaign: int, wait: Wait) -> bool:
    """Tell whether the dice picked: not for somebody who came in meanwhile, or whom another's act freed."""
    state = await table.state(campaign)
    defaults = _defaults(table, state, wait)
    if not defaults:
        return False
    action = defaults[table.draw(len(defaults))]
    try:
        await play_default(table, campaign, wait, action, DICE)
    except Refused as refused:
        log.info("campaign %s: nothing was drawn for %s: %s", campaign, key(wait), refused.code)
        return False
    return True


async def play_default(table: Table, campaign: int, wait: Wait, action: Action, by: str) -> Played:
    """Play what stands in for a seat whose time ran out. Refused: `time-not-out` when none is missing."""

    def check(state: AnyState) -> None:
        if action not in _defaults(table, state, wait):
            raise Refused("time-not-out")

    state = await table.state(campaign)
    return await table.play(campaign, action, seat_for(state.campaign, wait, by), check)


def _defaults(table: Table, state: AnyState, wait: Wait) -> tuple[Action, ...]:
    """Return what may stand in for a seat now; nothing when it is not waited for any more."""
    waits = table.system(state).waits(state)
    return next((w.defaults for w in waits if w.contest == wait.contest and key(w) == key(wait)), ())


def seat_for(campaign: Campaign, wait: Wait, by: str) -> Seat:
    """Return the seat that a wait is for, as somebody else acts for it: the GM's chair for the GM's own."""
    record = campaign.record(wait.seat) or campaign.gm
    role = record.role if wait.seat else Role.GM
    return Seat(role=role, id=record.id, by=by)
