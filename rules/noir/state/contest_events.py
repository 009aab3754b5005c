"""What can happen in Noir's rolls and social conflicts, with the dice in it.

What happens in combats alone is in `rules.noir.state.combat_events`.
"""

from collections.abc import Mapping
from typing import Literal

from rules.core.model_base import Event
from rules.noir.base.modifiers import Item
from rules.noir.state.campaign_state import Condition
from rules.noir.state.combat_events import ByCharacter, CombatEvent
from rules.noir.state.contests import Check, Phase, Social, SocialPhase, Test


class TestOpened(Event):
    """A roll was called for."""

    __test__ = False

    kind: Literal["test-opened"] = "test-opened"
    test: Test


class SocialOpened(Event):
    """A social conflict began (NOIR-140)."""

    kind: Literal["social-opened"] = "social-opened"
    social: Social


class Waited(Event):
    """The contest waits in this phase; buttons of steps before are stale."""

    kind: Literal["waited"] = "waited"
    phase: Phase | SocialPhase


class ContestEnded(Event):
    """A combat, roll or social conflict is over."""

    kind: Literal["contest-ended"] = "contest-ended"
    title: str
    #: How everybody in a combat was then: what becomes of the GM's people later is nobody's business.
    conditions: Mapping[str, Condition] = {}


# ------------------------------------------------------------------------------------------ checks


class ChecksOpened(Event):
    """Rolls are due: in the order in which they are listed."""

    kind: Literal["checks-opened"] = "checks-opened"
    checks: tuple[Check, ...]


class RollerReady(ByCharacter):
    """Somebody has said what matters and how many points go before the roll (NOIR-30, NOIR-67)."""

    kind: Literal["roller-ready"] = "roller-ready"
    modifiers: tuple[Item, ...]
    odds: int


class DiceThrown(ByCharacter):
    """Dice fell: all that count, or with `offered` those of which two are to be chosen (NOIR-67)."""

    kind: Literal["dice-thrown"] = "dice-thrown"
    dice: tuple[int, ...] = ()
    offered: tuple[int, ...] = ()


class TwoChosen(ByCharacter):
    """Two dice were chosen; `dice` has them first, then what they earned (NOIR-67)."""

    kind: Literal["two-chosen"] = "two-chosen"
    places: tuple[int, int]
    dice: tuple[int, ...]


class LateAsked(ByCharacter):
    """It is this person's moment to buy a die after the roll (NOIR-68)."""

    kind: Literal["late-asked"] = "late-asked"


class LateDeclined(ByCharacter):
    """The roll stands."""

    kind: Literal["late-declined"] = "late-declined"


class LateThrown(ByCharacter):
    """The bought die fell (NOIR-68)."""

    kind: Literal["late-thrown"] = "late-thrown"
    face: int


class LatePlaced(ByCharacter):
    """The bought die took a place, or none; `dice` are those that count now (NOIR-68)."""

    kind: Literal["late-placed"] = "late-placed"
    place: int | None
    dice: tuple[int, ...]


class CheckDecided(Event):
    """A check is over: outcomes in it, and what 1T gave in a tie (NOIR-20 to 23). `number` from 0."""

    kind: Literal["check-decided"] = "check-decided"
    number: int
    check: Check


# ------------------------------------------------------------------------------------------ social


class TermsStated(ByCharacter):
    """A side said what it wants, or what follows if the active side fails (NOIR-140)."""

    kind: Literal["terms-stated"] = "terms-stated"
    active: bool
    text: str
    rolls: str


class LossChosen(ByCharacter):
    """The loser accepted, or went one level up to `level` (NOIR-142)."""

    kind: Literal["loss-chosen"] = "loss-chosen"
    escalated: bool
    level: int


class FightBegan(Event):
    """A social conflict became a combat (NOIR-143)."""

    kind: Literal["fight-began"] = "fight-began"
    combat: str
    level: int


class LoserNamed(ByCharacter):
    """Who lost the roll or the fight, and must choose (NOIR-142)."""

    kind: Literal["loser-named"] = "loser-named"
    level: int


ContestEvent = (
    TestOpened
    | SocialOpened
    | Waited
    | ContestEnded
    | ChecksOpened
    | RollerReady
    | DiceThrown
    | TwoChosen
    | LateAsked
    | LateDeclined
    | LateThrown
    | LatePlaced
    | CheckDecided
    | TermsStated
    | LossChosen
    | FightBegan
    | LoserNamed
    | CombatEvent
)
