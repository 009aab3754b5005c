"""Nudges: the GM has the bot ping those for whom a contest waits, once for each wait.

A nudge is stored with the contest's messages, so that nobody is nudged twice, not even after a restart.
"""

from dataclasses import dataclass

import discord

from chat.interactions.context import Context
from chat.interactions.dispatch import Router
from chat.interactions.response import Ack
from chat.services import Services
from cogs.shared.guide import waiting
from narration.campaign.waiting import WaitingItem, nudge_line
from narration.text.line import Line, line, verbatim
from rules.contract.system import AnyState, Wait
from rules.core.seat import PUBLIC, require_gm
from storage.display_state import Post

router = Router()

#: The kind under which a contest's nudges are stored; such a message's turn holds the wait, see `wait_of`.
NUDGE = "nudge"


def wait_of(services: Services, state: AnyState, contest: str) -> int:
    """Return what a contest waits for as a number that does not depend on who is missing."""
    known = services.table.system(state).view(state, PUBLIC)
    return services.displays[state.campaign.system].wait(known.contests[contest])


@router.on("nudge", Ack.PRIVATE)
async def nudge(context: Context, contest: str, wait: int) -> None:
    """Ping those who are missing, in the contest's place. Refused: `gm-only`."""
    require_gm(context.seat)
    state = await context.services.table.state(context.campaign.id)
    if contest not in state.contests or wait_of(context.services, state, contest) != wait:
        await context.reply(line("nudge-over"))
        return
    found = waiting.find(context.system, state, context.seats)
    missing = tuple(one for one in found.holding if one.contest == contest)
    await context.reply(await Nudge(context, state, contest, wait, missing).send())


@dataclass(frozen=True)
class Nudge:
    """One nudge: its contest, what the contest waits for, and the waits of those who are missing."""

    context: Context
    state: AnyState
    contest: str
    wait: int
    missing: tuple[Wait, ...]

    async def send(self) -> Line:
        """Send the nudge unless it was sent before; return the answer to the GM."""
        if not self._accounts:
            return line("nudge-nobody" if self.missing else "nudge-over")
        store = self.context.services.table.store
        posts = await store.posts.of(self.context.campaign.id, self.contest)
        if any((post.kind, post.turn) == (NUDGE, self.wait) for post in posts):
            return line("nudge-twice")
        # Stored before it is sent: a lost nudge is better than a second one.
        await store.posts.put(self._post)
        try:
            await self._ping()
        except discord.HTTPException:
            await store.posts.drop(self._post)
            return line("nudge-closed")
        return line("nudge-said", names=tuple(dict.fromkeys(verbatim(one.name) for one in self._dues)))

    async def _ping(self) -> None:
        campaign, contest = self.state.campaign, self.state.contests[self.contest]
        channel = await self.context.services.channels.of_contest(campaign.id, contest)
        said = self.context.announce.say(nudge_line(campaign, contest.title, self._dues))
        pings = " ".join(f"<@{account}>" for account in self._accounts)
        users = [discord.Object(account) for account in self._accounts]
        only = discord.AllowedMentions(everyone=False, roles=False, users=users)
        await channel.send(f"{said} {pings}", allowed_mentions=only)

    @property
    def _accounts(self) -> tuple[int, ...]:
        records = (self.state.campaign.record(wait.seat) for wait in self.missing)
        return tuple(dict.fromkeys(one.holder for one in records if one is not None and one.is_held))

    @property
    def _dues(self) -> tuple[WaitingItem, ...]:
        there = (wait for wait in self.missing if not waiting.is_vacant(self.state, wait))
        names = self.state.characters
        return tuple(
            WaitingItem(wait.what, names[wait.character].name if wait.character else "") for wait in there
        )

    @property
    def _post(self) -> Post:
        place = self.state.contests[self.contest].place
        return Post(self.context.campaign.id, self.contest, NUDGE, self.wait, place, message=0, shown=0)
