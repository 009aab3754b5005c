"""The words of each game, for code that serves every game: one record per game, in `GAMES` by system.

A record holds what shared modules cannot know: the game's name and credit, its help, its tasks and settings,
and how its events are narrated.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from narration.game_narration import NOIR, NYX, ZAPAS, GameNarration
from narration.noir.base.settings import NOIR_HOW, NOIR_SETTINGS, NOIR_TOPICS
from narration.noir.base.waits import DUTIES as NOIR_DUTIES
from narration.noir.base.words import value_name
from narration.noir.sheet import sheet as noir_sheet
from narration.nyx.base.settings import NYX_HOW, NYX_SETTINGS, NYX_TOPICS
from narration.nyx.base.words import ATTRIBUTES
from narration.nyx.character import sheet as nyx_sheet
from narration.parts.setting_words import GameSettings
from narration.text.line import Line, line, verbatim
from narration.zapas.base.settings import ZAPAS_HOW, ZAPAS_SETTINGS, ZAPAS_TOPICS
from narration.zapas.base.words import DUTIES as ZAPAS_DUTIES
from narration.zapas.sheet.missing import missing
from rules.nyx.base.enums import Attribute


@dataclass(frozen=True)
class Guide:
    """How to play a game: a headline, paragraphs, its terms, how to begin, and each role's next step."""

    headline: Line
    how: Line
    terms: Line
    begin: Line
    player: Line
    gm: Line

    @classmethod
    def brief(cls, headline: Line, how: Line) -> "Guide":
        """Return the guide of a small game: after the headline, one line serves as every part."""
        return cls(headline, how, how, how, how, how)


ASK_THE_GM = line("undo-fix-ask")


@dataclass(frozen=True, kw_only=True)
class GameWords:
    """Everything that shared code says about one game."""

    name: Line
    #: The attribution that the licence of the game's rules requires.
    credit: Line
    #: What to do first in a new campaign.
    first: Line
    guide: Guide
    teller: GameNarration
    #: How a GM corrects something that cannot be undone.
    fix: Line = ASK_THE_GM
    #: What counts as a roll and as a success in luck statistics; None if the game counts no rolls.
    counted: Line | None = None
    #: The name of what was rolled in luck statistics: an attribute, an ability or a trait.
    rolled: Callable[[str], Line] = verbatim
    #: What a seat has to do, by kind of task (`Wait.what`). A contest's panel may use these lines too.
    waits: Mapping[str, Line]
    #: The command for a task outside contests, by kind of task.
    how: Mapping[str, Line] = field(default_factory=dict)
    settings: GameSettings = field(default_factory=lambda: GameSettings({}))
    #: What the sheet of a character still needs before it is in play.
    missing: Callable[[Any, Any], tuple[Line, ...]] = lambda _, __: ()


def command_hint(command: Line, verb: Line) -> Line:
    """Return a hint to use a subcommand: `command` is the group and `verb` the command in it."""
    return line("now-use", command=command, verb=verb)


_SHEET = command_hint(line("cmd-character"), line("cmd-character-sheet"))
_NYX = command_hint(line("cmd-nyx"), line("cmd-nyx-pending"))
_ZAPAS = command_hint(line("cmd-zapas"), line("cmd-zapas-pending"))

_NYX_WORDS = GameWords(
    name=line("choice-system-nyx"),
    credit=line("nyx-credit"),
    first=line("campaign-next"),
    guide=Guide(
        headline=line("help-nyx-headline"),
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
        "heal": _SHEET,
        "ask-success": _NYX,
        "ask-change": _NYX,
        "claim": _NYX,
        "gains": _NYX,
    },
    settings=GameSettings(NYX_SETTINGS, (NYX_HOW,), NYX_TOPICS),
    missing=nyx_sheet.missing,
)
_NOIR_WORDS = GameWords(
    name=line("choice-system-noir"),
    credit=line("noir-credit"),
    first=line("noir-first"),
    guide=Guide(
        headline=line("help-noir-headline"),
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
        "sheet": _SHEET,
    },
    settings=GameSettings(NOIR_SETTINGS, (NOIR_HOW,), NOIR_TOPICS),
    missing=noir_sheet.missing,
)
_ZAPAS_WORDS = GameWords(
    name=line("choice-system-zapas"),
    credit=line("zapas-credit"),
    first=line("zapas-first"),
    guide=Guide(
        headline=line("help-zapas-headline"),
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
        "vetoed": _SHEET,
        "flag": _ZAPAS,
        "strike": _ZAPAS,
        "show": command_hint(line("cmd-zapas"), line("cmd-zapas-condition")),
        "sheet": _SHEET,
    },
    settings=GameSettings(ZAPAS_SETTINGS, (ZAPAS_HOW,), ZAPAS_TOPICS),
    missing=missing,
)
#: Every game that a campaign can be started in.
GAMES: dict[str, GameWords] = {"nyx": _NYX_WORDS, "noir": _NOIR_WORDS, "zapas": _ZAPAS_WORDS}
