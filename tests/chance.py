"""Random generators and dice. Each run differs; a failing test prints the seed that replays it."""

import os
import random


def told_chance() -> random.Random:
    """Return a generator seeded from TESTS_SEED, or else from a new seed; print the seed."""
    seed = os.environ.get("TESTS_SEED") or str(random.SystemRandom().randrange(10**9))
    print(f"TESTS_SEED={seed}")  # noqa: T201 - pytest shows it where the test fails
    return random.Random(seed)


class Tumbling:
    """Dice from a given random generator, which count the dice rolled."""

    def __init__(self, chance: random.Random | None = None) -> None:
        self._chance = chance or random.Random(0)
        self.rolled = 0

    def roll(self, sides: int, count: int) -> tuple[int, ...]:
        self.rolled += count
        return tuple(self._chance.randint(1, sides) for _ in range(count))
