"""Blows that have landed: who steps in, what the victim pays to survive, which is next (NOIR-62, 70, 71)."""

from rules.noir import combat_deeds as cd
from rules.noir.able import DOWN
from rules.noir.contests import Hit, Phase
from rules.noir.course import Course
from rules.noir.fate import payment
from rules.noir.model import Character, NoirState
from rules.noir.moves import Protect, Survive
from rules.noir.people import can_be_rescued, can_pay
from rules.noir.terms import FateUse
from rules.people import require_acting
from rules.refusal import Refused
from rules.seat import Seat

PROTECT_PRICE, LEAST_SURVIVE = 3, 3


def protectors(course: Course, hit: Hit) -> tuple[str, ...]:
    """Return who could step in: awake, on the victim's side, with the points for it (NOIR-62)."""
    side = course.fighter(hit.victim).side
    friends = [one.character for one in course.combat.fighters if one.side == side]
    return tuple(
        number
        for number in friends
        if number not in {hit.attacker, hit.victim} and _could_protect(course, course.character(number))
    )


def _could_protect(course: Course, who: Character) -> bool:
    asked = who.is_main or course.usual.odds_ask != "players"
    return asked and can_protect(course.state, who)


def can_protect(state: NoirState, who: Character) -> bool:
    """Tell whether somebody is awake and has the points to step in (NOIR-62)."""
    return who.condition.health not in DOWN and can_pay(state, who, FateUse.PROTECT, PROTECT_PRICE)


def hit_pending(course: Course) -> Phase | None:
    """Wait for who may step in, then for the victim's Fate (NOIR-62, NOIR-70, NOIR-71)."""
    hit = course.combat.hits[0]
    if course.character(hit.victim).condition.gone:
        return next_hit(course)
    if hit.may_protect or (hit.survive is None and could_survive(course, hit.victim)):
        return None
    return Phase.DAMAGE


def could_survive(course: Course, number: str) -> bool:
    """Tell whether somebody is asked for points to survive: who can pay and may gain by it (NOIR-70)."""
    who = course.character(number)
    if not who.is_main and (course.usual.npc_one_wound or course.usual.odds_ask == "players"):
        return False
    rescued = can_be_rescued(course.state, who, LEAST_SURVIVE)
    return can_pay(course.state, who, FateUse.SURVIVE, LEAST_SURVIVE) or rescued


def protect(course: Course, action: Protect, seat: Seat) -> None:
    """Step in for the victim, or say no; the GM's no holds for all of the GM's (NOIR-62).

    Refused: `wrong-state-phase`, `wrong-state-protect`, also of who is no longer awake,
    `not-your-character`, `no-fate`.
    """
    hit = _pending(course)
    who = course.state.characters.get(action.character)
    if who is None or who.id not in hit.may_protect:
        raise Refused("wrong-state-protect")
    require_acting(seat, who)
    if action.steps_in:
        if who.condition.health in DOWN:
            raise Refused("wrong-state-protect")
        _step_in(course, who, hit)
        return
    contest, turn = course.at
    people = [course.character(number) for number in hit.may_protect]
    for one in people:
        if one is who or not (who.is_main or one.is_main):
            course.tell(cd.ProtectionDeclined(contest=contest, turn=turn, character=one.id, name=one.name))


def _step_in(course: Course, who: Character, hit: Hit) -> None:
    contest, turn = course.at
    victim = course.fighter(hit.victim)
    paid = payment(course.state, who, FateUse.PROTECT, PROTECT_PRICE)
    course.tell(paid.but(contest=contest, turn=turn, helped=victim.character, helped_name=victim.name))
    course.tell(
        cd.Protected(contest=contest, turn=turn, character=who.id, name=who.name, for_name=victim.name)
    )


def survive(course: Course, action: Survive, seat: Seat) -> None:
    """Pay for fewer wounds, or not (NOIR-70).

    Refused: `wrong-state-phase`, `wrong-state-protect-first`, `wrong-state-answered`, `not-your-character`,
    `out-of-range-survive`, `no-fate`.
    """
    hit = _pending(course)
    who = course.character(hit.victim)
    require_acting(seat, who)
    if hit.may_protect:
        raise Refused("wrong-state-protect-first")
    contest, turn = course.at
    if action.points:
        paid = payment(course.state, who, FateUse.SURVIVE, action.points)
        course.tell(paid.but(contest=contest, turn=turn))
    course.tell(
        cd.SurviveSaid(contest=contest, turn=turn, character=who.id, name=who.name, points=action.points)
    )


def _pending(course: Course) -> Hit:
    """Return the hit that waits; refuse `wrong-state-phase`."""
    if course.combat.phase is not Phase.HIT_PENDING or not course.combat.hits:
        raise Refused("wrong-state-phase", title=course.combat.title)
    return course.combat.hits[0]


def next_hit(course: Course) -> Phase | None:
    """Go on to the next blow that landed, or to the end of the turn."""
    contest, turn = course.at
    following = course.combat.hits[1:2]
    asked = tuple(number for hit in following for number in protectors(course, hit))
    course.tell(cd.HitWorkedOut(contest=contest, turn=turn, may_protect=asked))
    return Phase.HIT_PENDING if course.combat.hits else Phase.TURN_END
