"""Zapas in Discord: the GM makes NPCs by a command or with buttons, reveals them and resets them."""

import pytest

from rules.zapas.state.actions import SetNpc
from rules.zapas.state.campaign_state import Npc, Profile
from tests.simulated.reading import labels, menu_ids, options, whole
from tests.simulated.tabletop import Table
from tests.simulated.zapas_sheets import beast, crew, person


async def kraken(table: Table) -> Npc:
    found = (await person(table, "Kraken")).npc
    assert found is not None
    return found


@pytest.mark.rule("ZAP-62")
async def test_an_npc_is_made_by_one_command_and_nobody_else_hears_of_its_numbers(table: Table) -> None:
    await crew(table)
    before = len(table.read())
    await table.gm.slash("zapas npc", name="Kraken", attack=5, kill=12)
    assert (await kraken(table)).usual == Profile(attack=5, kill=12)
    assert len(table.read()) == before
    assert "Kraken" not in whole((await table.alva.slash("character list")).message)
    unknown = await table.alva.slash("character sheet", character="Kraken")
    assert unknown.text.startswith("There’s no character by that name here")
    await table.alva.slash("zapas roll", action="Hide", purpose="attack", whom="kraken")
    assert "Kraken" in whole((await table.alva.slash("character list")).message)
    theirs = await table.alva.slash("character sheet", character="Kraken")
    assert whole(theirs.message).startswith("Kraken")
    assert "12" not in whole(theirs.message)
    assert not menu_ids(theirs.message)


@pytest.mark.rule("ZAP-62", "ZAP-65")
async def test_an_npc_is_tapped_together_from_menus(table: Table) -> None:
    await crew(table)
    page = await table.gm.slash("npc new", name="Kraken")
    assert (await kraken(table)).usual == Profile(attack=3)
    (attack,) = [each.split(":")[-1] for each in menu_ids(page.place) if "z-npc-attack" in each]
    page = await table.gm.choose(page.place, "z-npc-attack", "6")
    page = await table.gm.choose(page.place, "z-npc-kill", "12")
    assert (await kraken(table)).usual == Profile(attack=6, kill=12)
    page = await table.gm.fill(await table.gm.press(page.place, "Approach…"), "fire")
    page = await table.gm.choose(page.place, "z-npc-attack", "8")
    page = await table.gm.choose(page.place, "z-npc-kill", "0")
    assert (await kraken(table)).approaches == (Profile(approach="fire", attack=8),)
    assert list(options(page.place, "z-npc-profile")) == ["In general", "By fire"]
    page = await table.gm.choose(page.place, "z-npc-profile", attack)
    page = await table.gm.choose(page.place, "z-npc-attack", "0")
    assert (await kraken(table)).usual.attack is None
    assert not any("z-npc-kill" in each for each in menu_ids(page.place))


@pytest.mark.rule("ZAP-65")
async def test_the_command_sets_an_approach_and_sets_it_again(table: Table) -> None:
    await crew(table)
    await table.gm.slash("zapas npc", name="Kraken", approach="fire", attack=8)
    await table.gm.slash("zapas npc", name="kraken", approach="Fire", immune=True)
    assert [(each.approach, each.attack) for each in (await kraken(table)).approaches] == [("Fire", None)]
    assert (await kraken(table)).usual == Profile(attack=3)
    assert await table.gm.offered("zapas npc", "name") == ["Kraken"]
    shown = await table.gm.slash("zapas npc", name="Kraken")
    assert "z-npc-attack" in menu_ids(shown.message)[0]


@pytest.mark.rule("ZAP-62")
async def test_the_command_leaves_values_that_are_not_given_unchanged(table: Table) -> None:
    await crew(table)
    await table.gm.slash("zapas npc", name="Kraken", attack=6)
    await table.gm.slash("zapas npc", name="Kraken", kill=10)
    assert (await kraken(table)).usual == Profile(attack=6, kill=10)
    await table.gm.slash("zapas npc", name="Kraken", attack=4)
    assert (await kraken(table)).usual == Profile(attack=4, kill=10)


@pytest.mark.rule("ZAP-64")
async def test_the_conditions_that_an_npc_gives_are_typed_with_commas(table: Table) -> None:
    await crew(table)
    await beast(table)
    page = (await table.gm.slash("npc sheet", name="Kraken")).message
    page_after = await table.gm.fill(await table.gm.press(page, "Conditions…"), "bleeding, stunned")
    assert (await kraken(table)).conditions == ("bleeding", "stunned")
    again = await table.gm.press(page_after.place, "Conditions…")
    assert again.form["components"][0]["component"]["value"] == "bleeding, stunned"
    await table.gm.fill(again, "")
    assert (await kraken(table)).conditions == ()


async def test_players_see_numbers_from_when_the_gm_reveals_them_until_they_are_hidden(table: Table) -> None:
    await crew(table)
    await beast(table, kill=13)
    page = (await table.gm.slash("npc sheet", name="Kraken")).message
    page = (await table.gm.press(page, "Reveal")).place
    assert "13" in whole((await table.alva.slash("character sheet", character="Kraken")).message)
    page = (await table.gm.press(page, "Hide")).place
    assert "13" not in whole((await table.alva.slash("character sheet", character="Kraken")).message)
    assert "Reveal" in labels(page)


@pytest.mark.rule("ZAP-63")
async def test_the_gm_sets_the_hits_so_far_to_nothing(table: Table) -> None:
    await crew(table)
    who = await beast(table)
    await table.play(SetNpc(character=who.id, total=5), table.gm)
    page = (await table.gm.slash("npc sheet", name="Kraken")).message
    page = (await table.gm.press(page, "Hits 5 → 0")).place
    assert (await kraken(table)).total == 0
    assert not any(label.startswith("Hits") for label in labels(page))


async def test_players_can_neither_make_nor_change_npcs(table: Table) -> None:
    await crew(table)
    await beast(table)
    for command in ("zapas npc", "npc new"):
        assert (await table.alva.slash(command, name="Orc")).text.startswith("Only the GM can do that.")
    assert (await table.alva.forge("n:z-npc-reset:1:3")).text.startswith("Only the GM can do that.")
