"""Hidden rolls on Discord: the table sees that dice fell and a seal; the GM looks, and shows them or not."""

import pytest

from narration.journal.chronicle import Edition
from narration.parts.seals import rows
from rules.campaign.actions import ChangeSetting, RollHidden, SetRole
from rules.core.seat import Role, Seat
from table.audit.campaign_audit import CampaignAudit
from table.audit.proofs import PublishedProofs
from table.journal import Journal
from table.luck import Luck, LuckRecord
from tests.cogs.shared.campaign.test_transfer import brought, exported
from tests.simulated.noir_combats import main, noir
from tests.simulated.reading import labels, whole
from tests.simulated.tabletop import Table
from tests.simulated.zapas_play import party

EDITIONS: tuple[Edition, ...] = ("players", "gm")


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
    assert "If the roll is shown, anyone can check it" in whole(public)
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
    assert "Now anyone can check the roll against it: /verify" in whole(public)
    assert "If the roll" not in whole(public)
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


async def test_who_rolled_blind_does_not_look_by_a_gm_seat_but_another_gm_does(table: Table) -> None:
    await allowed(table)
    await table.finished_character(table.alva, "Mira")
    table.dice.add(3)
    await table.alva.slash("nyx roll", character="Mira", attribute="body", hidden=True)
    public = table.boris.reads()[-1]
    alva = (await table.state()).campaign.held_by(table.alva.id)
    assert alva is not None
    await table.play(SetRole(seat=alva.id, gm=True), table.gm)
    refused = await table.alva.press(public, "Look")
    assert refused.text.startswith("You rolled this one blind, so you see it when everyone does.")
    assert "die 3" in whole((await table.gm.press(public, "Look")).place)


async def test_who_rolled_blind_for_somebody_does_not_look_either(table: Table) -> None:
    """A GM who stands in for a player rolls that player's dice blind, too."""
    await allowed(table)
    await table.finished_character(table.alva, "Mira")
    campaign = (await table.state()).campaign
    alva, greta = campaign.held_by(table.alva.id), campaign.held_by(table.gm.id)
    assert alva is not None
    assert greta is not None
    table.dice.add(3)
    acting = Seat(role=Role.PLAYER, id=alva.id, by=greta.id)
    await table.bot.table.play(1, RollHidden(character="2", rolls="body"), acting)
    refused = await table.gm.forge("n:hidden-look:1:1")
    assert refused.text.startswith("You rolled this one blind")


async def test_a_hidden_roll_tells_no_chances_and_starts_no_deadline(table: Table) -> None:
    await allowed(table)
    await table.play(ChangeSetting(key="deadline", value="24"), table.gm)
    table.dice.add(4)
    await table.gm.slash("nyx roll", character="Guard", hidden=True)
    assert "%" not in whole(table.boris.reads()[-1])
    state = await table.state()
    assert table.bot.table.system(state).waits(state) == ()
    assert await table.bot.table.store.deadlines.of(1) == ()


async def test_no_hidden_roll_counts_as_luck_shown_or_not(table: Table) -> None:
    await allowed(table)
    await table.finished_character(table.alva, "Mira")
    table.dice.add(3)
    await table.alva.slash("nyx roll", character="Mira", attribute="body", hidden=True)
    for edition in EDITIONS:
        assert (await luck(table, edition)).whole.rolls == 0
    await table.gm.press(table.boris.reads()[-1], "Show everyone")
    for edition in EDITIONS:
        assert (await luck(table, edition)).whole.rolls == 0


async def luck(table: Table, edition: Edition) -> LuckRecord:
    number = (await table.character("Mira")).id
    return await Luck(table.bot.table, Journal(table.bot.table)).of(1, [number], edition)


async def test_a_hidden_roll_is_not_taken_back(table: Table) -> None:
    await allowed(table)
    table.dice.add(4)
    await table.gm.slash("nyx roll", character="Guard", hidden=True)
    answer = await table.gm.slash("undo")
    assert "dice" in answer.text
    assert (await table.state()).campaign.hidden_made == 1


async def test_hidden_rolls_go_on_counting_where_the_campaign_arrives(table: Table) -> None:
    """Two rolls of one number could not be told apart in the journal, nor checked."""
    await allowed(table)
    table.dice.add(4, 6)
    await table.gm.slash("nyx roll", character="Guard", hidden=True)
    await brought(
        table.gm, "campaign import", await exported(table, table.gm, "campaign export"), at=table.voice
    )
    await table.gm.slash("nyx roll", at=table.voice, character="Guard", hidden=True)
    assert "Hidden roll 2" in whole(table.voice.history()[-1])
    await table.gm.press(table.voice.history()[-1], "Show everyone")
    verdict = await CampaignAudit(table.bot.table).verdict(2)
    assert verdict.wrong == 0
