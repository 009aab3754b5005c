"""Helping with a roll: an openly promised die is withdrawn, disputed, decided on, spent or returned."""

import pytest

from rules.zapas.state.pool import promised_dice
from tests.simulated.reading import controls, labels, options, whole
from tests.simulated.tabletop import Answer, Person, Table
from tests.simulated.zapas_play import (
    act,
    has,
    helped,
    hurt,
    more,
    party,
    pick,
    roll,
    stake,
    third,
    thrown,
    tried,
    who,
)


async def gathered(table: Table, *dice: int) -> Answer:
    """Open Alva's pool and throw these dice."""
    return await thrown(table, table.alva, await act(table, table.alva), *dice)


@pytest.mark.rule("ZAP-32", "ZAP-33")
async def test_a_helped_roll_that_fails_gives_the_die_back(table: Table) -> None:
    await party(table)
    await tried(table, "2 · easy")
    told = await helped(table, table.boris)
    assert told.message.ephemeral
    assert told.text == "✅ Tove helps with one die."
    assert "Tove helps" in whole(table.panel)
    assert table.panel.content.startswith("Mira gathers 2 dice against 2: 25%")
    state = await table.state()
    assert promised_dice(state, (await who(table, "Tove")).seat) == 1
    await gathered(table, 1, 6)
    assert (await has(table, "Mira"), await has(table, "Tove")) == (8, 7)
    counted = await table.boris.press(table.read()[-1], "How it counted")
    assert "The helping dice go back: Tove" in whole(counted.message)


@pytest.mark.rule("ZAP-33")
async def test_a_helped_roll_that_succeeds_costs_the_helper_a_die(table: Table) -> None:
    await party(table)
    await tried(table, "2 · easy")
    await helped(table, table.boris)
    await gathered(table, 4, 6)
    assert (await has(table, "Mira"), await has(table, "Tove")) == (7, 6)


@pytest.mark.rule("ZAP-32")
async def test_a_helper_takes_the_die_back_under_more_or_where_it_was_given(table: Table) -> None:
    await party(table)
    await tried(table)
    await helped(table, table.boris)
    await table.boris.press((await more(table, table.boris)).message, "Take it back")
    assert (await roll(table)).helpers == ()
    told = await helped(table, table.boris)
    answer = await table.boris.press(told.message, "Take it back")
    assert answer.place.content == "✅ The die is back in your reserve."
    assert (await roll(table)).helpers == ()


async def test_who_gives_no_die_has_none_to_take_back(table: Table) -> None:
    await party(table)
    await tried(table)
    await helped(table, table.boris)
    assert "Take it back" not in labels((await more(table, table.alva)).message)
    refused = await table.alva.forge(f"n:z-help-back:1:{(await roll(table)).id}:{(await roll(table)).step}")
    assert refused.text.startswith("You aren’t helping here")
    assert len((await roll(table)).helpers) == 1


@pytest.mark.rule("ZAP-32")
async def test_nobody_helps_themselves_twice_or_without_a_die(table: Table) -> None:
    await party(table)
    await tried(table)
    own = await helped(table, table.alva)
    assert own.text.startswith("You can’t help yourself.")
    await helped(table, table.boris)
    twice = await helped(table, table.boris)
    assert "Tove" in twice.text
    vera = await third(table)
    await stake(table, "Vera", 0)
    empty = await helped(table, vera)
    assert "reserve" in empty.text
    assert len((await roll(table)).helpers) == 1


@pytest.mark.rule("ZAP-34", "SM-3")
async def test_an_objection_calls_the_gm_and_blocks_the_throw_until_it_is_decided(table: Table) -> None:
    await party(table)
    await tried(table, "2 · easy")
    await helped(table, table.boris)
    told = await table.alva.press(table.panel, "Object…")
    assert told.text == "✅ The die doesn’t count until the GM has decided."
    assert table.panel.content.split("\n")[1].endswith(f"<@{table.gm.id}>")
    blocked = await act(table, table.alva)
    throw = next(each for each in controls(blocked.message) if each.get("label") == "Throw 1")
    assert throw["disabled"]
    asked = await act(table, table.gm)
    assert "Does this help count? Tove" in asked.text
    await table.gm.press(asked.message, "Stays: Tove")
    await gathered(table, 4, 4)
    assert (await roll(table)).success is True


@pytest.mark.rule("ZAP-34")
async def test_help_that_does_not_stand_goes_back(table: Table) -> None:
    await party(table)
    await tried(table, "2 · easy")
    await helped(table, table.boris)
    await table.gm.press(table.panel, "Object…")
    await table.gm.press((await act(table, table.gm)).message, "Send back: Tove")
    assert (await roll(table)).helpers == ()
    assert promised_dice(await table.state(), (await who(table, "Tove")).seat) == 0


@pytest.mark.rule("ZAP-34")
async def test_with_several_helpers_it_is_said_to_whose_help_one_objects(table: Table) -> None:
    await party(table)
    vera = await third(table)
    await tried(table)
    await helped(table, table.boris)
    await helped(table, vera, "I pray")
    asked = await table.alva.press(table.panel, "Object…")
    assert list(options(asked.message, "z-object-to")) == ["Tove", "Vera"]
    await pick(table.alva, asked, "z-object-to", "Vera")
    assert [helper.objected for helper in (await roll(table)).helpers] == [False, True]
    await table.boris.press(table.panel, "Object…")
    assert [helper.objected for helper in (await roll(table)).helpers] == [True, True]


@pytest.mark.rule("ZAP-34")
async def test_every_objection_calls_the_gm_once_in_whatever_message(table: Table) -> None:
    await party(table)
    vera = await third(table)
    await tried(table, "2 · easy")
    asked = []
    for helper, name in ((table.boris, "Tove"), (vera, "Vera")):
        before = table.panel.id
        await helped(table, helper)
        assert table.panel.id == before  # help calls nobody
        await table.alva.press(table.panel, "Object…")
        asked.append(table.panel.id)
        assert table.panel.id != before
        assert table.panel.content.count(f"<@{table.gm.id}>") == 1
        await table.gm.press((await act(table, table.gm)).message, f"Send back: {name}")
    assert asked[0] < asked[1] == table.panel.id


@pytest.mark.rule("ZAP-34")
async def test_the_gm_sends_a_die_back_without_an_objection(table: Table) -> None:
    await party(table)
    await tried(table)
    await helped(table, table.boris)
    await pick(table.gm, await more(table, table.gm), "z-send", "Tove")
    assert (await roll(table)).helpers == ()


async def test_help_that_came_meanwhile_is_shown_before_the_throw(table: Table) -> None:
    await party(table)
    shown = await tried(table, "2 · easy")
    shown = await table.alva.press(shown.message, "+ die")
    await helped(table, table.boris)
    again = await table.alva.press(shown.place, "Throw 2")
    assert "The pool has changed in the meantime." in again.place.content
    await thrown(table, table.alva, again, 4, 4, 4)
    assert (await roll(table)).hits == 3


async def test_help_works_after_a_restart(table: Table) -> None:
    await party(table)
    await tried(table)
    told = await helped(table, table.boris)
    await table.restart()
    form = await table.boris.press(told.message, "Say how…")
    await table.restart()
    told = await table.boris.fill(form, "I hold the lamp")
    assert [helper.text for helper in (await roll(table)).helpers] == ["I hold the lamp"]
    await table.restart()
    await table.boris.press(told.message, "Take it back")
    assert (await roll(table)).helpers == ()


async def test_somebody_without_a_seat_neither_helps_nor_objects(table: Table) -> None:
    await party(table)
    await tried(table)
    await helped(table, table.boris)
    guest = Person(table, table.guild.add_member(table.env.create_user("guest")))
    assert "seat" in (await guest.press(table.panel, "Object…")).text
    assert (await guest.press(table.panel, "Help")).text.startswith("You don’t play anyone yet.")
    assert len((await roll(table)).helpers) == 1


async def test_the_gm_who_plays_nobody_gives_no_die(table: Table) -> None:
    await party(table)
    await tried(table)
    refused = await table.gm.press(table.panel, "Help")
    assert refused.message.ephemeral
    assert (await roll(table)).helpers == ()


@pytest.mark.rule("ZAP-20", "ZAP-32")
async def test_who_cannot_act_does_not_help(table: Table) -> None:
    await party(table)
    await tried(table)
    await hurt(table, "Tove", "dead")
    refused = await helped(table, table.boris)
    assert "dead" in refused.text
