"""How one game narrates and draws its events: the record that each game fills in."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from narration.parts.bookkeeping import Kept
from narration.parts.figures import AccountReader, DiceThrow, MarkerCourse
from narration.parts.results import Result, Spoken
from narration.telling.game_telling import GameTelling
from narration.text.line import Line, Panel, verbatim
from rules.campaign.hidden_rolls import HiddenResult, text_of
from rules.chance.seal import Choice
from rules.core.model_base import Event


@dataclass(frozen=True, kw_only=True)
class GameNarration:
    """How one game is narrated. Every event and contest passed in must already be redacted for the reader."""

    #: Turns one event of the game into lines.
    tell: Callable[[Any], tuple[Line, ...]]
    #: Like `tell`, for an event of a known contest; the contest adds details such as the names of the sides.
    tell_in: Callable[[Any, Any], tuple[Line, ...]] | None = None
    #: The message that narrates a turn in a chat; None while there is nothing to tell.
    story: Callable[[Sequence[Event], Any], Panel | None]
    #: Narrates a turn for a page that people read afterwards, if that differs from `story`: a page asks
    #: nobody to act.
    page: Callable[[Sequence[Event], Any], Panel | None] | None = None
    #: The kinds of events that open a contest, each with the name of the field that holds the contest.
    openings: Mapping[str, str]
    #: The kinds of contest events that a page prints in addition to the story.
    beside: frozenset[str] = frozenset()
    #: How the game's sentences are chosen; None if the game stores no sentences.
    telling: GameTelling | None = None
    #: The dice that an event shows.
    throws: Callable[[Event], tuple[DiceThrow, ...]] = lambda _: ()
    #: What the game calls its characters' accounts; None if it has none.
    account: Line | None = None
    #: Makes a new reader of the accounts' balances.
    accounts: Callable[[], AccountReader] = lambda: lambda _: ()
    #: The kinds of events that the reader needs.
    account_kinds: tuple[str, ...] = ()
    #: The marker's path, from the events of one contest.
    course: Callable[[Sequence[Event]], MarkerCourse | None] = lambda _: None
    #: The kinds of events that concern a character but do not carry its name.
    unnamed: frozenset[str] = frozenset()
    #: Reads what came of some events; the second argument is the contests that they name.
    results: Callable[[Sequence[Event], Mapping[str, Any]], Iterable[Result]] = lambda _, __: ()
    #: What an event tells in somebody's own words; None for most events.
    spoken: Callable[[Event], Spoken | None] = lambda _: None
    #: An event without those words; None if nothing else is in it.
    wordless: Callable[[Event], Event | None] = lambda event: event
    #: The kinds of events that a journal folds into one line, and what they are counted as.
    kept: Mapping[str, Kept] = field(default_factory=dict)
    #: The kinds of events by which a GM corrects something.
    corrections: frozenset[str] = frozenset()
    #: What is open in a campaign, given its state.
    loose_ends: Callable[[Any], Iterable[Line]] = lambda _: ()
    #: What a character is known for, the strongest first.
    traits: Callable[[Any], Sequence[Line]] = lambda _: ()
    #: Names the maker of a sealed choice; the first argument is the contest.
    chooser: Callable[[Any, Choice], Line] = lambda _, choice: verbatim(choice.seat)
    #: Says what was chosen.
    chosen: Callable[[Choice], Line] = lambda choice: verbatim(choice.pick)
    #: Tells a hidden roll.
    hidden: Callable[[HiddenResult], Line] = lambda roll: verbatim(text_of(roll))
