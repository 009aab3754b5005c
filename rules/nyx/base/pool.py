"""The parts of a Nyx roll: the aspects used, the pool, and the dice."""

from rules.core.model_base import Frozen, sparse
from rules.nyx.base.enums import Attribute


class Use(Frozen):
    """One activation of an aspect: `points` is what the balance changed by (NYX-7, NYX-8)."""

    aspect: int
    name: str
    value: int
    points: int
    #: Whether the points wait for the GM and are not in the balance yet.
    waits: bool = sparse(False)

    @property
    def booked(self) -> int:
        """By how much the balance changed when the aspect was used."""
        return 0 if self.waits else self.points


class Pool(Frozen):
    """The input of a roll: current attribute C, modifier M, extra dice P and N (NYX-9, NYX-16)."""

    attribute: Attribute
    current: int
    modifier: int = 0
    positive: int = 0
    negative: int = 0

    @property
    def target(self) -> int:
        """T, 0 to 10: a die at or under it succeeds."""
        return max(0, min(10, self.current + self.modifier))

    @property
    def bonus(self) -> int:
        """B, 0 or more: added to the effect when the value is above 10 (NYX-3)."""
        return max(0, self.current + self.modifier - 10)

    @property
    def balance(self) -> int:
        """P - N. Its sign says which die counts, its size how many dice are added (NYX-11)."""
        return self.positive - self.negative

    @property
    def size(self) -> int:
        return 1 + abs(self.balance)


class Roll(Frozen):
    """A pool and its dice: the index of the die that counts, signed steps, and effect (NYX-18)."""

    pool: Pool
    dice: tuple[int, ...]
    counting: int
    steps: int

    @property
    def effect(self) -> int:
        return max(0, self.steps)
