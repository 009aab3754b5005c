"""Settings that every game's campaigns have, beside those of the game itself."""

from rules.campaign.model import Campaign
from rules.campaign.settings import Setting, TypedValue, value_of
from rules.core.refusal import Term

HOURS = TypedValue(regex=r"[1-9]\d{0,2}", form=Term("setting-form-hours"))
#: Two different hours of the day; the second may be of the next day.
SPAN = TypedValue(regex=r"([01]\d|2[0-3])-(?!\1)([01]\d|2[0-3])", form=Term("setting-form-span"))
OFFSET_FROM_UTC = TypedValue(
    regex=r"\+(\d|1[0-3])(:[0-5]\d)?|\+14|-(\d|1[01])(:[0-5]\d)?|-12", form=Term("setting-form-offset")
)

#: Whether anybody on the server may join, or only who was invited.
JOIN = Setting(key="join", values=("open", "invited"), rule="")

#: How long a contest waits for those who must act, in hours.
DEADLINE = Setting(key="deadline", values=("off", "12", "24", "48", "72", "168"), rule="", pattern=HOURS)
#: How many hours before a deadline those who are missing are reminded.
REMINDER = Setting(key="reminder", values=("half", "1", "2", "6", "12", "24"), rule="", pattern=HOURS)
#: How many hours after a deadline the default comes in.
GRACE = Setting(key="grace", values=("0", "1", "2", "6", "12", "24"), rule="")
#: What comes in for a seat whose time ran out.
DEFAULT = Setting(key="default", values=("wait", "gm", "random"), rule="")
#: When nobody is reminded and no default comes in: from one full hour to another, by the table's clock.
QUIET = Setting(key="quiet", values=("off", "22-08", "23-07", "00-08"), rule="", pattern=SPAN)
#: How far the table's clock is from UTC. It knows no summer time.
OFFSET = Setting(
    key="offset",
    values=("+0", "+1", "+2", "+3", "-3", "-5", "-8"),
    rule="",
    pattern=OFFSET_FROM_UTC,
)

#: Whether the table sees exact chances before dice fall: everywhere, on the practice table alone, or never.
ODDS = Setting(key="odds", values=("on", "practice", "off"), rule="")

COMMON = (JOIN, DEADLINE, REMINDER, GRACE, DEFAULT, QUIET, OFFSET, ODDS)


def common_value(campaign: Campaign, setting: Setting) -> str:
    """Return what a campaign has chosen for one of the common settings."""
    return value_of(COMMON, campaign.settings, setting.key)


def is_timed(campaign: Campaign) -> bool:
    """Tell whether the campaign's waits have deadlines."""
    return common_value(campaign, DEADLINE) != DEADLINE.default


def shows_odds(campaign: Campaign, *, practice: bool = False) -> bool:
    """Tell whether a campaign shows chances at this table; `practice` is the practice table."""
    chosen = common_value(campaign, ODDS)
    return chosen == "on" or (chosen == "practice" and practice)
