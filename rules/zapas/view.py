"""What a seat may know: drafts are for their author; unmet NPCs and unrevealed numbers for the GM.

ZQ-42 says what is hidden. A sheet that nobody plays at the moment is as public as the others.
"""

from rules.campaign.transfer import HIDDEN_OF_CAMPAIGN, Secretive, redact_campaign
from rules.core.model_base import Event, OfCharacter
from rules.core.seat import Seat
from rules.zapas.state import events as e
from rules.zapas.state import sheet_events as se
from rules.zapas.state.campaign_state import Character, Npc, Profile, Trait, ZapasState
from rules.zapas.state.npc_numbers import shown, without_numbers


def view(state: ZapasState, seat: Seat) -> ZapasState:
    """Return the state as this seat may know it."""
    known = {number: who for number, who in state.characters.items() if is_known(who, seat)}
    characters = {number: _seen(who, seat) for number, who in known.items()}
    contests = {number: shown(one, to_gm=seat.is_gm) for number, one in state.contests.items()}
    return state.but(campaign=state.campaign.seen_by(seat), characters=characters, contests=contests)


def is_known(who: Character, seat: Seat) -> bool:
    """Tell whether a seat may know that a character exists."""
    return who.npc is None or who.npc.met or seat.is_gm


def _seen(who: Character, seat: Seat) -> Character:
    if who.npc is None:
        return who if _is_own(who, seat) else _without_drafts(who)
    if seat.is_gm or who.npc.revealed:
        return who
    hidden = Npc(usual=Profile(), dead=who.npc.dead, met=True)
    return Character(id=who.id, name=who.name, conditions=who.conditions, npc=hidden)


def _is_own(who: Character, seat: Seat) -> bool:
    return bool(seat.id) and who.seat == seat.id


def _without_drafts(who: Character) -> Character:
    return who.but(traits=tuple(_public(one) for one in who.traits if not one.proposal.draft))


def _public(trait: Trait) -> Trait:
    return trait.but(aspects=tuple(one for one in trait.aspects if not one.proposal.draft))


#: By kind of event: the fields that `redact` may change.
HIDDEN_FIELDS = {
    **HIDDEN_OF_CAMPAIGN,
    "npc-hit": ("total",),
    "difficulty-set": ("withheld",),
    "thrown": ("withheld",),
}


def redact(state: ZapasState, event: Event, seat: Seat) -> Event | None:
    """Return an event as this seat may know it, or None if the seat may know nothing of it."""
    if isinstance(event, Secretive):
        return redact_campaign(event, seat)
    if isinstance(event, se.CharacterCreated):
        return event if seat.is_gm or _is_open(state, event.sheet) else None
    if not isinstance(event, OfCharacter):
        return event if seat.is_gm else without_numbers(event)
    who = state.characters[event.character]
    if _is_own(who, seat) or (seat.is_gm and who.npc is not None):
        return event
    return _of_others(who, event) if is_known(who, seat) else None


def _is_open(state: ZapasState, made: Character) -> bool:
    """Tell whether everybody may know a new sheet: a player's, or an NPC's whose numbers are revealed."""
    who = state.characters.get(made.id)
    return made.npc is None or (who is not None and who.npc is not None and who.npc.revealed)


def _of_others(who: Character, event: OfCharacter) -> Event | None:
    match event:
        case se.TraitWritten(trait=trait):
            return None if trait.proposal.draft else event
        case se.AspectWritten(proposal=proposal) | se.Voted(proposal=proposal):
            return None if proposal.draft else event
        case se.LevelSet(draft=draft) | se.TraitDropped(draft=draft) | se.AspectDropped(draft=draft):
            return None if draft else event
        case e.ProfileSet() | e.NpcSet():
            return event if who.npc is not None and who.npc.revealed else None
        case e.NpcHit():
            seen = who.npc is not None and who.npc.revealed
            return event if seen else event.but(total=0)
        case _:
            return event
