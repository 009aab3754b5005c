"""The words of Zapas: how it is narrated, and what shared code says about it."""

from narration.game_narration import GameNarration
from narration.game_words import SHEET_HINT, GameWords, Guide, command_hint, headline_of, name_of
from narration.parts.setting_words import GameSettings
from narration.text.line import line
from narration.zapas.base import bookkeeping as zapas_books
from narration.zapas.base import figures as zapas_drawn
from narration.zapas.base.defaults import default_words
from narration.zapas.base.results import (
    zapas_open,
    zapas_results,
    zapas_spoken,
    zapas_traits,
    zapas_wordless,
)
from narration.zapas.base.settings import ZAPAS_HOW, ZAPAS_SETTINGS, ZAPAS_TOPICS
from narration.zapas.base.words import DUTIES as ZAPAS_DUTIES
from narration.zapas.contest.result import zapas_result
from narration.zapas.contest.story import zapas_story
from narration.zapas.events import tell_event as tell_zapas
from narration.zapas.hidden_roll import hidden_result as zapas_hidden
from narration.zapas.sheet.missing import missing
from narration.zapas.telling.zapas_telling import ZAPAS_TELLING

_ZAPAS = command_hint(line("cmd-zapas"), line("cmd-zapas-pending"))

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
WORDS = GameWords(
    name=name_of("zapas"),
    credit=line("zapas-credit"),
    first=line("zapas-first"),
    guide=Guide(
        headline=headline_of("zapas"),
        how=line("help-zapas-how"),
        terms=line("help-zapas-terms"),
        begin=line("help-zapas-begin"),
        player=line("help-player-zapas"),
        gm=line("help-gm-zapas"),
    ),
    teller=ZAPAS,
    fix=line("undo-fix-zapas"),
    counted=line("luck-counted-zapas"),
    waits={
        **{str(duty): said for duty, said in ZAPAS_DUTIES.items()},
        "vote": line("wait-zapas-vote"),
        "close-vote": line("wait-zapas-close-vote"),
        "vetoed": line("wait-zapas-vetoed"),
        "flag": line("wait-zapas-flag"),
        "strike": line("wait-zapas-strike"),
        "show": line("wait-zapas-show"),
        "sheet": line("wait-zapas-sheet"),
    },
    how={
        "vote": _ZAPAS,
        "close-vote": _ZAPAS,
        "vetoed": SHEET_HINT,
        "flag": _ZAPAS,
        "strike": _ZAPAS,
        "show": command_hint(line("cmd-zapas"), line("cmd-zapas-condition")),
        "sheet": SHEET_HINT,
    },
    default=default_words,
    settings=GameSettings(ZAPAS_SETTINGS, (ZAPAS_HOW,), ZAPAS_TOPICS),
    missing=missing,
)
