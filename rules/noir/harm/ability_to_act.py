"""Who can act, defend, or pay for grit in a combat (NOIR-63, NOIR-93, NOIR-126, NOIR-130)."""

from rules.noir.base.enums import FateUse, Health
from rules.noir.fate.accounts import can_be_rescued, can_pay
from rules.noir.state.campaign_state import Character, NoirState
from rules.noir.state.contests import Combat
from rules.noir.state.context import Course

OUT_OF_ACTION = frozenset({Health.UNCONSCIOUS, Health.OUT, Health.DEAD})


def can_act(course: Course, number: str) -> bool:
    """Return whether a fighter can act now, with or without grit."""
    how, fighter = course.character(number).condition, course.fighter(number)
    return how.can_act or (fighter.grit and not is_down(course, number) and not how.saved)


def is_down(course: Course, number: str) -> bool:
    """Return whether a fighter is unconscious, out or dead, so that even grit does not help."""
    return course.character(number).condition.health in OUT_OF_ACTION


def can_pay_grit(state: NoirState, who: Character) -> bool:
    """Return whether a character, or another on their behalf, could pay for grit (NOIR-63, NOIR-69)."""
    able = can_pay(state, who, FateUse.GRIT, 1) or can_be_rescued(state, who, 1)
    return who.condition.may_grit and able


def would_grit_help(combat: Combat, who: Character) -> bool:
    """Return whether grit would let somebody act in this round: they cannot act, and have a turn left."""
    fighter = combat.fighter(who.id)
    left = (
        fighter is not None
        and combat.turn > 0
        and not combat.harm
        and not fighter.grit
        and not fighter.had_turn
    )
    return left and who.condition.may_grit


def can_defend(course: Course, number: str) -> bool:
    """Return whether a fighter can defend now; there is no limit on how often (NOIR-93).

    A dazed fighter, or one who recovered in this round, needs grit to defend unless the settings allow it
    (NOIR-126).
    """
    how = course.character(number).condition
    dazed = how.health in {Health.DAZED, Health.RECOVERING} and not how.mortal and not how.saved
    return can_act(course, number) or (dazed and course.usual.dazed_may_defend)


def has_turn(course: Course, number: str) -> bool:
    """Return whether a fighter has a turn left this round: they can act, are dazed, or can pay for grit.

    Somebody who was saved from dying has none until the GM says so (NOIR-129, NQ-60).
    """
    who, fighter = course.character(number), course.fighter(number)
    if fighter.had_turn or who.condition.health in OUT_OF_ACTION or who.condition.saved:
        return False
    dazed = who.condition.health is Health.DAZED
    return dazed or can_act(course, number) or can_pay_grit(course.state, who)
