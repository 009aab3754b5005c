"""How an interaction is answered, including refusals and errors.

It is acknowledged before anything slow, because Discord waits three seconds. A refusal is shown privately in
the reader's language. So are database errors and bugs, with a reference that is logged as well.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, nullcontext
from enum import Enum
from typing import Any, TypeVar

import aiohttp
import discord
from discord import ui
from discord.utils import MISSING

from chat.delivery.unsaid_limits import RateLimitUnsaid
from chat.interactions.refused_forms import REASON, SentForm, sent_form
from chat.messages.components import above, button
from chat.messages.printer import CONTENT, Message, Printer, cut
from chat.operations.correlation import REFERENCE, correlated
from chat.operations.metrics import Outcome
from chat.services import services_of
from narration.text.languages import Language, language_of
from narration.text.line import Line, line
from narration.text.refusals import refusal_line
from rules.core.refusal import Refused
from storage.documents.errors import AlreadyDone, CommitUncertain, NewerDocument, StorageError, Unavailable
from storage.heard import Answered

log = logging.getLogger(__name__)

Interaction = discord.Interaction[Any]
T = TypeVar("T")
PRIMARY = discord.ButtonStyle.primary

#: Discord's error codes for a first answer that is too late, and for a second one: the first has arrived.
UNKNOWN_INTERACTION, ALREADY_ACKNOWLEDGED = 10062, 40060
#: The result of an interaction that another process has handled.
ELSEWHERE = "elsewhere"
#: Discord's error code for a message that was deleted.
UNKNOWN_MESSAGE = 10008
#: Seconds that a form may take to open: it is itself the first answer, so nothing can acknowledge before.
FORM_TIME = 2.5
#: Seconds before each retry of a request whose connection broke.
PAUSES = (0.1, 0.4, 1.0)
#: Keys of an interaction's `extras`: the reader's language, whether something was saved, the campaign's id
#: and its game.
LANGUAGE, SAVED, CAMPAIGN, GAME = "language", "saved", "campaign", "game"


class Ack(Enum):
    """The first answer to an interaction, which decides what the final one replaces."""

    #: A new message that only this person can see.
    PRIVATE = "private"
    #: The message of the pressed button is edited.
    UPDATE = "update"
    #: A form is opened, which must be the very first answer.
    FORM = "form"


class TooLate(Exception):
    """Discord no longer accepts an answer to this interaction; nothing was done."""


def reader_language(interaction: Interaction, default: Language = "en") -> Language:
    """Return the language of the person who reads the private answer."""
    return language_of(str(interaction.locale), default)


def reader_printer(interaction: Interaction) -> Printer:
    """Return the printer of the reader's language, for an interaction that needs no campaign."""
    services = services_of(interaction)
    language = reader_language(interaction, services.settings.language)
    return services.printer(language, interaction.extras.get(GAME, ""))


async def answer(interaction: Interaction, message: Message, view: ui.View | None) -> None:
    """Send the final answer, which replaces the acknowledgement, or else the question that was pressed.

    If that is gone, because it was asked again below, the answer is a new message.
    """
    sent: discord.Message
    try:
        sent = await _with_retries(
            lambda: interaction.edit_original_response(
                content=message.content, embed=message.embed, attachments=message.files(), view=view
            )
        )
    except discord.NotFound as error:
        if error.code != UNKNOWN_MESSAGE or interaction.message is None:
            raise
        sent = await _answer_below(interaction, message, view)
    await services_of(interaction).live.questions.shown(interaction, sent.id, message, view)


async def _answer_below(
    interaction: Interaction, message: Message, view: ui.View | None
) -> discord.WebhookMessage:
    return await interaction.followup.send(
        message.content,
        embeds=[message.embed] if message.embed else [],
        files=message.files(),
        view=view or MISSING,
        ephemeral=True,
        wait=True,
    )


async def _with_retries(request: Callable[[], Awaitable[T]]) -> T:
    """Make a request; repeat it if the connection breaks or Discord is busy. It may arrive twice."""
    for pause in PAUSES:
        try:
            return await request()
        except (aiohttp.ClientError, RateLimitUnsaid) as error:
            log.info("asked Discord again: %r", error)
            await asyncio.sleep(pause)
    return await request()


@asynccontextmanager
async def answering(interaction: Interaction, ack: Ack) -> AsyncIterator[None]:
    """Acknowledge, then report what goes wrong inside. Raises `TooLate` before anything is done."""
    services = services_of(interaction)
    with services.inflight.at_work(), correlated(), services.metrics.measured(interaction) as outcome:
        await _acknowledge(interaction, ack, outcome)
        heard = services.table.store.heard
        with services.outbox.tracked(interaction, outcome), heard.answering(interaction.id) as asking:
            async with _reporting(interaction, ack, outcome, asking):
                yield


@asynccontextmanager
async def _reporting(
    interaction: Interaction, ack: Ack, outcome: Outcome, asking: Answered | None
) -> AsyncIterator[None]:
    """Report what goes wrong inside. Another process that heard the same and saved it answers instead."""
    try:
        async with _in_time() if ack is Ack.FORM else nullcontext():
            yield
        outcome.answered()  # for a form, which is itself the first answer
        outcome.result = "done"
    except TooLate:
        outcome.result = "late"
        raise
    except AlreadyDone:
        outcome.result = ELSEWHERE
    except Refused as refused:
        if await _is_saved_elsewhere(interaction, asking):
            outcome.result = ELSEWHERE
            return
        outcome.refused(refused.code)
        await _apologise(interaction, refusal_line(refused), ack, refused)
    except (Unavailable, NewerDocument) as error:
        reference = REFERENCE.get()
        log.error("the database, reference %s: %s", reference, error)  # noqa: TRY400  # the sentence says it
        await _apologise(interaction, _unstored(interaction, error, reference), ack)
    except Exception as error:
        reference = REFERENCE.get()
        error.add_note(f"reference {reference}")
        log.exception("unforeseen, reference %s", reference)
        await _apologise(interaction, _unforeseen(interaction, reference), ack)
        raise


async def _is_saved_elsewhere(interaction: Interaction, asking: Answered | None) -> bool:
    if asking is None or asking.is_noted:
        return False
    return await services_of(interaction).table.store.heard.has(asking.interaction)


@contextmanager
def first_answer(interaction: Interaction) -> Iterator[None]:
    """Send the first answer inside this context; a second one is ignored. Raises `TooLate` if it is late."""
    try:
        yield
    except discord.HTTPException as error:
        if error.code == UNKNOWN_INTERACTION:
            log.warning("interaction %s was answered too late", interaction.id)
            raise TooLate from error
        if error.code != ALREADY_ACKNOWLEDGED:
            raise


@asynccontextmanager
async def _in_time() -> AsyncIterator[None]:
    """Refuse `too-slow` for a form that would open too late for Discord."""
    try:
        async with asyncio.timeout(FORM_TIME):
            yield
    except TimeoutError:
        raise Refused("too-slow") from None


async def _acknowledge(interaction: Interaction, ack: Ack, outcome: Outcome) -> None:
    """Send the first answer, except for a form, which is itself the first answer and opens later."""
    try:
        with first_answer(interaction):
            if ack is Ack.UPDATE:
                await _with_retries(interaction.response.defer)
            elif ack is Ack.PRIVATE:
                await _with_retries(lambda: interaction.response.defer(ephemeral=True, thinking=True))
    except TooLate:
        outcome.result = "late"
        raise
    if ack is not Ack.FORM:
        outcome.answered()


def _unstored(interaction: Interaction, error: StorageError, reference: str) -> Line:
    """Return the message about a database error; it says so if something was saved before the error."""
    if SAVED in interaction.extras:
        return line("unforeseen-saved", reference=reference)
    if isinstance(error, NewerDocument):
        return line("storage-newer", reference=reference)
    return line(
        "storage-unsure" if isinstance(error, CommitUncertain) else "storage-trouble", reference=reference
    )


def _unforeseen(interaction: Interaction, reference: str) -> Line:
    if SAVED in interaction.extras:
        return line("unforeseen-saved", reference=reference)
    return line("unforeseen", reference=reference)


async def _apologise(interaction: Interaction, said: Line, ack: Ack, refused: Refused | None = None) -> None:
    """Say privately what went wrong; a form's texts are shown with a button that opens it filled in."""
    services = services_of(interaction)
    language = interaction.extras.get(LANGUAGE) or reader_language(interaction, services.settings.language)
    further, view = await _hint(interaction, refused.code if refused else "")
    printer, sent = services.printer(language, interaction.extras.get(GAME, "")), sent_form(interaction)
    faults = sent.faults(refused) if sent and refused else []
    wrong = [said, *faults, *further]
    text = cut("\n".join(map(printer.say, wrong)), CONTENT)
    if sent is not None and sent.again:
        view = above(button(printer.label(line("button-correct-it")), sent.again, PRIMARY), view)
    wrong_field = sent.field_of(refused) if sent and refused else None
    embeds = sent.embeds(wrong_field, printer.label(said, REASON)) if sent else []
    await _send_apology(interaction, ack, text, view, embeds, sent)


async def _send_apology(
    interaction: Interaction,
    ack: Ack,
    text: str,
    view: ui.View | None,
    embeds: list[discord.Embed],
    sent: SentForm | None,
) -> None:
    if ack is Ack.FORM and not interaction.response.is_done():
        with first_answer(interaction):
            await interaction.response.send_message(text, view=view or MISSING, ephemeral=True)
    elif ack is Ack.PRIVATE:
        await _with_retries(
            lambda: interaction.edit_original_response(
                content=text, embeds=embeds, attachments=sent.files() if sent else [], view=view
            )
        )
    else:
        files = sent.files() if sent else []
        await interaction.followup.send(
            text, embeds=embeds, files=files, view=view or MISSING, ephemeral=True
        )


async def _hint(interaction: Interaction, code: str) -> tuple[Sequence[Line], ui.View | None]:
    """Return the lines and buttons that are added to a refusal of this code."""
    hint = services_of(interaction).hints.get(code)
    return ((), None) if hint is None else await hint(interaction)
