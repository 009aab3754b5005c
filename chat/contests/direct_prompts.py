"""Sends the questions of a contest that are asked by direct message, each once.

A letter that is answered in the channel loses its buttons. Somebody who has just pressed something in public
is here: their letter is withheld for a while, and sent if the question is still open then.
"""

from dataclasses import dataclass, replace
from datetime import UTC, datetime
from functools import cached_property
from typing import Any

import discord

from chat.contests.contest_messages import ContestMessages
from chat.contests.display import ContestDisplay, DirectPrompt
from chat.contests.display_services import DisplayServices
from chat.contests.presence import WHILE
from chat.messages.nonce import nonce_of
from rules.contract.system import AnyState
from rules.core.refusal import Refused
from rules.core.seat import PUBLIC
from storage.display_state import DIRECT, Post


@dataclass(frozen=True)
class DirectPrompts:
    """The direct prompts of a contest that is being shown, at a version of its campaign."""

    parts: DisplayServices
    state: AnyState
    contest: Any
    display: ContestDisplay
    messages: ContestMessages
    version: int

    async def send(self) -> tuple[int, ...]:
        """Send each prompt once; return the accounts that could not be reached."""
        unreached = []
        for prompt in self._prompts:
            turn = self._turn(prompt)
            if not await self._is_asked(prompt, turn) and not await self._send_prompt(prompt, turn):
                unreached.append(prompt.holder)
        return tuple(unreached)

    async def _is_asked(self, prompt: DirectPrompt, turn: int) -> bool:
        """Tell whether a prompt was sent, or tried, or is withheld from somebody who is here."""
        post, now = self.messages.find(DIRECT, turn), self.parts.table.store.now()
        if post is not None and not is_withheld(post):
            return True
        if post is None:
            if not self.parts.presence.is_here(self.state.campaign.id, prompt.holder):
                return False
            post = self._draft(turn, shown=-round((now + WHILE).timestamp() * 1000))
            await self.messages.remember(post, discord.Object(0))
        self.parts.presence.withhold(self.state.campaign.id, self.contest.id, due_at(post))
        return now < due_at(post)

    async def _send_prompt(self, prompt: DirectPrompt, turn: int) -> bool:
        """Send a prompt; return whether it arrived. Even a failure is stored, so it is tried only once."""
        printer = await self.parts.direct_messages.printer_for(prompt.holder, self.state.campaign)
        message = printer.message(prompt.panel())
        draft = self._draft(turn, shown=self.version)
        nonce = nonce_of((replace(draft, shown=0), self.messages.newest))
        sent = await self.parts.direct_messages.send(prompt.holder, message, prompt.buttons(printer), nonce)
        at = (sent.channel.id, sent.id) if sent else (0, 0)
        await self.messages.keep(replace(draft, channel=at[0], message=at[1]))
        return sent is not None

    async def close(self) -> None:
        """Take the buttons from letters that ask nothing any more, and forget them.

        One that is asked again later is a new letter. One that was answered itself shows what came of it.
        """
        asked = {self._turn(prompt) for prompt in self._prompts}
        for post in self.messages.posts:
            if post.kind == DIRECT and post.message and post.turn not in asked:
                await self.parts.direct_messages.close(post.channel, post.message)
                await self.messages.forget(post)

    @cached_property
    def _prompts(self) -> tuple[DirectPrompt, ...]:
        return self.display.direct_prompts(self.state, self.contest, self.parts.practice)

    def _turn(self, prompt: DirectPrompt) -> int:
        """Return the number by which a prompt's letter is stored: one for each side and turn."""
        return int(self.contest.turn) * 10 + prompt.number

    def _draft(self, turn: int, shown: int) -> Post:
        return Post(self.state.campaign.id, self.contest.id, DIRECT, turn, channel=0, message=0, shown=shown)


def is_withheld(post: Post) -> bool:
    """Tell whether a letter is withheld. Then `shown` holds, below 0, when to send it."""
    return post.kind == DIRECT and post.shown < 0


def due_at(post: Post) -> datetime:
    """Return when to send a letter that is withheld."""
    return datetime.fromtimestamp(-post.shown / 1000, UTC)


async def asks_by_letter(parts: DisplayServices, campaign: int, contest: str) -> bool:
    """Tell whether a contest asks something by direct message now."""
    try:
        state = await parts.table.with_contest(campaign, contest)
    except Refused:  # the campaign was deleted
        return False
    known = parts.table.system(state).view(state, PUBLIC)
    display = parts.displays[state.campaign.system]
    return bool(display.direct_prompts(known, known.contests[contest], parts.practice))
