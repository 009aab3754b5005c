"""Zapas in Discord: buying and selling dice at displayed prices, and erasing and replacing traits."""

import pytest

from rules.zapas.state.campaign_state import Trait
from tests.simulated.reading import labels, whole
from tests.simulated.tabletop import Answer, Table
from tests.simulated.zapas_sheets import aspect, begun, crew, person, rich, stake, travelling, zapas


async def thief(table: Table) -> Trait:
    return (await person(table, "Tova")).traits[0]


async def page(table: Table) -> Answer:
    """Open the trait Thief from the price list."""
    shown = (await table.alva.slash("zapas advance")).message
    return await table.alva.choose(shown, "z-trait", str((await thief(table)).id))


async def on_the_way(table: Table, xp: int = 0) -> Answer:
    await crew(table)
    await rich(table, "Tova", xp=xp)
    await travelling(table)
    return await page(table)


@pytest.mark.rule("ZAP-36")
async def test_prices_are_shown_and_a_die_is_bought_for_its_number(table: Table) -> None:
    await crew(table)
    await rich(table, "Tova", xp=8)
    shown = await table.alva.slash("zapas advance")
    assert "**Thief** 6: the next die costs 7, the last one sells for 3" in whole(shown.message)
    opened = await page(table)
    assert "Level 7 costs 7 experience." in whole(opened.place)
    bought = await table.alva.press(opened.place, "+1 die: 7 xp")
    assert "+1 die: 8 xp" in labels(bought.place)
    assert ((await thief(table)).level, (await thief(table)).paid[-1]) == (7, 7)
    assert await stake(table, await person(table, "Tova")) == (7, 1)
    assert "Thief" in whole(table.read()[-1])


@pytest.mark.rule("ZAP-36")
async def test_a_price_button_of_an_earlier_level_buys_nothing(table: Table) -> None:
    await crew(table)
    await rich(table, "Tova", xp=30)
    first, second = await page(table), await page(table)
    await table.alva.press(first.place, "+1 die: 7 xp")
    again = await table.alva.press(second.place, "+1 die: 7 xp")
    assert again.text.startswith("This button is out of date and no longer does anything")
    assert (await thief(table)).level == 7


@pytest.mark.rule("ZAP-38")
async def test_a_die_is_sold_in_travel_with_an_account(table: Table) -> None:
    opened = await on_the_way(table)
    await table.alva.fill(await table.alva.press(opened.place, "Sell: +3 xp…"), "Out of practice.")
    assert (await thief(table)).level == 5
    assert await stake(table, await person(table, "Tova")) == (7, 3)
    assert "Out of practice." in whole(table.read()[-1])


@pytest.mark.rule("ZAP-38", "ZAP-40")
async def test_where_all_slots_are_filled_the_aspect_that_falls_asleep_is_chosen_and_later_woken(
    table: Table,
) -> None:
    await crew(table)
    made = [await aspect(table, table.alva, "Tova", "Thief", f"knack {n}") for n in range(6)]
    await rich(table, "Tova", xp=6)
    await travelling(table)
    opened = await page(table)
    assert not any(label.startswith("Sell") for label in labels(opened.place))
    form = await table.alva.choose(opened.place, "z-sell-one", str(made[2]))
    sold = await table.alva.fill(form, "Out of practice.")
    assert [each.text for each in (await thief(table)).dormant] == ["knack 2"]
    assert "New aspects…" not in labels(sold.place)
    bought = await table.alva.press(sold.place, "+1 die: 6 xp")
    asleep = await table.alva.choose(bought.place, "z-aspect", str(made[2]))
    await table.alva.press(asleep.place, "Wake it")
    assert not (await thief(table)).dormant


@pytest.mark.rule("ZAP-39")
async def test_a_trait_is_sold_down_and_then_erased(table: Table) -> None:
    opened = await on_the_way(table)
    for _ in range(5):
        form = await table.alva.press(opened.place, "Sell: +3 xp…")
        opened = await table.alva.fill(form, "Out of practice.")
    assert "Erasing the trait brings 2 experience." in whole(opened.place)
    gone = await table.alva.fill(await table.alva.press(opened.place, "Erase: +2 xp…"), "No thief any more.")
    assert (await thief(table)).archived
    assert await stake(table, await person(table, "Tova")) == (7, 17)
    assert "Look again" in labels(gone.place)  # the sheet is shown, because an erased trait has no page


@pytest.mark.rule("ZAP-41")
async def test_a_trait_is_replaced_once_the_table_accepts_the_new_name(table: Table) -> None:
    opened = await on_the_way(table)
    shown = await table.alva.fill(await table.alva.press(opened.place, "Replace…"), "Smuggler")
    assert "Replace…" not in labels(shown.place)
    vote = table.read()[-1]
    assert "Smuggler" in vote.content
    waiting = await table.alva.choose(shown.place, "z-aspect", "0")
    assert labels(waiting.place) == ["Revise…", "Withdraw", "Back"]
    await table.boris.press(vote, "Approve")
    done = await table.gm.press(vote, "Approve")
    assert (await thief(table)).name == "Smuggler"
    assert "Smuggler" in done.place.content
    assert not labels(done.place)


@pytest.mark.rule("ZAP-38", "ZAP-41")
async def test_in_play_a_form_to_sell_or_replace_does_not_even_open(table: Table) -> None:
    await crew(table)
    opened = await page(table)
    assert "only sell, erase and replace while travelling" in whole(opened.place)
    for label in ("Sell: +3 xp…", "Replace…"):
        refused = await table.alva.press(opened.place, label)
        assert refused.message.ephemeral
        assert refused.result.modal is None


@pytest.mark.rule("ZAP-37")
async def test_in_play_a_new_trait_asks_for_its_flashback(table: Table) -> None:
    await crew(table)
    await rich(table, "Tova", xp=3)
    shown = (await table.alva.slash("zapas advance")).message
    form = await table.alva.press(shown, "New trait…")
    assert [each["label"] for each in form.form["components"]][1] == "The flashback it comes from"
    await table.alva.fill(form, "Cook", "Years in a galley.")
    new = (await person(table, "Tova")).traits[-1]
    assert (new.name, new.flashback, new.account) == ("Cook", True, "Years in a galley.")


async def test_a_character_not_in_play_has_nothing_to_spend(table: Table) -> None:
    await zapas(table)
    await begun(table, table.alva, "Tova")
    refused = await table.alva.slash("zapas advance")
    assert labels(refused.message) == ["Finish the sheet"]
