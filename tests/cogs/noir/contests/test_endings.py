"""The end of a fight or a talk, told in somebody's own words: a reply to it, for all to see."""

from typing import Any

from rules.noir.state.contest_actions import EndContest, FighterSetup, OpenCombat
from tests.simulated.noir_combats import combat, duel, main, noir, npc
from tests.simulated.reading import labels, whole
from tests.simulated.tabletop import Table

QUESTION = "How does it look now?"


async def ended(table: Table) -> Any:
    """Let the GM end the fight; return its last message."""
    fight = await combat(table)
    await table.play(EndContest(contest=fight.id, step=fight.step), table.gm)
    await table.bot.services.live.show(1, fight.id)
    return table.read()[-1]


async def test_the_end_of_a_fight_asks_how_it_looks_beside_the_button_that_tells_it(table: Table) -> None:
    await duel(table)
    over = await ended(table)
    assert over.content == "“Alma – Konrad” is over."
    assert QUESTION in whole(over)
    assert labels(over)[-1] == "Tell it…"


async def test_what_is_told_is_a_reply_to_the_end_and_the_question_is_gone(table: Table) -> None:
    await duel(table)
    over = await ended(table)
    await table.alva.fill(await table.alva.press(over, "Tell it…"), "Two chairs, and *nobody* in them.")
    end, reply = table.read()[-2:]
    assert reply.content == "💬 **Alma:**\nTwo chairs, and *nobody* in them."
    assert reply.reference.message_id == end.id == over.id
    assert QUESTION not in whole(end)
    assert "Tell it…" not in labels(end)
    assert "Alma tells it" in whole(end)


async def test_somebody_who_was_not_in_it_hears_before_typing_that_others_tell_it(table: Table) -> None:
    await noir(table)
    alma, _ = await main(table, table.alva, "Alma"), await main(table, table.boris, "Konrad")
    thug = await npc(table, "Thug")
    sides = (FighterSetup(character=alma.id, side=1), FighterSetup(character=thug.id, side=2))
    table.dice.add(6, 5, 2, 3)
    await table.play(OpenCombat(place=table.channel.id, title="The quay", fighters=sides), table.gm)
    over = await ended(table)
    refused = await table.boris.press(over, "Tell it…")
    assert refused.message.ephemeral
    assert refused.text.startswith("This is for others to tell.")
