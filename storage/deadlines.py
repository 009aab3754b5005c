"""Until when contests wait, and what was done since: at most one deadline for each contest.

They belong to no version of a campaign, since nothing in its rules depends on them.
"""

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from storage.database.connection import Connection
from storage.database.group_commit import GroupCommitWriter
from storage.documents import statements as sql
from storage.documents.errors import VersionConflict


@dataclass(frozen=True)
class Deadline:
    """One deadline: `wait` says for what, `due` is exact to the millisecond, `stage` what was done since."""

    campaign: int
    contest: str
    wait: str
    due: datetime
    stage: int = 0


class Deadlines:
    """The deadlines of all campaigns."""

    def __init__(self, read: Connection, writer: GroupCommitWriter) -> None:
        self._read = read
        self._writer = writer

    async def campaigns(self) -> tuple[int, ...]:
        """Return the campaigns whose deadlines must be looked at."""
        return tuple(campaign for (campaign,) in await self._read.fetch(sql.TIMED))

    async def of(self, campaign: int) -> tuple[Deadline, ...]:
        """Return the deadlines of a campaign, by contest."""
        return tuple(
            Deadline(campaign, contest, wait, datetime.fromtimestamp(due / 1000, UTC), stage)
            for contest, wait, due, stage in await self._read.fetch(sql.DEADLINES, of_campaign=campaign)
        )

    async def move(self, old: Deadline | None, new: Deadline | None) -> bool:
        """Put `new` in the place of `old`; None stands for none. False if it is not as `old` says any more.

        Then nothing is changed. Both are of one contest.
        """
        some = old or new
        assert some is not None, "there is nothing to move"
        write = sql.DEADLINE_SET if old is None else sql.DEADLINE_CHANGED if new else sql.DEADLINE_DROPPED
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
