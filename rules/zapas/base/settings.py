"""What tables may want otherwise in Zapas: docs/rules-decisions/zapas.md says which decision each is of."""

from collections.abc import Mapping

from rules.campaign.settings import Setting, TypedValue, value_of
from rules.core.model_base import Frozen
from rules.core.refusal import Term

CEILING = TypedValue(regex=r"[7-9]|[1-9][0-9]", form=Term("setting-form-7-99"))

SETTINGS = (
    Setting(key="ceiling", values=("none", "10", "7"), pattern=CEILING, rule="ZAP-31"),
    Setting(key="extra-die", values=("always", "added"), rule="ZAP-28"),
    Setting(key="reset", values=("seven", "fill"), rule="ZAP-29"),
    Setting(key="refund", values=("paid", "three"), rule="ZAP-38"),
    Setting(key="duel-flags", values=("yes", "no"), rule="ZAP-14"),
)


class Tuning(Frozen):
    """The settings of a campaign as values; without arguments, the usual ones."""

    #: What no failure lifts a reserve above; None for no ceiling (ZQ-7).
    ceiling: int | None = None
    #: Whether a failure gives a die also where none was added (ZQ-8).
    extra_always: bool = True
    #: Whether a session's end lowers a reserve above seven (ZQ-9).
    reset_lowers: bool = True
    #: Whether a sold die that was bought gives back what it cost at most (ZQ-12).
    refund_paid: bool = True
    #: Whether flags count between players' characters (ZQ-3).
    duel_flags: bool = True


USUAL = Tuning()


def tuning(chosen: Mapping[str, str]) -> Tuning:
    """Return a campaign's settings as values."""
    if not chosen:
        return USUAL
    read = {setting.key: value_of(SETTINGS, chosen, setting.key) for setting in SETTINGS}
    return Tuning(
        ceiling=None if read["ceiling"] == "none" else int(read["ceiling"]),
        extra_always=read["extra-die"] == "always",
        reset_lowers=read["reset"] == "seven",
        refund_paid=read["refund"] == "paid",
        duel_flags=read["duel-flags"] == "yes",
    )
