"""The private names of simcord that the practice table and the tests rely on still work."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import discord
import pytest
import simcord
from discord import app_commands
from discord.ext import commands
from simcord import interactions

from practice.simulation import simcord_internals
from practice.simulation.simcord_internals import locale_of
from tests.seam import hurry, slow_rest, together


class Race(commands.Bot):
    """A bot that tells callers their locale, and gives away one item with a race between check and award."""

    def __init__(self) -> None:
        super().__init__(command_prefix=commands.when_mentioned, intents=discord.Intents(guilds=True))
        self.taken: list[str] = []
        self.tree.add_command(hello)
        self.tree.add_command(take)

    async def setup_hook(self) -> None:
        await self.tree.sync()


@app_commands.command(description="Hello")
async def hello(interaction: discord.Interaction[Race]) -> None:
    await interaction.response.send_message(f"{interaction.locale} {interaction.guild_locale}")


@app_commands.command(description="Take it")
async def take(interaction: discord.Interaction[Race]) -> None:
    free = not interaction.client.taken
    await interaction.response.defer()
    if free:
        interaction.client.taken.append(interaction.user.name)


@pytest.fixture
async def simcord_bot() -> AsyncIterator[commands.Bot]:
    bot = Race()
    yield bot
    await bot.close()


@pytest.fixture
def env(simcord_env: simcord.Env) -> simcord.Env:
    return simcord_env


def two(env: simcord.Env) -> tuple[simcord.ChannelHandle, simcord.MemberActor, simcord.MemberActor]:
    guild = env.create_guild()
    at = guild.create_text_channel("play")
    return at, guild.add_member(env.create_user("alva")), guild.add_member(env.create_user("boris"))


async def test_the_language_of_one_user_affects_nobody_else(env: simcord.Env) -> None:
    at, alva, boris = two(env)
    with locale_of({alva.id: "sv-SE"}.get, "ru"):
        for actor in (alva, boris):
            await actor.slash(at, "hello")
    await alva.slash(at, "hello")
    assert [each.content for each in at.history()] == ["sv-SE ru", "en-US ru", "en-US en-US"]


def test_the_real_language_is_restored_even_after_an_error() -> None:
    real = interactions.base_payload
    with pytest.raises(ZeroDivisionError), locale_of(lambda _: None):
        raise ZeroDivisionError
    assert interactions.base_payload is real


async def test_two_actions_at_once_show_a_race_that_requests_without_a_pause_would_hide(
    env: simcord.Env, monkeypatch: pytest.MonkeyPatch
) -> None:
    at, alva, boris = two(env)
    assert isinstance(env.bot, Race)
    with monkeypatch.context() as patch:
        slow_rest(patch)
        await together(env, lambda: alva.slash(at, "take"), lambda: boris.slash(at, "take"))
    assert env.bot.taken == ["alva", "boris"]
    env.bot.taken.clear()
    await together(env, lambda: alva.slash(at, "take"), lambda: boris.slash(at, "take"))
    assert env.bot.taken == ["alva"]


async def test_settling_can_be_made_quick(env: simcord.Env) -> None:
    at, alva, _ = two(env)
    await env.settle()
    hurry(env)
    clock, took = asyncio.get_running_loop().time, list[float]()
    for _ in range(20):
        before = clock()
        await alva.slash(at, "take")
        took.append(clock() - before)
    assert min(took) < 0.05, "the machine may be busy, but not all the time"


async def test_the_records_are_forgotten_once_they_are_read(env: simcord.Env) -> None:
    at, alva, _ = two(env)
    await alva.slash(at, "hello")
    assert simcord_internals.drain(env)
    assert not simcord_internals.drain(env)
    assert env.transcript() == ""


async def test_a_start_may_take_as_long_as_everything_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fails once `Env.start` settles in another way: then a busy machine ends starts after five seconds."""
    env, given = simcord.Env(Race(), settle_timeout=20), list[float | None]()

    async def settle(self: simcord.Env, *, timeout: float | None = None, **_: object) -> None:  # noqa: ASYNC109
        given.append(timeout)

    monkeypatch.setattr(simcord.Env, "_settle_internal", settle)
    simcord_internals.start_patiently(env)
    await env.start()
    await env.shutdown()
    assert 5 not in given
    assert 20 in given
