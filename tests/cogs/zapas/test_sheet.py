"""Zapas in Discord: the guided form of a sheet, step by step, until the character is in play."""

from typing import Any

import pytest

from rules.zapas.state.campaign_state import Character, ProposalState
from tests.simulated.reading import labels, menu_ids, options, whole
from tests.simulated.tabletop import Answer, Table
from tests.simulated.zapas_sheets import aspect, begun, crew, person, trait, zapas


async def form(table: Table, name: str = "Tova") -> Any:
    """Let Alva start an empty sheet; return its form."""
    await zapas(table)
    return (await table.alva.slash("character new", name=name)).message


async def tova(table: Table) -> Character:
    return await person(table, "Tova")


async def written(table: Table, shown: Any, name: str) -> Answer:
    """Write a new trait by its name; return the trait's page."""
    return await table.alva.fill(await table.alva.press(shown, "New trait…"), name)


async def test_a_campaign_of_zapas_credits_its_source_and_says_what_to_do(table: Table) -> None:
    answer = await table.gm.slash("campaign new", name="The Airship", system="zapas")
    assert answer.place.content.startswith("✅ You’re the GM of The Airship.")
    assert "/zapas pending" in answer.place.content
    info = await table.gm.slash("campaign info")
    assert "Blackbird Pie" in whole(info.message)


async def test_a_new_sheet_is_private_and_says_what_is_missing_and_what_comes_first(table: Table) -> None:
    shown = await form(table)
    assert shown.ephemeral
    assert labels(shown) == ["Biography…", "New trait…", "New flag…", "Look again", "Ready"]
    assert "Next: write a short biography" in whole(shown)


@pytest.mark.rule("ZAP-1")
async def test_the_biography_is_written_in_a_form_that_opens_with_it_again(table: Table) -> None:
    shown = await form(table)
    await table.alva.fill(await table.alva.press(shown, "Biography…"), "Grew up aboard.")
    assert (await tova(table)).biography == "Grew up aboard."
    again = await table.alva.press(shown, "Biography…")
    assert again.form["components"][0]["component"]["value"] == "Grew up aboard."


@pytest.mark.rule("ZAP-2", "ZAP-4")
async def test_a_trait_is_written_as_a_draft_and_its_level_chosen_with_the_sum_in_sight(table: Table) -> None:
    page = await written(table, await form(table), "Thief")
    (one,) = (await tova(table)).traits
    assert (one.name, one.level, one.proposal.state) == ("Thief", 6, ProposalState.DRAFT)
    assert "4: makes 4 of 18" in options(page.place, "z-level")
    after = await table.alva.choose(page.place, "z-level", "4")
    assert (await tova(table)).traits[0].level == 4
    assert "Levels so far: 4 of 18." in whole(after.place)
    await written(table, (await table.alva.press(after.place, "Back")).place, "Sailor")
    await table.alva.slash("zapas trait", name="Captain", draft=True)
    levels = [each.level for each in (await tova(table)).traits]
    assert levels == [4, 6, 6]
    assert len(table.read()) == 0  # nobody else hears of drafts


@pytest.mark.rule("ZAP-2")
async def test_drafts_are_proposed_together_and_the_others_are_pinged_once(table: Table) -> None:
    shown = await form(table)
    for name in ("Thief", "Sailor"):
        await written(table, shown, name)
    again = (await table.alva.slash("character sheet")).message
    await table.alva.press(again, "Propose 2")
    (posted,) = table.read()
    assert all(f"<@{person.id}>" in posted.content for person in (table.boris, table.gm))
    assert "“Thief”" in whole(posted)
    assert "“Sailor”" in whole(posted)
    states = {each.proposal.state for each in (await tova(table)).traits}
    assert states == {ProposalState.PROPOSED}


@pytest.mark.rule("ZAP-5", "ZAP-6")
async def test_aspects_are_written_several_at_once_once_their_trait_is_accepted(table: Table) -> None:
    await zapas(table)
    number = await begun(table, table.alva, "Tova")
    thief = await trait(table, table.alva, number, "Thief", 4)
    shown = (await table.alva.slash("character sheet")).message
    page = await table.alva.choose(shown, "z-trait", str(thief))
    asked = await table.alva.press(page.place, "New aspects…")
    assert len(asked.form["components"]) == 4
    drafted = await table.alva.fill(asked, "lockpicks", "light fingers", "", "")
    assert "Propose 2" in labels(drafted.place)
    await table.alva.press(drafted.place, "Propose 2")
    assert [each.text for each in (await tova(table)).traits[0].aspects] == ["lockpicks", "light fingers"]
    assert len(table.read()) == 1
    answer = await table.alva.slash("zapas aspect", trait="Thief", text="keen ears")
    assert "keen ears" in whole(answer.place)
    assert len(table.read()) == 2


async def test_two_aspects_of_one_text_are_refused_and_none_is_written(table: Table) -> None:
    await zapas(table)
    number = await begun(table, table.alva, "Tova")
    thief = await trait(table, table.alva, number, "Thief", 4)
    shown = (await table.alva.slash("character sheet")).message
    page = await table.alva.choose(shown, "z-trait", str(thief))
    asked = await table.alva.press(page.place, "New aspects…")
    await table.alva.fill(asked, "lockpicks", "LOCKPICKS", "", "")
    assert not (await tova(table)).traits[0].aspects


@pytest.mark.rule("ZAP-2", "ZAP-7")
async def test_in_creation_a_trait_and_an_accepted_aspect_can_be_taken_off(table: Table) -> None:
    await zapas(table)
    number = await begun(table, table.alva, "Tova")
    thief = await trait(table, table.alva, number, "Thief", 4)
    picks = await aspect(table, table.alva, "Tova", "Thief", "lockpicks")
    shown = (await table.alva.slash("character sheet")).message
    page = await table.alva.choose(shown, "z-trait", str(thief))
    opened = await table.alva.choose(page.place, "z-aspect", str(picks))
    page = await table.alva.press(opened.place, "Take off")
    assert not (await tova(table)).traits[0].aspects
    assert "lockpicks" in table.read()[-1].content
    await table.alva.press(page.place, "Take off")
    assert not (await tova(table)).traits
    assert "Thief" in table.read()[-1].content


@pytest.mark.rule("ZAP-11")
async def test_a_sheet_that_holds_everything_is_put_into_play_once_and_told_to_all(table: Table) -> None:
    await crew(table, ready=())
    shown = (await table.alva.slash("character sheet")).message
    assert "Nothing is missing" in whole(shown)
    done = await table.alva.press(shown, "Ready")
    assert (await tova(table)).ready
    assert "Ready" not in labels(done.place)
    assert "Tova" in table.read()[-1].content
    late = await table.alva.forge("n:z-ready:1:1")
    assert late.text.startswith(
        "Tova is in play, and the sheet is closed. From now on traits grow with experience, while travelling."
    )


@pytest.mark.rule("ZAP-7")
async def test_an_aspect_in_play_offers_no_way_to_be_taken_off(table: Table) -> None:
    await crew(table)
    picks = await aspect(table, table.alva, "Tova", "Thief", "lockpicks")
    who = await tova(table)
    shown = (await table.alva.slash("zapas sheet")).message
    page = await table.alva.choose(shown, "z-trait", str(who.traits[0].id))
    opened = await table.alva.choose(page.place, "z-aspect", str(picks))
    assert labels(opened.place) == ["Back"]
    refused = await table.alva.forge(f"n:z-take-off:1:{who.id}:{who.traits[0].id}:{picks}")
    assert "lockpicks" in refused.text
    assert (await tova(table)) == who


async def test_others_see_a_sheet_without_drafts_and_without_controls(table: Table) -> None:
    shown = await form(table)
    await written(table, shown, "Secret")
    theirs = await table.boris.slash("character sheet", character="Tova")
    assert "Secret" not in whole(theirs.message)
    assert not menu_ids(theirs.message)
    assert not labels(theirs.message)
    refused = await table.boris.slash("character change", character="Tova")
    assert refused.text == "You don’t play Tova. Choose one of your own characters."


async def test_a_sheet_is_gone_on_with_after_a_restart(table: Table) -> None:
    shown = await form(table)
    page = await written(table, shown, "Thief")
    await table.restart()
    await table.alva.choose(page.place, "z-level", "5")
    assert (await tova(table)).traits[0].level == 5
    again = await table.alva.slash("character change")
    assert "New trait…" in labels(again.message)


async def test_a_biography_of_somebody_in_play_is_told_to_all(table: Table) -> None:
    await crew(table)
    before = len(table.read())
    shown = (await table.alva.slash("character change")).message
    await table.alva.fill(await table.alva.press(shown, "Biography…"), "Left home at ten.")
    assert len(table.read()) == before + 1
