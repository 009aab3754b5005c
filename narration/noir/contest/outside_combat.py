"""Contests outside combat with every die and sum: a single roll, an opposed roll, a social conflict.

Rules: NOIR-20 to 24, 129, 140 to 143.
"""

from collections.abc import Sequence

from narration.noir.base import words
from narration.noir.contest.events import tell_contest_event
from narration.noir.rolls import dice as rolls
from narration.noir.rolls.roll_in_progress import bought_dice
from narration.noir.social import social_conflict
from narration.noir.telling.noir_telling import NOIR_TELLING
from narration.pictures.colours import tone_of_outcome
from narration.text.line import Line, Panel, Tone, line
from narration.text.truncate import ABOVE_LENGTH, TITLE_LENGTH, truncate, truncated_line
from rules.campaign.events import Worded
from rules.core.model_base import Event
from rules.noir.base.enums import Outcome
from rules.noir.state import combat_events as cd
from rules.noir.state import contest_events as d
from rules.noir.state.contests import Check, Social, Test


def test_story(events: Sequence[Event], contest: Test) -> Panel | None:
    """Return the story of a roll outside combat; None until it is decided or called off."""
    check = decided(events)
    ended = any(isinstance(event, d.ContestEnded) for event in events)
    if check is None:
        return _called_off(contest) if ended else None
    return Panel(
        headline=result(check),
        title=line("noir-title-test", title=truncate(contest.title, ABOVE_LENGTH)),
        lines=(
            *sentences(events),
            *casts(events, check),
            *rolls.tie(check),
            *care(events),
            *exceptional(check),
        ),
        tone=_tone(check),
    )


def care(events: Sequence[Event]) -> tuple[Line, ...]:
    """Return what became of somebody who was tended (NOIR-129)."""
    return tuple(
        said
        for event in events
        if isinstance(event, cd.WoundsStabilised | cd.ConditionChanged)
        for said in tell_contest_event(event)
    )


def sentences(events: Sequence[Event]) -> tuple[Line, ...]:
    """Return the sentences that tell a contest's turn; none in a log from before there were any."""
    said = [one for event in events if isinstance(event, Worded) for one in event.said]
    return NOIR_TELLING.paragraph(said)


def _tone(check: Check) -> Tone:
    """Return the tone of a single roll's outcome; "over" for an opposed roll, which somebody always wins."""
    outcome = check.casts[0].outcome if len(check.casts) == 1 else None
    return "over" if outcome is None else tone_of_outcome(outcome.won)


def _called_off(contest: Test) -> Panel:
    said = line("noir-roll-called-off", title=truncated_line(contest.title, TITLE_LENGTH))
    return Panel(
        headline=said, title=line("noir-title-test", title=truncate(contest.title, ABOVE_LENGTH)), tone="over"
    )


def decided(events: Sequence[Event]) -> Check | None:
    """Return the last decided check, if any."""
    return next((event.check for event in reversed(events) if isinstance(event, d.CheckDecided)), None)


def casts(events: Sequence[Event], check: Check) -> tuple[Line, ...]:
    """Return each roll of a check with every die and modifier."""
    dice = bought_dice(events)
    return tuple(rolls.rolled(cast, late=dice.late(cast.character)) for cast in check.casts)


def result(check: Check) -> Line:
    """Return a decided check for a headline: the outcome of a single roll, or else who wins."""
    if len(check.casts) == 1 or check.winner is None:
        return rolls.result(check.casts[0])
    winner = check.casts[check.winner]
    if len(check.casts) > 2:
        return line(
            "noir-wins-over",
            name=truncated_line(winner.name),
            total=rolls.figure(winner),
            count=len(check.casts) - 1,
        )
    (other,) = (cast for cast in check.casts if cast is not winner)
    return line(
        "noir-wins",
        name=truncated_line(winner.name),
        total=rolls.figure(winner),
        other=truncated_line(other.name),
        less=rolls.figure(other),
    )


def exceptional(check: Check) -> tuple[Line, ...]:
    """Return what the table must decide after exceptional results outside combat (NOIR-24)."""
    said = {
        Outcome.EXCEPTIONAL_SUCCESS: "noir-exceptional-good",
        Outcome.EXCEPTIONAL_FAILURE: "noir-exceptional-bad",
    }
    names = {
        id_: tuple(cast.name for cast in check.casts if cast.outcome is how) for how, id_ in said.items()
    }
    return tuple(line(id_, name=found) for id_, found in names.items() if found)


def social_story(events: Sequence[Event], contest: Social) -> Panel | None:
    """Return the story of one roll in a social conflict and what follows: a choice, a fight, or the end."""
    check = decided(events)
    end = social_conflict.end(contest, events)
    ended = any(isinstance(event, d.ContestEnded) for event in events)
    called_off = (
        (line("noir-ended", title=truncated_line(contest.title, TITLE_LENGTH)),) if ended and not end else ()
    )
    told = (*(said for event in events for said in _talked(event)), *end[1:], *called_off)
    if check is None and not told:
        return None
    rolled = (*casts(events, check), *rolls.tie(check), *exceptional(check)) if check else ()
    goals = tuple(said for party in contest.parties for said in social_conflict.terms(party))
    level = words.SOCIAL_LEVELS[_level(events, contest)]
    return Panel(
        headline=_newest(told, events, check),
        title=line("noir-title-social", title=truncate(contest.title, ABOVE_LENGTH), level=level),
        lines=(*sentences(events), *goals, *rolled, *told),
        tone="over" if ended else "running",
    )


def _talked(event: Event) -> tuple[Line, ...]:
    """Return lines on who lost and what followed; the panel shows what the loser may do."""
    match event:
        case d.LoserNamed(name=name):
            return (line("noir-lost", name=truncated_line(name)),)
        case d.LossChosen() | d.FightBegan():
            return tell_contest_event(event)
        case _:
            return ()


def _newest(told: Sequence[Line], events: Sequence[Event], check: Check | None) -> Line:
    """Return the loser's choice; before that, the result of the roll, or without a roll the last line."""
    chosen = [event for event in events if isinstance(event, d.LossChosen)]
    if check is None or chosen:
        return social_conflict.chosen(chosen[-1]) if chosen else told[-1]
    return result(check)


def _level(events: Sequence[Event], contest: Social) -> int:
    """Return the level at which somebody lost in these events, or else the current level."""
    lost = (event.level for event in events if isinstance(event, d.LoserNamed))
    return next(lost, contest.level)
