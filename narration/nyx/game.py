"""The words of Nyx: how it is narrated, and what shared code says about it."""

from narration.game_narration import GameNarration
from narration.game_words import SHEET_HINT, GameWords, Guide, command_hint, headline_of, name_of
from narration.nyx.base import bookkeeping as nyx_books
from narration.nyx.base import figures as nyx_drawn
from narration.nyx.base import seals as nyx_seals
from narration.nyx.base.defaults import default_words
from narration.nyx.base.results import nyx_open, nyx_results, nyx_spoken, nyx_traits, nyx_wordless
from narration.nyx.base.settings import NYX_HOW, NYX_SETTINGS, NYX_TOPICS
from narration.nyx.base.words import ATTRIBUTES
from narration.nyx.character import sheet as nyx_sheet
from narration.nyx.conflict.result import result as nyx_result
from narration.nyx.conflict.story import story as nyx_story
from narration.nyx.events import tell_event as tell_nyx
from narration.nyx.hidden_roll import hidden_result as nyx_hidden
from narration.nyx.telling.nyx_telling import NYX_TELLING
from narration.parts.setting_words import GameSettings
from narration.text.line import line
from rules.nyx.base.enums import Attribute

_NYX = command_hint(line("cmd-nyx"), line("cmd-nyx-pending"))

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
            "claim-struck",
            "claims-let",
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
WORDS = GameWords(
    name=name_of("nyx"),
    credit=line("nyx-credit"),
    first=line("campaign-next"),
    guide=Guide(
        headline=headline_of("nyx"),
        how=line("help-nyx-how"),
        terms=line("help-nyx-terms"),
        begin=line("help-nyx-begin"),
        player=line("help-player-nyx"),
        gm=line("help-gm-nyx"),
    ),
    teller=NYX,
    fix=line("undo-fix-nyx"),
    counted=line("luck-counted-nyx"),
    rolled=lambda attribute: ATTRIBUTES[Attribute(attribute)],
    waits={
        "declare": line("wait-nyx-declare"),
        "tactic": line("wait-nyx-tactic"),
        "bonus": line("wait-nyx-bonus"),
        "penalty": line("wait-nyx-penalty"),
        "judge-story": line("wait-nyx-judge-story"),
        "claims": line("wait-nyx-claims"),
        "claim": line("wait-nyx-claim"),
        "gains": line("wait-nyx-gains"),
        "demand": line("wait-nyx-demand"),
        "roll": line("wait-nyx-roll"),
        "slow": line("wait-nyx-slow"),
        "heal": line("wait-nyx-heal"),
        "ask-success": line("wait-nyx-ask-success"),
        "ask-change": line("wait-nyx-ask-change"),
    },
    how={
        "demand": _NYX,
        "roll": _NYX,
        "slow": _NYX,
        "heal": SHEET_HINT,
        "ask-success": _NYX,
        "ask-change": _NYX,
        "claim": _NYX,
        "gains": _NYX,
    },
    default=default_words,
    settings=GameSettings(NYX_SETTINGS, (NYX_HOW,), NYX_TOPICS),
    missing=nyx_sheet.missing,
)
