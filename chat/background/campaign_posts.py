"""Public messages that answer nobody: they go to the campaign's newest channel that takes them."""

import logging
from collections.abc import Callable, Iterable
from typing import Any, TypeAlias

import discord
from discord import ui
from discord.utils import MISSING

from chat.delivery.channels import Channels, fitting
from chat.delivery.retry import DELIVERY_ERRORS
from chat.messages.lines_as_panel import as_panel
from chat.messages.printer import CONTENT, Message, Printer, cut
from narration.text.line import Line
from narration.text.texts import Texts
from rules.campaign.model import Campaign
from table.play.table import Table

log = logging.getLogger(__name__)

#: Makes the buttons of a message, labelled by the printer of the campaign's language.
Buttons: TypeAlias = Callable[[Printer], ui.View | None]


class CampaignPosts:
    """Posts messages in the channels of campaigns, and edits them."""

    def __init__(self, table: Table, texts: Texts, channels: Channels) -> None:
        self._table, self._texts, self._channels = table, texts, channels

    async def post(
        self,
        campaign: int,
        said: Iterable[Line],
        buttons: Buttons = lambda _: None,
        pinged: Iterable[int] = (),
        nonce: int | None = None,
    ) -> discord.Message | None:
        """Post a message in the campaign's language; it pings only `pinged`. None if no channel takes it.

        Within some minutes, Discord posts only one message with the same `nonce`.
        """
        head = (await self._table.state(campaign)).campaign
        printer = self.printer(head)
        message = printer.drawn(as_panel(head.name, tuple(said)))
        for place in reversed(head.places):
            try:
                channel = await self._channels.find(place)
                return await _sent(channel, message, buttons(printer), tuple(pinged), nonce)
            except DELIVERY_ERRORS as error:
                log.warning("campaign %s: nothing could be posted in a channel of it: %r", campaign, error)
        return None

    async def edit(
        self, campaign: int, place: tuple[int, int], said: Iterable[Line], buttons: Buttons = lambda _: None
    ) -> None:
        """Edit a message, given by its channel and its id; nothing happens if Discord refuses."""
        head = (await self._table.state(campaign)).campaign
        printer = self.printer(head)
        try:
            channel = await self._channels.find(place[0])
            message = fitting(channel, printer.drawn(as_panel(head.name, tuple(said))))
            posted = channel.get_partial_message(place[1])
            await posted.edit(content=message.content, embed=message.embed, view=buttons(printer))
        except DELIVERY_ERRORS as error:
            log.warning("campaign %s: a message of it could not be edited: %r", campaign, error)

    def printer(self, campaign: Campaign) -> Printer:
        """Return the printer of a campaign's public messages."""
        return Printer(self._texts.of_game(campaign.system), campaign.language)


async def _sent(
    channel: Any, message: Message, view: ui.View | None, pinged: tuple[int, ...], nonce: int | None
) -> discord.Message:
    shown = fitting(channel, message)
    pings = "".join(f" <@{holder}>" for holder in pinged)
    sent: discord.Message = await channel.send(
        cut(shown.content, CONTENT - len(pings)) + pings,
        embed=shown.embed or MISSING,
        view=view or MISSING,
        nonce=nonce,
        allowed_mentions=discord.AllowedMentions(
            everyone=False, roles=False, users=[discord.Object(holder) for holder in pinged]
        ),
    )
    return sent
