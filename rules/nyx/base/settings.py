"""The settings of Nyx. docs/rules-decisions/nyx.md names the decision behind each."""

from collections.abc import Mapping
from typing import Literal

from rules.campaign.common_settings import NPC_NUMBERS
from rules.campaign.sessions import RECOVERY
from rules.campaign.settings import Setting, remembered, value_of
from rules.core.model_base import Frozen
from rules.nyx.base.enums import BreakOff, Claims, HindrancePoints, Mode

SETTINGS = (
    Setting(key="overflow", values=("penalty", "goal", "both"), rule="NYX-28"),
    Setting(key="break-off", values=("on-win", "free", "forbidden"), rule="NYX-39"),
    Setting(key="length", values=("5", "3", "4", "6", "7", "8", "9", "10"), rule="NYX-23"),
    Setting(key="claims", values=tuple(Claims), rule="NYX-8"),
    Setting(key="hindrance-points", values=tuple(HindrancePoints), rule="NYX-7"),
    Setting(key="buy-off", values=("one", "value"), rule="NYX-12"),
    Setting(key="damage-points", values=("yes", "no"), rule="NYX-45"),
    Setting(key="mob", values=("besides", "instead"), rule="NYX-42"),
    Setting(key="advantage", values=("steps", "attribute"), rule="NYX-30"),
    Setting(key="opposed-harm", values=("named", "always"), rule="NYX-20"),
    NPC_NUMBERS,
    Setting(key="gm-sees-picks", values=("no", "after-own"), rule="NYX-33"),
    Setting(key="fatigue", values=("scene", "rest", "session"), rule="NYX-48"),
    RECOVERY,
)


class Tuning(Frozen):
    """The settings of a campaign as typed values. The defaults are those of the game."""

    overflow: Mode = Mode.PENALTY
    break_off: BreakOff = BreakOff.ON_WIN
    length: int = 5
    #: Which claimed aspects wait for the GM where the dice would fall at once: new ones, or each.
    claims: Claims = Claims.NEW
    #: When the points of a hindrance wait for the GM: outside conflicts, never, or always.
    hindrance_points: HindrancePoints = HindrancePoints.OWN_WAIT
    #: The cost of buying off a demand: one point, or the aspect's value (D-7).
    buy_off: Literal["one", "value"] = "one"
    #: Whether a damage aspect that hurts gives points (D-36).
    damage_points: bool = True
    #: Whether a mob's value drops in addition to the penalty, or instead of it (D-32).
    mob: Literal["besides", "instead"] = "besides"
    #: Whether a situational advantage moves the marker or raises the attribute after the opening (D-23).
    advantage: Literal["steps", "attribute"] = "steps"
    #: Whether an opposed roll harms its loser unless the GM says otherwise (D-15).
    opposed_harm: bool = False
    #: Whether the GM sees others' hidden choices once the GM has nothing left to choose.
    gm_sees_picks: bool = False
    #: What clears all fatigue: a change of scene, a rest, or the end of a session (D-46).
    fatigue: Literal["scene", "rest", "session"] = "scene"


FATIGUE: Mapping[str, Literal["scene", "rest", "session"]] = {
    "scene": "scene",
    "rest": "rest",
    "session": "session",
}
USUAL = Tuning()


@remembered
def tuning(chosen: Mapping[str, str]) -> Tuning:
    """Return a campaign's settings as typed values."""
    if not chosen:
        return USUAL
    read = {setting.key: value_of(SETTINGS, chosen, setting.key) for setting in SETTINGS}
    return Tuning(
        claims=Claims(read["claims"]),
        hindrance_points=HindrancePoints(read["hindrance-points"]),
        overflow=Mode(read["overflow"]),
        break_off=BreakOff(read["break-off"]),
        length=int(read["length"]),
        buy_off="value" if read["buy-off"] == "value" else "one",
        damage_points=read["damage-points"] == "yes",
        mob="instead" if read["mob"] == "instead" else "besides",
        advantage="attribute" if read["advantage"] == "attribute" else "steps",
        opposed_harm=read["opposed-harm"] == "always",
        gm_sees_picks=read["gm-sees-picks"] == "after-own",
        fatigue=FATIGUE[read["fatigue"]],
    )
