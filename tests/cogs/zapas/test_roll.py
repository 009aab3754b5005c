"""/zapas roll: the difficulty, the open pool, the throw, and the consequences."""

from typing import Any

import pytest

from rules.zapas.state.actions import SetTask
from rules.zapas.state.contests import RollPhase
from tests.simulated.reading import ids, labels, options, whole
from tests.simulated.tabletop import Person, Table
from tests.simulated.zapas_play import (
    RECKLESS,
    act,
    approach,
    has,
    hurt,
    more,
    npc,
    party,
    pick,
    roll,
    stake,
    thrown,
    tried,
    who,
)

GATHERED = "Mira gathers 5 dice against 4: 19% · Pick the lock"


@pytest.mark.rule("ZAP-12", "ZAP-13", "ZAP-14", "ZAP-16", "ZAP-22", "ZAP-26", "ZAP-27", "ZAP-42")
async def test_a_roll_is_opened_built_by_taps_and_thrown(table: Table) -> None:
    await party(table)
    await hurt(table, "Mira", "wounded", raises=1)
    answer = await table.alva.slash("zapas roll", action="Pick the lock", goal="Be in the cabin")
    assert answer.message.ephemeral
    assert table.panel.content.endswith(f"<@{table.gm.id}>")
    assert "Be in the cabin" in whole(table.panel)
    asked = await act(table, table.gm)
    asked = await pick(table.gm, asked, "z-diff-set conditions", "wounded: +1")
    posted = table.panel.id
    await table.gm.press(asked.place, "3 · medium")
    shown = await act(table, table.alva)
    shown = await pick(table.alva, shown, "z-pool trait", "Thief")
    shown = await pick(table.alva, shown, "z-pool aspects", "lockpicks")
    shown = await pick(table.alva, shown, "z-pool flag", RECKLESS)
    shown = await table.alva.press(shown.place, "+ die")
    assert table.panel.content.startswith(GATHERED)
    assert "medium 3 + 1 (wounded) = **4**" in whole(table.panel)
    assert "**Thief** · “lockpicks” · flag “Reckless”" in whole(table.panel)
    assert table.panel.id == posted, "a pool is built in one message, which stays where it is"
    done = await thrown(table, table.alva, shown, 6, 5, 4, 4, 1)
    assert done.place.content == "✅ Thrown: Mira succeeds. Everyone can see it below."
    (told,) = table.boris.reads()
    assert told.content == "Mira succeeds: 4 hits against 4 · Pick the lock"
    assert "5 dice · reserve 7 −1 = 6" in whole(told)
    counted = await table.boris.press(told, "How it counted")
    assert counted.message.ephemeral
    assert "reserve 7 −1 = **6**" in whole(counted.message)
    assert await has(table, "Mira") == 6
    opened = await table.alva.press(done.place, "Roll again")
    assert [field["component"].get("value") for field in opened.form["components"]] == [
        "Pick the lock",
        "Be in the cabin",
    ]
    assert [flag.marks for flag in (await who(table, "Mira")).flags] == [0, 1]


@pytest.mark.rule("ZAP-13")
async def test_another_trait_takes_its_aspects_along_and_none_is_possible(table: Table) -> None:
    await party(table)
    shown = await tried(table)
    shown = await pick(table.alva, shown, "z-pool trait", "Thief")
    shown = await pick(table.alva, shown, "z-pool aspects", "lockpicks", "light fingers")
    assert "Throw 4" in labels(shown.place)
    shown = await pick(table.alva, shown, "z-pool trait", "Soldier")
    assert "Throw 2" in labels(shown.place)
    assert list(options(shown.place, "z-pool aspects")) == ["rifle"]
    shown = await table.alva.press(shown.place, "✓ Soldier")
    assert "Throw 1" in labels(shown.place)


@pytest.mark.rule("ZAP-18", "ZAP-28")
async def test_after_a_failure_the_gm_is_asked_what_follows_and_gives_a_condition(table: Table) -> None:
    await party(table)
    shown = await tried(table, "2 · easy")
    shown = await table.alva.press(shown.message, "+ die")
    done = await thrown(table, table.alva, shown, 1, 6)
    assert done.place.content == "✅ Thrown: Mira fails. The GM says what follows."
    assert await has(table, "Mira") == 8
    question = table.read()[-1]
    assert question.content == (
        f"Mira fails: 1 hit against 2 · Pick the lock\n⏳ The GM: what follows? <@{table.gm.id}>"
    )
    offered = await table.gm.press(question, "Condition…")
    assert offered.message.ephemeral
    await pick(table.gm, offered, "z-after-give", "trapped")
    assert (await who(table, "Mira")).condition("trapped") is not None
    told = table.read()[-1]
    assert told.id == question.id
    assert told.content.endswith("-# Mira: trapped, a condition from now on.")
    form = await table.gm.press(told, "Complicate…")
    await table.gm.fill(form, "The guards *wake* up")
    assert "The guards \\*wake\\* up" in whole(table.read()[-1])


@pytest.mark.rule("ZAP-18")
async def test_nothing_more_may_follow_and_a_player_does_not_decide_it(table: Table) -> None:
    await party(table)
    shown = await tried(table, "2 · easy")
    shown = await table.alva.press(shown.message, "+ die")
    await thrown(table, table.alva, shown, 1, 6)
    question = table.read()[-1]
    refused = await table.alva.press(question, "Nothing more")
    assert refused.text.startswith("Only the GM can do that.")
    await table.gm.press(question, "Nothing more")
    assert table.read()[-1].content == "Mira fails: 1 hit against 2 · Pick the lock\n-# Nothing more follows."
    assert labels(table.read()[-1]) == ["How it counted", "Tell it…"]


@pytest.mark.rule("ZAP-19")
async def test_a_pool_below_the_difficulty_is_thrown_only_when_asked_twice(table: Table) -> None:
    await party(table)
    shown = await tried(table)
    warned = await table.alva.press(shown.message, "Throw 1")
    assert "this is sure to fail" in warned.place.content
    assert (await roll(table)).phase is RollPhase.BUILDING
    back = await table.alva.press(warned.place, "Back")
    warned = await table.alva.press(back.place, "Throw 1")
    await thrown(table, table.alva, warned, 6)
    assert (await roll(table)).success is False
    assert await has(table, "Mira") == 8


@pytest.mark.rule("ZAP-26")
async def test_no_more_dice_are_added_than_are_left(table: Table) -> None:
    await party(table)
    await stake(table, "Mira", 1)
    shown = await tried(table)
    shown = await table.alva.press(shown.message, "+ die")
    more_ = next(each for each in ids(shown.place) if each.endswith("reserve:2"))
    refused = await table.alva.forge(more_, on=shown.place.id)
    assert "reserve" in refused.text
    assert (await roll(table)).pool.reserve == 1


async def test_one_tap_delivered_twice_adds_one_die(table: Table) -> None:
    await party(table)
    shown = await tried(table)
    add = next(each for each in ids(shown.message) if each.endswith("reserve:1"))
    await table.alva.forge(add, on=shown.message.id)
    await table.alva.forge(add, on=shown.message.id)
    assert (await roll(table)).pool.reserve == 1


async def test_two_throws_at_once_throw_once(table: Table) -> None:
    await party(table)
    shown = await tried(table, "2 · easy")
    shown = await table.alva.press(shown.message, "+ die")
    throw = next(each for each in ids(shown.place) if each.startswith("n:z-throw"))
    await thrown(table, table.alva, shown, 6, 6)
    again = await table.alva.forge(throw, on=shown.place.id)
    assert "“Pick the lock” is over." in again.text
    assert await has(table, "Mira") == 6


@pytest.mark.rule("SM-3")
async def test_a_difficulty_that_changes_is_confirmed_before_the_throw(table: Table) -> None:
    await party(table)
    old = await tried(table, "2 · easy")
    old = await table.alva.press(old.message, "+ die")
    changed = await table.gm.press((await more(table, table.gm)).message, "Difficulty…")
    form = await table.gm.press(changed.place, "Other…")
    await table.gm.fill(form, "2", "1", "the wind")
    late = await table.alva.press(old.place, "Throw 2")
    assert "The difficulty is now 3. Go on?" in late.place.content
    shown = await table.alva.press(late.place, "Go on")
    shown = await table.alva.press(shown.place, "+ die")
    await thrown(table, table.alva, shown, 4, 4, 4)
    done = await roll(table)
    assert (done.difficulty, done.success) == (3, True)
    assert [(step.text, step.amount) for step in done.raises] == [("the wind", 1)]


@pytest.mark.rule("ZAP-13")
async def test_the_gm_rules_an_item_out_and_in_again(table: Table) -> None:
    await party(table)
    shown = await tried(table)
    shown = await pick(table.alva, shown, "z-pool flag", RECKLESS)
    tools = await more(table, table.gm)
    tools = await pick(table.gm, tools, "z-bar", f"Rule out: {RECKLESS}")
    assert (await roll(table)).pool.flag is None
    stale = await table.alva.press(shown.place, "Throw 2")
    assert "The pool has changed in the meantime." in stale.place.content
    assert not any(RECKLESS in label for label in labels(stale.place))
    await pick(table.gm, tools, "z-bar", f"Allow again: {RECKLESS}")
    assert (await roll(table)).barred == ()


@pytest.mark.rule("ZAP-24")
async def test_a_condition_is_rolled_away_by_somebody_else(table: Table) -> None:
    await party(table)
    await hurt(table, "Tove", "trapped")
    shown = await tried(table, "2 · easy", purpose="condition", whom="Tove", what="trapped")
    assert "trapped (Tove)" in whole(table.panel)
    shown = await table.alva.press(shown.message, "+ die")
    await thrown(table, table.alva, shown, 4, 4)
    assert (await who(table, "Tove")).conditions == ()
    assert "Tove is rid of a condition: trapped" in whole(table.read()[-1])


@pytest.mark.rule("ZAP-56")
async def test_a_part_eases_a_hard_task(table: Table) -> None:
    await party(table)
    await table.play(SetTask(text="Bring down the tower"), table.gm)
    await table.alva.slash("zapas roll", action="Dig", purpose="part", what="The wall")
    asked = await act(table, table.gm)
    asked = await pick(table.gm, asked, "z-diff-set reduction", "Makes the task easier by 2")
    await table.gm.press(asked.place, "2 · easy")
    shown = await act(table, table.alva)
    shown = await table.alva.press(shown.message, "+ die")
    await thrown(table, table.alva, shown, 4, 4)
    await table.alva.slash("zapas roll", action="Push", purpose="task")
    await table.gm.press((await act(table, table.gm)).message, "5 · very hard")
    assert (await roll(table)).difficulty == 3
    assert "− 2 (The wall)" in whole(table.panel)


@pytest.mark.rule("ZAP-56")
async def test_a_part_eases_a_roll_for_the_task_that_stands_open_and_its_player_is_asked(
    table: Table,
) -> None:
    await party(table)
    await table.play(SetTask(text="Bring down the tower"), table.gm)
    await table.boris.slash("zapas roll", action="Push", purpose="task")
    await table.gm.press((await act(table, table.gm)).message, "5 · very hard")
    await table.gm.slash(
        "zapas roll", action="Dig", purpose="part", what="The wall", character="Mira", difficulty=2
    )
    shown = await act(table, table.alva)
    shown = await table.alva.press(shown.message, "+ die")
    await thrown(table, table.alva, shown, 4, 4)
    eased = next(one for one in table.read() if "Push" in whole(one))
    assert "− 1 (The wall)" in whole(eased)
    assert "Go on" in labels((await table.boris.press(eased, "Build…")).place)


@pytest.mark.rule("ZAP-62", "ZAP-63", "ZAP-64", "ZAP-65")
async def test_an_npc_is_killed_in_two_attacks_and_its_numbers_stay_the_gm_s(table: Table) -> None:
    await party(table)
    await npc(table, "Golem", 2, 4, "petrified")
    await approach(table, "Golem", "fire", None)
    for number in (2, 1):
        await table.alva.slash("zapas roll", action="Strike", purpose="attack", whom="Golem")
        await table.gm.press((await act(table, table.gm)).message, "Golem: 2")
        shown = await act(table, table.alva)
        shown = await table.alva.press(shown.message, "+ die")
        await thrown(table, table.alva, shown, 4, 4)
        assert "takes 2 hits" in whole(table.read()[-1])
        dead = (await who(table, "Golem")).npc
        assert dead is not None
        assert dead.dead is (number == 1)
    assert all("in all" not in whole(message) for message in table.alva.reads())
    refused = await table.alva.slash("zapas roll", action="Strike", purpose="attack", whom="Golem")
    assert "dead" in refused.text


@pytest.mark.rule("ZAP-64")
async def test_what_an_npc_does_to_who_fails_is_offered_first_and_to_the_gm_alone(table: Table) -> None:
    await party(table)
    await npc(table, "Golem", 2, 4, "turned to stone")
    await table.alva.slash("zapas roll", action="Strike", purpose="attack", whom="Golem")
    await table.gm.press((await act(table, table.gm)).message, "Golem: 2")
    shown = await act(table, table.alva)
    shown = await table.alva.press(shown.message, "+ die")
    await thrown(table, table.alva, shown, 1, 1)
    offered = await table.gm.press(table.read()[-1], "Condition…")
    assert next(iter(options(offered.message, "z-after-give"))) == "turned to stone (its own)"
    assert all("turned to stone" not in whole(message) for message in table.alva.reads())
    await pick(table.gm, offered, "z-after-give", "turned to stone (its own)")
    assert (await who(table, "Mira")).condition("turned to stone") is not None


@pytest.mark.rule("ZAP-65")
async def test_the_gm_says_which_approach_an_attack_counts_as(table: Table) -> None:
    await party(table)
    await npc(table, "Golem", 8, None)
    await approach(table, "Golem", "fire", 3)
    await table.alva.slash("zapas roll", action="Burn it", purpose="attack", whom="Golem")
    asked = await act(table, table.gm)
    assert "Golem: 8" in labels(asked.message)
    asked = await pick(table.gm, asked, "z-diff-set approach", "fire")
    await table.gm.press(asked.place, "Golem: 3")
    assert ((await roll(table)).difficulty, (await roll(table)).aim.text) == (3, "fire")


@pytest.mark.rule("ZAP-58", "ZAP-59")
async def test_a_thing_that_was_packed_is_at_hand_after_a_success(table: Table) -> None:
    await party(table)
    shown = await tried(table, "2 · easy", purpose="packed", what="A rope")
    shown = await table.alva.press(shown.message, "+ die")
    await thrown(table, table.alva, shown, 4, 4)
    assert [note.text for note in (await who(table, "Mira")).notes] == ["A rope"]


@pytest.mark.rule("SM-3", "ZAP-42")
async def test_a_roll_is_called_off_and_every_die_is_back(table: Table) -> None:
    await party(table)
    shown = await tried(table)
    await table.alva.press(shown.message, "+ die")
    tools = await more(table, table.alva)
    sure = await table.alva.press(tools.message, "Call it off")
    await table.alva.press(sure.place, "Yes")
    assert (await roll(table)).phase is RollPhase.CANCELLED
    assert await has(table, "Mira") == 7
    assert table.read()[-1].content == "“Pick the lock” is called off"


async def test_a_roll_goes_on_after_a_restart_at_any_moment(table: Table) -> None:
    await party(table)
    await table.alva.slash("zapas roll", action="Pick the lock")
    await table.restart()
    asked = await act(table, table.gm)
    await table.restart()
    await table.gm.press(asked.message, "2 · easy")
    shown = await act(table, table.alva)
    await table.restart()
    shown = await table.alva.press(shown.message, "+ die")
    await table.restart()
    await thrown(table, table.alva, shown, 1, 1)
    await table.restart()
    await table.gm.press(table.read()[-1], "Nothing more")
    assert (await roll(table)).success is False


async def test_the_gm_answers_for_an_absent_player_and_is_asked_privately(table: Table) -> None:
    await party(table)
    told = await table.gm.slash("zapas roll", action="Wake up", character="Mira", difficulty=2)
    shown = await table.gm.choose(told.message, "z-for", "build.0")
    shown = await pick(table.gm, shown, "z-pool trait", "Thief")
    done = await thrown(table, table.gm, shown, 1, 1)
    assert "What follows?" in done.place.content
    assert "Condition…" in labels(done.place)


async def test_nobody_else_gathers_or_throws_or_says_how_hard_it_is(table: Table) -> None:
    await party(table)
    await table.alva.slash("zapas roll", action="Pick the lock")
    waits = await act(table, table.alva)
    assert "Nothing for you to do right now." in waits.text
    asked = await act(table, table.gm)
    easy = next(each for each in ids(asked.message) if each.startswith("n:z-diff:"))
    refused = await table.alva.forge(easy)
    assert refused.text.startswith("Only the GM can do that.")
    await table.gm.press(asked.message, "2 · easy")
    shown = await act(table, table.alva)
    for each in ids(shown.message):
        stranger = await table.boris.forge(each, ["1"] if each.endswith(":aspects") else None)
        assert "Mira" in stranger.text
    assert (await roll(table)).pool.reserve == 0
    assert (await roll(table)).phase is RollPhase.BUILDING


async def test_a_second_roll_waits_for_the_first(table: Table) -> None:
    await party(table)
    await table.alva.slash("zapas roll", action="Pick the lock")
    refused = await table.alva.slash("zapas roll", action="Jump")
    assert "Pick the lock" in refused.text


async def test_the_difficulty_form_refuses_what_is_no_number(table: Table) -> None:
    await party(table)
    await table.alva.slash("zapas roll", action="Pick the lock")
    form = await table.gm.press((await act(table, table.gm)).message, "Other…")
    refused = await table.gm.fill(form, "two", "", "")
    assert refused.text.startswith("That isn’t a whole number.")


async def test_the_prompts_speak_the_reader_s_language(table: Table) -> None:
    await party(table)
    table.languages[table.gm.id] = "ru"
    table.languages[table.alva.id] = "sv-SE"
    await table.alva.slash("zapas roll", action="Pick the lock")
    asked = await act(table, table.gm)
    assert "насколько это сложно?" in asked.text
    await table.gm.press(asked.message, "2 · просто")
    shown = await act(table, table.alva)
    assert "Slå 1 tärning" in labels(shown.message)


async def test_tasks_conditions_and_people_are_suggested(table: Table) -> None:
    await party(table)
    await npc(table, "Golem", 2, 4)
    await hurt(table, "Mira", "trapped")
    await table.play(SetTask(text="Bring down the tower"), table.gm)
    assert await table.alva.offered("zapas roll", "task", "tow") == ["Bring down the tower"]
    assert await table.alva.offered("zapas roll", "whom") == ["Mira", "Tove"]
    assert await table.gm.offered("zapas roll", "whom") == ["Mira", "Tove", "Golem"]
    assert await table.alva.offered("zapas roll", "character") == ["Mira"]


async def failed(table: Table) -> Any:
    """Let Mira fail a roll; return the message that asks about the consequences."""
    await party(table)
    shown = await tried(table, "2 · easy")
    shown = await table.alva.press(shown.message, "+ die")
    await thrown(table, table.alva, shown, 1, 6)
    return table.read()[-1]


@pytest.mark.rule("ZAP-20")
async def test_any_condition_may_follow_by_its_own_name(table: Table) -> None:
    question = await failed(table)
    offered = await table.gm.press(question, "Condition…")
    form = await table.gm.press(offered.message, "Other…")
    await table.gm.fill(form, "Covered in *soot*")
    assert (await who(table, "Mira")).condition("Covered in *soot*") is not None
    assert "Covered in \\*soot\\*" in whole(table.read()[-1])
    assert table.read()[-1].id == question.id


@pytest.mark.rule("ZAP-18")
async def test_all_that_follows_stands_in_the_message_of_the_roll(table: Table) -> None:
    question = await failed(table)
    first = await table.gm.press(question, "Condition…")
    second = await table.gm.press(question, "Condition…")
    await pick(table.gm, first, "z-after-give", "trapped")
    twice = await table.gm.choose(second.message, "z-after-give", "trapped")
    assert "trapped" in twice.text
    await pick(table.gm, second, "z-after-give", "tired")
    form = await table.gm.press(table.read()[-1], "Complicate…")
    await table.gm.fill(form, "It rains")
    (told,) = table.read()
    assert told.content.split("\n")[1:] == [
        "-# Mira: trapped, a condition from now on.",
        "-# Mira: tired, a condition from now on.",
        "-# It gets worse: It rains",
    ]
    assert labels(told) == ["Describe it…", "How it counted", "Tell it…"]


@pytest.mark.rule("ZAP-21")
async def test_the_player_says_how_a_condition_that_followed_shows(table: Table) -> None:
    question = await failed(table)
    offered = await table.gm.press(question, "Condition…")
    await pick(table.gm, offered, "z-after-give", "trapped")
    form = await table.alva.press(table.read()[-1], "Describe it…")
    await table.alva.fill(form, "The door is shut")
    trapped = (await who(table, "Mira")).condition("trapped")
    assert trapped is not None
    assert trapped.shows == "The door is shut"


async def test_what_follows_is_asked_for_failures_alone(table: Table) -> None:
    await party(table)
    shown = await tried(table, "2 · easy")
    shown = await table.alva.press(shown.message, "+ die")
    await thrown(table, table.alva, shown, 4, 6)
    number = (await roll(table)).id
    refused = await table.gm.forge(f"n:z-after-condition:1:{number}")
    assert refused.text.startswith("This button")
    assert labels(table.read()[-1]) == ["How it counted", "Tell it…"]


async def test_a_task_that_is_none_is_refused_and_approaches_are_suggested_when_known(table: Table) -> None:
    await party(table)
    await npc(table, "Golem", 2, 4)
    await approach(table, "Golem", "fire", 3)
    refused = await table.alva.slash("zapas roll", action="Push", purpose="task", task="The moon")
    assert refused.text.startswith("That isn’t there any more")
    asked = {"purpose": "attack", "whom": "Golem"}
    assert await suggested(table.gm, "fi", **asked) == ["fire"]
    assert await suggested(table.alva, "fi", **asked) == []
    await hurt(table, "Mira", "trapped")
    assert await suggested(table.alva, "tr", purpose="condition") == ["trapped"]


async def suggested(person: Person, typed: str, **said: Any) -> list[str]:
    """Return the suggestions for the option `what`, given the other options."""
    found = await person.actor.autocomplete(person.table.channel, "zapas roll", "what", typed, **said)
    return [choice["name"] for choice in found]


async def test_a_pool_is_built_in_one_message_that_calls_the_gm_alone(table: Table) -> None:
    await party(table)
    await table.alva.slash("zapas roll", action="Pick the lock")
    called = table.panel.id
    assert table.panel.content.count("<@") == 1
    shown = await act(table, table.gm)
    await table.gm.press(shown.message, "2 · easy")
    shown = await act(table, table.alva)
    shown = await table.alva.press(shown.message, "+ die")
    await table.alva.press(shown.place, "+ die")
    assert table.panel.id == called, "every change stands in the same message"
    assert len(table.read()) == 1
