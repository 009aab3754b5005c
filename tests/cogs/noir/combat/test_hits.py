"""Hits and their consequences, by buttons: stepping in, surviving, paying to act, dying, being saved."""

from typing import Any

import pytest

from rules.contract.system import Wait
from rules.noir.base.enums import Health
from rules.noir.state.actions import SetCondition, SetFate
from rules.noir.state.campaign_state import Condition
from rules.noir.state.contests import Phase
from rules.noir.waits import waits
from tests.simulated.noir_combats import (
    act,
    combat,
    declared,
    defended,
    fight,
    main,
    noir,
    npc,
    person_called,
    pick,
)
from tests.simulated.reading import controls, labels, whole
from tests.simulated.tabletop import Table


async def ambush(table: Table) -> None:
    """Set up a thug with a rifle (initiative 17) against Alma (11) and Konrad (3)."""
    await noir(table)
    await main(table, table.alva, "Alma")
    await main(table, table.boris, "Konrad")
    await npc(table, "Thug", "rifle")
    await fight(table, "Thug", 6, 5, 2, 3, 9, 8)


async def give(table: Table, name: str, points: int) -> None:
    number = (await table.character(name)).id
    await table.play(SetFate(character=number, points=points, reason="test"), table.gm)


async def hurt(table: Table, name: str, **condition: object) -> None:
    number = (await table.character(name)).id
    after = Condition().but(**condition)
    await table.play(SetCondition(character=number, condition=after, reason="test"), table.gm)


async def known(table: Table) -> Any:
    """Return the state with the combat in it."""
    return await table.bot.table.with_contest(1, (await combat(table)).id)


async def shot_at_konrad(table: Table) -> None:
    """Let the thug's shot beat Konrad's defence: 7 + 17 against 9 + 5."""
    await declared(table, table.gm, "Directed fire", ("n-pick", "Konrad"))
    table.dice.add(9, 8, 2, 3)
    await defended(table, table.boris)


async def press_due(table: Table, label: str) -> None:
    """Let Boris press "Act", and then the button whose label begins with this text."""
    shown = await act(table, table.boris)
    (found,) = [each for each in labels(shown.message) if each.startswith(label)]
    await table.boris.press(shown.message, found)


# ------------------------------------------------------------------------------------- a hit


@pytest.mark.rule("NOIR-62")
async def test_a_friend_steps_in_and_takes_the_hit(table: Table) -> None:
    await ambush(table)
    await give(table, "Alma", 3)
    await shot_at_konrad(table)
    assert f"<@{table.alva.id}>" in table.panel.content
    shown = await act(table, table.alva)
    assert shown.text == "⚠ Alma: Konrad is hit. Step in for 3 Fate?"
    assert "damage 3d10+2" in whole(shown.message)
    assert labels(shown.message) == ["No", "Step in (3 Fate)", "When to ask…"]
    table.dice.add(1, 2, 1, 8, 9)
    await table.alva.press(shown.message, "Step in (3 Fate)")
    alma, konrad = await person_called(table, "Alma"), await person_called(table, "Konrad")
    assert (alma.fate, alma.condition.daze, konrad.condition.daze) == (0, 6, 0)


@pytest.mark.rule("NOIR-62")
async def test_a_friend_who_says_no_lets_it_land(table: Table) -> None:
    await ambush(table)
    await give(table, "Alma", 3)
    await shot_at_konrad(table)
    shown = await act(table, table.alva)
    table.dice.add(1, 2, 1, 8, 9)
    await table.alva.press(shown.message, "No")
    alma, konrad = await person_called(table, "Alma"), await person_called(table, "Konrad")
    assert (alma.fate, alma.condition.daze, konrad.condition.daze) == (3, 0, 6)


@pytest.mark.rule("NOIR-70", "NOIR-71", "NOIR-127")
async def test_a_victim_pays_for_fewer_wounds(table: Table) -> None:
    await ambush(table)
    await give(table, "Konrad", 7)
    await declared(table, table.gm, "Directed fire", ("n-pick", "Konrad"))
    table.dice.add(9, 8, 2, 3)
    await defended(table, table.boris)
    await press_due(table, "Let it stand")
    shown = await act(table, table.boris)
    assert shown.text == "⚠ Konrad is hit. Pay to survive?"
    assert labels(shown.message) == ["No Fate", "3 Fate: −1", "6 Fate: −2", "When to ask…"]
    table.dice.add(9, 9, 8, 9, 8)
    await table.boris.press(shown.message, "6 Fate: −2")
    konrad = await person_called(table, "Konrad")
    # 28 is above twice the threshold of 9, so the lowest die counts: 8 wounds, minus 2
    assert (konrad.fate, konrad.condition.daze, konrad.condition.open_wounds) == (1, 28, 6)
    assert (await combat(table)).phase is Phase.WOUND_ROLL


# ------------------------------------------------------------------------------------- grit


@pytest.mark.rule("NOIR-63", "NOIR-126")
async def test_a_dazed_person_grits_their_teeth_and_acts(table: Table) -> None:
    await ambush(table)
    await hurt(table, "Alma", daze=5, health=Health.DAZED)
    await give(table, "Alma", 1)
    await declared(table, table.gm, "Wait")
    table.dice.add(2, 3)
    shown = await act(table, table.alva)
    shown = await table.alva.press(shown.message, labels(shown.message)[0])
    assert shown.place.content.endswith("⚠ Alma can’t act. Grit your teeth for 1 Fate?")
    assert labels(shown.place) == ["Grit teeth (1)", "Pass"]
    shown = await table.alva.press(shown.place, "Grit teeth (1)")
    assert "choose an action" in shown.place.content
    assert (await person_called(table, "Alma")).fate == 0


@pytest.mark.rule("NOIR-63")
async def test_who_passes_has_had_the_turn(table: Table) -> None:
    await ambush(table)
    await hurt(table, "Alma", open_wounds=1, mortal=5)
    await give(table, "Alma", 1)
    await declared(table, table.gm, "Wait")
    shown = await act(table, table.alva)
    assert "5 rounds left to live" in whole(shown.message)
    await table.alva.press(shown.message, "Pass")
    assert (await combat(table)).actor == (await person_called(table, "Konrad")).id


@pytest.mark.rule("NOIR-63", "NOIR-126")
async def test_a_dazed_person_grits_their_teeth_to_defend(table: Table) -> None:
    await ambush(table)
    await hurt(table, "Konrad", daze=5, health=Health.DAZED)
    await give(table, "Konrad", 1)
    await declared(table, table.gm, "Directed fire", ("n-pick", "Konrad"))
    shown = await act(table, table.boris)
    assert "No defence" in shown.text
    assert labels(shown.message) == ["Confirm", "Grit teeth (1)"]
    shown = await table.boris.press(shown.message, "Grit teeth (1)")
    assert "Defend 4" in shown.place.content
    table.dice.add(2, 3, 9, 8)
    await table.boris.press(shown.place, "Confirm")
    assert (await person_called(table, "Konrad")).condition.daze == 5


@pytest.mark.rule("NOIR-63")
async def test_grit_can_be_bought_at_any_moment_before_one_s_turn(table: Table) -> None:
    await ambush(table)
    await hurt(table, "Konrad", daze=5, health=Health.DAZED)
    await give(table, "Konrad", 1)
    shown = await table.boris.press(table.panel, "More…")
    assert labels(shown.message) == ["Grit teeth (1)", "Pause the game"]
    await table.boris.press(shown.message, "Grit teeth (1)")
    konrad = (await combat(table)).fighters[1]
    assert konrad.grit


# ------------------------------------------------------------------------------------- dying


@pytest.mark.rule("NOIR-128", "NOIR-129")
async def test_a_dying_friend_is_stabilised_in_time(table: Table) -> None:
    await ambush(table)
    await declared(table, table.gm, "Directed fire", ("n-pick", "Konrad"))
    # 24 beats 14; 6 + 2 + 2 + 2 = 12 damage is one wound; Konrad stays awake, but fails the roll for life
    table.dice.add(9, 8, 2, 3, 6, 2, 2, 9, 9, 1, 4)
    await defended(table, table.boris)
    konrad = await person_called(table, "Konrad")
    assert (konrad.condition.open_wounds, konrad.condition.mortal) == (1, 5)
    shown = await act(table, table.alva)
    shown = await pick(table.alva, shown, "n-action", "Other action")
    shown = await pick(table.alva, shown, "n-sum-set patient", "Treat Konrad")
    assert shown.place.content == "Other action 9 against 20: 55%"
    assert "Medicine 9" in whole(shown.place)
    table.dice.add(7, 6)
    answer = await table.alva.press(shown.place, "Confirm")
    assert "Konrad" in answer.place.content
    saved = (await person_called(table, "Konrad")).condition
    assert (saved.open_wounds, saved.stabilised, saved.mortal, saved.saved) == (0, 1, 0, True)


@pytest.mark.rule("NOIR-129")
async def test_the_gm_lets_somebody_act_again_who_was_saved(table: Table) -> None:
    await ambush(table)
    await hurt(table, "Konrad", stabilised=1, saved=True)
    tools = await pick(table.gm, await table.gm.press(table.panel, "More…"), "n-fighter", "Konrad")
    assert "acts again when you say so" in whole(tools.place)
    tools = await table.gm.press(tools.place, "May act again")
    assert not (await person_called(table, "Konrad")).condition.saved
    assert any("can act again" in whole(each) for each in table.read())
    tools = await pick(table.gm, tools, "n-fighter", "Konrad")
    assert "May act again" not in labels(tools.place)


@pytest.mark.rule("NOIR-84")
@pytest.mark.parametrize(("label", "health"), [("Killed", Health.DEAD), ("Knocked out", Health.UNCONSCIOUS)])
async def test_the_gm_says_whether_a_wound_killed_an_npc_or_knocked_them_out(
    table: Table, label: str, health: Health
) -> None:
    await ambush(table)
    thug = next(one for one in (await combat(table)).fighters if one.side == 2)
    await hurt(table, thug.name, health=Health.OUT)
    assert Wait("fallen", "", thug.character) in waits(await known(table))
    tools = await pick(table.gm, await table.gm.press(table.panel, "More…"), "n-fighter", thug.name)
    tools = await table.gm.press(tools.place, label)
    assert (await person_called(table, thug.name)).condition.health is health
    assert Wait("fallen", "", thug.character) not in waits(await known(table))
    assert any(label in whole(each) for each in table.read())
    tools = await pick(table.gm, tools, "n-fighter", thug.name)
    assert label not in labels(tools.place)


@pytest.mark.rule("NOIR-128")
async def test_a_dying_friend_who_is_tended_too_late_dies(table: Table) -> None:
    await ambush(table)
    await hurt(table, "Konrad", open_wounds=1, mortal=1)
    await declared(table, table.gm, "Wait")
    shown = await act(table, table.alva)
    shown = await pick(table.alva, shown, "n-action", "Other action")
    shown = await pick(table.alva, shown, "n-sum-set patient", "Treat Konrad")
    table.dice.add(2, 3)
    await table.alva.press(shown.place, "Confirm")
    konrad = await person_called(table, "Konrad")
    assert konrad.condition.health is Health.DEAD
    assert (await combat(table)).turn == 2
    await declared(table, table.gm, "Wait")
    shown = await act(table, table.alva)
    shown = await pick(table.alva, shown, "n-action", "Other action")
    assert "Whose wounds?" not in [each.get("placeholder") for each in controls(shown.place)]


@pytest.mark.rule("NOIR-128")
async def test_when_nobody_can_act_the_gm_says_how_it_goes_on(table: Table) -> None:
    await noir(table)
    await main(table, table.alva, "Alma")
    await main(table, table.boris, "Konrad")
    await fight(table, "Konrad", 6, 5, 2, 3)
    await hurt(table, "Konrad", health=Health.UNCONSCIOUS, open_wounds=1, mortal=3)
    await hurt(table, "Alma", health=Health.UNCONSCIOUS)
    await table.alva.press(table.panel, "Status")
    assert "⏳ The GM" in table.panel.content
    shown = await act(table, table.gm)
    assert "nobody can act" in shown.text
    assert labels(shown.message) == ["Next round", "End it"]
    before = (await person_called(table, "Konrad")).condition.mortal
    await table.gm.press(shown.message, "Next round")
    assert (await person_called(table, "Konrad")).condition.mortal == before - 1
