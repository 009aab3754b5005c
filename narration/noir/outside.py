"""Stories of what is rolled outside combat: a single roll, one person against another, a talk.

Rules: NOIR-20 to 24, 129, 140 to 143.
"""

from collections.abc import Sequence

from narration.line import Line, Panel, line
from narration.noir import rolls, talk, words
from narration.noir.chapters import Dice
from narration.noir.deeds import tell_deed
from narration.short import TITLE, brief
from rules.frozen import Event
from rules.noir import deeds as d
from rules.noir.contests import Check, Social, Test
from rules.noir.terms import Outcome


def test_story(events: Sequence[Event], contest: Test) -> Panel | None:
    """A roll outside combat, once it is decided or called off."""
    check = _decided(events)
    ended = any(isinstance(event, d.ContestEnded) for event in events)
    if check is None:
        return _called_off(contest) if ended else None
    care = tuple(
        said
        for event in events
        if isinstance(event, d.WoundsStabilised | d.ConditionChanged)
        for said in tell_deed(event)
    )
    return Panel(
        headline=result(check),
        title=line("noir-title-test", title=contest.title),
        lines=(*_casts(events, check), *rolls.tie(check), *care, *exceptional(check)),
        tone="over",
    )


def _called_off(contest: Test) -> Panel:
    said = line("noir-roll-called-off", title=brief(contest.title, TITLE))
    return Panel(headline=said, title=line("noir-title-test", title=contest.title), tone="over")


def _decided(events: Sequence[Event]) -> Check | None:
    """The last check that was decided."""
    return next((event.check for event in reversed(events) if isinstance(event, d.CheckDecided)), None)


def _casts(events: Sequence[Event], check: Check) -> tuple[Line, ...]:
    dice = Dice()
    for event in events:
        dice.read(event)
    return tuple(rolls.rolled(cast, late=dice.late(cast.character)) for cast in check.casts)


def result(check: Check) -> Line:
    """A decided check in a headline: one roll's outcome, or who wins."""
    if len(check.casts) == 1 or check.winner is None:
        return rolls.result(check.casts[0])
    winner = check.casts[check.winner]
    if len(check.casts) > 2:
        return line("noir-wins-over", name=brief(winner.name), total=winner.total, count=len(check.casts) - 1)
    (other,) = (cast for cast in check.casts if cast is not winner)
    return line(
        "noir-wins", name=brief(winner.name), total=winner.total, other=brief(other.name), less=other.total
    )


def exceptional(check: Check) -> tuple[Line, ...]:
    """What an exceptional result asks of the table outside combat (NOIR-24)."""
    said = {
        Outcome.EXCEPTIONAL_SUCCESS: "noir-exceptional-good",
        Outcome.EXCEPTIONAL_FAILURE: "noir-exceptional-bad",
    }
    return tuple(
        line(said[cast.outcome], name=cast.name)
        for cast in check.casts
        if cast.outcome is not None and cast.outcome.exceptional
    )


def social_story(events: Sequence[Event], contest: Social) -> Panel | None:
    """One roll of a social conflict and what the loser made of it; a fight that it became."""
    check = _decided(events)
    told = tuple(
        said
        for event in events
        if isinstance(event, d.LoserNamed | d.LossChosen | d.FightBegan | d.ContestEnded)
        for said in tell_deed(event)
    )
    if check is None and not told:
        return None
    level = _level(events, contest)
    rolled = (*_casts(events, check), *rolls.tie(check), *exceptional(check)) if check else ()
    ended = any(isinstance(event, d.ContestEnded) for event in events)
    goals = tuple(said for party in contest.parties for said in talk.terms(party))
    return Panel(
        headline=_talked(events, check, contest),
        title=line("noir-title-social", title=contest.title, level=words.SOCIAL_LEVELS[level]),
        lines=(*goals, *rolled, *told),
        tone="over" if ended else "running",
    )


def _level(events: Sequence[Event], contest: Social) -> int:
    """The level of a turn: that at which somebody lost, until then the present one."""
    lost = (event.level for event in events if isinstance(event, d.LoserNamed))
    return next(lost, contest.level)


def _talked(events: Sequence[Event], check: Check | None, contest: Social) -> Line:
    """What is newest in a talk: the loser's choice, who lost, a fight."""
    for event in reversed(events):
        match event:
            case d.LossChosen(name=name, escalated=True, level=level):
                return line("noir-escalates", name=brief(name), level=words.SOCIAL_LEVELS[level])
            case d.LossChosen(name=name):
                return line("noir-accepts", name=brief(name))
            case d.LoserNamed(name=name) if check is None:
                return line("noir-lost", name=brief(name))
            case d.FightBegan(level=level):
                return line("noir-fight-began", level=words.SOCIAL_LEVELS[level])
            case _:
                pass
    return result(check) if check else line("noir-ended", title=brief(contest.title, TITLE))
