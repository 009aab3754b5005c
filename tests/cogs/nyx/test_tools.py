"""The buttons under "More…", for ways out, the GM's tools and accounts after the end; also "Status"."""

import asyncio

import pytest

from tests.cogs.nyx.rounds import round_for_alva
from tests.simulated.reading import controls, ids, labels, options, whole
from tests.simulated.tabletop import Person, Table
from tests.whole.test_restart import back_again, cut_off


async def confirmed(table: Table, person: Person, label: str) -> None:
    """Press a button under "More…", and confirm it with "Yes"."""
    tools = await person.press(table.panel, "More…")
    asked = await person.press(tools.message, label)
    assert "Mira –" in asked.text
    done = await person.press(asked.message, "Yes")
    assert done.text == "✅ Done. See the panel."
    assert not controls(done.message)


@pytest.mark.rule("NYX-40")
async def test_a_side_gives_up_after_being_asked_twice(table: Table) -> None:
    await table.wrestling()
    await confirmed(table, table.alva, "Give up")
    assert table.read()[-1].content == "Mira – Guard is over. Mira gave up, Guard reached the goal."
    assert not controls(table.read()[-1])


@pytest.mark.rule("NYX-39")
async def test_a_side_that_may_breaks_off_in_a_declaration(table: Table) -> None:
    await table.wrestling(break_off="free")
    await confirmed(table, table.alva, "Break off")
    assert "Mira broke off, nobody reached the goal" in table.read()[-1].content


async def test_breaking_off_is_not_offered_where_it_is_not_free(table: Table) -> None:
    await table.wrestling()
    tools = await table.alva.press(table.panel, "More…")
    assert labels(tools.message) == ["Give up", "Pause the game"]


async def test_a_declaration_is_opened_again_and_its_points_come_back(table: Table) -> None:
    await table.duel()
    shown = (await table.alva.press(table.panel, "Choose")).message
    helps = options(shown, "declare-set positive")
    chosen = await table.alva.choose(shown, "declare-set positive", helps["Rebel (2)"])
    await table.alva.press(chosen.message, "Ready")
    assert (await table.character("Mira")).points == 4
    await confirmed(table, table.alva, "Declare again")
    assert (await table.character("Mira")).points == 5
    assert not (await table.conflict()).side(1).declared


@pytest.mark.rule("NYX-32")
async def test_a_holder_gives_an_advantage_up(table: Table) -> None:
    await table.wrestling(advantage=2)
    await confirmed(table, table.alva, "Drop advantage")
    conflict = await table.conflict()
    assert (conflict.side(1).advantage, conflict.marker) == (0, 2)


async def test_the_gm_ends_a_conflict_in_any_phase(table: Table) -> None:
    await table.wrestling()
    await table.picked(table.alva, "Waiting")
    tools = await table.gm.press(table.panel, "More…")
    asked = await table.gm.press(tools.message, "End conflict")
    await table.gm.press(asked.message, "Yes")
    assert "Ended by the GM, nobody reached the goal" in table.read()[-1].content


@pytest.mark.rule("NYX-16", "NYX-32")
async def test_the_gm_sets_modifiers_and_advantages_and_sees_them(table: Table) -> None:
    await table.wrestling()
    tools = (await table.gm.press(table.panel, "More…")).message
    changed = await table.gm.choose(tools, "modifier", "2.-2")
    assert "Modifier −2" in whole(changed.message)
    changed = await table.gm.choose(changed.message, "advantage", "1.3")
    assert "Situational advantage 3" in whole(changed.message)
    conflict = await table.conflict()
    assert (conflict.side(2).modifier, conflict.side(1).advantage) == (-2, 3)
    assert "Value 7 −2 (modifier) = 5" in whole(table.panel)


async def test_what_the_gm_sets_is_asked_of_discord_for_everybody_first(table: Table) -> None:
    await table.wrestling()
    tools = (await table.gm.press(table.panel, "More…")).message
    table.env.http_requests.clear()
    await table.gm.choose(tools, "modifier", "2.-2")
    changes = [entry.path for entry in table.env.http_requests if entry.method == "PATCH"]
    assert [path.partition("/")[2].partition("/")[0] for path in changes] == ["channels", "webhooks"]


async def test_the_gm_has_an_answer_while_discord_takes_no_panel_and_when_the_bot_closes(
    table: Table,
) -> None:
    await table.wrestling()
    tools = (await table.gm.press(table.panel, "More…")).message
    await cut_off(table)
    changed = await table.gm.choose(tools, "modifier", "2.-2")
    assert "Modifier −2" in whole(changed.message)
    stage = table.bot.services.live
    waiting = asyncio.create_task(stage.refresh_first(1, (await table.conflict()).id))
    await asyncio.sleep(0)
    await stage.close(0)
    await waiting
    await back_again(table)


async def test_the_gm_demands_of_either_side_what_is_not_in_use_yet(table: Table) -> None:
    await table.duel()
    tools = (await table.gm.press(table.panel, "More…")).message
    (first, second) = [each for each in ids(tools) if ":demand:" in each]
    assert (first[-1], second[-1]) == ("1", "2")
    (menu,) = [each for each in controls(tools) if each["custom_id"] == second]
    assert len(menu["options"]) == 10
    await table.gm.actor.select(tools, [menu["options"][0]["value"]], custom_id=second)
    assert len((await table.character("Tove")).demands) == 1
    again = (await table.gm.press(table.panel, "More…")).message
    (menu,) = [each for each in controls(again) if each["custom_id"] == second]
    assert len(menu["options"]) == 9


async def test_nobody_but_the_gm_sees_the_gm_s_tools(table: Table) -> None:
    await table.wrestling()
    for person, said in ((table.alva, ["Give up", "Pause the game"]), (table.boris, ["Pause the game"])):
        tools = await person.press(table.panel, "More…")
        assert tools.message.ephemeral
        assert labels(tools.message) == said
        assert len(ids(tools.message)) == len(said)


@pytest.mark.rule("NYX-41")
async def test_the_last_round_can_be_told_when_the_conflict_is_over(table: Table) -> None:
    await round_for_alva(table)
    await confirmed(table, table.alva, "Give up")
    assert labels(table.panel) == ["Tell it…"]
    form = await table.alva.press(table.panel, "Tell it…")
    answer = await table.alva.fill(form, "And then she sits down.")
    assert answer.text == "✅ Told. Everyone can see it below the round."
    told, over = table.read()[-2:]
    assert told.content == "💬 **Mira:**\nAnd then she sits down."
    assert "is over" in over.content, "the end is below what was told"


async def test_status_is_the_panel_in_private_and_in_one_s_own_language(table: Table) -> None:
    await table.wrestling()
    table.languages[table.boris.id] = "sv-SE"
    answer = await table.boris.press(table.panel, "Status")
    assert answer.message.ephemeral
    assert "runda 1" in answer.text
    assert "Mira – Guard begins" in whole(table.panel)


async def test_the_gm_can_always_end_a_conflict_however_many_ways_out_there_are(table: Table) -> None:
    await table.campaign()
    await table.finished_character(table.gm, "Baron", npc=True)
    await table.finished_character(table.boris, "Tove", (7, 5, 5))
    await table.open_conflict("Baron", "Tove", advantage=2, break_off="free")
    await table.declared(table.gm, table.boris)
    table.dice.add(9, 9)
    await table.picked(table.boris, "Offensive")
    await table.picked(table.gm, "Waiting")
    await table.declared(table.gm)
    tools = await table.gm.press(table.panel, "More…")
    assert labels(tools.message) == ["Give up", "Break off", "Declare again", "Tell it…", "End conflict"]
