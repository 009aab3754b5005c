"""What a seat may know: the GM's sheets stay the GM's; in Noir nothing is picked in secret."""

from rules.frozen import Event
from rules.noir import events as e
from rules.noir.contests import Combat, Contest, Social
from rules.noir.model import Character, NoirState
from rules.seat import Seat

#: What tells of sheets; of the GM's, nobody else hears it.
OF_A_SHEET = (
    e.AbilitySet,
    e.AttributeSet,
    e.LaterSet,
    e.EntryAdded,
    e.EntryDropped,
    e.WeaponTaken,
    e.WeaponLeft,
    e.SheetFinished,
    e.SheetImported,
    e.LimitationSwitched,
)


def view(state: NoirState, seat: Seat) -> NoirState:
    """Return the state as this seat may know it: of the GM's characters, those met and how they are.

    The pot is the GM's; what players pledge and ask for is everybody's.
    """
    if seat.is_gm:
        return state
    known = met(state)
    people = {
        number: who if who.seat else _met(who)
        for number, who in state.characters.items()
        if who.seat or number in known
    }
    return state.but(characters=people, shared=state.shared.but(pot=0, weapons=()))


def met(state: NoirState) -> frozenset[str]:
    """Return the characters that are in a contest that runs."""
    running = [contest for contest in state.contests.values() if contest.is_open]
    return frozenset(number for contest in running for number in people_of(contest))


def people_of(contest: Contest) -> tuple[str, ...]:
    """Return everybody who takes part in a contest."""
    if isinstance(contest, Combat):
        return tuple(one.character for one in contest.fighters)
    if isinstance(contest, Social):
        return tuple(one.character for one in contest.parties)
    patient = (contest.patient,) if contest.patient else ()
    return (*(cast.character for cast in contest.check.casts), *patient)


def _met(who: Character) -> Character:
    """What players see of the GM's: the name and how they are; weapons show when they are used."""
    return Character(id=who.id, name=who.name, condition=who.condition, finished=True)


def redact(state: NoirState, event: Event, seat: Seat) -> Event | None:
    """Return an event as this seat may know it; None for what is no business of the seat's."""
    if seat.is_gm:
        return event
    if isinstance(event, e.CharacterCreated):
        return event if event.sheet.seat else None
    if isinstance(event, e.WeaponMade):
        return None
    if isinstance(event, OF_A_SHEET):
        return event if state.characters[event.character].seat else None
    if isinstance(event, e.FateSet) and not event.character:
        return None
    if isinstance(event, e.FatePaid) and not event.payer:
        return event.but(left=0)
    if isinstance(event, e.ConditionSet) and not state.characters[event.character].seat:
        return event if event.character in met(state) else None
    return event
