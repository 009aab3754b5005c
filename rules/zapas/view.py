"""What a seat may know: drafts are their author's, numbers of NPCs the GM's (section 4)."""

from rules.frozen import Event
from rules.seat import Seat
from rules.zapas import events as e
from rules.zapas.model import Character, ProposalState, Trait, ZapasState


def view(state: ZapasState, seat: Seat) -> ZapasState:
    """Return the state as this seat may know it."""
    people = {number: _seen(who, seat) for number, who in state.characters.items()}
    return state.but(characters={number: who for number, who in people.items() if who is not None})


def _seen(who: Character, seat: Seat) -> Character | None:
    if who.is_main:
        return who if who.seat == seat.id else _without_drafts(who)
    if seat.is_gm or (who.npc is not None and who.npc.revealed):
        return who
    return Character(id=who.id, name=who.name, conditions=who.conditions)


def _without_drafts(who: Character) -> Character:
    traits = tuple(_public(one) for one in who.traits if _shown(one.proposal.state))
    return who.but(traits=traits)


def _public(trait: Trait) -> Trait:
    return trait.but(aspects=tuple(one for one in trait.aspects if _shown(one.proposal.state)))


def _shown(state: ProposalState) -> bool:
    return state is not ProposalState.DRAFT


def redact(state: ZapasState, event: Event, seat: Seat) -> Event | None:
    """Return an event as this seat may know it; None for what is no business of the seat's."""
    if isinstance(event, e.CharacterCreated):
        return event if event.sheet.is_main or seat.is_gm else None
    if not isinstance(event, e.OfCharacter):
        return event
    who = state.characters[event.character]
    if seat.id == who.seat or (seat.is_gm and not who.is_main):
        return event
    return _of_others(who, event)


def _of_others(who: Character, event: e.OfCharacter) -> Event | None:
    match event:
        case e.TraitWritten(trait=trait):
            return event if _shown(trait.proposal.state) else None
        case e.AspectWritten(proposal=proposal):
            return event if _shown(proposal.state) else None
        case e.Voted(proposal=proposal):
            return event if _shown(proposal.state) else None
        case e.ProfileSet() | e.NpcSet():
            return event if who.npc is not None and who.npc.revealed else None
        case e.NpcHit():
            seen = who.npc is not None and who.npc.revealed
            return event if seen else event.but(total=0)
        case e.LevelSet() | e.TraitDropped():
            return None if not who.ready else event
        case _:
            return event
