"""Replays Noir's events against the recorded dice. Dice stay on the table from one event to the next."""

from collections.abc import Sequence
from typing import NamedTuple

from rules.chance.seal import Choice
from rules.contract.replay import FacesMismatch, FacesUnknown, RecordedDice
from rules.core.model_base import Event
from rules.noir.base import dice as chains
from rules.noir.state import combat_events as cd
from rules.noir.state import contest_events as d
from rules.noir.state.contests import Check, RollPart
from rules.noir.thrown_faces import thrown_faces

#: The id of a contest, and of a character in it.
Where = tuple[str, str]


class DiceOnTable(NamedTuple):
    """The dice in front of a character: those to choose from, those that count, and the late die."""

    offered: tuple[int, ...] = ()
    dice: tuple[int, ...] = ()
    bought: int = 0


class NoirReplay:
    """Remembers which dice lie in front of each character of a contest."""

    sides = chains.SIDES

    def __init__(self) -> None:
        self._lie: dict[Where, DiceOnTable] = {}
        self._joined: set[Where] = set()

    def begin(self) -> None:
        self._joined.clear()

    def tell(self, event: Event, dice: RecordedDice) -> None:
        """Check an event against the recorded dice; raises `FacesMismatch` and `FacesUnknown`."""
        match event:
            case cd.FighterJoined(contest=contest, fighter=fighter):
                self._joined.add((contest, fighter.character))
            case d.DiceThrown(contest=contest, character=who, dice=thrown_, offered=offered):
                dice.show(chains.SIDES, offered or thrown_)
                self._lie[contest, who] = DiceOnTable(offered, thrown_)
                self._joined.discard((contest, who))  # who joins while all still roll throws like them
            case d.TwoChosen():
                self._choose(event, dice)
            case d.LateThrown(contest=contest, character=who, face=face):
                dice.show(chains.SIDES, (face,))
                if lay := self._lie.get((contest, who)):
                    self._lie[contest, who] = lay._replace(bought=face)
            case d.LatePlaced():
                self._place(event, dice)
            case d.CheckDecided(contest=contest, check=check):
                self._decide(contest, check, dice)
            case d.ChecksOpened(contest=contest, checks=checks):
                for cast in (cast for check in checks for cast in check.casts if cast.offered or cast.dice):
                    self._repeat(contest, cast)
            case cd.TiesThrown(places=ranks):
                _same(chains.ranked(dice, len(ranks)), ranks)
            case _:
                dice.show(chains.SIDES, thrown_faces(event))

    def shown(self, event: Event) -> tuple[int, ...]:
        return thrown_faces(event)

    def hides(self, _: Event) -> Choice | None:
        return None

    def opens(self, _: Event) -> Choice | None:
        return None

    def _choose(self, event: d.TwoChosen, dice: RecordedDice) -> None:
        lay = self._lie.get((event.contest, event.character))
        if lay is None:
            raise FacesUnknown
        if not set(event.places) <= set(range(len(lay.offered))):
            raise FacesMismatch
        _same(chains.throw_extra_dice([lay.offered[place] for place in event.places], dice), event.dice)
        self._lie[event.contest, event.character] = lay._replace(dice=event.dice)

    def _place(self, event: d.LatePlaced, dice: RecordedDice) -> None:
        lay = self._lie.pop((event.contest, event.character), None)
        if lay is None or not lay.bought:
            raise FacesUnknown
        if event.place is not None and event.place not in range(len(lay.dice)):
            raise FacesMismatch
        _same(chains.replaced(lay.dice, event.place, lay.bought, dice), event.dice)
        self._lie[event.contest, event.character] = lay._replace(dice=event.dice)

    def _decide(self, contest: str, check: Check, dice: RecordedDice) -> None:
        for cast in check.casts:
            if (contest, cast.character) in self._joined:
                _rolled_alone(cast, dice)
            else:
                self._repeat(contest, cast)
        for tie in check.ties:
            dice.show(chains.SIDES, tie)

    def _repeat(self, contest: str, cast: RollPart) -> None:
        """Compare repeated faces with those on the table; faces from before the replay are not checked."""
        if lay := self._lie.get((contest, cast.character)):
            _same(lay, (cast.offered, cast.dice, cast.late_face))


def _rolled_alone(cast: RollPart, dice: RecordedDice) -> None:
    """Check the initiative of a latecomer, who rolls at once (NOIR-90)."""
    offered = dice.roll(chains.SIDES, len(cast.offered) or chains.BASE)
    base = chains.picked(offered, len(offered) - chains.BASE)
    if cast.offered and cast.offered != offered:
        raise FacesMismatch
    _same(chains.throw_extra_dice(base if cast.offered else offered, dice), cast.dice)


def _same(fell: Sequence[object], shown: Sequence[object]) -> None:
    if tuple(fell) != tuple(shown):
        raise FacesMismatch
