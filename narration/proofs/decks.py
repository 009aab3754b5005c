"""Verifiable dice in words: the current deck with its last rolls, and earlier decks with their seeds.

Everything passed in is public; `table.audit.proofs` has removed the rest.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from narration.campaign.course import seat_name
from narration.parts.public_proofs import ShownClosing, ShownDeck, ShownRoll
from narration.text.line import Field, Line, Panel, line
from narration.text.truncate import TITLE_LENGTH, truncate
from rules.chance.deck import Throw
from rules.contract.system import AnyState

#: The most rolls, and the most earlier decks, in a message.
ROLLS, EARLIER = 10, 5

#: The titles of contests, by the contest's id.
ContestTitles = Mapping[str, str]


def dice_panel(state: AnyState, decks: Sequence[ShownDeck], titles: ContestTitles) -> Panel:
    """Return a panel about the current deck, which is the last one, and the earlier decks, newest first."""
    deck, earlier = decks[-1], decks[-2::-1]
    fields = (
        Field(line("dice-last"), tuple(_rolls(state, deck, titles))),
        Field(line("dice-earlier"), tuple(_earlier(earlier))),
    )
    return Panel(
        headline=line("dice-headline", number=deck.number, rolls=deck.fallen),
        title=line("dice-title"),
        lines=(
            line("dice-hash", hash=deck.promise),
            *_words(state, deck),
            *_closing(state, deck),
            line("dice-how"),
        ),
        fields=tuple(field for field in fields if field.lines),
        footer=line("dice-limits"),
    )


def latest_rolls(deck: ShownDeck) -> tuple[ShownRoll, ...]:
    """Return the last `ROLLS` rolls of a deck, newest first."""
    return tuple(one for one in reversed(deck.rolls) if one.roll > deck.fallen - ROLLS)


def cut_line(state: AnyState, seat: str, word: str) -> Line:
    """Return a line that says who cut the deck, and with which word."""
    return line("dice-cut", name=_seat(state, seat), word=word)


def closing_line(number: int, promise: str) -> Line:
    """Return the text of the message that closes a deck. It names the deck by its whole hash."""
    return line("dice-closing", number=number, hash=promise)


def unclosed_line() -> Line:
    """Return a line that says what is lost where the bot may not post the message that closes a deck."""
    return line("dice-unclosed")


def message_line(home: int, closing: ShownClosing) -> Line:
    """Return the address of the message that closed a deck."""
    return line("dice-link", home=str(home), channel=str(closing.channel), message=str(closing.message))


def opened_lines(deck: ShownDeck) -> tuple[Line, ...]:
    """Return lines that announce an opened deck, give its seed, and say how to check it."""
    seed = line("dice-seed", seed=deck.seed)
    return line("dice-opened", number=deck.number, rolls=deck.fallen), seed, line("dice-check")


def next_lines(deck: ShownDeck) -> tuple[Line, ...]:
    """Return lines that give a new deck's promise and say that it may be cut before its first roll."""
    return line("dice-fixed", hash=deck.promise), line("dice-may-cut")


def new_deck_lines(before: ShownDeck, deck: ShownDeck) -> tuple[Line, ...]:
    """Return lines that say why a restored backup has a new deck, and give the new deck's promise."""
    seed = opened_lines(before) if before.seed else ()
    fixed, may_cut = next_lines(deck)
    return (line("dice-relaid", number=deck.number), *seed, fixed, *((may_cut,) if deck.takes_words else ()))


def stays_line(deck: ShownDeck) -> Line:
    """Return a line that says why a deck stays closed when a session starts or ends."""
    return line("dice-stays", number=deck.number)


def ahead_line(deck: ShownDeck, *, hides: bool) -> Line | None:
    """Return a line about what a session's start or end does to the deck; None if the deck is fresh."""
    if deck.takes_words:
        return None
    return stays_line(deck) if hides else line("dice-ahead", number=deck.number)


def _words(state: AnyState, deck: ShownDeck) -> Iterator[Line]:
    words = tuple(line("dice-word", word=one.word, name=_seat(state, one.seat)) for one in deck.words)
    yield line("dice-words", words=words) if words else line("dice-uncut")
    if deck.takes_words:
        yield line("dice-may-cut")


def _closing(state: AnyState, deck: ShownDeck) -> Iterator[Line]:
    if deck.closing is None:
        return
    if not deck.closing.message:
        yield unclosed_line()
        return
    yield line("dice-closed-by", url=message_line(state.campaign.home, deck.closing))


def _rolls(state: AnyState, deck: ShownDeck, titles: ContestTitles) -> Iterator[Line]:
    """Yield the last rolls by number, newest first; a missing number is reported."""
    known = {one.roll: one for one in latest_rolls(deck)}
    for number in range(deck.fallen, max(0, deck.fallen - ROLLS), -1):
        one = known.get(number)
        yield _roll(state, one, titles) if one else line("dice-missing", roll=number)


def _roll(state: AnyState, one: ShownRoll, titles: ContestTitles) -> Line:
    name, dice = _seat(state, one.seat), tuple(map(_dice, one.throws))
    if title := titles.get(one.contest):
        return line("dice-roll-in", roll=one.roll, name=name, dice=dice, title=truncate(title, TITLE_LENGTH))
    return line("dice-roll", roll=one.roll, name=name, dice=dice)


def _dice(throw: Throw) -> Line:
    return line("dice-throw", count=len(throw.faces), sides=throw.sides)


def _earlier(decks: Iterable[ShownDeck]) -> Iterator[Line]:
    """Yield the first `EARLIER` of the decks, then how many more there are."""
    found = list(decks)
    yield from map(_before, found[:EARLIER])
    if len(found) > EARLIER:
        yield line("and-more", count=len(found) - EARLIER)


def _before(deck: ShownDeck) -> Line:
    if not deck.seed:
        return line("dice-earlier-closed", number=deck.number, rolls=deck.fallen)
    return line("dice-earlier-deck", number=deck.number, rolls=deck.fallen, seed=deck.seed)


def _seat(state: AnyState, seat: str) -> Line:
    """Return the name that a seat is shown by; an unknown seat is shown as the GM."""
    record = state.campaign.record(seat)
    return seat_name(state, record) if record else line("campaign-the-gm")
