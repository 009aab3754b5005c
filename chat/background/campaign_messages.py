"""The message with which a campaign begins: who is here, how to join, and what its dice are fixed by.

It is edited when somebody comes, goes or makes a character, and when the next session changes. A note in
the store says where it is.
"""

import asyncio
import logging
from typing import Any, TypeAlias

import discord
from discord import ButtonStyle, ui

from chat.delivery.retry import DELIVERY_ERRORS
from chat.messages.components import button, custom_id_of, view_of
from chat.messages.printer import Printer
from chat.operations.inflight import Inflight
from narration.campaign.meetings import now_line
from narration.campaign.overview import campaign_panel
from narration.campaign.ready import ready_fields
from narration.campaign.seats import here_lines
from narration.text.line import Panel, line
from narration.text.texts import Texts
from rules.campaign.claims import unclaimed
from rules.campaign.ready import to_begin
from rules.contract.system import AnyState
from rules.core.refusal import Refused
from rules.core.seat import PUBLIC
from storage.documents.errors import StorageError
from table.audit.proofs import PublishedProofs
from table.meetings import Meetings
from table.play.table import Table

log = logging.getLogger(__name__)

#: The start of the key of the note that holds a message's channel and id; the campaign's number follows.
PLACED = "campaign message"

#: A message's panel and its buttons.
Shown: TypeAlias = tuple[Panel, ui.View | None]


class CampaignMessages:
    """Remembers the first message of each campaign, and edits it when the people at the table change."""

    def __init__(self, client: discord.Client, table: Table, texts: Texts, inflight: Inflight) -> None:
        self._client, self._table, self._texts, self._inflight = client, table, texts, inflight
        self._running: dict[int, asyncio.Task[None]] = {}

    async def remember(self, campaign: int, sent: discord.Message) -> None:
        """Note where a campaign's message is."""
        await self._table.store.notes.set(_key(campaign), f"{sent.channel.id}.{sent.id}")

    async def forget(self, campaign: int) -> None:
        """Forget where a deleted campaign's message is."""
        await self._table.store.notes.drop(_key(campaign))

    def refresh_soon(self, campaign: int) -> None:
        """Edit a campaign's message in the background, after an edit that is under way."""
        before = self._running.get(campaign)
        self._running[campaign] = task = asyncio.create_task(self._try(campaign, before))
        task.add_done_callback(lambda done: self._ended(campaign, done))

    def _ended(self, campaign: int, done: asyncio.Task[None]) -> None:
        if self._running.get(campaign) is done:
            del self._running[campaign]

    async def _try(self, campaign: int, before: asyncio.Task[None] | None) -> None:
        """Edit the message; a failure is only logged, because the next change edits it again."""
        if before is not None:
            await asyncio.wait([before])
        try:
            with self._inflight.at_work():
                await self._refresh(campaign)
        except DELIVERY_ERRORS as error:
            log.warning("campaign %s: its message was not edited: %r", campaign, error)
        except (Refused, StorageError):
            log.exception("campaign %s: its message cannot be shown", campaign)

    async def _refresh(self, campaign: int) -> None:
        note = await self._table.store.notes.get(_key(campaign))
        if note is None:
            return
        channel, _, number = note.partition(".")
        head = (await self._table.state(campaign)).campaign
        printer = Printer(self._texts.of_game(head.system), head.language)
        panel, view = await campaign_message(self._table, printer, campaign)
        message = printer.message(panel)
        placed = self._client.get_partial_messageable(int(channel)).get_partial_message(int(number))
        await placed.edit(content=message.content, embed=message.embed, view=view)


def _key(campaign: int) -> str:
    return f"{PLACED} {campaign}"


async def campaign_message(table: Table, printer: Printer, campaign: int) -> Shown:
    """Return a campaign's message as it is now. It says nothing of dice before the first deck is laid."""
    decks = await PublishedProofs(table).briefly(campaign)
    state = await table.state(campaign)
    known = table.system(state).view(state, PUBLIC)
    promise = decks[0].promise if decks else ""
    join = button(printer.label(line("button-join")), custom_id_of("come", campaign), ButtonStyle.primary)
    dice = button(printer.label(line("button-dice")), custom_id_of("dice", campaign))
    follow = button(printer.label(line("button-follow")), custom_id_of("follow", campaign))
    view = view_of(
        claim_buttons(printer, state),
        begin_buttons(printer, state),
        [join, follow, dice if promise else None],
    )
    followers = await table.store.followers.count(campaign)
    ready = ready_fields(state.campaign.ready, state.characters)
    meeting = await Meetings(table).ahead(campaign)
    ahead = (now_line(meeting),) if meeting else ()
    return campaign_panel(known.campaign, known.characters, promise, followers, ready, ahead), view


def claim_buttons(printer: Printer, state: AnyState) -> list[ui.Button[Any]]:
    """Return the buttons that claim the free characters of a ready scene."""
    scene, number = state.campaign.ready, state.campaign.id
    free = unclaimed(scene, state.characters) if scene else ()
    return [
        button(
            printer.label(line("button-play", name=one.name)),
            custom_id_of("claim", number, one.id),
            ButtonStyle.success,
        )
        for one in free
    ]


def begin_buttons(printer: Printer, state: AnyState) -> list[ui.Button[Any]]:
    """Return the buttons that begin the conflicts of a ready scene which have not begun."""
    scene, number = state.campaign.ready, state.campaign.id
    left = to_begin(scene) if scene else {}
    return [
        button(
            printer.label(line("button-ready-begin", title=title)), custom_id_of("ready-begin", number, place)
        )
        for place, title in left.items()
    ]


def has_other_people(before: AnyState, after: AnyState) -> bool:
    """Tell whether the list of who is here has changed."""
    return _seated(before) != _seated(after) and _people(before) != _people(after)


def _seated(state: AnyState) -> object:
    """Return what the list is made of; it is the same before and after nearly every action."""
    return state.campaign, [(one.id, one.name, one.seat) for one in state.characters.values() if one.seat]


def _people(state: AnyState) -> object:
    return here_lines(state.campaign, {c.id: c for c in state.characters.values() if c.seat})
