"""The claims of harm and care, and of what stands between a character and harm (NOIR-62, 63, 120 to 130)."""

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import NamedTuple

from narration.noir.telling.people import by_name, person
from narration.telling.person_view import Facts, Person, view
from narration.telling.situation import Moment, View
from rules.core.model_base import Event
from rules.noir.base.enums import Health
from rules.noir.state import combat_events as cd
from rules.noir.state import contest_events as d
from rules.noir.state import events as e
from rules.noir.state.campaign_state import Condition, NoirState
from rules.noir.state.contests import Combat, Contest, Phase, RollPart

#: The healths of somebody who is conscious and not dazed.
WELL = frozenset({Health.ACTING, Health.RECOVERING})
#: The phases in which the victim of a hit rolls against it.
AGAINST_A_HIT = frozenset({Phase.DAZE_ROLL, Phase.WOUND_ROLL})


class Suffered(NamedTuple):
    """What events did to one character: the claims that hold, who cared for them, and the rounds left."""

    name: str
    facts: Facts
    medic: Person | None = None
    left: int | None = None

    def after(self, other: "Suffered | None") -> "Suffered":
        """Return this together with what happened to the same character before."""
        if other is None:
            return self
        held = {claim: True for claim, holds in self.facts.items() if holds}
        return Suffered(self.name, other.facts | held, self.medic or other.medic, self.left or other.left)


class Rolling:
    """Who rolls against a hit or to recover: victims by the wounds of their hit, and whose turn began."""

    def __init__(self, contest: Contest | None) -> None:
        combat = contest if isinstance(contest, Combat) else None
        self.actor = combat.actor if combat and combat.phase is Phase.TURN_START else ""
        struck = combat.hits[:1] if combat and combat.phase in AGAINST_A_HIT else ()
        self.wounds = {hit.victim: hit.wounds for hit in struck}

    def read(self, event: Event) -> None:
        """Note who rolls after this event."""
        match event:
            case cd.TurnBegan(character=number):
                self.actor, self.wounds = number, {}
            case cd.DamageRolled(character=number, wounds=wounds):
                self.wounds = {number: wounds}
            case _:
                pass

    def meaning(self, cast: RollPart) -> Facts:
        """Return what a decided roll means for the one who rolled (NOIR-125 to 127)."""
        assert cast.outcome is not None, "only decided rolls come here"
        won, number = cast.outcome.won, cast.character
        if number in self.wounds:
            stands = cast.rolls == "endurance" and not self.wounds[number]
            return {"no_wound": won and stands, "lives": won and cast.rolls == "will"}
        return {"still_dazed": number == self.actor and not won and not cast.outcome.exceptional}


def harm(before: NoirState, after: NoirState, fresh: Iterable[Event]) -> Iterator[Moment]:
    """Yield what one save did to characters in each turn, seen from each of them."""
    events = [event for event in fresh if event.contest]
    rolling = Rolling(before.contests.get(events[0].contest) if events else None)
    for at, turn in groupby(events, lambda event: (event.contest, event.turn)):
        found: dict[str, Suffered] = {}
        for event in turn:
            rolling.read(event)
            for number, suffered in _suffered(after, event, rolling):
                found[number] = suffered.after(found.get(number))
        views = tuple(_seen(after, *one) for one in found.items() if any(one[1].facts.values()))
        if views:
            yield Moment(*at, "harm", views)


def _seen(state: NoirState, number: str, one: Suffered) -> View:
    return view(one.facts, one.medic, person(state, number, one.name), n_left=one.left)


def _suffered(after: NoirState, event: Event, rolling: Rolling) -> Iterator[tuple[str, Suffered]]:
    """Yield whom an event harmed or helped, and how."""
    match event:
        case cd.DamageRolled(character=number, name=name, wounds=wounds, amount=amount):
            yield number, Suffered(name, {"wound": wounds > 0, "no_wound": amount == 0})
        case cd.ConditionChanged(character=number, name=name):
            yield number, Suffered(name, _changed(event.before, event.after))
        case cd.WoundsStabilised(character=number, name=name, change=change):
            facts = {"cared": change > 0, "reopened": change < 0, "no_care": change == 0}
            yield number, Suffered(name, facts, by_name(after, event.medic))
        case e.CountdownMoved(character=number, name=name, left=left):
            yield number, Suffered(name, {"counts": left > 0, "dies": left == 0}, left=left or None)
        case d.CheckDecided():
            cast = event.check.casts[0]
            yield cast.character, Suffered(cast.name, rolling.meaning(cast))
        case _:
            pass


def _changed(before: Condition, after: Condition) -> Facts:
    fell = before.health is not after.health
    return {
        "dies": fell and after.health is Health.DEAD,
        "knocked_out": fell and after.health is Health.UNCONSCIOUS,
        "out": fell and after.health is Health.OUT,
        "dazed": fell and after.health is Health.DAZED,
        "mortal": after.mortal > 0 and before.mortal == 0,
        "saved": before.mortal > 0 and after.saved and not before.saved,
        "back": before.health is Health.DAZED and after.health in WELL,
    }


def stands_between(state: NoirState, event: Event) -> Iterator[Moment]:
    """Yield that somebody steps in for another, acts in spite of everything, or pays not to be wounded."""
    match event:
        case cd.Protected():
            helped = Person(event.for_name, one=False)
            seen = view({"protects": True}, person(state, event.character, event.name), helped)
        case cd.GritTaken():
            seen = view({"grit": True}, person(state, event.character, event.name))
        case cd.DamageRolled(caused=caused, wounds=wounds) if caused > wounds:
            victim = person(state, event.character, event.name)
            seen = view({"survives": True}, None, victim, n_caused=caused, n_wounds=wounds)
        case _:
            return
    yield Moment(event.contest, event.turn, "fate", (seen,))
