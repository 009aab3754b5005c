"""The counts and times that Prometheus reads. `health.py` serves them.

Its client takes 1.5 MB, so it is imported only if a port is set.
"""

from collections.abc import Iterable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

#: The buckets for the time to the first answer, in seconds. Discord waits three seconds for it.
SECONDS = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0)
LATE = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0)
TOGETHER = (1, 2, 5, 10, 20, 50, 100, 200)


class PrometheusCounts:
    """The counts of one bot."""

    def __init__(self) -> None:
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

    def interaction(self, kind: str, result: str, code: str, first_answer: float | None) -> None:
        """Count an interaction, its refusal if it has a code, and its first answer if there was one."""
        self._interactions.labels(kind, result).inc()
        if code:
            self._refusals.labels(code).inc()
        if first_answer is not None:
            self._first_answer.observe(first_answer)

    def saved(self, together: int) -> None:
        """Count a commit by the number of changes that shared it."""
        self._saves.observe(together)

    def late(self, seconds: float) -> None:
        """Count how late the event loop was."""
        self._lag.observe(seconds)

    def shown(self, latencies: Iterable[tuple[int, float]], last_backup: float) -> bytes:
        """Return all metrics in Prometheus's text format. `latencies` are the shards' heartbeat times."""
        self._backup.set(last_backup)
        self._shards.clear()
        for shard, latency in latencies:
            if latency < float("inf"):
                self._shards.labels(shard).set(latency)
        return generate_latest(self._registry)
