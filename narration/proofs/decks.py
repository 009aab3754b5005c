"""Dice that can be checked, in words: the deck in use with its last rolls, earlier ones with their seeds.

Everything here is everybody's to know; what is not is left out before it comes here (`table.audit.proofs`).
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from narration.campaign.course import seat_name
from narration.parts.public_proofs import ShownDeck, ShownRoll
from narration.text.line import Field, Line, Panel, line
from narration.text.truncate import TITLE_LENGTH, truncate
from rules.chance.deck import Throw
from rules.contract.system import AnyState

#: As many rolls and earlier decks as a message has room for.
ROLLS, EARLIER = 10, 5

#: Titles of contests, by number.
ContestTitles = Mapping[str, str]


def dice_panel(state: AnyState, decks: Sequence[ShownDeck], titles: ContestTitles) -> Panel:
    """Return the current deck (the last one) with its last rolls, then the earlier ones, newest first."""
    deck, earlier = decks[-1], decks[-2::-1]
    fields = (
        Field(line("dice-last"), tuple(_rolls(state, deck, titles))),
        Field(line("dice-earlier"), tuple(_earlier(earlier))),
    )
    return Panel(
        headline=line("dice-headline", number=deck.number, rolls=deck.fallen),
        title=line("dice-title"),
        lines=(line("dice-hash", hash=deck.promise), *_words(state, deck), line("dice-how")),
        fields=tuple(field for field in fields if field.lines),
        footer=line("dice-limits"),
    )


def latest_rolls(deck: ShownDeck) -> tuple[ShownRoll, ...]:
    """Return the rolls of a deck that are told, newest first."""
    return tuple(one for one in reversed(deck.rolls) if one.roll > deck.fallen - ROLLS)


def cut_line(state: AnyState, seat: str, word: str) -> Line:
    """Who has cut a deck, with which word."""
    return line("dice-cut", name=_seat(state, seat), word=word)


def opened_lines(deck: ShownDeck) -> tuple[Line, ...]:
    """A deck that was opened, with its seed, and how to check it."""
    seed = line("dice-seed", seed=deck.seed)
    return line("dice-opened", number=deck.number, rolls=deck.fallen), seed, line("dice-check")


def next_lines(deck: ShownDeck) -> tuple[Line, ...]:
    """What the dice are fixed by from now on; before its first roll a deck may be cut."""
    return line("dice-fixed", hash=deck.promise), line("dice-may-cut")


def relaid_lines(before: ShownDeck, deck: ShownDeck) -> tuple[Line, ...]:
    """Why there is another deck after a backup was put back, and what the dice are fixed by now."""
    seed = opened_lines(before) if before.seed else ()
    fixed, may_cut = next_lines(deck)
    return (line("dice-relaid", number=deck.number), *seed, fixed, *(() if deck.fallen else (may_cut,)))


def stays_line(deck: ShownDeck) -> Line:
    """Why a deck is not opened at the turn of a session."""
    return line("dice-stays", number=deck.number)


def ahead_line(deck: ShownDeck, *, hides: bool) -> Line | None:
    """What the turn of a session will do to the deck in use; None for one from which nothing was rolled."""
    if not deck.fallen:
        return None
    return stays_line(deck) if hides else line("dice-ahead", number=deck.number)


def _words(state: AnyState, deck: ShownDeck) -> Iterator[Line]:
    words = tuple(line("dice-word", word=one.word, name=_seat(state, one.seat)) for one in deck.words)
    yield line("dice-words", words=words) if words else line("dice-uncut")
    if not deck.fallen:
        yield line("dice-may-cut")


def _rolls(state: AnyState, deck: ShownDeck, titles: ContestTitles) -> Iterator[Line]:
    """The last rolls by their numbers, newest first; one that is missing is said to be."""
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
    """The newest of them, and how many more there are."""
    found = list(decks)
    yield from map(_before, found[:EARLIER])
    if len(found) > EARLIER:
        yield line("and-more", count=len(found) - EARLIER)


def _before(deck: ShownDeck) -> Line:
    if not deck.seed:
        return line("dice-earlier-closed", number=deck.number, rolls=deck.fallen)
    return line("dice-earlier-deck", number=deck.number, rolls=deck.fallen, seed=deck.seed)


def _seat(state: AnyState, seat: str) -> Line:
    """A seat by its character; the GM stands for one that nobody knows any more."""
    record = state.campaign.record(seat)
    return seat_name(state, record) if record else line("campaign-the-gm")
