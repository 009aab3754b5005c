"""Random evenings of every game, each started from a source of randomness, and their invariants.

To play them on something other than a state in memory, mix in another `play` with `mixed`.
"""

from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Any

from rules.contract.system import AnyState
from rules.nyx.state.contest_actions import OpenConflict
from tests.rules.noir import evening as noir
from tests.rules.nyx import evening as nyx
from tests.rules.nyx.board import PLACE
from tests.rules.zapas import evening as zapas

#: Pairs of sides for Nyx evenings: sheets, bare values, a mob.
PAIRS = (("Ada", "Guard"), ("Ada", "Bo"), ("Captain", "Bo"), ("Ada", "Rats"))


class NyxEvening(nyx.Evening):
    """One conflict after another between the same two sides, chosen at random."""

    def __init__(self, chance: Random) -> None:
        first, second = chance.choice(PAIRS)
        sides = (nyx.side_of(first, "win"), nyx.side_of(second, "live"))
        opening = OpenConflict(place=PLACE, title="Trial", sides=sides, length=3)
        super().__init__(opening, chance.randrange(2**32))


class NoirEvening(noir.Evening):
    """Characters with random amounts of Fate, at a table with random settings."""

    def __init__(self, chance: Random) -> None:
        super().__init__(chance, fate=True, tuned=True)


class ZapasEvening(zapas.Evening):
    """A table of four players."""

    def __init__(self, chance: Random) -> None:
        super().__init__(chance.randrange(2**32))


EVENINGS: Mapping[str, Callable[[Random], Any]] = {
    "nyx": NyxEvening,
    "noir": NoirEvening,
    "zapas": ZapasEvening,
}
#: The function that yields what is wrong with a state, for each game.
BROKEN: Mapping[str, Callable[[AnyState], Iterator[str]]] = {
    "nyx": nyx.broken,
    "noir": noir.broken,
    "zapas": zapas.broken,
}


def mixed(way: type) -> dict[str, Any]:
    """Return each game's kind of evening with `way` mixed in; its field `game` is the name of the game."""
    return {
        name: type(f"{way.__name__}{kind.__name__}", (way, kind), {"game": name})
        for name, kind in (("nyx", NyxEvening), ("noir", NoirEvening), ("zapas", ZapasEvening))
    }
