"""Each server sees the shared commands and those of its games, and they are registered only once."""

import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import discord
import pytest
import simcord

from application import create_bot
from chat.client.client import Nattvakt
from settings import Settings
from tests import seam
from tests.simulated.tabletop import Answer, Table

Slash = Callable[..., Awaitable[object]]

OWN = {"nyx": {"nyx", "correct", "nyx-odds"}, "noir": {"noir", "noir-odds"}, "zapas": {"zapas"}}


async def seen(table: Table, guild: int) -> set[str]:
    """Return the commands that Discord has for this one server."""
    return {each.name for each in await table.bot.tree.fetch_commands(guild=discord.Object(guild))}


def told(env: simcord.Env) -> list[str]:
    """Return the servers for which commands were registered, in order."""
    return [each.path.split("/", 3)[-1] for each in env.http_requests if each.method == "PUT"]


async def test_starting_a_campaign_brings_the_commands_of_its_game_before_the_answer(table: Table) -> None:
    home = table.guild.id
    assert await seen(table, home) == set()
    assert not [name for name in table.gm.actor.available_commands(table.channel) if "nyx" in name]
    await table.gm.slash("campaign new", system="nyx", name="The Night Train")
    assert await seen(table, home) == OWN["nyx"]
    await table.gm.slash("campaign new", at=table.voice, name="Harbour", system="noir")
    assert await seen(table, home) == OWN["nyx"] | OWN["noir"]
    assert await seen(table, table.stranger.actor.guild.id) == set()
    await table.gm.slash("campaign new", at=table.thread, system="nyx", name="The Day Ferry")
    assert told(table.env) == ["commands", f"guilds/{home}/commands", f"guilds/{home}/commands"]


async def test_a_restart_registers_nothing_that_is_registered_already_and_the_commands_still_work(
    table: Table,
) -> None:
    await table.campaign()
    before = told(table.env)
    await table.restart()
    await table.guard()
    assert (await table.gm.slash("nyx conflict", character="Guard", opponent="Other")).text
    assert told(table.env) == before


async def test_a_server_that_invites_the_bot_again_gets_its_commands_again(table: Table) -> None:
    await table.campaign()
    before = len(told(table.env))
    guild = table.bot.get_guild(table.guild.id)
    assert guild is not None
    await table.bot.on_guild_join(guild)
    assert len(told(table.env)) == before + 1


async def test_a_server_whose_commands_discord_rejects_blocks_no_other(
    table: Table, caplog: pytest.LogCaptureFixture
) -> None:
    table.env.inject_error("PUT", f"*/guilds/{table.guild.id}/commands", status=403, code=50001)
    with caplog.at_level(logging.WARNING):
        answer = await table.gm.slash("campaign new", system="nyx", name="The Night Train")
    assert answer.place.content.startswith("✅ You’re the GM of The Night Train.")
    assert f"server {table.guild.id} did not get its commands" in caplog.text


async def test_a_command_that_a_client_knows_in_an_older_form_is_refused_privately(table: Table) -> None:
    table.forgives = True  # the simulation counts the refusal as an error of the bot
    answer = Answer(await seam.outdated_slash(table.alva.actor, table.channel, "campaign"))
    assert answer.text.startswith("This command isn’t available here:")
    assert answer.message.ephemeral


async def test_typing_into_a_command_of_a_game_that_is_not_played_here_suggests_nothing(table: Table) -> None:
    table.forgives = True  # as above
    answer = await seam.outdated_slash(table.alva.actor, table.channel, "noir", typing=True)
    assert answer.response is None


@asynccontextmanager
async def started(path: Path, guild: int) -> AsyncIterator[tuple[Nattvakt, Slash]]:
    """Yield a bot with one test server, and a function that uses commands there."""
    bot = create_bot(Settings(database=str(path), test_guild=guild))
    env = simcord.Env(bot)
    greta = env.create_user("greta")
    home = env.create_guild("Trial", id=guild, owner=greta)
    play = home.create_text_channel("play")
    await env.start()
    try:
        yield bot, partial(simcord.MemberActor(env, home, greta).slash, play)
    finally:
        await env.shutdown()
        await bot.close()


async def test_on_a_test_server_the_commands_are_there_at_once_and_nowhere_else(
    tmp_path: Path,
) -> None:
    async with started(tmp_path / "test.sqlite3", 4242) as (bot, slash):

        async def there() -> set[str]:
            return {each.name for each in await bot.tree.fetch_commands(guild=discord.Object(4242))}

        assert "campaign" in await there()
        assert "nyx" not in await there()
        await slash("campaign new", system="nyx", name="The Night Train")
        assert {"campaign", "nyx", "correct"} <= await there()
        assert not await bot.tree.fetch_commands()


async def test_the_commands_are_registered_once_and_again_only_when_they_change(tmp_path: Path) -> None:
    path, counts = str(tmp_path / "test.sqlite3"), []
    env = simcord.Env(create_bot(Settings(database=path)))
    await env.start()
    try:
        for _ in range(3):
            await env.bot.close()
            await env.restart_bot(create_bot(Settings(database=path)))
            counts.append(len(told(env)))
    finally:
        await env.shutdown()
        await env.bot.close()
    assert counts == [1, 1, 1]
