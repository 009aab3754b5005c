"""A patch turns any document into any other, and holds only the differences."""

from typing import Any

from hypothesis import given
from hypothesis import strategies as st
from pydantic_core import from_json, to_json

from storage.documents.json_patch import NOTHING, change, changed

SCALARS = (
    st.none() | st.booleans() | st.integers(-3, 3) | st.sampled_from((0.0, 1.0, 0.5)) | st.text(max_size=3)
)
KEYS = st.sampled_from(("", "a", "b", "0", "1"))
DOCUMENTS = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(KEYS, inner, max_size=3),
    max_leaves=12,
)


def exactly(document: Any) -> bytes:
    """Return a document as JSON, which keeps the order of keys and distinguishes true from 1."""
    return to_json(document)


@given(DOCUMENTS, DOCUMENTS)
def test_a_patch_turns_one_document_into_the_other_exactly(old: Any, new: Any) -> None:
    assert exactly(changed(old, change(old, new))) == exactly(new)


@given(DOCUMENTS, DOCUMENTS)
def test_a_patch_survives_being_stored(old: Any, new: Any) -> None:
    stored = from_json(to_json(change(old, new)))
    assert exactly(changed(old, stored)) == exactly(new)


@given(DOCUMENTS)
def test_equal_documents_need_no_patch(document: Any) -> None:
    assert change(document, document) == NOTHING


def test_a_patch_holds_only_the_differences() -> None:
    old = {"sides": [{"name": "Mira", "pick": None}, {"name": "Tove", "pick": "a"}], "turn": 1}
    new = {"sides": [{"name": "Mira", "pick": "b"}, {"name": "Tove", "pick": "a"}], "turn": 1}
    assert change(new, old) == {"sides": {"0": {"pick": [None]}}}
    assert change({"a": 1, "b": 2}, {"b": 3}) == {"a": [], "b": [3]}
