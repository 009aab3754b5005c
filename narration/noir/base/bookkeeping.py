"""Which events of Noir a journal folds into one line, and which are the GM's corrections."""

from collections.abc import Mapping

from narration.parts.bookkeeping import Kept

KEPT: Mapping[str, Kept] = {
    "character-created": "sheets",
    "ability-set": "sheets",
    "attribute-set": "sheets",
    "later-set": "sheets",
    "entry-added": "sheets",
    "entry-dropped": "sheets",
    "weapon-taken": "sheets",
    "weapon-left": "sheets",
    "weapon-made": "sheets",
    "sheet-finished": "finished",
    "sheet-imported": "finished",
    "limitation-switched": "more",
    "fate-set": "more",
    "fate-gained": "more",
    "grace-given": "more",
    "fate-asked": "more",
    "fate-refused": "more",
    "fate-allowed": "more",
    "pledged": "more",
}
CORRECTIONS = frozenset({"condition-set"})
