"""The closed sets of ids that the rest of Noir uses.

Abilities and attributes have ids too: the English word for known ones (`ABILITIES`, `ATTRIBUTES`),
the typed text for other abilities (NOIR-42).
"""

from enum import IntEnum, StrEnum

#: The abilities that the rules name; a sheet may hold others (NOIR-42).
ABILITIES = (
    "agility",
    "alertness",
    "charm",
    "close-combat",
    "composure",
    "deduction",
    "determination",
    "firearms",
    "fitness",
    "intuition",
    "leadership",
    "medicine",
    "persuade",
    "reactions",
    "resistance",
    "strength",
    "thrown-weapons",
    "withstand",
    "worldliness",
)
#: The attributes of table 1:6 (NOIR-50).
COMPUTED = (
    "defence",
    "learning",
    "impression",
    "will",
    "escalation",
    "movement",
    "threshold",
    "endurance",
    "overview",
)
#: Defence in its two uses (NOIR-55).
DEFENCES = ("defence-distance", "defence-melee")
#: Attributes entered by hand: size and luck (NOIR-43, 54).
ENTERED = ("size", "luck")
ATTRIBUTES = (*COMPUTED, *DEFENCES, *ENTERED)


class Outcome(StrEnum):
    """How a roll went (NOIR-23)."""

    EXCEPTIONAL_SUCCESS = "exceptional-success"
    SUCCESS = "success"
    FAILURE = "failure"
    EXCEPTIONAL_FAILURE = "exceptional-failure"

    @property
    def won(self) -> bool:
        return self in {Outcome.EXCEPTIONAL_SUCCESS, Outcome.SUCCESS}

    @property
    def exceptional(self) -> bool:
        return self in {Outcome.EXCEPTIONAL_SUCCESS, Outcome.EXCEPTIONAL_FAILURE}


class Reading(StrEnum):
    """How a number is read from all dice of a roll (NOIR-14); `ONE` is always 1."""

    LOWEST = "lowest"
    HIGHEST = "highest"
    ALL = "all"
    DOUBLE = "double"
    ONE = "one"


class Level(IntEnum):
    """How strong a trait or drive is (NOIR-33, NOIR-34)."""

    ORDINARY = 1
    STRONG = 2
    EXTREME = 4


class Activation(StrEnum):
    """When a limitation holds (NOIR-36)."""

    ALWAYS = "always"
    SCENE = "scene"
    FATE = "fate"


class NpcKind(StrEnum):
    """The two kinds of NPC templates (NOIR-80)."""

    CIVILIAN = "civilian"
    COMBATANT = "combatant"


class Grade(StrEnum):
    """The experience grades of NPC templates (NOIR-81)."""

    GREEN = "green"
    CAPABLE = "capable"
    EXPERIENCED = "experienced"
    SUPERB = "superb"
    MASTERLY = "masterly"


class WeaponKind(StrEnum):
    """How a weapon is used (NOIR-110)."""

    MELEE = "melee"
    THROWN = "thrown"
    RANGED = "ranged"


class Aim(StrEnum):
    """What a blow tries to achieve; only damage can injure (NOIR-97)."""

    DAMAGE = "damage"
    HOLD = "hold"
    DISARM = "disarm"
    BREAK_HOLD = "break-hold"
    PUSH = "push"


class ActionId(StrEnum):
    """The initiative actions of table 1:58 (NOIR-97)."""

    DIRECTED_FIRE = "directed-fire"
    SNAP_SHOT = "snap-shot"
    AIMED_FIRE = "aimed-fire"
    SHARPSHOOTING = "sharpshooting"
    FIRE_TWO_WEAPONS = "fire-two-weapons"
    CONCENTRATED_AUTO = "concentrated-auto"
    SWEEP_AUTO = "sweep-auto"
    AUTO_TWO_WEAPONS = "auto-two-weapons"
    BLIND_FIRE = "blind-fire"
    THROW_AT_TARGET = "throw-at-target"
    THROW_TO_PLACE = "throw-to-place"
    FIGHT = "fight"
    FRENZY = "frenzy"
    MOVE = "move"
    DRAW_WEAPON = "draw-weapon"
    RELOAD = "reload"
    SCAN = "scan"
    WAIT = "wait"
    OTHER = "other"
    AWAIT_TARGET = "await-target"


class DefenceId(StrEnum):
    """The defence actions of table 1:62 (NOIR-98)."""

    DEFEND = "defend"
    CHANCE_DEFENCE = "chance-defence"
    SHOOT_BACK = "shoot-back"
    STRIKE_BACK = "strike-back"


class HarmSource(StrEnum):
    """What harms somebody whom nobody attacks; `OTHER` is what the GM says."""

    FALL = "fall"
    FIRE = "fire"
    BLAST = "blast"
    OTHER = "other"


class FateUse(StrEnum):
    """What Fate can be spent on (NOIR-60)."""

    SETBACK = "setback"
    PROTECT = "protect"
    GRIT = "grit"
    CHANGE = "change"
    INSPIRATION = "inspiration"
    CONTACT = "contact"
    ODDS_BEFORE = "odds-before"
    ODDS_AFTER = "odds-after"
    RESCUE = "rescue"
    SURVIVE = "survive"


class Health(StrEnum):
    """Whether a person can act (NQ-59). A countdown and being saved from it are recorded separately."""

    ACTING = "acting"
    DAZED = "dazed"
    RECOVERING = "recovering"
    UNCONSCIOUS = "unconscious"
    OUT = "out"
    DEAD = "dead"


class DefenceOrder(StrEnum):
    """Whether the GM is asked how an NPC answers an attack, or it takes the defence with the best chance."""

    ASK = "ask"
    BEST = "best"


class FateOrder(StrEnum):
    """When a character's player is asked about Fate in rolls and hits: always, only when losing, or never."""

    ASK = "ask"
    LOSING = "losing"
    NEVER = "never"
