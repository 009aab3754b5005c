"""Game time in words: minutes as days, hours and minutes."""

from narration.text.line import Line, line

HOUR, DAY = 60, 24 * 60


def duration(minutes: int) -> Line:
    """Return a duration such as `2 days, 4 hours`, omitting units that are 0; `minutes` is 0 or more."""
    parts = (
        ("span-days", minutes // DAY),
        ("span-hours", minutes % DAY // HOUR),
        ("span-minutes", minutes % HOUR),
    )
    told = tuple(line(id_, count=count) for id_, count in parts if count)
    return line("span", parts=told or (line("span-minutes", count=0),))
