"""/zapas recovery: a scene with others, questions to ask, and the GM's confirmation at the end."""

import pytest

from tests.simulated.reading import ids, labels, whole
from tests.simulated.tabletop import Answer, Table
from tests.simulated.zapas_play import act, has, more, npc, party, pick, scene, stake, tried


async def begun(table: Table, company: str) -> Answer:
    """Let Alva begin a recovery scene; a scripted die picks the suggested questions."""
    table.dice.add(4)
    return await table.alva.slash("zapas recovery", company=company)


@pytest.mark.rule("ZAP-30")
async def test_a_recovery_scene_fills_everybody_in_it(table: Table) -> None:
    await party(table)
    await stake(table, "Mira", 2)
    await stake(table, "Tove", 9)
    answer = await begun(table, "Tove")
    assert answer.message.ephemeral
    assert "Ask each other, in character" in whole(table.panel)
    assert table.panel.content.endswith(f"<@{table.gm.id}>")
    shown = await act(table, table.gm)
    await table.gm.press(shown.message, "Fill to 7")
    assert (await has(table, "Mira"), await has(table, "Tove")) == (7, 9)
    told = table.read()[-1]
    assert told.content == "Recovered: Mira 2 → 7"
    assert not labels(told)


@pytest.mark.rule("ZAP-30")
async def test_the_gm_grants_less(table: Table) -> None:
    await party(table)
    await stake(table, "Mira", 2)
    await begun(table, "Tove")
    shown = await act(table, table.gm)
    await pick(table.gm, shown, "z-recover-less", "3 dice for each, up to 7")
    assert await has(table, "Mira") == 5


@pytest.mark.rule("ZAP-30")
async def test_somebody_of_the_gm_s_is_company_enough(table: Table) -> None:
    await party(table)
    await npc(table, "Captain", 3, None)
    await stake(table, "Mira", 6)
    await begun(table, "Captain")
    assert (await scene(table)).others == ("Captain",)
    await table.gm.press((await act(table, table.gm)).message, "Fill to 7")
    assert (await has(table, "Mira"), await has(table, "Tove")) == (7, 7)


@pytest.mark.rule("ZAP-30")
async def test_nobody_recovers_alone_or_with_dice_promised(table: Table) -> None:
    await party(table)
    alone = await table.alva.slash("zapas recovery", company="Mira")
    assert "other" in alone.text
    shown = await tried(table)
    await table.alva.press(shown.message, "+ die")
    refused = await table.boris.slash("zapas recovery", company="Mira")
    assert "dice" in refused.text


@pytest.mark.rule("ZAP-30")
async def test_only_the_gm_closes_a_scene_and_who_is_in_it_may_call_it_off(table: Table) -> None:
    await party(table)
    await stake(table, "Mira", 2)
    await begun(table, "Captain")
    assert "Nothing for you to do right now." in (await act(table, table.alva)).text
    number, step = (await scene(table)).id, (await scene(table)).step
    refused = await table.alva.forge(f"n:z-recover:1:{number}:{step}:7")
    assert refused.text.startswith("Only the GM can do that.")
    assert (await more(table, table.boris)).text == "There’s nothing more you can do here."
    sure = await table.alva.press((await more(table, table.alva)).message, "Call it off")
    await table.alva.press(sure.place, "Yes")
    assert not (await scene(table)).is_open
    assert await has(table, "Mira") == 2


async def test_a_scene_closes_after_a_restart_and_only_once(table: Table) -> None:
    await party(table)
    await stake(table, "Mira", 1)
    await begun(table, "Tove")
    await table.restart()
    shown = await act(table, table.gm)
    await table.restart()
    fill, _ = ids(shown.message)
    await pick(table.gm, shown, "z-recover-less", "1 die for each, up to 7")
    late = await table.gm.forge(fill, on=shown.message.id)
    assert "is over" in late.text
    assert await has(table, "Mira") == 2


async def test_company_is_suggested_and_what_the_gm_has_not_revealed_is_not(table: Table) -> None:
    await party(table)
    await npc(table, "Captain", 3, None)
    assert await table.alva.offered("zapas recovery", "company") == ["Tove"]
    assert await table.gm.offered("zapas recovery", "company") == ["Mira", "Tove", "Captain"]
