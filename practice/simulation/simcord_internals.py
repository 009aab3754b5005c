"""Every use of simcord's internals, in one file to check when its version changes.

simcord is pinned to one version; test_simcord_internals.py fails if one of these names changes. Used here
are `interactions.base_payload`, `Env.backend` with its stores, the models of `backend.models`, and the
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
    """The simulated Discord without its uploaded files: everything that a new process needs to continue."""

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
    """Within the context, give each interaction its user's language, `locales(user id)`; None means en-US.

    simcord writes en-US into every interaction and has no public way to change that.
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
    """Return the simulated Discord; the result shares its objects, so save it before the next action."""
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
    """Put `saved` into an Env that has not started; the bot learns of it when it connects."""
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
    # One second later than anything saved: ids contain the time, so no id is used twice.
    store.clock.advance(saved.elapsed + 1)


def start_patiently(env: simcord.Env) -> None:
    """Let the start take as long as everything else may: simcord gives it five seconds on any machine."""
    settle = env._settle_internal  # noqa: SLF001

    async def patient(*, timeout: float | None = None, **more: Any) -> None:  # noqa: ASYNC109 - simcord's own
        await settle(timeout=timeout and max(timeout, env.settle_timeout), **more)

    env._settle_internal = patient  # type: ignore[method-assign]  # noqa: SLF001


def follow_real_time(env: simcord.Env) -> None:
    """Before an Env starts, set its clock to the real time, but never backwards."""
    env.backend.clock.advance(seconds_behind(env))


def seconds_behind(env: simcord.Env) -> float:
    """Return by how many seconds the simulated clock is behind the real one; never negative."""
    return max(0.0, (datetime.now(UTC) - env.now()).total_seconds())


def name_bot(env: simcord.Env, name: str) -> None:
    """Name the bot's account; do so before the first guild is created, as that names a role after the bot."""
    env.backend.bot_user.name = name


def bot_user(env: simcord.Env) -> simcord.UserHandle:
    """Return the handle of the bot's account."""
    return simcord.UserHandle(env, env.backend.bot_user)


def user(env: simcord.Env, user_id: int) -> simcord.UserHandle:
    """Return the handle of a restored user."""
    return simcord.UserHandle(env, env.backend.users[user_id])


def guild(env: simcord.Env) -> simcord.GuildHandle:
    """Return the handle of the only guild."""
    (only,) = env.backend.guilds.values()
    return simcord.GuildHandle(env, only)


def commands(env: simcord.Env) -> frozenset[tuple[int | None, str, str]]:
    """Return the scope (a server's id or None), id and name of every command that the bot has registered."""
    known = env.backend.commands.items()
    return frozenset((scope, each["id"], each["name"]) for scope, all_ in known for each in all_.values())


def open_thread(
    env: simcord.Env, parent: simcord.ChannelHandle, name: str, *, owner: simcord.UserHandle
) -> None:
    """Open a public thread as a person would; simcord can build only channels."""
    env.backend.create_thread(parent.id, name, owner.id)


def open_dms(env: simcord.Env, channel_id: int) -> None:
    """Remove the fault that closed this DM channel; simcord's `inject_error` has no opposite."""
    path = f"/channels/{channel_id}/messages"
    env.backend.faults[:] = [each for each in env.backend.faults if each["path"] != path]


def can_see(env: simcord.Env, channel: simcord.ChannelHandle, user_id: int) -> bool:
    """Return whether this user's client shows the channel."""
    return access.channel_accessible(env.backend, channel.id, user_id, history=True)


def recent(
    env: simcord.Env, channel: simcord.ChannelHandle, reader: int | None, limit: int
) -> list[simcord.ResponseMessage]:
    """Return the last `limit` messages of a channel that `reader` sees, oldest first; None sees all.

    `ChannelHandle.history` is slow: it builds every message of the channel for every viewer, 0.1 ms each.
    """
    stored = sorted(env.backend.messages.get(channel.id, {}).values(), key=lambda each: each.id)
    seen = [each for each in stored if reader is None or each.visible_to(reader)]
    return [simcord.ResponseMessage(env, each) for each in seen[-limit:]]


def mark(env: simcord.Env, message: simcord.ResponseMessage) -> bytes:
    """Return a message's content as JSON, so that it is redrawn only on a change: a tenth of the work."""
    return _MESSAGE.dump_json(env.backend.messages[message.channel_id][message.id])


def drain(env: simcord.Env) -> bool:
    """Return whether the bot and Discord have exchanged anything since the last call.

    It also clears simcord's records, which are for tests: a table that runs for days must not grow.
    """
    happened = bool(env.backend.transcript)
    env.backend.transcript.clear()
    env.backend.http_requests.clear()
    return happened


def uploads(env: simcord.Env, known: Container[str]) -> dict[str, bytes]:
    """Return the uploaded files of all messages by attachment id, except the `known` ones."""
    return {
        file["id"]: data
        for _, file in _attachments(env)
        if file["id"] not in known and (data := env.backend.cdn.get(file["url"])) is not None
    }


def named_uploads(env: simcord.Env) -> set[str]:
    """Return the attachment ids of the files of all messages."""
    return {file["id"] for _, file in _attachments(env)}


def upload(env: simcord.Env, attachment: int) -> tuple[str, bytes] | None:
    """Return the content type and bytes of an uploaded file; None if no message has it."""
    for _, file in _attachments(env):
        if file["id"] == str(attachment) and (data := env.backend.cdn.get(file["url"])) is not None:
            return file["content_type"], data
    return None


def put_back(env: simcord.Env, read: Callable[[str], bytes]) -> None:
    """Store every uploaded file, `read(attachment id)`, at the address that its message names."""
    for channel, file in _attachments(env):
        env.backend.cdn.store_attachment(
            int(file["id"]), channel, file["filename"], read(file["id"]), file["description"]
        )


def _attachments(env: simcord.Env) -> Iterator[tuple[int, dict[str, Any]]]:
    for channel, messages in env.backend.messages.items():
        for message in messages.values():
            yield from ((channel, file) for file in message.attachments)
