"""What a seat may know: secrets are replaced by `Sealed.SEALED`, the GM's own sheets stay the GM's."""

from rules.frozen import Event
from rules.nyx.events import (
    AspectsNamed,
    AttributeSet,
    BonusChosen,
    CharacterCreated,
    CharacterFinished,
    TacticPicked,
)
from rules.nyx.groups import acts_for
from rules.nyx.model import Character, Conflict, NyxState, Phase, Sealed, Side
from rules.seat import Seat

#: What writes on one sheet.
WRITTEN = (CharacterCreated, AttributeSet, AspectsNamed, CharacterFinished)


def view(state: NyxState, seat: Seat) -> NyxState:
    """Return the state as this seat may know it.

    A pick is known to the side that made it until the dice fall (NYX-33); so is one of two
    winners' choice until both have chosen (NYX-37).
    """
    contests = {number: _conflict(state, conflict, seat) for number, conflict in state.contests.items()}
    return state.but(characters=_sheets(state, seat), contests=contests)


def redact(state: NyxState, event: Event, seat: Seat) -> Event | None:
    """Return an event as this seat may know it, at any time: what is revealed is told again openly.

    None for what is no business of the seat's at all: how the GM's sheets came about.
    """
    if isinstance(event, WRITTEN) and not (seat.is_gm or state.characters[event.character].seat):
        return None
    if isinstance(event, TacticPicked) and not _chose(state, event, seat):
        return event.but(tactic=Sealed.SEALED)
    if isinstance(event, BonusChosen) and event.hidden and not _chose(state, event, seat):
        return event.but(bonus=Sealed.SEALED)
    return event


def _chose(state: NyxState, event: TacticPicked | BonusChosen, seat: Seat) -> bool:
    conflict = state.contests.get(event.contest)
    return conflict is not None and _mine(state, conflict.side(event.side), seat)


def _mine(state: NyxState, side: Side, seat: Seat) -> bool:
    return acts_for(state, side, seat)


def _conflict(state: NyxState, conflict: Conflict, seat: Seat) -> Conflict:
    picks = conflict.phase is Phase.TACTIC
    bonuses = conflict.phase is Phase.BONUS and not conflict.all_chosen
    if not picks and not bonuses:
        return conflict
    sides = tuple(
        side if _mine(state, side, seat) else _sealed(side, picks, bonuses) for side in conflict.sides
    )
    return conflict.but(sides=sides)


def _sealed(side: Side, picks: bool, bonuses: bool) -> Side:
    if picks and side.pick is not None:
        return side.but(pick=Sealed.SEALED)
    if bonuses and side.bonus is not None:
        return side.but(bonus=Sealed.SEALED)
    return side


def _sheets(state: NyxState, seat: Seat) -> dict[str, Character]:
    """Players see players' sheets; of the GM's they see those in a conflict, without hidden aspects."""
    if seat.is_gm:
        return dict(state.characters)
    met = {
        number
        for conflict in state.contests.values()
        for side in conflict.sides
        for number in (side.character, *side.members)
    }
    return {
        number: character if character.seat else _met(character)
        for number, character in state.characters.items()
        if character.seat or number in met
    }


def _met(character: Character) -> Character:
    """What players see of the GM's: damage, and what is demanded in the open (NYX-12)."""
    demanded = {demand.aspect for demand in character.demands}
    shown = tuple(a for a in character.aspects if a.damage or a.id in demanded)
    return character.but(aspects=shown, ask=None, call=None)
