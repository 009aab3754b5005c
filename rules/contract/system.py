"""The contract that every game fulfils, and the function that plays an action.

Its terms are State, Action, Event, Refused, System and Table. Only `decide` sees dice, and only it may
refuse. `apply` is total, `view` is what a seat may know, and `legal_actions` is what it may do now.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any, Generic, Literal, NamedTuple, Self, TypeGuard, TypeVar

from pydantic import ConfigDict, Field, TypeAdapter

from rules import campaign
from rules.campaign.actions import CampaignAction, RollHidden
from rules.campaign.common_settings import COMMON
from rules.campaign.events import (
    ActedFor,
    CampaignEvent,
    CharacterGiven,
    CharacterImported,
    TimeRanOut,
    Worded,
)
from rules.campaign.model import AnyCharacter, Campaign
from rules.campaign.ready import PrepareScene
from rules.campaign.settings import Setting
from rules.campaign.telling import Narrated
from rules.chance.dice import Dice, Watched
from rules.chance.seal import Choice
from rules.contract.hidden_rolling import HiddenRolling, never_hidden, roll_hidden
from rules.contract.luck import NO_CHECKS, Checks
from rules.contract.ready_scenes import ReadyRules
from rules.core.model_base import Action, Entity, Event, Frozen
from rules.core.refusal import Refused
from rules.core.seat import DICE, OPENLY, Seat


class Shared(Frozen):
    """What the whole group shares, such as a pot of points. Some games have nothing here."""


C = TypeVar("C", bound=AnyCharacter)
K = TypeVar("K", bound=Entity)
S = TypeVar("S", bound=Shared)


class State(Frozen, Generic[C, K, S]):
    """Everything that is true about one campaign, hidden picks included.

    `contests` holds the open ones; an ended contest stays until the state is loaded again. `shared` has a
    default for every field, with which a new campaign starts.
    """

    campaign: Campaign
    characters: Mapping[str, C] = {}
    contests: Mapping[str, K] = {}
    shared: S

    def with_character(self, character: C) -> Self:
        """Return the state with this character, added or in place of the one with the same id."""
        counted = self if character.id in self.characters else self._counting(character)
        return counted.but(characters={**self.characters, character.id: character})

    def with_contest(self, contest: K) -> Self:
        """Return the state with this contest, added or in place of the one with the same id."""
        counted = self if contest.id in self.contests else self._counting(contest)
        return counted.but(contests={**self.contests, contest.id: contest})

    def _counting(self, new: Entity) -> Self:
        """Return the state with the id of a new entity marked as used."""
        return self.but(campaign=self.campaign.but(made=max(self.campaign.made, int(new.id))))


AnyState = State[Any, Any, Any]


class AnyContest(Narrated):
    """What every contest has: a place, a title, a turn, and whether it is still open."""

    place: int
    title: str
    turn: int = 1
    is_open: bool = True


def events_of(events: Any) -> TypeAdapter[Any]:
    """Return an adapter that reads campaign events and a game's own, given as a union, by their kind."""
    one_of = Annotated[events | CampaignEvent, Field(discriminator="kind")]
    return TypeAdapter(one_of, config=ConfigDict(defer_build=True))


class Wait(NamedTuple):
    """Something that a seat must do. `seat` is "" for the GM; `contest` is empty outside contests.

    `what` is the kind; its text is the message `wait-<game>-<what>`. `character` is the one that it concerns.
    `defaults` are the actions that may replace those of a seat that is away too long; empty if there are
    none.
    """

    what: str
    seat: str
    character: str = ""
    contest: str = ""
    turn: int = 0
    defaults: tuple[Action, ...] = ()

    @property
    def duty(self) -> str:
        """The name of the duty, for prompts that are registered by duty."""
        return self.what


class Fault(NamedTuple):
    """An error in imported data: the path of field names that leads to it, and a code."""

    path: tuple[str | int, ...]
    code: str


def _nothing_sealed(_: Event) -> tuple[Choice, ...]:
    return ()


def _nothing_known(_: Any, before: Any) -> Any:
    return before


def _nothing_hidden(_: AnyState) -> bool:
    return False


def _never(_: Any) -> bool:
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
    #: The model of a contest, or a union of several models.
    contest: Any
    shared: type[Shared] = Shared
    state: type[AnyState]
    events: TypeAdapter[Any]
    decide: Callable[[Any, Any, Seat, Dice], tuple[Event, ...]]
    apply: Callable[[Any, Any], Any]
    view: Callable[[Any, Seat], Any]
    #: Returns an event as a seat may know it, or None if the seat may know nothing of it.
    redact: Callable[[Any, Event, Seat], Event | None]
    #: By kind of event: the fields that `redact` may change.
    hidden_fields: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    #: Whether players may keep drafts, of which even the GM may know nothing.
    keeps_drafts: bool = False
    legal_actions: Callable[[Any, Seat], tuple[Action, ...]]
    #: Returns the game's events that follow a campaign event, such as a change of scene; may refuse it.
    follow: Callable[[Any, CampaignEvent], tuple[Event, ...]] = _nothing_follows
    settings: tuple[Setting, ...] = COMMON
    #: Whether a contest is still open.
    is_open: Callable[[Any], bool] = lambda contest: bool(contest.is_open)
    #: Everything that somebody must do before the game goes on. It holds only what everybody may know.
    waits: Callable[[Any], tuple[Wait, ...]]
    #: Returns a character as it is after another seat receives it; "" is the GM's.
    give: Callable[[Any, str], Any] = _in_new_hands
    #: The kinds of events that cannot be undone, such as those that reveal something hidden.
    irreversible: frozenset[str] = frozenset()
    #: Finds errors in an imported character, beyond the types of its fields.
    validate_character: Callable[[Any], Iterable[Fault]] = _no_fault
    #: Finds errors in the shared state and the ended contests of an imported campaign.
    validate_campaign: Callable[[Any], Iterable[Fault]] = _no_fault
    #: Returns a character as it moves to a seat of another campaign, with nothing pending. The number of
    #: minutes is added to its times. May refuse a character that the seat cannot have.
    for_transfer: Callable[[Any, str, int], Any] = _as_it_is
    #: Returns the hidden choices that an event makes. Each of them is sealed.
    sealed: Callable[[Event], tuple[Choice, ...]] = _nothing_sealed
    #: By kind of event: the subject (`about`) of this turn's choices in its contest that the event reveals.
    opens: Mapping[str, str] = field(default_factory=dict)
    #: Returns the choices that an event shows.
    shown: Callable[[Event], tuple[Choice, ...]] = _nothing_sealed
    #: Whether dice decided something that is still hidden. Until it is shown, nobody may check the deck.
    hides_dice: Callable[[Any], bool] = _nothing_hidden
    #: Whether the next action may need a long calculation. It is then done beside the event loop.
    ponders: Callable[[Any], bool] = _never
    #: Returns the state that an undo goes back to, with what people know in the state now.
    remember: Callable[[Any, Any], Any] = _nothing_known
    #: How to find the characters' rolls in the events, with their chances.
    checks: Checks = NO_CHECKS
    #: How the game makes ready scenes; None if it has none.
    ready: ReadyRules | None = None
    #: Rolls unseen, as the game rolls without costs.
    hidden_roll: HiddenRolling = never_hidden

    def known(self, state: Any, events: Iterable[Event], seat: Seat) -> list[Event]:
        """Return the events as a seat may know them, without those of which it may know nothing."""
        seen = (self.redact(state, event, seat) for event in events)
        return [event for event in seen if event is not None]

    def told(self, state: Any, events: Iterable[Event], seat: Seat) -> list[Event]:
        """Return the events as a seat may know them; none if only a stand-in's `ActedFor` is left."""
        known = self.known(state, events, seat)
        return known if any(not isinstance(event, ActedFor) for event in known) else []


@dataclass(frozen=True)
class Played:
    """The outcome of one action: the states before and after it, and its events."""

    before: AnyState
    after: AnyState
    events: tuple[Event, ...]
    #: Whether dice were rolled for it.
    thrown: bool = False


def new(system: System, setup: Campaign) -> AnyState:
    """Return the state of a new campaign, before its first event."""
    return system.state(campaign=setup, shared=system.shared())


def play(system: System, state: AnyState, action: Action, seat: Seat, dice: Dice) -> Played:
    """Decide an action and apply its events to the state. May raise `Refused`; then nothing changes."""
    campaign.require_open(state.campaign, action)
    if type(action) in campaign.CAMPAIGN_ACTIONS:  # an isinstance would ask each of the forty classes
        return _play_campaign(system, state, action, seat)
    watched = Watched(dice)
    if isinstance(action, RollHidden):
        decided: tuple[Event, ...] = (roll_hidden(system.hidden_roll, state, action, seat, watched),)
    else:
        decided = system.decide(state, action, seat, watched)
    events = (*standin_event(state, action, seat), *decided)
    return Played(state, fold(system, state, events), events, watched.thrown)


def standin_event(state: AnyState, act: Action | Event, seat: Seat) -> tuple[Event, ...]:
    """Return the event that names who acts for the seat: a stand-in, or a default after its time ran out.

    It belongs to the contest of the action or event, if there is one.
    """
    if not seat.by:
        return ()
    contest = state.contests.get(getattr(act, "contest", ""))
    where = {} if contest is None else {"contest": contest.id, "turn": contest.turn}
    if isinstance(act, RollHidden):  # its seal is found by the roll's number
        where = {"turn": state.campaign.hidden_made + 1}
    name, by_name = (character_name_of_seat(state, one) for one in (seat.id, seat.by))
    if seat.by in (DICE, OPENLY):
        how: Literal["dice", "openly"] = "dice" if seat.by == DICE else "openly"
        return (TimeRanOut(seat=seat.id, name="" if seat.is_gm else name, how=how, **where),)
    return (ActedFor(seat=seat.id, by=seat.by, name=name, by_name=by_name, **where),)


def character_name_of_seat(state: AnyState, seat: str) -> str:
    """Return the name of the character that a seat usually plays; empty if none, as for most GMs."""
    record = state.campaign.record(seat)
    character = state.characters.get(record.character) if record else None
    return character.name if character else ""


def campaign_legal_actions(system: System, state: AnyState, seat: Seat) -> tuple[CampaignAction, ...]:
    """Return what this seat may do now with the campaign itself, except what the game refuses."""
    offered = campaign.legal_actions(state.campaign, state.characters, system.settings, seat)
    return tuple(action for action in offered if _followed(system, state, action, seat))


def _followed(system: System, state: AnyState, action: CampaignAction, seat: Seat) -> bool:
    try:
        _play_campaign(system, state, action, seat)
    except Refused:
        return False
    return True


def _play_campaign(system: System, state: AnyState, action: Any, seat: Seat) -> Played:
    """Play a campaign action. Each of its events is followed by the game's own events."""
    decided = campaign.decide(state.campaign, state.characters, system.settings, action, seat)
    moves = not isinstance(action, PrepareScene)  # its sheets were made for this campaign
    after = state
    events = standin_event(state, action, seat)
    for event in (_here(system, state, one) if moves else one for one in decided):
        told = (event, *system.follow(step(system, after, event), event))
        after, events = fold(system, after, told), (*events, *told)
    return Played(state, after, events)


def _here(system: System, state: AnyState, event: CampaignEvent) -> CampaignEvent:
    """Return the event. An imported sheet is first adapted to this campaign."""
    if not isinstance(event, CharacterImported):
        return event
    read = system.character.model_validate_json(event.sheet)
    moved = system.for_transfer(read, event.seat, state.campaign.clock)
    mine = system.give(moved, event.seat).but(id=event.character, name=event.name)
    return event.but(sheet=mine.model_dump_json())


def fold(system: System, state: AnyState, events: Iterable[Event]) -> AnyState:
    """Apply events in order."""
    for event in events:
        state = step(system, state, event)
    return state


def step(system: System, state: AnyState, event: Event) -> AnyState:
    """Apply one event of the campaign or of the game."""
    if isinstance(event, Worded):
        return _worded(state, event)
    if _is_of_campaign(event):
        after = state.but(campaign=campaign.apply(state.campaign, event))
        if isinstance(event, CharacterImported):
            return _imported(system, after, event)
        return _given(system, after, event) if isinstance(event, CharacterGiven) else after
    stepped: AnyState = system.apply(state, event)
    return stepped


def _is_of_campaign(event: Event) -> TypeGuard[CampaignEvent]:
    """Tell it by the very class: an isinstance would ask each of the forty classes."""
    return type(event) in campaign.CAMPAIGN_EVENTS


def _worded(state: AnyState, event: Worded) -> AnyState:
    contest = state.contests.get(event.contest)
    if not isinstance(contest, Narrated):
        return state
    told = contest.but(told=(*contest.told, *(one.wording for one in event.said)))
    return state.but(contests={**state.contests, event.contest: told})


def _given(system: System, state: AnyState, event: CharacterGiven) -> AnyState:
    given = system.give(state.characters[event.character], event.new)
    return state.but(characters={**state.characters, event.character: given})


def _imported(system: System, state: AnyState, event: CharacterImported) -> AnyState:
    """Add the imported character.
    A replayed event has no sheet; then the character is in the state already.
    """
    if not event.sheet:
        return state
    character = system.character.model_validate_json(event.sheet)
    return state.but(characters={**state.characters, event.character: character})
