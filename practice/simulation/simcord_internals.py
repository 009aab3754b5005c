"""Everything in simcord that is not promised to stay: one file to read when its version changes.

simcord is pinned exactly; test_simcord_internals.py fails if one of these names moves. Used here:
`interactions.base_payload`, `Env.backend` and its stores, the models of `backend.models`, and the
constructors of the handles.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import Any

import simcord
from pydantic import BaseModel, TypeAdapter
from simcord import interactions
from simcord.backend import access
from simcord.backend.models import Channel, Guild, Message, User

_MESSAGE: TypeAdapter[Message] = TypeAdapter(Message)


class Backend(BaseModel):
    """The whole of the simulated Discord but its uploaded files: all that a new process needs to go on."""

    elapsed: float
    application: int
    bot: int
    users: dict[int, User]
    guilds: dict[int, Guild]
    channels: dict[int, Channel]
    messages: dict[int, dict[int, Message]]
    dms: dict[int, int]
    commands: list[tuple[int | None, list[dict[str, Any]]]]


@contextmanager
def locale_of(locales: Callable[[int], str | None], guild_locale: str | None = None) -> Iterator[None]:
    """While open, give each interaction its user's client language, `locales(user id)`, or en-US for None.

    simcord writes en-US into every interaction and has no public way to change it.
    """
    real = interactions.base_payload

    def with_locale(*args: Any, **named: Any) -> Any:
        record, payload = real(*args, **named)
        payload["locale"] = locales(named["user_id"]) or payload["locale"]
        if guild_locale and "guild_locale" in payload:
            payload["guild_locale"] = guild_locale
        return record, payload

    interactions.base_payload = with_locale
    try:
        yield
    finally:
        interactions.base_payload = real


def dump(env: simcord.Env) -> Backend:
    """The simulated Discord as it is now; shares its objects, so write it down before the next action."""
    store = env.backend
    return Backend.model_construct(
        elapsed=store.clock.elapsed,
        application=store.application_id,
        bot=store.bot_user.id,
        users=store.users,
        guilds=store.guilds,
        channels=store.channels,
        messages=store.messages,
        dms=store.dm_channels,
        commands=[(scope, list(known.values())) for scope, known in store.commands.items()],
    )


def restore(env: simcord.Env, saved: Backend) -> None:
    """Put `saved` into an Env that has not started; its bot will be told of it as at any connect."""
    store = env.backend
    store.application_id = saved.application
    store.users = saved.users
    store.bot_user = saved.users[saved.bot]
    store.guilds = saved.guilds
    store.channels = saved.channels
    store.messages = saved.messages
    store.dm_channels = saved.dms
    store.commands = {
        scope: {(each["name"], each["type"]): each for each in known} for scope, known in saved.commands
    }
    # A second later than anything saved: ids carry the millisecond, so none is ever given twice.
    store.clock.advance(saved.elapsed + 1)


def follow_real_time(env: simcord.Env) -> None:
    """Set the clock of an Env that has not started to the real time; it never goes backwards."""
    env.backend.clock.advance(seconds_behind(env))


def seconds_behind(env: simcord.Env) -> float:
    """How far the simulated clock is behind the real one, in seconds; never negative."""
    return max(0.0, (datetime.now(UTC) - env.now()).total_seconds())


def name_bot(env: simcord.Env, name: str) -> None:
    """Call the bot's account `name`; before the first guild, which names a role after it."""
    env.backend.bot_user.name = name


def bot_user(env: simcord.Env) -> simcord.UserHandle:
    """The bot's account, as somebody whom a user option may name."""
    return simcord.UserHandle(env, env.backend.bot_user)


def user(env: simcord.Env, user_id: int) -> simcord.UserHandle:
    """The handle of a restored user."""
    return simcord.UserHandle(env, env.backend.users[user_id])


def guild(env: simcord.Env) -> simcord.GuildHandle:
    """The handle of the only guild, restored or not."""
    (only,) = env.backend.guilds.values()
    return simcord.GuildHandle(env, only)


def commands(env: simcord.Env) -> frozenset[tuple[int | None, str, str]]:
    """What the bot has registered: for which server, under which id, and how it begins."""
    known = env.backend.commands.items()
    return frozenset((scope, each["id"], each["name"]) for scope, all_ in known for each in all_.values())


def open_thread(
    env: simcord.Env, parent: simcord.ChannelHandle, name: str, *, owner: simcord.UserHandle
) -> None:
    """Open a public thread as a person would; simcord has builders for channels only."""
    env.backend.create_thread(parent.id, name, owner.id)


def open_dms(env: simcord.Env, channel_id: int) -> None:
    """Take back the fault that closed this DM channel; simcord's `inject_error` has no opposite."""
    path = f"/channels/{channel_id}/messages"
    env.backend.faults[:] = [each for each in env.backend.faults if each["path"] != path]


def can_see(env: simcord.Env, channel: simcord.ChannelHandle, user_id: int) -> bool:
    """Whether this user's client would show the channel at all."""
    return access.channel_accessible(env.backend, channel.id, user_id, history=True)


def recent(
    env: simcord.Env, channel: simcord.ChannelHandle, reader: int | None, limit: int
) -> list[simcord.ResponseMessage]:
    """The last `limit` messages of a channel that a reader sees, oldest first; None sees those of everybody.

    `ChannelHandle.history` builds every message of the channel anew for every viewer, 0.1 ms each.
    """
    stored = sorted(env.backend.messages.get(channel.id, {}).values(), key=lambda each: each.id)
    seen = [each for each in stored if reader is None or each.visible_to(reader)]
    return [simcord.ResponseMessage(env, each) for each in seen[-limit:]]


def mark(env: simcord.Env, message: simcord.ResponseMessage) -> bytes:
    """What a message is like now: it is drawn anew only when this has changed, a tenth of the work."""
    return _MESSAGE.dump_json(env.backend.messages[message.channel_id][message.id])


def drain(env: simcord.Env) -> bool:
    """Whether anything crossed between bot and Discord since the last call.

    Also forgets it: the records are for tests, and a table that stands open for days must not grow.
    """
    happened = bool(env.backend.transcript)
    env.backend.transcript.clear()
    env.backend.http_requests.clear()
    return happened


def uploads(env: simcord.Env, known: Container[str]) -> dict[str, bytes]:
    """The uploaded files of all messages, by attachment id, but for the `known` ones."""
    return {
        file["id"]: data
        for _, file in _attachments(env)
        if file["id"] not in known and (data := env.backend.cdn.get(file["url"])) is not None
    }


def named_uploads(env: simcord.Env) -> set[str]:
    """The attachment ids of all files that some message carries."""
    return {file["id"] for _, file in _attachments(env)}


def upload(env: simcord.Env, attachment: int) -> tuple[str, bytes] | None:
    """The type and the bytes of one uploaded file; None if no message carries it."""
    for _, file in _attachments(env):
        if file["id"] == str(attachment) and (data := env.backend.cdn.get(file["url"])) is not None:
            return file["content_type"], data
    return None


def put_back(env: simcord.Env, read: Callable[[str], bytes]) -> None:
    """Hang every uploaded file, `read(attachment id)`, at the address that its message names."""
    for channel, file in _attachments(env):
        env.backend.cdn.store_attachment(
            int(file["id"]), channel, file["filename"], read(file["id"]), file["description"]
        )


def _attachments(env: simcord.Env) -> Iterator[tuple[int, dict[str, Any]]]:
    for channel, messages in env.backend.messages.items():
        for message in messages.values():
            yield from ((channel, file) for file in message.attachments)
