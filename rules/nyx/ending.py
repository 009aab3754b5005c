"""What a win is used for, the account of a round, and the ways out (NYX-38 to 41)."""

from rules import names
from rules.nyx.contests import Bonus, Side
from rules.nyx.course import Course
from rules.nyx.declare import require_declaring, require_side
from rules.nyx.deeds import BonusChosen, RoundTold, StoryJudged
from rules.nyx.groups import acts_for, sealing_hand
from rules.nyx.moves import BreakOffNow, ChooseBonus, GiveUp, JudgeStory, TellRound
from rules.nyx.reveal import end, offered_bonuses, reveal_bonuses, settle_bonuses
from rules.nyx.terms import BonusKind, BreakOff, EndReason, Phase
from rules.refusal import Refused
from rules.seat import Seat, require_gm


def choose_bonus(course: Course, action: ChooseBonus, seat: Seat) -> None:
    """Use an effective win (NYX-36 to 39); with two winners both choose hidden.

    Refused: `not-your-side`, `no-win`, `chosen-already`, `break-off-forbidden`, `text-empty`.
    """
    side = course.conflict.side(action.side)
    require_side(course, side, seat)
    rolled = course.conflict.round
    if course.conflict.phase is not Phase.BONUS or rolled is None or side.number not in rolled.winners:
        raise Refused("no-win", name=side.name)
    if side.bonus is not None:
        raise Refused("chosen-already")
    if action.choice not in offered_bonuses(side):
        raise Refused("break-off-forbidden", name=side.name)
    contest, turn = course.at
    others_open = any(course.conflict.side(n).bonus is None for n in rolled.winners if n != side.number)
    course.tell(
        BonusChosen(
            contest=contest,
            turn=turn,
            side=side.number,
            bonus=_bonus(action, seat),
            hidden=others_open,
            hand=sealing_hand(seat),
        )
    )
    reveal_bonuses(course)
    settle_bonuses(course)


def judge_story(course: Course, action: JudgeStory, seat: Seat) -> None:
    """Allow a narrative advantage, or let the winner choose again (NYX-38).

    Refused: `gm-only`, `no-story` when none waits or not all winners have chosen.
    """
    require_gm(seat)
    conflict = course.conflict
    side = conflict.side(action.side)
    if conflict.phase is not Phase.BONUS or not conflict.all_chosen or not _waits(side):
        raise Refused("no-story")
    assert isinstance(side.bonus, Bonus)
    contest, turn = course.at
    course.tell(
        StoryJudged(
            contest=contest,
            turn=turn,
            side=side.number,
            name=side.name,
            text=side.bonus.text,
            allowed=action.allow,
        )
    )
    settle_bonuses(course)


def tell_round(course: Course, action: TellRound, seat: Seat) -> None:
    """Give the account of the last round that was rolled, also after the end (NYX-41).

    Refused: `not-rolled`, `not-narrator`, `text-empty`.
    """
    conflict = course.conflict
    if not conflict.rolled or action.turn != conflict.rolled:
        raise Refused("not-rolled")
    teller = conflict.sides[conflict.narrator - 1] if conflict.narrator else None
    own = teller is not None and acts_for(course.state, teller, seat)
    if not seat.is_gm and not own:
        raise Refused("not-narrator")
    by = teller.name if teller is not None and own else ""
    course.tell(RoundTold(contest=conflict.id, turn=action.turn, by=by, text=names.sentence(action.text)))


def give_up(course: Course, action: GiveUp, seat: Seat) -> None:
    """Refused: `not-your-side`, `side-passive`, `declarations-closed` outside a declaration."""
    side = course.conflict.side(action.side)
    require_side(course, side, seat)
    require_declaring(course)
    end(course, EndReason.GAVE_UP, course.conflict.other(side.number).number)


def break_off(course: Course, action: BreakOffNow, seat: Seat) -> None:
    """Refused: as `give_up`, and `break-off-not-free` (NYX-39)."""
    side = course.conflict.side(action.side)
    require_side(course, side, seat)
    require_declaring(course)
    if side.break_off is not BreakOff.FREE:
        raise Refused("break-off-not-free", name=side.name)
    end(course, EndReason.BROKE_OFF, None, by=side.number)


def end_conflict(course: Course, seat: Seat) -> None:
    """Refused: `gm-only`."""
    require_gm(seat)
    end(course, EndReason.GM, None)


def _bonus(action: ChooseBonus, seat: Seat) -> Bonus:
    if action.choice is not BonusKind.STORY:
        return Bonus(choice=action.choice)
    return Bonus(choice=action.choice, text=names.sentence(action.text), judged=seat.is_gm)


def _waits(side: Side) -> bool:
    return isinstance(side.bonus, Bonus) and not side.bonus.judged
