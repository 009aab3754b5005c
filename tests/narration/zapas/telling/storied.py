"""A Zapas table on which every action is told, as it is at a table that is played on."""

from collections.abc import Iterable, Sequence

from narration.telling.choice import Past
from narration.telling.game_telling import KnownStates
from narration.telling.situation import Moment
from narration.zapas.telling.moments import zapas_moments
from narration.zapas.telling.zapas_telling import ZAPAS_TELLING
from rules.campaign.events import Worded
from rules.campaign.telling import split_wording
from rules.campaign.told_rounds import ToldRounds
from rules.contract.system import fold
from rules.core.model_base import Action, Event
from rules.core.seat import PUBLIC, Seat
from rules.zapas.state.campaign_state import ZapasState
from rules.zapas.system import ZAPAS
from tests.narration.printing import said
from tests.rules.zapas.board import GM, Board, table


class StoriedBoard(Board):
    """A board that adds the sentences to the events of every action."""

    #: What the latest action was about, and its sentences.
    moments: tuple[Moment, ...] = ()
    worded: tuple[Worded, ...] = ()
    latest = ToldRounds()

    def act(self, action: Action, seat: Seat = GM, dice: Iterable[int] = ()) -> tuple[Event, ...]:
        before = self.state
        events = super().act(action, seat, dice)
        self.moments = moments(before, self.state, events)
        self.worded = ZAPAS_TELLING.tell(ZAPAS, before, self.state, Past(self.latest, len(self.log)), events)
        self.latest = self.latest.after(self.worded)
        self.state = fold(ZAPAS, self.state, self.worded)
        self.log = (*self.log, *self.worded)
        return events

    @property
    def told(self) -> list[str]:
        """The situations that the latest action was told as, in order."""
        return [split_wording(one.wording)[0] for each in self.worded for one in each.said]

    @property
    def sentences(self) -> list[str]:
        """The sentences that told the latest action, in English."""
        return [said(ZAPAS_TELLING.sentence(one)) for each in self.worded for one in each.said]

    def claims(self, beat: str) -> frozenset[str]:
        """Return what holds of a part of the latest action, as seen from the first it concerns."""
        return next(one for one in self.moments if one.beat == beat).views[0].claims


def moments(before: ZapasState, after: ZapasState, events: Sequence[Event]) -> tuple[Moment, ...]:
    """Return what an action was about, as everybody may know it."""
    known = ZAPAS.known(after, events, PUBLIC)
    return tuple(zapas_moments(KnownStates(ZAPAS, before, after), known, len(known)))


def storied(**settings: str) -> StoriedBoard:
    """Return a table with Ada, Bo, Cyrus and Dora whose actions are told from now on."""
    board, played = StoriedBoard(), table(**settings)
    board.start, board.state, board.log = played.start, played.state, played.log
    return board
