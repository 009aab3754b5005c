"""An idle server takes little memory, and is unpacked completely as soon as somebody uses the bot."""

import asyncio
import gc
from typing import Any, NamedTuple

import discord
import pytest

from application import create_bot, freeze_when_ready
from benchmarks.guild_payloads import payload
from benchmarks.guilds import connection, objects
from settings import Settings
from tests.simulated.tabletop import Table

Json = dict[str, Any]
#: An event of a kind that the cache does not expect, so that it unpacks the server.
UNFORESEEN = "WEBHOOKS_UPDATE"


class Side(NamedTuple):
    """A bot's knowledge of Discord, which a test feeds with gateway events."""

    state: Any

    def tell(self, event: str, data: Json) -> None:
        self.state.parsers[event](data)

    @property
    def packed(self) -> tuple[int, ...]:
        found: tuple[int, ...] = self.state.packed()
        return found


async def side(*, in_use: bool) -> Side:
    return Side(connection("in-use" if in_use else "idle"))


@pytest.fixture
def server() -> Json:
    return payload(1)


def home(server: Json) -> int:
    return int(server["id"])


def known(one: Side, server: Json) -> Json:
    """Return everything that the bot uses of the library's knowledge about a server."""
    guild = one.state._guilds[home(server)]
    return {
        "name": guild.name,
        "owner": guild.owner_id,
        "roles": {role.id: (role.name, role.permissions, role.position) for role in guild.roles},
        "channels": {
            channel.id: (type(channel), channel.name, channel.overwrites, channel.position)
            for channel in guild.channels
        },
        "threads": {thread.id: (thread.name, thread.parent_id, thread.locked) for thread in guild.threads},
        "voices": {
            channel.id: frozenset(channel.voice_states)
            for channel in guild.channels
            if isinstance(channel, discord.VoiceChannel)
        },
        "me": [role.id for role in guild.me.roles],
        "allowed": {channel.id: channel.permissions_for(guild.me) for channel in guild.channels},
    }


def events(server: Json) -> list[tuple[str, Json]]:
    """Return events of every kind that a server may send while nobody plays there."""
    there = {"guild_id": server["id"]}
    text, other, last = server["channels"][5], server["channels"][6], server["channels"][-1]
    voices = [channel for channel in server["channels"] if channel["type"] == 2]
    role, thread = server["roles"][3], server["threads"][0]
    speaker, me = server["voice_states"][0], server["members"][-1]
    head = {key: value for key, value in server.items() if not isinstance(value, list)}
    closed = {**thread["thread_metadata"], "archived": True}
    return [
        ("CHANNEL_CREATE", {**text, **there, "id": "77", "name": "new"}),
        ("CHANNEL_UPDATE", {**other, **there, "name": "renamed", "permission_overwrites": []}),
        ("CHANNEL_DELETE", {**last, **there}),
        ("CHANNEL_PINS_UPDATE", {**there, "channel_id": text["id"], "last_pin_timestamp": None}),
        ("GUILD_ROLE_CREATE", {**there, "role": {**role, "id": "78", "name": "new"}}),
        ("GUILD_ROLE_UPDATE", {**there, "role": {**role, "name": "renamed", "permissions": "8"}}),
        ("GUILD_ROLE_DELETE", {**there, "role_id": server["roles"][4]["id"]}),
        ("GUILD_MEMBER_UPDATE", {**me, **there, "roles": ["78", server["roles"][-1]["id"]]}),
        ("GUILD_MEMBER_UPDATE", {**server["members"][0], **there, "roles": []}),
        ("THREAD_CREATE", {**thread, **there, "id": "79", "name": "new"}),
        ("THREAD_UPDATE", {**thread, **there, "thread_metadata": closed}),
        ("THREAD_UPDATE", {**server["threads"][1], **there, "name": "renamed"}),
        ("THREAD_DELETE", {**server["threads"][2], **there}),
        ("VOICE_STATE_UPDATE", {**speaker, **there, "channel_id": voices[1]["id"]}),
        ("VOICE_STATE_UPDATE", {**server["voice_states"][1], **there, "channel_id": None}),
        ("VOICE_STATE_UPDATE", {**speaker, **there, "user_id": "80"}),
        (
            "GUILD_UPDATE",
            {**head, "name": "Another name", "roles": [*server["roles"][:5], server["roles"][-1]]},
        ),
    ]


async def test_an_idle_server_takes_an_eighth_of_the_memory_of_the_library_default() -> None:
    assert await objects("idle", 15) <= await objects("default", 15) / 8


async def test_all_events_of_an_idle_server_are_known_when_it_is_unpacked(server: Json) -> None:
    idle, used = await side(in_use=False), await side(in_use=True)
    for one in (idle, used):
        one.tell("GUILD_CREATE", payload(1))
    assert list(idle.packed) == [home(server)]
    assert not used.packed
    for event, data in events(server)[:-1]:
        idle.tell(event, dict(data))
        used.tell(event, dict(data))
        assert idle.packed
    idle.tell(UNFORESEEN, {"guild_id": server["id"], "channel_id": "77"})
    assert not idle.packed
    assert known(idle, server) == known(used, server)


@pytest.mark.parametrize("number", range(17))
async def test_each_single_event_is_known_when_the_server_is_unpacked(server: Json, number: int) -> None:
    idle, used = await side(in_use=False), await side(in_use=True)
    event, data = events(server)[number]
    for one in (idle, used):
        one.tell("GUILD_CREATE", payload(1))
        one.tell(event, dict(data))
    idle.tell(UNFORESEEN, {"guild_id": server["id"], "channel_id": "77"})
    assert known(idle, server) == known(used, server)


async def test_a_server_that_is_unpacked_is_kept_as_it_is_after_an_outage(server: Json) -> None:
    one = await side(in_use=False)
    one.tell("GUILD_CREATE", payload(1))
    one.tell(UNFORESEEN, {"guild_id": server["id"], "channel_id": "77"})
    one.tell("GUILD_DELETE", {"id": server["id"], "unavailable": True})
    one.tell("GUILD_CREATE", payload(1))
    assert not one.packed
    assert not one.state._guilds[home(server)].unavailable


async def test_a_server_that_kicks_the_bot_is_forgotten(server: Json) -> None:
    one = await side(in_use=False)
    one.tell("GUILD_CREATE", payload(1))
    one.tell("GUILD_DELETE", {"id": server["id"]})
    assert not one.packed
    assert home(server) not in one.state._guilds


async def test_a_server_that_has_just_invited_us_is_not_packed(server: Json) -> None:
    one = await side(in_use=False)
    del server["unavailable"]
    one.tell("GUILD_CREATE", server)
    assert not one.packed


async def test_waiting_for_all_servers_includes_packed_ones(server: Json) -> None:
    one = await side(in_use=False)
    one.state.shard_count = 1
    one.state._ready_states[0] = asyncio.Queue()
    one.tell("GUILD_CREATE", server)
    assert one.state._ready_states[0].get_nowait().id == home(server)


async def test_the_first_command_on_a_server_unpacks_it(table: Table) -> None:
    state: Any = table.env.bot._connection
    assert len(state.packed()) == 2
    await table.gm.slash("campaign new", system="nyx", name="River")
    assert len(state.packed()) == 1


async def test_objects_that_exist_when_the_bot_is_ready_are_exempt_from_garbage_collection(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    done: list[str] = []
    monkeypatch.setattr(gc, "collect", lambda: done.append("collected"))
    monkeypatch.setattr(gc, "freeze", lambda: done.append("frozen"))
    monkeypatch.setattr(gc, "set_threshold", lambda *after: done.append(f"after {after[0]}"))
    made = create_bot(Settings())
    freeze_when_ready(made)
    (on_ready,) = made.extra_events["on_ready"]
    await on_ready()
    assert done == ["collected", "frozen", "after 700"]
    assert not made.extra_events["on_ready"]


def test_only_the_necessary_gateway_intents_are_requested() -> None:
    made = create_bot(Settings())
    assert {name for name, wanted in made.intents if wanted} == {"guilds", "voice_states"}
    kept: Any = made._connection
    assert not any(wanted for _, wanted in kept.member_cache_flags)
