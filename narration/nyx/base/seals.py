"""Nyx's sealed choices in words: who chose, and what was chosen (NYX-33, NYX-37)."""

from narration.nyx.base.words import TACTICS
from narration.text.line import Line, line, verbatim
from rules.chance.seal import Choice
from rules.nyx.base.enums import BonusKind
from rules.nyx.state.contests import Conflict

_WORDS = {
    **{tactic.name.lower(): said for tactic, said in TACTICS.items()},
    BonusKind.STEPS.value: line("nyx-win-steps"),
    BonusKind.STORY.value: line("nyx-win-story"),
    BonusKind.BREAK_OFF.value: line("nyx-win-break-off"),
}


def chooser(conflict: Conflict, choice: Choice) -> Line:
    """Return the name of the side that chose."""
    names = {str(side.number): side.name for side in conflict.sides}
    return verbatim(names.get(choice.seat, choice.seat))


def chosen(choice: Choice) -> Line:
    """Return what was chosen. An unknown word, which is a sign of tampering, is shown unchanged."""
    word, _, text = choice.pick.partition(" ")
    return told(word, text) if word in _WORDS else verbatim(choice.pick)


def told(word: str, text: str = "") -> Line:
    """Return the tactic or the use of a win that `word` stands for, with the text that came with it."""
    said = _WORDS[word]
    return line("fairness-chosen", what=said, text=text) if text else said
