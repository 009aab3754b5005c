"""Spectators: people without a seat follow a campaign by a button, and are never pinged."""

from chat.interactions.context import Context
from chat.interactions.dispatch import Router
from chat.interactions.response import Ack
from chat.messages.components import view_of
from cogs.shared.record.journal import ANY
from narration.text.line import line

router = Router()


@router.on("follow", Ack.PRIVATE)
async def follow(context: Context) -> None:
    """Let this person follow the campaign; somebody with a seat need not."""
    if context.own.id:
        await context.reply(line("follow-seated", campaign=context.campaign.name))
        return
    await context.services.table.store.followers.follow(context.campaign.id, context.interaction.user.id)
    context.services.campaign_messages.refresh_soon(context.campaign.id)
    stop = context.button(line("button-unfollow"), "unfollow")
    read = context.button(line("button-follow-read"), "journal-read", ANY, ANY, 1)
    await context.reply(line("follow-done", campaign=context.campaign.name), view_of([read, stop]))


@router.on("unfollow", Ack.UPDATE)
async def unfollow(context: Context) -> None:
    """Let this person no longer follow the campaign."""
    await context.services.table.store.followers.leave(context.campaign.id, context.interaction.user.id)
    context.services.campaign_messages.refresh_soon(context.campaign.id)
    await context.reply(line("follow-over", campaign=context.campaign.name))
