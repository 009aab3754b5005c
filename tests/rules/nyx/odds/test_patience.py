"""Conflicts that a side wins by patience: a proof in exact fractions, and the search with many digits."""

from collections.abc import Sequence
from fractions import Fraction
from itertools import accumulate
from math import inf, sqrt

import pytest

from rules.chance import equilibrium
from rules.chance.repeated_game import Place
from rules.nyx.odds import forecast as forecasts
from rules.nyx.odds.forecast import Forecast, Outlook, forecast
from rules.nyx.odds.patience import CARE, RISK, _worths, chances
from tests.rules.nyx.odds.test_odds import pool

#: The value and the extra dice of the side that can succeed, and its advantage on the attribute.
PATIENT = [
    *((value, dice, 0) for value in (1, 2, 3) for dice in (-5, -2, 0, 1, 5)),
    *((value + held, dice, held) for value, held in ((1, 1), (1, 4), (2, 3)) for dice in (-3, 2)),
]


def against(side: int, value: int, dice: int, held: int, length: int) -> Forecast:
    """Return the forecast of a conflict in which `side` is hopeless."""
    if side == 1:
        return forecast(pool(0), pool(value, 0, dice), length, leverage=-held)
    return forecast(pool(value, 0, dice), pool(0), length, leverage=held)


def replies(place: Place, mix: Sequence[float], side: int) -> list[list[Fraction]]:
    """Return for each reply of a side to a mix the exact chances of the reached outcomes."""
    shares = [Fraction(share) / sum(map(Fraction, mix)) for share in mix]
    told = []
    for reply in range(3):
        pairs = [reply * 3 + pick if side == 1 else pick * 3 + reply for pick in range(3)]
        sums = [
            sum((share * Fraction(nine[pair]) for share, pair in zip(shares, pairs, strict=True)), Fraction())
            for nine in place.chances
        ]
        told.append([each / sum(sums) for each in sums])
    return told


@pytest.mark.rule("NYX-33", "NYX-35")
@pytest.mark.parametrize("side", [1, 2])
@pytest.mark.parametrize(("value", "dice", "held"), PATIENT)
def test_every_reply_of_the_hopeless_side_loses_a_part_of_its_tiny_chance(
    side: int, value: int, dice: int, held: int
) -> None:
    for length in (3, 5, 10):
        found = against(side, value, dice, held, length)
        rising = [Fraction(0), *accumulate(map(Fraction, chances(found._undone(side), length)))]
        assert 0 < rising[-1] <= RISK
        ends, places = ([0, 1], rising) if side == 1 else ([1, 0], rising[::-1])
        worth = [*map(Fraction, ends), *places]
        for marker, (place, told) in enumerate(zip(found.rounds(), found.outlooks, strict=True), -length):
            own = worth[2 + marker + length]
            is_behind = marker * (1 if side == 1 else -1) < 0
            for reply in replies(place, told.mix2 if side == 1 else told.mix1, side):
                steps = [worth[number] - own for number in place.reached]
                gained = sum(chance * step for chance, step in zip(reply, steps, strict=True))
                more = sum(chance * step for chance, step in zip(reply, steps, strict=True) if step > 0)
                if is_behind:
                    assert gained < Fraction(1, 10**20)
                else:
                    assert gained < 0
                    assert gained <= more * Fraction(-124, 1000)


def told_by(outlooks: Sequence[Outlook]) -> tuple[list[float], list[float]]:
    return [one.win1 for one in outlooks], [one.rounds for one in outlooks]


@pytest.mark.rule("NYX-25")
@pytest.mark.parametrize("side", [1, 2])
@pytest.mark.parametrize(
    ("value", "dice", "held", "length"),
    [(2, -5, 0, 10), (3, 0, 0, 5), (1, 0, 0, 7), (3, 5, 0, 4), (2, -1, 0, 3), (3, 1, 1, 6)],
)
def test_patience_wins_what_the_search_with_many_digits_finds(
    side: int, value: int, dice: int, held: int, length: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    wins, rounds = told_by(against(side, value, dice, held, length).outlooks)
    monkeypatch.setattr(Forecast, "_undone", lambda *_: ())
    monkeypatch.setattr(equilibrium, "BOLD", 0)
    slow_wins, slow_rounds = told_by(against(side, value, dice, held, length).outlooks)
    assert wins == pytest.approx(slow_wins, abs=1e-9)
    assert rounds == pytest.approx(slow_rounds, rel=1e-4)
    assert rounds.count(inf) == length + 1


@pytest.mark.rule("NYX-25")
@pytest.mark.parametrize(
    ("value", "dice", "held", "length"), [(1, -5, 0, 10), (1, -5, 0, 9), (3, -4, 2, 5), (6, -2, 5, 10)]
)
@pytest.mark.parametrize("side", [1, 2])
def test_a_side_that_hardly_ever_succeeds_wins_against_one_that_never_does(
    side: int, value: int, dice: int, held: int, length: int
) -> None:
    for told in against(side, value, dice, held, length).outlooks:
        won, lost = (told.win2, told.win1) if side == 1 else (told.win1, told.win2)
        assert won == 1 - lost
        assert 0 <= lost <= RISK


@pytest.mark.rule("NYX-25", "NYX-30")
def test_patience_needs_tactics_that_undo_what_dice_gain(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = list[int]()

    def noted(places: Sequence[Place], moved: Sequence[float], hopeless: int) -> list[object]:
        asked.append(len(moved))
        return []

    monkeypatch.setattr(forecasts, "win_by_patience", noted)
    for value in (0, 1, 3, 4, 8):
        _ = forecast(pool(0), pool(value), 3).outlooks, forecast(pool(value), pool(0), 3).outlooks
    assert asked == [1, 1, 3, 3]
    _ = forecast(pool(0), pool(1), 3, 1).outlooks, forecast(pool(1), pool(1), 3).outlooks
    # An advantage on the attribute counts against the side that is behind, which then cannot succeed or can.
    _ = (
        forecast(pool(0), pool(2), 3, leverage=-2).outlooks,
        forecast(pool(5), pool(0), 3, leverage=2).outlooks,
    )
    assert asked == [1, 1, 3, 3, 3]


@pytest.mark.rule("NYX-25")
@pytest.mark.parametrize(
    ("value", "dice", "length", "advantage", "held"),
    [
        (7, 4, 3, 0, 0),
        (6, -4, 9, 0, 0),
        (1, -3, 10, 0, -1),
        (3, -2, 10, 2, 0),
        (3, -2, 10, 3, 0),
        (4, 0, 7, 4, 0),
        (4, 0, 10, 5, 0),
    ],
)
def test_how_soon_a_side_is_sure_to_win_is_as_exact_as_with_many_digits(
    value: int, dice: int, length: int, advantage: int, held: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    sides, told = (pool(0), pool(value, 0, dice)), list[list[float]]()
    for most in (equilibrium.BOLD, 0):
        monkeypatch.setattr(equilibrium, "BOLD", most)
        for pair, sign in ((sides, 1), (sides[::-1], -1)):
            outlooks = forecast(*pair, length, advantage, sign * held).outlooks
            told.append([one.rounds for one in outlooks[::sign]])
    quick, mirrored, slow, _ = told
    assert quick == pytest.approx(slow, rel=1e-4)
    assert mirrored == pytest.approx(slow, rel=1e-4)


@pytest.mark.rule("NYX-30", "NYX-35")
@pytest.mark.parametrize("side", [1, 2])
def test_a_side_that_is_ahead_in_the_first_round_does_not_let_patience_decide(side: int) -> None:
    told = against(side, 3, 0, 1, 5).at(-2 if side == 1 else 2, first=True)
    assert told.rounds < 10


def test_a_rise_is_as_large_as_keeps_every_reply_from_gaining() -> None:
    # It is a quarter of the one before, or three fifths of what both replies lose, or of its root.
    few, many = 0.6 * sqrt(0.0009 * 0.2 * 0.8), 0.6 * 0.0009 * RISK
    low = many * few * (0.8 + few)
    lowest = many * low * (0.2 + few + low)
    found = [rise / RISK for rise in chances([0.0009], 4)]
    assert found == pytest.approx([0, 0, 0, 0.6, 0.2, few, low, lowest], rel=1e-9, abs=0)
    assert chances([0.9, 0.1], 4)[5] / RISK == pytest.approx(0.05, rel=1e-9)


def test_a_place_is_worth_the_sum_of_the_rises_to_it() -> None:
    above = [0, CARE * 1, CARE * 5]
    assert _worths([3, 2, 1, 4]) == [
        [-5, CARE, -5, -2, *above],
        [-6, CARE, -6, -3, -1, 0, CARE * 4],
        [-10, CARE, -10, -7, -5, -4, 0],
    ]
