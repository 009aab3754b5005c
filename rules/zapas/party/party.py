"""What concerns the whole group: travel, experience, tasks, the end of a session (ZAP-29, 35, 56)."""

from typing import assert_never

from rules.campaign.events import CampaignEvent, CharacterGiven, SeatLeft, SessionEnded
from rules.core import names
from rules.core.refusal import Refused
from rules.core.seat import Role, Seat, require_gm
from rules.zapas.base.settings import tuning
from rules.zapas.sheet.handover import leave_votes, require_givable
from rules.zapas.sheet.npc import require_step, set_npc, set_profile
from rules.zapas.state import actions as a
from rules.zapas.state import events as e
from rules.zapas.state.access import name_of
from rules.zapas.state.campaign_state import RESERVE, TimePhase, ZapasState
from rules.zapas.state.contests import Duel, Roll
from rules.zapas.state.pool import promised_dice

MOST_RESERVE, MOST_XP = 99, 999
MOST_TASKS = 10


def on_party(state: ZapasState, action: a.GmAction, seat: Seat) -> tuple[e.ZapasEvent, ...]:
    """Return the events of a declaration by the GM. Refused: `gm-only`."""
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
    """Begin to travel or to play (ZAP-37 to 44). Refused: `wrong-state-travel` if the group already does."""
    if action.travel is (state.shared.phase is TimePhase.TRAVEL):
        raise Refused("wrong-state-travel")
    return e.PhaseSet(travel=action.travel)


def players(state: ZapasState) -> tuple[str, ...]:
    """Return the seats of the players."""
    return tuple(record.id for record in state.campaign.seats if record.role is Role.PLAYER)


def award(state: ZapasState, action: a.AwardExperience) -> e.ExperienceAwarded:
    """Give every player the same experience (ZAP-35).

    Refused: `step-range`, `stake-range` if a seat would have more than 999.
    """
    points, seats = require_step(action.points), players(state)
    if any(state.shared.of(seat).xp + points > MOST_XP for seat in seats):
        raise Refused("stake-range", reserve=MOST_RESERVE, xp=MOST_XP)
    return e.ExperienceAwarded(points=points, seats=seats)


def set_task(state: ZapasState, action: a.SetTask) -> e.TaskSet:
    """Add a task, or drop one (ZAP-56). Refused: `not-found`, `too-many`, codes of texts."""
    if action.drop:
        task = state.shared.task(action.drop)
        if task is None:
            raise Refused("not-found")
        return e.TaskSet(task=task.id, text=task.text, dropped=True)
    if len(state.shared.tasks) >= MOST_TASKS:
        raise Refused("too-many", most=MOST_TASKS)
    return e.TaskSet(task=state.campaign.next_id, text=names.sentence(action.text), dropped=False)


def set_stake(state: ZapasState, action: a.SetStake) -> e.StakeSet:
    """Correct a seat's dice and experience.

    Refused: `not-found`, `stake-range`, `roll-open-stake` for fewer dice than are promised, codes of texts.
    """
    if action.seat not in players(state):
        raise Refused("not-found")
    if not (0 <= action.reserve <= MOST_RESERVE and 0 <= action.xp <= MOST_XP):
        raise Refused("stake-range", reserve=MOST_RESERVE, xp=MOST_XP)
    if action.reserve < promised_dice(state, action.seat):
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


# ------------------------------------------------------------------------------------------ sessions


def on_campaign_event(state: ZapasState, event: CampaignEvent) -> tuple[e.ZapasEvent, ...]:
    """Return Zapas's events that follow a campaign event (ZAP-29, SM-1).

    The end of a session resets reserves; a seat whose holder leaves drops out of the votes. Refused:
    `roll-open-session` while a roll or duel is open, and as `require_givable`.
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
