"""A draft beside a character in play: it takes over nowhere, and refusals lead on."""

from rules.campaign.actions import PlayCharacter
from rules.zapas.state.sheet_actions import CreateCharacter
from tests.simulated.noir_combats import main, noir
from tests.simulated.reading import labels
from tests.simulated.tabletop import Table
from tests.simulated.zapas_sheets import crew


async def plays(table: Table) -> str:
    """Return the name of the character that Alva plays."""
    state = await table.state()
    record = state.campaign.held_by(table.alva.id)
    assert record is not None
    return str(state.characters[record.character].name)


async def test_a_draft_never_takes_over_from_a_character_in_play(table: Table) -> None:
    await crew(table)
    await table.alva.slash("character new", name="Pip")
    assert await plays(table) == "Tova"
    opened = await table.alva.slash("zapas roll", action="Pick the lock")
    assert "Pip" not in opened.text


async def test_a_draft_does_not_take_over_in_noir_either(table: Table) -> None:
    await noir(table)
    await main(table, table.alva, "Alma")
    await table.alva.slash("character new", name="Pip")
    assert await plays(table) == "Alma"


async def test_the_first_draft_is_played_until_there_is_a_character(table: Table) -> None:
    await crew(table, ready=("Ivar",))
    assert await plays(table) == "Tova"


async def test_a_refusal_for_a_draft_leads_back_to_the_character_and_to_the_sheet(table: Table) -> None:
    await crew(table)
    after = await table.play(CreateCharacter(name="Pip"), table.alva)
    draft = next(one for one in after.characters.values() if one.name == "Pip")
    await table.play(PlayCharacter(character=draft.id, place=table.channel.id), table.alva)
    refused = await table.alva.slash("zapas roll", action="Pick the lock")
    assert labels(refused.message) == ["Finish the sheet", "Play Tova"]
    sheet = await table.alva.press(refused.message, "Finish the sheet")
    assert "Pip" in sheet.text
    back = await table.alva.press(refused.message, "Play Tova")
    assert back.text == "You now play Tova."
    opened = await table.alva.slash("zapas roll", action="Pick the lock")
    assert "Pip" not in opened.text
