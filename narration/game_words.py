"""The words of one game, for code that serves every game: the record that each game fills in.

It holds what shared modules cannot know: the game's name and credit, its help, its tasks and settings, and
how its events are narrated.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from narration.game_narration import GameNarration
from narration.parts.setting_words import GameSettings
from narration.text.line import Line, line, verbatim


def name_of(system: str) -> Line:
    """Return the name of a game, whose other words need not be read for it."""
    return line(f"choice-system-{system}")


def headline_of(system: str) -> Line:
    """Return the headline of a game's guide, for which its other words need not be read either."""
    return line(f"help-{system}-headline")


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
    #: The name of an action that replaces a missing choice after a deadline, for a menu or a public message.
    default: Callable[[Any], Line] = lambda action: verbatim(action.kind)
    settings: GameSettings = field(default_factory=lambda: GameSettings({}))
    #: What the sheet of a character still needs before it is in play.
    missing: Callable[[Any, Any], tuple[Line, ...]] = lambda _, __: ()


def command_hint(command: Line, verb: Line) -> Line:
    """Return a hint to use a subcommand: `command` is the group and `verb` the command in it."""
    return line("now-use", command=command, verb=verb)


#: The hint at the sheet of a character.
SHEET_HINT = command_hint(line("cmd-character"), line("cmd-character-sheet"))
