"""The menu of a message: verify, correct or tell what it shows, or keep what somebody wrote."""

from dataclasses import replace
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from chat.contests.chapters import is_story, newest_story
from chat.contests.tellings import is_telling
from chat.interactions import dispatch
from chat.interactions.announcements import report
from chat.interactions.commands import in_campaign
from chat.interactions.context import Context
from chat.interactions.game import game_of
from chat.interactions.response import Ack, first_answer
from cogs.shared.record.keeping import keeping
from cogs.shared.record.undo import show_undo
from cogs.shared.record.verify import Verify, show_round
from rules.core.refusal import Refused
from storage.display_state import Post
from table.audit.proofs import PublishedProofs
from table.play.undo import fix_of

Message = discord.Message


class MessageMenus(commands.Cog):
    """The commands in the menu of a message. `verify` checks the whole campaign."""

    def __init__(self, verify: Verify) -> None:
        self._all = verify

    @property
    def menus(self) -> tuple[app_commands.ContextMenu, ...]:
        """The commands, each with its English name."""
        named: dict[str, Any] = {
            "Verify": self.verify,
            "Correct": self.correct,
            "Tell this round": self.tell,
            "Keep in journal": self.keep,
        }
        return tuple(app_commands.ContextMenu(name=name, callback=what) for name, what in named.items())

    @in_campaign()
    async def verify(self, context: Context, message: Message) -> None:
        """Show the seals of the round that a message shows; without any, check every proof."""
        post = await _post(context, message)
        if post is not None and await _is_sealed(context, post):
            await show_round(context, post.contest, post.turn)
        else:
            await self._all.show_all(context)

    @in_campaign(Ack.FORM)
    async def correct(self, context: Context, message: Message) -> None:
        """Open one's own telling to be written again; of anything else, show what can be undone.

        Refused: `message-shows-nothing`, `correct-passed` if more was done since, and as `show_undo`.
        """
        post = await _shown(context, message)
        if await _is_own_telling(context, post):
            await _tell(context, post)
            return
        with first_answer(context.interaction):
            await context.interaction.response.defer(ephemeral=True, thinking=True)
        await _undo(context, post)

    @in_campaign(Ack.FORM)
    async def tell(self, context: Context, message: Message) -> None:
        """Open the form in which the result that a message shows is told.

        Refused: `message-shows-nothing`, `not-rolled` for an earlier round, `nothing-to-tell`, and who may
        not tell it.
        """
        post = await _shown(context, message)
        newest = newest_story(await context.services.table.store.posts.of(context.campaign.id, post.contest))
        if is_story(post) and newest is not None and newest.message != post.message:
            raise Refused("not-rolled")
        await _tell(context, post)

    @in_campaign()
    async def keep(self, context: Context, message: Message) -> None:
        """Keep what somebody wrote in the journal, as their words. Refused: as `keeping` and the rules."""
        own = replace(context, seat=context.own)  # nobody keeps words in somebody else's name
        await report(own, context.campaign.name, await own.play(keeping(own, message)))


async def _post(context: Context, message: Message) -> Post | None:
    return await context.services.table.store.posts.at(context.campaign.id, message.id)


async def _shown(context: Context, message: Message) -> Post:
    """Return what a message shows of a contest. Refused: `message-shows-nothing`."""
    post = await _post(context, message)
    if post is None:
        raise Refused("message-shows-nothing")
    return post


async def _is_sealed(context: Context, post: Post) -> bool:
    proofs = PublishedProofs(context.services.table)
    return bool(await proofs.seals(context.campaign.id, (post.contest, post.turn)))


async def _is_own_telling(context: Context, post: Post) -> bool:
    """Tell whether a message has what this seat told last."""
    logged = await context.services.table.store.log.events(context.campaign.id, post.contest, post.turn)
    own = {entry.seq for entry in logged if entry.seat == context.seat.id}
    return is_telling(post) and post.shown in own


async def _tell(context: Context, post: Post) -> None:
    """Open the form of the game's own button. Refused: as that button, and `nothing-to-tell`."""
    button = game_of(context).tell
    if button is None:
        raise Refused("nothing-to-tell")
    try:
        await dispatch.press(context, *button(post.contest, post.turn))
    except Refused as refused:
        if refused.code != "stale-button":
            raise
        raise Refused("nothing-to-tell") from None


async def _undo(context: Context, post: Post) -> None:
    """Show what was done last, if it was in this contest. Refused: `correct-passed`."""
    act = await context.services.table.last_act(context.campaign.id)
    if act.contest != post.contest:
        raise Refused("correct-passed", fix=fix_of(act, context.seat))
    await show_undo(context)
