"""“Last time”: what a session begins with, made of what everybody may know of the session before.

At most five parts, a sentence each, in this order: who was there, how contests ended, what became true, what
a player told, what is open. A part without anything to say is omitted.
"""

from collections.abc import Callable, Collection, Iterator, Sequence
from typing import NamedTuple

from narration.parts.results import Results, Told
from narration.text.line import Line, line, verbatim
from narration.text.truncate import truncate

#: The most characters of a recap, and of an account that it quotes.
MOST, ACCOUNT = 600, 160
#: The most names of who was there, and the most characters of a text that became true.
NAMES, FACT = 6, 80


class _Room(NamedTuple):
    """How many endings, facts and open things a recap names."""

    endings: int
    facts: int
    open: int


#: What is tried in turn, until the recap fits.
_ROOMS = (_Room(3, 2, 4), _Room(3, 2, 2), _Room(2, 2, 2), _Room(2, 1, 1), _Room(1, 1, 1), _Room(1, 0, 0))


def recap(
    results: Results, people: Collection[str], loose: Sequence[Line], say: Callable[[Line], str]
) -> str:
    """Return the recap as plain text of at most `MOST` characters; empty if there is nothing to tell.

    `people` are the names of the players' characters, `loose` what is open now. `say` prints a line.
    """
    text = ""
    for room in _ROOMS:
        text = " ".join(map(say, _parts(results, people, loose, room)))
        if len(text) <= MOST:
            return text
    return truncate(text, MOST)


def _parts(results: Results, people: Collection[str], loose: Sequence[Line], room: _Room) -> Iterator[Line]:
    names = tuple(verbatim(name) for name in results.who if name in people)[:NAMES]
    if names:
        yield line("recap-who", names=names)
    gravest = sorted(results.endings, key=lambda one: -one.gravity)[: room.endings]
    if gravest:
        yield line("recap-ends", ends=_joined([one.said for one in gravest]))
    facts = tuple(line("quoted", text=truncate(bare(text), FACT)) for text in results.facts)
    if newest := facts[len(facts) - room.facts :] if room.facts else ():
        yield line("recap-facts", facts=newest)
    if account := _account(results, people):
        yield line("recap-told", name=account.name, text=bare(account.text))
    if still := tuple(loose[: room.open]):
        yield line("recap-open", open=_joined(still))


def _account(results: Results, people: Collection[str]) -> Told | None:
    """Return the longest account of a player that is short enough; None if there is none."""
    fitting = [one for one in results.told if one.name in people and len(one.text) <= ACCOUNT]
    return max(fitting, key=lambda one: len(one.text), default=None)


def bare(text: str) -> str:
    """Return a text without its full stop, because the sentence that quotes it has one."""
    return text if text.endswith("..") else text.removesuffix(".")


def _joined(phrases: Sequence[Line]) -> Line:
    first, *others = phrases
    return line("recap-and", one=first, rest=_joined(others)) if others else first
