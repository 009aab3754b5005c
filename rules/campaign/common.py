"""Settings that every game's campaigns have, beside those of the game itself."""

from rules.campaign.model import Campaign
from rules.campaign.settings import Setting, Typed
from rules.refusal import Term

#: Whether anybody on the server may join, or only who was invited.
JOIN = Setting(key="join", values=("open", "invited"), rule="")

#: How long a contest waits for those who must act, in hours.
DEADLINE = Setting(
    key="deadline",
    values=("off", "12", "24", "48", "72", "168"),
    rule="",
    pattern=Typed(regex=r"[1-9]\d{0,2}", form=Term("setting-form-hours")),
)

COMMON = (JOIN, DEADLINE)


def is_timed(campaign: Campaign) -> bool:
    """Tell whether the campaign's waits have deadlines."""
    return campaign.settings.get(DEADLINE.key, DEADLINE.default) != DEADLINE.default
