"""What came of a stretch of a Nyx campaign, and what is open: for recaps, and for the ends of chapters."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from narration.nyx.base import words
from narration.parts.results import OMITTED, Acted, Change, Ending, Fact, Result, Spoken, Told
from narration.telling.quoting import is_default
from narration.text.line import Line, line, verbatim
from rules.core.model_base import Event
from rules.nyx.base.enums import EndReason
from rules.nyx.state import contest_events as d
from rules.nyx.state import events as e
from rules.nyx.state.campaign_state import Character, NyxState

#: How grave an end is by its reason; the others are 1.
_GRAVE = {EndReason.OUT: 4, EndReason.GOAL: 3, EndReason.GAVE_UP: 3}


def nyx_results(events: Sequence[Event], _: Mapping[str, Any]) -> Iterator[Result]:
    """Yield what came of these events."""
    for event in events:
        match event:
            case d.RoundRolled(sides=sides) | d.OpposedRolled(sides=sides):
                yield from (Acted(side.name) for side in sides)
            case e.RolledAlone(name=name):
                yield Acted(name)
            case d.RoundTold(by=by, text=text) if by:
                yield from (Acted(by), Told(by, text))
            case e.UsedInStory(text=text) | e.SucceededByAspect(text=text) if text:
                yield Fact(text)
            case d.StoryJudged(text=text, allowed=True):
                yield Fact(text)
            case d.ConflictEnded(outcome=outcome):
                yield Ending(_GRAVE.get(outcome.reason, 1), _end(event))
            case d.PenaltyTaken(name=name, damage=damage) if damage:
                yield _damaged(name, damage)
            case e.DamageRemoved(name=name, damage=damage, healed=True):
                yield Change(f"{name} {damage}", None)
            case _:
                pass


def nyx_spoken(event: Event) -> Spoken | None:
    """Return an account of a round, or what an aspect did in the story; without a name it is the GM's."""
    match event:
        case d.RoundTold(by=name, text=text) if text:
            return Spoken(verbatim(name) if name else line("journal-gm"), text)
        case e.UsedInStory(name=name, text=text) | e.SucceededByAspect(name=name, text=text) if text:
            return Spoken(verbatim(name), text)
        case _:
            return None


def nyx_wordless(event: Event) -> Event | None:
    """Return an event without what `nyx_spoken` quotes of it; None if nothing else is in it."""
    match event:
        case d.RoundTold():
            return None
        case e.UsedInStory() | e.SucceededByAspect():
            return event.but(text=OMITTED)
        case _:
            return event


def _damaged(name: str, damage: str) -> Change:
    return Change(f"{name} {damage}", line("recap-has", name=name, texts=(line("quoted", text=damage),)))


def _end(event: d.ConflictEnded) -> Line:
    """Return how a conflict ended; a default goal is not quoted."""
    outcome, title = event.outcome, event.title
    if outcome.winner is None:
        return line("recap-nobody", title=title)
    place = outcome.winner - 1
    name, loser, goal = event.names[place], event.names[1 - place], event.goals[place]
    if not goal or is_default(goal, "nyx-default-goal", loser):
        return line("recap-won", title=title, name=name)
    return line("recap-won-goal", title=title, name=name, goal=goal)


def nyx_open(state: NyxState) -> Iterator[Line]:
    """Yield what is open: conflicts with their standing, then what harms players' characters."""
    for conflict in state.contests.values():
        if conflict.is_open:
            names = words.side_names((conflict.sides[0].name, conflict.sides[1].name))
            standing = words.standing(conflict.marker, names)
            yield line("recap-running-at", title=conflict.title, standing=standing)
    for who in state.characters.values():
        harms = (*(one.name for one in who.damage), *(one.name for one in who.afflictions))
        if who.seat and harms:
            yield line("recap-has", name=who.name, texts=_quoted(harms))


def _quoted(texts: Iterable[str]) -> tuple[Line, ...]:
    return tuple(line("quoted", text=text) for text in texts)


def nyx_traits(who: Character) -> tuple[Line, ...]:
    """Return a character's aspects, the strongest first, without damage."""
    own = sorted((one for one in who.aspects if one.name and not one.damage), key=lambda one: -one.value)
    return tuple(verbatim(one.name) for one in own)
