"""What the channel must show of its conflicts: a message for each result, and buttons under the newest alone.

It is worked out from the log and the state, without the messages that the bot remembers.
"""

import re
from collections.abc import Sequence
from typing import Any, NamedTuple

from simcord.components import walk_components

from chat.contests.display import LiveMoment
from chat.messages.printer import Printer
from cogs.nyx.display import NYX_SHOW
from narration.nyx.conflict.result import result
from narration.text.line import Panel
from narration.text.texts import bundled_texts
from rules.core.model_base import Event
from rules.core.seat import PUBLIC
from rules.nyx.state.contests import Conflict
from rules.registry import SYSTEMS
from table.audit.proofs import PublishedProofs
from table.play.table import Table
from tests.process.evening import Message

PRINTER = Printer(bundled_texts(), "en")


class Shown(NamedTuple):
    """What a message shows, without its pings."""

    title: str
    description: str
    content: str
    buttons: tuple[str, ...]


class Told(NamedTuple):
    """A turn that has a result, with its events as everybody may know them."""

    turn: int
    events: Sequence[Event]
    panel: Panel


def shown(message: Message) -> Shown:
    """Return what a message in Discord shows."""
    (embed,) = message.embeds
    buttons = tuple(part["custom_id"] for part in walk_components(message.components) if "custom_id" in part)
    content = re.sub(r"(?: <@\d+>)+", "", message.content)
    return Shown(embed.title or "", embed.description or "", content, buttons)


def printed(panel: Panel, buttons: Any = None) -> Shown:
    """Return how a panel and its buttons must look."""
    message = PRINTER.message(panel, picture=b"" if panel.picture else None)
    assert message.embed is not None
    ids = tuple(part.custom_id for part in buttons.children) if buttons else ()
    return Shown(message.embed.title or "", message.embed.description or "", message.content, ids)


def heading(title: str, content: str) -> tuple[str, str]:
    """Return what tells a result from every other one: its title, and its first line without pings."""
    return title, content.partition("\n")[0].partition(" <@")[0]


class Channel:
    """The conflicts of a campaign as its channel must show them."""

    def __init__(self, table: Table, campaign: int) -> None:
        self._table = table
        self._campaign = campaign

    async def results(self, conflict: Conflict) -> list[Told]:
        """Return the turns of a conflict that have a result, the oldest first."""
        turns = [(turn, await self._events(conflict, turn)) for turn in range(conflict.turn + 1)]
        told = [(turn, events, result(events, conflict)) for turn, events in turns]
        return [Told(turn, events, panel) for turn, events, panel in told if panel is not None]

    async def expected(self, conflict: Conflict) -> dict[int, Shown]:
        """Return what the message of each result of a conflict must show, by its turn."""
        *older, newest = await self.results(conflict)
        found = {one.turn: await self._closed(conflict, one) for one in older}
        return found | {newest.turn: await self._live(conflict, newest)}

    async def _closed(self, conflict: Conflict, told: Told) -> Shown:
        return printed(NYX_SHOW.closed(told.panel, conflict, await self._seals(conflict, told.turn + 1)))

    async def _live(self, conflict: Conflict, told: Told) -> Shown:
        state = SYSTEMS["nyx"].view(await self._table.with_contest(self._campaign, conflict.id), PUBLIC)
        now = LiveMoment(
            state=state,
            contest=state.contests[conflict.id],
            events=await self._events(conflict, conflict.turn),
            seals=await self._seals(conflict, conflict.turn),
            result=told.panel,
            turn=told.turn,
            told=told.events,
            log=() if conflict.is_open else await self._events(conflict),
        )
        panel = NYX_SHOW.live(now)
        assert panel is not None
        return printed(panel, NYX_SHOW.buttons(PRINTER, now))

    async def _seals(self, conflict: Conflict, turn: int) -> Any:
        return await PublishedProofs(self._table).seals(self._campaign, (conflict.id, turn))

    async def _events(self, conflict: Conflict, turn: int | None = None) -> list[Event]:
        logged = await self._table.store.log.events(self._campaign, conflict.id, turn)
        state = await self._table.with_contest(self._campaign, conflict.id)
        redacted = (SYSTEMS["nyx"].redact(state, each.event, PUBLIC) for each in logged)
        return [event for event in redacted if event is not None]
