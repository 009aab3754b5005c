"""Evenings of Noir whose contests end after a few rounds, as they do at a table."""

from rules.noir.state import contest_actions as m
from tests.rules.evenings import NoirEvening
from tests.rules.noir.board import GM

#: After how many rounds the GM ends a contest.
ROUNDS = 3


class NoirBrief(NoirEvening):
    """Random contests in which the GM loses patience."""

    def go_on(self, *, tampered: bool = False) -> None:
        """End a contest that has gone on for too long, or else let somebody do something."""
        long = next((one for one in self.open if one.turn > ROUNDS), None)
        if long is None or not self.try_it(m.EndContest(contest=long.id, step=long.step), GM):
            super().go_on(tampered=tampered)
