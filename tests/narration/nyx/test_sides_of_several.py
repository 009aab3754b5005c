"""A side of a conflict may be several persons, so no sentence about a side has a verb for one of them.

This is about every message but those that a story tells, which have a test of their own
(`tests/narration/telling/test_wordings.py`).
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from random import Random
from typing import cast

import pytest

from narration.nyx.base.results import nyx_open, nyx_results
from narration.nyx.conflict.closing import closing
from narration.nyx.conflict.live import live
from narration.nyx.conflict.opening import opening, setup_panel
from narration.nyx.conflict.panel import conflict_panel
from narration.nyx.conflict.prompts import bonus_prompt
from narration.nyx.conflict.result import result
from narration.nyx.conflict.roll_prompts import judge_prompt
from narration.nyx.conflict.story import story
from narration.nyx.events import tell_event
from narration.parts.results import Ending
from narration.text.languages import LANGUAGES, LOCALES, Language
from narration.text.line import Arg, Line, Panel, Row
from rules.core.model_base import Event
from rules.nyx.base.enums import GroupMode, Mode, Phase
from rules.nyx.legal_actions.legal_actions import legal_actions
from rules.nyx.state.campaign_state import NyxState
from rules.nyx.state.contest_actions import EndConflict, GiveUp
from rules.nyx.state.contests import Bonus, Conflict
from rules.nyx.state.events import NyxEvent
from tests.narration.telling.test_wordings import SINGULAR
from tests.rules.nyx.access.test_groups import people
from tests.rules.nyx.board import ANN, BEN, GM, Board

SIDES = frozenset({"Ada & Bo", "Cid & Dan"})
#: The most events of a conflict that is played.
MOST = 250
#: What a side is called in a message.
SLOTS = ("name", "other", "left", "right", "winner", "loser", "who", "names")
#: A word that agrees with the name beside it, by language.
AGREEING = {
    "en": (SINGULAR["en"], r"{{ \${0} }} (?:hasn’t|isn’t|doesn’t)", r"\b[A-Z][a-z]+s(?: it)?: {{ \${0} }}"),
    "sv": (r"{{ \${0} }} (?:är|blir) (?:inte )?[a-zåäö]+(?:en|iv|ad)\b",),
    "ru": (SINGULAR["ru"], r"\b[А-Яа-яё]{{2,}}(?:[её]т|ит)(?:ся)?: {{ \${0} }}"),
}
FILES = ("nyx*.ftl", "cards.ftl", "odds.ftl", "recap.ftl", "refusals.ftl")
#: What is said of one character and never of a side; of a passive side, which has no members; and of tactics.
ELSEWHERE = """
nyx-headline-claim nyx-claim-due nyx-claim-free nyx-gain-let nyx-gain-struck nyx-roll-title
nyx-headline-roll nyx-roll-won nyx-roll-lost nyx-roller-worst nyx-roller-best nyx-headline-call
nyx-demand-due nyx-demand-taken nyx-demand-bought nyx-headline-ask-success nyx-headline-ask-change
nyx-asked-success nyx-asked-change nyx-ask-due-success nyx-ask-due-change nyx-headline-changed
nyx-changed nyx-headline-slow-held nyx-headline-slow-harmed nyx-afflicted nyx-damage-healed
nyx-healing-due card-to-bid card-beats card-beats-void refusal-character-out refusal-no-such-aspect
refusal-no-aspect-points refusal-in-conflict refusal-ask-open refusal-rolled-already
refusal-side-passive refusal-no-tactics refusal-nothing-healed refusal-demand-open
refusal-no-affliction-due refusal-not-on-server refusal-sheet-unfinished
"""
ONE_PERSON = frozenset(ELSEWHERE.split())
#: How rounds of logs without chosen sentences have always been told; what is told is never put otherwise.
TOLD = re.compile(r"nyx-tale-|nyx-t-")


def messages(language: Language) -> dict[str, str]:
    """Return the source of every message that may name a side, without what is told."""
    paths = [path for files in FILES for path in (LOCALES / language).glob(files)]
    texts = [path.read_text("utf-8") for path in paths if "telling" not in path.name]
    found = dict(re.findall(r"(?m)^([\w-]+) = (.*(?:\n +.*)*)", "\n".join(texts)))
    return {message: text for message, text in found.items() if not TOLD.match(message)}


def agreeing(language: Language) -> set[str]:
    """Return the messages with a verb or an adjective in the singular beside a name."""
    return {
        message
        for message, text in messages(language).items()
        if any(re.search(verb.format(slot), text) for verb in AGREEING[language] for slot in SLOTS)
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.rule("NYX-30")
def test_no_verb_beside_the_name_of_a_side_is_for_one_person(language: Language) -> None:
    assert agreeing(language) - ONE_PERSON == set()


@pytest.mark.rule("NYX-30")
def test_what_is_said_of_one_person_is_never_said_of_a_side_of_several() -> None:
    named = {message for seed in (2, 12) for message in naming_sides(everything_said(seed))}
    assert named & ONE_PERSON == set()
    assert named >= {
        "nyx-bonus-steps",
        "nyx-story-refused",
        "nyx-headline-judge",
        "nyx-narrator",
        "nyx-end-goal",
    }


def naming_sides(said: Iterable[Line]) -> Iterator[str]:
    """Yield the message of each line that has the name of a side in one of its gaps."""
    for one in said:
        if any(_is_side(arg) for _, arg in one.args):
            yield one.id
        yield from naming_sides(inner for _, arg in one.args for inner in _lines(arg))


def _is_side(arg: Arg) -> bool:
    match arg:
        case str():
            return arg in SIDES
        case Line(id="verbatim", args=((_, text),)):
            return text in SIDES
        case _:
            return False


def _lines(arg: Arg) -> tuple[Line, ...]:
    match arg:
        case Line():
            return (arg,)
        case tuple():
            return tuple(inner for one in arg for inner in _lines(one))
        case _:
            return ()


def of_panel(panel: Panel | None) -> Iterator[Line]:
    """Yield every line of a panel and what its picture is in words."""
    if panel is None:
        return
    yield from (panel.headline, panel.title, *panel.lines, *panel.small)
    yield from (one for one in (panel.due, panel.footer) if one)
    yield from (row.name if isinstance(row, Row) else row for row in panel.block)
    yield from (note for row in panel.block if isinstance(row, Row) for note in row.notes)
    yield from (said for field in panel.fields for said in (field.name, *field.lines))
    if panel.picture:
        yield panel.picture.alt


def everything_said(seed: int) -> Iterator[Line]:
    """Yield all that is said while two sides of two play against each other at random."""
    board = people()
    board.npc("Cid")
    board.npc("Dan")
    members = {"first_members": (board.who("Bo").id,), "second_members": (board.who("Dan").id,)}
    groups = {"first_group": GroupMode.BEST, "second_group": GroupMode.BEST}
    opened = board.open("Ada", "Cid", mode=tuple(Mode)[seed % len(Mode)], **members, **groups)
    yield from (*of_panel(opening(opened)), *of_panel(setup_panel(opened, ())))
    chance = Random(seed)
    while opened.id in board.state.contests and len(board.log) < MOST:
        yield from _now(board.state, board.conflict)
        _act(board, chance)
    yield from _after([event for event in board.log if event.contest == opened.id], opened)


def _act(board: Board, chance: Random) -> None:
    """Play something that a seat may do, except to end the conflict at once; every kind is as likely."""
    seat = chance.choice((GM, ANN, BEN))
    offered = [one for one in legal_actions(board.state, seat) if not isinstance(one, EndConflict | GiveUp)]
    if kinds := sorted({one.kind for one in offered}):
        kind = chance.choice(kinds)
        board.dice.add(*(chance.randint(1, 10) for _ in range(60)))
        of_kind = sorted((one for one in offered if one.kind == kind), key=str)
        board.act(chance.choice(of_kind), seat)


def _now(state: NyxState, conflict: Conflict) -> Iterator[Line]:
    """Yield what people read of a running conflict."""
    yield from (*of_panel(conflict_panel(state, conflict)), *of_panel(live(state, conflict, (), (), None)))
    yield from nyx_open(state)
    for side in conflict.active:
        if conflict.phase is Phase.BONUS and conflict.round and side.number in conflict.round.winners:
            yield from of_panel(bonus_prompt(state, conflict, side.number))
        if isinstance(side.bonus, Bonus) and not side.bonus.judged:
            yield from of_panel(judge_prompt(conflict, side.number))


def _after(events: Sequence[Event], opened: Conflict) -> Iterator[Line]:
    """Yield what the log of a conflict says, turn by turn, and in the journal."""
    yield from (said for event in events for said in tell_event(cast("NyxEvent", event)))
    yield from (one.said for one in nyx_results(events, {}) if isinstance(one, Ending))
    for _, each in groupby(events, key=lambda event: event.turn):
        turn = tuple(each)
        yield from of_panel(story(turn, opened.title))
        if panel := result(turn, opened):
            yield from of_panel(closing(panel, events))
