"""The head of a campaign: its name, system, language, seats and places."""

from collections.abc import Mapping
from typing import Literal

from rules.frozen import Entity, Frozen
from rules.seat import PUBLIC, Role, Seat

Language = Literal["en", "sv", "ru"]


class SeatRecord(Frozen):
    """A seat and who holds it. `holder` is an account number of the chat service, opaque here."""

    id: str
    role: Role
    holder: int
    #: The character that this seat plays when none is named.
    character: str = ""


class AnyCharacter(Entity):
    """What every game's characters have: a name, and the seat that plays it ("" for the GM's)."""

    name: str
    seat: str = ""


class Campaign(Frozen):
    """One campaign. `home` is the server, `places` are the channels that it is bound to."""

    id: int
    home: int
    name: str
    system: str
    language: Language
    seats: tuple[SeatRecord, ...] = ()
    places: tuple[int, ...] = ()
    scene: int = 1
    #: How many sessions were begun, and whether one is on.
    session: int = 0
    in_session: bool = False
    #: A long break in play, declared by the GM: characters may change in it as between sessions.
    on_break: bool = False
    #: Minutes of game time since the campaign began.
    clock: int = 0
    #: What slow recovery was last counted for, so that a rest and its change of scene count once.
    recovered_by: Literal["", "scene", "rest"] = ""
    #: The settings that differ from their defaults.
    settings: Mapping[str, str] = {}
    #: How many entities were made so far; the next one takes the number after it as its id.
    made: int = 0

    @property
    def between_sessions(self) -> bool:
        """Whether characters may change: no session is on, or a long break was declared."""
        return not self.in_session or self.on_break

    @property
    def next_id(self) -> str:
        return str(self.made + 1)

    def seat_of(self, holder: int) -> Seat:
        """Return the seat that an account holds, or the public's."""
        for record in self.seats:
            if record.holder == holder:
                return Seat(role=record.role, id=record.id)
        return PUBLIC

    def record(self, seat: str) -> SeatRecord | None:
        """Return a seat's record by id."""
        return next((record for record in self.seats if record.id == seat), None)

    def playing(self, seat: str, character: str) -> "Campaign":
        """Return the campaign with this seat playing this character."""
        return self.but(seats=tuple(r.but(character=character) if r.id == seat else r for r in self.seats))

    @property
    def gm(self) -> SeatRecord:
        """The GM's seat; every campaign has one."""
        return next(record for record in self.seats if record.role is Role.GM)


def controls(seat: Seat, character: AnyCharacter) -> bool:
    """Tell whether this seat acts for the character: its own, or the GM for the GM's."""
    return seat.is_gm if not character.seat else seat.id == character.seat
