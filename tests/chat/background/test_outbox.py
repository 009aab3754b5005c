"""Messages that a process saved but never sent are sent once, by the next process that has the server."""

import sqlite3
from contextlib import closing
from typing import Any

import pytest

from application import create_bot
from chat.delivery import followup
from rules.campaign.actions import FoundCampaign, MoveTime
from storage.documents.changes import AnnounceTarget
from tests.simulated.reading import whole
from tests.simulated.tabletop import Table
from tests.simulated.zapas_sheets import begun, zapas


async def begin(table: Table, shard: int) -> None:
    """Stop the current process, and start one that has this shard of two."""
    await table.bot.close()
    other = {"shards": 2, "shard_ids": (shard,), "sync_commands": False}
    settings = table.bot.settings.model_copy(update=other)
    table.bot = create_bot(settings, dice=table.dice, now=table.watch)
    await table.env.restart_bot(table.bot)


async def owed(table: Table) -> int:
    return len(await table.bot.table.store.outbox.all())


async def test_two_proposals_whose_one_message_was_never_sent_are_told_once_each(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    table.forgives = True
    own = (table.guild.id >> 22) % 2
    await zapas(table)
    await begun(table, table.alva, "Tova")
    await table.alva.slash("zapas trait", name="Wizard", draft=True)
    shown = await table.alva.slash("zapas trait", name="Thief", draft=True)
    tova = (await table.character("Tova")).id

    async def broken(*_: Any) -> Any:
        raise RuntimeError

    monkeypatch.setattr(followup, "_posted", broken)
    await table.alva.forge(f"n:z-propose:1:{tova}:0", on=shown.message.id)
    assert await owed(table)
    for _ in range(2):
        await begin(table, own)
        told = [whole(message) for message in table.read()]
        assert [sum(name in one for one in told) for name in ("Wizard", "Thief")] == [1, 1]
    assert await owed(table) == 0


async def test_an_unreadable_campaign_does_not_hold_up_the_outbox_of_another(table: Table) -> None:
    table.forgives = True
    own = (table.guild.id >> 22) % 2
    await table.campaign()
    found = FoundCampaign(holder=table.gm.id, name="Another", language="en", place=table.voice.id)
    await table.bot.table.found(table.guild.id, "nyx", found)
    before = [message.content for message in table.read()]
    for campaign in (2, 1):
        asked = AnnounceTarget(table.channel.id, table.read()[-1].id + campaign, 0)
        seat = (await table.bot.table.state(campaign)).campaign.seat_of(table.gm.id)
        await table.bot.table.play(campaign, MoveTime(minutes=300), seat, asked=asked)
    await table.bot.close()
    with closing(sqlite3.connect(table.database)) as connection, connection:
        connection.execute("UPDATE campaigns SET doc = '{' WHERE id = 1")
    await begin(table, own)
    told = [message.content for message in table.read()][len(before) :]
    assert (len(told), await owed(table)) == (1, 1)


async def test_the_next_process_on_the_server_sends_once_what_a_dead_process_did_not(table: Table) -> None:
    own = (table.guild.id >> 22) % 2
    await table.campaign()
    before = [message.content for message in table.read()]
    seat = (await table.state()).campaign.seat_of(table.gm.id)
    asked = AnnounceTarget(table.channel.id, table.read()[-1].id + 1, 0)
    await table.bot.table.play(1, MoveTime(minutes=300), seat, asked=asked)
    await begin(table, 1 - own)
    assert ([message.content for message in table.read()], await owed(table)) == (before, 1)
    for _ in range(2):
        await begin(table, own)
        told = [message.content for message in table.read()][len(before) :]
        assert (len(told), await owed(table)) == (1, 0)
        assert "5 hours" in told[0]
