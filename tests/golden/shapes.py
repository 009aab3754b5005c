"""The shape of a verb's words, found from outside: what its parser takes and what it refuses.

Nothing here looks at names or annotations, so a handler may be rewritten as long as it reads the same words.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from rules.core.refusal import Refused

#: What is tried in the place of each word; which of them are taken says what kind of word it is.
PROBES = ("", "0", "1", "2", "-1", "24", "25", "999", "1000", "9.9", "ff", "true", "none", "Å b", "x" * 101)
#: Kinds of words by the probes that they take.
KINDS = {
    frozenset(PROBES): "text",
    frozenset({"0", "1", "2", "-1", "24", "25", "999", "1000"}): "number",
    frozenset({"0", "1", "2", "24", "25", "999"}): "number 0 to 999",
    frozenset({"0", "1", "2", "24"}): "number 0 to 24",
    frozenset({"0", "1", "true"}): "yes or no",
}
#: Begins the kind of a word that is one of several.
CHOICES = "one of "
#: More words than any verb takes that does not take any number of them.
MANY = 40


class Shape(NamedTuple):
    """What a verb reads: a kind for each word, of which the last `optional` may be missing.

    `more` says whether any number of texts may follow.
    """

    words: tuple[str, ...]
    optional: int
    more: bool


def reads(verb: Any, words: Sequence[str]) -> bool:
    """Tell whether a verb's parser takes these words."""
    try:
        verb.read(words)
    except Refused:
        return False
    return True


def shape(verb: Any, example: Sequence[str], vocabulary: Iterable[str]) -> Shape:
    """Return the shape of a verb, from an example of its words that it takes.

    `vocabulary` has the words that are tried where only some words are taken. ValueError for an example
    that is refused.
    """
    if not reads(verb, example):
        raise ValueError(f"these words are refused: {list(example)}")
    tried = sorted(vocabulary)
    least = next(count for count in range(len(example) + 1) if reads(verb, example[:count]))
    more = reads(verb, [*example, *["x"] * MANY])
    whole = list(example[:least] if more else _longest(verb, list(example), tried))
    kinds = tuple(_kind(verb, whole, place, tried) for place in range(len(whole)))
    return Shape(kinds, len(whole) - least, more)


def _longest(verb: Any, words: list[str], vocabulary: Sequence[str]) -> list[str]:
    """Add what may follow until nothing more may."""
    while True:
        longer = next(([*words, one] for one in (*PROBES, *vocabulary) if reads(verb, [*words, one])), None)
        if longer is None:
            return words
        words = longer


def _kind(verb: Any, words: Sequence[str], place: int, vocabulary: Sequence[str]) -> str:
    def taken(tried: Iterable[str]) -> Iterator[str]:
        return (one for one in tried if reads(verb, [*words[:place], one, *words[place + 1 :]]))

    probed = frozenset(taken(PROBES))
    if probed in KINDS:
        return KINDS[probed]
    chosen = {*taken(vocabulary), *(one for one in probed if len(one) < MANY)}
    whole = {f"{one}.0" for one in chosen}  # a number is taken with nothing behind its point, too
    return CHOICES + " | ".join(sorted(chosen - whole))
