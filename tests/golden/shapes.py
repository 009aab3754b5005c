"""The shape of the words that a route reads, found by trying what its parser accepts and refuses.

Nothing here depends on names or annotations, so a handler may be rewritten as long as it reads the same
words.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from rules.core.refusal import Refused

#: Words to try in each place; the accepted ones determine the kind of the word there.
PROBES = ("", "0", "1", "2", "-1", "24", "25", "999", "1000", "9.9", "ff", "true", "none", "Å b", "x" * 101)
#: The kinds of words, by the set of probes that a word of this kind accepts.
KINDS = {
    frozenset(PROBES): "text",
    frozenset({"0", "1", "2", "-1", "24", "25", "999", "1000"}): "number",
    frozenset({"0", "1", "2", "24", "25", "999"}): "number 0 to 999",
    frozenset({"0", "1", "2", "24"}): "number 0 to 24",
    frozenset({"0", "1", "true"}): "yes or no",
}
#: The beginning of a kind whose word must be one of a list.
CHOICES = "one of "
#: More words than any route accepts, except routes that accept any number of words.
MANY = 40


class Shape(NamedTuple):
    """The words that a route reads: the kind of each word; the last `optional` of them may be missing.

    `more` says whether any number of further texts may follow.
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
    """Return the shape of a route's words, from an example that the route accepts.

    `vocabulary` has the words to try where only certain words are accepted. Raise ValueError if the example
    is refused.
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
    whole = {f"{one}.0" for one in chosen}  # a whole number written as a decimal is accepted too
    return CHOICES + " | ".join(sorted(chosen - whole))
