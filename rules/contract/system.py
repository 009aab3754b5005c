"""The contract that every game fulfils, and the one function that plays an action.

Six words: State, Action, Event, Refused, System, Table. `decide` alone sees dice and alone may
refuse; `apply` is total; `view` is what a seat may know; `choices` is what it may do now.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, Literal, NamedTuple, TypeVar

from pydantic import TypeAdapter

from rules import campaign
from rules.campaign.actions import CampaignAction
from rules.campaign.common_settings import COMMON
from rules.campaign.events import ActedFor, CampaignEvent, CharacterGiven, CharacterImported, TimeRanOut
from rules.campaign.model import AnyCharacter, Campaign
from rules.campaign.settings import Setting
from rules.chance.dice import Dice, Watched
from rules.chance.seal import Choice
from rules.contract.luck import NO_CHECKS, Checks
from rules.core.model_base import Action, Entity, Event, Frozen
from rules.core.refusal import Refused
from rules.core.seat import DICE, OPENLY, Seat


class Shared(Frozen):
    """What the whole group has in common, such as a pot of points; in some games nothing."""


C = TypeVar("C", bound=AnyCharacter)
K = TypeVar("K", bound=Entity)
S = TypeVar("S", bound=Shared)


class State(Frozen, Generic[C, K, S]):
    """Everything true about one campaign, hidden picks included.

    `contests` holds the open ones; an ended contest stays until the state is loaded afresh.
    `shared` has a default for every field: what a new campaign has.
    """

    campaign: Campaign
    characters: Mapping[str, C] = {}
    contests: Mapping[str, K] = {}
    shared: S


AnyState = State[Any, Any, Any]


class Wait(NamedTuple):
    """Something that a seat must do. `seat` is "" for the GM; `contest` is empty outside contests.

    `what` names it: its text is the message `wait-<game>-<what>`. `character` is whom it is done for.
    `defaults` are the actions that may stand in for a seat that stays away too long; none where nothing can.
    """

    what: str
    seat: str
    character: str = ""
    contest: str = ""
    turn: int = 0
    defaults: tuple[Action, ...] = ()

    @property
    def duty(self) -> str:
        """What must be done, as the duties of the games with several name it."""
        return self.what


class Fault(NamedTuple):
    """What is wrong with something that comes from elsewhere: where, as names of fields, and why."""

    path: tuple[str | int, ...]
    code: str


def _nothing_sealed(_: Event) -> tuple[Choice, ...]:
    return ()


def _nothing_hidden(_: AnyState) -> bool:
    return False


def _nothing_follows(_: AnyState, __: CampaignEvent) -> tuple[Event, ...]:
    return ()


def _no_fault(_: Any) -> Iterable[Fault]:
    return ()


def _in_new_hands(character: Any, seat: str) -> Any:
    return character.but(seat=seat)


def _as_it_is(character: Any, _: str, __: int) -> Any:
    return character


@dataclass(frozen=True, kw_only=True)
class System:
    """The rules of one game, as functions over its own state, actions and events."""

    name: str
    character: type[AnyCharacter]
    #: A kind of entity, or a union of several kinds.
    contest: Any
    shared: type[Shared] = Shared
    state: type[AnyState]
    events: TypeAdapter[Any]
    decide: Callable[[Any, Any, Seat, Dice], tuple[Event, ...]]
    apply: Callable[[Any, Any], Any]
    view: Callable[[Any, Seat], Any]
    #: An event as a seat may know it, or None when it may know nothing of it.
    redact: Callable[[Any, Event, Seat], Event | None]
    choices: Callable[[Any, Seat], tuple[Action, ...]]
    #: What an event of the campaign does in this game, such as a change of scene; may refuse it.
    follow: Callable[[Any, CampaignEvent], tuple[Event, ...]] = _nothing_follows
    settings: tuple[Setting, ...] = COMMON
    #: Whether a contest is still running.
    is_open: Callable[[Any], bool] = lambda contest: bool(contest.is_open)
    #: Everything that somebody must do before the game goes on, as everybody may know it.
    waits: Callable[[Any], tuple[Wait, ...]]
    #: A character as it is in the hands of another seat; "" is the GM's.
    give: Callable[[Any, str], Any] = _in_new_hands
    #: The kinds of events that are never taken back, such as those that reveal what was hidden.
    final: frozenset[str] = frozenset()
    #: What is wrong with a character that comes from elsewhere, beyond the types of its fields.
    vet: Callable[[Any], Iterable[Fault]] = _no_fault
    #: The same of what the group has in common and of ended contests, for a whole campaign.
    vet_whole: Callable[[Any], Iterable[Fault]] = _no_fault
    #: A character on its way from one campaign to another, for a seat there: nothing of it waits for anybody,
    #: its times are later by so many minutes. May refuse what a seat cannot have.
    moved: Callable[[Any, str, int], Any] = _as_it_is
    #: The hidden choices that an event makes, each of which is sealed.
    sealed: Callable[[Event], tuple[Choice, ...]] = _nothing_sealed
    #: By kind of event, what its contest's choices of this turn are about that it shows openly.
    opens: Mapping[str, str] = field(default_factory=dict)
    #: The choices that an event of these kinds shows.
    shown: Callable[[Event], tuple[Choice, ...]] = _nothing_sealed
    #: Whether dice have decided something that is hidden still, so that nobody may reckon them again yet.
    hides_dice: Callable[[Any], bool] = _nothing_hidden
    #: The rolls of its characters as events tell them, with the chance that each had.
    checks: Checks = NO_CHECKS


@dataclass(frozen=True)
class Played:
    """The outcome of one action: the state before and after, and what happened in between."""

    before: AnyState
    after: AnyState
    events: tuple[Event, ...]
    #: Whether dice were thrown for it.
    thrown: bool = False


def new(system: System, setup: Campaign) -> AnyState:
    """Return the state of a campaign in which nothing has happened yet."""
    return system.state(campaign=setup, shared=system.shared())


def play(system: System, state: AnyState, action: Action, seat: Seat, dice: Dice) -> Played:
    """Decide the action and fold its events into the state; may raise `Refused`, changing nothing."""
    if isinstance(action, campaign.CAMPAIGN_ACTIONS):
        return _play_campaign(system, state, action, seat)
    watched = Watched(dice)
    events = (*standin_event(state, action, seat), *system.decide(state, action, seat, watched))
    return Played(state, fold(system, state, events), events, watched.thrown)


def standin_event(state: AnyState, act: Action | Event, seat: Seat) -> tuple[Event, ...]:
    """Say that a stand-in acts, or what comes in because time ran out: in the contest of what is done."""
    if not seat.by:
        return ()
    contest = state.contests.get(getattr(act, "contest", ""))
    where = {} if contest is None else {"contest": contest.id, "turn": getattr(contest, "turn", 0)}
    name, by_name = (character_name_of_seat(state, one) for one in (seat.id, seat.by))
    if seat.by in (DICE, OPENLY):
        how: Literal["dice", "openly"] = "dice" if seat.by == DICE else "openly"
        return (TimeRanOut(seat=seat.id, name="" if seat.is_gm else name, how=how, **where),)
    return (ActedFor(seat=seat.id, by=seat.by, name=name, by_name=by_name, **where),)


def character_name_of_seat(state: AnyState, seat: str) -> str:
    """Return the name of the character that a seat usually plays; empty for none, as for most GMs."""
    record = state.campaign.record(seat)
    character = state.characters.get(record.character) if record else None
    return character.name if character else ""


def campaign_legal_actions(system: System, state: AnyState, seat: Seat) -> tuple[CampaignAction, ...]:
    """Return what this seat may do now with the campaign itself: what the game refuses to follow is out."""
    offered = campaign.legal_actions(state.campaign, state.characters, system.settings, seat)
    return tuple(action for action in offered if _followed(system, state, action, seat))


def _followed(system: System, state: AnyState, action: CampaignAction, seat: Seat) -> bool:
    try:
        _play_campaign(system, state, action, seat)
    except Refused:
        return False
    return True


def _play_campaign(system: System, state: AnyState, action: Any, seat: Seat) -> Played:
    """Each of the campaign's events is followed by what it does in the game."""
    decided = campaign.decide(state.campaign, state.characters, system.settings, action, seat)
    after = state
    events = standin_event(state, action, seat)
    for event in (_here(system, state, one) for one in decided):
        told = (event, *system.follow(step(system, after, event), event))
        after, events = fold(system, after, told), (*events, *told)
    return Played(state, after, events)


def _here(system: System, state: AnyState, event: CampaignEvent) -> CampaignEvent:
    """Return an event with the sheet that came in, if one did, as it is in this campaign."""
    if not isinstance(event, CharacterImported):
        return event
    read = system.character.model_validate_json(event.sheet)
    moved = system.moved(read, event.seat, state.campaign.clock)
    mine = system.give(moved, event.seat).but(id=event.character, name=event.name)
    return event.but(sheet=mine.model_dump_json())


def fold(system: System, state: AnyState, events: Iterable[Event]) -> AnyState:
    """Apply events in order."""
    for event in events:
        state = step(system, state, event)
    return state


def step(system: System, state: AnyState, event: Event) -> AnyState:
    """Apply one event, the campaign's own or the game's."""
    if isinstance(event, campaign.CAMPAIGN_EVENTS):
        after = state.but(campaign=campaign.apply(state.campaign, event))
        if isinstance(event, CharacterImported):
            return _imported(system, after, event)
        return _given(system, after, event) if isinstance(event, CharacterGiven) else after
    stepped: AnyState = system.apply(state, event)
    return stepped


def _given(system: System, state: AnyState, event: CharacterGiven) -> AnyState:
    given = system.give(state.characters[event.character], event.new)
    return state.but(characters={**state.characters, event.character: given})


def _imported(system: System, state: AnyState, event: CharacterImported) -> AnyState:
    """An event that was told again has no sheet: whoever came in stands in the campaign already."""
    if not event.sheet:
        return state
    character = system.character.model_validate_json(event.sheet)
    return state.but(characters={**state.characters, event.character: character})
