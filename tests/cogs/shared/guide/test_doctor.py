"""/doctor: what prevents the bot from working on a server, and what its buttons fix."""

import discord
import pytest

from tests.chat.delivery.test_direct_messages import close_door
from tests.simulated.reading import labels
from tests.simulated.tabletop import Table


async def test_a_gm_is_told_privately_that_all_is_well(table: Table) -> None:
    await table.campaign()
    answer = await table.gm.slash("doctor")
    assert answer.message.ephemeral
    assert answer.text.startswith(
        "✅ All is well here.\nChannels without a problem: 1 of 1.\n3 people have a seat."
    )
    assert "Commands: up to date." in answer.text
    assert labels(answer.message) == ["Try messages"]


async def test_what_is_forbidden_and_what_is_gone_is_told_with_its_fix(table: Table) -> None:
    await table.campaign()
    await table.gm.slash("campaign here", at=table.voice)
    play, voice = (table.bot.get_channel(each.id) for each in (table.channel, table.voice))
    assert isinstance(play, discord.TextChannel)
    assert isinstance(voice, discord.VoiceChannel)
    await play.set_permissions(play.guild.me, attach_files=False)
    await voice.delete()
    await table.env.settle()
    text = (await table.gm.slash("doctor")).text
    assert "⚠ 2 things are in my way." in text
    assert f"Channel settings of <#{table.channel.id}> → Permissions → " in text
    assert text.count("Attach Files") == 1
    assert f"/campaign unbind {table.voice.id}" in text


async def test_a_deleted_panel_is_found_and_posted_again_by_a_button(table: Table) -> None:
    await table.wrestling()
    await table.gm.actor.delete(table.panel)
    answer = await table.gm.slash("doctor")
    assert "1 panel is behind or was deleted." in answer.text
    mended = await table.gm.press(answer.message, "Fix what I can")
    assert "All is well" in mended.place.content
    assert "Choose" in labels(table.panel)


async def test_letters_are_tried_once_and_a_closed_door_is_told(table: Table) -> None:
    await table.campaign()
    close_door(table, table.boris)
    answer = await table.gm.slash("doctor")
    assert "There are 3 people I haven’t written to since I started" in answer.text
    tried = await table.gm.press(answer.message, "Try messages")
    assert "boris doesn’t get direct messages from me." in tried.place.content
    assert [len(each.letters) for each in (table.gm, table.alva, table.boris)] == [1, 1, 0]
    assert table.alva.letters[0].content.startswith(
        "✅ This is a test for The Night Train: my messages reach you"
    )
    await table.gm.press(tried.place, "Try messages")
    assert len(table.alva.letters) == 1


async def test_who_has_left_the_server_is_told(table: Table) -> None:
    await table.campaign()
    table.guild.remove_member(table.boris.actor)
    assert "has left the server. Give the seat to someone with" in (await table.gm.slash("doctor")).text


async def test_commands_that_discord_lost_are_told_again(table: Table) -> None:
    await table.campaign()
    home = discord.Object(table.guild.id)
    await table.bot.http.bulk_upsert_guild_commands(table.bot.application_id or 0, home.id, [])
    assert "Commands: up to date." in (await table.gm.slash("doctor")).text
    assert {each.name for each in await table.bot.tree.fetch_commands(guild=home)} == {
        "nyx",
        "correct",
        "nyx-odds",
    }


async def test_where_there_is_no_campaign_a_manager_of_the_server_is_told_so(table: Table) -> None:
    await table.gm.slash("campaign new", at=table.voice, system="nyx", name="The Night Train")
    text = (await table.gm.slash("doctor")).text
    assert "There’s no campaign here, so this covers the channel and the server" in text
    assert f"For The Night Train, ask in <#{table.voice.id}>." in text
    assert (await table.alva.slash("doctor")).text.startswith("There’s no campaign in this channel yet.")


@pytest.mark.parametrize("verb", ["doctor-mend", "doctor-try"])
async def test_a_player_presses_no_button_of_it(table: Table, verb: str) -> None:
    await table.campaign()
    answer = await table.alva.forge(f"n:{verb}:1")
    assert answer.text.startswith("Only the GM and the people who manage the server can see this.")
    assert not table.boris.letters
