"""What tests of the bot need from simcord beyond its promises: the one place for its private names.

The language of an interaction is shared with the practice table, see practice/_seam.py. Every test that
starts a bot in simcord must close it as well (`await bot.close()`): simcord does not, and the database's
thread then keeps the process alive.
"""

from __future__ import annotations

import asyncio
import functools
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from typing import Any, TypeVar

import pytest
import simcord
from simcord.http.client import FakeHTTPClient, FakeWebhookAdapter

from practice import _seam

__all__ = ["locale_of", "slow_rest", "speed_up", "together"]

T = TypeVar("T")


def locale_of(locales: Mapping[int, str], guild_locale: str | None = None) -> AbstractContextManager[None]:
    """While open, the client language of each user id is this, and en-US for all others."""
    return _seam.locale_of(locales.get, guild_locale)


async def together(env: simcord.Env, *actions: Callable[[], Awaitable[T]]) -> list[T]:
    """Do several people's actions at once: all reach the bot before any of its handlers runs.

    `asyncio.gather` cannot do this, simcord refuses an action while another one settles.
    """
    settle = env._settle_internal

    async def not_yet(**_: Any) -> None:
        return

    env._settle_internal = not_yet  # type: ignore[method-assign]
    try:
        results = [await action() for action in actions]
    finally:
        env._settle_internal = settle  # type: ignore[method-assign]
    await env.settle()
    return results


@contextmanager
def slow_rest() -> Iterator[None]:
    """While open, every request of the bot yields to the loop, as on a network.

    simcord answers at once, which hides races between two requests of one handler.
    """
    with pytest.MonkeyPatch.context() as patch:
        for kind in (FakeHTTPClient, FakeWebhookAdapter):
            patch.setattr(kind, "request", _yielding(kind.request))
        yield


def _yielding(request: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
    @functools.wraps(request)
    async def yielding(*args: Any, **named: Any) -> Any:
        await asyncio.sleep(0)
        result = await request(*args, **named)
        await asyncio.sleep(0)
        return result

    return yielding


def speed_up(env: simcord.Env) -> None:
    """Look every millisecond whether the bot is done, not every fifty: 25 times as many short actions."""
    env._settle_internal = functools.partial(  # type: ignore[method-assign]
        env._settle_internal, idle=0.001
    )
