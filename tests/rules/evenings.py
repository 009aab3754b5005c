"""Random evenings of every game, and the invariants of their states.

`mixed` replaces how evenings play an action, for example to roll dice from decks.
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

#: Pairs of sides for Nyx evenings: with sheets, with bare values, and with a mob.
PAIRS = (("Ada", "Guard"), ("Ada", "Bo"), ("Captain", "Bo"), ("Ada", "Rats"))


class NyxEvening(nyx.Evening):
    """A series of conflicts between the same two sides, chosen at random."""

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
#: For each game, the function that yields the faults in a state.
BROKEN: Mapping[str, Callable[[AnyState], Iterator[str]]] = {
    "nyx": nyx.broken,
    "noir": noir.broken,
    "zapas": zapas.broken,
}


def mixed(way: type) -> dict[str, Any]:
    """Return each game's evening class with `way` mixed in, and the game's name as the attribute `game`."""
    return {
        name: type(f"{way.__name__}{kind.__name__}", (way, kind), {"game": name})
        for name, kind in (("nyx", NyxEvening), ("noir", NoirEvening), ("zapas", ZapasEvening))
    }
