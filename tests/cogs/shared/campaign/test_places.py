"""The places of a campaign: binding and releasing them, and finding the campaign from elsewhere."""

from rules.campaign.actions import BindPlace
from tests.simulated.reading import labels
from tests.simulated.tabletop import Table


async def test_a_command_elsewhere_answers_privately_where_one_s_campaigns_are_played(table: Table) -> None:
    await table.campaign()
    await table.boris.slash("campaign new", at=table.thread, system="nyx", name="The Day Ferry")
    answer = await table.alva.slash("nyx roll", at=table.voice, attribute="body", character="Mira")
    assert answer.message.ephemeral
    said, *ways = answer.text.split("\n")
    assert said.startswith("There’s no campaign in this channel yet.")
    assert ways == [f"The Night Train is played here: <#{table.channel.id}>"]
    assert labels(answer.message) == ["Start a campaign", "Help"], "a player cannot bind it"


async def test_who_has_no_seat_is_shown_the_way_to_all_of_the_server_s_campaigns(table: Table) -> None:
    await table.gm.slash("campaign new", system="nyx", name="The Night Train")
    table.languages[table.alva.id] = "sv-SE"
    answer = await table.alva.slash("character sheet", at=table.voice)
    assert answer.text.split("\n")[1] == f"The Night Train spelas här: <#{table.channel.id}>"


async def test_the_gm_binds_the_place_at_once_after_a_restart_too(table: Table) -> None:
    await table.campaign()
    answer = await table.gm.slash("npc new", at=table.voice, name="Guard", value=7)
    assert labels(answer.message)[0] == "Bind it here"
    await table.restart()
    bound = await table.gm.press(answer.message, "Bind it here")
    assert bound.place.content == "This channel now belongs to The Night Train."
    assert table.voice.id in (await table.state()).campaign.places


async def test_of_several_campaigns_each_has_its_button_by_name(table: Table) -> None:
    await table.campaign()
    await table.gm.slash("campaign new", at=table.thread, system="nyx", name="The Day Ferry over the Sound")
    answer = await table.gm.slash("campaign info", at=table.voice)
    assert labels(answer.message)[:2] == ["The Night Train", "The Day Ferry ove…"]


async def test_a_form_that_cannot_open_elsewhere_shows_the_way_too(table: Table) -> None:
    await table.campaign()
    answer = await table.gm.slash("character change", at=table.voice)
    assert f"<#{table.channel.id}>" in answer.text
    assert labels(answer.message)[0] == "Bind it here"


async def test_a_place_is_let_go_here_or_by_its_name(table: Table) -> None:
    await table.campaign()
    await table.play(BindPlace(place=table.voice.id), table.gm)
    assert await table.gm.offered("campaign unbind", "place") == ["play", "Talk"]
    answer = await table.gm.slash("campaign unbind", place="talk")
    assert answer.text == f"<#{table.voice.id}> no longer belongs to The Night Train."
    assert (await table.gm.slash("campaign unbind")).text.startswith(
        "This channel no longer belongs to The Night Train."
    )
    assert (await table.state()).campaign.places == ()
    elsewhere = await table.gm.slash("campaign info")
    assert elsewhere.text.split("\n")[1] == "The Night Train has no channel now."


async def test_one_plays_another_character_in_a_voice_channel_s_text(table: Table) -> None:
    await table.campaign()
    await table.play(BindPlace(place=table.voice.id), table.gm)
    await table.finished_character(table.alva, "Mira")
    await table.finished_character(table.alva, "Tove")
    await table.alva.slash("character play", at=table.voice, character="Tove")
    await table.alva.slash("character play", character="Mira")
    assert (await table.alva.slash("character sheet")).text.startswith("Mira")
    assert (await table.alva.slash("character sheet", at=table.voice)).text.startswith("Tove")
    assert (await table.alva.slash("character sheet", at=table.thread)).text.startswith("Mira")
