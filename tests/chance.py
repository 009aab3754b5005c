"""Chance that differs in each run and can be had again: a test that fails shows its seed."""

import os
import random


def told_chance() -> random.Random:
    """Return chance from the seed in TESTS_SEED, or from a new one; either is printed."""
    seed = os.environ.get("TESTS_SEED") or str(random.SystemRandom().randrange(10**9))
    print(f"TESTS_SEED={seed}")  # noqa: T201 - pytest shows it where the test fails
    return random.Random(seed)
