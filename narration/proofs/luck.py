"""Actual against expected successes, in words. The text gives numbers and chances, but no verdict."""

from collections.abc import Sequence
from dataclasses import dataclass

from narration.games import GAMES
from narration.journal.speech import session_name
from narration.parts.odds import GROUPS, Odds, grouped, number
from narration.text.chances import percent
from narration.text.line import Line, line
from narration.text.truncate import name_list, truncated_line
from rules.contract.luck import MOST, Interval, Tally

#: The most characters that get a line each.
LINES = 10


@dataclass(frozen=True)
class Luck:
    """The rolls of some characters: in total, and for each character by name, most rolls first.

    `among` counts their rolls against each other, which `whole` omits; `cut` says that older rolls may be
    missing. `session` is None for the whole campaign.
    """

    system: str
    names: Sequence[str]
    session: int | None
    whole: Tally
    each: Sequence[tuple[str, Tally]]
    among: int = 0
    cut: bool = False
    #: How many of the rolls came in from a file and cannot be checked.
    bare: int = 0


def luck_odds(luck: Luck) -> Odds:
    """Return the statistics as an `Odds`; without rolls, a note that there were none."""
    if not luck.whole.rolls:
        headline, told = line("luck-none", names=name_list(luck.names)), (*_each(luck), *_limits(luck))
        return Odds(_title(luck), headline, line("luck-drawn"), (), told)
    return Odds(
        title=_title(luck),
        headline=_headline(luck),
        drawn=line("luck-drawn"),
        bars=grouped(_shown(luck.whole), luck.whole.won),
        lines=(*_means(luck.whole), *_each(luck), *_counted(luck), *_limits(luck)),
        caption=line("luck-caption", rolls=luck.whole.rolls, won=luck.whole.won),
    )


def _title(luck: Luck) -> Line:
    names = name_list(luck.names)
    if luck.session is None:
        return line("luck-title", names=names)
    return line("luck-title-session", names=names, session=session_name(luck.session))


def _headline(luck: Luck) -> Line:
    told = luck.whole
    return line("luck-headline", names=name_list(luck.names, 2), **_numbers(told))


def _numbers(told: Tally) -> dict[str, int | Line]:
    """Return a tally as message arguments: the successes, the rolls, the expectation and the likely range."""
    return {
        "won": told.won,
        "rolls": told.rolls,
        "expected": number(told.expected),
        "range": _range(told.interval),
    }


def _range(interval: Interval) -> Line:
    if interval.low == interval.high:
        return line("luck-range-one", number=interval.low)
    return line("luck-range", low=interval.low, high=interval.high)


def _means(told: Tally) -> tuple[Line, ...]:
    """Return lines about what the range means and how likely at least, or at most, as many successes are."""
    coverage = percent(told.interval.coverage)
    return (
        line("luck-meaning", coverage=coverage, range=_range(told.interval)),
        line("luck-ends", won=told.won, least=percent(told.at_least), most=percent(told.at_most)),
    )


def _shown(told: Tally) -> dict[int, float]:
    """Return the distribution with the actual result, and with 0 if it would start above `GROUPS`."""
    none = {0: 0.0} if told.first > GROUPS else {}
    return dict(sorted({**none, told.won: 0.0, **told.chances}.items()))


def _each(luck: Luck) -> tuple[Line, ...]:
    """Return one line per character, if there are several."""
    if len(luck.each) < 2:
        return ()
    shown = (
        line("luck-one", name=truncated_line(name), **_numbers(told)) for name, told in luck.each[:LINES]
    )
    left = len(luck.each) - LINES
    return (*shown, *([line("and-more", count=left)] if left > 0 else []))


def _counted(luck: Luck) -> tuple[Line, ...]:
    counted = GAMES[luck.system].counted
    return (counted,) if counted else ()


def _limits(luck: Luck) -> tuple[Line, ...]:
    among = (line("luck-among", count=luck.among),) if luck.among else ()
    bare = (line("luck-bare", count=luck.bare),) if luck.bare else ()
    return (*bare, *among, *([line("luck-cut", most=MOST)] if luck.cut else []))
