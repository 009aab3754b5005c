"""Every field of every kind of event is changed once, with and without a rebuilt chain."""

import json
from collections import Counter, defaultdict
from pathlib import Path as FilePath

import pytest

from rules.core.refusal import Refused
from table.audit.exported_audit import check
from table.audit.exported_journal import read_exported
from tests.chance import told_chance
from tests.golden.events import kinds
from tests.house.checkers import ASIDE as BESIDE
from tests.house.checkers import verdict
from tests.soak.programs import link_of, played
from tests.table.audit.chained_samples import journals
from tests.table.audit.forger import Document, Path, changed, paths, relinked

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


@pytest.mark.long
def test_without_a_noted_link_the_columns_and_the_types_alone_find_a_rebuilt_chain() -> None:
    """A chain binds nothing for a reader who has noted no link: the page on fairness says so."""
    found = Counter(passes(relinked(one)) for document in JOURNALS.values() for one in changes(document))
    assert found[False] > 0
    assert found[True] > 0


async def test_with_a_noted_link_every_change_anywhere_in_a_journal_is_found(tmp_path: FilePath) -> None:
    """Decks, rolls, hidden rolls, seals, notes and events: each kind of value is changed."""
    chance, by_kind = told_chance(), defaultdict[Path, list[Path]](list)
    document = await played(chance.randrange(10**6), tmp_path)
    for path in paths(document):
        is_row = path[0] == "chain" and path[-1] == "seq"  # of an omitted event, only the order matters
        if not is_row and not BESIDE & {*path}:
            by_kind[tuple("" if isinstance(step, int) else step for step in path)].append(path)
    some = [path for each in by_kind.values() for path in chance.sample(each, min(2, len(each)))]
    forged = {path: changed(document, path) for path in some}
    again = {path: relinked(one) for path, one in forged.items()}
    noted = link_of(document)
    missed = [path for path, one in forged.items() if _holds(one, noted)]
    missed += [path for path, one in again.items() if one != document and _holds(one, noted)]
    assert not missed
    assert len(by_kind) > 50
    assert any(_holds(one) for one in again.values()), "without the link, a rebuilt chain passes"


async def test_a_row_number_that_may_be_changed_changes_nothing_that_is_said(tmp_path: FilePath) -> None:
    """No hash covers the number of a row: only the order of rows matters, and what each of them is."""
    document = await played(told_chance().randrange(10**6), tmp_path)
    noted = link_of(document)
    honest = verdict(document, noted)
    rows = [path for path in paths(document) if path[-1] == "seq"]
    found = Counter[str]()
    for path in rows:
        report = verdict(relinked(changed(document, path)), noted)
        is_found = report is None or not report.holds
        assert is_found or report == honest
        found[f"{path[0]} {is_found}"] += 1
    assert {"events True", "decks True", "seals True", "chain True"} <= {*found}
    assert not {"events False", "decks False", "seals False"} & {*found}


async def test_numbers_of_rows_that_keep_their_order_say_the_same(tmp_path: FilePath) -> None:
    document = await played(told_chance().randrange(10**6), tmp_path)
    again = json.loads(json.dumps(document), object_hook=_renumbered)
    assert again["events"][0]["seq"] != document["events"][0]["seq"]
    found = verdict(again, link_of(document))
    assert found is not None
    assert found.holds
    assert found == verdict(document, link_of(document))


def _renumbered(value: Document) -> Document:
    return {**value, "seq": value["seq"] * 3 + 1} if "seq" in value else value


def _holds(document: Document, noted: str = "") -> bool:
    found = verdict(document, noted)
    return found is not None and found.holds
