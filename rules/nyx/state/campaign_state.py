"""What is true in a Nyx campaign: characters with attributes and aspects, and what waits for a word.

Conflicts are in `rules.nyx.state.contests`.
"""

from collections.abc import Mapping

from rules.campaign.model import AnyCharacter
from rules.contract.system import Shared, State
from rules.core.model_base import Frozen
from rules.nyx.base.enums import Answer, AskKind, Attribute, CharacterKind
from rules.nyx.state.contests import Conflict


class Rating(Frozen):
    """One attribute: base 1 to 15, fatigue 0 to base (NYX-44)."""

    base: int
    fatigue: int = 0

    @property
    def current(self) -> int:
        return max(0, self.base - self.fatigue)


class Aspect(Frozen):
    """An aspect of value 1 to 3, or a damage aspect of value 1 (NYX-45). `id` is unique on its sheet.

    Slow damage heals by itself (NYX-50); `source` is the slow penalty that it came from (D-37).
    """

    id: int
    name: str
    value: int
    damage: bool = False
    slow: bool = False
    source: int = 0


class Demand(Frozen):
    """The GM demands that an aspect hurts in this character's next roll (NYX-12)."""

    aspect: int
    answer: Answer = Answer.OPEN


class Entry(Frozen):
    """An aspect by name and value, as a change of the character lists it (NYX-14)."""

    name: str
    value: int


class Ask(Frozen):
    """What waits for the GM's word: a success without a roll (NYX-13), or changed aspects (NYX-14)."""

    what: AskKind
    text: str
    aspect: int = 0
    entries: tuple[Entry, ...] = ()


class Call(Frozen):
    """The GM calls for a roll (NYX-15); `group` are the names that it holds for (NYX-21).

    One call may lie with several characters of equal value: the first to roll takes it for all.
    """

    id: str
    attribute: Attribute
    modifier: int
    text: str
    group: tuple[str, ...] = ()


class Affliction(Frozen):
    """A slow penalty (NYX-47): strength -3 to 0, period and beginning in minutes of game time.

    `rolled` counts the three rolls of its second half.
    """

    id: int
    name: str
    attribute: Attribute
    strength: int
    period: int
    began: int
    rolled: int = 0


class Character(AnyCharacter):
    """A sheet. `points` is the balance of aspect points; a bare value has none (D-3)."""

    kind: CharacterKind
    ratings: Mapping[Attribute, Rating]
    aspects: tuple[Aspect, ...] = ()
    points: int = 0
    finished: bool = False
    #: How many individual actions were rolled so far: what tells two presses of one button apart.
    rolls: int = 0
    demands: tuple[Demand, ...] = ()
    ask: Ask | None = None
    call: Call | None = None
    afflictions: tuple[Affliction, ...] = ()
    #: Slow damage aspects that have healed, but of which the player has not said which (NYX-50).
    healed: int = 0

    @property
    def in_play(self) -> bool:
        return self.finished

    @property
    def has_points(self) -> bool:
        """A bare value and a mob have neither aspects of their own nor points (D-3, NYX-42)."""
        return self.kind in (CharacterKind.PLAYER, CharacterKind.NPC)

    @property
    def is_out(self) -> bool:
        """An attribute at 0 puts the character out (NYX-46)."""
        return any(rating.current == 0 for rating in self.ratings.values())

    @property
    def damage(self) -> tuple[Aspect, ...]:
        return tuple(aspect for aspect in self.aspects if aspect.damage)

    def is_demanded(self, aspect: int) -> bool:
        """Whether the GM demands this aspect in the next roll, answered or not (NYX-12)."""
        return any(demand.aspect == aspect for demand in self.demands)

    def aspect(self, number: int) -> Aspect | None:
        return next((aspect for aspect in self.aspects if aspect.id == number), None)


NyxState = State[Character, Conflict, Shared]
