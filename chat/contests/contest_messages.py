"""Sends, edits and deletes the messages of one contest, and remembers them."""

import logging
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

import discord
from discord import ui
from discord.utils import MISSING

from chat.contests.display_services import DisplayServices
from chat.delivery.channels import rights
from chat.messages.nonce import nonce_of
from chat.messages.printer import Message, Printer
from chat.messages.room import fitted
from narration.text.faces import Faces
from narration.text.line import Panel
from storage.display_state import Post

log = logging.getLogger(__name__)


@dataclass
class ContestMessages:
    """The messages of a contest in its channel; `posts` are those that are stored."""

    parts: DisplayServices
    channel: Any
    printer: Printer
    posts: tuple[Post, ...]
    #: The portraits of those whom a picture may name.
    faces: Faces

    def find(self, kind: str, turn: int | None = None) -> Post | None:
        """Return the message of a kind, and of a turn if one is given."""
        return next((one for one in self.posts if one.kind == kind and turn in {None, one.turn}), None)

    @property
    def newest(self) -> int:
        """The newest message that is stored; 0 if there is none."""
        return max((post.message for post in self.posts), default=0)

    async def message(self, panel: Panel, view: ui.View | None = None) -> Message:
        """Return a panel as a message with these buttons that the bot is permitted to post in the channel."""
        may = rights(self.channel)
        drawing = self.printer.drawing(panel, self.faces) if may.attach_files and may.embed_links else None
        picture = None if drawing is None else await self.parts.pictures.picture(drawing)
        message = fitted(self.printer, panel, picture, view)
        return message if may.embed_links else message.in_words()

    async def post(
        self,
        draft: Post,
        message: Message,
        view: ui.View | None,
        pinged: Iterable[int] = (),
        *,
        origin: object,
        reply_to: Post | None = None,
    ) -> None:
        """Send a message and store it.

        `origin` tells this message from every other one, however often its sending is tried. If Discord has
        it from an earlier try, which may have said something else, it is edited. A reply to a message that
        is gone, is elsewhere, or may not be read is a plain message.
        """
        sent = await self.send(
            message, view, pinged, nonce_of((draft.campaign, draft.contest, origin)), reply_to
        )
        await self.remember(draft, sent)
        self.parts.embeds.note(sent.id, message)

    async def send(
        self,
        message: Message,
        view: ui.View | None,
        pinged: Iterable[int],
        nonce: int,
        reply_to: Post | None = None,
    ) -> discord.Message:
        """Send a message that pings these accounts and nobody else."""
        pinged = tuple(filter(None, pinged))  # an empty seat has account 0
        content = message.calling(" ".join(f"<@{holder}>" for holder in pinged))
        sent: discord.Message = await self.channel.send(
            content,
            embed=message.embed or MISSING,
            files=message.files(),
            view=view or MISSING,
            nonce=nonce,
            reference=self._reference(reply_to),
            allowed_mentions=discord.AllowedMentions(
                everyone=False,
                roles=False,
                users=[discord.Object(holder) for holder in pinged],
                replied_user=False,
            ),
        )
        if sent.content != content or bool(sent.components) != bool(view):
            await self._partial(sent.id).edit(**_whole(message, view))
        return sent

    async def edit(self, post: Post, message: Message, view: ui.View | None) -> bool:
        """Edit a message; return False if it was deleted. What its embed shows already is not sent again."""
        known = self.parts.embeds.shows(post.message, message)
        change = {"content": message.calling(""), "view": view} if known else _whole(message, view)
        try:
            await self._partial(post.message).edit(**change, allowed_mentions=discord.AllowedMentions.none())
        except discord.NotFound:
            return False
        self.parts.embeds.note(post.message, message)
        return True

    async def delete(self, post: Post) -> None:
        """Delete a message, which may be gone already; it stays stored."""
        try:
            await self._partial(post.message).delete()
        except discord.NotFound:
            log.info("the message %s was gone already", post.message)

    async def remove(self, post: Post) -> None:
        """Delete a message and forget it."""
        await self.delete(post)
        await self.forget(post)

    async def forget(self, post: Post) -> None:
        """Forget a message that stays as it is."""
        await self.parts.table.store.posts.drop(post)
        self.posts = tuple(kept for kept in self.posts if kept != post)

    async def remember(self, draft: Post, message: discord.abc.Snowflake) -> None:
        """Store a message; it replaces the one of the same kind and turn."""
        await self.keep(replace(draft, channel=self.channel.id, message=message.id))

    async def keep(self, post: Post) -> None:
        """Store a message as it is; it replaces the one of the same kind and turn."""
        await self.parts.table.store.posts.put(post)
        others = (kept for kept in self.posts if (kept.kind, kept.turn) != (post.kind, post.turn))
        self.posts = (*others, post)

    def _reference(self, post: Post | None) -> discord.MessageReference | None:
        if post is None or post.channel != self.channel.id or not rights(self.channel).read_message_history:
            return None
        return self._partial(post.message).to_reference(fail_if_not_exists=False)

    def _partial(self, message: int) -> discord.PartialMessage:
        found: discord.PartialMessage = self.channel.get_partial_message(message)
        return found


def _whole(message: Message, view: ui.View | None) -> dict[str, Any]:
    """Return all parts of a message for an edit, with its picture."""
    return {
        "content": message.calling(""),
        "embed": message.embed,
        "attachments": message.files(),
        "view": view,
    }
