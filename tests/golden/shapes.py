"""The shape of a route's words, found from outside by what its parser accepts and refuses.

Nothing here looks at names or annotations, so a handler may be rewritten as long as it reads the same words.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from rules.core.refusal import Refused

#: Probes for each word; those that are accepted determine the kind of the word.
PROBES = ("", "0", "1", "2", "-1", "24", "25", "999", "1000", "9.9", "ff", "true", "none", "Å b", "x" * 101)
#: The kinds of words, each by the set of probes that it accepts.
KINDS = {
    frozenset(PROBES): "text",
    frozenset({"0", "1", "2", "-1", "24", "25", "999", "1000"}): "number",
    frozenset({"0", "1", "2", "24", "25", "999"}): "number 0 to 999",
    frozenset({"0", "1", "2", "24"}): "number 0 to 24",
    frozenset({"0", "1", "true"}): "yes or no",
}
#: How a kind begins if the word must be one of a list.
CHOICES = "one of "
#: More words than any route accepts, except those that accept any number.
MANY = 40


class Shape(NamedTuple):
    """The words that a route reads: a kind for each, of which the last `optional` may be missing.

    `more` says whether any number of texts may follow.
    """

    words: tuple[str, ...]
    optional: int
    more: bool


def reads(verb: Any, words: Sequence[str]) -> bool:
    """Return whether a route's parser accepts these words."""
    try:
        verb.read(words)
    except Refused:
        return False
    return True


def shape(verb: Any, example: Sequence[str], vocabulary: Iterable[str]) -> Shape:
    """Return the shape of a route, from an example of words that it accepts.

    `vocabulary` has the words to try where only some words are accepted. ValueError for an example that is
    refused.
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
    """Append acceptable words until no more are accepted."""
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
    whole = {f"{one}.0" for one in chosen}  # a number with nothing after its decimal point is accepted, too
    return CHOICES + " | ".join(sorted(chosen - whole))
