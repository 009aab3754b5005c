"""Files that are no import: each is refused with its reason and quickly, however large when unpacked."""

import json
import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cogs.nyx.requests import parse
from narration.noir.base import parsing
from narration.noir.sheet import file_import
from narration.text.texts import bundled_texts
from rules.contract.system import System
from rules.core.names import clean
from rules.core.refusal import Refused
from rules.registry import SYSTEMS
from storage.documents.codecs import Codecs
from storage.documents.errors import StorageError
from table.transfer.file_import import read_campaign, read_character
from tests.hostile import FILES, MOST_BLANK, MOST_OPTION, files, texts, unless_refused

EVERY_FILE = pytest.mark.parametrize("data", FILES.values(), ids=FILES)


def refusal(data: bytes) -> Refused:
    """Import a file as a Noir sheet; return the refusal."""
    with pytest.raises(Refused) as caught:
        file_import.read(bundled_texts(), data, ())
    return caught.value


@EVERY_FILE
@pytest.mark.parametrize("system", SYSTEMS.values(), ids=SYSTEMS)
def test_no_such_file_is_a_character(system: System, data: bytes) -> None:
    with pytest.raises(Refused, match="file-"):
        read_character(data, system)


@EVERY_FILE
def test_no_such_file_is_a_campaign(data: bytes) -> None:
    with pytest.raises(Refused, match="file-"):
        read_campaign(data)


@EVERY_FILE
def test_no_such_file_is_a_sheet_of_noir(data: bytes) -> None:
    assert refusal(data).code.startswith("bad-value-file-")


@given(files())
def test_a_damaged_file_is_no_other_kind_of_file_either(data: bytes) -> None:
    made = unless_refused(lambda: file_import.read(bundled_texts(), data, ()), "bad-value-")
    assert made is None or made.name  # a name alone is a valid sheet
    with pytest.raises(Refused, match="file-"):
        read_campaign(data)
    for system in SYSTEMS.values():
        with pytest.raises(Refused, match="file-"):
            read_character(data, system)


@EVERY_FILE
@pytest.mark.parametrize("system", SYSTEMS)
def test_an_invalid_document_in_the_database_is_refused_without_quoting_it(system: str, data: bytes) -> None:
    known, doc = Codecs(SYSTEMS)[system], data.decode(errors="surrogateescape")
    for read in (known.read_head, known.read_character, known.read_contest):
        with pytest.raises(StorageError) as caught:
            read(1, doc)
        assert caught.value.__cause__ is None
        assert len(str(caught.value)) < 300


@pytest.mark.parametrize(
    ("data", "place"),
    [
        (b"a." * 20_000 + b"a = 1", "1:1"),
        (b"name = 'x'\n[" + b"a . " * 10_000 + b"a]", "2:2"),
        (b"a = {" + b"\"b\".'c'." * 5000 + b"a = 1}", "1:6"),
    ],
    ids=["a key", "a header", "within a line"],
)
def test_a_key_of_many_parts_is_not_read_because_it_would_fill_the_memory(data: bytes, place: str) -> None:
    found = refusal(data)
    assert (found.code, found.details) == ("bad-value-file-line", {"place": place})


def test_dots_in_a_text_make_no_key() -> None:
    text = "…" + "." * 100 + " e. g. this. And that" * 10
    assert (
        file_import.read(bundled_texts(), f'name = "x"\n[[marks]]\nname = "{text[:50]}"'.encode(), ()).name
        == "x"
    )


@pytest.mark.parametrize("field", ["name", "size"])
def test_two_values_for_one_field_are_refused(field: str) -> None:
    found = refusal(f'{{"name": "x", "size": 9, "{field}": 9}}'.encode())
    assert (found.code, found.details) == ("bad-value-file-field", {"field": field})


@settings(max_examples=40)
@given(st.dictionaries(texts(80), st.none() | st.integers() | texts(80) | st.lists(texts(20)), max_size=4))
def test_any_table_is_read_as_a_sheet_with_bounded_texts_or_refused(table: dict[str, object]) -> None:
    data = json.dumps({"name": "x", **table}).encode()
    found = unless_refused(lambda: file_import.read(bundled_texts(), data, ()), "bad-")
    assert found is None or len(found.name) <= 60


# ------------------------------------------------------------------------------------------ typed text

#: Typed texts of the maximum length, each repeating one piece after which a name could end.
ENDLESS = st.sampled_from((":", "x:", "- ", "(", "1 ", "a: 1 ", ", 1", "•", " ")).map(
    lambda sign: sign * (MOST_OPTION // len(sign))
)


@given(texts(MOST_OPTION) | ENDLESS)
def test_text_typed_as_names_with_numbers_is_read_or_refused_quickly(text: str) -> None:
    codes = ("bad-value-typed", "bad-value-name-twice", "name-empty", "text-too-long")
    found = unless_refused(lambda: parsing.numbered(bundled_texts(), text), *codes)
    assert all(clean(name) == name for name in found or ())


@given(texts(MOST_BLANK) | ENDLESS)
def test_text_typed_as_changed_aspects_is_read_or_refused_quickly(text: str) -> None:
    found = unless_refused(lambda: parse(text), "not-a-number")
    assert all(0 <= entry.value <= 999 for entry in found or ())


def test_a_long_text_of_symbols_takes_no_longer_than_any_other() -> None:
    assert re.fullmatch(parsing.NUMBERED, ":" * 10**6) is None
