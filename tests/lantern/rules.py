"""The rules of Lantern, a game of night watchers that is as small as a game can be.

In a vigil two watchers secretly choose to shine or to hide. The seeker wins if both chose alike;
otherwise the other does. The loser rolls a die; a roll above the measures of oil in their lantern costs one
measure. Nobody without oil begins a vigil.
"""

from collections.abc import Mapping
from typing import Any, Literal

from rules.campaign.model import AnyCharacter, controls
from rules.chance.dice import Dice
from rules.contract.hidden_picks import HiddenPicks, PickingContest
from rules.contract.ownership import find_own
from rules.contract.system import Shared, State, System, events_of
from rules.core import names
from rules.core.model_base import Action, Event
from rules.core.refusal import Refused
from rules.core.seat import PUBLIC, Seat


class Watcher(AnyCharacter):
    oil: int = 3


class Light(Action):
    name: str


class Watch(Action):
    place: int
    character: str
    rival: str


class Pick(Action):
    contest: str
    pick: Literal["shine", "hide"]


class Lit(Event):
    kind: Literal["lantern-lit"] = "lantern-lit"
    watcher: Watcher


class VigilOpened(Event):
    kind: Literal["lantern-opened"] = "lantern-opened"
    vigil: PickingContest


class Picked(Event):
    kind: Literal["lantern-picked"] = "lantern-picked"
    character: str
    name: str
    pick: str


class VigilEnded(Event):
    kind: Literal["lantern-ended"] = "lantern-ended"
    picks: Mapping[str, str]
    winner: Watcher
    loser: Watcher
    face: int


LanternState = State[Watcher, PickingContest, Shared]
LanternEvent = Lit | VigilOpened | Picked | VigilEnded


def decide(state: LanternState, action: Any, seat: Seat, dice: Dice) -> tuple[Event, ...]:
    new = state.campaign.next_id
    match action:
        case Light(name=typed):
            if seat == PUBLIC:
                raise Refused("no-seat")
            return (Lit(watcher=Watcher(id=new, name=names.name(typed), seat="" if seat.is_gm else seat.id)),)
        case Watch(place=place, character=character, rival=rival):
            one, other = find_own(state, character, seat), state.characters[rival]
            if not one.oil:
                raise Refused("lantern-dark", name=one.name)
            vigil = PickingContest(
                id=new, place=place, title=f"{one.name} – {other.name}", sides=(one.id, other.id)
            )
            return (VigilOpened(contest=new, vigil=vigil),)
        case _:
            return _pick(state, action, seat, dice)


def _pick(state: LanternState, action: Pick, seat: Seat, dice: Dice) -> tuple[Event, ...]:
    mine = (state.characters[wait.character] for wait in waits(state) if wait.contest == action.contest)
    who = next((one for one in mine if controls(seat, one)), None)
    if who is None:
        raise Refused("stale-button")
    vigil = state.contests[action.contest]
    picked = Picked(contest=vigil.id, turn=1, character=who.id, name=who.name, pick=action.pick)
    picks = {**vigil.picks, who.id: action.pick}
    if len(picks) < len(vigil.sides):
        return (picked,)
    winner, loser = (state.characters[one] for one in _order(vigil.sides, picks))
    (face,) = dice.roll(6, 1)
    return (picked, VigilEnded(contest=vigil.id, turn=1, picks=picks, winner=winner, loser=loser, face=face))


def _order(sides: tuple[str, ...], picks: Mapping[str, str]) -> tuple[str, ...]:
    """Return who wins and who loses."""
    return sides if len(set(picks.values())) == 1 else sides[::-1]


def apply(state: LanternState, event: LanternEvent) -> LanternState:
    match event:
        case Lit(watcher=one):
            return state.but(campaign=state.campaign.playing(one.seat, one.id)).with_character(one)
        case VigilOpened(vigil=new):
            return state.with_contest(new)
        case Picked(contest=number, character=who, pick=pick):
            vigil = state.contests[number]
            return state.with_contest(vigil.but(picks={**vigil.picks, who: pick}))
        case VigilEnded(contest=number, loser=one, face=face):
            burnt = one.but(oil=one.oil - (face > one.oil > 0))
            return state.with_character(burnt).with_contest(state.contests[number].but(is_open=False))


PICKS = HiddenPicks(Picked, VigilEnded, "light")
waits = PICKS.waits


def legal_actions(state: LanternState, seat: Seat) -> tuple[Action, ...]:
    mine = (wait.contest for wait in waits(state) if controls(seat, state.characters[wait.character]))
    return tuple(Pick(contest=one, pick=pick) for one in dict.fromkeys(mine) for pick in ("shine", "hide"))


def thrown(event: Event) -> tuple[int, ...]:
    return (event.face,) if isinstance(event, VigilEnded) else ()


class LanternOutcomes:
    """Remembers who keeps each vigil."""

    def __init__(self) -> None:
        self._sides: dict[str, tuple[str, ...]] = {}

    def follows(self, event: Event) -> bool:
        match event:
            case VigilOpened(vigil=new):
                self._sides[new.id] = new.sides
            case VigilEnded(contest=number, picks=picks, winner=winner, loser=loser):
                return (winner.id, loser.id) == _order(self._sides[number], picks)
            case _:
                pass
        return True


LANTERN = System(
    name="lantern",
    character=Watcher,
    contest=PickingContest,
    state=LanternState,
    events=events_of(LanternEvent),
    decide=decide,
    apply=apply,
    view=PICKS.view,
    redact=PICKS.redact,
    hidden_fields=PICKS.hidden_fields,
    legal_actions=legal_actions,
    waits=waits,
    irreversible=frozenset({"lantern-ended"}),
    sealed=PICKS.sealed,
    opens={"lantern-ended": "light"},
    shown=PICKS.shown,
)
