"""What a process saved and did not live to tell is told once, by the process that has the server."""

from bot import create_bot
from rules.campaign.actions import MoveTime
from settings import Settings
from storage.changes import Asked
from tests.cogs.tabletop import Table


async def begin(table: Table, shard: int) -> None:
    """End the process that there is, and begin one that has one of two shards."""
    await table.bot.close()
    settings = Settings(database=str(table.database), shards=2, shard_ids=(shard,), sync_commands=False)
    table.bot = create_bot(settings, dice=table.dice, now=table.watch)
    await table.env.restart_bot(table.bot)


async def owed(table: Table) -> int:
    return len(await table.bot.table.store.debts.all())


async def test_what_a_dead_process_owed_is_told_once_by_the_next_that_has_the_server(table: Table) -> None:
    own = (table.guild.id >> 22) % 2
    await table.campaign()
    before = [message.content for message in table.read()]
    seat = (await table.state()).campaign.seat_of(table.gm.id)
    asked = Asked(table.channel.id, table.read()[-1].id + 1, 0)
    await table.bot.table.play(1, MoveTime(minutes=300), seat, asked=asked)
    await begin(table, 1 - own)
    assert ([message.content for message in table.read()], await owed(table)) == (before, 1)
    for _ in range(2):
        await begin(table, own)
        told = [message.content for message in table.read()][len(before) :]
        assert (len(told), await owed(table)) == (1, 0)
        assert "5 hours" in told[0]
