"""Social conflicts in Noir: the terms, the roll, the loser's choice, and the combat that may follow."""

from typing import Any

import pytest

from rules.noir.state.contest_actions import EndContest
from rules.noir.state.contests import Combat, SocialPhase
from tests.simulated.noir_combats import act, combat, main, noir, npc
from tests.simulated.noir_talks import talked
from tests.simulated.reading import labels, whole
from tests.simulated.tabletop import Answer, Person, Table

GOAL, EFFECT = "The map", "She leaves town"


async def both(table: Table) -> None:
    """Create Alva's Mira and Boris's Tove, without Fate."""
    await noir(table)
    await main(table, table.alva, "Mira")
    await main(table, table.boris, "Tove")


async def opened(table: Table, **said: Any) -> Answer:
    """Let Mira open a conflict with Tove, with all terms stated at once."""
    await both(table)
    return await table.alva.slash("noir social", passive="Tove", goal=GOAL, effect=EFFECT, **said)


async def ready(table: Table, person: Person) -> Answer:
    """Let a person roll without any modifier."""
    return await person.press((await act(table, person)).message, "Roll")


async def rolled(table: Table, *dice: int) -> Answer:
    await ready(table, table.alva)
    table.dice.add(*dice)
    return await ready(table, table.boris)


@pytest.mark.rule("NOIR-140")
async def test_each_side_is_asked_for_its_own_text_by_a_form(table: Table) -> None:
    await both(table)
    shown = await table.alva.slash("noir social", passive="Tove")
    assert "“Mira – Tove” has begun." in shown.text
    assert "Mira: what do you want?" in whole(shown.message)
    assert f"<@{table.alva.id}> <@{table.boris.id}>" in table.panel.content
    answer = await table.alva.fill(await table.alva.press(shown.message, "Say it…"), GOAL)
    assert answer.place.content == f"✅ Mira wants: {GOAL}\nMira rolls Charm"
    assert "Tove" in table.panel.content.splitlines()[-1]
    theirs = await act(table, table.boris)
    assert "Tove: what follows if the other side fails?" in theirs.text
    assert GOAL in whole(theirs.message)
    assert (await talked(table)).check is None
    answer = await table.boris.fill(await table.boris.press(theirs.message, "Say it…"), EFFECT)
    assert "Tove: Withstand 9" in whole(answer.place)
    social = await talked(table)
    assert [party.text for party in social.parties] == [GOAL, EFFECT]
    assert social.phase is SocialPhase.ROLL


@pytest.mark.rule("NOIR-140")
async def test_a_text_of_nothing_is_refused_and_can_be_said_again(table: Table) -> None:
    await both(table)
    shown = await table.alva.slash("noir social", passive="Tove")
    form = await table.alva.press(shown.message, "Say it…")
    refused = await table.alva.fill(form, "\u200b")
    assert refused.message.ephemeral
    assert not (await talked(table)).parties[0].text
    assert "Say it…" in labels((await act(table, table.alva)).message)


@pytest.mark.rule("NOIR-141")
async def test_a_side_may_roll_another_ability_than_the_usual_one(table: Table) -> None:
    await both(table)
    shown = await table.alva.slash("noir social", passive="Tove", effect=EFFECT)
    menus = await table.alva.press(shown.message, "Other ability…")
    back = await table.alva.choose(menus.place, "n-terms-with 0", "leadership")
    assert "You roll Leadership." in whole(back.place)
    await table.alva.fill(await table.alva.press(back.place, "Say it…"), GOAL)
    social = await talked(table)
    assert [party.rolls for party in social.parties] == ["leadership", "withstand"]


@pytest.mark.rule("NOIR-141")
async def test_against_a_threat_the_passive_side_rolls_resistance(table: Table) -> None:
    await opened(table, threat=True, rolls="Persuade")
    assert [party.rolls for party in (await talked(table)).parties] == ["persuade", "resistance"]


@pytest.mark.rule("NOIR-141", "NOIR-142")
async def test_both_roll_and_the_loser_accepts(table: Table) -> None:
    await opened(table)
    answer = await rolled(table, 7, 8, 2, 4)
    assert "Tove has lost: accept, or escalate?" in whole(answer.place)
    assert labels(answer.place) == ["Accept", "Escalate"]
    assert table.panel.content.endswith(f"<@{table.boris.id}>")
    assert (await act(table, table.alva)).text.startswith("Nothing is waiting for you.")
    await table.boris.press(answer.place, "Accept")
    social = await talked(table)
    assert not social.is_open
    assert "accepts" in table.read()[-1].content
    assert GOAL in whole(table.read()[-1])


@pytest.mark.rule("NOIR-140")
async def test_two_active_sides_have_a_goal_each_and_who_loses_sees_the_others_reached(table: Table) -> None:
    await both(table)
    await table.alva.slash("noir social", passive="Tove", goal=GOAL, effect="The cellar", both_active=True)
    social = await talked(table)
    assert [(party.active, party.rolls) for party in social.parties] == [(True, "charm"), (True, "charm")]
    answer = await rolled(table, 2, 4, 7, 8)
    lost = await act(table, table.alva)
    assert "Accept: the other side reaches its goal." in whole(lost.message)
    assert "The cellar" in whole(answer.place) or "The cellar" in whole(table.panel)


@pytest.mark.rule("NOIR-142", "NOIR-143")
async def test_escalating_goes_one_level_up_and_rolls_again_with_the_same_goals(table: Table) -> None:
    await opened(table)
    answer = await rolled(table, 2, 4, 7, 8)
    assert "Mira" in whole(table.panel)
    lost = await act(table, table.alva)
    answer = await table.alva.press(lost.message, "Escalate")
    social = await talked(table)
    assert (social.level, social.phase) == (2, SocialPhase.ROLL)
    assert [party.text for party in social.parties] == [GOAL, EFFECT]
    assert "Mira: Charm 9" in whole(answer.place)
    assert "quarrel" in whole(table.panel)


@pytest.mark.rule("NOIR-142")
async def test_goals_can_be_restated_until_the_dice_of_a_level_fall(table: Table) -> None:
    await opened(table)
    shown = await table.alva.press(table.panel, "More…")
    assert labels(shown.message) == ["Rephrase: Mira", "Pause the game"]
    form = await table.alva.press(shown.message, "Rephrase: Mira")
    answer = await table.alva.fill(form, "The key")
    assert "Mira: Charm 9" in whole(answer.place)
    assert (await talked(table)).parties[0].text == "The key"
    assert "The key" in whole(table.panel)
    tools = await table.gm.press(table.panel, "More…")
    ways = ["Rephrase: Mira", "Rephrase: Tove", "Circumstances…", "End it", "Pause the game"]
    assert labels(tools.message) == ways
    await rolled(table, 7, 8, 2, 4)
    late = await table.alva.press(table.panel, "More…")
    assert late.text == "When should Mira be asked about Fate?"


@pytest.mark.rule("NOIR-142", "NOIR-143")
async def test_a_quarrel_becomes_a_brawl_with_its_own_panel_and_the_gm_names_the_loser(table: Table) -> None:
    await both(table)
    await table.gm.slash("noir social", passive="Tove", active="Mira", goal=GOAL, effect=EFFECT, level="2")
    await rolled(table, 7, 8, 2, 4)
    lost = await act(table, table.boris)
    assert "the rules of combat decide" in whole(lost.message)
    table.dice.add(9, 8, 3, 3)
    await table.boris.press(lost.message, "Escalate")
    social = await talked(table)
    assert (social.level, social.phase) == (3, SocialPhase.FIGHT)
    fight = await combat(table, social.combat)
    assert [one.name for one in fight.fighters] == ["Mira", "Tove"]
    panels = [m for m in table.read() if "Status" in labels(m)]
    assert len(panels) == 2, "the conflict and the fight each have their panel"
    (talk,) = [m for m in panels if "brawl" in whole(m)]
    assert "<@" not in talk.content, "while the fight decides, the conflict calls nobody"
    shown = await table.gm.press(talk, "Act")
    assert "You can answer for one player" in shown.text, "the fight's own turn"
    assert "Mira: an action" in whole(shown.message)
    (fighting,) = [m for m in panels if m.id != talk.id]
    tools = await table.gm.press(fighting, "More…")
    sure = await table.gm.press(tools.message, "End it")
    over = await table.gm.press(sure.place, "Yes")
    assert "The fight is over: who has lost?" in over.place.content
    calls = [m for m in table.read() if m.content.endswith(f"<@{table.gm.id}>") and "Act" in labels(m)]
    assert len(calls) == 1, "the conflict calls the GM"
    await table.gm.press(over.place, "Mira")
    social = await talked(table)
    assert (social.loser, social.phase) == (social.parties[0].character, SocialPhase.CHOICE)
    last = await act(table, table.alva)
    assert labels(last.message) == ["Accept", "Escalate"]
    await table.alva.press(last.message, "Accept")
    assert not (await talked(table)).is_open


@pytest.mark.rule("NOIR-143")
async def test_at_the_highest_level_the_loser_can_only_accept(table: Table) -> None:
    await both(table)
    table.dice.add(9, 8, 3, 3)
    await table.gm.slash("noir social", passive="Tove", active="Mira", goal=GOAL, effect=EFFECT, level="4")
    social = await talked(table)
    assert social.phase is SocialPhase.FIGHT
    fight = await combat(table, social.combat)
    await table.play(EndContest(contest=fight.id, step=fight.step), table.gm)
    panels = [m for m in table.read() if "deadly violence" in whole(m) and "Act" in labels(m)]
    named = await table.gm.press(panels[-1], "Act")
    await table.gm.press(named.message, "Tove")
    lost = await act(table, table.boris)
    assert labels(lost.message) == ["Accept"]


async def test_a_player_may_talk_with_an_npc_by_name_and_the_gm_is_called(table: Table) -> None:
    await noir(table)
    await main(table, table.alva, "Mira")
    await npc(table, "Konrad")
    assert await table.alva.offered("noir social", "passive") == ["Mira"]
    shown = await table.alva.slash("noir social", passive="Konrad")
    assert f"<@{table.gm.id}>" in table.panel.content
    await table.alva.fill(await table.alva.press(shown.message, "Say it…"), GOAL)
    asked = await act(table, table.gm)
    assert "Konrad: what follows" in asked.text


async def test_only_the_gm_starts_above_a_conversation(table: Table) -> None:
    shown = await opened(table, level="2")
    assert shown.message.ephemeral
    assert not (await table.state()).contests


async def test_the_gm_accepts_for_a_loser_who_is_absent(table: Table) -> None:
    await opened(table)
    await rolled(table, 7, 8, 2, 4)
    shown = await act(table, table.gm)
    await table.gm.choose(shown.message, "n-for others", f"usual.loss.{(await talked(table)).loser}")
    assert not (await talked(table)).is_open


async def test_a_combat_that_was_no_conflict_asks_nobody_who_lost(table: Table) -> None:
    await both(table)
    table.dice.add(9, 8, 3, 3)
    await table.gm.slash("noir combat", against="Tove")
    tools = await table.gm.press(table.panel, "More…")
    over = await table.gm.press((await table.gm.press(tools.message, "End it")).place, "Yes")
    assert over.place.content.endswith("is over.")
    assert isinstance(await combat(table, "3"), Combat)
