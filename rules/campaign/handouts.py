"""Handouts: what the GM gives to read, to everybody or to some seats, now or later.

Until it is shown to a seat, only GMs know that it exists.
"""

from typing import Literal, assert_never

from rules.core import names
from rules.core.model_base import Action, Event, Frozen, sparse
from rules.core.refusal import Refused
from rules.core.seat import Seat, require_gm

#: The most handouts of a campaign, and the most characters in one.
MOST_HANDOUTS, MOST_WORDS = 60, 2000


class Handout(Frozen):
    """A handout, and who may read it: everybody, or these seats. GMs always may. `number` counts from 1."""

    number: int
    title: str
    paragraphs: tuple[str, ...]
    seats: tuple[str, ...] = ()
    everybody: bool = False
    #: The hash of a picture, and what that shows; empty without one.
    picture: str = sparse("")
    alt: str = sparse("")

    def is_known_to(self, seat: Seat) -> bool:
        """Tell whether a seat may read it."""
        return seat.is_gm or self.everybody or bool(seat.id and seat.id in self.seats)

    def seen_by(self, seat: Seat) -> "Handout":
        """Return it without the other seats that may read it."""
        return self.but(seats=(seat.id,) if seat.id in self.seats else ())


class MakeHandout(Action):
    """Prepare a handout; nobody sees it yet. With a picture, it needs no text. Who: GM."""

    kind: Literal["make-handout"] = "make-handout"
    title: str
    text: str
    picture: str = ""
    alt: str = ""


class ShowHandout(Action):
    """Show a handout to everybody, or to more seats. Who: GM."""

    kind: Literal["show-handout"] = "show-handout"
    number: int
    seats: tuple[str, ...] = ()
    everybody: bool = False


class DropHandout(Action):
    """Delete a handout, for those too who have read it. Who: GM."""

    kind: Literal["drop-handout"] = "drop-handout"
    number: int


class HandoutMade(Event):
    """The GM prepared a handout; `turn` is its number. Players do not learn of it."""

    kind: Literal["handout-made"] = "handout-made"
    title: str
    paragraphs: tuple[str, ...]
    picture: str = sparse("")
    alt: str = sparse("")


class HandoutShown(Event):
    """The GM showed a handout to everybody or to these seats; `turn` is its number."""

    kind: Literal["handout-shown"] = "handout-shown"
    title: str
    paragraphs: tuple[str, ...]
    seats: tuple[str, ...]
    everybody: bool
    picture: str = sparse("")
    alt: str = sparse("")


class HandoutDropped(Event):
    """The GM deleted a handout; `turn` is its number."""

    kind: Literal["handout-dropped"] = "handout-dropped"
    title: str


Handing = MakeHandout | ShowHandout | DropHandout
HandoutEvent = HandoutMade | HandoutShown | HandoutDropped
Handouts = tuple[Handout, ...]


def on_handout(handouts: Handouts, seats: tuple[str, ...], action: Handing, seat: Seat) -> HandoutEvent:
    """Return the event of an action; `seats` are those of the campaign.

    Refused: `gm-only`, `name-empty`, `text-empty`, `text-too-long`, `handouts-full`, `no-handout`,
    `handout-shown`.
    """
    require_gm(seat)
    match action:
        case MakeHandout():
            return _make(handouts, action)
        case ShowHandout():
            return _show(handouts, seats, action)
        case DropHandout(number=number):
            return HandoutDropped(turn=number, title=handout(handouts, number, seat).title)
        case _:
            assert_never(action)


def handout(handouts: Handouts, number: int, seat: Seat) -> Handout:
    """Return a handout that a seat may read. Refused: `no-handout`, also for one that exists."""
    found = next((one for one in handouts if one.number == number and one.is_known_to(seat)), None)
    if found is None:
        raise Refused("no-handout")
    return found


def paragraphs(text: str) -> tuple[str, ...]:
    """Return the rows of a text, cleaned, without empty ones. Refused: `text-empty`, `text-too-long`."""
    rows = tuple(row for row in map(names.clean, text.splitlines()) if not names.is_empty(row))
    if not rows:
        raise Refused("text-empty")
    if (length := sum(map(len, rows))) > MOST_WORDS:
        raise Refused("text-too-long", have=length, most=MOST_WORDS)
    return rows


def _make(handouts: Handouts, action: MakeHandout) -> HandoutMade:
    if len(handouts) >= MOST_HANDOUTS:
        raise Refused("handouts-full", most=MOST_HANDOUTS)
    number = max((one.number for one in handouts), default=0) + 1
    bare = action.picture and names.is_empty(action.text)
    return HandoutMade(
        turn=number,
        title=names.name(action.title),
        paragraphs=() if bare else paragraphs(action.text),
        picture=action.picture,
        alt=action.alt,
    )


def _show(handouts: Handouts, seats: tuple[str, ...], action: ShowHandout) -> HandoutShown:
    known = next((one for one in handouts if one.number == action.number), None)
    if known is None:
        raise Refused("no-handout")
    more = tuple(one for one in seats if one in action.seats and one not in known.seats)
    if known.everybody or not (more or action.everybody):
        raise Refused("handout-shown")
    return HandoutShown(
        turn=known.number,
        title=known.title,
        paragraphs=known.paragraphs,
        seats=() if action.everybody else more,
        everybody=action.everybody,
        picture=known.picture,
        alt=known.alt,
    )


def apply_handout(handouts: Handouts, event: HandoutEvent) -> Handouts:
    """Return the handouts after an event."""
    match event:
        case HandoutMade(turn=number, title=title, paragraphs=rows, picture=picture, alt=alt):
            made = Handout(number=number, title=title, paragraphs=rows, picture=picture, alt=alt)
            return (*handouts, made)
        case HandoutShown():
            return tuple(_shown(one, event) if one.number == event.turn else one for one in handouts)
        case HandoutDropped(turn=number):
            return tuple(one for one in handouts if one.number != number)
        case _:
            assert_never(event)


def _shown(one: Handout, event: HandoutShown) -> Handout:
    return one.but(seats=(*one.seats, *event.seats), everybody=one.everybody or event.everybody)


def redact_handout(event: HandoutEvent, seat: Seat) -> HandoutEvent | None:
    """Return an event as a seat may know it: nothing of a handout that is not shown to it."""
    if seat.is_gm:
        return event
    if not isinstance(event, HandoutShown):
        return None
    return event if event.everybody or (seat.id and seat.id in event.seats) else None
