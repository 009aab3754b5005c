"""Recovery scenes: how they begin and end, and the dice that they restore (ZAP-30)."""

from rules.contract.ownership import acts_for, find
from rules.core import names
from rules.core.refusal import Refused
from rules.core.seat import Seat, require_gm
from rules.zapas.sheet.npc import require_step
from rules.zapas.state import contest_actions as m
from rules.zapas.state import contest_events as d
from rules.zapas.state.access import name_of
from rules.zapas.state.campaign_state import RESERVE
from rules.zapas.state.contests import Recovery
from rules.zapas.state.context import ActionContext
from rules.zapas.state.pool import promised_dice

#: The most people that the display of a scene has room for.
MOST_PRESENT = 25
#: The number of suggested questions for a recovery scene, and how many of them one scene shows.
QUESTIONS, SHOWN = 12, 3


def start_recovery(course: ActionContext, action: m.StartRecovery, seat: Seat) -> None:
    """Begin a recovery scene (ZAP-30).

    Refused: `no-such-character`, `not-your-character` for a seat without a character in it, `alone`,
    `too-many` above 25, `roll-open-recovery` while dice are promised, `gm-never-rolls` for an NPC among the
    players' characters, codes of names.
    """
    state = course.state
    people = [find(state, number) for number in dict.fromkeys(action.characters)]
    others = tuple(dict.fromkeys(names.name(text) for text in action.others))
    for who in people:
        if not who.is_main:
            raise Refused("gm-never-rolls", name=who.name)
    if not people or len(people) + len(others) < 2:
        raise Refused("alone")
    if len(people) + len(others) > MOST_PRESENT:
        raise Refused("too-many", most=MOST_PRESENT)
    if not any(acts_for(seat, who) for who in people):
        raise Refused("not-your-character", name=people[0].name)
    if any(promised_dice(state, who.seat) for who in people):
        raise Refused("roll-open-recovery")
    (first,) = course.dice.roll(QUESTIONS, 1)
    scene = Recovery(
        id=state.campaign.next_id,
        title=", ".join((*(who.name for who in people), *others))[: names.TEXT_LENGTH],
        place=action.place,
        characters=tuple(who.id for who in people),
        names=tuple(who.name for who in people),
        others=others,
        questions=tuple((first + place) % QUESTIONS + 1 for place in range(SHOWN)),
    )
    course.tell(d.RecoveryStarted(contest=scene.id, turn=scene.turn, scene=scene))


def end_recovery(course: ActionContext, action: m.EndRecovery, seat: Seat) -> None:
    """Close a scene. The reserve of everybody in it rises by `grant`, up to seven dice (ZAP-30).

    Refused: `gm-only`, `step-range`, `roll-open-recovery` if dice were promised in the meantime.
    """
    require_gm(seat)
    grant = require_step(action.grant)
    seats = [course.state.characters[number].seat for number in course.recovery.characters]
    if any(promised_dice(course.state, one) for one in seats):
        raise Refused("roll-open-recovery")
    contest, turn = course.at
    course.tell(d.RecoveryEnded(contest=contest, turn=turn, grant=grant))
    for one in dict.fromkeys(seats):
        have = course.state.shared.of(one).reserve
        after = reserve_after_recovery(have, grant)
        if after != have:
            course.set_reserve(one, name_of(course.state, one), "recovery", after)


def cancel_recovery(course: ActionContext, seat: Seat) -> None:
    """End a scene without its effect. Refused: `not-your-character` for a seat without a character in it."""
    people = [course.state.characters[number] for number in course.recovery.characters]
    if not any(acts_for(seat, who) for who in people):
        raise Refused("not-your-character", name=people[0].name)
    contest, turn = course.at
    course.tell(d.Cancelled(contest=contest, turn=turn, title=course.recovery.title))


def reserve_after_recovery(reserve: int, grant: int) -> int:
    """Return a reserve after a recovery scene: it rises to at most seven, and never falls (ZAP-30)."""
    return max(reserve, min(RESERVE, reserve + grant))
