"""The accounts that follow campaigns: people without a seat who want to know how it goes on."""

from typing import NamedTuple

from storage.database.connection import Connection
from storage.database.group_commit import GroupCommitWriter
from storage.documents import beside as sql


class Followed(NamedTuple):
    """What a list shows about a campaign that somebody follows."""

    id: int
    name: str
    system: str


class FollowerTable:
    """Reads and changes who follows which campaign."""

    def __init__(self, read: Connection, writer: GroupCommitWriter) -> None:
        self._read, self._writer = read, writer

    async def follow(self, campaign: int, account: int) -> None:
        """Let an account follow a campaign; a second time changes nothing."""
        gone = {"of_campaign": campaign, "of_account": account}
        row = {"campaign": campaign, "account": account}
        await self._writer.write(campaign, ((sql.FOLLOWER_DROPPED, gone), (sql.FOLLOWER_SET, row)))

    async def leave(self, campaign: int, account: int) -> None:
        """Let an account no longer follow a campaign."""
        row = {"of_campaign": campaign, "of_account": account}
        await self._writer.write(campaign, ((sql.FOLLOWER_DROPPED, row),))

    async def forget(self, account: int) -> None:
        """Let an account follow nothing any more."""
        await self._writer.write(f"account {account}", ((sql.FOLLOWER_FORGOTTEN, {"of_account": account}),))

    async def count(self, campaign: int) -> int:
        """Return how many accounts follow a campaign."""
        ((count,),) = await self._read.fetch(sql.FOLLOWERS, of_campaign=campaign)
        return int(count)

    async def of(self, account: int) -> tuple[Followed, ...]:
        """Return the campaigns that an account follows, oldest first."""
        return tuple(Followed(*row) for row in await self._read.fetch(sql.FOLLOWED, of_account=account))
