"""Posts results of a contest and what people tell of them, and takes the buttons from older results."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import discord

from chat.contests.calls import as_shown
from chat.contests.chapters import Chapter, is_story, place_of
from chat.contests.contest_log import ContestLog
from chat.contests.contest_messages import ContestMessages
from chat.contests.contest_results import Result
from chat.contests.display import ContestDisplay
from chat.contests.telling_messages import TellingMessages
from chat.contests.tellings import is_telling
from rules.campaign.model import Campaign
from storage.display_state import Post


@dataclass(frozen=True)
class ResultMessages:
    """The messages with the results of a contest."""

    campaign: Campaign
    contest: Any
    display: ContestDisplay
    log: ContestLog
    messages: ContestMessages

    @property
    def tellings(self) -> TellingMessages:
        """The messages with what people tell."""
        return TellingMessages(self.messages, self.campaign.home)

    def find(self, chapter: Chapter) -> Post | None:
        """Return the message of a result."""
        return self.messages.find(chapter.kind, chapter.turn)

    def draft(self, kind: str, turn: int) -> Post:
        """Return what is stored of a message that is not posted yet."""
        return Post(self.campaign.id, self.contest.id, kind, turn, channel=0, message=0, shown=0)

    def linked(self, result: Result) -> Result:
        """Return a result with links to what people told of it."""
        chapter, panel = result
        return chapter, self.tellings.linked(panel, chapter.tellings, chapter.turn)

    async def post(self, result: Result) -> None:
        """Post a result that is not the newest if it has no message yet, and what people tell of it."""
        if self.find(result[0]) is None:
            await self.close(result)
        await self.tell(result[0])

    async def tell(self, chapter: Chapter) -> None:
        """Post what people tell of a result as replies to its message."""
        for telling in chapter.tellings:
            draft = self.draft(telling.kind, chapter.turn)
            await self.tellings.show(telling, draft, self.find(chapter))

    async def close(self, result: Result, *, again: bool = False) -> None:
        """Post or edit the message of a result without buttons; one that somebody deleted stays deleted.

        `again` edits it although it tells all: it gets the hashes of the round that followed.
        """
        chapter, panel = self.linked(result)
        post = self.find(chapter)
        if post is not None and post.shown == chapter.last and not again:
            return
        closed = self.display.closed(panel, self.contest, await self.log.seals(chapter.turn + 1))
        message = await self.messages.message(closed)
        if post is None:
            await self.messages.post(self._unlinked(chapter), message, None, origin=(chapter.origin, 0))
            return
        await self.messages.edit(post, message, None)
        told = replace(self.draft(chapter.kind, chapter.turn), shown=chapter.last)
        await self.messages.remember(told, discord.Object(post.message))

    def _unlinked(self, chapter: Chapter) -> Post:
        """Return what is stored of a result that is posted now; one that was told is edited once more."""
        shown = as_shown(0) if chapter.tellings else chapter.last
        return replace(self.draft(chapter.kind, chapter.turn), shown=shown)

    async def remove_taken_back(self, results: Sequence[Result]) -> None:
        """Delete the messages of what was taken back, and of turns in which nothing happened after all."""
        oldest = min((chapter.turn for chapter, _ in results), default=0)
        kept = {(chapter.turn, chapter.part) for chapter, _ in results}
        told = {(chapter.turn, one.kind) for chapter, _ in results for one in chapter.tellings}
        posts = [post for post in self.messages.posts if post.turn >= oldest]
        silent = [post for post in posts if is_telling(post) and (post.turn, post.kind) not in told]
        untold = [post for post in self.messages.posts if post.turn < oldest and post.shown < 0]
        gone = [post for post in (*untold, *posts) if is_story(post) and place_of(post) not in kept]
        for post in (*silent, *sorted(gone, key=place_of)):
            await self.messages.remove(post)
