"""What is counted: how interactions end, commits, backups, without names or choices.

Every interaction except autocompletion passes through `Metrics.measured`. Buttons and forms are counted
alike, and a button that opens a form is counted only when the form is sent. So no count reveals how a hidden
choice was made.
"""

import logging
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Protocol

import discord

log = logging.getLogger(__name__)

KINDS = {
    discord.InteractionType.application_command: "command",
    discord.InteractionType.component: "press",
    discord.InteractionType.modal_submit: "press",
}


class Counts(Protocol):
    """Where the metrics are kept."""

    def interaction(self, kind: str, result: str, code: str, first_answer: float | None) -> None:
        """Count an interaction, its refusal if it has a code, and its first answer if there was one."""

    def saved(self, together: int) -> None:
        """Count a commit by the number of changes that shared it."""


class Metrics:
    """The metrics of one bot."""

    def __init__(self) -> None:
        #: Where they are counted; None if nobody reads them.
        self.counts: Counts | None = None
        #: Whether the last commit failed.
        self.unwritten = False
        #: When the last automatic backup was made, in seconds since 1970; 0 for never.
        self.last_backup = 0.0

    @contextmanager
    def measured(self, interaction: discord.Interaction[Any]) -> Iterator["Outcome"]:
        """Count an interaction by its `Outcome`, whose result is "failed" unless it is set inside.

        An interaction that only opened a form is not counted; sending the form is.
        """
        outcome = Outcome()
        try:
            yield outcome
        finally:
            if not (outcome.result == "done" and _opened_form(interaction)):
                self._count(interaction, outcome)

    def _count(self, interaction: discord.Interaction[Any], outcome: "Outcome") -> None:
        kind = KINDS.get(interaction.type, "other")
        log.debug("a %s: %s", kind, outcome.code or outcome.result)
        if self.counts is not None:
            self.counts.interaction(kind, outcome.result, outcome.code, outcome.first_answer)

    def saved(self, together: int) -> None:
        """Count a commit by the number of changes that shared it; 0 means that the commit failed."""
        self.unwritten = not together
        if together and self.counts is not None:
            self.counts.saved(together)

    def backed_up(self, at: float) -> None:
        """Note when the last automatic backup was made."""
        self.last_backup = at


def _opened_form(interaction: discord.Interaction[Any]) -> bool:
    return interaction.response.type is discord.InteractionResponseType.modal


class Outcome:
    """The outcome of one interaction."""

    def __init__(self) -> None:
        self._since = time.perf_counter()
        self.result = "failed"
        self.code = ""
        #: Seconds until the first answer; None until it is given.
        self.first_answer: float | None = None

    def answered(self) -> None:
        """Record the time to the first answer; later calls do nothing."""
        if self.first_answer is None:
            self.first_answer = time.perf_counter() - self._since

    def refused(self, code: str) -> None:
        """Record that the interaction was refused with this code."""
        self.result, self.code = "refused", code
