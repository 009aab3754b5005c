"""Undo patches: for each document that a save changed, the patch back to the document before it. Pure.

A patch is stored with the save's first event as `{"contests": {"7": [format, change]}}`. A save that cannot
be undone has the reason there instead, as a word.
"""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from pydantic_core import from_json, to_json

from rules.contract.irreversible import IrreversibleReason
from rules.contract.system import AnyState
from rules.core.model_base import Entity
from storage.documents.documents import DocumentCodec
from storage.documents.json_patch import change, changed

#: The parts of a state that are a single document.
HEAD, SHARED = "head", "shared"
#: The parts of a state that have one document for each entity.
CHARACTERS, CONTESTS = "characters", "contests"
#: The kind of each of these documents, for a game; the head has none.
_PARTS = {HEAD: "", SHARED: "shared", CHARACTERS: "character", CONTESTS: "contest"}


class DocumentKey(NamedTuple):
    """Names a document of a state; `key` is the entity's id, empty for the head and the shared state."""

    of: str
    key: str


def encode_undo(
    codec: DocumentCodec, before: AnyState, after: AnyState, stands: IrreversibleReason | None
) -> str | None:
    """Return the undo patch of a save as JSON, or the reason why it has none; None for the reason `UNSAID`.

    A change to seats, places or invitations is final: other tables repeat the first two, and an invitation
    belongs to a person.
    """
    if stands is IrreversibleReason.UNSAID:
        return None
    if stands is None and _held(before) != _held(after):
        stands = IrreversibleReason.FINAL
    said: Any = stands.value if stands else _changes(codec, after, before)
    return to_json(said).decode()


def _held(state: AnyState) -> tuple[Any, ...]:
    return state.campaign.seats, state.campaign.places, state.campaign.invited


def _changes(codec: DocumentCodec, now: AnyState, then: AnyState) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for part in _differing(now, then):
        new, old = document(codec, now, part), document(codec, then, part)
        found.setdefault(part.of, {})[part.key] = [new["format"], change(_read(new), _read(old))]
    return found


def _differing(now: AnyState, then: AnyState) -> Iterator[DocumentKey]:
    if now.campaign is not then.campaign:
        yield DocumentKey(HEAD, "")
    if now.shared is not then.shared:
        yield DocumentKey(SHARED, "")
    yield from (DocumentKey(CHARACTERS, key) for key in _others(now.characters, then.characters))
    yield from (DocumentKey(CONTESTS, key) for key in _others(now.contests, then.contests))


def _others(new: Mapping[str, Any], old: Mapping[str, Any]) -> Iterator[str]:
    return iter(changed_keys(old, new))


def changed_keys(before: Mapping[str, Entity], after: Mapping[str, Entity]) -> list[str]:
    """Return the ids of the entities that are new or changed.

    Most entities are the same objects as before and need no comparison. The order of mappings is ignored.
    """
    if after is before:
        return []
    others = [key for key, entity in after.items() if entity is not before.get(key)]
    return [key for key in others if after[key] != before.get(key)]


def document(codec: DocumentCodec, state: AnyState, part: DocumentKey) -> Mapping[str, int | str]:
    """Return the columns of a document of a state."""
    if part.of == HEAD:
        return codec.head(state.campaign)
    if part.of == SHARED:
        return codec.shared(state.shared)
    if part.of == CHARACTERS:
        return codec.character(state.characters[part.key])
    return codec.contest(state.contests[part.key])


def _read(columns: Mapping[str, int | str]) -> Any:
    return from_json(str(columns["doc"]))


# -------------------------------------------------------------------------------------- applying a patch


class UndoPatch(NamedTuple):
    """The patches that undo a save; `stands` says why it cannot be undone, None if it can."""

    stands: IrreversibleReason | None
    changes: Mapping[str, Mapping[str, tuple[int, Any]]]

    @property
    def contests(self) -> tuple[str, ...]:
        """The ids of the contests that the state must contain when the patch is applied."""
        return tuple(self.changes.get(CONTESTS, ()))


def read(text: str | None) -> UndoPatch:
    """Return the undo patch from the JSON of `encode_undo`."""
    if text is None:
        return UndoPatch(IrreversibleReason.UNSAID, {})
    said = from_json(text)
    return UndoPatch(IrreversibleReason(said), {}) if isinstance(said, str) else UndoPatch(None, said)


def apply_undo(codec: DocumentCodec, state: AnyState, back: UndoPatch) -> AnyState | None:
    """Return the state before the save that led to `state`; None if a document was converted since.

    StorageError if the result is not valid: then the save cannot be undone.
    """
    for of, entities in back.changes.items():
        for key, (format_, by) in entities.items():
            now = document(codec, state, DocumentKey(of, key))
            if not codec.reads_unchanged(_PARTS[of], format_):
                return None
            before = to_json(changed(_read(now), by)).decode()
            state = _put(codec, state, DocumentKey(of, key), int(now["format"]), before)
    return state


def _put(codec: DocumentCodec, state: AnyState, part: DocumentKey, format_: int, doc: str) -> AnyState:
    if part.of == HEAD:
        return state.but(campaign=codec.read_head(format_, doc))
    if part.of == SHARED:
        return state.but(shared=codec.read_shared(format_, doc))
    if part.of == CHARACTERS:
        return state.but(characters={**state.characters, part.key: codec.read_character(format_, doc)})
    return state.but(contests={**state.contests, part.key: codec.read_contest(format_, doc)})
