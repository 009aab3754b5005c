"""Absorbing chains, checked against exact fractions and simulated steps; also chains that never end."""

from fractions import Fraction
from math import inf
from random import Random

import pytest

from rules.chance.absorbing_chain import absorption


def ruin(chance: float, places: int) -> list[list[float]]:
    """Return the chain of a gambler with 1 to `places` coins, who ends ruined or with `places` + 1 coins.
    In each round the gambler wins a coin with the given chance, and otherwise loses one.
    """
    rows = [[0.0] * (2 + places) for _ in range(places)]
    for place, row in enumerate(rows):
        row[0 if place == 0 else 1 + place] += 1 - chance
        row[1 if place == places - 1 else 3 + place] += chance
    return rows


@pytest.mark.parametrize("places", [1, 2, 5, 20])
def test_an_even_gambler_is_ruined_as_textbooks_say(places: int) -> None:
    for coins, (rounds, ruined, rich) in enumerate(absorption(ruin(0.5, places)), 1):
        whole = places + 1
        assert rich == pytest.approx(coins / whole, abs=1e-14)
        assert ruined == pytest.approx(1 - coins / whole, abs=1e-14)
        assert rounds == pytest.approx(coins * (whole - coins), rel=1e-13)


def test_even_tiny_chances_are_correct_to_the_last_digit() -> None:
    rich = absorption(ruin(1e-30, 9))[0][2]
    odds = Fraction(1e-30) / (1 - Fraction(1e-30))
    exact = 1 / sum(odds**-power for power in range(10))
    assert rich == pytest.approx(float(exact), rel=1e-12)


def test_walking_a_chain_for_a_long_time_gives_the_same_result() -> None:
    chance = Random(7)
    rows = [[chance.random() for _ in range(9)] for _ in range(7)]
    rows = [[value / sum(row) for value in row] for row in rows]
    found = absorption(rows)
    for start in range(7):
        here = [float(place == start) for place in range(7)]
        left, ends = 0.0, [0.0, 0.0]
        for _ in range(500):
            left += sum(here)
            ends = [
                end + sum(h * row[way] for h, row in zip(here, rows, strict=True))
                for way, end in enumerate(ends)
            ]
            here = [sum(h * row[2 + to] for h, row in zip(here, rows, strict=True)) for to in range(7)]
        assert found[start] == pytest.approx([left, *ends], rel=1e-12)


def test_a_round_may_call_the_process_off_with_a_tiny_chance() -> None:
    rows: list[list[float]] = [[0, 0, 1, 0], [1e-60, 0, 0, 1]]
    away, back = absorption(rows, 1e-60)
    assert away == pytest.approx([1e60, 0, 0], rel=1e-12)
    assert back == pytest.approx([5e59, 0.5, 0], rel=1e-12)


def test_a_place_without_an_exit_is_never_left_and_neither_is_one_that_may_lead_there() -> None:
    rows: list[list[float]] = [[0, 0, 1, 0, 0], [0.5, 0, 0.25, 0.25, 0], [0, 0.5, 0, 0, 0.5]]
    assert absorption(rows) == [[inf, 0, 0], [inf, pytest.approx(2 / 3), 0], [2, 0, 1]]


def test_places_that_lead_only_to_each_other_never_end() -> None:
    rows: list[list[float]] = [[0, 0, 0, 1, 0], [0, 0, 1, 0, 0], [1, 0, 0, 0, 0]]
    assert absorption(rows) == [[inf, 0, 0], [inf, 0, 0], [1, 1, 0]]
