"""The words of Noir: how it is narrated, and what shared code says about it."""

import sys

from narration.game_narration import GameNarration
from narration.game_words import SHEET_HINT, GameWords, Guide, command_hint, headline_of, name_of
from narration.noir.base import bookkeeping as noir_books
from narration.noir.base import figures as noir_drawn
from narration.noir.base.defaults import default_words
from narration.noir.base.results import noir_open, noir_results, noir_spoken, noir_traits, noir_wordless
from narration.noir.base.settings import NOIR_HOW, NOIR_SETTINGS, NOIR_TOPICS
from narration.noir.base.waits import DUTIES as NOIR_DUTIES
from narration.noir.base.words import value_name
from narration.noir.contest.story import noir_page, noir_story
from narration.noir.events import tell_event as tell_noir
from narration.noir.hidden_roll import hidden_result as noir_hidden
from narration.noir.sheet import sheet as noir_sheet
from narration.noir.telling.noir_telling import NOIR_TELLING
from narration.parts.setting_words import GameSettings
from narration.text.line import line

NOIR = GameNarration(
    tell=tell_noir,
    story=noir_story,
    page=lambda events, contest: noir_page(events, contest, room=sys.maxsize),
    openings={"test-opened": "test", "combat-opened": "combat", "social-opened": "social"},
    beside=frozenset(
        {"fate-paid", "condition-set", "circumstances-set", "circumstances-given", "help-confirmed"}
    ),
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
WORDS = GameWords(
    name=name_of("noir"),
    credit=line("noir-credit"),
    first=line("noir-first"),
    guide=Guide(
        headline=headline_of("noir"),
        how=line("help-noir-how"),
        terms=line("help-noir-terms"),
        begin=line("help-noir-begin"),
        player=line("help-player-noir"),
        gm=line("help-gm-noir"),
    ),
    teller=NOIR,
    fix=line("undo-fix-noir"),
    counted=line("luck-counted-noir"),
    rolled=value_name,
    waits={
        **{str(duty): said for duty, said in NOIR_DUTIES.items()},
        "ask": line("wait-noir-ask"),
        "countdown": line("wait-noir-countdown"),
        "saved": line("wait-noir-saved"),
        "fallen": line("wait-noir-fallen"),
        "sheet": line("wait-noir-sheet"),
    },
    how={
        "ask": command_hint(line("cmd-noir"), line("cmd-noir-fate")),
        "countdown": command_hint(line("cmd-noir"), line("cmd-noir-round")),
        "saved": command_hint(line("cmd-noir"), line("cmd-noir-correct")),
        "fallen": command_hint(line("cmd-noir"), line("cmd-noir-correct")),
        "sheet": SHEET_HINT,
    },
    default=default_words,
    settings=GameSettings(NOIR_SETTINGS, (NOIR_HOW,), NOIR_TOPICS),
    missing=noir_sheet.missing,
)
