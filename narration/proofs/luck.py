"""Actual against expected successes, in words. The text gives numbers and chances, but no verdict."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from narration.games import GAMES
from narration.journal.speech import session_name
from narration.parts.odds import GROUPS, Odds, grouped, number
from narration.text.chances import percent
from narration.text.line import Line, line
from narration.text.truncate import name_list, truncated_line
from rules.contract.luck import MOST, Interval, Tally

#: The most characters, attributes or sessions that get a line each.
LINES = 10


@dataclass(frozen=True)
class Luck:
    """The rolls of some characters: in total, and for each character by name, most rolls first.

    `among` counts their rolls against each other, which `whole` omits; `cut` says that older rolls may be
    missing. `session` is None for the whole campaign. `by_rolled` and `by_session` divide `whole`. `table`
    says that they are all the characters that the table may see.
    """

    system: str
    names: Sequence[str]
    session: int | None
    whole: Tally
    each: Sequence[tuple[str, Tally]]
    among: int = 0
    cut: bool = False
    by_rolled: Mapping[str, Tally] = field(default_factory=dict)
    by_session: Mapping[int, Tally] = field(default_factory=dict)
    table: bool = False
    #: How many of the rolls came in from a file and cannot be checked.
    bare: int = 0


def luck_odds(luck: Luck) -> Odds:
    """Return the statistics as an `Odds`; without rolls, a note that there were none."""
    if not luck.whole.rolls:
        headline, told = (
            line("luck-none", names=name_list(luck.names)),
            (*_each(luck), *_parts(luck), *_limits(luck)),
        )
        return Odds(_title(luck), headline, line("luck-drawn"), (), told)
    return Odds(
        title=_title(luck),
        headline=_headline(luck),
        drawn=line("luck-drawn"),
        bars=grouped(_shown(luck.whole), luck.whole.won),
        lines=(*_means(luck.whole), *_each(luck), *_parts(luck), *_counted(luck), *_limits(luck)),
        caption=line("luck-caption", rolls=luck.whole.rolls, won=luck.whole.won),
    )


def _title(luck: Luck) -> Line:
    names = line("luck-table") if luck.table else name_list(luck.names)
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
    return _lines([(truncated_line(name), told) for name, told in luck.each])


def _parts(luck: Luck) -> tuple[Line, ...]:
    """Return a line for each attribute, ability or trait, then one for each session, if there are several."""
    rolled = GAMES[luck.system].rolled
    most_first = sorted(luck.by_rolled.items(), key=lambda one: -one[1].rolls)
    by_rolled = _lines([(rolled(what), told) for what, told in most_first])
    by_session = _lines([(session_name(number), told) for number, told in luck.by_session.items()])
    return (
        *((line("luck-by-rolled"), *by_rolled) if by_rolled else ()),
        *((line("luck-by-session"), *by_session) if by_session else ()),
    )


def _lines(parts: Sequence[tuple[Line, Tally]]) -> tuple[Line, ...]:
    """Return one line for each part, if there are several; those beyond `LINES` are counted."""
    if len(parts) < 2:
        return ()
    shown = (line("luck-one", name=name, **_numbers(told)) for name, told in parts[:LINES])
    left = len(parts) - LINES
    return (*shown, *([line("and-more", count=left)] if left > 0 else []))


def _counted(luck: Luck) -> tuple[Line, ...]:
    counted = GAMES[luck.system].counted
    return (counted,) if counted else ()


def _limits(luck: Luck) -> tuple[Line, ...]:
    among = (line("luck-among", count=luck.among),) if luck.among else ()
    bare = (line("luck-bare", count=luck.bare),) if luck.bare else ()
    return (*bare, *among, *([line("luck-cut", most=MOST)] if luck.cut else []))
