"""Only the people who must act are pinged, once for each decision, whatever the texts contain."""

import re

import pytest

from tests.simulated.noir_combats import fight, main, noir, npc, pot
from tests.simulated.reading import menu_ids
from tests.simulated.tabletop import Person, Table

PINGED = re.compile(r"<@(\d+)>")


def called(table: Table) -> set[int]:
    """Return the accounts that the panel's current text pings."""
    return {int(holder) for holder in PINGED.findall(table.panel.content)}


def ids_of(*people: Person) -> set[int]:
    return {person.id for person in people}


async def test_both_sides_are_pinged_to_declare_and_neither_again_once_one_has(table: Table) -> None:
    await table.duel()
    panel = table.panel.id
    assert called(table) == ids_of(table.alva, table.boris)
    await table.declared(table.alva)
    assert table.panel.id == panel
    assert called(table) == set(), "a change of the panel repeats no ping"


async def test_both_sides_are_pinged_to_pick_and_neither_again_once_one_has(table: Table) -> None:
    await table.duel()
    await table.declared(table.alva, table.boris)
    panel = table.panel.id
    assert called(table) == set(), "the message that asked them to declare has called both"
    await table.picked(table.boris, "Waiting")
    assert table.panel.id == panel


async def test_a_player_is_pinged_once_the_gm_has_declared(table: Table) -> None:
    await table.campaign()
    await table.finished_character(table.alva, "Mira")
    await table.finished_character(table.gm, "Baron", npc=True)
    await table.open_conflict("Mira", "Baron")
    assert called(table) == ids_of(table.gm)
    await table.declared(table.gm)
    assert called(table) == ids_of(table.alva)


async def test_a_demand_pings_a_side_that_had_already_declared(table: Table) -> None:
    await table.duel()
    await table.declared(table.alva)
    tools = await table.gm.press(table.panel, "More…")
    (menu,) = [each for each in menu_ids(tools.message) if each.endswith(":1") and ":demand:" in each]
    await table.gm.actor.select(tools.message, ["3"], custom_id=menu)
    assert table.alva.id in called(table)
    panel = table.panel.id
    asked = await table.alva.press(table.panel, "Choose")
    await table.alva.press(asked.message, "Accept")
    assert table.panel.id == panel, "an answer calls nobody"


async def test_a_winner_then_the_gm_then_the_winner_again_are_pinged(table: Table) -> None:
    await table.wrestling()
    await table.picked(table.alva, "Waiting")
    table.dice.add(3, 5)
    await table.gm.press(table.gm.letters[-1], "Defensive")
    assert called(table) == ids_of(table.alva, table.gm), "a result calls all who play on"
    shown = await table.alva.press(table.panel, "Use the win")
    await table.alva.fill(await table.alva.press(shown.message, "Story…"), "She finds a boat.")
    assert called(table) == ids_of(table.gm)
    judged = await table.gm.press(table.panel, "Judge it")
    await table.gm.press(judged.message, "Refuse")
    assert called(table) == ids_of(table.alva)


@pytest.mark.rule("NOIR-90")
async def test_initiative_calls_a_player_and_the_gm_for_an_npc_and_each_once(table: Table) -> None:
    await noir(table)
    await main(table, table.alva, "Alma", fate=3)
    await npc(table, "Thug A")
    await pot(table, 3)
    await fight(table, "Thug A")
    assert called(table) == ids_of(table.alva, table.gm)
    table.dice.add(9, 8)
    await table.alva.press(table.panel, "Roll")
    sent = [dict(each.json or {}) for each in table.env.http_requests if each.method == "POST"]
    calls = [one for payload in sent for one in PINGED.findall(str(payload.get("content")))]
    assert {int(one) for one in calls} == ids_of(table.alva, table.gm)
    assert len(calls) == 2, "who still has to roll is not called again"


async def test_nobody_is_pinged_when_a_conflict_is_over(table: Table) -> None:
    await table.wrestling()
    tools = await table.alva.press(table.panel, "More…")
    asked = await table.alva.press(tools.message, "Give up")
    await table.alva.press(asked.message, "Yes")
    assert not PINGED.search(table.read()[-1].content)


async def test_discord_may_ping_only_the_people_the_message_names(table: Table) -> None:
    await table.duel(title="@everyone", goal=f"<@{table.gm.id}>")
    posted = [
        dict(each.json or {})
        for each in table.env.http_requests
        if each.method == "POST" and each.path.endswith("/messages")
    ]
    assert posted
    for payload in posted:
        allowed = payload["allowed_mentions"]
        assert not allowed.get("parse")
        assert {int(user) for user in allowed.get("users", [])} == {
            int(holder) for holder in PINGED.findall(payload["content"])
        }


async def test_only_new_posts_ping(table: Table) -> None:
    await table.duel()
    await table.declared(table.alva, table.boris)
    for entry in table.env.http_requests:
        if entry.method == "PATCH" and isinstance(entry.json, dict) and "content" in entry.json:
            assert not PINGED.search(entry.json["content"] or "")


@pytest.mark.rule("NOIR-140")
async def test_the_stakes_of_a_talk_call_the_gm_for_an_npc_beside_a_player(table: Table) -> None:
    await noir(table)
    await main(table, table.alva, "Alma")
    await npc(table, "Thug A")
    await table.gm.slash("noir social", active="Alma", passive="Thug A", both_active=True)
    assert called(table) == ids_of(table.alva, table.gm)
