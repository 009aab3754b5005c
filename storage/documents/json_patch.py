"""Patches for JSON documents: the differences between two of them. Pure.

A patch resembles RFC 7386, but wraps values in a list, so that null is an ordinary value: `[7]` sets a value,
`[]` removes the key, and an object holds patches by key, or by index for a list whose length did not change.
"""

from typing import Any, TypeAlias

Json: TypeAlias = "bool | int | float | str | list[Any] | dict[str, Any] | None"
Change: TypeAlias = "list[Json] | dict[str, Any]"

#: The patch that changes nothing.
NOTHING: Change = {}


def change(old: Json, new: Json) -> Change:
    """Return the patch that turns `old` into `new`, including the order of keys."""
    if isinstance(old, dict) and isinstance(new, dict):
        return _keys(old, new)
    if isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        places = ((str(place), change(*pair)) for place, pair in enumerate(zip(old, new, strict=True)))
        return {place: within for place, within in places if within != NOTHING}
    return NOTHING if type(old) is type(new) and old == new else [new]


def _keys(old: dict[str, Any], new: dict[str, Any]) -> Change:
    """Patch an object by key; replace it whole unless old keys keep their order and new ones come last."""
    keys = list(new)
    if list(old) != keys:
        kept, added = [key for key in old if key in new], [key for key in new if key not in old]
        if kept + added != keys:
            return [new]
    gone: dict[str, Change] = {key: [] for key in old if key not in new}
    within = {key: change(old[key], value) if key in old else [value] for key, value in new.items()}
    return gone | {key: each for key, each in within.items() if each != NOTHING}


def changed(old: Json, by: Change) -> Json:
    """Apply a patch to the document that it was made for; return the result."""
    if isinstance(by, list):
        value: Json = by[0]
        return value
    if isinstance(old, list):
        return [changed(value, by.get(str(place), NOTHING)) for place, value in enumerate(old)]
    if not isinstance(old, dict):
        return old
    kept = {key: changed(value, by.get(key, NOTHING)) for key, value in old.items() if by.get(key) != []}
    return kept | {key: each[0] for key, each in by.items() if key not in old}
