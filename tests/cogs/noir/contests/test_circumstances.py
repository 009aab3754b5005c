"""The GM's circumstances, several at once: typed where a roll opens, and for any roll that waits."""

import pytest

from tests.simulated.noir_combats import act, combat, duel, fight, main, noir, npc, pick
from tests.simulated.reading import labels, options, whole
from tests.simulated.tabletop import Table


@pytest.mark.rule("NOIR-31")
async def test_several_circumstances_are_typed_where_the_gm_calls_for_a_roll(table: Table) -> None:
    await noir(table)
    await npc(table, "Thug")
    table.dice.add(2, 3)
    await table.gm.slash("noir call", characters="Thug", rolls="Firearms", circumstances="+5 −2, 10")
    assert "Firearms 20" in whole(table.panel)


async def test_suggestions_add_one_more_to_what_is_typed(table: Table) -> None:
    await noir(table)
    offered = await table.gm.offered("noir call", "circumstances", "-5 ")
    assert offered[0] == "-5 very large help, +10"
    assert len(offered) == 6


@pytest.mark.parametrize("typed", ["easy", "3", "+5 +5 +5 +5 +5 +5", "5-2"])
async def test_other_circumstances_are_refused(table: Table, typed: str) -> None:
    await noir(table)
    await npc(table, "Thug")
    refused = await table.gm.slash("noir call", characters="Thug", rolls="Firearms", circumstances=typed)
    assert "2, 5" in refused.text or "5" in refused.text


@pytest.mark.rule("NOIR-31", "NOIR-90")
async def test_initiative_that_asks_nobody_has_circumstances_too(table: Table) -> None:
    await noir(table)
    await main(table, table.alva, "Alma")
    await npc(table, "Thug")
    await fight(table, "Thug", 9, 2, 2, 3, circumstances="-10 -2", opponent_circumstances="10 5")
    assert [one.initiative for one in (await combat(table)).fighters] == [9, 5]


@pytest.mark.rule("NOIR-31", "NOIR-90")
async def test_somebody_joins_with_circumstances(table: Table) -> None:
    await duel(table)
    await npc(table, "Thug")
    tools = await table.gm.press(table.panel, "More…")
    sides = await pick(table.gm, tools, "n-joins", "Thug")
    sizes = options(sides.place, "n-join-given")
    sides = await table.gm.choose(sides.place, "n-join-given", sizes["Modifier +10"], sizes["Modifier +5"])
    table.dice.add(2, 3)
    await table.gm.press(sides.place, "Side B")
    assert (await combat(table)).fighters[-1].initiative == 5


@pytest.mark.rule("NOIR-31", "NOIR-141")
async def test_the_gm_finds_every_roll_that_waits_behind_more(table: Table) -> None:
    await noir(table)
    await main(table, table.alva, "Alma")
    await npc(table, "Thug")
    await table.gm.slash("noir social", active="Alma", passive="Thug", goal="Let us in.", effect="Leave.")
    tools = await table.gm.press(table.panel, "More…")
    shown = await table.gm.press(tools.message, "Circumstances…")
    assert "They count in rolls whose dice have not fallen yet." in whole(shown.place)
    assert labels(shown.place) == ["Back"]
    await pick(table.gm, shown, "n-given 2", "Modifier −5")
    table.dice.add(2, 3, 2, 3)
    await table.alva.press(table.panel, "Roll")
    assert "Thug" in whole(table.panel)


async def test_where_nothing_waits_for_dice_there_is_no_such_button(table: Table) -> None:
    await duel(table)
    tools = await table.gm.press(table.panel, "More…")
    assert "Circumstances…" not in labels(tools.message)
    await act(table, table.alva)
