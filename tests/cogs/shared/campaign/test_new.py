"""Starting a campaign by buttons, and its message: joining, and who is here."""

from typing import Any

from chat.messages.components import NOWHERE
from tests.simulated.reading import labels, whole
from tests.simulated.tabletop import Table


def start(table: Table) -> Any:
    """Return the message with which the campaign began."""
    return next(m for m in table.read() if "Join" in labels(m))


async def test_a_campaign_without_a_game_asks_for_it_by_three_buttons_with_a_sentence_each(
    table: Table,
) -> None:
    asked = await table.gm.slash("campaign new", name="The Night Train")
    assert labels(asked.message)[:3] == ["Nyx", "Noir (www.noir.nu)", "Zapas"]
    for said in ("two hidden choices", "Fate to bend the odds", "pools of dice"):
        assert said in whole(asked.message)
    assert await table.bot.table.store.campaigns.of(table.guild.id) == ()
    form = await table.gm.press(asked.message, "Noir (www.noir.nu)")
    await table.gm.send(form)
    head = (await table.state()).campaign
    assert (head.name, head.system) == ("The Night Train", "noir")


async def test_nothing_needs_to_be_typed_for_a_campaign(table: Table) -> None:
    asked = await table.gm.slash("campaign new", language="sv")
    await table.gm.send(await table.gm.press(asked.message, "Nyx"))
    head = (await table.state()).campaign
    assert (head.name, head.language) == ("play", "sv")


async def test_a_campaign_with_a_game_and_no_name_is_named_like_its_channel(table: Table) -> None:
    await table.gm.slash("campaign new", system="zapas")
    assert (await table.state()).campaign.name == "play"


async def test_the_first_message_has_join_and_keeps_the_list_of_who_is_here(table: Table) -> None:
    await table.gm.slash("campaign new", name="River", system="nyx")
    assert "**greta** · GM" in whole(start(table))
    form = await table.alva.press(start(table), "Join")
    sheet = await table.alva.fill(form, "Mira")
    assert sheet.message.ephemeral
    assert (await table.character("Mira")).seat == "2"
    assert "**alva** · player · plays Mira" in whole(start(table))
    await table.boris.slash("campaign join")
    assert "**boris** · player · plays nobody yet" in whole(start(table))
    await table.boris.press((await table.boris.slash("campaign leave")).message, "Leave the seat")
    assert "boris" not in whole(start(table))


async def test_the_list_is_kept_after_a_restart(table: Table) -> None:
    await table.gm.slash("campaign new", name="River", system="nyx")
    await table.restart()
    await table.alva.slash("character new", name="Mira")
    assert "**alva** · player · plays Mira" in whole(start(table))


async def test_who_joins_may_name_a_character_later(table: Table) -> None:
    await table.gm.slash("campaign new", name="River", system="nyx")
    joined = await table.alva.fill(await table.alva.press(start(table), "Join"), "")
    assert labels(joined.message) == ["New character"]
    again = await table.alva.press(start(table), "Join")
    assert (await table.alva.fill(again, "Mira")).message.ephemeral
    assert (await table.character("Mira")).seat == "2"


async def test_who_has_a_seat_and_a_character_is_told_before_typing(table: Table) -> None:
    await table.gm.slash("campaign new", name="River", system="nyx")
    for person in (table.gm, table.alva):
        if person is table.alva:
            await person.fill(await person.press(start(table), "Join"), "Mira")
        refused = await person.press(start(table), "Join")
        assert refused.text.startswith("You already have a seat in River")


async def test_the_hash_of_the_dice_and_the_cut_are_behind_a_button(table: Table) -> None:
    table.deal()
    await table.gm.slash("campaign new", name="River", system="nyx")
    (deck,) = await table.bot.table.store.proofs.decks(1)
    founded = start(table)
    assert deck.promise not in whole(founded)
    assert deck.promise[:32] in whole(founded).replace(" ", "")
    assert labels(founded) == ["Join", "Follow", "The dice"]
    shown = (await table.alva.press(founded, "The dice")).message
    assert deck.promise in whole(shown)
    assert labels(shown) == ["Cut the deck"]


async def test_a_forged_button_begins_no_game_that_is_not_there(table: Table) -> None:
    for wanted in ("chess", "chess.sv"):
        answer = await table.gm.forge_form(f"n:begun:{NOWHERE}:{wanted}", "River")
        assert answer.text.startswith("This button is out of date")
