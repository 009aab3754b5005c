"""Which events of Nyx a journal folds into one line, and which are the GM's corrections."""

from collections.abc import Mapping

from narration.parts.bookkeeping import Kept

KEPT: Mapping[str, Kept] = {
    "character-created": "sheets",
    "attribute-set": "sheets",
    "aspects-named": "sheets",
    "aspects-changed": "sheets",
    "character-finished": "finished",
    "fatigue-cleared": "more",
    "roll-called": "more",
    "asked": "more",
    "ask-refused": "more",
    "healing-owed": "more",
    "aspect-demanded": "more",
}
CORRECTIONS = frozenset({"sheet-corrected", "aspect-corrected", "conflict-corrected"})
