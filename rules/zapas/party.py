"""What holds for the group: travel, experience, tasks, recovery, a session's end (ZAP-29, 30, 35, 56)."""

from typing import assert_never

from rules import names
from rules.campaign.events import CampaignEvent, CharacterGiven, SeatLeft, SessionEnded
from rules.people import acts_for, find
from rules.refusal import Refused
from rules.seat import Role, Seat, require_gm
from rules.zapas import actions as a
from rules.zapas import deeds as d
from rules.zapas import events as e
from rules.zapas import moves as m
from rules.zapas.contests import Duel, Recovery, Roll
from rules.zapas.course import Course
from rules.zapas.handover import leave_votes, require_givable
from rules.zapas.model import RESERVE, TimePhase, ZapasState
from rules.zapas.npc import require_step, set_npc, set_profile
from rules.zapas.people import name_of
from rules.zapas.pool import escrow
from rules.zapas.settings import tuning

MOST_RESERVE, MOST_XP = 99, 999
MOST_TASKS = 10
#: More people than a scene can show.
MOST_PRESENT = 25
#: How many questions there are to suggest for a recovery scene, and how many one scene shows.
QUESTIONS, SHOWN = 12, 3


def on_party(state: ZapasState, action: a.GmAction, seat: Seat) -> tuple[e.ZapasEvent, ...]:
    """Return what the GM declares for the group. Refused: `gm-only`."""
    require_gm(seat)
    match action:
        case a.SetPhase():
            return (set_phase(state, action),)
        case a.AwardExperience():
            return (award(state, action),)
        case a.SetTask():
            return (set_task(state, action),)
        case a.SetProfile():
            return (set_profile(state, action, seat),)
        case a.SetNpc():
            return (set_npc(state, action, seat),)
        case a.SetStake():
            return (set_stake(state, action),)
        case _:
            assert_never(action)


def set_phase(state: ZapasState, action: a.SetPhase) -> e.PhaseSet:
    """Travel or play (ZAP-37 to 44). Refused: `wrong-state-travel` where it is so already."""
    if action.travel is (state.shared.phase is TimePhase.TRAVEL):
        raise Refused("wrong-state-travel")
    return e.PhaseSet(travel=action.travel)


def players(state: ZapasState) -> tuple[str, ...]:
    """Return the seats of the players."""
    return tuple(record.id for record in state.campaign.seats if record.role is Role.PLAYER)


def award(state: ZapasState, action: a.AwardExperience) -> e.ExperienceAwarded:
    """Give everybody the same (ZAP-35). Refused: `step-range`, `stake-range` for more than 999."""
    points, seats = require_step(action.points), players(state)
    if any(state.shared.of(seat).xp + points > MOST_XP for seat in seats):
        raise Refused("stake-range", reserve=MOST_RESERVE, xp=MOST_XP)
    return e.ExperienceAwarded(points=points, seats=seats)


def set_task(state: ZapasState, action: a.SetTask) -> e.TaskSet:
    """Write a task down, or drop one (ZAP-56). Refused: `not-found`, `too-many`, codes of texts."""
    if action.drop:
        task = state.shared.task(action.drop)
        if task is None:
            raise Refused("not-found")
        return e.TaskSet(task=task.id, text=task.text, dropped=True)
    if len(state.shared.tasks) >= MOST_TASKS:
        raise Refused("too-many", most=MOST_TASKS)
    return e.TaskSet(task=state.campaign.next_id, text=names.sentence(action.text), dropped=False)


def set_stake(state: ZapasState, action: a.SetStake) -> e.StakeSet:
    """Set a seat's dice and experience right. Refused: `not-found`, `stake-range`, codes of texts."""
    if action.seat not in players(state):
        raise Refused("not-found")
    if not (0 <= action.reserve <= MOST_RESERVE and 0 <= action.xp <= MOST_XP):
        raise Refused("stake-range", reserve=MOST_RESERVE, xp=MOST_XP)
    if action.reserve < escrow(state, action.seat):
        raise Refused("roll-open-stake")
    return e.StakeSet(
        seat=action.seat,
        name=name_of(state, action.seat),
        cause="gm",
        before=state.shared.of(action.seat).reserve,
        reserve=action.reserve,
        xp=action.xp,
        reason=names.sentence(action.reason),
    )


# ------------------------------------------------------------------------------------------ recovery


def start_recovery(course: Course, action: m.StartRecovery, seat: Seat) -> None:
    """Begin a recovery scene (ZAP-30).

    Refused: `no-such-character`, `not-your-character` for who is not in it, `alone`, `too-many` above 25,
    `roll-open-recovery` with dice promised, `gm-never-rolls` for an NPC among the players' characters, codes
    of names.
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
    if any(escrow(state, who.seat) for who in people):
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


def end_recovery(course: Course, action: m.EndRecovery, seat: Seat) -> None:
    """Close a scene: everybody in it has up to seven dice again (ZAP-30).

    Refused: `gm-only`, `step-range`, `roll-open-recovery` with dice promised meanwhile.
    """
    require_gm(seat)
    grant = require_step(action.grant)
    seats = [course.state.characters[number].seat for number in course.recovery.characters]
    if any(escrow(course.state, one) for one in seats):
        raise Refused("roll-open-recovery")
    contest, turn = course.at
    course.tell(d.RecoveryEnded(contest=contest, turn=turn, grant=grant))
    for one in dict.fromkeys(seats):
        have = course.state.shared.of(one).reserve
        after = recovered(have, grant)
        if after != have:
            course.set_reserve(one, name_of(course.state, one), "recovery", after)


def cancel_recovery(course: Course, seat: Seat) -> None:
    """End a scene that is not played out. Refused: `not-your-character` for who is not in it."""
    people = [course.state.characters[number] for number in course.recovery.characters]
    if not any(acts_for(seat, who) for who in people):
        raise Refused("not-your-character", name=people[0].name)
    contest, turn = course.at
    course.tell(d.Cancelled(contest=contest, turn=turn, title=course.recovery.title))


def recovered(reserve: int, grant: int) -> int:
    """Return a reserve after a recovery scene: it rises to seven at most, and never falls (ZAP-30)."""
    return max(reserve, min(RESERVE, reserve + grant))


# ------------------------------------------------------------------------------------------ sessions


def follow(state: ZapasState, event: CampaignEvent) -> tuple[e.ZapasEvent, ...]:
    """Do what a campaign's event does in Zapas: a session's end fills reserves, a vote goes with its seat.

    Rules: ZAP-29, SM-1.

    Refused: `roll-open-session` while a roll or duel is not settled; as `require_givable`.
    """
    match event:
        case SessionEnded():
            return _session_over(state)
        case CharacterGiven():
            require_givable(state, event)
            return ()
        case SeatLeft(seat=seat):
            return leave_votes(state, seat)
        case _:
            return ()


def _session_over(state: ZapasState) -> tuple[e.ZapasEvent, ...]:
    for contest in state.contests.values():
        if contest.is_open and isinstance(contest, Roll | Duel):
            raise Refused("roll-open-session", title=contest.title)
    lowers = tuning(state.campaign.settings).reset_lowers
    return tuple(_filled(state, seat) for seat in players(state) if _changes(state, seat, lowers))


def _changes(state: ZapasState, seat: str, lowers: bool) -> bool:
    have = state.shared.of(seat).reserve
    return have < RESERVE or (lowers and have > RESERVE)


def _filled(state: ZapasState, seat: str) -> e.StakeSet:
    now = state.shared.of(seat)
    return e.StakeSet(
        seat=seat,
        name=name_of(state, seat),
        cause="session",
        before=now.reserve,
        reserve=RESERVE,
        xp=now.xp,
    )
