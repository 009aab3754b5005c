"""The base of every model: frozen, closed to unknown fields, copied with changes."""

from typing import Self

from pydantic import BaseModel, ConfigDict


class Frozen(BaseModel):
    """A value that never changes; `but` gives a changed copy that shares everything else."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    def but(self, **changes: object) -> Self:
        """Return a copy with these fields replaced. Values are trusted, not validated again."""
        if unknown := changes.keys() - type(self).model_fields.keys():
            raise TypeError(f"{type(self).__name__} has no {', '.join(sorted(unknown))}")
        return self.model_copy(update=changes)


class Entity(Frozen):
    """Something that is stored in a row of its own: a character or a contest."""

    id: str


class Event(Frozen):
    """What happened. `contest` and `turn` are empty for events outside contests."""

    contest: str = ""
    turn: int = 0


class OfCharacter(Event):
    """Something about one character outside contests; `name` is what it was called then."""

    character: str
    name: str


class Action(Frozen):
    """What a seat asks for."""
