"""How an interaction is answered, whatever happens.

It is acknowledged before anything slow is done, since Discord waits three seconds. A refusal is told
privately in the reader's language; trouble of the database, and anything unforeseen, with a reference that is
logged as well.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from enum import Enum
from typing import Any

import aiohttp
import discord
from discord import ui
from discord.utils import MISSING

from chat.messages.printer import CONTENT, Message, Printer, cut
from chat.operations.correlation import REFERENCE, correlated
from chat.operations.metrics import Outcome
from chat.services import services_of
from narration.text.line import Line, line
from narration.text.refusals import refusal_line
from narration.text.texts import Language, language_of
from rules.core.refusal import Refused
from storage.documents.errors import CommitUncertain, Unavailable

log = logging.getLogger(__name__)

Interaction = discord.Interaction[Any]

#: What Discord says to a first answer that comes too late, and to one whose like it has: the user got that.
UNKNOWN_INTERACTION, ALREADY_ACKNOWLEDGED = 10062, 40060
#: Seconds that a form may take to open: it is the first answer itself, so nothing can come before it.
FORM_TIME = 2.5
#: Seconds until a request that broke off is sent again.
PAUSES = (0.1, 0.4, 1.0)
#: What is kept with an interaction: the language of its reader, that something was saved for it, and the
#: number of the campaign that it is about.
LANGUAGE, SAVED, CAMPAIGN = "language", "saved", "campaign"


class Ack(Enum):
    """The first answer to an interaction, which decides what the later one replaces."""

    #: A new message that only this person sees.
    PRIVATE = "private"
    #: The message that the button stands on is changed.
    UPDATE = "update"
    #: A form is opened, which must be the very first answer.
    FORM = "form"


class TooLate(Exception):
    """Discord waits for this interaction no longer: nothing was done, and nobody can be told."""


def reader_language(interaction: Interaction, default: Language = "en") -> Language:
    """Return the language of whoever reads a private answer."""
    return language_of(str(interaction.locale), default)


def reader_printer(interaction: Interaction) -> Printer:
    """Return the printer of the reader's language, for an interaction that belongs to no campaign."""
    services = services_of(interaction)
    return services.printer(reader_language(interaction, services.settings.language))


async def answer(interaction: Interaction, message: Message, view: ui.View | None) -> None:
    """Fill in the answer that was announced by the acknowledgement."""
    await _insist(
        lambda: interaction.edit_original_response(
            content=message.content, embed=message.embed, attachments=message.files(), view=view
        )
    )


async def _insist(request: Callable[[], Awaitable[object]]) -> None:
    """Send again what broke off on its way there or back: only for requests that may be taken twice."""
    for pause in PAUSES:
        try:
            await request()
        except aiohttp.ClientError as error:
            log.info("asked Discord again: %r", error)
            await asyncio.sleep(pause)
        else:
            return
    await request()


@asynccontextmanager
async def answering(interaction: Interaction, ack: Ack) -> AsyncIterator[None]:
    """Acknowledge, then tell whatever goes wrong in between. Raises `TooLate` before anything is done."""
    services = services_of(interaction)
    with services.inflight.at_work(), correlated(), services.metrics.measured(interaction) as outcome:
        await _acknowledge(interaction, ack, outcome)
        with services.outbox.tracked(interaction, outcome):
            async with _telling(interaction, ack, outcome):
                yield


@asynccontextmanager
async def _telling(interaction: Interaction, ack: Ack, outcome: Outcome) -> AsyncIterator[None]:
    try:
        async with _in_time(ack):
            yield
        outcome.answered()  # a form, which is its own first answer
        outcome.result = "done"
    except TooLate:
        outcome.result = "late"
        raise
    except Refused as refused:
        outcome.refused(refused.code)
        await _apologise(interaction, refusal_line(refused), ack, refused.code)
    except Unavailable as error:
        reference = REFERENCE.get()
        log.error("the database, reference %s: %s", reference, error)  # noqa: TRY400  # the sentence says it
        await _apologise(interaction, _unstored(interaction, error, reference), ack)
    except Exception as error:
        reference = REFERENCE.get()
        error.add_note(f"reference {reference}")
        log.exception("unforeseen, reference %s", reference)
        await _apologise(interaction, _unforeseen(interaction, reference), ack)
        raise


@contextmanager
def first_answer(interaction: Interaction) -> Iterator[None]:
    """Give the first answer: one that Discord has had already is as good, one that is late ends it all."""
    try:
        yield
    except discord.HTTPException as error:
        if error.code == UNKNOWN_INTERACTION:
            log.warning("interaction %s was answered too late", interaction.id)
            raise TooLate from error
        if error.code != ALREADY_ACKNOWLEDGED:
            raise


@asynccontextmanager
async def _in_time(ack: Ack) -> AsyncIterator[None]:
    """Refused: `too-slow` for a form that would open when Discord waits no longer."""
    try:
        async with asyncio.timeout(FORM_TIME if ack is Ack.FORM else None):
            yield
    except TimeoutError:
        if ack is not Ack.FORM:
            raise
        raise Refused("too-slow") from None


async def _acknowledge(interaction: Interaction, ack: Ack, outcome: Outcome) -> None:
    """A form is the first answer itself, and opens later."""
    try:
        with first_answer(interaction):
            if ack is Ack.UPDATE:
                await _insist(interaction.response.defer)
            elif ack is Ack.PRIVATE:
                await _insist(lambda: interaction.response.defer(ephemeral=True, thinking=True))
    except TooLate:
        outcome.result = "late"
        raise
    if ack is not Ack.FORM:
        outcome.answered()


def _unstored(interaction: Interaction, error: Unavailable, reference: str) -> Line:
    """What was saved before the database was out of reach is saved, though it could not be shown."""
    if SAVED in interaction.extras:
        return line("unforeseen-saved", reference=reference)
    return line(
        "storage-unsure" if isinstance(error, CommitUncertain) else "storage-trouble", reference=reference
    )


def _unforeseen(interaction: Interaction, reference: str) -> Line:
    if SAVED in interaction.extras:
        return line("unforeseen-saved", reference=reference)
    return line("unforeseen", reference=reference)


async def _apologise(interaction: Interaction, said: Line, ack: Ack, code: str = "") -> None:
    services = services_of(interaction)
    language = interaction.extras.get(LANGUAGE) or reader_language(interaction, services.settings.language)
    further, view = await _way_on(interaction, code)
    text = cut("\n".join(map(services.printer(language).say, (said, *further))), CONTENT)
    if ack is Ack.FORM and not interaction.response.is_done():
        with first_answer(interaction):
            await interaction.response.send_message(text, view=view or MISSING, ephemeral=True)
    elif ack is Ack.PRIVATE:
        await answer(interaction, Message(text), view)
    else:
        await interaction.followup.send(text, view=view or MISSING, ephemeral=True)


async def _way_on(interaction: Interaction, code: str) -> tuple[Sequence[Line], ui.View | None]:
    """Return what stands beneath a refusal of this code, such as links to where it would go."""
    hint = services_of(interaction).hints.get(code)
    return ((), None) if hint is None else await hint(interaction)
