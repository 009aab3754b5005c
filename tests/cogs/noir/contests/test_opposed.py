"""Opposed rolls in Noir: against an NPC or another player, or called by the GM; ties and late dice."""

import pytest

from rules.noir.base.enums import Outcome
from tests.simulated.noir_combats import act, main, noir, npc, person_called, pot
from tests.simulated.noir_talks import rolled
from tests.simulated.reading import labels, options, whole
from tests.simulated.tabletop import Table


async def two_players(table: Table, *, mira: int = 0, tove: int = 0) -> None:
    await noir(table)
    await main(table, table.alva, "Mira", fate=mira)
    await main(table, table.boris, "Tove", fate=tove, values={"alertness": 11})


@pytest.mark.rule("NOIR-21", "NOIR-23")
async def test_against_an_npc_the_chance_is_shown_and_both_roll_at_once(table: Table) -> None:
    await noir(table)
    await main(table, table.alva, "Mira")
    await npc(table, "Guard")
    shown = await table.alva.slash(
        "noir roll", rolls="Agility", opponent="Guard", opponent_rolls="Alertness", title="Past the gate"
    )
    assert shown.text == "The roll is on.\nMira: Agility 9, 73% to make it"
    assert "Guard rolls Alertness" in whole(table.panel)
    table.dice.add(3, 4, 5, 5)
    await table.alva.press(shown.message, "Roll")
    mira, guard = (await rolled(table, "3")).check.casts
    assert (mira.total, mira.outcome) == (16, Outcome.SUCCESS)
    assert (guard.total, guard.outcome) == (15, Outcome.EXCEPTIONAL_FAILURE)
    assert any("Mira" in m.content and "16" in m.content for m in table.boris.reads())


@pytest.mark.rule("NOIR-21", "NOIR-67")
async def test_another_player_is_called_to_say_what_matters_before_both_roll(table: Table) -> None:
    await two_players(table, tove=1)
    shown = await table.alva.slash("noir roll", rolls="Agility", opponent="Tove", opponent_rolls="Alertness")
    assert f"<@{table.boris.id}>" in table.panel.content
    begun = await table.alva.press(shown.message, "Roll")
    assert "Tove: a roll" in begun.place.content
    assert not (await rolled(table, "3")).check.casts[0].dice
    answer = await act(table, table.boris)
    odds = options(answer.message, "n-ready-set odds")
    assert len(odds) == 2
    answer = await table.boris.choose(answer.message, "n-ready-set odds", "1")
    table.dice.add(9, 8, 2, 6, 7)
    answer = await table.boris.press(answer.place, "Roll")
    answer = await table.boris.press(answer.place, "The two highest")
    mira, tove = (await rolled(table, "3")).check.casts
    assert (mira.total, tove.total) == (26, 24)
    assert mira.outcome is Outcome.SUCCESS
    assert (await person_called(table, "Tove")).fate == 0


@pytest.mark.rule("NOIR-22")
async def test_a_tie_goes_to_the_higher_value_and_the_story_says_so(table: Table) -> None:
    await two_players(table)
    shown = await table.alva.slash("noir roll", rolls="Charm", opponent="Tove", opponent_rolls="Alertness")
    await table.alva.press(shown.message, "Roll")
    table.dice.add(4, 6, 3, 5)
    await table.boris.press((await act(table, table.boris)).message, "Roll")
    test = await rolled(table, "3")
    assert [cast.total for cast in test.check.casts] == [19, 19]
    assert test.check.winner == 1
    assert any("19" in whole(m) and "11" in whole(m) for m in table.read())


@pytest.mark.rule("NOIR-22")
async def test_a_full_tie_is_broken_by_one_die_each(table: Table) -> None:
    await two_players(table)
    await table.gm.slash("noir call", characters="Mira", rolls="Charm", opponents="Tove")
    await table.alva.press((await act(table, table.alva)).message, "Roll")
    table.dice.add(7, 3, 3, 7, 4, 4, 2, 9)
    await table.boris.press((await act(table, table.boris)).message, "Roll")
    test = await rolled(table, "3")
    assert test.check.ties == ((4, 4), (2, 9))
    assert test.check.winner == 1
    assert table.dice.left == 0


@pytest.mark.rule("NOIR-68")
async def test_the_losing_side_is_asked_first_for_the_late_die_then_the_other(table: Table) -> None:
    await two_players(table, mira=4, tove=4)
    shown = await table.alva.slash("noir roll", rolls="Charm", opponent="Tove", opponent_rolls="Charm")
    await table.alva.press(shown.message, "Roll")
    table.dice.add(2, 5, 6, 4)
    answer = await table.boris.press((await act(table, table.boris)).message, "Roll")
    assert "Nothing is waiting for you" in answer.place.content
    mine = await act(table, table.alva)
    assert "Mira: 16" in mine.text
    assert "Tove: 19" in whole(mine.message)
    table.dice.add(10, 1)
    (pay,) = [label for label in labels(mine.message) if label.startswith("Pay 4")]
    mine = await table.alva.press(mine.message, pay)
    await table.alva.press(mine.place, "2 → 10")
    theirs = await act(table, table.boris)
    assert "Tove: 19" in theirs.text
    await table.boris.press(theirs.message, "Let it stand")
    mira, tove = (await rolled(table, "3")).check.casts
    assert mira.dice == (10, 5, 1)
    assert (mira.outcome, tove.outcome) == (Outcome.SUCCESS, Outcome.FAILURE)


@pytest.mark.rule("NOIR-21", "NOIR-31")
async def test_the_gm_calls_several_against_each_other_with_circumstances_of_both_sides(table: Table) -> None:
    await two_players(table)
    await npc(table, "Guard")
    told = await table.gm.slash(
        "noir call",
        characters="Mira, Tove",
        rolls="Agility",
        opponents="Guard",
        opponent_rolls="Alertness",
        circumstances="2",
        opponent_circumstances="-5",
        title="Over the wall",
    )
    assert "Mira, Tove, Guard" in told.text
    test = await rolled(table, "4")
    assert [cast.modifier for cast in test.check.casts] == [2, 2, -5]
    assert table.panel.content.endswith(f"<@{table.alva.id}> <@{table.boris.id}>")
    await table.alva.press((await act(table, table.alva)).message, "Roll")
    table.dice.add(3, 4, 5, 6, 8, 9)
    await table.boris.press((await act(table, table.boris)).message, "Roll")
    casts = (await rolled(table, "4")).check.casts
    assert [cast.total for cast in casts] == [18, 22, 17]
    assert [cast.outcome is not None and cast.outcome.won for cast in casts] == [False, True, False]


async def test_the_gm_is_asked_for_an_npc_that_the_pot_can_pay_for(table: Table) -> None:
    await noir(table)
    await main(table, table.alva, "Mira")
    await npc(table, "Guard")
    await pot(table, 5)
    shown = await table.alva.slash("noir roll", rolls="Agility", opponent="Guard", opponent_rolls="Alertness")
    called = table.panel.content
    assert f"<@{table.gm.id}>" in called
    await table.alva.press(shown.message, "Roll")
    assert f"<@{table.gm.id}>" not in table.panel.content, "everybody is called once"
    answer = await act(table, table.gm)
    assert "Guard: Alertness" in answer.text
    table.dice.add(9, 8, 2, 2)
    answer = await table.gm.press(answer.message, "Roll")
    assert "pay 4 for one more die?" in whole(answer.place)


async def test_without_an_ability_of_the_other_side_nothing_is_begun(table: Table) -> None:
    await two_players(table)
    answer = await table.alva.slash("noir roll", opponent="Tove")
    assert answer.text.startswith("Against someone else, you must say what to roll.")
