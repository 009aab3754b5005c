"""The latest event of each kind in a turn, from what everybody may know.

Sealed picks are ignored, and a sealed bonus is known only to have been chosen (NYX-33, NYX-37).
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from rules.campaign.events import Worded
from rules.campaign.telling import Sentence
from rules.core.model_base import Event
from rules.nyx.base.enums import BonusKind, Sealed, SideNumber
from rules.nyx.state.contest_events import (
    BonusChosen,
    BonusesRevealed,
    ConflictEnded,
    ConflictOpened,
    MarkerMoved,
    OpposedRolled,
    PenaltyTaken,
    RoundRolled,
    RoundTold,
    StoryJudged,
)
from rules.nyx.state.contests import Bonus
from rules.nyx.state.npc_numbers import with_numbers


@dataclass
class TurnEvents:
    """What has happened in a turn so far, and what must happen next."""

    opened: ConflictOpened | None = None
    rolled: RoundRolled | None = None
    opposed: OpposedRolled | None = None
    bonuses: dict[SideNumber, Bonus | Sealed] = field(default_factory=dict)
    refused: StoryJudged | None = None
    moved: MarkerMoved | None = None
    penalty: PenaltyTaken | None = None
    accounts: dict[str, RoundTold] = field(default_factory=dict)
    ended: ConflictEnded | None = None
    #: The sentences about the turn; None if none were chosen yet, or if the log is too old to have any.
    said: list[Sentence] | None = None

    @property
    def choosing(self) -> tuple[SideNumber, ...]:
        """The winners that have not yet chosen how to use their win."""
        winners = self.rolled.winners if self.rolled else ()
        return tuple(side for side in winners if side not in self.bonuses)

    @property
    def asked(self) -> tuple[SideNumber, ...]:
        """The winners whose narrative advantage the GM has yet to judge."""
        return tuple(side for side, bonus in self._open if not bonus.judged)

    @property
    def both_step(self) -> bool:
        return [bonus.choice for _, bonus in self._open] == [BonusKind.STEPS, BonusKind.STEPS]

    @property
    def owed(self) -> MarkerMoved | None:
        """The marker's movement, if its penalty has not been taken yet."""
        return self.moved if self.moved and self.moved.harmed and not self.penalty else None

    @property
    def _open(self) -> list[tuple[SideNumber, Bonus]]:
        return [(side, bonus) for side, bonus in self.bonuses.items() if isinstance(bonus, Bonus)]


def gather_turn(events: Sequence[Event]) -> TurnEvents:
    """Read the events of one turn in log order."""
    told = TurnEvents()
    for event in events:
        _read(told, with_numbers(event))
    return told


def _read(told: TurnEvents, event: Event) -> None:
    match event:
        case ConflictOpened():
            told.opened = event
        case RoundRolled():
            told.rolled = event
        case OpposedRolled():
            told.opposed = event
        case BonusChosen(side=side):
            told.bonuses[side] = Sealed.SEALED
        case BonusesRevealed(bonuses=bonuses):
            told.bonuses.update(bonuses)
        case StoryJudged():
            _judge(told, event)
        case MarkerMoved():
            told.moved = event
        case PenaltyTaken():
            told.penalty = event
        case RoundTold(by=by):
            told.accounts[by] = event
        case ConflictEnded():
            told.ended = event
        case Worded(said=said):
            told.said = [*(told.said or ()), *said]
        case _:
            pass  # declarations and sealed picks are shown by the panel, not by the story


def _judge(told: TurnEvents, event: StoryJudged) -> None:
    bonus = told.bonuses.pop(event.side, None)
    told.refused = None if event.allowed else event
    if event.allowed and isinstance(bonus, Bonus):
        told.bonuses[event.side] = bonus.but(judged=True)
