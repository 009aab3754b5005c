"""What a journal folds into one line: joins, sheets, votes, settings, and the rest of what is no story."""

from collections.abc import Mapping
from typing import Literal

#: What a folded event is counted as.
Kept = Literal["joined", "finished", "sheets", "votes", "settings", "more"]

#: The folded kinds of the events that all games share.
CAMPAIGN_KEPT: Mapping[str, Kept] = {
    "seat-taken": "joined",
    "character-imported": "finished",
    "setting-changed": "settings",
    "campaign-founded": "more",
    "place-bound": "more",
    "place-left": "more",
    "invited": "more",
    "seat-left": "more",
    "seat-handed": "more",
    "chair-handed": "more",
    "role-set": "more",
    "stand-in-appointed": "more",
    "character-given": "more",
    "character-played": "more",
    "luck-shown": "more",
    "acted-for": "more",
    "time-ran-out": "more",
    "campaign-moved-in": "more",
    "invitation-dropped": "more",
    "gm-called": "more",
    "gm-answered": "more",
    "campaign-archived": "more",
    "campaign-restored": "more",
}
