"""The rules of Lantern, a game of night watchers that is as small as a game can be.

In a vigil two choose in hiding to shine or to hide: who seeks wins if both chose alike, else who is sought.
The other one rolls a die, and more than the oil in their lantern costs one; without oil nobody keeps vigil.
"""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import Field, TypeAdapter

from rules.campaign.events import CampaignEvent
from rules.campaign.model import AnyCharacter, controls
from rules.chance.dice import Dice
from rules.chance.seal import Choice
from rules.contract.system import Shared, State, System, Wait
from rules.core import names
from rules.core.model_base import Action, Entity, Event
from rules.core.refusal import Refused
from rules.core.seat import PUBLIC, Seat


class Watcher(AnyCharacter):
    oil: int = 3


class Vigil(Entity):
    place: int
    title: str
    turn: int = 1
    sides: tuple[str, str]
    picks: Mapping[str, str] = {}
    is_open: bool = True


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
    kind: Literal["lit"] = "lit"
    watcher: Watcher


class VigilOpened(Event):
    kind: Literal["vigil-opened"] = "vigil-opened"
    vigil: Vigil


class Picked(Event):
    kind: Literal["picked"] = "picked"
    character: str
    name: str
    pick: str


class VigilEnded(Event):
    kind: Literal["vigil-ended"] = "vigil-ended"
    picks: Mapping[str, str]
    winner: Watcher
    loser: Watcher
    face: int


LanternState = State[Watcher, Vigil, Shared]
LanternEvent = Lit | VigilOpened | Picked | VigilEnded


def decide(state: LanternState, action: Any, seat: Seat, dice: Dice) -> tuple[Event, ...]:
    new = state.campaign.next_id
    match action:
        case Light(name=typed):
            if seat == PUBLIC:
                raise Refused("no-seat")
            return (Lit(watcher=Watcher(id=new, name=names.name(typed), seat="" if seat.is_gm else seat.id)),)
        case Watch(place=place, character=character, rival=rival):
            one, other = state.characters[character], state.characters[rival]
            if not controls(seat, one):
                raise Refused("not-your-character", name=one.name)
            if not one.oil:
                raise Refused("lantern-dark", name=one.name)
            vigil = Vigil(id=new, place=place, title=f"{one.name} – {other.name}", sides=(one.id, other.id))
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
    order = vigil.sides if len(set(picks.values())) == 1 else vigil.sides[::-1]
    winner, loser = (state.characters[one] for one in order)
    (face,) = dice.roll(6, 1)
    return (picked, VigilEnded(contest=vigil.id, turn=1, picks=picks, winner=winner, loser=loser, face=face))


def apply(state: LanternState, event: LanternEvent) -> LanternState:
    made = state.campaign.but(made=state.campaign.made + 1)
    characters, contests = state.characters, state.contests
    match event:
        case Lit(watcher=one):
            return state.but(campaign=made.playing(one.seat, one.id), characters={**characters, one.id: one})
        case VigilOpened(vigil=new):
            return state.but(campaign=made, contests={**contests, new.id: new})
        case Picked(contest=number, character=who, pick=pick):
            picked = contests[number].but(picks={**contests[number].picks, who: pick})
            return state.but(contests={**contests, number: picked})
        case VigilEnded(contest=number, loser=one, face=face):
            burnt = one.but(oil=one.oil - (face > one.oil > 0))
            over = {**contests, number: contests[number].but(is_open=False)}
            return state.but(characters={**characters, one.id: burnt}, contests=over)


def view(state: LanternState, seat: Seat) -> LanternState:
    own = {one.id for one in state.characters.values() if controls(seat, one)}

    def known(vigil: Vigil) -> Vigil:
        picks = {one: pick if one in own else "" for one, pick in vigil.picks.items()}
        return vigil.but(picks=picks) if vigil.is_open else vigil

    return state.but(contests={number: known(vigil) for number, vigil in state.contests.items()})


def redact(state: LanternState, event: Event, seat: Seat) -> Event:
    secret = isinstance(event, Picked) and not controls(seat, state.characters[event.character])
    return event.but(pick="") if secret else event


def waits(state: LanternState) -> tuple[Wait, ...]:
    open_ = (vigil for vigil in state.contests.values() if vigil.is_open)
    due = ((vigil, state.characters[one]) for vigil in open_ for one in vigil.sides if one not in vigil.picks)
    return tuple(Wait("pick", one.seat, one.id, vigil.id, vigil.turn) for vigil, one in due)


def legal_actions(state: LanternState, seat: Seat) -> tuple[Action, ...]:
    mine = (wait.contest for wait in waits(state) if controls(seat, state.characters[wait.character]))
    return tuple(Pick(contest=one, pick=pick) for one in dict.fromkeys(mine) for pick in ("shine", "hide"))


def sealed(event: Event) -> tuple[Choice, ...]:
    return _choices(event, {event.character: event.pick}) if isinstance(event, Picked) else ()


def shown(event: Event) -> tuple[Choice, ...]:
    return _choices(event, event.picks) if isinstance(event, VigilEnded) else ()


def _choices(event: Event, picks: Mapping[str, str]) -> tuple[Choice, ...]:
    return tuple(Choice(event.contest, event.turn, one, "light", pick) for one, pick in picks.items())


def thrown(event: Event) -> tuple[int, ...]:
    return (event.face,) if isinstance(event, VigilEnded) else ()


LANTERN = System(
    name="lantern",
    character=Watcher,
    contest=Vigil,
    state=LanternState,
    events=TypeAdapter(Annotated[LanternEvent | CampaignEvent, Field(discriminator="kind")]),
    decide=decide,
    apply=apply,
    view=view,
    redact=redact,
    legal_actions=legal_actions,
    waits=waits,
    irreversible=frozenset({"vigil-ended"}),
    sealed=sealed,
    opens={"vigil-ended": "light"},
    shown=shown,
)
