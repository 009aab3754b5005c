"""A roll of Noir, compared by the rules not by the claims of the telling (NOIR-12, 20, 21, 67, 68, 101)."""

from collections.abc import Iterable
from typing import NamedTuple

from rules.core.model_base import Event
from rules.noir.base.roll_outcomes import TARGET
from rules.noir.state import contest_events as d
from rules.noir.state.contests import Check, MeasuredBy, RollPart


class Rolled(NamedTuple):
    """One part of a decided check."""

    check: Check
    place: int

    @property
    def cast(self) -> RollPart:
        return self.check.casts[self.place]

    @property
    def won(self) -> bool:
        assert self.cast.outcome is not None
        return self.cast.outcome.won

    @property
    def base(self) -> list[int]:
        """Return the dice in order of size, if no others were earned."""
        return sorted(self.cast.dice)

    def wins_with(self, dice: Iterable[int]) -> bool:
        """Return whether these dice could have won; a tie could have."""
        total, check = sum(dice) + self.cast.value + self.cast.modifier, self.check
        rivals = [other.total for other in check.casts if other is not self.cast]
        if check.versus is MeasuredBy.FIRST and self.place:
            return total >= check.casts[0].total
        if check.undefended == "sure":
            return True
        if check.versus is MeasuredBy.EACH_OTHER:
            return all(total >= rival for rival in rivals)
        reached = total >= TARGET and (check.undefended == "target" or not rivals)
        return reached or any(total >= rival for rival in rivals)

    def wins_with_base_dice(self) -> bool:
        return self.wins_with(self.cast.dice[:2])

    @property
    def short_by(self) -> int:
        """Return by how much more the roll could have won, 0 if it could have as it is."""
        return next(more for more in range(1000) if self.wins_with((*self.cast.dice, more)))

    @property
    def needed_odds(self) -> bool:
        """Return whether the first two of the dice that were offered would have lost."""
        first = self.cast.offered[:2]
        return bool(self.cast.odds) and self.won and 10 not in first and not self.wins_with(first)

    def lost_before(self, log: Iterable[Event]) -> bool:
        """Return whether the dice before the late die would have lost."""
        thrown = [
            one.dice
            for one in log
            if isinstance(one, d.DiceThrown | d.TwoChosen)
            and one.character == self.cast.character
            and one.dice
        ]
        return bool(self.cast.late_face) and not self.wins_with(thrown[-1])
