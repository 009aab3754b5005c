"""Which events of Zapas a journal folds into one line."""

from collections.abc import Mapping

from narration.parts.bookkeeping import Kept

KEPT: Mapping[str, Kept] = {
    "character-created": "sheets",
    "biography-written": "sheets",
    "trait-written": "sheets",
    "level-set": "sheets",
    "trait-dropped": "sheets",
    "aspect-written": "sheets",
    "aspect-dropped": "sheets",
    "renaming-written": "sheets",
    "trait-renamed": "sheets",
    "note-changed": "sheets",
    "trait-raised": "sheets",
    "aspect-woken": "sheets",
    "experience-spent": "sheets",
    "sheet-ready": "finished",
    "voted": "votes",
    "flag-taken": "sheets",
    "flag-judged": "votes",
    "strike-asked": "more",
    "flag-kept": "more",
    "condition-shown": "more",
    "effect-set": "more",
    "experience-awarded": "more",
    "profile-set": "more",
    "npc-set": "more",
    "stake-set": "more",
}
