"""Waits where Discord, or what stands in front of it, limits a request without saying for how long.

discord.py waits as long as a 429 says. One that says nothing would end as a KeyError inside the library, and
one without Discord's own header ends at once. Neither was carried out, so asking again is safe.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import discord
from discord.webhook.async_ import AsyncWebhookAdapter, async_context

from chat.delivery.retry import TOO_MANY

log = logging.getLogger(__name__)

#: Seconds before each repetition, less than three in all: Discord waits so long for a first answer.
PAUSES = (0.4, 0.8, 1.2)


class RateLimitUnsaid(discord.HTTPException):
    """Discord limits a request, and goes on doing so; it does not say for how long."""

    def __init__(self) -> None:
        Exception.__init__(self, "429 Too Many Requests, without a time to wait")
        self.status, self.code, self.text = TOO_MANY, 0, ""


async def patiently(
    request: Callable[[], Awaitable[Any]], files: Sequence[discord.File] | None = None
) -> Any:
    """Make a request; repeat it after `PAUSES` if it is limited without a time. Raises `RateLimitUnsaid`."""
    for pause in PAUSES:
        try:
            return await request()
        except (KeyError, TypeError, discord.HTTPException) as error:
            _require_unsaid(error)
            log.warning("Discord limits us and does not say for how long; the next try is in %s s", pause)
            await asyncio.sleep(pause)
            for file in files or ():
                file.reset()
    try:
        return await request()
    except (KeyError, TypeError) as error:
        _require_unsaid(error)
        raise RateLimitUnsaid from None


def _require_unsaid(error: Exception) -> None:
    """Raise an error again unless it is a limit that does not say for how long."""
    if isinstance(error, discord.HTTPException):
        if error.status != TOO_MANY or error.response.headers.get("Via"):
            raise error
    elif error.args != ("retry_after",) and "string indices" not in str(error):
        raise error


class PatientWebhooks(AsyncWebhookAdapter):
    """Answers interactions as discord.py does, and waits out such limits."""

    async def request(self, *args: Any, **more: Any) -> Any:
        return await patiently(lambda: super(PatientWebhooks, self).request(*args, **more), more.get("files"))


def wait_out_unsaid_limits() -> None:
    """Let all answers to interactions of this task, and of tasks that it starts, wait out such limits."""
    async_context.set(PatientWebhooks())  # type: ignore[no-untyped-call]  # the library has no types there
