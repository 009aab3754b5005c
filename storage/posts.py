"""The messages that show contests, and whether each contest is shown as it is now."""

from collections.abc import Callable
from dataclasses import asdict, replace
from datetime import datetime, timedelta

from storage.database.connection import Connection
from storage.database.group_commit import GroupCommitWriter
from storage.display_state import DisplayRevision, Post
from storage.documents import display_queries, writes
from storage.documents.changes import Row
from storage.documents.write import Write


class PostTable:
    """Which message shows what of a contest, and which version its panel shows."""

    def __init__(self, read: Connection, writer: GroupCommitWriter, now: Callable[[], datetime]) -> None:
        self._read, self._writer, self._now = read, writer, now

    async def of(self, campaign: int, contest: str) -> tuple[Post, ...]:
        """Return the messages that show a contest, by kind and turn."""
        rows = await self._read.fetch(display_queries.POSTS, of_campaign=campaign, of_contest=contest)
        return tuple(Post(campaign, contest, *row) for row in rows)

    async def at(self, campaign: int, message: int) -> Post | None:
        """Return what a message shows of a campaign's contests; None if it shows none of them."""
        rows = await self._read.fetch(
            display_queries.POST_OF_MESSAGE, of_campaign=campaign, of_message=message
        )
        return next((Post(campaign, *row) for row in rows), None)

    async def answered(self, campaign: int, message: int) -> None:
        """Note that a message was answered itself, so that it is left as it is, if it is one of ours."""
        if post := await self.at(campaign, message):
            await self.put(replace(post, channel=0, message=0))

    async def put(self, post: Post) -> None:
        """Store a message; it replaces the one of the same kind and turn."""
        await self._writer.write(post.campaign, (_dropped(post), (writes.POST_PUT, asdict(post))))

    async def drop(self, post: Post) -> None:
        """Forget a message that somebody deleted."""
        await self._writer.write(post.campaign, (_dropped(post),))

    async def revision(self, campaign: int, contest: str) -> DisplayRevision | None:
        """Return the versions of a contest and of its panel; None if there is no such contest."""
        rows = await self._read.fetch(display_queries.SHOWING, of_campaign=campaign, of_contest=contest)
        return DisplayRevision(*rows[0]) if rows else None

    async def mark_shown(self, campaign: int, contest: str, version: int) -> None:
        """Note which version a contest's panel shows; a version older than the noted one changes nothing."""
        row = {"of_campaign": campaign, "of_contest": contest, "shown": version}
        await self._writer.write(campaign, ((writes.SHOWN, row),))

    async def show_again(self, campaign: int, contest: str) -> None:
        """Mark a contest as not shown: something else that its panel shows has changed."""
        await self._writer.write(
            campaign, ((writes.SHOWN_NO_MORE, {"of_campaign": campaign, "of_contest": contest}),)
        )

    async def unshown(self) -> tuple[tuple[int, int, str], ...]:
        """Return the server, campaign and id of every contest whose latest state is not shown yet."""
        rows = await self._read.fetch(display_queries.UNSHOWN)
        return tuple((home, campaign, contest) for home, campaign, contest in rows)

    async def lately_in_play(self, lately: timedelta) -> tuple[tuple[int, int, str], ...]:
        """Return the server, campaign and id of every open contest in which something happened lately."""
        since = round((self._now() - lately).timestamp() * 1000)
        rows = await self._read.fetch(display_queries.LATELY_IN_PLAY, since=since)
        return tuple((home, campaign, contest) for home, campaign, contest in rows)

    async def in_play(self) -> tuple[tuple[int, int], ...]:
        """Return the server and number of every campaign with an open contest."""
        return tuple((home, campaign) for home, campaign in await self._read.fetch(display_queries.IN_PLAY))

    async def withheld(self, kind: str) -> tuple[tuple[int, Post], ...]:
        """Return the messages of this kind in open contests that were not sent, `shown` being below 0.

        Each comes with its server.
        """
        rows = await self._read.fetch(display_queries.WITHHELD, of_kind=kind)
        return tuple(
            (home, Post(campaign, contest, kind, turn, channel=0, message=0, shown=shown))
            for home, campaign, contest, turn, shown in rows
        )


def _dropped(post: Post) -> tuple[Write, Row]:
    return writes.POST_DROPPED, {
        "of_campaign": post.campaign,
        "of_contest": post.contest,
        "of_kind": post.kind,
        "of_turn": post.turn,
    }
