"""Everything in the tests that relies on simcord's internals: one file to review when simcord changes.

simcord is pinned exactly. Used here: `Env._settle_internal`, its dispatch observers, the dispatch of a raw
interaction, the two fake transports and their errors, and the payload behind a message. Internals that the
practice table uses too are in practice/simulation/simcord_internals.py.
"""

import asyncio
import copy
import pickle
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any

import discord
import pytest
import simcord
from simcord import components, gateway, interactions, results
from simcord.actors import _dispatch_actor_interaction
from simcord.backend import serializers
from simcord.backend.errors import BackendError
from simcord.enums import ComponentType, InteractionType
from simcord.http import client, router
from simcord.http.client import FakeHTTPClient, FakeWebhookAdapter

Actor = simcord.MemberActor | simcord.UserHandle
Result = simcord.InteractionResult


#: Seconds between two looks at whether the bot is idle; looking more often costs more time than it saves.
IDLE = 0.005


def hurry(env: simcord.Env) -> None:
    """Make an Env look every `IDLE` seconds whether the bot is idle, not every fiftieth of one."""
    settle = env._settle_internal

    async def hurried(**how: Any) -> None:
        await settle(**how | {"idle": IDLE})

    env._settle_internal = hurried  # type: ignore[method-assign]


async def together(env: simcord.Env, *actions: Callable[[], Awaitable[Any]]) -> list[Any]:
    """Run several people's actions so that the bot receives all of them before it answers one.

    `asyncio.gather` cannot do this: simcord refuses an action while another one settles.
    """
    settle = env._settle_internal

    async def not_yet(**_: object) -> None:
        pass

    env._settle_internal = not_yet  # type: ignore[method-assign]
    try:
        done = [await action() for action in actions]
    finally:
        env._settle_internal = settle  # type: ignore[method-assign]
    await env.settle()
    return done


def listen(env: simcord.Env, hear: Callable[[str, Any], None]) -> None:
    """Call `hear` with every event that Discord reports, and with what it says."""
    env.backend.subscribers.append(hear)


@contextmanager
def acknowledged_already(env: simcord.Env) -> Iterator[None]:
    """Make Discord believe, while active, that the bot has already deferred each interaction.

    This happens when Discord accepts an acknowledgement but its confirmation is lost.
    """
    forget = env._register_dispatch_observer(lambda interaction: interaction.defer_update())
    try:
        yield
    finally:
        forget()


def honest_errors(patch: pytest.MonkeyPatch) -> None:
    """Raise Discord's server errors as the library does; the simulation has no class for them."""
    plain = client._raise_for

    def raise_for(error: BackendError) -> None:
        if error.status >= 500:
            answer: Any = client._FakeResponse(error.status)
            raise discord.DiscordServerError(answer, error.to_json())
        plain(error)

    patch.setattr(client, "_raise_for", raise_for)


def quick_copies(patch: pytest.MonkeyPatch) -> None:
    """Make simcord's copies of payloads ten times as fast: the commands alone are a large document."""
    for module in (components, results):
        patch.setattr(module, "deepcopy", _copied)
    for module in (gateway, router):
        patch.setattr(module, "copy", SimpleNamespace(deepcopy=_copied))


def _copied(document: Any) -> Any:
    try:
        return pickle.loads(pickle.dumps(document, pickle.HIGHEST_PROTOCOL))  # noqa: S301  # our own data
    except (pickle.PicklingError, TypeError, AttributeError):
        return copy.deepcopy(document)


def slow_rest(patch: pytest.MonkeyPatch) -> None:
    """Let every request to Discord yield before and after, like a real one, so that races appear."""
    for transport in (FakeHTTPClient, FakeWebhookAdapter):
        patch.setattr(transport, "request", _yielding(transport.request))


def _yielding(request: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
    async def slowly(*args: Any, **named: Any) -> Any:
        await asyncio.sleep(0)
        answer = await request(*args, **named)
        await asyncio.sleep(0)
        return answer

    return slowly


async def forged_press(
    actor: Actor,
    at: simcord.ChannelHandle,
    message: int,
    custom_id: str,
    values: Sequence[str] | None = None,
) -> Result:
    """Press a button, or choose from a menu, that need not be on the message."""
    component = _button(custom_id) if values is None else _menu(custom_id, values)
    data = {"custom_id": custom_id, "component_type": component["type"]}
    if values is not None:
        data["values"] = list(values)
    payload = _payload(actor, at, message)
    # discord.py looks for the pressed component in the message that comes with the press
    payload["components"] = [{"type": ComponentType.ACTION_ROW, "components": [component]}]
    return await _dispatch_actor_interaction(
        actor,
        InteractionType.MESSAGE_COMPONENT,
        at,
        data,
        extra={"message": payload},
        source_message_id=message,
    )


def _payload(actor: Actor, at: simcord.ChannelHandle, message: int) -> dict[str, Any]:
    store = actor._env.backend
    return dict(serializers.message_payload(store, store.get_message(at.id, message)))


def _button(custom_id: str) -> dict[str, Any]:
    return {"type": ComponentType.BUTTON, "custom_id": custom_id, "label": "x", "style": 2}


def _menu(custom_id: str, values: Sequence[str]) -> dict[str, Any]:
    chosen = [{"label": "x", "value": value} for value in values]
    return {"type": ComponentType.SELECT, "custom_id": custom_id, "options": chosen}


async def forged_form(
    actor: Actor, at: simcord.ChannelHandle, custom_id: str, texts: Sequence[str], message: int | None = None
) -> Result:
    """Submit a form that the bot may never have shown, as if from a message's button or a command."""
    blanks = [
        {"type": ComponentType.TEXT_INPUT, "custom_id": str(number), "value": text}
        for number, text in enumerate(texts)
    ]
    labels = [{"type": ComponentType.LABEL, "id": number, "component": b} for number, b in enumerate(blanks)]
    data = {"custom_id": custom_id, "components": labels}
    extra = None if message is None else {"message": _payload(actor, at, message)}
    return await _dispatch_actor_interaction(
        actor, InteractionType.MODAL_SUBMIT, at, data, extra=extra, source_message_id=message
    )


def asker(env: simcord.Env, result: Result) -> tuple[Actor, simcord.ChannelHandle]:
    """Return the person and the channel that the interaction of a result came from."""
    record = result._interaction
    user = simcord.UserHandle(env, env.backend.users[record.user_id])
    if not record.guild_id:
        return user, user.dm_channel
    guild = simcord.GuildHandle(env, env.backend.guilds[record.guild_id])
    channel = simcord.ChannelHandle(env, guild, env.backend.channels[record.channel_id])
    return simcord.MemberActor(env, guild, user), channel


async def invited(env: simcord.Env, guild: simcord.GuildHandle, **told: Any) -> None:
    """Tell the bot that a server just invited it; simcord's own event would mean it was there before."""
    await env.settle()
    known = dict(serializers.guild_create_payload(env.backend, env.backend.guilds[guild.id]))
    del known["unavailable"]
    members: Any = known["members"]
    assert env.bot.user is not None, "the bot is logged in"
    me = next(one for one in members if one["user"]["id"] == str(env.bot.user.id))
    env.backend.emit("GUILD_CREATE", {**known, **told, "members": [{**me, **told}]})
    await env.settle()


async def away(env: simcord.Env, guild: simcord.GuildHandle) -> None:
    """Tell the bot that a server is temporarily unavailable."""
    env.backend.emit("GUILD_DELETE", {"id": str(guild.id), "unavailable": True})
    await env.settle()


async def thrown_out(env: simcord.Env, guild: simcord.GuildHandle) -> None:
    """Tell the bot that a server has removed it."""
    env.backend.emit("GUILD_DELETE", {"id": str(guild.id)})
    await env.settle()


def commands(actor: simcord.MemberActor, at: simcord.ChannelHandle) -> Iterator[tuple[str, list[Any]]]:
    """Yield each command that this person may use in a channel, with its registered options."""
    for command in actor._env.backend.visible_commands(user_id=actor.id, channel_id=at.id):
        for path, leaf in interactions.command_leaves(command):
            yield " ".join(path), leaf.get("options") or []


def lose_files(env: simcord.Env) -> None:
    """Make Discord lose every file sent from now on, as when their messages are deleted."""
    nothing: Any = dict[str, bytes]().get
    env.backend.cdn.get = nothing  # type: ignore[method-assign]


async def outdated_slash(
    actor: simcord.MemberActor, at: simcord.ChannelHandle, name: str, *, typing: bool = False
) -> Result:
    """Use a command (or `typing`: start typing it) that the bot may not have, like an outdated client."""
    kind = InteractionType.APPLICATION_COMMAND_AUTOCOMPLETE if typing else InteractionType.APPLICATION_COMMAND
    option = {"name": "name", "type": 3, "value": "", "focused": typing}
    data = {"id": "1", "name": name, "type": 1, "options": [option]}
    return await _dispatch_actor_interaction(actor, kind, at, data)


async def forged_slash(
    actor: simcord.MemberActor, at: simcord.ChannelHandle, name: str, options: Sequence[Any], **resolved: Any
) -> Result:
    """Use a command with options that Discord's own clients would not send; `resolved` says who they name."""
    first, *further = name.split()
    for part in reversed(further):
        options = [{"type": 1, "name": part, "options": list(options)}]
    data = {"id": "1", "name": first, "type": 1, "options": list(options), "resolved": resolved}
    return await _dispatch_actor_interaction(actor, InteractionType.APPLICATION_COMMAND, at, data)


async def unknown_component(actor: simcord.MemberActor, at: simcord.ChannelHandle, kind: int) -> Result:
    """Use a component of a kind that discord.py may not know, and that is on no message."""
    message = at.history(viewer=actor)[-1].id
    data = {"custom_id": "n:now:0", "component_type": kind, "values": ["1"]}
    extra = {"message": _payload(actor, at, message)}
    return await _dispatch_actor_interaction(
        actor, InteractionType.MESSAGE_COMPONENT, at, data, extra=extra, source_message_id=message
    )


#: Fields of a form that hold nothing, several values, or are of a kind that nobody knows.
UNKNOWN_FIELDS: Sequence[dict[str, Any]] = (
    {"type": 18, "component": {"type": 21, "custom_id": "0", "value": None}},
    {"type": 18, "component": {"type": 22, "custom_id": "1", "values": ["a", "b"]}},
    {"type": 99, "custom_id": "2"},
)


async def unknown_fields(
    actor: simcord.MemberActor,
    at: simcord.ChannelHandle,
    custom_id: str,
    fields: Sequence[dict[str, Any]] = UNKNOWN_FIELDS,
) -> Result:
    """Submit a form with fields that the bot never asked for."""
    data = {"custom_id": custom_id, "components": list(fields)}
    return await _dispatch_actor_interaction(actor, InteractionType.MODAL_SUBMIT, at, data)


def public_messages(env: simcord.Env, channels: Sequence[int]) -> list[tuple[int, str]]:
    """Return the public messages in these channels, with their ids, and delete the ephemeral ones.

    Without the deletion, hundreds of trials in one channel would become slower and slower.
    """
    stored = [env.backend.messages.get(channel, {}) for channel in channels]
    for messages in stored:
        for number in [number for number, one in messages.items() if one.is_ephemeral]:
            del messages[number]
    return [(one.id, one.content) for messages in stored for one in messages.values()]


def put_back(env: simcord.Env, channel: int, message: int) -> Callable[[], None]:
    """Return a function that restores a message's present content."""
    stored = env.backend.get_message(channel, message)
    before = copy.copy(stored.__dict__)

    def back() -> None:
        stored.__dict__.update(before)

    return back
