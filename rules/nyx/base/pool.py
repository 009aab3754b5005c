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
    """The input of a roll: current attribute C, modifier M, extra dice P and N (NYX-9, NYX-16).

    `worn` says what fatigue had taken from the attribute by then (NYX-44); `current` is what was left. Events
    of earlier versions have `current` alone.
    """

    attribute: Attribute
    current: int
    modifier: int = 0
    positive: int = 0
    negative: int = 0
    worn: int = sparse(0)

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
    #: Whether the value is for the GM alone (0121). Then the pool's is 0, and a failure's steps may be 0.
    withheld: bool = sparse(False)

    @property
    def effect(self) -> int:
        return max(0, self.steps)

    @property
    def bonus(self) -> int:
        """What was added to the die that counts; a success shows it even without the value."""
        return max(0, self.steps - self.dice[self.counting]) if self.withheld else self.pool.bonus

    def failed(self, place: int) -> bool:
        """Tell whether the die at `place` is known to have failed; without the value, as the result shows."""
        if not self.withheld:
            return self.dice[place] > self.pool.target
        if self.steps <= 0:
            return place == self.counting or self.pool.balance >= 0
        return self.pool.balance >= 0 and not self.bonus and self.dice[place] > self.dice[self.counting]
