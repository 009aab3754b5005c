"""The base classes of all models. They are frozen and reject unknown fields."""

from functools import partial
from operator import eq
from typing import Any, Self

from pydantic import BaseModel, ConfigDict, Field


def sparse(default: Any) -> Any:
    """Return a field that is stored only if it differs from its default."""
    return Field(default=default, exclude_if=partial(eq, default))


class Frozen(BaseModel):
    """An immutable value. `but` returns a changed copy that shares the other fields."""

    model_config = ConfigDict(frozen=True, extra="forbid", defer_build=True)

    def but(self, **changes: object) -> Self:
        """Return a copy with these fields replaced. Values are trusted, not validated again."""
        known = self.__pydantic_fields__.keys()
        if not changes.keys() <= known:
            raise TypeError(f"{type(self).__name__} has no {', '.join(sorted(changes.keys() - known))}")
        return self.model_copy(update=changes)


class Entity(Frozen):
    """A thing that is stored in its own row: a character or a contest."""

    id: str


class Event(Frozen):
    """What happened. `contest` and `turn` are empty for events outside contests."""

    contest: str = ""
    turn: int = 0


class OfCharacter(Event):
    """An event about one character outside contests. `name` is the character's name at that time."""

    character: str
    name: str


class Action(Frozen):
    """What a seat asks for."""
