"""What happens when a character or seat changes hands: sealed choices stay, and stay secret."""

from collections.abc import Iterator

from rules.campaign.events import ChairHanded, CharacterGiven, RoleSet, SeatHanded, SeatLeft
from rules.core.refusal import Refused
from rules.core.seat import DICE, Role
from rules.nyx.base.enums import CharacterKind, Phase
from rules.nyx.state.campaign_state import Character, NyxState
from rules.nyx.state.contest_events import ChoiceHanded
from rules.nyx.state.contests import Conflict, Side

Handover = SeatHanded | SeatLeft | ChairHanded | RoleSet | CharacterGiven

#: Opponents that are a single value. They have no sheet that a player could use.
VALUES = (CharacterKind.BARE, CharacterKind.MOB)


def with_seat(character: Character, seat: str) -> Character:
    """Return the character as it is after it moves to another seat; "" is the GM's."""
    kind = CharacterKind.PLAYER if seat else CharacterKind.NPC
    return character.but(seat=seat, kind=character.kind if character.kind in VALUES else kind)


def handover_events(state: NyxState, event: Handover) -> tuple[ChoiceHanded, ...]:
    """Return an event for each sealed choice that nobody may see from now on (NYX-33).

    Refused: `bare-stays` if an opponent that is a single value is given to a player.
    """
    if isinstance(event, CharacterGiven) and event.new and state.characters[event.character].kind in VALUES:
        raise Refused("bare-stays", name=event.name)
    return tuple(_sealed(state, event))


def _sealed(state: NyxState, event: Handover) -> Iterator[ChoiceHanded]:
    """Yield the affected choices.
    A choice that dice made belongs to nobody. It keeps its hand, because the deck's seed must stay hidden as
    long as the choice does.
    """
    for conflict in state.contests.values():
        if not conflict.is_open:
            continue
        for side in conflict.active:
            if side.hand != DICE and has_sealed(conflict, side) and _is_concerned(state, side, event):
                yield ChoiceHanded(contest=conflict.id, turn=conflict.turn, side=side.number, name=side.name)


def has_sealed(conflict: Conflict, side: Side) -> bool:
    """Tell whether a side has made a choice that is not revealed yet."""
    if conflict.phase in {Phase.DECLARE, Phase.TACTIC}:
        return side.pick is not None
    return conflict.phase is Phase.BONUS and side.bonus is not None and not conflict.all_chosen


def _is_concerned(state: NyxState, side: Side, event: Handover) -> bool:
    if isinstance(event, CharacterGiven):
        return event.character in side.people
    seats = {state.characters[number].seat for number in side.people}
    if isinstance(event, ChairHanded):
        return "" in seats
    if isinstance(event, RoleSet):
        return event.role is Role.GM and "" in seats
    record = state.campaign.record(event.seat)
    runs = record is not None and record.role is Role.GM
    return event.seat in seats or event.seat == side.hand or (runs and "" in seats)
