"""Best play of a repeated game counts only with a proof: mixes from which a reply gains have none."""

import pytest

from rules.chance.equilibrium import NOISE, _Search, solve_repeated
from rules.chance.matrix_game import Mixes, Triple
from rules.chance.repeated_game import Place, RepeatedGame

ROCK: Triple = (1, 0, 0)
THIRD: Triple = (1 / 3, 1 / 3, 1 / 3)


#: In a circle of three choices: whether the first side loses, ties or wins, by its choice and the other's.
LOST, TIED, WON = (0, 1, 0, 0, 0, 1, 1, 0, 0), (1, 0, 0, 0, 1, 0, 0, 0, 1), (0, 0, 1, 1, 0, 0, 0, 1, 0)
#: Two such games beside each other: a tie leads back to the same place, or is a win.
PLACES = (Place((0, 1, 2), (LOST, WON, TIED)), Place((0, 1), (LOST, tuple(map(max, WON, TIED)))))


def proved(*mixes: Mixes) -> bool:
    """Tell whether these mixes of the two places are proved to be best play."""
    search = _Search(RepeatedGame(PLACES, 1), NOISE, patient=False)
    game = RepeatedGame(PLACES, 1)
    worth = game.worth(game.played(mixes))
    return search._proved(mixes, worth, game.games(worth))


def test_in_a_circle_the_even_mix_is_proved_to_be_best() -> None:
    assert proved((THIRD, THIRD), (THIRD, THIRD))
    told = solve_repeated(PLACES, [0.5, 0.5], 1)
    assert [one.win1 for one in told] == pytest.approx([1 / 2, 2 / 3], abs=1e-12)
    assert [one.rounds for one in told] == pytest.approx([1.5, 1])


@pytest.mark.parametrize("mixes", [(ROCK, THIRD), (THIRD, ROCK), (ROCK, ROCK)])
@pytest.mark.parametrize("place", [0, 1])
def test_mixes_from_which_a_reply_gains_in_any_place_are_not_proved(mixes: Mixes, place: int) -> None:
    even: Mixes = (THIRD, THIRD)
    assert not proved(*((mixes, even) if place == 0 else (even, mixes)))
