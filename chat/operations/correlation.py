"""A reference for each interaction: in all that is logged for it, and told to whoever meets a fault."""

import logging
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

from typing_extensions import override

REFERENCE: ContextVar[str] = ContextVar("reference", default="")


@contextmanager
def correlated() -> Iterator[None]:
    """Give what is done inside a reference of its own: six digits, which a person can read out."""
    token = REFERENCE.set(secrets.token_hex(3).upper())
    try:
        yield
    finally:
        REFERENCE.reset(token)


class CorrelationFilter(logging.Filter):
    """Puts the reference of the interaction, if there is one, into what is logged."""

    @override
    def filter(self, record: logging.LogRecord) -> bool:
        record.reference = REFERENCE.get() or "-"
        return True
