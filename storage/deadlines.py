"""The deadlines of contests, at most one for each contest.

Deadlines belong to no version of a campaign, because its rules do not depend on them.
"""

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from storage.database.connection import Connection
from storage.database.group_commit import GroupCommitWriter
from storage.documents import display_queries, writes
from storage.documents.errors import VersionConflict


@dataclass(frozen=True)
class Deadline:
    """One deadline of a contest.

    `wait` says what the contest waits for. `due` is stored to the millisecond. `stage` says which step was
    taken last since the wait began, such as a reminder; 0 is none.
    """

    campaign: int
    contest: str
    wait: str
    due: datetime
    stage: int = 0


class Deadlines:
    """Reads and changes the deadlines of all campaigns."""

    def __init__(self, read: Connection, writer: GroupCommitWriter) -> None:
        self._read = read
        self._writer = writer

    async def campaigns(self) -> tuple[int, ...]:
        """Return the campaigns whose deadlines must be checked: those that use them or have some left."""
        return tuple(campaign for (campaign,) in await self._read.fetch(display_queries.TIMED))

    async def of(self, campaign: int) -> tuple[Deadline, ...]:
        """Return the deadlines of a campaign, by contest."""
        return tuple(
            Deadline(campaign, contest, wait, datetime.fromtimestamp(due / 1000, UTC), stage)
            for contest, wait, due, stage in await self._read.fetch(
                display_queries.DEADLINES, of_campaign=campaign
            )
        )

    async def move(self, old: Deadline | None, new: Deadline | None) -> bool:
        """Replace `old` with `new`, both of one contest; None means no deadline.

        Return False, and change nothing, if the stored deadline is no longer `old`.
        """
        some = old or new
        assert some is not None, "there is nothing to move"
        changed = writes.DEADLINE_CHANGED if new else writes.DEADLINE_DROPPED
        write = writes.DEADLINE_SET if old is None else changed
        try:
            await self._writer.write(some.campaign, ((write, {**_was(old), **_row(new)}),))
        except VersionConflict:
            return False
        return True


def _was(deadline: Deadline | None) -> dict[str, Any]:
    if deadline is None:
        return {}
    row = _row(deadline)
    return {
        "of_campaign": row["campaign"],
        "of_contest": row["contest"],
        **{f"was_{name}": row[name] for name in ("wait", "due", "stage")},
    }


def _row(deadline: Deadline | None) -> dict[str, Any]:
    if deadline is None:
        return {}
    return {
        "campaign": deadline.campaign,
        "contest": deadline.contest,
        "wait": deadline.wait,
        "due": round(deadline.due.timestamp() * 1000),
        "stage": deadline.stage,
    }
