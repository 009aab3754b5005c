"""What a game answers to the commands that all games share: one record for each, in `bot.games` by system."""

from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import discord

from chat.contests.display import ContestDisplay
from chat.interactions.context import Context
from narration.games import GAMES
from narration.parts.change import Change, CourseStep
from narration.text.line import Line, Panel, verbatim
from rules.campaign.actions import CampaignAction
from rules.campaign.model import Campaign
from rules.contract.system import Played
from rules.core.model_base import Event

#: What an opponent that is one value may be worth, in games that have such.
LEAST_VALUE, MOST_VALUE = 1, 15


@dataclass(frozen=True)
class Record:
    """The facts that a campaign remembers, made from what everybody may know of its events, in log order."""

    #: The kinds of those events.
    kinds: tuple[str, ...]
    #: How many pages they fill, at least one.
    pages: Callable[[Sequence[Event]], int]
    #: One page of them, counted from 1.
    panel: Callable[[Campaign, Sequence[Event], int], Panel]


NO_RECORD = Record(
    (), lambda _: 1, lambda campaign, *_: Panel(verbatim(campaign.name), verbatim(campaign.name))
)


async def _call_nobody(_: Context, __: Played) -> None:
    """Nobody has anything to do."""


@dataclass(frozen=True, kw_only=True)
class Game:
    """One game at Discord. Its characters and events are those of its rules."""

    #: How the stage shows its contests.
    show: ContestDisplay
    #: Start a sheet of this name, the GM's own (an NPC's) if the flag says so, and show its form.
    create: Callable[[Context, str, bool], Awaitable[None]]
    #: Show a sheet privately, or its form to whoever may fill it in.
    sheet: Callable[[Context, Any], Awaitable[None]]
    #: Open the form that changes a character, as the first answer to the command; may refuse.
    change: Callable[[Context, Any], Awaitable[None]]
    #: What a scene, a rest or a session changes, as before → after.
    changes: Callable[[CourseStep], Iterable[Change]] = lambda _: ()
    #: Call whoever has something to do after it: an event of the course, or a seat that was left.
    follow_up: Callable[[Context, Played], Awaitable[None]] = _call_nobody
    #: What the GM may do next, after an action of the campaign.
    next: Callable[[CampaignAction, Campaign], Line] = lambda _, campaign: GAMES[campaign.system].first
    record: Record = NO_RECORD
    #: Write down an opponent that is one value, or a mob of that value; None in a game without such.
    bare: Callable[[Context, str, int | None, bool], Awaitable[None]] | None = None
    #: What waits outside contests, with the buttons for it, and the kinds of waits that it lists.
    pending: Callable[[Context], Awaitable[None]] | None = None
    listed: frozenset[str] = frozenset()
    #: A save's public events by the messages that tell of them, in their order.
    messages: Callable[[Sequence[Event]], Sequence[Sequence[Event]]] = lambda events: [events]


class GameHost(Protocol):
    """What the client of every interaction has beside its services."""

    @property
    def games(self) -> Mapping[str, Game]: ...


def games_of(interaction: discord.Interaction[Any]) -> Mapping[str, Game]:
    """Return what every game answers to the shared commands, by system."""
    host: GameHost = interaction.client
    return host.games


def game_of(context: Context) -> Game:
    """Return what the game of a context's campaign answers to the shared commands."""
    return games_of(context.interaction)[context.campaign.system]
