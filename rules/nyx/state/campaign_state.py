"""The state of a Nyx campaign: characters with attributes and aspects, and their requests and calls.

Conflicts are in `rules.nyx.state.contests`.
"""

from collections.abc import Iterable, Mapping
from typing import Self

from rules.campaign.model import AnyCharacter
from rules.contract.system import Shared, State
from rules.core.model_base import Frozen, sparse
from rules.nyx.base.enums import Answer, AskKind, Attribute, CharacterKind
from rules.nyx.base.pool import Use
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

    Slow damage heals over time (NYX-50); `source` is the slow penalty that caused it (D-37), and `since` the
    number of recoveries that the campaign had then, if that is known (D-38).
    """

    id: int
    name: str
    value: int
    damage: bool = False
    slow: bool = False
    source: int = 0
    since: int | None = sparse(None)


class Demand(Frozen):
    """The GM's demand that an aspect hurts in this character's next roll (NYX-12)."""

    aspect: int
    answer: Answer = Answer.OPEN


class Entry(Frozen):
    """An aspect by name and value, as a proposed change lists it (NYX-14)."""

    name: str
    value: int


class Ask(Frozen):
    """A request that waits for the GM: a success without a roll (NYX-13), or changed aspects (NYX-14)."""

    what: AskKind
    text: str
    aspect: int = 0
    entries: tuple[Entry, ...] = ()


class Call(Frozen):
    """The GM's call for a roll (NYX-15). `group` lists the names that it covers (NYX-21).

    Several characters of equal value may have the same call; the first to roll answers it for all.
    """

    id: str
    attribute: Attribute
    modifier: int
    text: str
    group: tuple[str, ...] = ()


class Affliction(Frozen):
    """A slow penalty (NYX-47): strength -3 to 0, period and beginning in minutes of game time.

    `rolled` counts how many of its three rolls were made.
    """

    id: int
    name: str
    attribute: Attribute
    strength: int
    period: int
    began: int
    rolled: int = 0


class Claim(Frozen):
    """A roll outside conflicts whose aspects wait for the GM's word. What helps has been paid for.

    For a slow penalty's roll, `affliction` is its number; else 0.
    """

    attribute: Attribute
    modifier: int
    positive: tuple[Use, ...] = ()
    negative: tuple[Use, ...] = ()
    affliction: int = 0

    @property
    def uses(self) -> tuple[Use, ...]:
        return (*self.positive, *self.negative)


class Gain(Frozen):
    """Points for a hindrance that wait for the GM. `text` is the fact that they made, if any (NYX-10)."""

    id: int
    use: Use
    text: str = ""


class Character(AnyCharacter):
    """A sheet. `points` is the balance of aspect points; a bare value has none (D-3)."""

    kind: CharacterKind
    ratings: Mapping[Attribute, Rating]
    aspects: tuple[Aspect, ...] = ()
    points: int = 0
    finished: bool = False
    #: How many individual actions were rolled so far. It tells two presses of one button apart.
    rolls: int = 0
    demands: tuple[Demand, ...] = ()
    ask: Ask | None = None
    call: Call | None = None
    afflictions: tuple[Affliction, ...] = ()
    #: How many slow damage aspects have healed without the player saying which ones (NYX-50).
    healed: int = 0

    #: A roll that waits for the GM's word on its aspects.
    claim: Claim | None = sparse(None)
    #: Points that wait for the GM, and how many there have been so far.
    gains: tuple[Gain, ...] = sparse(())
    gained: int = sparse(0)
    #: Set in views alone: the numbers are for the GM, and those here mean nothing (0121).
    withheld: bool = sparse(False)

    @property
    def in_play(self) -> bool:
        return self.finished

    @property
    def has_points(self) -> bool:
        """Whether it has aspects of its own and points; a bare value and a mob have neither (D-3, NYX-42)."""
        return self.kind in (CharacterKind.PLAYER, CharacterKind.NPC)

    @property
    def is_out(self) -> bool:
        """Whether an attribute is at 0, which puts the character out (NYX-46)."""
        return any(rating.current == 0 for rating in self.ratings.values())

    @property
    def damage(self) -> tuple[Aspect, ...]:
        return tuple(aspect for aspect in self.aspects if aspect.damage)

    def counted(self, attribute: Attribute) -> Attribute:
        """Return what counts if this attribute is asked for: a single value counts for each (NYX-21, D-3)."""
        return Attribute.VALUE if Attribute.VALUE in self.ratings else attribute

    def rating(self, attribute: Attribute) -> Rating | None:
        """Return the rating that counts if this attribute is asked for, or None."""
        return self.ratings.get(self.counted(attribute))

    def is_demanded(self, aspect: int) -> bool:
        """Whether the GM demands this aspect in the next roll, answered or not (NYX-12)."""
        return any(demand.aspect == aspect for demand in self.demands)

    def with_gains(self, uses: Iterable[Use], text: str = "") -> Self:
        """Return the character with the waiting points of these uses."""
        new = [use for use in uses if use.waits]
        if not new:
            return self
        gains = tuple(Gain(id=number, use=use, text=text) for number, use in enumerate(new, self.gained + 1))
        return self.but(gains=(*self.gains, *gains), gained=self.gained + len(gains))

    def without_claim(self) -> Self:
        """Return the character without the roll that waits, and with the points that it cost."""
        if self.claim is None:
            return self
        return self.but(claim=None, points=self.points - sum(use.booked for use in self.claim.positive))

    def aspect(self, number: int) -> Aspect | None:
        return next((aspect for aspect in self.aspects if aspect.id == number), None)


NyxState = State[Character, Conflict, Shared]
