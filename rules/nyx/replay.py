"""Replays Nyx's events against the recorded dice."""

from rules.campaign.events import CharacterGiven, TimeRanOut
from rules.chance.seal import Choice
from rules.contract.replay import FacesMismatch, FacesUnknown, RecordedDice
from rules.core.model_base import Event
from rules.core.seat import DICE
from rules.nyx.base.enums import SideNumber, Tactic
from rules.nyx.base.rolls import FACES
from rules.nyx.conflict.automatic_sides import DIGITS, TEN
from rules.nyx.sealed_choices import BONUS, TACTIC
from rules.nyx.state.contest_events import (
    AutomaticSet,
    BonusChosen,
    ConflictOpened,
    TacticPicked,
    TacticsOpened,
)
from rules.nyx.thrown_faces import thrown_faces


class NyxReplay:
    """The replay of Nyx. It also knows which picks the dice drew.

    Those follow `TacticsOpened` at once. For a seat that ran out of time one die picks, before anything else.
    """

    sides = FACES

    def __init__(self) -> None:
        #: The automatic sides of each conflict whose opening was replayed.
        self._itself: dict[str, set[SideNumber]] = {}
        self.begin()

    def begin(self) -> None:
        self._late = self._opening = False

    def tell(self, event: Event, dice: RecordedDice) -> None:
        """Take the dice that an event shows; raise `FacesMismatch` or `FacesUnknown`."""
        self._opening = isinstance(event, TacticsOpened) or (
            self._opening and isinstance(event, TacticPicked)
        )
        if isinstance(event, TacticPicked) and self._is_drawn(event):
            dice.roll(TEN, DIGITS)
        elif isinstance(event, TacticPicked):
            _check_late(event, dice.drawn)
        self._note(event)
        dice.show(FACES, thrown_faces(event))

    def _is_drawn(self, event: TacticPicked) -> bool:
        """Tell whether dice drew a pick. If time ran out in the same save, only an automatic side's pick is
        drawn.
        """
        if event.hand != DICE or not self._opening:
            return False
        if self._late and event.contest not in self._itself:
            raise FacesUnknown
        return not self._late or event.side in self._itself[event.contest]

    def _note(self, event: Event) -> None:
        match event:
            case ConflictOpened(contest=contest):
                self._itself[contest] = set()
            case AutomaticSet(contest=contest, side=side, on=on) if contest in self._itself:
                (self._itself[contest].add if on else self._itself[contest].discard)(side)
            case CharacterGiven(new=new) if new:  # a side that a player now controls is no longer automatic
                self._itself.clear()
            case TimeRanOut():
                self._late = True
            case _:
                pass

    def shown(self, event: Event) -> tuple[int, ...]:
        return thrown_faces(event)

    def hides(self, event: Event) -> Choice | None:
        match event:
            case TacticPicked(contest=contest, turn=turn, side=side):
                return Choice(contest, turn, str(side), TACTIC, "")
            case BonusChosen(contest=contest, turn=turn, side=side, hidden=True):
                return Choice(contest, turn, str(side), BONUS, "")
            case _:
                return None

    def opens(self, event: Event) -> Choice | None:
        if not isinstance(event, BonusChosen) or event.hidden:
            return None
        return Choice(event.contest, event.turn, str(event.side), BONUS, "")


def _check_late(event: TacticPicked, face: int) -> None:
    """Raise `FacesMismatch` if the die that picked for a seat gives another tactic."""
    if event.hand == DICE and face and isinstance(event.tactic, Tactic) and event.tactic != face - 1:
        raise FacesMismatch
