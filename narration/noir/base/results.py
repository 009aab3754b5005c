"""What came of a stretch of a Noir campaign, and what is open: for recaps, and for the ends of chapters."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from narration.noir.base import words
from narration.noir.sheet import injury
from narration.parts.results import Acted, Change, Ending, Fact, Result, Spoken, Told
from narration.text.line import Line, line, verbatim
from rules.core.model_base import Event
from rules.noir.base.enums import FateUse
from rules.noir.state import combat_events as cd
from rules.noir.state import contest_events as d
from rules.noir.state import events as e
from rules.noir.state.campaign_state import Character, Condition, NoirState
from rules.noir.state.contests import Combat, MeasuredBy, Social, Test

#: How grave ends are: somebody is gone, a fight, a social conflict, a roll.
_GONE, _FIGHT, _SOCIAL, _ROLL = 4, 3, 2, 1


def noir_results(events: Sequence[Event], contests: Mapping[str, Any]) -> Iterator[Result]:
    """Yield what came of these events."""
    for event in events:
        match event:
            case d.CheckDecided(check=check):
                yield from (Acted(cast.name) for cast in check.casts)
            case d.EndTold(by=by, text=text) if by:
                yield from (Acted(by), Told(by, text))
            case d.ContestEnded():
                yield from _ended(event, contests.get(event.contest), events)
            case e.FatePaid(use=FateUse.CHANGE, text=text) if text:
                yield Fact(text)
            case cd.ConditionChanged(name=name, after=after) | e.ConditionSet(name=name, after=after):
                yield _condition(name, after)
            case _:
                pass


def noir_spoken(event: Event) -> Spoken | None:
    """Return what somebody told of an end; without a name it is the GM's."""
    match event:
        case d.EndTold(by=name, text=text):
            return Spoken(verbatim(name) if name else line("journal-gm"), text)
        case _:
            return None


def noir_wordless(event: Event) -> Event | None:
    """Return an event without what `noir_spoken` quotes of it; None if nothing else is in it."""
    return None if isinstance(event, d.EndTold) else event


def _condition(name: str, now: Condition) -> Change:
    fine = now.but(withheld=False) == Condition()
    return Change(name, None if fine else line("recap-state", name=name, states=injury.notes(now)))


def _ended(event: d.ContestEnded, contest: Any, events: Sequence[Event]) -> Iterator[Ending]:
    match contest:
        case Combat() if not contest.harm:
            conditions = event.conditions.items()
            gone = [one for number, now in conditions if now.gone and (one := contest.fighter(number))]
            names = tuple(verbatim(one.name) for one in gone)
            fought = line("noir-recap-fight", title=event.title)
            yield (
                Ending(_FIGHT, fought)
                if not names
                else Ending(_GONE, line("noir-recap-gone", title=event.title, names=names))
            )
        case Social():
            yield from _talked(event, contest, events)
        case Test():
            yield from _rolled(event, contest)
        case _:
            pass


def _talked(event: d.ContestEnded, social: Social, events: Sequence[Event]) -> Iterator[Ending]:
    """Yield how a social conflict ended: what the winner wanted comes true (NOIR-143)."""
    lost = [
        one for one in events if isinstance(one, d.LossChosen | d.LoserNamed) and one.contest == social.id
    ]
    if not lost:
        yield Ending(_SOCIAL, line("recap-nobody", title=event.title))
        return
    first, second = social.parties
    winner = second if lost[-1].character == first.character else first
    if winner.text:
        said = line("recap-won-goal", title=event.title, name=winner.name, goal=winner.text)
    else:
        said = line("recap-won", title=event.title, name=winner.name)
    yield Ending(_SOCIAL, said)


def _rolled(event: d.ContestEnded, test: Test) -> Iterator[Ending]:
    """Yield who succeeded in a roll, or that nobody did."""
    check = test.check
    won = [cast.name for cast in check.casts if cast.outcome is not None and cast.outcome.won]
    if check.versus is not MeasuredBy.TARGET and check.winner is not None:
        won = [check.casts[check.winner].name]
    if won:
        yield Ending(_ROLL, line("recap-done", title=event.title, names=tuple(map(verbatim, won))))
    elif check.decided:
        yield Ending(_ROLL, line("recap-failed", title=event.title))


def noir_open(state: NoirState) -> Iterator[Line]:
    """Yield what is open: contests, then players' characters that are not well."""
    for contest in state.contests.values():
        if contest.is_open:
            yield line("recap-running", title=contest.title)
    for who in state.characters.values():
        if who.seat and who.condition != Condition():
            yield line("recap-state", name=who.name, states=injury.notes(who.condition))


def noir_traits(who: Character) -> tuple[Line, ...]:
    """Return a character's best abilities, the highest first."""
    best = sorted(who.abilities, key=lambda one: -one.value)
    return tuple(words.VALUES.get(one.id) or verbatim(one.name or one.id) for one in best)
