"""How each game narrates and draws its events: one `GameNarration` record per game."""

import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from narration.noir.base import bookkeeping as noir_books
from narration.noir.base import figures as noir_drawn
from narration.noir.base.results import noir_open, noir_results, noir_spoken, noir_traits, noir_wordless
from narration.noir.contest.story import noir_page, noir_story
from narration.noir.events import tell_event as tell_noir
from narration.noir.hidden_roll import hidden_result as noir_hidden
from narration.noir.telling.noir_telling import NOIR_TELLING
from narration.nyx.base import bookkeeping as nyx_books
from narration.nyx.base import figures as nyx_drawn
from narration.nyx.base import seals as nyx_seals
from narration.nyx.base.results import nyx_open, nyx_results, nyx_spoken, nyx_traits, nyx_wordless
from narration.nyx.conflict.result import result as nyx_result
from narration.nyx.conflict.story import story as nyx_story
from narration.nyx.events import tell_event as tell_nyx
from narration.nyx.hidden_roll import hidden_result as nyx_hidden
from narration.nyx.telling.nyx_telling import NYX_TELLING
from narration.parts.bookkeeping import Kept
from narration.parts.figures import AccountReader, DiceThrow, MarkerCourse
from narration.parts.results import Result, Spoken
from narration.telling.game_telling import GameTelling
from narration.text.line import Line, Panel, line, verbatim
from narration.zapas.base import bookkeeping as zapas_books
from narration.zapas.base import figures as zapas_drawn
from narration.zapas.base.results import (
    zapas_open,
    zapas_results,
    zapas_spoken,
    zapas_traits,
    zapas_wordless,
)
from narration.zapas.contest.result import zapas_result
from narration.zapas.contest.story import zapas_story
from narration.zapas.events import tell_event as tell_zapas
from narration.zapas.hidden_roll import hidden_result as zapas_hidden
from narration.zapas.telling.zapas_telling import ZAPAS_TELLING
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


NYX = GameNarration(
    tell=tell_nyx,
    tell_in=lambda event, conflict: tell_nyx(event, (conflict.sides[0].name, conflict.sides[1].name)),
    story=nyx_result,
    page=lambda events, conflict: nyx_story(events, conflict.title),
    openings={"conflict-opened": "conflict"},
    beside=frozenset(
        {
            "modifier-set",
            "advantage-set",
            "conflict-corrected",
            "choice-handed",
            "aspect-demanded",
            "demand-answered",
        }
    ),
    telling=NYX_TELLING,
    throws=nyx_drawn.throws,
    account=line("journal-points-nyx"),
    accounts=nyx_drawn.AspectPointReader,
    account_kinds=nyx_drawn.POINTS,
    course=nyx_drawn.course,
    unnamed=frozenset({"attribute-set", "aspects-named"}),
    results=nyx_results,
    spoken=nyx_spoken,
    wordless=nyx_wordless,
    kept=nyx_books.KEPT,
    corrections=nyx_books.CORRECTIONS,
    loose_ends=nyx_open,
    traits=nyx_traits,
    chooser=nyx_seals.chooser,
    chosen=nyx_seals.chosen,
    hidden=nyx_hidden,
)
NOIR = GameNarration(
    tell=tell_noir,
    story=noir_story,
    page=lambda events, contest: noir_page(events, contest, room=sys.maxsize),
    openings={"test-opened": "test", "combat-opened": "combat", "social-opened": "social"},
    beside=frozenset({"fate-paid", "condition-set", "circumstances-set"}),
    telling=NOIR_TELLING,
    throws=noir_drawn.throws,
    account=line("journal-points-noir"),
    accounts=lambda: noir_drawn.fate,
    account_kinds=noir_drawn.FATE,
    results=noir_results,
    spoken=noir_spoken,
    wordless=noir_wordless,
    kept=noir_books.KEPT,
    corrections=noir_books.CORRECTIONS,
    hidden=noir_hidden,
    loose_ends=noir_open,
    traits=noir_traits,
)
ZAPAS = GameNarration(
    tell=tell_zapas,
    story=zapas_result,
    page=lambda events, contest: zapas_story(events, contest, whole=True),
    openings={"roll-opened": "roll", "duel-opened": "duel", "recovery-started": "scene"},
    beside=frozenset({"helped", "bid-made"}),
    telling=ZAPAS_TELLING,
    throws=zapas_drawn.throws,
    account=line("journal-points-zapas"),
    accounts=lambda: zapas_drawn.reserves,
    account_kinds=zapas_drawn.RESERVES,
    results=zapas_results,
    spoken=zapas_spoken,
    wordless=zapas_wordless,
    kept=zapas_books.KEPT,
    hidden=zapas_hidden,
    loose_ends=zapas_open,
    traits=zapas_traits,
)
