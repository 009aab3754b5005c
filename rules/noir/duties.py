"""What a contest waits for, and from whom. Panels, pings and private answers all ask here."""

from enum import StrEnum
from typing import NamedTuple

from rules.contract.ownership import acts_for
from rules.core.seat import Seat
from rules.noir.combat.defend import asked_to_defend
from rules.noir.combat.hit_queue import may_step_in
from rules.noir.state.campaign_state import NoirState
from rules.noir.state.contests import Check, Combat, Contest, LateDie, Phase, Social, SocialPhase, Test
from rules.noir.state.context import Course


class Duty(StrEnum):
    """What somebody must do next."""

    LET = "let"
    READY = "ready"
    ODDS = "odds"
    CHOOSE = "choose"
    LATE = "late"
    PLACE = "place"
    DECLARE = "declare"
    RULE = "rule"
    DEFEND = "defend"
    GRIT = "grit"
    PROTECT = "protect"
    SURVIVE = "survive"
    TERMS = "terms"
    LOSS = "loss"
    NAME_LOSER = "name-loser"
    NEXT_ROUND = "next-round"


class Due(NamedTuple):
    """A duty and the character who has it; "" means the GM."""

    duty: Duty
    character: str = ""


def due(state: NoirState, contest: Contest) -> tuple[Due, ...]:
    """Return every duty that a contest waits for now, in the order of its characters."""
    if not contest.is_open:
        return ()
    if isinstance(contest, Social):
        return _social(state, contest)
    if isinstance(contest, Test) and contest.held:
        return (Due(Duty.LET),)
    if isinstance(contest, Test):
        return _checks(contest.checks, first=Duty.READY)
    return _combat(state, contest)


def due_for(state: NoirState, contest: Contest, seat: Seat) -> tuple[Due, ...]:
    """Return the duties that this seat may answer: its own first, then, for the GM, everybody else's."""
    open_ = due(state, contest)
    own = tuple(one for one in open_ if _owns(state, one, seat))
    return (*own, *(one for one in open_ if one not in own)) if seat.is_gm else own


def _owns(state: NoirState, one: Due, seat: Seat) -> bool:
    if not one.character:
        return seat.is_gm
    who = state.characters[one.character]
    return acts_for(seat, who) and (not seat.is_gm or who.seat in {"", seat.id})


def _social(state: NoirState, social: Social) -> tuple[Due, ...]:
    match social.phase:
        case SocialPhase.TERMS:
            return tuple(Due(Duty.TERMS, one.character) for one in social.parties if not one.text)
        case SocialPhase.ROLL:
            return _checks(social.checks, first=Duty.READY)
        case SocialPhase.CHOICE:
            return (Due(Duty.LOSS, social.loser),)
        case SocialPhase.FIGHT:
            fight = state.contests.get(social.combat)
            return () if fight is not None and fight.is_open else (Due(Duty.NAME_LOSER),)
        case SocialPhase.ENDED:
            return ()


def _checks(checks: tuple[Check, ...], *, first: Duty = Duty.ODDS) -> tuple[Due, ...]:
    """Return what undecided checks wait for; `first` is the duty before the roll."""
    open_ = [cast for check in checks if not check.decided for cast in check.casts]
    found = [Due(Duty.LET)] if any(cast.unconfirmed for cast in open_) else []
    for cast in open_:
        if cast.odds is None:
            found.append(Due(first, cast.character))
        elif cast.chooses:
            found.append(Due(Duty.CHOOSE, cast.character))
        elif cast.late is LateDie.ASKED:
            found.append(Due(Duty.LATE, cast.character))
        elif cast.late is LateDie.THROWN:
            found.append(Due(Duty.PLACE, cast.character))
    return tuple(found)


def _combat(state: NoirState, combat: Combat) -> tuple[Due, ...]:
    match combat.phase:
        case Phase.TURN_START:
            return _checks(combat.checks) or (Due(Duty.GRIT, combat.actor),)
        case Phase.DECLARE_ACTION:
            unruled = combat.move is not None and combat.move.unruled
            return (Due(Duty.RULE),) if unruled else (Due(Duty.DECLARE, combat.actor),)
        case Phase.DECLARE_DEFENCE:
            return tuple(Due(Duty.DEFEND, number) for number in waiting_defenders(state, combat))
        case Phase.HIT_PENDING:
            hit = combat.hits[0]
            asked = tuple(Due(Duty.PROTECT, number) for number in may_step_in(state, combat))
            return asked or (Due(Duty.SURVIVE, hit.victim),)
        case Phase.ROUND_END:
            return (Due(Duty.NEXT_ROUND),)
        case _:
            return _checks(combat.checks)


def waiting_defenders(state: NoirState, combat: Combat) -> tuple[str, ...]:
    """Return the targets that a combat waits for; if none of them can defend, all that have not answered."""
    targets = combat.move.targets if combat.move else ()
    unanswered = tuple(number for number in targets if number not in combat.defences)
    return asked_to_defend(Course.reading(state, combat.id)) or unanswered
