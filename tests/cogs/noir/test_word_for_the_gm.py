"""In Swedish, Noir calls its GM “berättare”; the other games say “spelledare”."""

from tests.simulated.noir_combats import noir
from tests.simulated.reading import whole
from tests.simulated.tabletop import Table


def speak_swedish(table: Table) -> None:
    table.languages.update({each.id: "sv-SE" for each in (table.gm, table.alva, table.boris)})


async def test_a_shared_panel_says_the_word_of_noir_in_its_swedish_campaigns(table: Table) -> None:
    await noir(table, "sv")
    speak_swedish(table)
    seats = whole((await table.alva.slash("campaign seats")).message)
    assert "berättare" in seats
    assert "spelledare" not in seats
    assert "Du är berättare i Harbour" in (await table.gm.slash("help")).text


async def test_a_refusal_and_a_public_message_say_the_word_of_noir(table: Table) -> None:
    await noir(table, "sv")
    speak_swedish(table)
    assert "Bara berättaren får göra det här" in (await table.alva.slash("session start")).text
    await table.gm.slash("seat co-gm", seat="2")
    assert any("medberättare" in message.content for message in table.read())


async def test_other_games_keep_their_own_word(table: Table) -> None:
    await table.campaign("sv")
    speak_swedish(table)
    assert "Bara spelledaren får göra det här" in (await table.alva.slash("session start")).text
