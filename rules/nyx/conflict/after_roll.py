"""The choices after a roll: the use of a win, the penalty, the account of the round (NYX-36 to 46)."""

from rules.campaign.model import controls
from rules.core import names
from rules.core.refusal import Refused
from rules.core.seat import Seat, require_gm
from rules.nyx.access.gm_insight import chooser, require_unknowing, watchers
from rules.nyx.access.groups import acts_for, sealed_by
from rules.nyx.base.enums import BonusKind, Phase
from rules.nyx.conflict.declaration import require_side
from rules.nyx.conflict.resolve import end_or_next_round, offered_bonuses, reveal_bonuses, settle_bonuses
from rules.nyx.harm.overflow_penalty import penalty_event
from rules.nyx.state.campaign_state import NyxState
from rules.nyx.state.contest_actions import ChooseBonus, JudgeStory, TakePenalty, TellRound
from rules.nyx.state.contest_events import BonusChosen, RoundTold, StoryJudged
from rules.nyx.state.contests import Bonus, Conflict, Side
from rules.nyx.state.context import ActionContext


def choose_bonus(course: ActionContext, action: ChooseBonus, seat: Seat) -> None:
    """Use an effective win (NYX-36 to 39). If both sides won, both choose in secret.

    Refused: `not-your-side`, `no-win`, `chosen-already`, `break-off-forbidden`, `has-seen`, `text-empty`.
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
    require_unknowing(course.state, course.conflict, side, seat)
    contest, turn = course.at
    others_open = any(course.conflict.side(n).bonus is None for n in rolled.winners if n != side.number)
    course.tell(
        BonusChosen(
            contest=contest,
            turn=turn,
            side=side.number,
            bonus=_bonus(action, seat),
            hidden=others_open,
            hand=sealed_by(seat),
            watchers=watchers(course.state, course.conflict, side),
            chooser=chooser(course.state, course.conflict, side, seat),
        )
    )
    reveal_bonuses(course)
    settle_bonuses(course)


def judge_story(course: ActionContext, action: JudgeStory, seat: Seat) -> None:
    """Allow a narrative advantage, or let the winner choose again (NYX-38).

    Refused: `gm-only`, `no-story` if none waits or not all winners have chosen.
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


def take_penalty(course: ActionContext, action: TakePenalty, seat: Seat) -> None:
    """Turn the overflow into fatigue or into one damage aspect (NYX-43 to 45).

    Refused: `not-your-side`, `no-penalty-due`, `not-your-character` for anybody but the harmed character's
    player (D-16), `name-empty` for damage without a name.
    """
    conflict = course.conflict
    side = conflict.side(action.side)
    require_side(course, side, seat)
    due = conflict.round
    if (
        conflict.phase is not Phase.PENALTY
        or due is None
        or due.movement is None
        or due.harmed != side.number
    ):
        raise Refused("no-penalty-due", name=side.name)
    harmed = course.character(side.number)
    if not controls(seat, harmed):
        raise Refused("not-your-character", name=harmed.name)
    course.tell(penalty_event(course, side.number, damage=names.name(action.name) if action.damage else ""))
    end_or_next_round(course)


def tell_round(course: ActionContext, action: TellRound, seat: Seat) -> None:
    """Give the account of the last rolled round, even after the conflict ended (NYX-41).

    Refused: as `teller_of`, and `text-empty`.
    """
    conflict = course.conflict
    by = teller_of(course.state, conflict, action.turn, seat)
    course.tell(RoundTold(contest=conflict.id, turn=action.turn, by=by, text=names.sentence(action.text)))


def teller_of(state: NyxState, conflict: Conflict, turn: int, seat: Seat) -> str:
    """Return who a seat is in the account of a round: the narrating side; empty for the GM (NYX-41).

    Refused: `not-rolled` for any round but the last one that was rolled, `not-narrator`.
    """
    if not conflict.rolled or turn != conflict.rolled:
        raise Refused("not-rolled")
    teller = conflict.sides[conflict.narrator - 1] if conflict.narrator else None
    own = teller is not None and acts_for(state, teller, seat)
    if not seat.is_gm and not own:
        raise Refused("not-narrator")
    return teller.name if teller is not None and own else ""


def _bonus(action: ChooseBonus, seat: Seat) -> Bonus:
    if action.choice is not BonusKind.STORY:
        return Bonus(choice=action.choice)
    return Bonus(choice=action.choice, text=names.sentence(action.text), judged=seat.is_gm)


def _waits(side: Side) -> bool:
    return isinstance(side.bonus, Bonus) and not side.bonus.judged
