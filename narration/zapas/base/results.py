"""What came of a stretch of a Zapas campaign, and what is open: for recaps, and for the ends of chapters."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from narration.parts.results import OMITTED, Acted, Change, Ending, Fact, Result, Spoken
from narration.text.line import Line, line, verbatim
from narration.zapas.base.names import name_or_player
from rules.core.model_base import Event
from rules.zapas.state import contest_events as d
from rules.zapas.state import events as e
from rules.zapas.state import sheet_events as se
from rules.zapas.state.campaign_state import Character, ZapasState
from rules.zapas.state.contests import Duel, Roll

#: How grave ends are: a duel, a roll that missed, a roll that succeeded.
_DUEL, _FAILED, _DONE = 3, 2, 1


def zapas_results(events: Sequence[Event], contests: Mapping[str, Any]) -> Iterator[Result]:
    """Yield what came of these events."""
    for event in events:
        match event:
            case d.Thrown(name=name):
                yield Acted(name)
                yield from _thrown(event, contests.get(event.contest))
            case d.DuelThrown(names=names):
                yield from map(Acted, names)
                yield from _fought(contests.get(event.contest), event.winner)
            case d.Conceded(side=side):
                yield from _fought(contests.get(event.contest), 1 - side)
            case e.FactSettled(text=text):
                yield Fact(text)
            case se.Noted(note=note):
                yield Fact(note.text)
            case _:
                yield from _changed(event)


def zapas_spoken(event: Event) -> Spoken | None:
    """Return the twist that the GM told after a failure, or what somebody told of a contest or a flag."""
    if isinstance(event, d.ContestTold | e.FlagTold):
        return Spoken(verbatim(event.by) if event.by else line("journal-gm"), event.text)
    if not isinstance(event, d.Followed) or not event.twist:
        return None
    return Spoken(line("journal-gm"), event.twist)


def zapas_wordless(event: Event) -> Event | None:
    """Return an event without what `zapas_spoken` quotes of it; None if nothing else is in it."""
    match event:
        case d.ContestTold() | e.FlagTold():
            return None
        case d.Followed():
            return event.but(twist=OMITTED)
        case _:
            return event


def _changed(event: Event) -> Iterator[Change]:
    match event:
        case e.ConditionGiven(name=name, condition=condition):
            texts = (line("quoted", text=condition.label),)
            yield Change(f"{name} {condition.label}", line("recap-has", name=name, texts=texts))
        case e.ConditionLifted(name=name, label=label):
            yield Change(f"{name} {label}", line("zapas-recap-lifted", name=name, text=label))
        case e.FlagStruck(name=name, text=text):
            yield Change(f"{name} {text}", line("zapas-recap-struck", name=name, text=text))
        case e.StakeSet(seat=seat, name=name, reserve=reserve):
            empty = line("zapas-recap-empty", name=name_or_player(name))
            yield Change(f"reserve {seat}", None if reserve else empty)
        case _:
            pass


def _thrown(event: d.Thrown, roll: Any) -> Iterator[Ending]:
    if not isinstance(roll, Roll):
        return
    if event.success:
        yield Ending(_DONE, line("recap-done", title=roll.title, names=(verbatim(event.name),)))
    else:
        yield Ending(_FAILED, line("recap-failed", title=roll.title))


def _fought(duel: Any, winner: int | None) -> Iterator[Ending]:
    """Yield how a duel ended: the winner's stake comes true; after a tie none does (ZAP-52)."""
    if not isinstance(duel, Duel):
        return
    if winner is None:
        yield Ending(_DUEL, line("recap-nobody", title=duel.title))
        return
    side = duel.sides[winner]
    yield Ending(_DUEL, line("recap-won-goal", title=duel.title, name=side.name, goal=side.stake))


def zapas_open(state: ZapasState) -> Iterator[Line]:
    """Yield what is open: contests, conditions of players' characters, tasks, flags that are to be struck."""
    for contest in state.contests.values():
        if contest.is_open:
            yield line("recap-running", title=contest.title)
    for who in state.characters.values():
        labels = tuple(line("quoted", text=one.label) for one in who.conditions)
        if who.seat and labels:
            yield line("recap-has", name=who.name, texts=labels)
    yield from (line("recap-running", title=task.text) for task in state.shared.tasks)
    for who in state.characters.values():
        for flag in who.flags:
            if flag.striking:
                yield line("zapas-recap-striking", name=who.name, text=flag.text)


def zapas_traits(who: Character) -> tuple[Line, ...]:
    """Return a character's traits, the strongest first."""
    own = sorted((one for one in who.traits if one.accepted), key=lambda one: -one.level)
    return tuple(verbatim(one.name) for one in own)
