"""What is wrong with a character of Zapas that comes from elsewhere, beyond the types of its fields."""

from collections.abc import Iterator

from rules.system import Fault
from rules.zapas.model import Character


def vet(character: Character) -> Iterator[Fault]:
    """Yield the faults of a character, with the fields that they lie in."""
    del character
    yield from ()
