"""The tests of secrecy find a leak on every kind of surface: each is planted in the product, and found."""

from pathlib import Path

import pytest

from tests.whole.secrecy.asked import IN_CONFLICT, asked
from tests.whole.secrecy.harness import Glass
from tests.whole.secrecy.leaks import (
    LEAKS,
    Spy,
    a_kill_number_of_zapas,
    the_dice_of_a_hidden_roll,
    the_pot_of_noir,
)
from tests.whole.secrecy.picks import duel, picks
from tests.whole.secrecy.sheets import the_numbers_of_an_npc_of_zapas, the_pot_and_people_of_noir
from tests.whole.secrecy.twice import Evening, Twice
from tests.whole.secrecy.unseen import the_dice_of_hidden_rolls_of_noir


async def a_pick(glass: Glass) -> None:
    """Mira picks, and the other player and the GM ask for whatever there is."""
    scene = await glass.scene("pick", duel, "owner")
    await picks(glass, scene, "owner", glass.either("Defensive", "Offensive"))
    await glass.look(scene, "picked", (*IN_CONFLICT, asked("journal export", format="json")), "player", "gm")
    await glass.type(scene, "player")
    await glass.page(scene)


EVENINGS: dict[object, Evening] = {
    the_pot_of_noir: the_pot_and_people_of_noir,
    a_kill_number_of_zapas: the_numbers_of_an_npc_of_zapas,
    the_dice_of_a_hidden_roll: the_dice_of_hidden_rolls_of_noir,
    **dict.fromkeys(LEAKS, a_pick),
}


async def test_without_a_leak_the_evening_is_the_same(
    tmp_path: Path, empty_database: Path, log: pytest.LogCaptureFixture
) -> None:
    found, reach = await Twice(tmp_path, empty_database, log).difference(a_pick)
    assert not found, found
    reach.check(10)


@pytest.mark.long
@pytest.mark.parametrize("leak", EVENINGS, ids=[leak.__name__ for leak in EVENINGS])  # type: ignore[attr-defined]
async def test_a_planted_leak_is_found(
    tmp_path: Path,
    empty_database: Path,
    log: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
    leak: object,
) -> None:
    leak(Spy(monkeypatch))  # type: ignore[operator]
    found, _ = await Twice(tmp_path, empty_database, log).difference(EVENINGS[leak])
    assert found
