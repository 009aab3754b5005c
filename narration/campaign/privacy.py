"""Panels about what the bot stores about a person, why and for how long, and what erasing it does."""

from collections.abc import Sequence
from typing import Protocol

from narration.text.line import Field, Line, Panel, line, verbatim
from rules.campaign.model import AnyCharacter, Campaign, SeatRecord


class Place(Protocol):
    """A campaign that stores something about a person."""

    @property
    def campaign(self) -> Campaign: ...
    @property
    def record(self) -> SeatRecord | None: ...
    @property
    def follows(self) -> bool: ...
    @property
    def in_chair(self) -> bool: ...
    @property
    def characters(self) -> Sequence[AnyCharacter]: ...


#: The most campaigns that a message lists.
SHOWN = 20


def stored_data_panel(known: Sequence[Place], *, heard: bool) -> Panel:
    """Return a panel on the data stored about the reader; `heard` says whether it includes their language."""
    if not known and not heard:
        return Panel(line("privacy-nothing"), line("privacy-title"), _general())
    return Panel(
        headline=line("privacy-headline", campaigns=len(known)),
        title=line("privacy-title"),
        lines=_general(),
        fields=(Field(line("privacy-about-you"), (*_language(heard=heard), *_list(known))),),
        footer=line("privacy-ways"),
    )


def confirm_erasure_panel(known: Sequence[Place], *, heard: bool) -> Panel:
    """Return a panel on what erasing the reader's data would do, for the reader to confirm."""
    if not known and not heard:
        return Panel(line("privacy-nothing"), line("privacy-title"))
    chairs = tuple(verbatim(place.campaign.name) for place in known if place.in_chair)
    return Panel(
        headline=line("privacy-erase-headline", campaigns=len(known)),
        title=line("privacy-erase-title"),
        lines=(
            line("privacy-erase-seats"),
            line("privacy-erase-story"),
            *((line("privacy-erase-chairs", campaigns=chairs[:SHOWN]),) if chairs else ()),
            line("privacy-erase-once"),
        ),
        fields=(Field(line("privacy-about-you"), (*_language(heard=heard), *_list(known))),),
    )


def erased_line(known: Sequence[Place]) -> Line:
    """Return the confirmation that the data was erased."""
    return line("privacy-erased", campaigns=len(known))


def _general() -> tuple[Line, ...]:
    said = ("privacy-what", "privacy-why", "privacy-how-long", "privacy-page", "privacy-safety")
    return tuple(map(Line, said))


def _language(*, heard: bool) -> tuple[Line, ...]:
    return (line("privacy-language"),) if heard else ()


def _list(known: Sequence[Place]) -> tuple[Line, ...]:
    shown = tuple(_place(place) for place in known[:SHOWN])
    left = len(known) - SHOWN
    return (*shown, line("privacy-more", count=left)) if left > 0 else shown


def _place(place: Place) -> Line:
    campaign = place.campaign.name
    if place.follows:
        return line("privacy-follows", campaign=campaign)
    if place.record is None:
        return line("privacy-invited", campaign=campaign)
    names = tuple(verbatim(one.name) for one in place.characters)
    if not names:
        return line("privacy-seat", campaign=campaign)
    return line("privacy-seat-with", campaign=campaign, characters=names)
