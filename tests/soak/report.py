"""The report of a soak test, as lines for the person who started it."""

import platform
import sqlite3
import statistics
from collections import Counter
from collections.abc import Iterator

from tests.soak.life import Plan
from tests.soak.night import Night

#: The number of refusals that are listed separately; the others are counted together.
NAMED = 6
MEGABYTE = 1 << 20


def report(night: Night, plan: Plan) -> str:
    """Return the report: campaigns, saves, refusals, faults, checks, latency and memory."""
    return "\n".join(f"  {what:<10} {said}" for what, said in _lines(night, plan))


def _lines(night: Night, plan: Plan) -> Iterator[tuple[str, str]]:
    counts = night.counts
    games = Counter(account.system for account in night.ledger.accounts.values())
    yield "campaigns", f"{games.total()}: {_listed(games)}; {plan.campaigns} at a time"
    yield (
        "lives",
        f"{night.lives}: {night.kills} killed, {night.lives - night.kills} closed in the middle of play",
    )
    saves, seconds = counts["saves"], max(night.played, 0.001)
    yield (
        "saves",
        f"{saves:,} in {seconds:.0f} s, {saves / seconds:,.0f} a second, with those who play in one process",
    )
    yield "events", f"{counts['events']:,}, and {counts['taken back']:,} saves taken back"
    refused = Counter({what.split()[1]: n for what, n in counts.items() if what.startswith("refused ")})
    yield "refused", f"{refused.total():,}: {_listed(Counter(dict(refused.most_common(NAMED))))}, ..."
    faults = ("commits failed", "reads failed", "saves were stale", "went away")
    yield "faults", _listed(Counter({what: counts[what] for what in faults}))
    yield (
        "checks",
        f"{counts['checks']:,} of campaigns in play, {night.looked_at:,} after a restart, "
        f"{games.total():,} in the end: all is well",
    )
    yield "a play", _latency(night.latencies)
    yield "memory", "; ".join(f"{a / MEGABYTE:.0f} to {b / MEGABYTE:.0f} MB" for a, b in night.memory)
    yield "where", f"seed {plan.seed}, {_database(plan)}, Python {platform.python_version()}"


def _listed(counts: Counter[str]) -> str:
    return ", ".join(f"{what} {number:,}" for what, number in counts.items())


def _latency(latencies: list[float]) -> str:
    """Return how long confirmations took while all players acted at once, in milliseconds."""
    if len(latencies) < 2:
        return "nobody was confirmed anything"
    hundredths = statistics.quantiles(latencies, n=100)
    median, most = statistics.median(latencies) * 1000, max(latencies) * 1000
    return f"median {median:,.1f} ms, 99 % within {hundredths[98] * 1000:,.1f} ms, all within {most:,.1f} ms"


def _database(plan: Plan) -> str:
    if isinstance(plan.database, str):
        return "PostgreSQL"
    size = plan.database.stat().st_size / MEGABYTE
    return f"SQLite {sqlite3.sqlite_version} in a file of {size:.1f} MB"
