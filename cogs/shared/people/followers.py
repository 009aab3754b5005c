"""Spectators: people without a seat follow a campaign by a button, and are never pinged."""

from typing import Any

from discord import ui

from chat.interactions.context import Context
from chat.interactions.dispatch import Router
from chat.interactions.response import Ack
from chat.messages.components import view_of
from cogs.shared.record.journal import ANY
from narration.text.line import line

router = Router()


async def is_spectator(context: Context) -> bool:
    """Tell whether this person follows the campaign without a seat."""
    account = context.interaction.user.id
    followed = () if context.own.id else await context.services.table.store.followers.of(account)
    return any(one.id == context.campaign.id for one in followed)


def read_button(context: Context) -> ui.Button[Any]:
    """Return the button that opens the players' journal."""
    return context.button(line("button-follow-read"), "journal-read", ANY, ANY, 1)


@router.on("follow", Ack.PRIVATE)
async def follow(context: Context) -> None:
    """Let this person follow the campaign; somebody with a seat need not."""
    if context.own.id:
        await context.reply(line("follow-seated", campaign=context.campaign.name))
        return
    await context.services.table.store.followers.follow(context.campaign.id, context.interaction.user.id)
    context.services.campaign_messages.refresh_soon(context.campaign.id)
    stop = context.button(line("button-unfollow"), "unfollow")
    said = line("follow-done", campaign=context.campaign.name)
    await context.reply(said, view_of([read_button(context), stop]))


@router.on("unfollow", Ack.UPDATE)
async def unfollow(context: Context) -> None:
    """Let this person no longer follow the campaign."""
    await context.services.table.store.followers.leave(context.campaign.id, context.interaction.user.id)
    context.services.campaign_messages.refresh_soon(context.campaign.id)
    await context.reply(line("follow-over", campaign=context.campaign.name))
