"""What a page draws for Nyx: dice, the marker's path and aspect points. Rules: NYX-7 to 12, 18, 26, 28."""

from collections.abc import Iterable, Iterator, Sequence

from narration.nyx.base.words import side_names
from narration.parts.figures import AccountChange, DiceThrow, DieFace, MarkerCourse, MarkerStep
from narration.text.line import verbatim
from rules.core.model_base import Event
from rules.nyx.base.enums import CharacterKind
from rules.nyx.base.pool import Roll, Use
from rules.nyx.state import contest_events as d
from rules.nyx.state import events as e
from rules.nyx.state.blank_sheet import STARTING_POINTS
from rules.nyx.state.npc_numbers import with_numbers

#: The kinds of events that `AspectPointReader` reads.
POINTS = (
    "character-created",
    "conflict-opened",
    "declared",
    "declaration-reopened",
    "rolled-alone",
    "used-in-story",
    "succeeded-by-aspect",
    "demand-answered",
    "damage-removed",
    "affliction-rolled",
    "sheet-corrected",
    "round-rolled",
    "opposed-rolled",
)


def throws(event: Event) -> tuple[DiceThrow, ...]:
    """Return the dice of a round, an opposed roll or an individual roll."""
    match with_numbers(event):
        case d.RoundRolled(sides=sides) | d.OpposedRolled(sides=sides):
            return tuple(_throw(side.name, side.roll) for side in sides)
        case e.RolledAlone(name=name, roll=roll) | e.AfflictionRolled(name=name, roll=roll):
            return (_throw(name, roll),)
        case _:
            return ()


def _throw(name: str, roll: Roll) -> DiceThrow:
    faces = (
        DieFace(die, counts=place == roll.counting, lost=roll.failed(place))
        for place, die in enumerate(roll.dice)
    )
    return DiceThrow(verbatim(name), tuple(faces))


def course(events: Sequence[Event]) -> MarkerCourse | None:
    """Return the marker's path over the rounds; None for an opposed roll or if the marker has not moved."""
    names, length = None, 0
    steps: list[MarkerStep] = []
    for event in events:
        match event:
            case d.ConflictOpened(conflict=conflict) if not conflict.simple:
                steps = [MarkerStep(0, conflict.marker)]
            case d.MarkerMoved(turn=turn, movement=movement):
                names, length = event.names, event.length
                steps = [*(steps or [MarkerStep(turn - 1, event.start)]), MarkerStep(turn, movement.marker)]
            case d.ConflictCorrected(field="marker", turn=turn, new=new):
                steps.append(MarkerStep(turn, int(new), corrected=True))
            case _:
                pass
    return None if names is None else MarkerCourse(*side_names(names), length, tuple(steps))


class AspectPointReader:
    """Reads how aspect points change: estimates from each use, exact balances from each round."""

    def __init__(self) -> None:
        self._names: dict[str, str] = {}
        #: The character that rolls for a side, by conflict and side.
        self._rollers: dict[tuple[str, int], str] = {}
        #: The change in points that a side's declaration has already counted, by conflict and side.
        self._booked: dict[tuple[str, int], int] = {}

    def __call__(self, event: Event) -> Iterable[AccountChange]:
        event = with_numbers(event)
        match event:
            case e.CharacterCreated():
                return self._created(event)
            case d.ConflictOpened(conflict=conflict):
                for side in conflict.sides:
                    self._rollers[conflict.id, side.number] = side.character
                return ()
            case d.Declared() | d.DeclarationReopened():
                return self._declared(event)
            case _:
                return _moved(event)

    def _created(self, event: e.CharacterCreated) -> Iterator[AccountChange]:
        self._names[event.character] = event.name
        if event.character_kind not in {CharacterKind.BARE, CharacterKind.MOB}:
            yield AccountChange(event.name, event.name, STARTING_POINTS)

    def _declared(self, event: d.Declared | d.DeclarationReopened) -> Iterator[AccountChange]:
        side = event.contest, event.side
        if isinstance(event, d.Declared):
            roller = event.character or self._rollers.get(side, "")
            by = self._booked[side] = _sum(event.positive, event.negative)
        else:
            roller, by = self._rollers.get(side, ""), -self._booked.pop(side, 0)
        if by and roller in self._names:
            yield AccountChange(self._names[roller], self._names[roller], by=by)


def _moved(event: Event) -> Iterator[AccountChange]:
    match event:
        case e.RolledAlone(name=name) | e.AfflictionRolled(name=name):
            yield AccountChange(name, name, by=_sum(event.positive, event.negative))
        case e.UsedInStory(name=name, use=use) | e.SucceededByAspect(name=name, use=use):
            yield AccountChange(name, name, by=use.points)
        case e.DemandAnswered(name=name, use=use):
            yield AccountChange(name, name, by=use.points)
        case e.DamageRemoved(name=name, points=points):
            yield AccountChange(name, name, by=points)
        case e.SheetCorrected(name=name, field="points", old=old, new=new):
            yield AccountChange(name, name, new, before=old)
        case d.RoundRolled(sides=sides) | d.OpposedRolled(sides=sides):
            known = [side for side in sides if side.points is not None]
            yield from (AccountChange(side.name, side.name, side.points) for side in known)
        case _:
            pass


def _sum(*uses: tuple[Use, ...]) -> int:
    return sum(use.points for each in uses for use in each)
