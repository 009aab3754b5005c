"""What a forger can do with an exported journal: change it, and rebuild its chain to fit."""

import json
from collections.abc import Iterator
from hashlib import sha256
from typing import Any

Document = dict[str, Any]
Path = tuple[Any, ...]


def paths(value: Any, path: Path = ()) -> Iterator[Path]:
    """Yield the path to each value that is not a list or an object, and to each empty one."""
    if isinstance(value, dict | list) and value:
        pairs = value.items() if isinstance(value, dict) else enumerate(value)
        for key, inner in pairs:
            yield from paths(inner, (*path, key))
    else:
        yield path


def changed(whole: Document, path: Path) -> Document:
    """Return the document with another value at a path."""
    copy: Any = json.loads(json.dumps(whole))
    here = copy
    for step in path[:-1]:
        here = here[step]
    here[path[-1]] = other(here[path[-1]])
    document: Document = copy
    return document


def other(value: Any) -> Any:
    """Return a value of the same type, or one in place of nothing."""
    match value:
        case bool():
            return not value
        case int():
            return value + 1
        case str() if value.endswith("Z") and value[:2] == "20":
            return f"1999{value[4:]}"
        case str():
            return f"{value}x"
        case None:
            return 1
        case list():
            return [1]
        case _:
            return {"more": 1}


def relinked(document: Document) -> Document:
    """Return a journal whose links fit what it says now, as anybody can calculate them from the file."""
    copy: Document = json.loads(json.dumps(document))
    events = {one["seq"]: one for one in copy["events"]}
    before = copy["chain"]["before"]
    for save in copy["chain"]["saves"]:
        hashed = save["events"]
        if not isinstance(hashed, str):
            hashed = digest("nattvakt events 1", *(leaf_hash(leaf, events) for leaf in hashed))
        lines = (copy["campaign"]["id"], save["save"], before, *save["notes"], hashed)
        before = save["head"] = digest("nattvakt save 1", *lines)
    return copy


def leaf_hash(leaf: Any, events: dict[int, Any]) -> str:
    if not isinstance(leaf, dict):
        return str(leaf)
    if "hash" in leaf or leaf["seq"] not in events:
        return str(leaf.get("hash", ""))
    one = events[leaf["seq"]]
    told = dict(leaf.get("stored", one["event"]))
    for name, field in leaf.get("fields", {}).items():
        told[name] = {
            "hash": field.get("hash") or digest("nattvakt field 1", field["salt"], canonical(told.get(name)))
        }
    return digest("nattvakt event 1", leaf["salt"], one["at"], one["seat"], leaf["format"], canonical(told))


def canonical(value: Any) -> str:
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def digest(*lines: object) -> str:
    return sha256("\n".join(map(str, lines)).encode()).hexdigest()
