"""Metrics for Prometheus: counts and times, without names or choices. `health.py` serves them.

Every interaction except autocompletion passes through `Metrics.measured`. Buttons and forms are counted
alike, and a button that opens a form is counted only when the form is sent. So no count reveals how a hidden
choice was made.
"""

import logging
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

import discord
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

log = logging.getLogger(__name__)

#: The buckets for the time to the first answer, in seconds. Discord waits three seconds for it.
SECONDS = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0)
LATE = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0)
TOGETHER = (1, 2, 5, 10, 20, 50, 100, 200)
KINDS = {
    discord.InteractionType.application_command: "command",
    discord.InteractionType.component: "press",
    discord.InteractionType.modal_submit: "press",
}


class Metrics:
    """The metrics of one bot."""

    def __init__(self) -> None:
        #: Whether the last commit failed.
        self.unwritten = False
        self._registry = CollectorRegistry()
        self._interactions = Counter(
            "nattvakt_interactions_total",
            "Interactions by kind and by how they ended: done, refused, failed, late.",
            ("kind", "result"),
            registry=self._registry,
        )
        self._first_answer = Histogram(
            "nattvakt_first_answer_seconds",
            "From an interaction's arrival to its first answer.",
            buckets=SECONDS,
            registry=self._registry,
        )
        self._refusals = Counter(
            "nattvakt_refusals_total", "Refusals by code.", ("code",), registry=self._registry
        )
        self._saves = Histogram(
            "nattvakt_saves_per_batch",
            "Changes that shared one commit: saves of campaigns, notes of what was shown, told, scheduled.",
            buckets=TOGETHER,
            registry=self._registry,
        )
        self._lag = Histogram(
            "nattvakt_loop_lag_seconds",
            "How late the event loop ran what was due, asked ten times a second.",
            buckets=LATE,
            registry=self._registry,
        )
        self._backup = Gauge(
            "nattvakt_last_backup_timestamp_seconds",
            "When the last automatic backup was made, in seconds since 1970; 0 for never.",
            registry=self._registry,
        )
        self._shards = Gauge(
            "nattvakt_shard_latency_seconds",
            "By shard of this process, the time of its last heartbeat; absent while it is not connected.",
            ("shard",),
            registry=self._registry,
        )

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
        self._interactions.labels(kind, outcome.result).inc()
        if outcome.code:
            self._refusals.labels(outcome.code).inc()
        if outcome.first_answer is not None:
            self._first_answer.observe(outcome.first_answer)

    def saved(self, together: int) -> None:
        """Count a commit by the number of changes that shared it; 0 means that the commit failed."""
        self.unwritten = not together
        if together:
            self._saves.observe(together)

    def backed_up(self, at: float) -> None:
        """Note when the last automatic backup was made."""
        self._backup.set(at)

    def late(self, seconds: float) -> None:
        """Count how late the event loop was."""
        self._lag.observe(seconds)

    def shown(self, latencies: Iterable[tuple[int, float]]) -> bytes:
        """Return all metrics in Prometheus's text format. `latencies` are the shards' heartbeat times."""
        self._shards.clear()
        for shard, latency in latencies:
            if latency < float("inf"):
                self._shards.labels(shard).set(latency)
        return generate_latest(self._registry)


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
