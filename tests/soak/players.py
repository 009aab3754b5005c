"""The players: random evenings that only propose actions (wishes), which a table then carries out."""

from random import Random
from typing import Any

from rules.contract.system import AnyState, play
from rules.core.model_base import Action, Event
from rules.core.seat import Seat
from rules.nyx.system import NYX
from rules.registry import SYSTEMS
from tests.chance import Tumbling
from tests.rules.evenings import mixed
from tests.rules.nyx.evening import EVERYBODY, offered

Move = tuple[Action, Seat]


class Wishing:
    """An evening that tries out random actions on a copy of a table's state, and records them as wishes."""

    game: str
    state: AnyState
    log: tuple[Event, ...]
    #: Empty at first, because the actions that open an evening are carried out already.
    wished: tuple[Move, ...] = ()

    def play(self, action: Action, seat: Seat) -> tuple[Event, ...]:
        played = play(SYSTEMS[self.game], self.state, action, seat, Tumbling())
        self.state, self.log = played.after, (*self.log, *played.events)
        self.wished = (*self.wished, (action, seat))
        return played.events

    def wish(self, state: AnyState) -> tuple[Move, ...]:
        """Return the next actions in this state: usually one, rarely none or several."""
        self.state, self.log, self.wished = state, (), ()
        self.go_on()  # type: ignore[attr-defined]  # the evening's
        return self.wished


class Hurried(Wishing):
    """Looks up the actions of one seat at a time, and only rarely includes those that manage the campaign.

    In Nyx, those take long to compute.
    """

    def offers(self) -> list[Move]:
        chance: Random = self._chance  # type: ignore[attr-defined]  # the evening's
        asked = NYX.legal_actions if chance.random() < 0.9 else offered
        for seat in chance.sample(EVERYBODY, len(EVERYBODY)):
            if found := [(choice, seat) for choice in asked(self.state, seat)]:
                return found
        return []


def player(game: str, chance: Random) -> Any:
    """Return an evening of a game that only proposes actions."""
    return mixed(Hurried if game == "nyx" else Wishing)[game](chance)
