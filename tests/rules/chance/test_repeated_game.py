"""Repeated games: the replies to a mix, and the game that a round may call off."""

import pytest

from rules.chance.matrix_game import Matrix, Mixes
from rules.chance.repeated_game import Place, RepeatedGame, replies, with_reply

#: What the first side wins: each of its choices in a row, each of the second side's in a column.
GAME: Matrix = ((1, 2, 4), (8, 16, 32), (64, 128, 256))
MIXES: Mixes = ((0.5, 0.5, 0), (0, 0.25, 0.75))


def test_a_reply_to_the_first_side_is_a_column_and_one_to_the_second_a_row() -> None:
    assert replies(GAME, MIXES, 0) == [4.5, 9, 18]
    assert replies(GAME, MIXES, 1) == [3.5, 28, 224]


def test_a_reply_takes_the_place_of_the_opponents_mix() -> None:
    assert with_reply(MIXES, 0, 2) == ((0.5, 0.5, 0), (0, 0, 1))
    assert with_reply(MIXES, 0, 1) == ((0.5, 0.5, 0), (0, 1, 0))
    assert with_reply(MIXES, 1, 0) == ((1, 0, 0), (0, 0.25, 0.75))


@pytest.mark.parametrize("own", [0.0, 0.5, 1.0, 2.0])
def test_a_game_that_is_called_off_is_half_won_by_each_side(own: float) -> None:
    weaker_first, weaker_second = RepeatedGame((), 1), RepeatedGame((), 2)
    assert weaker_first.lost(own) == 1e-60 * (1 - own)
    assert weaker_second.lost(-own) == -weaker_first.lost(own)


def nine(chance: float) -> list[float]:
    return [chance] * 9


@pytest.mark.parametrize(
    ("first", "beyond", "reached", "chances"),
    [
        (0, 1, [0, 1, 2, 3], [0.0625, 0.625, 0.25, 0.0625]),
        (2, 0, [0, 1, 2, 3], [0.375, 0.125, 0.25, 0.25]),
        (3, 0, [0, 1, 2], [0.625, 0.125, 0.25]),
    ],
)
def test_a_part_of_a_game_counts_all_other_places_as_an_end(
    first: int, beyond: int, reached: list[int], chances: list[float]
) -> None:
    whole = [(0, 0.0625), (1, 0.125), (2, 0.25), (3, 0.0625), (4, 0.25), (5, 0.25)]
    part = Place([number for number, _ in whole], [nine(chance) for _, chance in whole]).among(
        first, 2, beyond
    )
    assert part.reached == reached
    assert part.chances == [nine(chance) for chance in chances]
    assert part.spread(part.mixed(MIXES), 2) == [*chances, 0][:4]
