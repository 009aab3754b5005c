"""The claims of what a success brings, and of what the GM or the players change outside rolls.

Rules: ZAP-20, 24, 37, 43, 56, 58, 59, 63.
"""

from collections.abc import Iterator, Sequence

from narration.telling.person_view import Facts, Person, view
from narration.telling.situation import Moment, View
from narration.zapas.telling.views import person
from rules.core.model_base import Event
from rules.zapas.base.text_matching import normalized
from rules.zapas.sheet.conditions import STOPPING
from rules.zapas.state import events as e
from rules.zapas.state import sheet_events as se
from rules.zapas.state.campaign_state import ZapasState
from rules.zapas.state.contest_events import Thrown
from rules.zapas.state.contests import Purpose


def outcome(state: ZapasState, thrown: Thrown, events: Sequence[Event]) -> Moment:
    """Return what a successful throw changed beside the reserves (ZAP-24, 56, 58, 59, 63)."""
    views = tuple(found for event in events for found in _changed(state, thrown, event))
    return Moment(thrown.contest, thrown.turn, "outcome", views)


def _changed(state: ZapasState, thrown: Thrown, event: Event) -> Iterator[View]:
    roller = Person(thrown.name)
    match event:
        case e.ConditionLifted():
            yield _lifted(state, event)
        case e.TaskReduced(text=text, reduction=reduction):
            yield view({"part": True}, roller, task=text, n_reduction=reduction)
        case e.TaskSet(text=text, dropped=True):
            yield view({"done": True}, roller, task=text)
        case se.Noted(note=note):
            yield view(
                {note.purpose.value: True, "thing": note.purpose is not Purpose.CONTACT},
                roller,
                text=note.text,
            )
        case e.NpcHit(dead=dead):
            npc = person(state, event.character, event.name)
            yield view({"npc_hit": not dead, "npc_dead": dead}, roller, npc)
        case _:
            pass


def given(state: ZapasState, event: e.ConditionGiven) -> Moment:
    """Return a condition that somebody received (ZAP-20)."""
    condition = event.condition
    who = person(state, event.character, event.name)
    facts = {
        "given": True,
        "stops": condition.stops_action,
        "final": condition.stops_action and normalized(condition.label) in STOPPING,
        "player": who.one,
    }
    seen = view(facts, who, condition=condition.label)
    return Moment(event.contest, event.turn, "condition", (seen,))


def lifted(state: ZapasState, event: e.ConditionLifted) -> Moment:
    """Return a condition that somebody is rid of (ZAP-24)."""
    return _alone("outcome", _lifted(state, event))


def _lifted(state: ZapasState, event: e.ConditionLifted) -> View:
    who = person(state, event.character, event.name)
    return view({"lifted": True, "player": who.one}, who, condition=event.label)


def struck(event: e.FlagStruck) -> Moment:
    """Return a flag that was struck out, and how many marks became dice (ZAP-43)."""
    facts: Facts = {event.reason: True}
    return _alone("flag", view(facts, Person(event.name), flag=event.text, n_marks=event.marks or None))


def phase(event: e.PhaseSet) -> Moment:
    """Return that the group begins to travel, or to play (ZAP-37)."""
    return _alone("phase", view({"travel": event.travel, "play": not event.travel}))


def _alone(beat: str, seen: View) -> Moment:
    return Moment("", 0, beat, (seen,))
