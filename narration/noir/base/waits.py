"""Whom a contest waits for, and what they must do: a line for each duty, and a short form for headlines.

Rules: NQ-58, NOIR-140 to 142.
"""

from collections.abc import Mapping, Sequence

from narration.text.line import Line, line
from narration.text.truncate import name_list, truncated_line
from rules.noir.duties import Due, Duty, due
from rules.noir.state.campaign_state import NoirState
from rules.noir.state.contests import Combat, Contest, Social

#: The most names in a line and in a headline, and the most characters of a title.
LINE, HEADLINE, TITLE = 5, 2, 22

DUTIES: Mapping[Duty, Line] = {
    Duty.LET: line("noir-wait-let"),
    Duty.READY: line("noir-wait-ready"),
    Duty.ODDS: line("noir-wait-odds"),
    Duty.CHOOSE: line("noir-wait-choose"),
    Duty.LATE: line("noir-wait-late"),
    Duty.PLACE: line("noir-wait-place"),
    Duty.DECLARE: line("noir-wait-declare"),
    Duty.RULE: line("noir-wait-rule"),
    Duty.DEFEND: line("noir-wait-defend"),
    Duty.GRIT: line("noir-wait-grit"),
    Duty.PROTECT: line("noir-wait-protect"),
    Duty.SURVIVE: line("noir-wait-survive"),
    Duty.TERMS: line("noir-wait-terms"),
    Duty.LOSS: line("noir-wait-loss"),
    Duty.NAME_LOSER: line("noir-wait-name-loser"),
    Duty.NEXT_ROUND: line("noir-wait-next-round"),
}


def waits(state: NoirState, contest: Contest) -> tuple[Line, ...]:
    """Return a line for each duty that the contest waits for, with everybody who has it.

    The GM is named for duties that no character has, and for duties that the reader may not see.
    """
    shown = tuple(
        line("noir-waits-for", names=_names(state, group, LINE), duty=_duty(state, contest, duty))
        for duty, group in _grouped(due(state, contest)).items()
    )
    return shown or ((line("noir-wait-gm"),) if _hidden(contest) else ())


def _duty(state: NoirState, contest: Contest, duty: Duty) -> Line:
    """Return the name of a duty for a full line, which has room to name the victim to protect."""
    if duty is Duty.PROTECT and isinstance(contest, Combat) and contest.hits:
        return line(
            "noir-wait-protect-whom", victim=truncated_line(state.characters[contest.hits[0].victim].name)
        )
    return DUTIES[duty]


def waits_brief(state: NoirState, contest: Contest) -> Line | None:
    """Return the first duty, with who has it, for a headline; None if the contest waits for nobody."""
    grouped = _grouped(due(state, contest))
    for duty, group in grouped.items():
        return line("noir-waits-for", names=_names(state, group, HEADLINE), duty=DUTIES[duty])
    return line("noir-wait-gm") if _hidden(contest) else None


def _hidden(contest: Contest) -> bool:
    """Return whether a contest without visible duties still waits for the GM.

    A social conflict does not, because it may be waiting only for its combat.
    """
    return contest.is_open and not isinstance(contest, Social)


def _grouped(dues: Sequence[Due]) -> Mapping[Duty, Sequence[Due]]:
    groups: dict[Duty, list[Due]] = {}
    for one in dues:
        groups.setdefault(one.duty, []).append(one)
    return groups


def _names(state: NoirState, group: Sequence[Due], most: int) -> tuple[Line, ...]:
    """Return the names of everybody in a group; the GM if no character has the duty."""
    people = [state.characters[one.character].name for one in group if one.character]
    return name_list(people, most) if people else (line("noir-the-gm"),)
