"""Times as people type them, and the same hour some weeks later, over changes of the clock."""

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest

from rules.core.refusal import Refused
from table.meeting_times import later, read_times, read_zone

STOCKHOLM = ZoneInfo("Europe/Stockholm")
#: A Friday.
NOW = datetime(2026, 11, 27, 12, tzinfo=UTC)


@pytest.mark.parametrize(
    ("typed", "read"),
    [
        ("2026-12-03 19:00", datetime(2026, 12, 3, 18, tzinfo=UTC)),
        ("2026-12-03T19:00", datetime(2026, 12, 3, 18, tzinfo=UTC)),
        ("3.12. 19:00", datetime(2026, 12, 3, 18, tzinfo=UTC)),
        ("3/12 19.30", datetime(2026, 12, 3, 18, 30, tzinfo=UTC)),
        ("1.2. 19:00", datetime(2027, 2, 1, 18, tzinfo=UTC)),
        ("Thu 19:00", datetime(2026, 12, 3, 18, tzinfo=UTC)),
        ("Thursday, 7pm", datetime(2026, 12, 3, 18, tzinfo=UTC)),
        ("thu 12am", datetime(2026, 12, 2, 23, tzinfo=UTC)),
        ("torsdag kl. 19:00", datetime(2026, 12, 3, 18, tzinfo=UTC)),
        ("чт в 19:00", datetime(2026, 12, 3, 18, tzinfo=UTC)),
        ("fri 14:00", datetime(2026, 11, 27, 13, tzinfo=UTC)),
        ("fri 12:00", datetime(2026, 12, 4, 11, tzinfo=UTC)),
        ("2027-07-01 19:00", datetime(2027, 7, 1, 17, tzinfo=UTC)),
    ],
)
def test_a_time_is_read_as_people_type_it(typed: str, read: datetime) -> None:
    assert read_times(typed, STOCKHOLM, NOW) == (read,)


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("some day", "no-such-time"),
        ("thu 25:00", "no-such-time"),
        ("thu 13pm", "no-such-time"),
        ("31.2. 19:00", "no-such-time"),
        ("2026-12-03", "no-such-time"),
        ("thu 19", "no-such-time"),
        ("2026-11-26 19:00", "time-past"),
        ("2029-11-26 19:00", "time-far"),
        ("", "times-count"),
        ("mon 19:00\ntue 19:00\nwed 19:00\nthu 19:00\nfri 19:00\nsat 19:00", "times-count"),
    ],
)
def test_what_cannot_be_read_is_refused_by_name(typed: str, code: str) -> None:
    with pytest.raises(Refused) as refused:
        read_times(typed, STOCKHOLM, NOW)
    assert refused.value.code == code


def test_several_times_come_in_order_and_each_once() -> None:
    first, second = datetime(2026, 11, 27, 18, tzinfo=UTC), datetime(2026, 12, 3, 18, tzinfo=UTC)
    assert read_times(" thu 19:00\nfri 19:00;thu 19:00", STOCKHOLM, NOW) == (first, second)


@pytest.mark.parametrize("typed", ["Europe/Stockholm", "europe/stockholm", "Stockholm", "stockholm "])
def test_a_zone_is_named_in_full_or_by_its_city(typed: str) -> None:
    assert read_zone(typed).key == "Europe/Stockholm"


def test_a_city_of_two_words_is_found() -> None:
    assert read_zone("New York").key == "America/New_York"


@pytest.mark.parametrize("typed", ["", "Atlantis", "../etc/passwd", "Europe"])
def test_what_is_no_zone_is_refused(typed: str) -> None:
    with pytest.raises(Refused) as refused:
        read_zone(typed)
    assert refused.value.code == "no-such-zone"


def test_every_second_thursday_keeps_its_hour_over_both_changes_of_the_clock() -> None:
    at = datetime(2027, 3, 18, 18, tzinfo=UTC)  # 19:00 in Stockholm, before summer time
    seen = []
    for _ in range(17):
        at = later(at, "Europe/Stockholm", 2)
        seen.append(at.astimezone(STOCKHOLM))
    assert {(one.weekday(), one.hour, one.minute) for one in seen} == {(3, 19, 0)}
    assert {one.utcoffset() for one in seen} == {timedelta(hours=1), timedelta(hours=2)}


def test_an_hour_that_the_clock_leaves_out_becomes_a_real_one() -> None:
    (at,) = read_times("2027-03-28 02:30", STOCKHOLM, NOW)
    assert at.astimezone(STOCKHOLM).strftime("%H:%M") in {"01:30", "03:30"}


def test_an_hour_that_comes_twice_is_the_first_one() -> None:
    (at,) = read_times("2027-10-31 02:30", STOCKHOLM, NOW)
    assert at == datetime(2027, 10, 31, 0, 30, tzinfo=UTC)
