"""The prices of Fate, and who may pay them (NOIR-60 to 70)."""

import pytest

from rules.core.refusal import Refused
from rules.noir.base.enums import FateUse
from rules.noir.fate.prices import paid, prices, require_payer, require_price, usable

PRICES = {
    FateUse.SETBACK: {3},
    FateUse.PROTECT: {3},
    FateUse.GRIT: {1},
    FateUse.CHANGE: {4, 12},
    FateUse.INSPIRATION: {5},
    FateUse.CONTACT: {5, 10, 15},
    FateUse.ODDS_BEFORE: {1, 2, 3, 4, 5},
    FateUse.ODDS_AFTER: {4},
    FateUse.RESCUE: {2, 4, 6, 8, 10},
    FateUse.SURVIVE: {3, 6, 9, 12, 15},
}


@pytest.mark.rule("NOIR-60", "NOIR-63", "NOIR-64", "NOIR-65", "NOIR-66", "NOIR-67", "NOIR-68", "NOIR-70")
@pytest.mark.parametrize("use", FateUse)
def test_only_the_listed_prices_of_a_use_can_be_paid(use: FateUse) -> None:
    for points in range(-1, 21):
        if points in PRICES[use]:
            require_price(use, points, group=5)
            continue
        with pytest.raises(Refused) as refused:
            require_price(use, points, group=5)
        told = {"have": points, "least": min(PRICES[use]), "most": max(PRICES[use])}
        assert (refused.value.code, refused.value.details) == (f"out-of-range-{use}", told)


@pytest.mark.rule("NOIR-64")
def test_the_table_sets_both_prices_of_changing_the_situation() -> None:
    assert prices(FateUse.CHANGE) == (4, 12)
    assert prices(FateUse.CHANGE, low=3, high=9) == (3, 9)
    require_price(FateUse.CHANGE, 9, low=3, high=9)
    for points in (4, 12):
        require_price(FateUse.CHANGE, points)
    for points in (4, 12):
        with pytest.raises(Refused):
            require_price(FateUse.CHANGE, points, low=3, high=9)


@pytest.mark.rule("NOIR-65")
def test_a_clue_costs_one_point_per_group_member() -> None:
    assert [prices(FateUse.INSPIRATION, group=group) for group in (1, 4)] == [(1,), (4,)]
    assert prices(FateUse.INSPIRATION) == (1,), "of a group of one"
    require_price(FateUse.INSPIRATION, 1)


@pytest.mark.rule("NOIR-60")
def test_an_account_may_be_emptied_and_not_overdrawn() -> None:
    assert (paid(7, 3), paid(4, 4)) == (4, 0)
    with pytest.raises(Refused) as refused:
        paid(3, 4)
    assert (refused.value.code, refused.value.details) == ("no-fate", {"have": 3, "need": 4})


@pytest.mark.rule("NOIR-60", "NOIR-61", "NOIR-65", "NOIR-69")
def test_a_setback_belongs_to_the_gm_and_a_clue_and_a_rescue_to_the_players() -> None:
    refused: dict[tuple[FateUse, bool], str] = {}
    for use in FateUse:
        for gm in (True, False):
            try:
                require_payer(use, gm=gm)
            except Refused as refusal:
                refused[use, gm] = refusal.code
    assert refused == {
        (FateUse.SETBACK, False): "not-allowed-gm-alone",
        (FateUse.INSPIRATION, True): "not-allowed-players-alone",
        (FateUse.RESCUE, True): "not-allowed-players-alone",
    }


@pytest.mark.rule("NOIR-69")
def test_half_of_a_rescue_can_be_used() -> None:
    assert [usable(points) for points in prices(FateUse.RESCUE)] == [1, 2, 3, 4, 5]
