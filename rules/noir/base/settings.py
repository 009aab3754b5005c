"""Noir's settings: readings of the rules that a table can choose; see docs/rules-decisions/noir.md."""

import re
from collections.abc import Mapping

from rules.campaign.common_settings import NPC_NUMBERS
from rules.campaign.settings import Setting, TypedValue, remembered, value_of
from rules.core.model_base import Frozen
from rules.core.refusal import Term
from rules.noir.base.enums import Reading

#: The setting that fills the GM's pot; players see neither (NOIR-60).
POT = "fate-pot"
UP_TO_99 = TypedValue(regex=r"[0-9]|[1-9][0-9]", form=Term("setting-form-99"))
UP_TO_999 = TypedValue(regex=r"[0-9]|[1-9][0-9]{1,2}", form=Term("setting-form-999"))
#: Pairs of an initiative and a penalty, such as "3:5 6:2" (NOIR-94).
PAIRS = TypedValue(
    regex=r"[1-9][0-9]{0,2}:[1-9][0-9]?( [1-9][0-9]{0,2}:[1-9][0-9]?){0,4}",
    form=Term("setting-form-pairs"),
)

SETTINGS = (
    Setting(key="claims", values=("no", "tell", "every"), rule="NOIR-31"),
    Setting(key="traits-cap", values=("5", "none"), pattern=UP_TO_99, rule="NOIR-33"),
    Setting(key="drives-cap", values=("none", "5"), pattern=UP_TO_99, rule="NOIR-34"),
    Setting(key="helpers-bonus", values=("2", "1", "3"), pattern=UP_TO_99, rule="NOIR-32"),
    Setting(key="protect", values=("side", "anybody"), rule="NOIR-62"),
    Setting(key="fate-change-low", values=("4", "3"), rule="NOIR-64"),
    Setting(key="fate-change-high", values=("12",), pattern=UP_TO_99, rule="NOIR-64"),
    Setting(key="fate-rescue-empty", values=("yes", "no"), rule="NOIR-69"),
    Setting(key="fate-rescue-help", values=("yes", "no"), rule="NOIR-69"),
    Setting(key="fate-start", values=("0",), pattern=UP_TO_999, rule="NOIR-45"),
    Setting(key="fate-max", values=("none",), pattern=UP_TO_999, rule="NOIR-45"),
    Setting(key=POT, values=("0",), pattern=UP_TO_999, rule="NOIR-60"),
    Setting(key="odds-combine", values=("no", "yes"), rule="NOIR-68"),
    Setting(key="odds-ask", values=("losing", "everyone", "players"), rule="NOIR-68"),
    Setting(key="impression", values=("higher", "charm", "leadership"), rule="NOIR-50"),
    Setting(key="npc-one-wound", values=("yes", "no"), rule="NOIR-84"),
    Setting(key="order", values=("live", "fixed"), rule="NOIR-92"),
    Setting(key="low-penalty", values=("none",), pattern=PAIRS, rule="NOIR-94"),
    Setting(key="low-reminder", values=("10", "0"), pattern=UP_TO_99, rule="NOIR-94"),
    Setting(key="scan-max", values=("precondition", "cap-result"), rule="NOIR-97"),
    Setting(key="shoot-back-ammo", values=("all", "lowest", "highest", "one"), rule="NOIR-98"),
    Setting(key="ammo-short", values=("clamp", "refuse"), rule="NOIR-113"),
    Setting(key="drawing", values=("free", "needed"), rule="NOIR-97"),
    Setting(key="thrown", values=("stays", "leaves"), rule="NOIR-110"),
    Setting(key="undefended", values=("difficulty", "automatic"), rule="NOIR-102"),
    Setting(key="frenzy-roll", values=("5",), pattern=UP_TO_99, rule="NOIR-97"),
    Setting(key="frenzy-damage", values=("1",), pattern=UP_TO_99, rule="NOIR-97"),
    Setting(key="dice-explode", values=("yes", "no"), rule="NOIR-120"),
    Setting(key="escalation-on", values=("melee", "thrown-too"), rule="NOIR-123"),
    Setting(key="daze-penalty", values=("1", "0"), pattern=UP_TO_99, rule="NOIR-38"),
    Setting(key="wound-penalty", values=("0", "1", "2"), pattern=UP_TO_99, rule="NOIR-38"),
    Setting(key="wound-roll-penalties", values=("none", "daze", "wounds", "both"), rule="NOIR-127"),
    NPC_NUMBERS,
    Setting(key="dazed-may-defend", values=("no", "yes"), rule="NOIR-126"),
)


class Tuning(Frozen):
    """A campaign's settings as typed values; the defaults are the usual ones."""

    #: Whether a roll that a player opens waits for the GM ("every") or calls the GM to its result ("tell").
    claims: str = "no"
    #: The caps on the sums of traits and of drives; None means no cap.
    traits_cap: int | None = 5
    drives_cap: int | None = None
    helpers_bonus: int = 2
    #: Whether everybody in a combat, and main characters who are in none, may step in for a victim.
    protect_anybody: bool = False
    change_low: int = 4
    change_high: int = 12
    rescue_needs_empty: bool = True
    rescue_needs_help: bool = True
    fate_start: int = 0
    fate_max: int | None = None
    odds_combine: bool = False
    #: Who is asked for Fate in rolls and hits: everybody who can pay, or only main characters ("players").
    #: "losing": everybody who can pay, but for the late die only those who are losing.
    odds_ask: str = "losing"
    impression: str = "higher"
    npc_one_wound: bool = True
    order_live: bool = True
    low_penalty: tuple[tuple[int, int], ...] = ()
    low_reminder: int = 10
    scan_max: str = "precondition"
    shoot_back_ammo: Reading = Reading.ALL
    ammo_clamp: bool = True
    #: Whether a weapon must have been drawn before it is used, and whether one that is thrown is gone.
    drawing_needed: bool = False
    thrown_leaves: bool = False
    undefended_hit: bool = False
    frenzy_roll: int = 5
    frenzy_damage: int = 1
    dice_explode: bool = True
    escalation_thrown: bool = False
    daze_penalty: int = 1
    wound_penalty: int = 0
    wound_roll_daze: bool = False
    wound_roll_wounds: bool = False
    dazed_may_defend: bool = False


USUAL = Tuning()


@remembered
def tuning(chosen: Mapping[str, str]) -> Tuning:
    """Return a campaign's settings as typed values."""
    if not chosen:
        return USUAL
    read = {setting.key: value_of(SETTINGS, chosen, setting.key) for setting in SETTINGS}
    yes = {key for key, value in read.items() if value == "yes"}
    return Tuning(
        claims=read["claims"],
        traits_cap=_number(read["traits-cap"]),
        drives_cap=_number(read["drives-cap"]),
        helpers_bonus=int(read["helpers-bonus"]),
        protect_anybody=read["protect"] == "anybody",
        change_low=int(read["fate-change-low"]),
        change_high=int(read["fate-change-high"]),
        rescue_needs_empty="fate-rescue-empty" in yes,
        rescue_needs_help="fate-rescue-help" in yes,
        fate_start=int(read["fate-start"]),
        fate_max=_number(read["fate-max"]),
        odds_combine="odds-combine" in yes,
        odds_ask=read["odds-ask"],
        impression=read["impression"],
        npc_one_wound="npc-one-wound" in yes,
        order_live=read["order"] == "live",
        low_penalty=_pairs(read["low-penalty"]),
        low_reminder=int(read["low-reminder"]),
        scan_max=read["scan-max"],
        shoot_back_ammo=Reading(read["shoot-back-ammo"]),
        ammo_clamp=read["ammo-short"] == "clamp",
        drawing_needed=read["drawing"] == "needed",
        thrown_leaves=read["thrown"] == "leaves",
        undefended_hit=read["undefended"] == "automatic",
        frenzy_roll=int(read["frenzy-roll"]),
        frenzy_damage=int(read["frenzy-damage"]),
        dice_explode="dice-explode" in yes,
        escalation_thrown=read["escalation-on"] == "thrown-too",
        daze_penalty=int(read["daze-penalty"]),
        wound_penalty=int(read["wound-penalty"]),
        wound_roll_daze=read["wound-roll-penalties"] in {"daze", "both"},
        wound_roll_wounds=read["wound-roll-penalties"] in {"wounds", "both"},
        dazed_may_defend="dazed-may-defend" in yes,
    )


def _number(text: str) -> int | None:
    return None if text == "none" else int(text)


def _pairs(text: str) -> tuple[tuple[int, int], ...]:
    found = re.findall(r"(\d+):(\d+)", text)
    return tuple(sorted((int(limit), int(size)) for limit, size in found))
