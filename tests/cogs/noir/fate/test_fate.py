"""Fate outside rolls, in Discord: accounts, changes by the GM, setbacks, pledges, rescues, the ledger."""

from typing import Any

import pytest

from rules.campaign.actions import ChangeSetting
from rules.noir.base.enums import Activation, FateUse
from rules.noir.state.actions import SetFate
from rules.noir.state.campaign_state import GivenFate, Limitation
from tests.simulated.noir_combats import main, noir, npc, person_called, pot
from tests.simulated.reading import controls, labels, menu_ids, options, whole
from tests.simulated.tabletop import Answer, Person, Table

NIGHTMARES = Limitation(name="Nightmares", activation=Activation.FATE, effect="cannot sleep")


async def laid(table: Table, *, alma: int = 6, berit: int = 5, purse: int = 10) -> None:
    """Create Alva's Alma, Boris's Berit and the GM's Konrad, and hand out Fate."""
    await noir(table)
    await main(table, table.alva, "Alma", fate=alma, entries=(NIGHTMARES,))
    await main(table, table.boris, "Berit", fate=berit)
    await npc(table, "Konrad")
    await pot(table, purse)


async def fates(table: Table) -> tuple[int, int, int]:
    """Return the points of Alma, Berit and the pot."""
    state = await table.state()
    alma, berit = await person_called(table, "Alma"), await person_called(table, "Berit")
    return alma.fate, berit.fate, state.shared.pot


async def typed(person: Person, shown: Any, button: str, *texts: str) -> Answer:
    return await person.fill(await person.press(shown, button), *texts)


async def own(person: Person) -> Any:
    """Return the message that shows a player's Fate account."""
    return (await person.slash("noir fate")).message


# ------------------------------------------------------------------------------- accounts


@pytest.mark.rule("NOIR-45", "NOIR-60")
async def test_a_player_sees_the_own_account_and_the_prices(table: Table) -> None:
    await laid(table)
    shown = await table.alva.slash("noir fate")
    assert shown.message.ephemeral
    assert shown.text == "Alma: 6 Fate points."
    assert labels(shown.message) == ["Change: 4…", "Harm NPC: 12…", "Contact…", "Rescue", "Toward a clue"]
    other = await table.boris.slash("noir fate", character="Alma")
    assert other.text == "You don’t play Alma. Choose one of your own characters."


@pytest.mark.rule("NOIR-60")
async def test_the_gm_sees_the_pot_and_every_account(table: Table) -> None:
    await laid(table)
    shown = await table.gm.slash("noir fate")
    assert shown.message.ephemeral
    for said in ("10", "Alma", "Berit"):
        assert said in whole(shown.message)
    assert len(menu_ids(shown.message)) == 3


@pytest.mark.rule("NOIR-45")
async def test_the_gm_sets_an_account_with_a_reason_in_public(table: Table) -> None:
    await laid(table)
    shown = (await table.gm.slash("noir fate")).message
    form = await table.gm.choose(shown, "noir-account", (await person_called(table, "Alma")).id)
    await table.gm.fill(form, "9", "A good evening")
    assert await fates(table) == (9, 5, 10)
    assert "A good evening" in whole(table.read()[-1])
    assert "9" in whole(shown)
    form = await table.gm.choose(shown, "noir-account", "0")
    before = len(table.read())
    await table.gm.fill(form, "20", "More trouble")
    assert await fates(table) == (9, 5, 20)
    assert not any("20" in whole(message) for message in table.read()[before:])


# ------------------------------------------------------------------------------- changes


@pytest.mark.rule("NOIR-60", "NOIR-64")
async def test_a_change_waits_for_the_gm_in_public_and_is_paid_when_allowed(table: Table) -> None:
    await laid(table)
    answer = await typed(table.alva, await own(table.alva), "Change: 4…", "The door was never locked")
    assert answer.place.content == "✅ The GM has been asked."
    asked = table.read()[-1]
    assert f"<@{table.gm.id}>" in asked.content
    assert "The door was never locked" in whole(asked)
    assert labels(asked) == ["Allow", "Refuse"]
    assert await fates(table) == (6, 5, 10)
    await table.restart()
    refused = await table.alva.press(asked, "Allow")
    assert refused.text.startswith("Only the GM can do that.")
    await table.gm.press(asked, "Allow")
    assert await fates(table) == (2, 5, 10)
    assert "The door was never locked" in whole(table.read()[-1])
    assert not controls(table.read()[-1])


@pytest.mark.rule("NOIR-64")
async def test_a_change_that_is_refused_costs_nothing(table: Table) -> None:
    await laid(table, alma=12)
    await typed(table.alva, await own(table.alva), "Harm NPC: 12…", "The lamp falls on Konrad")
    asked = table.read()[-1]
    await table.gm.press(asked, "Refuse")
    assert await fates(table) == (12, 5, 10)
    late = await table.gm.forge("n:noir-judge:1:6:1:0", on=asked.id)
    assert late.text.startswith("The GM has already answered that.")


@pytest.mark.rule("NOIR-60", "NOIR-64")
async def test_the_gm_changes_the_situation_from_the_pot_at_once(table: Table) -> None:
    await laid(table)
    shown = (await table.gm.slash("noir fate")).message
    await typed(table.gm, shown, "Change: 4…", "It starts to rain")
    assert await fates(table) == (6, 5, 6)
    assert "It starts to rain" in whole(table.read()[-1])
    forged = await table.alva.forge_form("n:noir-altered:1:0:0", "It stops")
    assert forged.text.startswith("Only the GM can do that.")


async def test_a_change_that_cannot_be_paid_is_not_even_asked(table: Table) -> None:
    await laid(table, alma=3)
    before = len(table.read())
    answer = await typed(table.alva, await own(table.alva), "Change: 4…", "The door was never locked")
    assert answer.text.startswith(
        "That takes 4 Fate points, and there are 3. Do it without, or let another player pay for a rescue."
    )
    assert len(table.read()) == before


async def test_what_waits_is_answered_from_the_gm_s_own_panel_as_well(table: Table) -> None:
    await laid(table)
    await typed(table.alva, await own(table.alva), "Change: 4…", "The door was never locked")
    shown = (await table.gm.slash("noir fate")).message
    (waiting,) = options(shown, "noir-ask").values()
    question = await table.gm.choose(shown, "noir-ask", waiting)
    assert labels(question.place) == ["Allow", "Refuse"]
    await table.gm.press(question.place, "Allow")
    assert await fates(table) == (2, 5, 10)
    assert "The door was never locked" in whole(table.read()[-1])
    old = next(message for message in table.read() if message.components)
    late = await table.gm.press(old, "Refuse")
    assert late.text.startswith("The GM has already answered that.")
    assert not any(message.components for message in table.read())


# ------------------------------------------------------------------------------- contacts


@pytest.mark.rule("NOIR-66")
async def test_the_gm_names_the_price_of_a_contact_by_a_button(table: Table) -> None:
    await laid(table)
    await typed(table.alva, await own(table.alva), "Contact…", "Olle at the harbour office")
    asked = table.read()[-1]
    assert labels(asked) == ["5 points", "10 points", "15 points", "Refuse"]
    dear = await table.gm.press(asked, "10 points")
    assert dear.text.startswith(
        "That takes 10 Fate points, and there are 6. Do it without, or let another player pay for a rescue."
    )
    await table.gm.press(asked, "5 points")
    assert await fates(table) == (1, 5, 10)
    again = await typed(table.alva, await own(table.alva), "Contact…", "Olle again")
    assert again.text.startswith(
        "Alma has already met an old contact in this scene. Try again in the next one."
    )


@pytest.mark.rule("NOIR-66")
async def test_the_gm_makes_somebody_known_from_the_pot(table: Table) -> None:
    await laid(table)
    shown = (await table.gm.slash("noir fate")).message
    prices = await table.gm.choose(shown, "noir-know", (await person_called(table, "Alma")).id)
    await typed(table.gm, prices.place, "5 points", "Her brother's creditor")
    assert await fates(table) == (6, 5, 5)
    assert "creditor" in whole(table.read()[-1])


# ------------------------------------------------------------------------------- setbacks


@pytest.mark.rule("NOIR-36", "NOIR-61")
async def test_a_setback_switches_a_limitation_on_until_the_scene_ends(table: Table) -> None:
    await laid(table)
    shown = (await table.gm.slash("noir fate")).message
    offered = options(shown, "noir-setback")
    assert list(offered) == ["Alma: Nightmares"]
    await table.gm.choose(shown, "noir-setback", offered["Alma: Nightmares"])
    assert await fates(table) == (7, 5, 7)
    assert (await person_called(table, "Alma")).limitations[0].active
    assert "Nightmares" in whole(table.read()[-1])
    again = await table.gm.slash("noir fate")
    assert not any("noir-setback" in each for each in menu_ids(again.message))
    await table.gm.declares("scene new")
    assert not (await person_called(table, "Alma")).limitations[0].active
    assert "Nightmares" in whole(table.read()[-1])


async def test_a_player_pays_for_no_setback(table: Table) -> None:
    await laid(table)
    alma = (await person_called(table, "Alma")).id
    await table.gm.declares("scene new")
    forged = await table.boris.forge("n:noir-setback:1", [f"{alma}.0"])
    assert forged.text.startswith("Only the GM can do that.")


# ------------------------------------------------------------------------------- inspiration


@pytest.mark.rule("NOIR-65")
async def test_pledges_are_paid_together_once_the_gm_agrees(table: Table) -> None:
    await laid(table)
    shown = await table.alva.press(await own(table.alva), "Toward a clue")
    assert list(options(shown.place, "noir-pledged")) == ["nothing", "1 point", "2 points"]
    await table.alva.choose(shown.place, "noir-pledged", "1")
    assert await fates(table) == (6, 5, 10)
    told = table.read()[-1]
    assert labels(told) == ["Toward a clue"]
    joined = await table.boris.press(told, "Toward a clue")
    assert joined.message.ephemeral
    assert list(options(joined.message, "noir-pledged")) == ["nothing", "1 point"]
    await table.boris.choose(joined.message, "noir-pledged", "1")
    asked = table.read()[-1]
    assert labels(asked) == ["Allow", "Refuse"]
    await table.gm.press(asked, "Allow")
    assert await fates(table) == (5, 4, 10)


@pytest.mark.rule("NOIR-65")
async def test_a_clue_that_the_gm_refuses_costs_nothing_and_pledges_are_gone(table: Table) -> None:
    await laid(table)
    shown = await table.alva.press(await own(table.alva), "Toward a clue")
    await table.alva.choose(shown.place, "noir-pledged", "2")
    late = await table.boris.forge("n:noir-pledged:1:2", ["1"])
    assert late.text.startswith("The group has promised enough")
    await table.gm.press(table.read()[-1], "Refuse")
    assert await fates(table) == (6, 5, 10)
    assert not (await table.state()).shared.pledges


@pytest.mark.rule("NOIR-65")
async def test_others_can_join_a_pledge_while_something_else_waits_for_the_gm(table: Table) -> None:
    await laid(table)
    await typed(table.alva, await own(table.alva), "Change: 4…", "The door was never locked")
    shown = await table.alva.press(await own(table.alva), "Toward a clue")
    await table.alva.choose(shown.place, "noir-pledged", "1")
    assert labels(table.read()[-1]) == ["Toward a clue"]


# ------------------------------------------------------------------------------- rescue


@pytest.mark.rule("NOIR-69")
async def test_a_rescue_is_put_together_from_menus_and_confirmed_by_the_gm(table: Table) -> None:
    await laid(table, berit=0)
    shown = await table.alva.press(await own(table.alva), "Rescue")
    assert "Berit" in whole(shown.place)
    shown = await table.alva.choose(shown.place, "noir-rescue-set points", "6")
    shown = await table.alva.choose(shown.place, "noir-rescue-set use", "survive")
    assert whole(shown.place).startswith("Alma pays 6: Berit may use 3 right now.")
    await typed(table.alva, shown.place, "Pay 6…", "She pulls her aside")
    asked = table.read()[-1]
    assert "She pulls her aside" in whole(asked)
    assert await fates(table) == (6, 0, 10)
    await table.gm.press(asked, "Allow")
    assert await fates(table) == (0, 0, 10)
    assert (await person_called(table, "Berit")).grace == GivenFate(use=FateUse.SURVIVE, points=3)
    assert "3" in whole(await own(table.boris))


@pytest.mark.rule("NOIR-69")
async def test_a_table_that_asks_for_no_help_in_the_story_lets_a_rescue_be_paid_at_once(table: Table) -> None:
    await laid(table, berit=0)
    await table.play(ChangeSetting(key="fate-rescue-help", value="no"), table.gm)
    shown = await table.alva.press(await own(table.alva), "Rescue")
    await typed(table.alva, shown.place, "Pay 2…", "She shouts")
    assert await fates(table) == (4, 0, 10)


# ------------------------------------------------------------------------------- the ledger


async def test_the_ledger_says_who_paid_what_for_what(table: Table) -> None:
    await laid(table)
    await typed(table.alva, await own(table.alva), "Change: 4…", "The door was never locked")
    await table.gm.press(table.read()[-1], "Allow")
    shown = await table.boris.slash("noir ledger")
    assert shown.message.ephemeral
    assert "The door was never locked" in whole(shown.message)
    assert not controls(shown.message)
    record = await table.boris.slash("campaign record")
    assert "The door was never locked" in whole(record.message)


async def test_a_long_ledger_is_read_page_by_page(table: Table) -> None:
    await laid(table)
    alma = (await person_called(table, "Alma")).id
    for number in range(12):
        await table.play(SetFate(character=alma, points=number, reason=f"No. {number}"), table.gm)
    shown = await table.gm.slash("noir ledger")
    assert labels(shown.message) == ["Older"]
    older = await table.gm.press(shown.message, "Older")
    assert labels(older.place) == ["Newer"]
    assert "No. 2" in whole(older.place)
    late = await table.gm.forge("n:noir-ledger:1:9")
    assert late.text.startswith("This button is out of date and no longer does anything")


@pytest.mark.parametrize("language", ["sv-SE", "ru"])
async def test_fate_reads_in_the_language_of_the_person_who_asks(table: Table, language: str) -> None:
    await laid(table)
    table.languages |= {table.alva.id: language, table.gm.id: language}
    for person in (table.alva, table.gm):
        shown = await person.slash("noir fate")
        assert "Fate" not in whole(shown.message)
        assert all(len(label) <= 18 for label in labels(shown.message))
