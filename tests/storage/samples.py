"""Samples of every kind of document, in one file per kind and format, so that old ones stay readable.

`python -m tests.storage.samples` writes the missing files. The file of a released format never changes; a
changed model gets a step in storage/documents/upgrades.py and a new file.
"""

import json
from collections.abc import Mapping
from enum import Enum
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from rules.campaign import CAMPAIGN_EVENTS, Campaign
from rules.contract.system import System
from rules.core.model_base import Frozen
from rules.registry import SYSTEMS
from storage.documents.documents import CAMPAIGN_EVENT, UNLOGGED
from storage.documents.upgrades import STEPS, current

SAMPLES = Path(__file__).with_name("samples")
#: The minimum number of samples for each model.
LEAST = 6


def models(systems: Mapping[str, System] = SYSTEMS) -> dict[str, list[type[Frozen]]]:
    """Return the stored models by kind of document, without shared states that have no fields."""
    found: dict[str, list[type[Frozen]]] = {"campaign": [Campaign], "campaign-event": [*CAMPAIGN_EVENTS]}
    for name, system in systems.items():
        found[f"{name}-character"] = [system.character]
        found[f"{name}-contest"] = _members(system.contest)
        found[f"{name}-event"] = [
            event for event in _members(system.events._type) if event not in CAMPAIGN_EVENTS
        ]
        if system.shared.model_fields:
            found[f"{name}-shared"] = [system.shared]
    return found


def _members(union: Any) -> list[type[Frozen]]:
    """Return the models of a union, including nested ones."""
    if isinstance(union, type):
        return [union] if issubclass(union, Frozen) else []
    return [each for argument in get_args(union) for each in _members(argument)]


def variants(model: type[Frozen]) -> int:
    """Return the number of samples of a model: at least `LEAST`, and enough for its longest enumeration."""
    return max(LEAST, _longest(model))


def _longest(annotation: Any) -> int:
    """Return the length of the longest enumeration or union in a type."""
    inner: list[Any] = list(get_args(annotation))
    here = len(inner) if get_origin(annotation) in (Literal, Union, UnionType) else 0
    if isinstance(annotation, type) and issubclass(annotation, Enum):
        here = len(annotation)
    if isinstance(annotation, type) and issubclass(annotation, Frozen):
        inner = [field.annotation for field in annotation.model_fields.values()]
    return max([here, *map(_longest, inner)])


def example(annotation: Any, variant: int) -> Any:
    """Return a value of a type with every field set; `variant` selects among alternatives."""
    origin, arguments = get_origin(annotation), get_args(annotation)
    if origin is Literal:
        return arguments[variant % len(arguments)]
    if origin is Annotated:
        return example(arguments[0], variant)
    if origin in (Union, UnionType):
        return example(arguments[variant % len(arguments)], variant)
    if origin is tuple:
        return tuple(example(each, variant) for each in arguments if each is not ...)
    if origin is not None and issubclass(origin, Mapping):
        return {example(arguments[0], variant): example(arguments[1], variant)}
    return _plain(annotation, variant)


def _plain(annotation: Any, variant: int) -> Any:
    if annotation in (None, NoneType):
        return None
    if issubclass(annotation, Frozen):
        fields = annotation.model_fields.items()
        return annotation(**{name: example(field.annotation, variant) for name, field in fields})
    if issubclass(annotation, Enum):
        return list(annotation)[variant % len(annotation)]
    return {int: variant - 1, str: "Åя" * variant, bool: bool(variant % 2)}[annotation]


def write() -> None:
    """Write a file of samples for each kind that has none in its current format."""
    for kind, classes in models().items():
        path = SAMPLES / f"{kind}.{current(STEPS, kind)}.json"
        if not path.exists():
            documents = [
                example(each, variant).model_dump(
                    mode="json", exclude=UNLOGGED if kind == CAMPAIGN_EVENT else None
                )
                for each in classes
                for variant in range(variants(each))
            ]
            path.write_text(json.dumps(documents, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write()
