"""/noir roll and /noir call against 20: a roll is prepared privately, made once and shown to everybody."""

from typing import Any

import pytest

from rules.campaign.actions import ChangeSetting
from rules.noir.base.enums import Activation, Level, Outcome
from rules.noir.state.campaign_state import Expertise, Limitation, Mark, Trait
from tests.simulated.noir_combats import act, main, noir, npc, person_called, pick, pot
from tests.simulated.noir_talks import rolled
from tests.simulated.reading import ids, labels, menu_ids, options, whole
from tests.simulated.tabletop import Answer, Table


async def built(table: Table, *, fate: int = 0, **said: Any) -> Answer:
    """Let Alva's Mira, who has entries on her sheet, begin a roll."""
    await noir(table)
    entries = (
        Trait(name="Greedy", level=Level.STRONG),
        Expertise(ability="alertness", name="Tracks", amount=3),
        Limitation(name="Poor sight", activation=Activation.ALWAYS, modifier=-2),
        Mark(name="Hard-boiled", modifier=1),
    )
    await main(table, table.alva, "Mira", fate=fate, entries=entries)
    return await table.alva.slash("noir roll", **said)


@pytest.mark.rule("NOIR-10", "NOIR-20", "NOIR-23")
async def test_a_plain_roll_is_two_taps_and_everybody_reads_it(table: Table) -> None:
    shown = await built(table, rolls="Alertness")
    assert shown.message.ephemeral
    assert "Mira: Alertness 7, 38% to make it" in shown.text
    table.dice.add(8, 6)
    answer = await table.alva.press(shown.message, "Roll")
    assert answer.place.content == "Rolled. Everyone can see the result below."
    assert labels(answer.place) == ["Roll again"]
    (told,) = table.boris.reads()
    assert told.content == "Mira: Alertness, total 21, success"
    assert "Alertness 7 + 14 = 21 against 20" in whole(told)
    assert "8 + 6 = 14" in whole((await table.boris.press(told, "How it counted")).place)


@pytest.mark.rule("NOIR-3")
async def test_the_answer_to_a_roll_opens_the_same_one_again_and_reminds_of_it(table: Table) -> None:
    shown = await built(table, rolls="Alertness")
    table.dice.add(8, 6)
    first = await table.alva.press(shown.message, "Roll")
    opened = await table.alva.press(first.place, "Roll again")
    assert "Mira: Alertness 7, 38% to make it" in opened.text
    assert "scene" in whole(opened.place)


@pytest.mark.rule("NOIR-68")
async def test_a_roll_that_asks_for_a_late_die_can_be_rolled_again_when_it_is_over(table: Table) -> None:
    shown = await built(table, fate=4, rolls="Charm")
    table.dice.add(6, 2)
    asked = await table.alva.press(shown.message, "Roll")
    assert "Roll again" not in labels(asked.place)
    done = await table.alva.press(asked.place, "Let it stand")
    assert labels(done.place) == ["Roll again"]


async def test_without_an_ability_everything_on_the_sheet_is_offered(table: Table) -> None:
    shown = await built(table)
    assert "what do you roll?" in shown.text
    first, second = menu_ids(shown.message)
    assert first.startswith("n:n-roll-set:1:rolls.0:")
    chosen = await table.alva.actor.select(shown.message, ["overview"], custom_id=second)
    assert "Overview 9" in whole(Answer(chosen).place)


async def test_another_ability_can_be_chosen_in_the_middle(table: Table) -> None:
    shown = await built(table, rolls="Alertness")
    values = await table.alva.press(shown.message, "Other ability…")
    first = menu_ids(values.place)[0]
    chosen = Answer(await table.alva.actor.select(values.place, ["charm"], custom_id=first))
    assert "Charm 7" in chosen.place.content


async def test_abilities_are_suggested_in_the_reader_s_language_with_their_values(table: Table) -> None:
    await built(table)
    table.languages[table.alva.id] = "sv-SE"
    assert await table.alva.offered("noir roll", "rolls", "upp") == ["Uppmärksamhet 9"]
    table.languages[table.alva.id] = "ru"
    assert await table.alva.offered("noir roll", "rolls", "обая") == ["Обаяние 9"]
    shown = await table.alva.slash("noir roll", rolls="Uppmärksamhet")
    assert "Внимательность" in shown.text


@pytest.mark.rule("NOIR-30", "NOIR-32", "NOIR-33", "NOIR-35", "NOIR-36", "NOIR-37")
async def test_what_matters_is_chosen_from_menus_and_itemised(table: Table) -> None:
    shown = await built(table, rolls="Alertness")
    helps = options(shown.message, "n-roll-set helps")
    assert list(helps) == ["Greedy +2", "Tracks +3", "Hard-boiled +1"]
    shown = await table.alva.choose(shown.message, "n-roll-set helps", *helps.values())
    hurts = options(shown.place, "n-roll-set hurts")
    assert list(hurts) == ["Greedy −2", "Poor sight −2"]
    shown = await table.alva.choose(shown.place, "n-roll-set hurts", hurts["Poor sight −2"])
    shown = await table.alva.press(shown.place, "Helpers: 0")
    text = whole(shown.place)
    for part in (
        "+ 2 (helpers)",
        "+ 2 (Greedy)",
        "+ 3 (Tracks)",
        "− 2 (Poor sight)",
        "+ 1 (Hard-boiled)",
        "= 15",
    ):
        assert part in text
    await table.alva.press(shown.place, "Roll")
    table.dice.add(2, 3)
    await table.gm.press((await act(table, table.gm)).message, "Allow")
    cast = (await rolled(table)).check.casts[0]
    assert (cast.total, cast.outcome) == (20, Outcome.SUCCESS)


@pytest.mark.rule("NOIR-36")
async def test_a_limitation_that_is_on_counts_unless_the_player_leaves_it_out(table: Table) -> None:
    shown = await built(table, rolls="Alertness")
    assert "− 2 (Poor sight)" in whole(shown.message)
    hurts = options(shown.message, "n-roll-set hurts")
    shown = await table.alva.choose(shown.message, "n-roll-set hurts", hurts["Greedy −2"])
    assert "Poor sight" not in whole(shown.place)
    table.dice.add(2, 3)
    await table.alva.press(shown.place, "Roll")
    assert "without Poor sight" in whole(table.panel)


@pytest.mark.rule("NOIR-36", "NOIR-61")
async def test_a_call_says_in_public_before_the_dice_who_left_what_out(table: Table) -> None:
    await built(table, fate=5)
    await table.gm.slash("noir call", characters="Mira", rolls="Alertness")
    shown = await table.alva.press(table.panel, "Act")
    hurts = options(shown.place, "n-ready-set hurts")
    shown = await table.alva.choose(shown.place, "n-ready-set hurts", hurts["Greedy −2"])
    assert list(options(shown.place, "n-ready-set hurts")) == list(hurts)
    odds = options(shown.place, "n-ready-set odds")
    shown = await table.alva.choose(shown.place, "n-ready-set odds", list(odds.values())[1])
    table.dice.add(2, 3, 4)
    await table.alva.press(shown.place, "Roll")
    assert "without Poor sight" in whole(table.panel)


@pytest.mark.rule("NOIR-31")
async def test_circumstances_are_the_gm_s_to_give(table: Table) -> None:
    await built(table)
    assert not [
        each
        for each in ids((await table.alva.slash("noir roll", rolls="Charm")).message)
        if ":sizes:" in each
    ]
    shown = await table.gm.slash("noir roll", character="Mira", rolls="Charm")
    given = options(shown.message, "n-roll-set sizes")
    assert next(iter(given)) == "Modifier +10"
    shown = await table.gm.choose(
        shown.message, "n-roll-set sizes", given["Modifier +5"], given["Modifier −2"]
    )
    assert "Charm 10" in shown.place.content
    table.dice.add(5, 5)
    await table.gm.press(shown.place, "Roll")
    cast = (await rolled(table)).check.casts[0]
    assert (cast.modifier, cast.total, cast.outcome) == (1, 20, Outcome.EXCEPTIONAL_SUCCESS)


@pytest.mark.rule("NOIR-67")
async def test_odds_are_paid_before_the_roll_with_their_chances_and_two_dice_are_chosen(table: Table) -> None:
    shown = await built(table, fate=3, rolls="Charm")
    chances = list(options(shown.message, "n-roll-set odds"))
    assert len(chances) == 4
    assert chances[0] == "No Fate: 38%"
    assert (await person_called(table, "Mira")).fate == 3
    shown = await table.alva.choose(shown.message, "n-roll-set odds", "2")
    table.dice.add(3, 9, 9, 1)
    shown = await table.alva.press(shown.place, "Roll")
    assert (await person_called(table, "Mira")).fate == 1
    assert labels(shown.place)[:4] == ["Die: 3", "Die: 9", "Die: 9", "Die: 1"]
    shown = await table.alva.press(shown.place, "Die: 3")
    await table.alva.press(shown.place, "Die: 1")
    cast = (await rolled(table)).check.casts[0]
    assert cast.dice == (3, 1)
    assert cast.outcome is Outcome.FAILURE


@pytest.mark.rule("NOIR-68")
async def test_the_late_die_is_offered_with_its_chance_and_turns_the_roll(table: Table) -> None:
    shown = await built(table, fate=4, rolls="Charm")
    table.dice.add(6, 2)
    shown = await table.alva.press(shown.message, "Roll")
    assert "pay 4 for one more die?" in whole(shown.place)
    assert "Needed: 20" in whole(shown.place)
    table.dice.add(8)
    (pay,) = [label for label in labels(shown.place) if label.startswith("Pay 4")]
    shown = await table.alva.press(shown.place, pay)
    await table.alva.press(shown.place, "2 → 8")
    cast = (await rolled(table)).check.casts[0]
    assert (cast.dice, cast.outcome) == ((6, 8), Outcome.SUCCESS)
    assert (await person_called(table, "Mira")).fate == 0


async def test_the_windows_of_a_roll_open_again_from_the_panel(table: Table) -> None:
    shown = await built(table, fate=4, rolls="Charm")
    table.dice.add(6, 2)
    await table.alva.press(shown.message, "Roll")
    again = await act(table, table.alva)
    assert "pay 4 for one more die?" in whole(again.message)
    await table.alva.press(again.message, "Let it stand")
    assert (await rolled(table)).check.casts[0].outcome is Outcome.FAILURE


async def test_a_roll_that_waited_ends_in_one_message(table: Table) -> None:
    shown = await built(table, fate=4, rolls="Charm")
    table.dice.add(6, 2)
    shown = await table.alva.press(shown.message, "Roll")
    assert "Act" in labels(table.panel)
    await table.alva.press(shown.place, "Let it stand")
    (told,) = table.read()
    assert told.content == "Mira: Charm, total 15, failure"


async def test_a_roll_goes_on_after_a_restart(table: Table) -> None:
    shown = await built(table, fate=4, rolls="Charm")
    await table.restart()
    table.dice.add(6, 2)
    shown = await table.alva.press(shown.message, "Roll")
    await table.restart()
    await table.alva.press(shown.place, "Let it stand")
    assert (await rolled(table)).check.casts[0].outcome is Outcome.FAILURE


async def test_a_button_that_has_rolled_rolls_no_second_time(table: Table) -> None:
    shown = await built(table, rolls="Charm", title="The lock")
    table.dice.add(6, 2)
    roll = next(each for each in ids(shown.message) if each.startswith("n:n-roll:"))
    await table.alva.press(shown.message, "Roll")
    again = await table.alva.slash("noir roll", rolls="Charm", title="The lock")
    refused = await table.alva.forge(roll, on=again.message.id)
    assert refused.text == "Mira has already rolled with this button. For another roll, use /noir roll."
    assert (await table.state()).campaign.made == 2


@pytest.mark.rule("NOIR-3")
async def test_a_title_that_was_rolled_in_the_scene_is_remembered_and_bars_nothing(table: Table) -> None:
    shown = await built(table, rolls="Charm", title="The *lock*")
    assert "already" not in whole(shown.message)
    table.dice.add(6, 2)
    await table.alva.press(shown.message, "Roll")
    assert (await rolled(table)).title == "The *lock*"
    again = await table.alva.slash("noir roll", rolls="Strength", title="the *LOCK*")
    assert "a roll for this in this scene already" in whole(again.message)
    table.dice.add(5, 5)
    await table.alva.press(again.message, "Roll")
    assert (await rolled(table, "3")).check.casts[0].outcome is Outcome.EXCEPTIONAL_FAILURE
    await table.gm.declares("scene new")
    fresh = await table.alva.slash("noir roll", rolls="Charm", title="The *lock*")
    assert "already" not in whole(fresh.message)


@pytest.mark.rule("NOIR-1", "NOIR-2", "NOIR-20")
async def test_the_gm_calls_for_a_roll_with_a_word_of_advice_and_the_player_answers(table: Table) -> None:
    await noir(table)
    await main(table, table.alva, "Mira")
    told = await table.gm.slash(
        "noir call", characters="Mira", rolls="Alertness", title="The noise", circumstances="-5"
    )
    assert told.message.ephemeral
    assert told.text.startswith("A roll for Mira.")
    assert "both success and failure are interesting" in told.text
    assert table.panel.content.endswith(f"<@{table.alva.id}>")
    shown = await act(table, table.alva)
    assert "Alertness 4" in shown.text
    table.dice.add(8, 8)
    await table.alva.press(shown.message, "Roll")
    cast = (await rolled(table)).check.casts[0]
    assert (cast.modifier, cast.total, cast.outcome) == (-5, 20, Outcome.EXCEPTIONAL_SUCCESS)


async def test_a_call_to_several_is_a_roll_of_each(table: Table) -> None:
    await noir(table)
    await main(table, table.alva, "Mira")
    await main(table, table.boris, "Tove")
    told = await table.gm.slash("noir call", characters="Mira, Tove", rolls="Alertness")
    assert "Mira, Tove" in told.text
    assert [(await rolled(table, number)).title for number in ("3", "4")] == [
        "Mira: Alertness",
        "Tove: Alertness",
    ]


async def test_a_call_that_one_of_them_cannot_answer_calls_nobody(table: Table) -> None:
    await noir(table)
    await main(table, table.alva, "Mira", values={"ride": 5})
    await main(table, table.boris, "Tove")
    told = await table.gm.slash("noir call", characters="Mira, Tove", rolls="ride")
    assert "The sheet doesn’t have this yet:" in told.text
    assert (await table.state()).campaign.made == 2


async def test_the_gm_answers_a_call_for_somebody_absent(table: Table) -> None:
    await noir(table)
    await main(table, table.alva, "Mira")
    await table.gm.slash("noir call", characters="Mira", rolls="Alertness")
    shown = await act(table, table.gm)
    table.dice.add(8, 2)
    await pick(table.gm, shown, "n-for others", "Mira: a roll – the usual")
    assert (await rolled(table)).check.casts[0].outcome is Outcome.FAILURE


async def test_npcs_whose_pot_is_empty_roll_at_once_when_called_and_all_in_one_save(table: Table) -> None:
    await noir(table)
    for name in ("Konrad", "Maria"):
        await npc(table, name)
    store = table.bot.table.store
    version = await store.version(1) or 0
    table.dice.add(5, 5, 8, 2)
    await table.gm.slash("noir call", characters="Konrad, Maria", rolls="Alertness")
    first, second = [(await rolled(table, number)).check.casts[0] for number in ("3", "4")]
    assert (first.outcome, second.outcome) == (Outcome.EXCEPTIONAL_FAILURE, Outcome.FAILURE)
    assert await store.version(1) == version + 1


async def test_an_npc_pays_odds_from_the_pot(table: Table) -> None:
    await noir(table)
    await npc(table, "Konrad")
    await pot(table, 2)
    shown = await table.gm.slash("noir roll", character="Konrad", rolls="Alertness")
    shown = await table.gm.choose(shown.message, "n-roll-set odds", "1")
    table.dice.add(7, 7, 9)
    shown = await table.gm.press(shown.place, "Roll")
    await table.gm.press(shown.place, "The two highest")
    purse: Any = (await table.state()).shared
    assert purse.pot == 1
    assert sorted((await rolled(table)).check.casts[0].dice) == [7, 9]


async def test_a_free_ability_is_rolled_by_its_own_name(table: Table) -> None:
    await noir(table)
    await main(table, table.alva, "Mira", values={"Åka skidor: nattetid!": 8})
    assert "Åka skidor: nattetid! 8" in await table.alva.offered("noir roll", "rolls", "skid")
    shown = await table.alva.slash("noir roll", rolls="åka skidor: nattetid!")
    table.dice.add(6, 6)
    await table.alva.press(shown.message, "Roll")
    assert (await rolled(table)).check.casts[0].outcome is Outcome.EXCEPTIONAL_SUCCESS


@pytest.mark.rule("NOIR-31")
async def test_a_roll_waits_for_the_gm_who_gives_circumstances_and_lets_it(table: Table) -> None:
    shown = await built(table, rolls="Alertness")
    await table.play(ChangeSetting(key="claims", value="every"), table.gm)
    await table.alva.press(shown.message, "Roll")
    assert f"<@{table.gm.id}>" in table.panel.content
    shown = await act(table, table.gm)
    assert shown.text == "Mira wants to roll. Allow it?"
    shown = await table.gm.choose(shown.message, "n-given", "5", "-2")
    table.dice.add(8, 6)
    await table.gm.press(shown.place, "Allow")
    assert (await rolled(table)).check.casts[0].modifier == -2 + 5 - 2


@pytest.mark.rule("NOIR-32")
async def test_helpers_are_confirmed_by_the_gm_who_may_rule_them_out(table: Table) -> None:
    shown = await built(table, rolls="Alertness")
    shown = await table.alva.press(shown.message, "Helpers: 0")
    await table.alva.press(shown.place, "Roll")
    shown = await act(table, table.gm)
    await table.gm.press(shown.message, "Rule out")
    assert "“Mira: Alertness” is called off" in whole(table.story)


@pytest.mark.rule("NOIR-31")
async def test_circumstances_are_given_where_a_roll_was_called_for(table: Table) -> None:
    await built(table, fate=5)
    shown = await table.gm.slash("noir call", characters="Mira", rolls="Alertness")
    shown = await table.gm.choose(shown.message, "n-given", "5", "-10")
    shown = await table.alva.press(table.panel, "Act")
    assert "+ 5 (" in whole(shown.message)
    assert "− 10 (" in whole(shown.message)
