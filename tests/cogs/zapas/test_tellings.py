"""Zapas in Discord: telling a roll or a duel in one's own words, by the button beside the question."""

from typing import Any

import pytest

from tests.simulated.reading import labels, whole
from tests.simulated.tabletop import Person, Table
from tests.simulated.zapas_play import act, party, pick, roll, thrown, tried

STAKES: dict[str, Any] = {"stake": "The map is mine", "their_stake": "I carry your bags"}


async def told(table: Table, person: Person, shown: Any, text: str) -> Any:
    return await person.fill(await person.press(shown, "Tell it…"), text)


async def over(table: Table) -> Any:
    """Play a duel that Tove loses; return its result."""
    await party(table)
    await table.alva.slash("zapas duel", opponent="Tove", **STAKES)
    shown = await table.boris.press(table.panel, "Accept")
    await table.boris.press(shown.message, "Lock 1 die")
    await table.alva.press((await act(table, table.alva)).message, "Lock 1 die")
    for person in (table.alva, table.boris):
        await person.press(table.panel, "Begin bidding")
    await table.alva.press(table.panel, "Ready")
    table.dice.add(6, 1)
    await table.boris.press(table.panel, "Ready")
    return table.read()[-1]


async def test_a_roll_is_told_in_a_reply_with_its_whole_text(table: Table) -> None:
    await party(table)
    shown = await pick(table.alva, await tried(table, "2 · easy"), "z-pool trait", "Thief")
    await thrown(table, table.alva, shown, 1, 1)
    result = table.read()[-1]
    assert "Tell it…" in labels(result)
    refused = await table.boris.press(result, "Tell it…")
    assert not refused.result.modal, "who may not tell hears so before anything is typed"
    assert refused.text.startswith("You don’t play Mira.")
    await told(table, table.alva, result, "The pick **snaps**, and so do I. @everyone")
    reply = table.read()[-1]
    assert reply.content.startswith("💬 **Mira:**")
    assert "**snaps**" in reply.content
    assert not reply.mention_everyone
    shown = next(one for one in table.read() if one.id == result.id)
    assert "Tell it…" not in labels(shown)
    assert "Mira tells it" in whole(shown)
    assert (await roll(table)).success is False


@pytest.mark.rule("ZAP-53")
async def test_the_end_of_a_duel_has_the_button_beside_the_question(table: Table) -> None:
    result = await over(table)
    assert labels(result) == ["How it counted", "Tell it…"]
    assert "The GM says how it goes, within the stakes." in result.content
    assert "True from now on: “The map is mine”" in whole(result)
    (picture,) = result.attachments
    assert picture.description is not None
    assert picture.description.endswith("The win goes to Mira. The end: The map is mine.")
    await told(table, table.gm, result, "The bags are heavy")
    shown = next(one for one in table.read() if one.id == result.id)
    assert "The GM tells" not in shown.content
    assert labels(shown) == ["How it counted"]
    assert table.read()[-1].content.startswith("💬 **GM:**")


async def test_a_duel_is_told_after_a_restart(table: Table) -> None:
    result = await over(table)
    await table.restart()
    await told(table, table.boris, result, "I carry them")
    assert table.read()[-1].content.startswith("💬 **Tove:**")
