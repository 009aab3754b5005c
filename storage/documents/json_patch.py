"""What leads from one JSON document to another: the differences alone. Pure.

In the manner of RFC 7386, but a value stands in a list, so that null is a value like any other: `[7]` is
another value, `[]` none any more, and an object has changes by key; in a list of the same length, by place.
"""

from typing import Any, TypeAlias

Json: TypeAlias = "bool | int | float | str | list[Any] | dict[str, Any] | None"
Change: TypeAlias = "list[Json] | dict[str, Any]"

#: The change that changes nothing.
NOTHING: Change = {}


def change(old: Json, new: Json) -> Change:
    """Return what makes `new` of `old`, the order of keys included."""
    if isinstance(old, dict) and isinstance(new, dict):
        return _keys(old, new)
    if isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        places = ((str(place), change(*pair)) for place, pair in enumerate(zip(old, new, strict=True)))
        return {place: within for place, within in places if within != NOTHING}
    return NOTHING if type(old) is type(new) and old == new else [new]


def _keys(old: dict[str, Any], new: dict[str, Any]) -> Change:
    """Keys that stay keep their places, new ones come last; of another order, all is written."""
    if [*(key for key in old if key in new), *(key for key in new if key not in old)] != list(new):
        return [new]
    gone: dict[str, Change] = {key: [] for key in old if key not in new}
    within = {key: change(old[key], value) if key in old else [value] for key, value in new.items()}
    return gone | {key: each for key, each in within.items() if each != NOTHING}


def changed(old: Json, by: Change) -> Json:
    """Return what a change makes of the document that it was made for."""
    if isinstance(by, list):
        value: Json = by[0]
        return value
    if isinstance(old, list):
        return [changed(value, by.get(str(place), NOTHING)) for place, value in enumerate(old)]
    if not isinstance(old, dict):
        return old
    kept = {key: changed(value, by.get(key, NOTHING)) for key, value in old.items() if by.get(key) != []}
    return kept | {key: each[0] for key, each in by.items() if key not in old}
