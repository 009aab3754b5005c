"""Best play of a repeated game counts only with a proof: mixes from which a reply gains have none."""

import pytest

from rules.chance.equilibrium import NOISE, _alike, _Search, _steady, solve_repeated
from rules.chance.matrix_game import Mixes, Triple
from rules.chance.repeated_game import Place, RepeatedGame

ROCK: Triple = (1, 0, 0)
THIRD: Triple = (1 / 3, 1 / 3, 1 / 3)

#: In a circle of three choices: whether the first side loses, ties or wins, by its choice and the other's.
LOST, TIED, WON = (0, 1, 0, 0, 0, 1, 1, 0, 0), (1, 0, 0, 0, 1, 0, 0, 0, 1), (0, 0, 1, 1, 0, 0, 0, 1, 0)
#: Two such games beside each other: a tie leads back to the same place, or is a win.
PLACES = (Place((0, 1, 2), (LOST, WON, TIED)), Place((0, 1), (LOST, tuple(map(max, WON, TIED)))))


GAME = RepeatedGame(PLACES, 1)
SEARCH = _Search(GAME, NOISE, steady=False)
EVEN: Mixes = (THIRD, THIRD)


def proved(*mixes: Mixes) -> bool:
    """Tell whether these mixes of the two places are proved to be best play."""
    worth = GAME.worth(GAME.played(mixes))
    return SEARCH._proved(mixes, worth, GAME.games(worth))


def test_in_a_circle_the_even_mix_is_proved_to_be_best() -> None:
    assert proved((THIRD, THIRD), (THIRD, THIRD))
    told = solve_repeated(PLACES, [0.5, 0.5], 1)
    assert [one.win1 for one in told] == pytest.approx([1 / 2, 2 / 3], abs=1e-12)
    assert [one.rounds for one in told] == pytest.approx([1.5, 1])


@pytest.mark.parametrize("mixes", [(ROCK, THIRD), (THIRD, ROCK), (ROCK, ROCK)])
@pytest.mark.parametrize("place", [0, 1])
def test_mixes_from_which_a_reply_gains_in_any_place_are_not_proved(mixes: Mixes, place: int) -> None:
    assert not proved(*((mixes, EVEN) if place == 0 else (EVEN, mixes)))


@pytest.mark.parametrize(("gained", "surely"), [(6.5e-11, True), (7e-11, False)])
def test_a_gain_of_a_round_counts_for_as_many_rounds_as_a_game_lasts(gained: float, surely: bool) -> None:
    # Each reply takes one round off the 1.5 and 1 that are expected, and 1.5 gains are below 1e-10 or not.
    mixes = (EVEN, EVEN)
    assert SEARCH._surely(gained, mixes, GAME.played(mixes)) is surely


@pytest.mark.parametrize("mixes", [(ROCK, THIRD), (THIRD, ROCK)])
def test_without_a_proof_nothing_is_sure_where_a_reply_makes_a_game_endless(mixes: Mixes) -> None:
    played = GAME.played((EVEN, EVEN))
    assert not SEARCH._surely(1e-30, (mixes, EVEN), played)


@pytest.mark.parametrize(
    ("now", "before", "steady"),
    [
        ([1e6], [1e6 + 1], True),
        ([1e6], [1e6 + 1.0000005], False),
        ([2.0, 3.0], [2.0, 4.0], False),
        ([], [], False),
    ],
)
def test_expected_rounds_are_steady_if_they_agree_to_six_digits(
    now: list[float], before: list[float], steady: bool
) -> None:
    assert _steady([[rounds] for rounds in now], [[rounds] for rounds in before]) is steady


@pytest.mark.parametrize(
    "other", [(ROCK, THIRD), (THIRD, ROCK), ((1 / 3, 0, 2 / 3), THIRD), (THIRD, (0, 1 / 3, 2 / 3))]
)
def test_mixes_are_alike_only_if_every_share_is(other: Mixes) -> None:
    assert _alike([EVEN, EVEN], [EVEN, EVEN])
    assert not _alike([EVEN, EVEN], [EVEN, other])
