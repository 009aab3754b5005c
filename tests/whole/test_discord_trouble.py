"""When Discord or the bot fails, saved data stays, messages are true, and missing ones are sent later."""

import logging
from typing import Any

import pytest
from simcord import ChannelHandle

from rules.campaign.actions import BindPlace
from rules.core.refusal import Refused
from table.play.table import Table as Play
from tests.simulated.reading import labels, whole
from tests.simulated.tabletop import Answer, Table
from tests.whole.test_restart import back_again, cut_off


async def test_a_conflict_that_could_not_be_shown_is_open_anyway_and_can_be_shown_later(
    table: Table,
) -> None:
    await table.campaign()
    await table.finished_character(table.alva, "Mira")
    await table.guard()
    await cut_off(table)
    answer = await table.open_conflict()
    assert answer.text == ("“Mira – Guard” is open. I couldn’t post it here. The button below tries again.")
    assert (await table.conflict()).is_open
    await back_again(table)
    await table.gm.press(answer.message, "Status")
    assert labels(table.panel) == ["Choose", "Status", "More…"]


async def test_a_panel_that_discord_rejected_is_shown_later_without_a_press(table: Table) -> None:
    await table.wrestling()
    await cut_off(table)
    await table.picked(table.alva, "Waiting")
    await back_again(table)
    assert "🔒 Mira · " not in table.panel.content
    await table.env.advance_time(600)
    assert "🔒 Mira · " in table.panel.content


async def test_players_are_warned_while_the_bot_cannot_post_and_no_longer_once_it_can(table: Table) -> None:
    await table.wrestling()
    table.env.inject_error("PATCH", "/channels/*/messages/*", status=403, code=50013)
    await table.picked(table.alva, "Waiting")
    said = "⚠ Nobody can see this in the channel yet: I’m not allowed to write there"
    assert (await table.alva.press(table.panel, "Choose")).text.startswith(said)
    assert "🔒 Mira · " in table.panel.content
    assert said not in (await table.alva.press(table.panel, "Choose")).text


async def test_an_unconfirmed_save_is_reported_as_saved(
    table: Table, caplog: pytest.LogCaptureFixture
) -> None:
    await table.wrestling()
    shown = await table.alva.press(table.panel, "Choose")
    table.env.inject_error("PATCH", "/webhooks/*/messages/@original", status=500)
    answer = await table.alva.press(shown.message, "Waiting")
    assert answer.text.startswith("That is saved, but showing it went wrong.")
    assert answer.message.ephemeral
    assert (await table.conflict()).side(1).pick is not None
    assert reference(answer.text) in caplog.text
    table.forgives = True


async def test_an_unexpected_error_changes_nothing_and_has_a_reference_that_is_in_the_log(
    table: Table, caplog: pytest.LogCaptureFixture
) -> None:
    await table.wrestling()
    await table.picked(table.alva, "Waiting")
    before = await table.version()
    answer = await table.gm.press(table.gm.letters[-1], "Waiting")  # and there are no dice to roll
    assert answer.text.startswith("That didn’t work, and nothing was changed.")
    assert await table.version() == before
    (logged,) = [r for r in caplog.records if reference(answer.text) in r.getMessage()]
    assert logged.levelno == logging.ERROR
    assert logged.exc_info
    table.forgives = True
    table.dice.add(3, 5)
    await table.gm.press(table.gm.letters[-1], "Waiting")
    assert table.story.content.startswith("Round 1")


async def about_to_roll(table: Table) -> Answer:
    """Set up Mira's roll and return the message with its button."""
    await table.campaign()
    await table.finished_character(table.alva, "Mira")
    return await table.alva.slash("nyx roll", attribute="mind")


async def test_a_roll_that_could_not_be_told_is_told_later_once(table: Table) -> None:
    table.forgives = True
    shown = await about_to_roll(table)
    table.env.inject_error("POST", "/webhooks/*/*", status=500, times=2)
    table.dice.add(4)
    answer = await table.alva.press(shown.message, "Roll")
    assert answer.text.startswith("That is saved, but")
    assert not any("Mind 5" in message.content for message in table.read())
    for _ in range(2):
        await table.env.advance_time(600)
        assert [m.content for m in table.read() if "Mind 5" in m.content] == ["Mira · Mind 5: **4**"]
    assert await table.bot.table.store.outbox.all() == ()


async def test_a_result_that_discord_rejects_at_first_is_posted_again(table: Table) -> None:
    shown = await about_to_roll(table)
    table.env.inject_error("POST", "/webhooks/*/*", status=500)
    table.dice.add(4)
    answer = await table.alva.press(shown.message, "Roll")
    assert answer.text == "Mira rolls Mind 5: **4** → effect 4"
    assert await table.bot.table.store.outbox.all() == ()


async def test_without_permission_to_read_the_channel_nothing_is_posted_again(table: Table) -> None:
    table.forgives = True
    shown = await about_to_roll(table)
    channel: Any = table.env.bot.get_channel(table.channel.id)
    await channel.set_permissions(channel.guild.me, read_message_history=False)
    await table.env.settle()
    table.env.inject_error("POST", "/webhooks/*/*", status=500)
    table.dice.add(4)
    answer = await table.alva.press(shown.message, "Roll")
    assert answer.text.startswith("That is saved, but")
    await table.env.advance_time(600)
    await table.restart()
    assert not any("Mind 5" in message.content for message in table.read())
    assert await table.bot.table.store.outbox.all() == ()


async def test_a_roll_is_still_told_if_discord_demands_a_longer_wait_than_the_bot_accepts(
    table: Table,
) -> None:
    table.forgives = True
    shown = await about_to_roll(table)
    table.env.inject_error("POST", "/webhooks/*/*", status=500, times=2)
    table.env.inject_error("POST", "/channels/*/messages", status=429)
    table.dice.add(4)
    await table.alva.press(shown.message, "Roll")
    await table.env.advance_time(600)
    assert len(await table.bot.table.store.outbox.all()) == 1
    await table.restart()
    assert [m.content for m in table.read() if "Mind 5" in m.content] == ["Mira · Mind 5: **4**"]
    assert await table.bot.table.store.outbox.all() == ()


async def test_a_panel_that_discord_delays_is_shown_later(table: Table) -> None:
    await table.wrestling()
    table.env.inject_error("PATCH", "/channels/*/messages/*", status=429)
    await table.picked(table.alva, "Waiting")
    assert "🔒 Mira · " not in table.panel.content
    await table.env.advance_time(600)
    assert "🔒 Mira · " in table.panel.content


async def test_messages_saved_before_a_refusal_are_sent(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As if another process had just changed the state that a press relies on."""
    await table.campaign()
    play = Play.play

    async def refused(*asked: Any, **how: Any) -> Any:
        await play(*asked, **how)
        raise Refused("undo-stale")

    monkeypatch.setattr(Play, "play", refused)
    await table.gm.slash("scene time", hours=1)
    assert not any("1 hour" in whole(message) for message in table.read())
    await table.env.advance_time(600)
    assert [whole(message) for message in table.read() if "1 hour" in whole(message)]
    assert await table.bot.table.store.outbox.all() == ()


async def test_sent_messages_leave_the_outbox(table: Table) -> None:
    await table.campaign()
    await table.gm.slash("scene time", hours=1)
    assert await table.bot.table.store.outbox.all() == ()


async def deleted(table: Table, channel: ChannelHandle) -> None:
    found: Any = table.env.bot.get_channel(channel.id)
    await found.delete()
    await table.env.settle()


async def test_a_contest_that_lost_its_only_channel_continues_where_the_gm_wants_it(table: Table) -> None:
    await table.wrestling()
    await table.picked(table.alva, "Waiting")
    await deleted(table, table.channel)
    letter = table.gm.letters[-1].content
    assert letter.startswith("⚠ The channel of “Mira – Guard” was deleted.")
    assert "/campaign here" in letter
    table.dice.add(3, 5)
    answer = await table.gm.press(table.gm.letters[-2], "Waiting")
    assert "Sealed" in answer.text
    assert len(table.gm.letters) == 2, "the GM is told once"
    found = await table.gm.slash("campaign here", at=table.voice, campaign="The Night Train")
    assert found.text == (
        "This channel now belongs to The Night Train.\n"
        "Now played here, because the old channel was deleted: Mira – Guard"
    )
    assert (await table.state()).campaign.places == (table.voice.id,), "the old place is forgotten"
    await goes_on_in_voice(table)


async def test_a_contest_that_lost_one_of_several_channels_continues_in_another_at_once(table: Table) -> None:
    await table.wrestling()
    await table.play(BindPlace(place=table.voice.id), table.gm)
    await deleted(table, table.channel)
    assert not table.gm.letters
    table.channel = table.voice
    await table.picked(table.alva, "Waiting")
    table.dice.add(3, 5)
    await table.gm.press(table.gm.letters[-1], "Waiting")
    await table.restart()
    await goes_on_in_voice(table)


async def test_a_channel_that_was_deleted_while_the_bot_was_away_is_noticed_at_the_start(
    table: Table,
) -> None:
    await table.wrestling()
    await table.play(BindPlace(place=table.voice.id), table.gm)
    gone = table.channel.id
    await table.restart(meanwhile=lambda: table.env.backend.delete_channel(gone))
    await table.env.settle()
    table.channel = table.voice
    assert table.read()[0].content.startswith("⚠ “Mira – Guard” goes on here: its channel was deleted.")
    assert "Choose" in labels(table.panel)


async def goes_on_in_voice(table: Table) -> None:
    """The GM gets a reason, then the story of the round and the panel with the next buttons appear."""
    table.channel = table.voice
    why, *_, live = (message.content for message in table.read())
    assert why.startswith("⚠ “Mira – Guard” goes on here: its channel was deleted.")
    assert f"<@{table.gm.id}>" in why
    assert live.startswith("Round 1")
    assert live == table.panel.content
    assert labels(table.panel) == ["Use the win", "Status", "How it counted", "More…"]


def reference(text: str) -> str:
    return text.rstrip(".").split()[-1]


async def test_a_command_that_fails_says_so_and_is_logged(
    table: Table, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    await table.campaign()

    async def broken(*_: object) -> None:
        raise RuntimeError("the disk is full")

    monkeypatch.setattr(table.bot.table, "play", broken)
    answer = await table.gm.slash("scene time", hours=1)
    assert answer.text.startswith("That didn’t work, and nothing was changed.")
    assert answer.message.ephemeral
    assert "command time failed" in caplog.text
    table.forgives = True
