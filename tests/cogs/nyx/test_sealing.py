"""A declaration with its tactic in one private message, and choosing again when the dice change (D-25)."""

import pytest

from rules.campaign.actions import ChangeSetting
from rules.nyx.base.enums import Phase, Tactic
from tests.simulated.reading import labels, options, whole
from tests.simulated.tabletop import Answer, Person, Table


async def trusting(table: Table) -> None:
    """Set up a conflict of two players at a table where no claim waits for the GM."""
    await table.duel()
    await table.play(ChangeSetting(key="claims", value="no"), table.gm)


async def chosen(table: Table, person: Person, *aspects: str) -> Answer:
    """Let a person open the form and choose aspects that help."""
    shown = await person.press(table.panel, "Choose")
    offered = options(shown.message, "declare-set positive")
    return await person.choose(shown.message, "declare-set positive", *(offered[name] for name in aspects))


@pytest.mark.rule("NYX-24", "NYX-33")
async def test_a_round_of_two_players_takes_two_taps_of_each(table: Table) -> None:
    await table.duel()
    shown = await table.alva.press(table.panel, "Choose")
    sealed = await table.alva.press(shown.message, "Waiting")
    assert "Sealed: Waiting" in whole(sealed.place)
    assert "🔒 Mira · " in table.panel.content
    table.dice.add(4, 6)
    shown = await table.boris.press(table.panel, "Choose")
    await table.boris.press(shown.message, "Offensive")
    assert (await table.conflict()).rolled == 1


@pytest.mark.rule("NYX-24")
async def test_an_aspect_and_the_tactic_are_chosen_in_one_message(table: Table) -> None:
    await table.duel()
    shown = await chosen(table, table.alva, "Rebel (2)")
    await table.alva.press(shown.message, "Offensive")
    side = (await table.conflict()).side(1)
    assert ([use.name for use in side.positive], side.pick) == (["Rebel"], Tactic.OFFENSIVE)
    assert "Helps: Rebel (2)" in table.panel.content


@pytest.mark.rule("NYX-33")
async def test_who_has_sealed_chooses_again_when_the_other_side_declares_an_aspect(table: Table) -> None:
    await trusting(table)
    await table.alva.press((await table.alva.press(table.panel, "Choose")).message, "Waiting")
    shown = await chosen(table, table.boris, "Rebel (2)")
    await table.boris.press(shown.message, "Defensive")
    conflict = await table.conflict()
    assert (conflict.phase, conflict.side(1).pick, conflict.side(2).pick) == (
        Phase.TACTIC,
        None,
        Tactic.DEFENSIVE,
    )
    assert "Mira may choose again: the dice have changed." in table.panel.content
    assert f"<@{table.alva.id}>" in table.panel.content
    table.dice.add(4, 6, 5, 3)
    await table.picked(table.alva, "Offensive")
    assert (await table.conflict()).rolled == 1


@pytest.mark.rule("NYX-33")
async def test_who_keeps_the_tactic_is_not_asked_again(table: Table) -> None:
    await trusting(table)
    shown = await table.alva.press(table.panel, "Choose")
    shown = await table.alva.press(shown.message, "☐ Keep it")
    assert "You keep your tactic" in whole(shown.message)
    await table.alva.press(shown.message, "Waiting")
    shown = await chosen(table, table.boris, "Rebel (2)")
    table.dice.add(4, 6, 5, 3)
    await table.boris.press(shown.message, "Defensive")
    assert (await table.conflict()).rolled == 1


@pytest.mark.rule("NYX-33")
async def test_the_seal_of_a_replaced_pick_stays_closed(table: Table) -> None:
    await trusting(table)
    await table.alva.press((await table.alva.press(table.panel, "Choose")).message, "Waiting")
    shown = await chosen(table, table.boris, "Rebel (2)")
    await table.boris.press(shown.message, "Defensive")
    table.dice.add(4, 6, 5, 3)
    await table.picked(table.alva, "Offensive")
    verdict = whole((await table.boris.slash("verify")).message)
    assert "nothing is wrong" in verdict
    assert "2 checked · 1 still closed" in verdict


async def test_the_tactics_are_not_offered_where_nobody_picks_any(table: Table) -> None:
    await table.campaign()
    await table.finished_character(table.alva, "Mira")
    await table.open_conflict("Mira", "the river", kind="o")
    shown = await table.alva.press(table.panel, "Choose")
    assert "Waiting" not in labels(shown.message)


@pytest.mark.rule("NYX-36")
async def test_a_win_is_used_by_one_tap_on_the_live_message(table: Table) -> None:
    await table.wrestling()
    await table.picked(table.alva, "Waiting")
    table.dice.add(3, 5)
    await table.gm.press(table.gm.letters[-1], "Defensive")
    refused = await table.boris.press(table.panel, "Three steps")
    assert refused.text.startswith("That isn’t your side: Mira.")
    answer = await table.alva.press(table.panel, "Three steps")
    assert answer.message.ephemeral
    assert (await table.conflict()).marker == 3 - 5 + 3


@pytest.mark.rule("NYX-38")
async def test_a_win_in_the_story_is_told_from_the_live_message(table: Table) -> None:
    await table.wrestling()
    await table.picked(table.alva, "Waiting")
    table.dice.add(3, 5)
    await table.gm.press(table.gm.letters[-1], "Defensive")
    told = await table.alva.fill(await table.alva.press(table.panel, "Story…"), "She finds a boat.")
    assert told.message.ephemeral
    assert "She finds a boat." in whole(table.panel)
