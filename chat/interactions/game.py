"""What each game provides for the commands that all games share: one record per game, in `bot.games`."""

from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

import discord
from discord import ui
from typing_extensions import override

from chat.contests.display import ContestDisplay
from chat.interactions.context import Context
from narration.games import GAMES
from narration.parts.change import Change, CourseStep
from narration.text.line import Field, Line, Panel, verbatim
from rules.campaign.actions import CampaignAction
from rules.campaign.model import Campaign
from rules.contract.system import Played
from rules.core.model_base import Event

V = TypeVar("V")

#: The bounds of an opponent's value, in games where an opponent may be one value.
LEAST_VALUE, MOST_VALUE = 1, 15


@dataclass(frozen=True)
class Record:
    """The facts that a campaign has recorded, made from the public view of its events, in log order."""

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
    """Call nobody."""


async def _note_nothing(_: Context) -> Sequence[Field]:
    """Note nothing."""
    return ()


@dataclass(frozen=True, kw_only=True)
class Game:
    """What a game provides for the shared commands. `Any` stands for its own characters and events."""

    #: How the live display shows its contests.
    show: ContestDisplay
    #: Start a sheet with this name, for an NPC if the flag is set, and show its form.
    create: Callable[[Context, str, bool], Awaitable[None]]
    #: Show a sheet privately, or its form to somebody who may fill it in.
    sheet: Callable[[Context, Any], Awaitable[None]]
    #: A sheet as a message; the state and the character are as its readers may know them.
    sheet_panel: Callable[[Any, Any], Panel] = lambda _, who: Panel(verbatim(who.name), verbatim(who.name))
    #: Open the form that changes a character, as the first answer to the command, or refuse.
    change: Callable[[Context, Any], Awaitable[None]]
    #: The button that opens the form for telling a turn of a contest: its verb and words.
    tell: Callable[[str, int], tuple[str, ...]] | None = None
    #: What a scene, a rest or a session changes, each as before → after.
    changes: Callable[[CourseStep], Iterable[Change]] = lambda _: ()
    #: Ping those who have something to do after a step of the course, or after somebody left a seat.
    follow_up: Callable[[Context, Played], Awaitable[None]] = _call_nobody
    #: What the GM may do next, after an action of the campaign.
    next: Callable[[CampaignAction, Campaign], Line] = lambda _, campaign: GAMES[campaign.system].first
    record: Record = NO_RECORD
    #: Record an opponent that is one value, or a mob of that value; None in a game without such opponents.
    bare: Callable[[Context, str, int | None, bool], Awaitable[None]] | None = None
    #: Show what waits outside contests, with buttons; `listed` has the kinds of waits that this shows.
    pending: Callable[[Context], Awaitable[None]] | None = None
    listed: frozenset[str] = frozenset()
    #: What the GM's list of characters notes beneath the names.
    roster_notes: Callable[[Context], Awaitable[Sequence[Field]]] = _note_nothing
    #: The buttons under /help for what a GM may begin at any time in this game alone.
    begins: Callable[[Context], Sequence[ui.Button[Any]]] = lambda _: ()
    #: Split a save's public events into those of each message that announces them, in order.
    messages: Callable[[Sequence[Event]], Sequence[Sequence[Event]]] = lambda events: [events]


class OfGames(Mapping[str, V]):
    """One thing of each game's record, by system."""

    def __init__(self, games: Mapping[str, Game], read: Callable[[Game], V]) -> None:
        self._games, self._read = games, read

    @override
    def __getitem__(self, system: str) -> V:
        return self._read(self._games[system])

    @override
    def __iter__(self) -> Iterator[str]:
        return iter(self._games)

    @override
    def __len__(self) -> int:
        return len(self._games)


class GameHost(Protocol):
    """What this module needs from an interaction's client."""

    @property
    def games(self) -> Mapping[str, Game]: ...


def games_of(interaction: discord.Interaction[Any]) -> Mapping[str, Game]:
    """Return the records of all games by system."""
    host: GameHost = interaction.client
    return host.games


def game_of(context: Context) -> Game:
    """Return the record of the campaign's game."""
    return games_of(context.interaction)[context.campaign.system]
