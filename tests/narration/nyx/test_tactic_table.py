"""The table for picking a tactic agrees with the chance above it and with its own mix at every place."""

from collections.abc import Iterator
from itertools import product

import pytest

from narration.nyx.base.tactic_table import TacticTable, tactic_tables
from narration.text.chances import shown_percent
from narration.text.columns import COLUMNS, grid_text, width
from rules.chance.matrix_game import dominates
from rules.nyx.base.enums import Tactic
from rules.nyx.odds.forecast import Forecast, forecast
from tests.narration.printing import said
from tests.rules.nyx.odds.test_odds import pool

#: Value and dice: hopeless, weak, usual, certain; with the worst and the best of several.
ROLLS = [(0, 0), (1, -2), (2, 1), (4, 0), (5, -1), (6, 2), (9, 0), (12, 0)]
#: What rounding to a tenth of a percent changes at most, in a cell and in the chance above the table.
ROUNDED = 0.1
#: How exact a forecast is.
EXACT = 1e-9


def places(length: int, advantage: int) -> Iterator[tuple[Forecast, int, bool]]:
    for (value, dice), (other, more) in product(ROLLS, ROLLS):
        ahead = forecast(pool(value, 0, dice), pool(other, 0, more), length, advantage)
        for marker, first in product(range(-length, length + 1), (False, True)):
            yield ahead, marker, first


def shown(table: TacticTable) -> list[tuple[float, float, float]]:
    return [
        (shown_percent(one), shown_percent(two), shown_percent(three)) for one, two, three in table.chances
    ]


def check(table: TacticTable, chance: float, against: float) -> None:
    rows, mix = shown(table), table.mix
    assert sum(mix) == pytest.approx(1)
    assert not any(
        share and dominates(row, used) for used, share in zip(rows, mix, strict=True) for row in rows
    )
    assert min(map(min, rows)) <= shown_percent(chance) <= max(map(max, rows))
    if chance > EXACT and against > EXACT > 1 - chance - against:
        assert (
            max(map(min, rows))
            <= shown_percent(chance)
            <= min(max(column) for column in zip(*rows, strict=True))
        )
        worth = [sum(share * row[reply] for share, row in zip(mix, rows, strict=True)) for reply in Tactic]
        assert min(worth) >= shown_percent(chance) - ROUNDED


@pytest.mark.rule("NYX-25", "NYX-33", "NYX-35", "NYX-36")
@pytest.mark.parametrize("advantage", [0, 2])
@pytest.mark.parametrize("length", [3, 5, 7])
def test_the_table_never_contradicts_its_mix_or_the_chance_above_it(length: int, advantage: int) -> None:
    for ahead, marker, first in places(length, advantage):
        told = ahead.at(marker, first=first)
        own, other = tactic_tables(ahead, marker, first=first)
        check(own, told.win1, told.win2)
        check(other, told.win2, told.win1)


@pytest.mark.rule("NYX-36")
def test_at_the_end_of_the_scale_the_table_shows_what_the_mix_is_for() -> None:
    rats = forecast(pool(2), pool(7), 3)
    own, _ = tactic_tables(rats, -3)
    assert len({cell for row in shown(own) for cell in row}) > 3


def test_the_table_fits_a_phone_also_where_chances_are_nearly_certain() -> None:
    table = TacticTable(((1, 0.9996, 0.0001), (0.5, 0, 1), (0.25, 0.125, 0.999)), (0.996, 0.004, 0))
    cells = [[said(cell) for cell in row] for row in table.grid]
    assert cells[1][1:] == ["100.0", ">99.9", "<0.1", ">99%"]
    assert max(map(width, grid_text(cells))) <= COLUMNS
