"""Whom a roll, a duel or a scene waits for: one line per duty, and a single line for headlines.

Rules: SM-3, SM-4, ZAP-30, ZAP-34.
"""

from collections.abc import Mapping, Sequence

from narration.text.line import Line, line
from narration.text.truncate import NAME_LENGTH, truncated_line
from narration.zapas.base import words
from narration.zapas.base.names import name_of
from rules.zapas.duties import Due, Duty, due
from rules.zapas.state.campaign_state import ZapasState
from rules.zapas.state.contests import Contest


def waits(state: ZapasState, contest: Contest) -> tuple[Line, ...]:
    """Return a line for each open duty, with everybody who has it."""
    return tuple(
        line("zapas-waits-for", names=_names(state, group), duty=words.DUTIES[duty])
        for duty, group in _grouped(due(contest)).items()
    )


def waits_brief(state: ZapasState, contest: Contest) -> Line | None:
    """Return the line for the first open duty, for a headline; None if there is none."""
    return next(iter(waits(state, contest)), None)


def _grouped(dues: Sequence[Due]) -> Mapping[Duty, Sequence[Due]]:
    groups: dict[Duty, list[Due]] = {}
    for one in dues:
        groups.setdefault(one.duty, []).append(one)
    return groups


def _names(state: ZapasState, group: Sequence[Due]) -> tuple[Line, ...]:
    """Return the names of the characters that have a duty, or the GM if no character has it."""
    people = [name_of(state, one.character) for one in group if one.character]
    return tuple(truncated_line(name, NAME_LENGTH) for name in people) or (line("zapas-the-gm"),)
