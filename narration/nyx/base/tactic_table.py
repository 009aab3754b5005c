"""The table for picking a tactic: its chance to win against each reply, and how often the best mix picks it.

The chances are rounded to a tenth of a percent. Where a rounded table says otherwise than the exact best mix,
the mix is solved again for what the table shows: it loses less than a reader can see.
"""

from collections.abc import Sequence
from typing import NamedTuple

from narration.nyx.base import words
from narration.text.chances import IN_TABLE, percent, shown_percent, whole_percent
from narration.text.line import Line, line, verbatim
from rules.chance.matrix_game import Matrix, Triple, dominates, solve, undominated
from rules.nyx.base.enums import Tactic
from rules.nyx.odds.forecast import Forecast

Grid = tuple[tuple[Line, ...], ...]

REPLIES = {
    Tactic.DEFENSIVE: line("odds-reply-defensive"),
    Tactic.WAITING: line("odds-reply-waiting"),
    Tactic.OFFENSIVE: line("odds-reply-offensive"),
}


class TacticTable(NamedTuple):
    """The chance to win of each tactic (rows) against each reply, and how often to pick each tactic."""

    chances: Matrix
    mix: Triple

    @property
    def grid(self) -> Grid:
        """The table with a heading; the last column is the mix."""
        head = (verbatim(""), *(REPLIES[tactic] for tactic in Tactic), line("odds-nyx-share"))
        rows = (
            (words.TACTICS[own], *map(_cell, self.chances[own]), whole_percent(self.mix[own]))
            for own in Tactic
        )
        return (head, *rows)

    @property
    def mixed(self) -> tuple[Line, ...]:
        """The tactics that the mix picks, each with its share."""
        return tuple(
            line("odds-nyx-part", tactic=words.TACTICS[tactic], chance=whole_percent(self.mix[tactic]))
            for tactic in Tactic
            if self.mix[tactic] > 0
        )


def tactic_tables(ahead: Forecast, marker: int, *, first: bool = False) -> tuple[TacticTable, TacticTable]:
    """Return the table of each side at a place, the second from the view of side 2."""
    replies, told = ahead.replies(marker, first=first), ahead.at(marker, first=first)
    own, other = ([[reply[side] for reply in row] for row in replies] for side in (0, 1))
    return _table(own, told.mix1), _table(list(zip(*other, strict=True)), told.mix2)


def _table(chances: Sequence[Sequence[float]], mix: Triple) -> TacticTable:
    exact, shown = _matrix(chances), _matrix([list(map(shown_percent, row)) for row in chances])
    if _contradicts(shown, mix):
        mix = undominated(shown, solve(shown)[0])
    return TacticTable(exact, mix)


def _contradicts(shown: Matrix, mix: Triple) -> bool:
    """Tell whether the mix picks a tactic although the table shows another as better."""
    picked = [row for row, share in zip(shown, mix, strict=True) if share > 0]
    return any(dominates(better, row) for better in shown for row in picked)


def _matrix(rows: Sequence[Sequence[float]]) -> Matrix:
    first, second, third = (_triple(row) for row in rows)
    return first, second, third


def _triple(row: Sequence[float]) -> Triple:
    first, second, third = row
    return first, second, third


def _cell(chance: float) -> Line:
    return percent(chance, IN_TABLE)
