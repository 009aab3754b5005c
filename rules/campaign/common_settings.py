"""The settings that campaigns of every game have, in addition to the game's own."""

from rules.campaign.model import Campaign
from rules.campaign.settings import Setting, TypedValue, value_of
from rules.core.refusal import Refused, Term

HOURS = TypedValue(regex=r"[1-9]\d{0,2}", form=Term("setting-form-hours"))
#: Two different full hours; the second may be on the next day.
SPAN = TypedValue(regex=r"([01]\d|2[0-3])-(?!\1)([01]\d|2[0-3])", form=Term("setting-form-span"))
OFFSET_FROM_UTC = TypedValue(
    regex=r"\+(\d|1[0-3])(:[0-5]\d)?|\+14|-(\d|1[01])(:[0-5]\d)?|-12", form=Term("setting-form-offset")
)

#: Whether anybody on the server may join, or only invited accounts.
JOIN = Setting(key="join", values=("open", "invited"), rule="")

#: How long a contest waits for a seat that must act, in hours.
DEADLINE = Setting(key="deadline", values=("off", "12", "24", "48", "72", "168"), rule="", pattern=HOURS)
#: How many hours before a deadline the late seats are reminded.
REMINDER = Setting(key="reminder", values=("half", "1", "2", "6", "12", "24"), rule="", pattern=HOURS)
#: How many hours after a deadline the default action is taken.
GRACE = Setting(key="grace", values=("0", "1", "2", "6", "12", "24"), rule="")
#: What happens when a seat's time has run out.
DEFAULT = Setting(key="default", values=("wait", "gm", "random"), rule="")
#: The hours without reminders and default actions, from one full hour to another by the table's clock.
QUIET = Setting(key="quiet", values=("off", "22-08", "23-07", "00-08"), rule="", pattern=SPAN)
#: The offset of the table's clock from UTC. It has no daylight saving time.
OFFSET = Setting(
    key="offset",
    values=("+0", "+1", "+2", "+3", "-3", "-5", "-8"),
    rule="",
    pattern=OFFSET_FROM_UTC,
)

#: Whether the table sees exact chances before a roll: everywhere, only on the practice table, or never.
ODDS = Setting(key="odds", values=("on", "practice", "off"), rule="")

#: Whether dice may fall unseen: never, for the GM alone, or also blind for players.
HIDDEN = Setting(key="hidden-rolls", values=("off", "gm", "both"), rule="")

#: Whether the numbers of the GM's characters are open, or for the GM alone (0121). Each game lists it.
NPC_NUMBERS = Setting(key="npc-numbers", values=("open", "gm"), rule="")

COMMON = (JOIN, DEADLINE, REMINDER, GRACE, DEFAULT, QUIET, OFFSET, ODDS, HIDDEN)


def common_value(campaign: Campaign, setting: Setting) -> str:
    """Return a campaign's value of one of the common settings."""
    return value_of(COMMON, campaign.settings, setting.key)


def is_timed(campaign: Campaign) -> bool:
    """Tell whether the campaign's waits have deadlines."""
    return common_value(campaign, DEADLINE) != DEADLINE.default


def require_hidden(campaign: Campaign, *, blind: bool) -> None:
    """Refuse `hidden-rolls-off`, or `hidden-rolls-gm` for a player's roll, where the campaign says so."""
    chosen = common_value(campaign, HIDDEN)
    if chosen == HIDDEN.default:
        raise Refused("hidden-rolls-off")
    if blind and chosen != "both":
        raise Refused("hidden-rolls-gm")


def shows_odds(campaign: Campaign, *, practice: bool = False) -> bool:
    """Tell whether a campaign shows chances here. `practice` is true on the practice table."""
    chosen = common_value(campaign, ODDS)
    return chosen == "on" or (chosen == "practice" and practice)


def withholds_numbers(campaign: Campaign) -> bool:
    """Tell whether the numbers of the GM's characters are for the GM alone."""
    return value_of((NPC_NUMBERS,), campaign.settings, NPC_NUMBERS.key) == "gm"
