"""Seats in words, by holder and characters, and links to the places where a campaign is played.

The campaign stores a holder's display name. If it has none, a private list mentions the account instead, and
a label, which cannot hold a mention, shows the seat's number.
"""

from collections.abc import Iterable, Mapping, Sequence

from narration.text.line import Line, Panel, line, verbatim
from narration.text.truncate import truncate
from rules.campaign.model import AnyCharacter, Campaign, SeatRecord
from rules.core.seat import Role

Characters = Mapping[str, AnyCharacter]

#: The most places that a line links to, and the most characters that it names for a seat.
LINKED, NAMED = 5, 5
#: The most seats in the list of who is here.
LISTED = 12


def holder_line(record: SeatRecord) -> Line:
    """Return the name of a seat's holder, for text that cannot contain a mention."""
    if not record.is_held:
        return line("seat-empty", number=int(record.id))
    return verbatim(record.called) if record.called else line("seat-number", number=int(record.id))


def seat_line(characters: Characters, record: SeatRecord) -> Line:
    """Return a seat by its holder and characters, for a label or an autocomplete suggestion."""
    names = character_lines(characters, record.id)
    holder = holder_line(record)
    return line("seat-of", holder=holder, characters=names) if names else holder


def character_lines(characters: Characters, seat: str) -> tuple[Line, ...]:
    """Return the names of a seat's characters: at most `NAMED`, then how many more."""
    names = [one.name for one in characters.values() if seat and one.seat == seat]
    shown = tuple(verbatim(truncate(name)) for name in names[:NAMED])
    return (*shown, line("and-more", count=len(names) - NAMED)) if len(names) > NAMED else shown


def waiting_lines(characters: Characters, seat: str) -> tuple[Line, ...]:
    """Return the characters that stay with a seat after its holder leaves, or a line that there are none."""
    return character_lines(characters, seat) or (line("seat-no-characters"),)


def seats_panel(campaign: Campaign, characters: Characters, places: Sequence[int]) -> Panel:
    """Return every seat: its holder, role, characters, the character played here, and its stand-in."""
    return Panel(
        headline=line("seats-headline", name=truncate(campaign.name, 60), count=len(campaign.seats)),
        title=verbatim(campaign.name),
        lines=(
            *(_row(campaign, characters, record, places) for record in campaign.seats),
            line("seats-next"),
        ),
    )


def here_lines(campaign: Campaign, characters: Characters) -> tuple[Line, ...]:
    """Return a line for each of the first `LISTED` seats that somebody holds, and how many more there are."""
    held = [record for record in campaign.seats if record.is_held]
    rows = tuple(_row(campaign, characters, record, campaign.places) for record in held[:LISTED])
    return (*rows, line("and-more", count=len(held) - LISTED)) if len(held) > LISTED else rows


def _row(campaign: Campaign, characters: Characters, record: SeatRecord, places: Sequence[int]) -> Line:
    row = line("seats-row", holder=_mentioned(record), role=_role(campaign, record))
    for part in _parts(campaign, characters, record, places):
        row = line("seats-parts", row=row, rest=part)
    return row


def _mentioned(record: SeatRecord) -> Line:
    if record.is_held and not record.called:
        return line("seat-mention", account=str(record.holder))
    return holder_line(record)


def _role(campaign: Campaign, record: SeatRecord) -> Line:
    if record.id == campaign.chair:
        return line("seat-gm")
    return line("seat-co-gm" if record.role is Role.GM else "seat-player")


def _parts(
    campaign: Campaign, characters: Characters, record: SeatRecord, places: Sequence[int]
) -> Iterable[Line]:
    names = character_lines(characters, record.id)
    here = characters.get(record.plays(places))
    if names:
        yield line("seats-plays", characters=names)
    elif record.role is Role.PLAYER:
        yield line("seats-nobody")
    if len(names) > 1 and here is not None:
        yield line("seats-here", name=here.name)
    stand_in = campaign.record(record.stand_in)
    if stand_in is not None:
        yield line("seats-stand-in", name=_mentioned(stand_in))


def acting_line(campaign: Campaign, characters: Characters, seat: str, places: Sequence[int]) -> Line:
    """Return a line that says whom a stand-in acts for: the seat's character here, or its holder."""
    record = campaign.record(seat)
    assert record is not None, "a seat that somebody acts for is there"
    playing = characters.get(record.plays(places))
    return line("acting-for", who=verbatim(playing.name) if playing else holder_line(record))


def place_links(places: Sequence[int]) -> tuple[Line, ...]:
    """Return links to the first `LINKED` of these places."""
    return tuple(line("seat-place", place=str(place)) for place in places[:LINKED])


def elsewhere_line(campaign: Campaign) -> Line:
    """Return a line that says where a campaign is played, with links."""
    name = truncate(campaign.name, 60)
    if not campaign.places:
        return line("place-nowhere", campaign=name)
    return line("place-elsewhere", campaign=name, places=place_links(campaign.places))
