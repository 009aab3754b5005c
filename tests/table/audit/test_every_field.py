"""Every field of every kind of event is changed once, with and without a rebuilt chain."""

import json
from collections import Counter

import pytest

from rules.core.refusal import Refused
from table.audit.exported_audit import check
from table.audit.exported_journal import read_exported
from tests.golden.events import kinds
from tests.table.audit.chained_samples import journals
from tests.table.audit.forger import Document, changed, paths, relinked

JOURNALS = dict(journals())
#: Columns that are not part of what happened: `seq` counts rows, `told` is the event in words.
ASIDE = {"seq", "told"}


def passes(document: Document, noted: str = "") -> bool:
    """Return whether the chain of a journal holds; dice need a deck, which these journals have not."""
    try:
        found = check(read_exported(json.dumps(document).encode()), noted).chain
    except Refused:
        return False
    return found is not None and found.holds


def changes(document: Document) -> list[Document]:
    every = [("events", *path) for path in paths(document["events"]) if not ASIDE & {*path}]
    return [changed(document, path) for path in every]


def test_there_is_a_journal_for_every_kind_of_event() -> None:
    assert {name.rpartition("/")[0] if name.count("/") > 1 else name for name in JOURNALS} >= kinds()


@pytest.mark.parametrize("name", JOURNALS)
def test_every_change_of_a_field_is_found(name: str) -> None:
    document = JOURNALS[name]
    head = document["chain"]["saves"][-1]["head"][:32]
    assert passes(document, head)
    every = changes(document)
    assert len(every) >= 9
    assert not [one for one in every if passes(one)]
    assert not [one for one in every if passes(relinked(one), head)]


def test_without_a_noted_link_the_columns_and_the_types_alone_find_a_rebuilt_chain() -> None:
    """A chain binds nothing for a reader who has noted no link: the page on fairness says so."""
    found = Counter(passes(relinked(one)) for document in JOURNALS.values() for one in changes(document))
    assert found[False] > 0
    assert found[True] > 0
