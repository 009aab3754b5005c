"""Reads times as people type them in their own time zone, and finds the same hour some weeks later.

Between two zones and over a change of the clock, a time is what the clock on the wall shows.
"""

import re
from collections.abc import Mapping
from datetime import UTC, date, datetime, time, timedelta
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

from rules.core.refusal import Refused

#: The fewest and the most times that are voted on; one time is fixed at once.
MOST_TIMES = 5
#: How far ahead a session may be planned.
HORIZON = timedelta(days=400)
#: The zone that a form suggests for a campaign in this language, until one was given.
USUAL: Mapping[str, str] = {"en": "Europe/London", "sv": "Europe/Stockholm", "ru": "Europe/Moscow"}

#: The beginnings of the days' names, Monday first, in English, Swedish and Russian.
_DAYS = (
    ("mon", "mån", "man", "пн", "пон"),
    ("tue", "tis", "вт"),
    ("wed", "ons", "ср"),
    ("thu", "tor", "чт", "чет"),
    ("fri", "fre", "пт", "пят"),
    ("sat", "lör", "lor", "сб", "суб"),
    ("sun", "sön", "son", "вс", "вос"),
)
_HOUR = re.compile(
    r"(?P<day>.+?)[\s,T]+(?:kl\.?\s*|в\s+)?(?P<hour>\d{1,2})(?:[:.](?P<minute>\d\d))?\s*(?P<half>[ap]m)?"
)
_ISO = re.compile(r"(?P<year>\d{4})-(?P<month>\d{1,2})-(?P<day>\d{1,2})")
_SHORT = re.compile(r"(?P<day>\d{1,2})[./](?P<month>\d{1,2})\.?")


def read_zone(text: str) -> ZoneInfo:
    """Return the zone that a text names: "Europe/Stockholm", or the city alone. Refused: `no-such-zone`."""
    wanted = "_".join(text.casefold().split())
    found = _zones().get(wanted)
    if found is None:
        raise Refused("no-such-zone", text=text)
    return ZoneInfo(found)


@cache
def _zones() -> Mapping[str, str]:
    """Return the zones by name and, where only one has it, by city, in lower case."""
    names = sorted(available_timezones())
    cities: dict[str, list[str]] = {}
    for name in names:
        if name.count("/") == 1 and not name.startswith("Etc/"):
            cities.setdefault(name.split("/")[1].casefold(), []).append(name)
    lone = {city: found[0] for city, found in cities.items() if len(found) == 1}
    return {**lone, **{name.casefold(): name for name in names}}


def read_times(text: str, zone: ZoneInfo, now: datetime) -> tuple[datetime, ...]:
    """Return the times in a text, one in each row or after a semicolon, in order and each once.

    Refused: `no-such-time`, `time-past`, `time-far`, `times-count`.
    """
    rows = [row.strip() for row in re.split(r"[\n;]", text) if row.strip()]
    times = sorted({_read(row, zone, now) for row in rows})
    if not 1 <= len(times) <= MOST_TIMES:
        raise Refused("times-count", most=MOST_TIMES)
    return tuple(times)


def later(at: datetime, zone: str, weeks: int) -> datetime:
    """Return the same hour on the wall some weeks later."""
    local = at.astimezone(ZoneInfo(zone)).replace(tzinfo=None)
    return (local + timedelta(weeks=weeks)).replace(tzinfo=ZoneInfo(zone)).astimezone(UTC)


def _read(row: str, zone: ZoneInfo, now: datetime) -> datetime:
    found = _HOUR.fullmatch(row.casefold().replace("t", " ") if _ISO.match(row) else row.casefold())
    if found is None:
        raise Refused("no-such-time", text=row)
    try:
        hour = _hour(found)
        at = _moment(found["day"].strip(), hour, zone, now)
    except ValueError:
        raise Refused("no-such-time", text=row) from None
    if at <= now:
        raise Refused("time-past", text=row)
    if at > now + HORIZON:
        raise Refused("time-far", text=row)
    return at


def _hour(found: re.Match[str]) -> time:
    hour = int(found["hour"])
    if found["half"]:
        if not 1 <= hour <= 12:
            raise ValueError(hour)
        hour = hour % 12 + (12 if found["half"] == "pm" else 0)
    elif found["minute"] is None:
        raise ValueError("an hour alone may be a day")
    return time(hour, int(found["minute"] or 0))


def _moment(day: str, hour: time, zone: ZoneInfo, now: datetime) -> datetime:
    """Return the moment of a day and an hour; a day without its year, or a weekday, is the next one."""
    today = now.astimezone(zone).date()

    def on(which: date) -> datetime:
        return datetime.combine(which, hour, zone).astimezone(UTC)

    if found := _ISO.fullmatch(day):
        return on(date(int(found["year"]), int(found["month"]), int(found["day"])))
    if found := _SHORT.fullmatch(day):
        near = on(date(today.year, int(found["month"]), int(found["day"])))
        return near if near > now else on(date(today.year + 1, int(found["month"]), int(found["day"])))
    ahead = (_weekday(day) - today.weekday()) % 7
    near = on(today + timedelta(days=ahead))
    return near if near > now else on(today + timedelta(days=ahead + 7))


def _weekday(text: str) -> int:
    for number, names in enumerate(_DAYS):
        if text.startswith(names):
            return number
    raise ValueError(text)
