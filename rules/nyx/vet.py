"""What is wrong with a character of Nyx that comes from elsewhere, beyond the types of its fields."""

from collections.abc import Iterator

from rules.nyx.model import Character
from rules.system import Fault


def vet(character: Character) -> Iterator[Fault]:
    """Yield the faults of a character, with the fields that they lie in."""
    del character
    yield from ()
