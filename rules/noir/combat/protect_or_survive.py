"""Fate before the damage of a hit: stepping in for the victim, and surviving (NOIR-62, 70, 71)."""

from rules.contract.ownership import require_acting
from rules.core.refusal import Refused
from rules.core.seat import Seat
from rules.noir.base.enums import FateOrder, FateUse
from rules.noir.combat.hit_queue import PROTECT_PRICE, may_step_in, next_hit
from rules.noir.combat.initiative import roll_late
from rules.noir.fate.accounts import can_be_rescued, can_pay
from rules.noir.fate.payments import payment
from rules.noir.harm.ability_to_act import OUT_OF_ACTION
from rules.noir.state import combat_events as cd
from rules.noir.state.campaign_state import Character
from rules.noir.state.contest_actions import Protect, Survive
from rules.noir.state.contests import Fighter, Hit, Phase
from rules.noir.state.context import Course

#: The lowest price of surviving (NOIR-70).
LEAST_SURVIVE = 3


def before_damage(course: Course) -> Phase | None:
    """Wait for those who may step in, then for the victim's Fate (NOIR-62, NOIR-70, NOIR-71)."""
    hit = course.combat.hits[0]
    if course.character(hit.victim).condition.gone:
        return next_hit(course)
    if may_step_in(course.state, course.combat) or (
        hit.survive is None and could_survive(course, hit.victim)
    ):
        return None
    return Phase.DAMAGE


def could_survive(course: Course, number: str) -> bool:
    """Return whether to ask a victim to pay to survive: they or a rescuer can, and it may help (NOIR-70)."""
    who = course.character(number)
    if who.order is FateOrder.NEVER:
        return False
    if not who.is_main and (course.usual.npc_one_wound or course.usual.odds_ask == "players"):
        return False
    rescued = can_be_rescued(course.state, who, LEAST_SURVIVE)
    return can_pay(course.state, who, FateUse.SURVIVE, LEAST_SURVIVE) or rescued


def protect(course: Course, action: Protect, seat: Seat) -> None:
    """Step in for the victim, or decline; when the GM declines for one NPC, all NPCs decline (NOIR-62).

    Refused: `wrong-state-phase`, `wrong-state-protect` for a character who was not asked or is no longer
    conscious, `not-your-character`, `no-fate`.
    """
    hit = _pending(course)
    who = course.state.characters.get(action.character)
    if who is None or who.id not in may_step_in(course.state, course.combat):
        raise Refused("wrong-state-protect")
    require_acting(seat, who)
    if action.steps_in:
        if who.condition.health in OUT_OF_ACTION:
            raise Refused("wrong-state-protect")
        _step_in(course, who, hit)
        return
    contest, turn = course.at
    people = [course.character(number) for number in may_step_in(course.state, course.combat)]
    for one in people:
        if one is who or not (who.is_main or one.is_main):
            course.tell(cd.ProtectionDeclined(contest=contest, turn=turn, character=one.id, name=one.name))


def _step_in(course: Course, who: Character, hit: Hit) -> None:
    contest, turn = course.at
    victim = course.fighter(hit.victim)
    if course.combat.fighter(who.id) is None:
        _come_in(course, who, victim.side)
    paid = payment(course.state, who, FateUse.PROTECT, PROTECT_PRICE)
    course.tell(paid.but(contest=contest, turn=turn, helped=victim.character, helped_name=victim.name))
    course.tell(
        cd.Protected(contest=contest, turn=turn, character=who.id, name=who.name, for_name=victim.name)
    )


def _come_in(course: Course, who: Character, side: int) -> None:
    """Bring somebody from elsewhere in: in a combat like anybody who joins it (NOIR-90)."""
    contest, turn = course.at
    joined = Fighter(character=who.id, name=who.name, side=side)
    course.tell(cd.FighterJoined(contest=contest, turn=turn, fighter=joined, steps_in=True))
    if not course.combat.harm:
        roll_late(course, who.id, 0)


def survive(course: Course, action: Survive, seat: Seat) -> None:
    """Pay for fewer wounds, or decline with 0 points (NOIR-70).

    Refused: `wrong-state-phase`, `wrong-state-protect-first`, `wrong-state-answered`, `not-your-character`,
    `out-of-range-survive`, `out-of-range-odds-before`, `no-fate`, also for both payments together.
    """
    hit = _pending(course)
    who = course.character(hit.victim)
    require_acting(seat, who)
    if may_step_in(course.state, course.combat):
        raise Refused("wrong-state-protect-first")
    contest, turn = course.at
    if action.points:
        paid = payment(course.state, who, FateUse.SURVIVE, action.points)
        course.tell(paid.but(contest=contest, turn=turn))
    if action.odds:
        payment(course.state, course.character(who.id), FateUse.ODDS_BEFORE, action.odds)
    course.tell(
        cd.SurviveSaid(
            contest=contest,
            turn=turn,
            character=who.id,
            name=who.name,
            points=action.points,
            odds=action.odds,
        )
    )


def _pending(course: Course) -> Hit:
    """Return the hit at the head of the queue. Refused: `wrong-state-phase`."""
    if course.combat.phase is not Phase.HIT_PENDING or not course.combat.hits:
        raise Refused("wrong-state-phase", title=course.combat.title)
    return course.combat.hits[0]
