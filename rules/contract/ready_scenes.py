"""What a game provides for ready scenes: how their characters are made, and their conflicts opened.

The parts of a scene come from its file, in one language. Characters are made by the game's own actions, so
one that breaks a rule of sheets is refused.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from rules.campaign.model import AnyCharacter
from rules.core.model_base import Action, Frozen


class HeroPart(Frozen):
    """A character to claim, as every game's scenes have it; `about` is one line."""

    name: str
    about: str


class OtherPart(Frozen):
    """A character of the GM's."""

    name: str


class ConflictPart(Frozen):
    """A conflict that the GM begins: its title, who of the characters may be in it, and against whom.

    Both are counted from 1 in the order of the file.
    """

    title: str
    heroes: tuple[int, ...] = ()
    against: tuple[int, ...] = ()


@dataclass(frozen=True)
class Opening:
    """What a conflict opens with: its place, the characters that play, and those against them, all by id."""

    place: int
    heroes: tuple[str, ...]
    against: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class ReadyRules:
    """How a game makes the parts of a ready scene."""

    #: The models of the parts in a file.
    hero: type[HeroPart]
    other: type[OtherPart]
    conflict: type[ConflictPart]
    #: Makes the characters, with ids counted from 1, in an empty campaign whose GM has the seat 1.
    heroes: Callable[[Any, Sequence[Any]], Sequence[AnyCharacter]]
    #: Returns the action by which the GM makes one of the others.
    make: Callable[[Any], Action]
    #: Returns the action that opens a conflict.
    open: Callable[[Any, Opening], Action]
