"""The parts of a pool."""

import pytest

from rules.zapas.state.contests import Pool
from rules.zapas.state.pool import items


@pytest.mark.rule("ZAP-13")
def test_the_gm_may_exclude_the_trait_the_aspects_and_the_flag_but_no_reserve_dice() -> None:
    assert items(Pool(reserve=2)) == ()
    assert items(Pool(trait=1, aspects=(2, 3))) == ("trait 1", "aspect 2", "aspect 3")
    assert items(Pool(flag=4, reserve=2)) == ("flag 4",)
