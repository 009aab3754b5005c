"""The cards of a conflict, made from the public view of its events and state.

Rules: NYX-20, 22, 23, 25, 26, 33 to 37, 40.
"""

from collections.abc import Sequence

from narration.nyx.base import figures, words
from narration.nyx.conflict.tactics import is_void
from narration.nyx.conflict.turn_events import TurnEvents, gather_turn
from narration.pictures.cards.course import CourseCard
from narration.pictures.cards.duel import DuelCard, DuelSide
from narration.pictures.cards.marker import Leg
from narration.pictures.dice import CardDie
from narration.text.line import Line, line, verbatim
from narration.text.truncate import GOAL_LENGTH, truncated_line
from rules.core.model_base import Event
from rules.nyx.base.enums import EndReason, SideNumber, Tactic
from rules.nyx.base.pool import Roll
from rules.nyx.state.contest_events import ConflictEnded, OpposedRolled, RoundRolled, SideRolled
from rules.nyx.state.contests import Conflict, Side

SIGNS = {Tactic.DEFENSIVE: "shield", Tactic.WAITING: "eye", Tactic.OFFENSIVE: "sword"}


def standing_card(conflict: Conflict) -> DuelCard:
    """Return the card of a conflict between rounds: both sides and the marker."""
    first, second = conflict.sides
    return DuelCard((_waiting(first), _waiting(second)), conflict.length, conflict.marker)


def _waiting(side: Side) -> DuelSide:
    return DuelSide(verbatim(side.name), line("card-passive") if side.passive else None)


def card(events: Sequence[Event], conflict: Conflict) -> DuelCard | None:
    """Return the card of a turn from its events; None if nothing was rolled in it.

    While a win waits to be used, the marker is where the dice have put it.
    """
    told = gather_turn(events)
    if told.opposed is not None:
        return _opposed(told.opposed)
    return _round(told, told.rolled, conflict) if told.rolled else None


def _round(told: TurnEvents, rolled: RoundRolled, conflict: Conflict) -> DuelCard:
    moved, length = told.moved, told.moved.length if told.moved else conflict.length
    over = max(moved.movement.over1, moved.movement.over2) if moved else 0
    marker = moved.movement.marker if moved else max(-length, min(length, rolled.raw))
    return DuelCard(
        sides=(_side(rolled, 1), _side(rolled, 2)),
        length=length,
        marker=marker,
        start=rolled.start,
        legs=_legs(rolled, moved.net if moved else 0),
        winner=rolled.tactic_winner or 0,
        void=is_void(rolled),
        over=over,
        flag=_flag(told.ended, conflict, marker, length),
    )


def _side(rolled: RoundRolled | OpposedRolled, number: SideNumber) -> DuelSide:
    """Return a side with its tactic and dice; a passive one has neither (NYX-26)."""
    name = verbatim(rolled.names[number - 1])
    side = next((one for one in rolled.sides if one.side == number), None)
    if side is None:
        return DuelSide(name, line("card-passive"))
    return _rolled(name, side)


def _rolled(name: Line, side: SideRolled) -> DuelSide:
    effect = max(0, side.roll.steps)
    if side.tactic is None:
        return DuelSide(name, dice=card_dice(side.roll), effect=effect)
    return DuelSide(name, words.TACTICS[side.tactic], SIGNS[side.tactic], card_dice(side.roll), effect)


def card_dice(roll: Roll) -> tuple[CardDie, ...]:
    """Return a roll's dice for a card: a die above the target failed, even if it is the one that counts."""
    return tuple(
        CardDie(die, "failed" if roll.failed(place) else "counts" if place == roll.counting else "spare")
        for place, die in enumerate(roll.dice)
    )


def _legs(rolled: RoundRolled, net: int) -> tuple[Leg, ...]:
    """Return the marker's way: by the dice, by the situation, by the tactic (NYX-31, 36, 37)."""
    sign = next(
        (SIGNS[one.tactic] for one in rolled.sides if one.tactic and (one.side == 1) == (net > 0)), ""
    )
    legs = (
        Leg(rolled.raw - rolled.start - rolled.shift),
        Leg(rolled.shift, "hill"),
        Leg(net, sign),
    )
    return tuple(leg for leg in legs if leg.steps)


def _opposed(rolled: OpposedRolled) -> DuelCard:
    return DuelCard((_side(rolled, 1), _side(rolled, 2)), 0, 0, winner=rolled.winner or 0)


def _flag(ended: ConflictEnded | None, conflict: Conflict, marker: int, length: int) -> Line | None:
    """Return what the end of the scale means once it is reached: the leader's goal, or no ground left."""
    if abs(marker) < length:
        return None
    goal = conflict.sides[0 if marker > 0 else 1].goal
    if ended is not None and ended.outcome.reason is EndReason.GOAL and goal:
        return truncated_line(goal, GOAL_LENGTH)
    return line("card-no-ground")


def closing_card(events: Sequence[Event]) -> CourseCard | None:
    """Return the marker's way over all rounds, from all events of a conflict; None before it has ended."""
    ended = next((event for event in reversed(events) if isinstance(event, ConflictEnded)), None)
    course = figures.course(events)
    if ended is None or course is None:
        return None
    winner = ended.outcome.winner
    goal = ended.goals[winner - 1] if winner else ""
    flag = truncated_line(goal, GOAL_LENGTH) if goal else None
    return CourseCard((course.left, course.right), course.length, course.steps, winner or 0, flag)
