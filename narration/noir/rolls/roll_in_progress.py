"""Rolls in progress: their values, the dice so far, and what happened to late dice.

Rules: NOIR-30, 67, 68.
"""

from collections.abc import Sequence

from narration.noir.rolls import dice as rolls
from narration.text.line import Line, line
from rules.core.model_base import Event
from rules.noir.state import contest_events as d
from rules.noir.state.contests import RollPart


class BoughtDice:
    """Remembers what happened to late dice, which a finished roll no longer shows (NOIR-68)."""

    def __init__(self) -> None:
        self._dice: dict[str, tuple[int, ...]] = {}
        self._faces: dict[str, int] = {}
        self._late: dict[str, Line] = {}

    def read(self, event: Event) -> None:
        match event:
            case d.DiceThrown(character=number, dice=dice) | d.TwoChosen(character=number, dice=dice):
                self._dice[number] = dice
                self._late.pop(number, None)
            case d.LateThrown(character=number, face=face):
                self._faces[number] = face
            case d.LatePlaced(character=number, place=place) if number in self._faces:
                lay = self._dice.get(number, ())
                # the throw may be missing if the events begin in the middle of a roll
                old = lay[place] if place is not None and place < len(lay) else None
                self._late[number] = rolls.late_die(self._faces[number], old)
            case _:
                pass

    def late(self, character: str) -> Line | None:
        """Return what happened to this character's late die in the last roll; None if there was none."""
        return self._late.get(character)


def bought_dice(events: Sequence[Event]) -> BoughtDice:
    """Return what happened to late dice in these events."""
    dice = BoughtDice()
    for event in events:
        dice.read(event)
    return dice


def dice_line(cast: RollPart, dice: BoughtDice, note: Line | None = None) -> Line:
    """Return a roll so far: the value to roll, the dice to choose from, or the dice and their sum."""
    if cast.dice:
        return rolls.rolled(cast, note, dice.late(cast.character))
    name, stake = rolls.called(cast, note), rolls.stake(cast)
    if cast.offered:
        return line("noir-offered-for", name=name, dice=cast.offered, stake=stake)
    shown = line("noir-stakes", name=name, stake=stake)
    return line("noir-with-odds", stake=shown, points=cast.odds) if cast.odds else shown
