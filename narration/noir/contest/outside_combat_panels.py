"""Panels of contests outside combat: a single roll, an opposed roll, a social conflict.

Rules: NOIR-20 to 24, 140 to 143.
"""

from collections.abc import Sequence

from narration.noir.base import words
from narration.noir.base.waits import TITLE, waits, waits_brief
from narration.noir.contest.outside_combat import result
from narration.noir.rolls.dice import with_short_names
from narration.noir.rolls.roll_in_progress import bought_dice, dice_line
from narration.noir.social import social_conflict
from narration.parts.joined import beside
from narration.text.line import Line, Panel, line
from narration.text.truncate import ABOVE_LENGTH, TITLE_LENGTH, truncate, truncated_line
from rules.core.model_base import Event
from rules.noir.state.campaign_state import NoirState
from rules.noir.state.contests import Check, MeasuredBy, Social, SocialPhase, Test


def test_panel(state: NoirState, test: Test, events: Sequence[Event]) -> Panel:
    """Return the panel of a roll: who rolls, and against what. The story above the panel shows the result."""
    rolling = (*waits(state, test), _measure(test.check), *_rolls(test.check, events))
    return Panel(
        headline=_headline(state, test, test.check),
        title=line("noir-title-test", title=test.title),
        lines=rolling if test.is_open else (),
        tone="running" if test.is_open else "over",
    )


def standing(contest: Test | Social, events: Sequence[Event]) -> Panel:
    """Return how an open roll or social conflict stands, without its result and who is waited for."""
    called = truncate(contest.title, ABOVE_LENGTH)
    if isinstance(contest, Social):
        title = line("noir-title-social", title=called, level=words.SOCIAL_LEVELS[contest.level])
        lines = _under_way(contest, events)
    else:
        title = line("noir-title-test", title=called)
        lines = (_measure(contest.check), *_rolls(with_short_names(contest.check), events))
    headline = truncated_line(contest.title, TITLE_LENGTH)
    return Panel(headline=headline, title=title, lines=lines, spare=lines)


def _under_way(social: Social, events: Sequence[Event]) -> tuple[Line, ...]:
    """Return what a social conflict has besides its stakes: terms, a roll that goes on, a fight."""
    match social.phase:
        case SocialPhase.TERMS:
            return _terms(social)
        case SocialPhase.ROLL if social.check is not None:
            return beside(_rolls(with_short_names(social.check), events))
        case SocialPhase.FIGHT:
            return (line("noir-fight-decides"),)
        case _:
            return ()


def _measure(check: Check) -> Line:
    return line("noir-against-target" if check.versus is MeasuredBy.TARGET else "noir-against-each-other")


def _rolls(check: Check, events: Sequence[Event]) -> tuple[Line, ...]:
    """Return every roll of a check so far; once it is decided, only the result."""
    dice = bought_dice(events)
    return (result(check),) if check.decided else tuple(dice_line(cast, dice) for cast in check.casts)


def _headline(state: NoirState, contest: Test | Social, check: Check | None) -> Line:
    title = truncated_line(contest.title, TITLE)
    if not contest.is_open:
        return result(check) if check and check.decided else line("noir-ended", title=title)
    due = waits_brief(state, contest)
    return line("noir-headline-panel", where=title, what=due) if due else title


def social_panel(state: NoirState, social: Social, events: Sequence[Event]) -> Panel:
    """Return the panel of a social conflict: both sides' goals, their roll, the loser's choice, the end."""
    check = social.check
    end = social_conflict.end(social, events)
    rolled = _rolls(check, events) if check else ()
    headline = _headline(state, social, check)
    if social.phase is SocialPhase.FIGHT:
        headline = line("noir-headline-panel", where=headline, what=line("noir-fight-decides"))
    return Panel(
        headline=end[0] if end else headline,
        title=line("noir-title-social", title=social.title, level=words.SOCIAL_LEVELS[social.level]),
        lines=(*waits(state, social), *_terms(social), *rolled, *_due(social), *end),
        tone="running" if social.is_open else "over",
    )


def _terms(social: Social) -> tuple[Line, ...]:
    """Return each side's terms, if stated; while terms are being stated, also what the side will roll."""
    said: list[Line] = []
    for party in social.parties:
        said += social_conflict.terms(party)
        if social.phase is SocialPhase.TERMS:
            said.append(line("noir-rolls-with", name=party.name, value=words.value_name(party.rolls)))
    return tuple(said)


def _due(social: Social) -> tuple[Line, ...]:
    """Return a line that says a fight decides, or lines that say who lost and may choose."""
    if social.phase is SocialPhase.FIGHT:
        return (line("noir-fight-decides"),)
    loser = [party.name for party in social.parties if party.character == social.loser]
    return (
        social_conflict.lost(loser[0], social.level) if social.phase is SocialPhase.CHOICE and loser else ()
    )
