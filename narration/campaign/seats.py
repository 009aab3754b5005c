"""Who sits where, in words: seats by who holds them and whom they play, and where campaigns are played.

What a person is called stands in the campaign. Where that is not known, a list that one person reads
mentions the account; a label, which knows no mentions, says the number of the seat.
"""

from collections.abc import Iterable, Mapping, Sequence

from narration.text.line import Line, Panel, line, verbatim
from narration.text.truncate import truncate
from rules.campaign.model import AnyCharacter, Campaign, SeatRecord
from rules.core.seat import Role

Characters = Mapping[str, AnyCharacter]

#: As many places as a line links to, and as many characters as a seat is told by.
LINKED, NAMED = 5, 5


def holder_line(record: SeatRecord) -> Line:
    """Who holds a seat, where nobody can be mentioned."""
    if not record.is_held:
        return line("seat-empty", number=int(record.id))
    return verbatim(record.called) if record.called else line("seat-number", number=int(record.id))


def seat_line(characters: Characters, record: SeatRecord) -> Line:
    """A seat by its holder and its characters, as a label or a suggestion."""
    names = character_lines(characters, record.id)
    holder = holder_line(record)
    return line("seat-of", holder=holder, characters=names) if names else holder


def character_lines(characters: Characters, seat: str) -> tuple[Line, ...]:
    """The names of a seat's characters; of many, the first."""
    names = [one.name for one in characters.values() if seat and one.seat == seat]
    shown = tuple(verbatim(truncate(name)) for name in names[:NAMED])
    return (*shown, line("and-more", count=len(names) - NAMED)) if len(names) > NAMED else shown


def waiting_lines(characters: Characters, seat: str) -> tuple[Line, ...]:
    """The characters that wait where a seat is left, or that there are none."""
    return character_lines(characters, seat) or (line("seat-no-characters"),)


def seats_panel(campaign: Campaign, characters: Characters, places: Sequence[int]) -> Panel:
    """Every seat: who holds it, in which role, whom it plays, at this place too, and who stands in."""
    return Panel(
        headline=line("seats-headline", name=truncate(campaign.name, 60), count=len(campaign.seats)),
        title=verbatim(campaign.name),
        lines=(
            *(_row(campaign, characters, record, places) for record in campaign.seats),
            line("seats-next"),
        ),
    )


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
    """Whom a stand-in acts for: the absent seat by whom it plays there, or by its holder."""
    record = campaign.record(seat)
    assert record is not None, "a seat that somebody acts for is there"
    playing = characters.get(record.plays(places))
    return line("acting-for", who=verbatim(playing.name) if playing else holder_line(record))


def place_links(places: Sequence[int]) -> tuple[Line, ...]:
    """Links to the first of these places."""
    return tuple(line("seat-place", place=str(place)) for place in places[:LINKED])


def elsewhere_line(campaign: Campaign) -> Line:
    """Where a campaign is played, with links."""
    name = truncate(campaign.name, 60)
    if not campaign.places:
        return line("place-nowhere", campaign=name)
    return line("place-elsewhere", campaign=name, places=place_links(campaign.places))
