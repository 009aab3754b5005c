"""A reference for each interaction, shown in its log records and in the error message that a user gets."""

import logging
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

from typing_extensions import override

REFERENCE: ContextVar[str] = ContextVar("reference", default="")


@contextmanager
def correlated() -> Iterator[None]:
    """Set a new reference for the code inside: six hexadecimal digits, short enough to read out."""
    token = REFERENCE.set(secrets.token_hex(3).upper())
    try:
        yield
    finally:
        REFERENCE.reset(token)


class CorrelationFilter(logging.Filter):
    """Adds the interaction's reference to each log record, or "-" if there is none."""

    @override
    def filter(self, record: logging.LogRecord) -> bool:
        record.reference = REFERENCE.get() or "-"
        return True
