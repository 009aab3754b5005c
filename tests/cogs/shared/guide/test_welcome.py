"""A server that invites the bot is told once what to do; buttons lead to the first steps."""

from datetime import timedelta
from typing import Any

import discord
import simcord

from cogs.shared.guide.welcome import WELCOMED
from storage.store import utc_now
from tests import seam
from tests.chat.background.test_outbox import begin
from tests.simulated.reading import ids, labels, whole
from tests.simulated.tabletop import Answer, Person, Table

FIRST, AGAIN = "2026-05-01T10:00:00+00:00", "2026-05-08T10:00:00+00:00"


async def invited(table: Table, guild: simcord.GuildHandle, joined: str = FIRST, **other: Any) -> None:
    """Let a server invite the bot, with an event that does not mark the server as unavailable before."""
    await seam.invited(table.env, guild, joined_at=joined, **other)


def server(table: Table, locale: str = "en-US") -> tuple[simcord.GuildHandle, simcord.ChannelHandle]:
    guild = table.env.create_guild("New", preferred_locale=locale)
    return guild, guild.create_text_channel("general")


async def test_a_server_that_invites_the_bot_reads_once_what_to_do_and_help_is_a_press_away(
    table: Table,
) -> None:
    guild, general = server(table)
    visitor = Person(table, guild.add_member(table.env.create_user("vera")))
    await invited(table, guild)
    (said,) = general.history()
    assert said.content.startswith("🎲 Hi! I’m Nattvakt")
    assert "</campaign new:" in said.content
    assert (labels(said), ids(said)) == (["Help"], ["n:welcome-scene:0:en", "n:help:0"])
    answer = Answer(await visitor.actor.click(said, label="Help"))
    assert answer.message.ephemeral
    assert whole(answer.message).startswith("Nobody plays a campaign here yet.")
    assert len(general.history()) == 1


async def test_a_ready_scene_is_chosen_on_the_welcome_in_its_language_and_the_welcome_stays(
    table: Table,
) -> None:
    guild, general = server(table, "sv-SE")
    visitor, other = (Person(table, guild.add_member(table.env.create_user(one))) for one in ("vera", "vem"))
    await invited(table, guild)
    before = whole(general.history()[0])
    answer = await visitor.choose(general.history()[0], "welcome-scene", "ferry")
    assert answer.place.ephemeral
    campaign = (await table.state()).campaign
    assert (campaign.name, campaign.language, campaign.places) == ("Nattfärjan", "sv", (general.id,))
    assert campaign.held_by(visitor.id) is not None
    assert whole(general.history()[0]) == before
    again = await other.choose(general.history()[0], "welcome-scene", "ferry")
    assert again.text.startswith("This channel already belongs to another campaign.")
    assert again.message.ephemeral


async def test_a_restart_and_an_outage_are_no_new_invitation_but_being_invited_again_is_one(
    table: Table,
) -> None:
    guild, general = server(table)
    await invited(table, guild)
    await table.restart()
    await seam.away(table.env, guild)
    await invited(table, guild)  # the end of an outage in the form of an invitation
    assert len(general.history()) == 1
    await seam.thrown_out(table.env, guild)
    assert await table.bot.table.store.notes.get(f"{WELCOMED}{guild.id}") is None
    await invited(table, guild)
    assert len(general.history()) == 2
    await invited(table, guild, AGAIN)  # the bot was removed and invited again while it was offline
    assert len(general.history()) == 3


async def test_a_server_that_invited_the_bot_while_it_was_stopped_is_told_once_at_its_start(
    table: Table,
) -> None:
    guild, general = server(table)
    await table.restart()
    assert not general.history(), "what was there before the first start is not new"
    me: Any = table.env.backend.guilds[guild.id].members[table.bot.user.id]  # type: ignore[union-attr]
    me.joined_at = (utc_now() + timedelta(hours=1)).isoformat()
    own = (guild.id >> 22) % 2
    for shard, told in ((1 - own, []), (own, ["🎲 Hi! I’m Nattvakt"]), (own, ["🎲 Hi! I’m Nattvakt"])):
        await begin(table, shard)
        assert [one.content[:18] for one in general.history()] == told
    assert not table.read()
    assert table.bot.get_guild(guild.id) is None, "who has been told is kept packed"


async def test_the_system_channel_comes_first_then_any_other_where_the_bot_may_write(table: Table) -> None:
    guild, general = server(table, "sv-SE")
    closed: Any = {guild.default_role: discord.PermissionOverwrite(send_messages=False)}
    rules = guild.create_text_channel("rules", overwrites=closed)
    lobby = guild.create_text_channel("lobby")
    await invited(table, guild, system_channel_id=str(lobby.id))
    assert lobby.history()[0].content.startswith("🎲 Jag är Nattvakt")
    assert not general.history()
    await invited(table, guild, AGAIN, system_channel_id=str(rules.id))
    assert general.history()[0].content.startswith("🎲 Jag är Nattvakt")


async def test_where_the_bot_may_write_nowhere_it_says_nothing_and_notes_nothing(table: Table) -> None:
    guild = table.env.create_guild("Shut", preferred_locale="ru")
    closed: Any = {guild.default_role: discord.PermissionOverwrite(view_channel=False)}
    hidden = guild.create_text_channel("hidden", overwrites=closed)
    await invited(table, guild)
    assert not hidden.history()
    assert await table.bot.table.store.notes.get(f"{WELCOMED}{guild.id}") is None


async def test_a_server_that_takes_no_message_after_all_is_not_asked_again(table: Table) -> None:
    guild, general = server(table)
    table.env.inject_error("POST", f"*/channels/{general.id}/messages", status=403, code=50001)
    await invited(table, guild)
    await invited(table, guild)
    assert not general.history()


async def test_a_campaign_is_started_by_three_presses_and_a_name(table: Table) -> None:
    table.languages[table.gm.id] = "sv-SE"
    helped = await table.gm.slash("help")
    asked = await table.gm.press(helped.message, "Starta en kampanj")
    assert labels(asked.message) == ["Nyx", "Noir (www.noir.nu)", "Zapas"]
    form = await table.gm.press(asked.message, "Zapas")
    assert form.form["title"] == "Ny kampanj: Zapas"
    begun = await table.gm.fill(form, "Nattåget")
    assert not labels(begun.place)
    campaign = (await table.state()).campaign
    assert (campaign.name, campaign.system, campaign.language) == ("Nattåget", "zapas", "sv")
    assert campaign.places == (table.channel.id,)


async def test_a_newcomer_gets_a_seat_and_a_sheet_by_one_press_and_a_name(table: Table) -> None:
    await table.gm.slash("campaign new", system="nyx", name="The Night Train")
    helped = await table.alva.slash("help")
    assert labels(helped.message) == ["Join", "New character", "Follow"]
    form = await table.alva.press(helped.message, "New character")
    await table.alva.fill(form, "Mira")
    assert (await table.character("Mira")).seat == "2"
    again = await table.alva.slash("help")
    assert again.text.startswith("You’re making Mira for The Night Train")
    assert labels(again.message) == ["Finish the sheet", "What’s waiting"]
    sheet = await table.alva.press(again.message, "Finish the sheet")
    assert any(each.startswith("n:sheet-") for each in ids(sheet.message))


async def test_help_says_whose_turn_it_is_with_the_button_for_it_and_knows_threads(table: Table) -> None:
    await table.duel()
    mine = await table.alva.slash("help", at=table.thread)
    assert "⚠ Mira: **" in whole(mine.message)
    assert labels(mine.message)[0] == "Choose"
    assert "This thread belongs to its channel’s campaign:" in whole(mine.message)
    gm = await table.gm.slash("help")
    assert labels(gm.message)[-2:] == ["Start a session", "What’s waiting"]
    preview = await table.gm.press(gm.message, "Start a session")
    assert any(each.startswith("n:course:1:start") for each in ids(preview.message))


async def test_help_in_a_letter_leads_to_what_waits(table: Table) -> None:
    await table.duel()
    shown = await table.alva.actor.user.slash("help")
    assert shown.response is not None
    assert labels(shown.response) == ["What’s waiting"]
    waits = Answer(await table.alva.actor.user.click(shown.response, label="What’s waiting"))
    assert "The Night Train" in whole(waits.message)


async def test_where_nothing_is_yet_a_button_leads_on(table: Table) -> None:
    nowhere = await table.alva.slash("now")
    assert labels(nowhere.message) == ["Start a campaign", "Help"]
    await table.campaign()
    for empty in ("character list", "nyx pending", "campaign record"):
        assert labels((await table.alva.slash(empty)).message) == ["New character", "Help"]
    await table.finished_character(table.alva, "Mira")
    assert labels((await table.alva.slash("luck")).message) == ["Show the table", "What’s waiting", "Help"]
    assert labels((await table.gm.slash("now")).message) == ["Start a session", "Help"]


async def test_a_campaign_begun_by_a_forged_button_is_of_a_game_and_on_a_server(table: Table) -> None:
    await table.gm.slash("help")
    letter = (await table.gm.actor.user.send_dm("Good evening")).id
    for custom_id in ("n:begin:0", "n:begin-as:0:nyx"):
        answer = await table.gm.forge(custom_id, at=table.gm.actor.user.dm_channel, on=letter)
        assert answer.text.startswith("You can’t reach this campaign from here:")
    for answer in (
        await table.gm.forge_form("n:begun:0:chess", "The Night Train"),
        await table.gm.forge_form("n:begin-as:0:nyx", "The Night Train"),
    ):
        assert answer.text.startswith("This button is out of date and no longer does anything")
    assert await table.bot.table.store.campaigns.of(table.guild.id) == ()
