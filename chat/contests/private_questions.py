"""The private questions of contests that are open: one for each person, and the newest message they see.

Discord lets a bot change a private message for fifteen minutes after the last press of it. What is known here
is only a hint and is lost at a restart; the buttons of a forgotten question go on working.
"""

import logging
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, replace
from datetime import timedelta
from typing import Any, TypeAlias

import aiohttp
import discord
from discord import ui

from chat.contests.display_services import Key
from chat.messages.printer import Message
from storage.display_state import Post

log = logging.getLogger(__name__)

#: The key of an interaction's `extras` that holds which question it answers or shows.
ASKED = "question"
#: What a contest that is over waits for.
OVER = -1
#: What somebody waits for whose question was answered by another message, such as a letter.
ANSWERED = -2
#: How long a private message can be changed; a little less than Discord allows.
LIFE = timedelta(minutes=14)

#: An account, a campaign's id and a contest's.
Whose: TypeAlias = tuple[int, int, str]


@dataclass(frozen=True)
class Asked:
    """A question of a contest to one person. `wait` is the number of what the contest waited for then."""

    whose: Whose
    wait: int

    @property
    def key(self) -> Key:
        """The contest, and its campaign."""
        return self.whose[1:]


@dataclass(frozen=True)
class Shown:
    """A question as it stands in a private message, and the interaction through which it can be changed."""

    asked: Asked
    interaction: discord.Interaction[Any]
    message: int
    text: Message
    view: ui.View

    @property
    def is_changeable(self) -> bool:
        """Tell whether Discord still lets us change the message."""
        return discord.utils.utcnow() - self.interaction.created_at < LIFE

    @property
    def channel(self) -> int:
        """The id of the channel where the message is."""
        return self.interaction.channel_id or 0

    async def close(self) -> None:
        """Take the buttons from the message; it may be gone already."""
        await self.interaction.followup.edit_message(self.message, view=None)

    async def delete(self) -> None:
        """Delete the message."""
        await self.interaction.followup.delete_message(self.message)

    async def repeat(self) -> "Shown":
        """Send the question again, as the newest message, and delete the earlier one."""
        sent = await self.interaction.followup.send(
            self.text.content,
            embeds=[self.text.embed] if self.text.embed else [],
            files=self.text.files(),
            view=self.view,
            ephemeral=True,
            wait=True,
        )
        await self.delete()
        return replace(self, message=sent.id)


class PrivateQuestions:
    """The questions that are open, each by the account that it is asked and its contest."""

    def __init__(self) -> None:
        self._open: dict[Whose, Shown] = {}

    @contextmanager
    def pressed(self, interaction: discord.Interaction[Any]) -> Iterator[None]:
        """Handle a press in this context. Meanwhile, nobody else changes the message that was pressed."""
        pressed = interaction.message.id if interaction.message else 0
        mine = (one for one in self._open.values() if one.message == pressed)
        if found := next(mine, None):
            del self._open[found.asked.whose]
            interaction.extras[ASKED] = found.asked
        try:
            yield
        finally:
            if found and ASKED in interaction.extras:  # it was not answered
                self._open.setdefault(found.asked.whose, found)

    def asks(self, interaction: discord.Interaction[Any], campaign: int, contest: str, wait: int) -> None:
        """Note that an interaction is answered with a question of a contest."""
        interaction.extras[ASKED] = Asked((interaction.user.id, campaign, contest), wait)

    def answered(self, interaction: discord.Interaction[Any], campaign: int, contests: Iterable[str]) -> None:
        """Note that the question that was pressed is answered, so that what is shown now is not it.

        A question of that contest which this person has open elsewhere loses its buttons with the next look.
        """
        interaction.extras.pop(ASKED, None)
        for contest in contests:
            whose = (interaction.user.id, campaign, contest)
            if one := self._open.get(whose):
                self._open[whose] = replace(one, asked=replace(one.asked, wait=ANSWERED))

    async def shown(
        self, interaction: discord.Interaction[Any], message: int, text: Message, view: ui.View | None
    ) -> None:
        """Keep the answer to an interaction if it asks something, and delete an earlier question."""
        asked: Asked | None = interaction.extras.pop(ASKED, None)
        if asked is None or interaction.guild_id is None:
            return
        before = self._open.pop(asked.whose, None)
        if view is not None and view.children:
            self._open[asked.whose] = Shown(asked, interaction, message, text, view)
        if before is not None and before.message != message and before.is_changeable:
            async with _quietly():
                await before.delete()

    def has(self, key: Key) -> bool:
        """Tell whether a question of a contest is open."""
        return any(one.asked.key == key for one in self._open.values())

    async def follow(self, key: Key, wait: int, live: Post | None) -> None:
        """Bring the questions of a contest up to date after its live message has been shown.

        Those of another wait lose their buttons. Those above the live message are sent again below it.
        """
        for one in [one for one in self._open.values() if one.asked.key == key]:
            if not one.is_changeable:
                self._open.pop(one.asked.whose, None)
            elif one.asked.wait != wait:
                self._open.pop(one.asked.whose, None)
                async with _quietly():
                    await one.close()
            elif live is not None and one.channel == live.channel and one.message < live.message:
                await self._repeat(one)

    async def _repeat(self, one: Shown) -> None:
        """Send a question again, and keep it unless its owner has opened another one meanwhile."""
        del self._open[one.asked.whose]
        async with _quietly():
            self._open.setdefault(one.asked.whose, await one.repeat())


@asynccontextmanager
async def _quietly() -> AsyncIterator[None]:
    """Log a failed request inside and go on: the buttons of the question work as they are."""
    try:
        yield
    except (discord.HTTPException, aiohttp.ClientError) as error:
        log.info("a private question was not changed: %r", error)
