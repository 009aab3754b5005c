"""Hidden rolls on Discord: the table sees that dice fell and a seal; the GM looks, and shows them or not."""

import pytest

from narration.parts.seals import rows
from rules.campaign.actions import ChangeSetting
from table.audit.proofs import PublishedProofs
from tests.simulated.noir_combats import main, noir
from tests.simulated.reading import labels, whole
from tests.simulated.tabletop import Table
from tests.simulated.zapas_play import party


async def allowed(table: Table, value: str = "both") -> None:
    await table.campaign()
    await table.guard()
    await table.play(ChangeSetting(key="hidden-rolls", value=value), table.gm)


async def test_the_table_sees_the_number_the_purpose_and_the_seal_and_the_gm_the_die(table: Table) -> None:
    await allowed(table)
    table.dice.add(4)
    answer = await table.gm.slash("nyx roll", character="Guard", hidden=True, text="The lock")
    assert "die 4" in whole(answer.place)
    public = table.boris.reads()[-1]
    (seal,) = await PublishedProofs(table.bot.table).seals(1)
    assert "Hidden roll 1: the GM rolls behind the screen" in whole(public)
    assert "The lock" in whole(public)
    assert " ".join(rows(seal.seal.hash[:32])) in whole(public)
    assert "die" not in whole(public)
    assert "Guard" not in whole(public)
    assert not seal.is_open


async def test_the_gm_shows_a_roll_also_after_a_restart_and_nobody_else_does(table: Table) -> None:
    await allowed(table)
    table.dice.add(4)
    await table.gm.slash("nyx roll", character="Guard", hidden=True)
    await table.restart()
    public = table.boris.reads()[-1]
    assert "only the GM" in whole((await table.alva.press(public, "Look")).place).replace("Only", "only")
    assert "Guard: Value 7, die 4" in whole((await table.gm.press(public, "Look")).place)
    assert "die 4" not in whole(table.boris.reads()[-1])
    await table.gm.press(public, "Show everyone")
    public = table.boris.reads()[-1]
    assert "Hidden roll 1 is shown: Guard: Value 7, die 4" in whole(public)
    assert labels(public) == []
    (seal,) = await PublishedProofs(table.bot.table).seals(1)
    assert seal.is_open


async def test_a_player_rolls_blind_and_only_the_gm_sees_the_die(table: Table) -> None:
    await allowed(table)
    await table.finished_character(table.alva, "Mira")
    table.dice.add(3)
    answer = await table.alva.slash("nyx roll", character="Mira", attribute="body", hidden=True)
    assert "You rolled blind" in whole(answer.place)
    public = table.boris.reads()[-1]
    assert "Mira rolls blind" in whole(public)
    assert "die" not in whole(answer.place) + whole(public)
    assert "Mira: Body 4, die 3" in whole((await table.gm.press(public, "Look")).place)


@pytest.mark.parametrize("edition", ["players", "gm"])
async def test_the_journal_of_the_players_lacks_the_die_until_it_is_shown(table: Table, edition: str) -> None:
    await allowed(table)
    table.dice.add(4)
    await table.gm.slash("nyx roll", character="Guard", hidden=True)
    is_gm = edition == "gm"
    assert ("die 4" in await journal(table, edition)) == is_gm
    await table.gm.press(table.boris.reads()[-1], "Show everyone")
    assert "die 4" in await journal(table, edition)


async def journal(table: Table, edition: str) -> str:
    answer = await table.gm.slash("journal export", format="md", edition=edition)
    (attachment,) = answer.place.attachments
    return bytes(await attachment.read()).decode()


async def test_zapas_rolls_dice_for_the_gm_and_for_a_player(table: Table) -> None:
    await party(table)
    await table.play(ChangeSetting(key="hidden-rolls", value="both"), table.gm)
    table.dice.add(6, 2, 4)
    answer = await table.gm.slash("zapas roll", action="The storm", hidden=True, dice=3, difficulty=2)
    assert "Dice 6, 2, 4 → hits: 2, against 2" in whole(answer.place)
    assert "hits" not in whole(table.boris.reads()[-1])
    table.dice.add(1)
    await table.alva.slash("zapas roll", action="Listen", hidden=True)
    public = table.boris.reads()[-1]
    assert "Mira rolls blind" in whole(public)
    assert "dice 1 → hits: 0" in whole((await table.gm.press(public, "Look")).place)


async def test_noir_rolls_an_ability_unseen(table: Table) -> None:
    await noir(table)
    await main(table, table.alva, "Mira")
    await table.play(ChangeSetting(key="hidden-rolls", value="both"), table.gm)
    table.dice.add(9, 7)
    await table.alva.slash("noir roll", rolls="Charm", hidden=True)
    public = table.boris.reads()[-1]
    assert "rolls blind" in whole(public)
    assert "dice 9, 7" in whole((await table.gm.press(public, "Look")).place)
