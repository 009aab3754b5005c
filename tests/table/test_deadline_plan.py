"""Deadlines: missing seats are reminded and defaults are played, never in quiet hours and never twice."""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.campaign.common_settings import COMMON
from rules.campaign.model import Campaign, SeatRecord
from rules.campaign.settings import require_setting
from rules.contract.system import Wait
from rules.core.refusal import Refused
from rules.core.seat import Role
from rules.nyx.base.enums import Tactic
from rules.nyx.state.contest_actions import PickTactic
from storage.deadlines import Deadline
from table.deadline_plan import DeadlineAction, DeadlinePolicy, Step, clock_of, missing, plan

START = datetime(2026, 11, 23, 12, 0, tzinfo=UTC)
HOUR = timedelta(hours=1)
SEATS = (SeatRecord(id="1", role=Role.GM, holder=5), SeatRecord(id="2", role=Role.PLAYER, holder=6))
PICKS = tuple(PickTactic(contest="9", turn=1, side=1, tactic=tactic) for tactic in Tactic)
MIRA = Wait("tactic", "2", "3", "9", 1, PICKS)
TOVE = Wait("tactic", "4", "5", "9", 1, PICKS)
GMS = Wait("tactic", "", "6", "9", 1, PICKS)


def campaign(**settings: str) -> Campaign:
    chosen = {"deadline": "24", **settings}
    return Campaign(id=1, home=2, name="Night", system="nyx", language="en", seats=SEATS, settings=chosen)


def local(day: int, hour: int, minute: int = 0) -> datetime:
    """Return a moment in November 2026, in UTC."""
    return datetime(2026, 11, day, hour, minute, tzinfo=UTC)


def run(head: Campaign, waits: tuple[Wait, ...], moments: list[datetime]) -> Iterator[tuple[datetime, Step]]:
    """Run the deadline clock at these moments, and yield every step with its moment."""
    stored: dict[str, Deadline] = {}
    for now in moments:
        for step in plan(head, waits, tuple(stored.values()), now):
            contest = (step.old or step.new).contest  # type: ignore[union-attr]
            assert stored.get(contest) == step.old
            stored.pop(contest, None)
            if step.new:
                stored[contest] = step.new
            yield now, step


def every(minutes: int, hours: int, start: datetime = START) -> list[datetime]:
    return [start + timedelta(minutes=passed) for passed in range(0, hours * 60 + 1, minutes)]


def done(
    head: Campaign, waits: tuple[Wait, ...], moments: list[datetime]
) -> list[tuple[datetime, DeadlineAction]]:
    return [
        (now, step.do) for now, step in run(head, waits, moments) if step.do is not DeadlineAction.NOTHING
    ]


def test_without_deadlines_nothing_happens_and_leftovers_are_dropped() -> None:
    old = Deadline(1, "9", "1:tactic:2:3", START)
    assert plan(campaign(deadline="off"), (MIRA,), (), START) == ()
    assert plan(campaign(deadline="off"), (MIRA,), (old,), START) == (Step(old, None),)


def test_a_wait_in_a_contest_gets_a_deadline_and_one_outside_does_not() -> None:
    outside = Wait("heal", "2", "3")
    (step,) = plan(campaign(), (MIRA, outside, TOVE), (), START)
    assert step == Step(None, Deadline(1, "9", "1:tactic:2:3 1:tactic:4:5", START + 24 * HOUR))


def test_missing_people_are_reminded_once_halfway_and_the_game_waits() -> None:
    told = done(campaign(), (MIRA,), every(10, 100))
    assert told == [(START + 12 * HOUR, DeadlineAction.REMIND)]


@pytest.mark.parametrize(("default", "do"), [("random", DeadlineAction.DRAW), ("gm", DeadlineAction.OFFER)])
def test_a_default_is_played_once_at_the_end_of_the_grace_period(default: str, do: DeadlineAction) -> None:
    told = done(campaign(default=default, grace="6", reminder="2"), (MIRA,), every(10, 100))
    assert told == [(START + 22 * HOUR, DeadlineAction.REMIND), (START + 30 * HOUR, do)]


def test_a_reminder_that_does_not_fit_before_the_deadline_is_sent_halfway() -> None:
    told = done(campaign(deadline="12", reminder="12"), (MIRA,), every(10, 20))
    assert told == [(START + 6 * HOUR, DeadlineAction.REMIND)]


def test_only_those_still_missing_are_reminded_and_drawn_for() -> None:
    head = campaign(default="random")
    (begun,) = plan(head, (MIRA, TOVE), (), START)
    assert begun.new
    (reminded,) = plan(head, (TOVE,), (begun.new,), START + 12 * HOUR)
    assert (reminded.do, reminded.missing) == (DeadlineAction.REMIND, (TOVE,))
    assert reminded.new
    (drawn,) = plan(head, (TOVE,), (reminded.new,), START + 24 * HOUR)
    assert (drawn.do, drawn.missing) == (DeadlineAction.DRAW, (TOVE,))


def test_a_deadline_is_cleared_when_nobody_is_missing_and_restarts_with_the_next_wait() -> None:
    (begun,) = plan(campaign(), (MIRA,), (), START)
    assert begun.new
    assert plan(campaign(), (), (begun.new,), START + HOUR) == (Step(begun.new, None),)
    later = MIRA._replace(turn=2)
    (again,) = plan(campaign(), (later,), (begun.new,), START + HOUR)
    assert again == Step(begun.new, Deadline(1, "9", "2:tactic:2:3", START + 25 * HOUR))


def test_a_person_awaited_only_since_then_is_not_reminded_of_the_others_deadline() -> None:
    (begun,) = plan(campaign(), (MIRA, TOVE), (), START)
    assert begun.new
    since = MIRA._replace(what="bonus")
    (reminded,) = plan(campaign(), (since, TOVE), (begun.new,), START + 13 * HOUR)
    assert reminded.missing == (TOVE,)
    assert missing(begun.new, (since,)) == ()


def test_a_deadline_does_not_move_while_others_answer() -> None:
    (begun,) = plan(campaign(), (MIRA, TOVE), (), START)
    assert begun.new
    assert plan(campaign(), (TOVE,), (begun.new,), START + 5 * HOUR) == ()


def test_the_gm_is_offered_only_the_players_waits_with_a_choice() -> None:
    bare = TOVE._replace(defaults=())
    head = campaign(default="gm")
    steps = [
        step for _, step in run(head, (MIRA, GMS, bare), every(10, 48)) if step.do is DeadlineAction.OFFER
    ]
    assert [step.missing for step in steps] == [(MIRA,)]
    assert [do for _, do in done(head, (GMS, bare), every(10, 48))] == [DeadlineAction.REMIND]


def test_the_dice_pick_for_the_gm_too_but_not_where_the_rules_have_no_default() -> None:
    head = campaign(default="random")
    bare = TOVE._replace(defaults=())
    steps = [step for _, step in run(head, (GMS, bare), every(10, 48)) if step.do is DeadlineAction.DRAW]
    assert [step.missing for step in steps] == [(GMS,)]
    assert [do for _, do in done(head, (bare,), every(10, 48))] == [DeadlineAction.REMIND]


def test_a_default_chosen_after_the_grace_period_is_played_then() -> None:
    steps = list(run(campaign(), (MIRA,), every(10, 48)))
    waiting = steps[-1][1].new
    assert waiting
    (step,) = plan(campaign(default="gm"), (MIRA,), (waiting,), START + 50 * HOUR)
    assert step.do is DeadlineAction.OFFER
    assert step.new
    (step,) = plan(campaign(default="random"), (MIRA,), (step.new,), START + 51 * HOUR)
    assert step.do is DeadlineAction.DRAW


# ---------------------------------------------------------------------------------------- quiet hours


@pytest.mark.parametrize(
    ("quiet", "offset", "at", "awake"),
    [
        ("22-08", "+0", local(23, 21, 59), local(23, 21, 59)),
        ("22-08", "+0", local(23, 22), local(24, 8)),
        ("22-08", "+0", local(24, 7, 59), local(24, 8)),
        ("22-08", "+0", local(24, 8), local(24, 8)),
        ("22-08", "+3", local(23, 19, 30), local(24, 5)),
        ("22-08", "-8", local(24, 6, 30), local(24, 16)),
        ("00-08", "+5:30", local(23, 18, 29), local(23, 18, 29)),
        ("00-08", "+5:30", local(23, 18, 30), local(24, 2, 30)),
        ("13-15", "+0", local(23, 14), local(23, 15)),
        ("off", "+0", local(23, 3), local(23, 3)),
    ],
)
def test_quiet_hours_follow_the_tables_clock_and_may_cross_midnight(
    quiet: str, offset: str, at: datetime, awake: datetime
) -> None:
    pace = DeadlinePolicy.of(campaign(quiet=quiet, offset=offset))
    assert pace.awake(at) == awake
    assert pace.is_quiet(at) is (awake != at)


def test_a_reminder_in_quiet_hours_waits_for_their_end() -> None:
    told = done(campaign(quiet="22-08", reminder="12"), (MIRA,), every(10, 48, local(23, 15)))
    assert told == [(local(24, 8), DeadlineAction.REMIND)]


def test_a_deadline_leaves_time_after_a_delayed_reminder() -> None:
    head = campaign(quiet="22-08", reminder="2", default="random")
    told = done(head, (MIRA,), every(10, 72, local(23, 23)))
    assert told == [(local(25, 8), DeadlineAction.REMIND), (local(25, 10), DeadlineAction.DRAW)]


def test_after_a_downtime_the_bot_reminds_before_it_plays_a_default() -> None:
    head = campaign(default="random", reminder="6")
    moments = [START, *every(10, 48, START + 40 * HOUR)]
    steps = [
        (now, step) for now, step in run(head, (MIRA,), moments) if step.do is not DeadlineAction.NOTHING
    ]
    assert [(now, step.do) for now, step in steps] == [
        (START + 40 * HOUR, DeadlineAction.REMIND),
        (START + 46 * HOUR, DeadlineAction.DRAW),
    ]
    assert steps[0][1].new
    assert steps[0][1].new.due == START + 46 * HOUR


HOURS = st.integers(1, 999).map(str)
CLOCK_HOURS = st.integers(0, 23)
SETTINGS = st.fixed_dictionaries(
    {
        "deadline": st.one_of(st.sampled_from(["12", "24", "48"]), HOURS),
        "reminder": st.one_of(st.just("half"), HOURS),
        "grace": st.sampled_from(["0", "1", "2", "6", "12", "24"]),
        "default": st.sampled_from(["wait", "gm", "random"]),
        "quiet": st.one_of(
            st.just("off"),
            st.tuples(CLOCK_HOURS, CLOCK_HOURS)
            .filter(lambda pair: pair[0] != pair[1])
            .map(lambda pair: f"{pair[0]:02}-{pair[1]:02}"),
        ),
        "offset": st.sampled_from(["+0", "+1", "+14", "-12", "-3:30", "+5:45"]),
    }
)
GAPS = st.lists(st.integers(1, 60 * 40).map(lambda minutes: timedelta(minutes=minutes)), max_size=60)


@given(SETTINGS, GAPS, st.integers(0, 60 * 24))
def test_at_every_tick_one_reminder_precedes_one_default_and_neither_comes_at_night(
    settings: dict[str, str], gaps: list[timedelta], start: int
) -> None:
    head = campaign(**settings)
    pace = DeadlinePolicy.of(head)
    moments = [START + timedelta(minutes=start)]
    for gap in gaps:
        moments.append(moments[-1] + gap)
    steps = list(run(head, (MIRA, TOVE), moments))
    loud = [(now, step) for now, step in steps if step.do is not DeadlineAction.NOTHING]
    assert [step.do for _, step in loud] in (
        [],
        [DeadlineAction.REMIND],
        [
            DeadlineAction.REMIND,
            {"gm": DeadlineAction.OFFER, "random": DeadlineAction.DRAW}.get(settings["default"]),
        ],
    )
    for now, step in loud:
        assert not pace.is_quiet(now)
        assert step.missing == (MIRA, TOVE)
    for (reminded, step), (late, _) in pairwise(loud):
        assert step.new
        assert reminded < step.new.due + pace.grace <= late
        assert step.new.due <= late


@given(SETTINGS, st.integers(0, 60 * 24 * 7))
def test_a_deadline_is_never_earlier_than_the_table_wants_or_in_quiet_hours(
    settings: dict[str, str], start: int
) -> None:
    pace = DeadlinePolicy.of(campaign(**settings))
    now = START + timedelta(minutes=start)
    due = pace.due(now)
    assert due - now >= pace.hours
    assert not pace.is_quiet(due)
    assert pace.reminds(due) > now
    assert pace.ends(due) >= due + pace.grace


# ------------------------------------------------------------------------------------ what may be typed


@pytest.mark.parametrize(
    ("key", "typed"),
    [
        ("quiet", "21-07"),
        ("quiet", "00-23"),
        ("offset", "+5:30"),
        ("offset", "-12"),
        ("offset", "+14"),
        ("reminder", "36"),
        ("deadline", "999"),
    ],
)
def test_typed_values_within_the_limits_can_be_used(key: str, typed: str) -> None:
    assert require_setting(COMMON, key).read(typed) == typed
    assert DeadlinePolicy.of(campaign(**{key: typed})).hours > timedelta(0)


@pytest.mark.parametrize(
    ("key", "typed"),
    [
        ("quiet", "22-22"),
        ("quiet", "24-08"),
        ("quiet", "8-22"),
        ("offset", "+15"),
        ("offset", "-13"),
        ("offset", "1"),
        ("offset", "+1:60"),
        ("reminder", "0"),
        ("deadline", "1000"),
    ],
)
def test_typed_values_beyond_the_limits_are_refused(key: str, typed: str) -> None:
    with pytest.raises(Refused) as caught:
        require_setting(COMMON, key).read(typed)
    assert caught.value.code == "setting-value-form"


@pytest.mark.parametrize(("offset", "minutes"), [("+0", 0), ("+14", 840), ("-3:30", -210), ("+5:45", 345)])
def test_the_tables_clock_is_read_from_its_setting(offset: str, minutes: int) -> None:
    assert clock_of(campaign(offset=offset)).utcoffset(None) == timedelta(minutes=minutes)
