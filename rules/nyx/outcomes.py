"""Calculates again what came of the dice in the events of Nyx: effects, winners and the marker."""

from rules.campaign.hidden_rolls import HiddenResult, HiddenRolled, HiddenRollShown
from rules.core.model_base import Event
from rules.nyx.base.enums import SideNumber
from rules.nyx.base.pool import Roll
from rules.nyx.base.rolls import read
from rules.nyx.base.tactics import BONUS, choice_winner, effective_winners, final_movement, narrator
from rules.nyx.hidden_rolls import counts
from rules.nyx.state.contest_events import (
    ConflictCorrected,
    ConflictOpened,
    MarkerMoved,
    OpposedRolled,
    RoundRolled,
    SideRolled,
)
from rules.nyx.state.events import AfflictionRolled, RolledAlone
from rules.nyx.state.npc_numbers import shows_truly, with_numbers

#: More than any value with its modifiers.
MOST_TARGET = 40


class NyxOutcomes:
    """Remembers the marker of each conflict and its last round."""

    def __init__(self) -> None:
        self._marker: dict[str, int] = {}
        self._round: dict[str, RoundRolled] = {}

    def follows(self, event: Event) -> bool:
        """Tell whether effects, winners and movement follow from the dice and the picks."""
        return shows_truly(event) and self._follows(with_numbers(event))

    def _follows(self, event: Event) -> bool:
        match event:
            case RolledAlone(roll=roll):
                return _is_read(roll)
            case AfflictionRolled(roll=roll, aspect=aspect):
                return _is_read(roll) and bool(aspect) == (roll.effect == 0)
            case OpposedRolled():
                return _is_opposed(event)
            case RoundRolled():
                return self._is_rolled(event)
            case MarkerMoved():
                return self._is_moved(event)
            case ConflictOpened(contest=contest, conflict=conflict):
                self._marker[contest] = conflict.marker
            case ConflictCorrected(contest=contest, field="marker", new=new):
                self._marker[contest] = int(new)
            case HiddenRolled(roll=HiddenResult() as made) | HiddenRollShown(roll=made):
                return counts(made)
            case _:
                pass
        return True

    def _is_rolled(self, event: RoundRolled) -> bool:
        """Check a round against the marker before it, which a window on the log may not know."""
        self._round[event.contest] = event
        start = self._marker.get(event.contest, event.start)
        return event.start == start and all(_is_read(side.roll) for side in event.sides) and _is_told(event)

    def _is_moved(self, event: MarkerMoved) -> bool:
        self._marker[event.contest] = event.movement.marker
        rolled = self._round.pop(event.contest, None)
        if rolled is None:
            return True
        same = (event.start, event.raw) == (rolled.start, rolled.raw)
        return same and any(_moves(event, rolled, takers) for takers in _takers(rolled.winners))


def _is_read(roll: Roll) -> bool:
    """Tell whether the dice give this roll; without its value (0121), whether a value gives it."""
    if not roll.withheld:
        return read(roll.pool, roll.dice) == roll
    might = (read(roll.pool.but(current=value, modifier=0), roll.dice) for value in range(MOST_TARGET + 1))
    return any(one.counting == roll.counting and roll.steps in {one.effect, one.steps} for one in might)


def _is_opposed(event: OpposedRolled) -> bool:
    first, second = event.sides
    margin = first.roll.effect - second.roll.effect
    winner = None if margin == 0 else 1 if margin > 0 else 2
    loser = None if winner is None else 3 - winner
    read_ = all(_is_read(side.roll) for side in event.sides)
    return read_ and (event.winner, event.margin) == (winner, abs(margin)) and event.harmed in {None, loser}


def _is_told(event: RoundRolled) -> bool:
    """Tell whether a round's place, winners and narrator follow from its effects and picks."""
    if len(event.sides) == 1:
        (side,) = event.sides
        raw = event.start + side.roll.steps + event.shift
        return (event.raw, event.tactic_winner, event.winners, event.narrator) == (raw, None, (), side.side)
    return _is_won(event, *event.sides)


def _is_won(event: RoundRolled, first: SideRolled, second: SideRolled) -> bool:
    if (first.side, second.side) != (1, 2) or first.tactic is None or second.tactic is None:
        return False
    effects = first.roll.effect, second.roll.effect
    raw = event.start + effects[0] - effects[1] + event.shift
    winner = choice_winner(first.tactic, second.tactic)
    winners = effective_winners(first.tactic, second.tactic, raw)
    found = (event.raw, event.tactic_winner, event.winners, event.narrator)
    return found == (raw, winner, winners, narrator(winner, *effects))


def _takers(winners: tuple[SideNumber, ...]) -> tuple[tuple[SideNumber, ...], ...]:
    """Return the sides that may have used their wins for steps."""
    return ((), *((one,) for one in winners), winners)


def _moves(event: MarkerMoved, rolled: RoundRolled, takers: tuple[SideNumber, ...]) -> bool:
    net = sum(BONUS if number == 1 else -BONUS for number in takers)
    tactics = {side.side: side.tactic for side in rolled.sides}
    tactic = tactics[takers[0]] if net and takers else None
    return (event.net, event.movement) == (net, final_movement(event.raw, event.length, net, tactic))
