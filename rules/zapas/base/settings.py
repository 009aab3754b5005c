"""The settings of Zapas. docs/rules-decisions/zapas.md names the decision behind each."""

from collections.abc import Mapping

from rules.campaign.common_settings import NPC_NUMBERS
from rules.campaign.settings import Setting, TypedValue, remembered, value_of
from rules.core.model_base import Frozen
from rules.core.refusal import Term

CEILING = TypedValue(regex=r"[7-9]|[1-9][0-9]", form=Term("setting-form-7-99"))

SETTINGS = (
    Setting(key="ceiling", values=("none", "10", "7"), pattern=CEILING, rule="ZAP-31"),
    Setting(key="extra-die", values=("always", "added"), rule="ZAP-28"),
    Setting(key="reset", values=("seven", "fill"), rule="ZAP-29"),
    Setting(key="refund", values=("paid", "three"), rule="ZAP-38"),
    NPC_NUMBERS,
    Setting(key="duel-flags", values=("yes", "no"), rule="ZAP-14"),
    Setting(key="tie", values=("back", "failure"), rule="ZAP-52"),
)


class Tuning(Frozen):
    """The settings of a campaign as typed values. The defaults are those of the game."""

    #: The ceiling above which a failure does not raise a reserve; None for no ceiling (ZQ-7).
    ceiling: int | None = None
    #: Whether a failure gives a die even if no reserve die was added to the roll (ZQ-8).
    extra_always: bool = True
    #: Whether the end of a session lowers a reserve above seven (ZQ-9).
    reset_lowers: bool = True
    #: Whether selling a bought die gives back at most its price (ZQ-12).
    refund_paid: bool = True
    #: Whether flags count in duels between players' characters (ZQ-3).
    duel_flags: bool = True
    #: Whether a tied duel is a failure of both sides (ZQ-22).
    tie_fails: bool = False


USUAL = Tuning()


@remembered
def tuning(chosen: Mapping[str, str]) -> Tuning:
    """Return a campaign's settings as typed values."""
    if not chosen:
        return USUAL
    read = {setting.key: value_of(SETTINGS, chosen, setting.key) for setting in SETTINGS}
    return Tuning(
        ceiling=None if read["ceiling"] == "none" else int(read["ceiling"]),
        extra_always=read["extra-die"] == "always",
        reset_lowers=read["reset"] == "seven",
        refund_paid=read["refund"] == "paid",
        duel_flags=read["duel-flags"] == "yes",
        tie_fails=read["tie"] == "failure",
    )
