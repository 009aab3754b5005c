"""Nyx in words: events and viewed states become lines and panels, not yet in a language.

`tell` has one case per event; `story` is the message of a turn, `conflict_panel` the one panel of a conflict.
"""

from narration.nyx.afflictions import affliction_panel, affliction_result
from narration.nyx.calls import call_panel
from narration.nyx.changes import ask_panel, change_result
from narration.nyx.facts import facts_panel
from narration.nyx.opening import opening
from narration.nyx.panel import conflict_panel
from narration.nyx.pending import pending_panel
from narration.nyx.prompts import bonus_prompt, demand_prompt, penalty_prompt, picker
from narration.nyx.sheet import form, roll_result, sheet
from narration.nyx.story import story
from narration.nyx.tell import tell

__all__ = [
    "affliction_panel",
    "affliction_result",
    "ask_panel",
    "bonus_prompt",
    "call_panel",
    "change_result",
    "conflict_panel",
    "demand_prompt",
    "facts_panel",
    "form",
    "opening",
    "penalty_prompt",
    "pending_panel",
    "picker",
    "roll_result",
    "sheet",
    "story",
    "tell",
]
