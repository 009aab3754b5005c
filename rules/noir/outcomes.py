"""Calculates again what came of the dice in the events of Noir: outcomes, winners, damage and wounds."""

from rules.campaign.hidden_rolls import HiddenResult, HiddenRolled, HiddenRollShown
from rules.chance.deck import Throw
from rules.contract.replay import FacesMismatch, RecordedDice
from rules.core.model_base import Event
from rules.noir.base import dice, roll_outcomes
from rules.noir.harm import daze_and_wounds
from rules.noir.hidden_rolls import counts
from rules.noir.roll.checks import compared
from rules.noir.state import combat_events as cd
from rules.noir.state import contest_events as d
from rules.noir.state.contests import Check, MeasuredBy, RollPart
from rules.noir.state.npc_numbers import shows_truly, with_numbers


class NoirOutcomes:
    """Remembers the daze that damage led to, until the victim's condition says the same, and what was paid
    to survive in combats whose beginning it has read.
    """

    def __init__(self) -> None:
        self._hurt: dict[tuple[str, str], cd.DamageRolled] = {}
        self._begun: set[str] = set()
        self._paid: dict[str, int] = {}

    def follows(self, event: Event) -> bool:
        """Tell whether outcomes, winners, damage, daze and wounds follow from the dice.

        Without numbers that are for the GM alone (0121), only what does not depend on them is checked.
        """
        whole = with_numbers(event)
        return shows_truly(event) and self._follows(whole)

    def _follows(self, event: Event) -> bool:
        match event:
            case d.CheckDecided(check=check):
                return _is_decided(check)
            case cd.CombatOpened(contest=contest):
                self._begun.add(contest)
            case cd.SurviveSaid(contest=contest, points=points):
                self._paid[contest] = points
            case cd.DamageRolled():
                self._hurt[event.contest, event.character] = event
                return _is_damage(event) and self._has_survived(event)
            case cd.ConditionChanged(cause="damage"):
                return self._is_hurt(event)
            case HiddenRolled(roll=HiddenResult() as made) | HiddenRollShown(roll=made):
                return counts(made)
            case _:
                pass
        return True

    def _has_survived(self, event: cd.DamageRolled) -> bool:
        """Tell whether as many wounds are left as the points that were paid for this hit leave (NOIR-70)."""
        points = self._paid.pop(event.contest, 0)
        if event.contest not in self._begun:
            return min(1, event.caused) <= event.wounds <= event.caused
        if not event.threshold:  # only whether there are any is known, and the last is never saved from
            return event.wounds == event.caused
        left = daze_and_wounds.survived(event.caused, points) if points else event.caused
        return event.wounds == left

    def _is_hurt(self, event: cd.ConditionChanged) -> bool:
        hurt = self._hurt.pop((event.contest, event.character), None)
        if hurt is None or event.after.withheld:
            return True
        return event.after.daze == hurt.daze == event.before.daze + hurt.amount


def _is_decided(check: Check) -> bool:
    if any(cast.withheld for cast in check.casts):
        graded = (cast.outcome and _is_graded(cast, won=cast.outcome.won) for cast in check.casts)
        return all(graded) and _is_won_by_one(check)
    ties = RecordedDice(Throw(dice.SIDES, tie) for tie in check.ties)
    try:
        found = compared(check, ties)
    except FacesMismatch:
        return False
    place = found.won.index(True) if check.versus is MeasuredBy.EACH_OTHER else None
    pairs = zip(check.casts, found.won, strict=True)
    fits = (check.winner, check.ties, ties.left) == (place, found.ties, 0)
    return fits and all(_is_graded(cast, won=won) for cast, won in pairs)


def _is_won_by_one(check: Check) -> bool:
    """Tell whether the winner of rolls against each other is the one whose outcome says so."""
    won = [place for place, cast in enumerate(check.casts) if cast.outcome and cast.outcome.won]
    return check.winner is None or won == [check.winner]


def _is_graded(cast: RollPart, *, won: bool) -> bool:
    return cast.outcome is roll_outcomes.outcome(won, cast.dice)


def _is_damage(event: cd.DamageRolled) -> bool:
    amount = daze_and_wounds.damage(event.dice, event.damage.flat, event.plus)
    if not event.threshold:  # it is for the GM alone
        return event.amount == amount and event.caused in {0, 1}
    caused = daze_and_wounds.wounds(event.daze, event.threshold, event.dice, stun=event.damage.stun)
    return (event.amount, event.caused) == (amount, caused if amount else 0)
