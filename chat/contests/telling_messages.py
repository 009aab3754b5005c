"""The messages with what people tell of a result: one reply to it for each teller, to which it links."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

import discord

from chat.contests.contest_messages import ContestMessages
from chat.contests.tellings import Telling, is_telling
from chat.messages.own_words import told_by
from narration.text.line import Line, Panel, line
from storage.display_state import Post


@dataclass(frozen=True)
class TellingMessages:
    """Posts and edits what is told in a contest. `home` is the server."""

    messages: ContestMessages
    home: int

    async def show(self, telling: Telling, draft: Post, result: Post | None) -> None:
        """Post a telling as a reply to its result, or edit it. One that somebody deleted stays deleted."""
        post = self.messages.find(draft.kind, draft.turn)
        if post is not None and post.shown == telling.seq:
            return
        message = told_by(self.messages.printer, telling.told.by, telling.told.text)
        draft = replace(draft, shown=telling.seq)
        if post is None:
            await self.messages.post(draft, message, None, origin=telling.origin, reply_to=result)
            return
        await self.messages.edit(post, message, None)
        await self.messages.remember(draft, discord.Object(post.message))

    def linked(self, panel: Panel, tellings: Sequence[Telling], turn: int) -> Panel:
        """Return a result with a link to each telling of it."""
        posts = ((one, self.messages.find(one.kind, turn)) for one in tellings)
        links = tuple(self._link(one.name, post) for one, post in posts if post is not None)
        return replace(panel, lines=(*panel.lines, *links))

    @property
    def newest(self) -> int:
        """The newest message with a telling; 0 if there is none."""
        return max((post.message for post in filter(is_telling, self.messages.posts)), default=0)

    def _link(self, name: Line, post: Post) -> Line:
        where = {"home": str(self.home), "channel": str(post.channel), "message": str(post.message)}
        return line("telling-link", name=name, **where)
