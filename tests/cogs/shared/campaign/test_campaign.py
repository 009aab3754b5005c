"""/campaign and /scene: starting, binding and viewing a campaign, and its scenes."""

import pytest

from rules.nyx.base.enums import Attribute
from rules.nyx.state import actions as nyx
from tests.simulated.reading import labels, whole
from tests.simulated.tabletop import Table


async def test_the_founder_of_a_campaign_is_its_gm_and_everybody_sees_it(table: Table) -> None:
    answer = await table.gm.slash("campaign new", system="nyx", name="The Night Train")
    head = (await table.state()).campaign
    assert (head.name, head.system, head.language) == ("The Night Train", "nyx", "en")
    assert head.gm.holder == table.gm.id
    assert head.places == (table.channel.id,)
    (seen,) = [m for m in table.boris.reads() if m.content == "The Night Train: a campaign of Nyx"]
    assert not seen.flags.ephemeral
    assert 'by Olle "Snigel" Linge' in whole(seen)
    assert answer.result.acknowledged
    assert answer.place.content.startswith("✅ You’re the GM of The Night Train. Your players press")
    assert "/npc new" in answer.place.content


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "Language of the story: English"), ("sv", "Svenska"), ("ru", "Русский")],
)
async def test_a_campaign_is_told_in_the_language_that_was_chosen(
    table: Table, language: str, said: str
) -> None:
    await table.gm.slash("campaign new", name="Nattåget", system="nyx", language=language)
    assert said.casefold() in whole(table.read()[-1]).casefold()


async def test_without_a_choice_a_campaign_speaks_the_language_of_its_founder(table: Table) -> None:
    table.languages[table.gm.id] = "sv-SE"
    await table.gm.slash("campaign new", system="nyx", name="Nattåget")
    assert (await table.state()).campaign.language == "sv"


async def test_a_thread_and_a_voice_channel_s_text_can_have_a_campaign_of_their_own(table: Table) -> None:
    for place in (table.thread, table.voice):
        await table.gm.slash("campaign new", at=place, system="nyx", name="Aside")
        assert place.history()[-1].content == "Aside: a campaign of Nyx"


async def test_a_thread_belongs_to_its_channel_s_campaign(table: Table) -> None:
    await table.campaign()
    answer = await table.alva.slash("campaign info", at=table.thread)
    assert answer.text.startswith("The Night Train")


async def test_further_places_are_bound_to_the_server_s_campaign(table: Table) -> None:
    await table.campaign()
    answer = await table.gm.slash("campaign here", at=table.voice)
    assert answer.text == "This channel now belongs to The Night Train."
    assert answer.message.ephemeral
    assert (await table.state()).campaign.places == (table.channel.id, table.voice.id)


async def test_of_several_campaigns_one_is_offered_and_bound_by_name_or_number(table: Table) -> None:
    await table.campaign()
    await table.gm.slash("campaign new", at=table.thread, system="nyx", name="The Day Ferry")
    assert await table.gm.offered("campaign here", "campaign") == ["The Night Train", "The Day Ferry"]
    assert await table.gm.offered("campaign here", "campaign", "ferry") == ["The Day Ferry"]
    choices = await table.gm.actor.autocomplete(table.voice, "campaign here", "campaign", "ferry")
    await table.gm.slash("campaign here", at=table.voice, campaign=choices[0]["value"])
    assert (await table.state(2)).campaign.places == (table.thread.id, table.voice.id)


async def test_another_server_s_campaigns_are_not_offered(table: Table) -> None:
    await table.campaign()
    assert await table.stranger.offered("campaign here", "campaign", at=table.elsewhere) == []


async def test_campaign_info_is_private_and_in_the_reader_s_language(table: Table) -> None:
    await table.campaign()
    table.languages[table.alva.id] = "ru"
    answer = await table.alva.slash("campaign info")
    assert answer.message.ephemeral
    assert "Система" in whole(answer.message)


@pytest.mark.rule("NYX-48")
async def test_the_next_scene_clears_fatigue_and_says_whose(table: Table) -> None:
    await table.wrestling(length=3, lead=-3)
    table.dice.add(9, 2)
    await table.picked(table.alva, "Defensive")
    await table.gm.press(table.gm.letters[-1], "Defensive")
    shown = await table.alva.press(table.panel, "Use the win")
    await table.alva.press(shown.message, "Break off")
    shown = await table.alva.press(table.panel, "Penalty…")
    await table.alva.press(shown.message, "Fatigue")
    assert (await table.character("Mira")).ratings[Attribute.BODY].fatigue == 2
    await table.gm.declares("scene new")
    assert (await table.character("Mira")).ratings[Attribute.BODY].fatigue == 0
    assert any(m.content == "Scene 2 begins. Changes for: Mira." for m in table.read())


async def test_a_scene_without_fatigue_just_begins(table: Table) -> None:
    await table.campaign()
    await table.gm.declares("scene new")
    assert any("Scene 2" in m.content for m in table.boris.reads())
    assert (await table.state()).campaign.scene == 2


async def test_campaign_info_says_who_is_here_and_where_it_is_played(table: Table) -> None:
    await table.campaign()
    await table.play(nyx.CreateCharacter(name="Mira"), table.alva)
    answer = await table.gm.slash("campaign info")
    assert f"Played in <#{table.channel.id}>" in whole(answer.message)
    assert "player · plays Mira" in whole(answer.message)
    assert labels(answer.message) == ["Join", "Follow"]
