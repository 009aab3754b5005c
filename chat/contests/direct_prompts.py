"""Sends the questions of a contest that are asked by direct message, each once."""

from dataclasses import dataclass, replace
from typing import Any

import discord

from chat.contests.contest_messages import ContestMessages
from chat.contests.display import ContestDisplay, DirectPrompt
from chat.contests.display_services import DIRECT, DisplayServices
from chat.messages.nonce import nonce_of
from rules.contract.system import AnyState
from storage.display_state import Post


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
        for prompt in self.display.direct_prompts(self.state, self.contest, self.parts.practice):
            turn = self.contest.turn * 10 + prompt.number
            if self.messages.find(DIRECT, turn) is None and not await self._send_prompt(prompt, turn):
                unreached.append(prompt.holder)
        return tuple(unreached)

    async def _send_prompt(self, prompt: DirectPrompt, turn: int) -> bool:
        """Send a prompt; return whether it arrived. Even a failure is stored, so it is tried only once."""
        printer = await self.parts.direct_messages.printer_for(prompt.holder, self.state.campaign)
        message = printer.message(prompt.panel)
        draft = Post(
            self.state.campaign.id, self.contest.id, DIRECT, turn, channel=0, message=0, shown=self.version
        )
        nonce = nonce_of((replace(draft, shown=0), self.messages.newest))
        sent = await self.parts.direct_messages.send(prompt.holder, message, prompt.buttons(printer), nonce)
        await self.messages.remember(draft, sent or discord.Object(0))
        return sent is not None
