"""Lantern's texts: its name and labels; each event is told by the message of its kind."""

from narration.game_narration import GameNarration
from narration.game_words import GameWords, Guide
from narration.parts.plain import story_of, tell_by_kind
from narration.text.line import line
from tests.lantern.rules import VigilEnded

NAME, HOW = line("choice-system-lantern"), line("lantern-how")
GUIDE = Guide.brief(line("help-lantern-headline"), HOW)
PICKS = {"shine": line("button-lantern-shine"), "hide": line("button-lantern-hide")}


TELLER = GameNarration(
    tell=tell_by_kind,
    story=story_of(VigilEnded),
    openings={"lantern-opened": "vigil"},
    chosen=lambda choice: PICKS[choice.pick],
)
WAITS = {"pick": line("button-choose")}
WORDS = GameWords(name=NAME, credit=NAME, first=HOW, guide=GUIDE, teller=TELLER, waits=WAITS)
