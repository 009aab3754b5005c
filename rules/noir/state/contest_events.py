"""The events of Noir's rolls and social conflicts, with their dice.

Events that only combats have are in `rules.noir.state.combat_events`.
"""

from collections.abc import Mapping
from typing import Literal

from rules.core.model_base import Event, sparse
from rules.noir.base.modifiers import Item
from rules.noir.state.campaign_state import Condition
from rules.noir.state.combat_events import (
    ActionDeclared,
    ActionRuled,
    ByCharacter,
    CircumstancesSet,
    CombatEvent,
    CombatOpened,
    ConditionChanged,
    DamageRolled,
    DefenceDeclared,
    FighterJoined,
    WoundsStabilised,
)
from rules.noir.state.contest_actions import NOTHING, Claims
from rules.noir.state.contests import Check, Phase, Social, SocialPhase, Test
from rules.noir.state.withholding import Withholding


class TestOpened(Withholding):
    """A roll was called for."""

    __test__ = False

    kind: Literal["test-opened"] = "test-opened"
    test: Test


class SocialOpened(Withholding):
    """A social conflict began (NOIR-140)."""

    kind: Literal["social-opened"] = "social-opened"
    social: Social


class Waited(Event):
    """The contest now waits in this phase; buttons of earlier steps are stale."""

    kind: Literal["waited"] = "waited"
    phase: Phase | SocialPhase


class ContestEnded(Withholding):
    """A combat, roll or social conflict ended."""

    kind: Literal["contest-ended"] = "contest-ended"
    title: str
    #: The fighters' conditions at the end; players must not see how NPCs fare later.
    conditions: Mapping[str, Condition] = {}
    #: Whether it was only harm outside combat.
    harm: bool = sparse(False)


# ------------------------------------------------------------------------------------------ checks


class ChecksOpened(Withholding):
    """These checks are open now, in place of any earlier ones."""

    kind: Literal["checks-opened"] = "checks-opened"
    checks: tuple[Check, ...]


class RollerReady(ByCharacter, Withholding):
    """A roller said what matters and paid for odds before the roll (NOIR-30, NOIR-67)."""

    kind: Literal["roller-ready"] = "roller-ready"
    modifiers: tuple[Item, ...]
    claims: Claims = sparse(NOTHING)
    odds: int
    #: The helpers whom somebody must confirm (NOIR-32).
    unconfirmed: int = sparse(0)


class HelpConfirmed(ByCharacter):
    """Somebody confirmed that they help in a roll (NOIR-32)."""

    kind: Literal["help-confirmed"] = "help-confirmed"
    helper: str
    helper_name: str


class HelpSettled(ByCharacter, Withholding):
    """The GM said how many helpers count in a roll (NOIR-32)."""

    kind: Literal["help-settled"] = "help-settled"
    helpers: int
    modifiers: tuple[Item, ...]


class RollHeld(Event):
    """A player counts on helpers, so the roll waits for the GM's word (NOIR-32)."""

    kind: Literal["roll-held"] = "roll-held"


class RollLet(Event):
    """The GM let a roll go on."""

    kind: Literal["roll-let"] = "roll-let"


class CircumstancesGiven(ByCharacter, Withholding):
    """The GM gave circumstances to a roll whose dice have not fallen; `modifiers` are all that count now."""

    kind: Literal["circumstances-given"] = "circumstances-given"
    sizes: tuple[int, ...]
    modifiers: tuple[Item, ...]


class DiceThrown(ByCharacter):
    """Dice fell: all that count, or, in `offered`, those from which two must be chosen (NOIR-67)."""

    kind: Literal["dice-thrown"] = "dice-thrown"
    dice: tuple[int, ...] = ()
    offered: tuple[int, ...] = ()


class TwoChosen(ByCharacter):
    """Two dice were chosen; `dice` holds them first, then the extra dice that they earned (NOIR-67)."""

    kind: Literal["two-chosen"] = "two-chosen"
    places: tuple[int, int]
    dice: tuple[int, ...]


class LateAsked(ByCharacter):
    """A roller is asked whether to buy the late die (NOIR-68)."""

    kind: Literal["late-asked"] = "late-asked"


class LateDeclined(ByCharacter):
    """A roller declined the late die (NOIR-68)."""

    kind: Literal["late-declined"] = "late-declined"


class LateThrown(ByCharacter):
    """The late die fell (NOIR-68)."""

    kind: Literal["late-thrown"] = "late-thrown"
    face: int


class LatePlaced(ByCharacter):
    """The late die was placed or discarded; `dice` are those that count now (NOIR-68)."""

    kind: Literal["late-placed"] = "late-placed"
    place: int | None
    dice: tuple[int, ...]


class CheckDecided(Withholding):
    """A check was decided: `check` holds outcomes and tie-breakers (NOIR-20 to 23). `number` from 0."""

    kind: Literal["check-decided"] = "check-decided"
    number: int
    check: Check


# ------------------------------------------------------------------------------------------ social


class TermsStated(ByCharacter):
    """A side stated what it wants, or what follows if the active side fails (NOIR-140)."""

    kind: Literal["terms-stated"] = "terms-stated"
    active: bool
    text: str
    rolls: str


class LossChosen(ByCharacter):
    """The loser accepted the loss, or went up one level to `level` (NOIR-142)."""

    kind: Literal["loss-chosen"] = "loss-chosen"
    escalated: bool
    level: int


class FightBegan(Event):
    """A social conflict became a combat (NOIR-143)."""

    kind: Literal["fight-began"] = "fight-began"
    combat: str
    level: int


class LoserNamed(ByCharacter):
    """The loser of the roll or the fight is known, and must choose (NOIR-142)."""

    kind: Literal["loser-named"] = "loser-named"
    level: int


class EndTold(Event):
    """Somebody told how a contest ended; it changes no numbers. `by` is empty for the GM."""

    kind: Literal["end-told"] = "end-told"
    by: str
    text: str


ContestEvent = (
    TestOpened
    | SocialOpened
    | Waited
    | ContestEnded
    | EndTold
    | ChecksOpened
    | RollerReady
    | RollHeld
    | HelpConfirmed
    | HelpSettled
    | RollLet
    | CircumstancesGiven
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

#: The events that may withhold numbers.
WITHHOLDING: tuple[type[Withholding], ...] = (
    TestOpened,
    SocialOpened,
    ChecksOpened,
    RollerReady,
    CircumstancesGiven,
    HelpSettled,
    CheckDecided,
    CombatOpened,
    ActionDeclared,
    ActionRuled,
    DefenceDeclared,
    DamageRolled,
    FighterJoined,
    CircumstancesSet,
    ConditionChanged,
    WoundsStabilised,
    ContestEnded,
)
