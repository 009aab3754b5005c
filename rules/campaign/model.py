"""The campaign record: its name, system, language, seats and places."""

from collections.abc import Mapping, Sequence
from typing import Literal

from rules.campaign.handouts import Handout
from rules.campaign.hidden_rolls import HiddenRoll
from rules.campaign.ready import ReadyScene
from rules.core.model_base import Entity, Frozen, sparse
from rules.core.seat import PUBLIC, Role, Seat

Language = Literal["en", "sv", "ru"]


class SeatRecord(Frozen):
    """A seat and its holder. `holder` is an account number of the chat service, opaque here.

    A seat that somebody left has no holder (0); its characters wait for the next one.
    """

    id: str
    role: Role
    holder: int
    #: The name of the holder's account. It keeps lists readable if the account cannot be seen.
    called: str = ""
    #: The seat whose holder may act for this one while it is absent.
    stand_in: str = ""
    #: The character that this seat usually plays, and those that it plays in particular places.
    character: str = ""
    active: Mapping[int, str] = {}
    #: The seat that its holder acts for, by place; elsewhere it acts for itself.
    acting: Mapping[int, str] = {}
    #: Its holder was the n-th person who took a seat in the campaign, counted from 1; 0 if that is not known.
    taken: int = sparse(0)
    #: Whether its holder lets the table see how the rolls of their characters have gone.
    shows_luck: bool = sparse(False)

    @property
    def is_held(self) -> bool:
        return self.holder != 0

    def plays(self, places: Sequence[int]) -> str:
        """Return the character for the first of these places that has one, or the usual one."""
        return next((self.active[place] for place in places if place in self.active), self.character)


class AnyCharacter(Entity):
    """What every game's characters have: a name, and the seat that plays it ("" for the GM)."""

    name: str
    seat: str = ""

    @property
    def in_play(self) -> bool:
        """Whether the sheet is complete. Until then its player fills it in."""
        return True


class Campaign(Frozen):
    """One campaign. `home` is the server, `places` are its channels."""

    id: int
    home: int
    name: str
    system: str
    language: Language
    seats: tuple[SeatRecord, ...] = ()
    #: The seat of the responsible GM; other seats with the GM role are co-GMs.
    chair: str = "1"
    #: Accounts that were invited and have not joined yet.
    invited: tuple[int, ...] = ()
    places: tuple[int, ...] = ()
    scene: int = 1
    #: How many sessions have begun, and whether one is running.
    session: int = 0
    in_session: bool = False
    #: The seats that were present when the session began, if known.
    present: tuple[str, ...] = ()
    #: Whether the GM declared a long break. Characters may then change, as they may between sessions.
    on_break: bool = False
    #: Minutes of game time since the campaign began.
    clock: int = 0
    #: What last counted for slow recovery, so that a rest and its change of scene count only once.
    recovered_by: Literal["", "scene", "rest"] = ""
    #: How many rests and changes of scene have counted for slow recovery.
    recoveries: int = sparse(0)
    #: The settings that differ from their defaults.
    settings: Mapping[str, str] = {}
    #: How many entities were created so far. The next one gets the next number as its id.
    made: int = 0
    #: How many times somebody took a seat so far.
    holders: int = sparse(0)
    #: Whether the server has asked whether the GM is still here, without an answer so far.
    gm_called: bool = sparse(False)
    #: Whether it rests: it has no places, and nothing can be played until one is bound.
    archived: bool = sparse(False)
    #: The hidden rolls that were not shown yet, oldest first, and how many there were in all.
    hidden_rolls: tuple[HiddenRoll, ...] = sparse(())
    hidden_made: int = sparse(0)
    #: What the GM gives to read, in the order in which it was prepared.
    handouts: tuple[Handout, ...] = sparse(())
    #: The latest messages that were kept in the journal, by their numbers.
    kept: tuple[int, ...] = sparse(())
    #: The ready scene with which it began, if it did.
    ready: ReadyScene | None = sparse(None)

    @property
    def between_sessions(self) -> bool:
        """Whether characters may change: no session is running, or the GM declared a long break."""
        return not self.in_session or self.on_break

    def seen_by(self, seat: Seat) -> "Campaign":
        """Return the campaign as a seat may know it: no hidden rolls, and only its handouts, but for GMs."""
        if seat.is_gm or not (self.hidden_rolls or self.handouts):
            return self
        handouts = tuple(one.seen_by(seat) for one in self.handouts if one.is_known_to(seat))
        return self.but(hidden_rolls=(), handouts=handouts)

    @property
    def next_id(self) -> str:
        return str(self.made + 1)

    def seat_of(self, holder: int) -> Seat:
        """Return the seat that an account holds, or the public."""
        record = self.held_by(holder)
        return PUBLIC if record is None else Seat(role=record.role, id=record.id)

    def seats_of(self, holder: int, places: Sequence[int] = ()) -> tuple[Seat, ...]:
        """Return every seat that an account may act for. The first one is active at these places.

        That is its own seat, unless it chose to act for an absent one there.
        """
        own = self.held_by(holder)
        if own is None:
            return (PUBLIC,)
        lent = [Seat(role=r.role, id=r.id, by=own.id) for r in self.seats if r.stand_in == own.id]
        acting = next((own.acting[place] for place in places if place in own.acting), "")
        found = (Seat(role=own.role, id=own.id), *lent)
        return tuple(sorted(found, key=lambda seat: not (seat.by and seat.id == acting)))

    def held_by(self, holder: int) -> SeatRecord | None:
        """Return the record of the seat that an account holds, or None."""
        return next((record for record in self.seats if holder and record.holder == holder), None)

    def record(self, seat: str) -> SeatRecord | None:
        """Return a seat's record by id, or None."""
        return next((record for record in self.seats if record.id == seat), None)

    def with_record(self, record: SeatRecord) -> "Campaign":
        """Return the campaign with this record in place of the seat's old one."""
        return self.but(seats=tuple(record if r.id == record.id else r for r in self.seats))

    def playing(self, seat: str, character: str) -> "Campaign":
        """Return the campaign in which this seat plays this character."""
        record = self.record(seat)
        return self if record is None else self.with_record(record.but(character=character))

    def taking_up(self, new: AnyCharacter, characters: Mapping[str, AnyCharacter]) -> "Campaign":
        """Return the campaign in which a new character's seat plays it.

        A draft does not take over from a character in play.
        """
        record = self.record(new.seat)
        played = characters.get(record.character) if record else None
        if played is not None and played.in_play and not new.in_play:
            return self
        return self.playing(new.seat, new.id)

    @property
    def gm(self) -> SeatRecord:
        """The record of the GM's chair, which every campaign has."""
        return next(record for record in self.seats if record.id == self.chair)


def controls(seat: Seat, character: AnyCharacter) -> bool:
    """Tell whether this seat controls the character: a player their own, the GM the GM's."""
    return seat.is_gm if not character.seat else seat.id == character.seat
