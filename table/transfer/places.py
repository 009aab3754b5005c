"""Takes the places of one server out of what moves to another."""

from typing import Any

from rules.core.model_base import Entity


def unplaced(model: Any) -> Any:
    """Return a model without ids of places and messages, which mean nothing on another server."""
    changes: dict[str, object] = {}
    for name in type(model).model_fields:
        value = getattr(model, name)
        if name in {"place", "message"}:
            changes[name] = 0
        elif isinstance(value, Entity):
            changes[name] = unplaced(value)
    return model.but(**changes)
