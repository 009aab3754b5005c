"""Lantern in words: its events, and what it says for itself."""

from collections.abc import Sequence
from typing import Any

from chat.interactions.prompts import PromptWords
from narration.game_narration import GameNarration
from narration.games import GameWords, Guide
from narration.text.line import Line, Panel, line, verbatim
from rules.core.model_base import Event
from tests.lantern.rules import LanternState, Lit, Picked, Vigil, VigilEnded, VigilOpened, Watcher

NAME, HOW = line("choice-system-lantern"), line("lantern-how")
CHOOSE = line("button-lantern-choose")
PICKS = {"shine": line("button-lantern-shine"), "hide": line("button-lantern-hide")}


def tell(event: Any) -> tuple[Line, ...]:
    match event:
        case Lit(watcher=one):
            return (sheet(one),)
        case VigilOpened(vigil=vigil):
            return (line("lantern-opened", title=vigil.title),)
        case Picked(name=name):
            return (line("lantern-picked", name=name),)
        case VigilEnded(winner=winner, loser=loser, face=face):
            return (line("lantern-ended", name=winner.name, loser=loser.name, face=face, oil=loser.oil),)
        case _:
            raise TypeError(event)


def sheet(one: Watcher) -> Line:
    return line("lantern-sheet", name=one.name, oil=one.oil)


def story(events: Sequence[Event], vigil: Vigil) -> Panel | None:
    ended = (event for event in events if isinstance(event, VigilEnded))
    return next((Panel(tell(event)[0], verbatim(vigil.title)) for event in ended), None)


def panel(_: LanternState, vigil: Vigil, *__: object) -> Panel | None:
    said = line("lantern-opened", title=vigil.title)
    return Panel(headline=said, title=verbatim(vigil.title), lines=(HOW,)) if vigil.is_open else None


PROMPTS: PromptWords[Any] = PromptWords(
    over=lambda now: line("lantern-opened", title=now.contest.title),
    nothing=lambda now: line("lantern-opened", title=now.contest.title),
)
WORDS = GameWords(
    name=NAME,
    credit=NAME,
    first=HOW,
    guide=Guide(headline=NAME, how=HOW, terms=HOW, begin=HOW, player=HOW, gm=HOW),
    teller=GameNarration(
        tell=tell,
        story=story,
        page=story,
        openings={"vigil-opened": "vigil"},
        chosen=lambda choice: PICKS[choice.pick],
    ),
    fix=line("undo-fix-ask"),
    waits={"pick": CHOOSE},
)
