"""A journal of one save for each kind of event, from the recorded samples of all kinds."""

import json
from collections.abc import Iterator
from datetime import UTC, datetime

from pydantic_core import to_json

from narration.journal.chronicle import Logged, Place, PlacedEvent
from narration.journal.json_export import event_json
from narration.journal.proof_json import save_json
from narration.journal.speech import FileWording
from narration.text.texts import bundled_texts
from rules.registry import SYSTEMS
from storage.documents.chain import Link, StoredRow, StoredSave, linked
from table.audit.journal_chain import shown_saves
from tests.golden.events import codec_of, stored
from tests.table.audit.forger import Document

CAMPAIGN = 7
AT = datetime(2026, 9, 12, tzinfo=UTC)
SECRET = "5e" * 16


def journals() -> Iterator[tuple[str, Document]]:
    """Yield the name of each sample and its journal, in which it happens twice."""
    for sample in stored():
        codec, hidden = codec_of(sample), SYSTEMS[sample.system].hidden_fields
        doc = to_json(sample.doc).decode()
        event = codec.read_event(sample.kind, sample.format, doc)
        at = int(AT.timestamp() * 1000)
        row = StoredRow(1, at, "1", event.contest, event.turn, sample.kind, sample.format, doc)
        saves, head = [], ""
        for number in (1, 2):
            rows, made = (row._replace(seq=number),), Link("", SECRET)
            head = linked(CAMPAIGN, number, head, made, rows, hidden)
            saves.append(StoredSave(number, made._replace(head=head), rows, gone=False))
        logged = [Logged(number, AT, "1", event) for number in (1, 2)]
        pairs = [(save, save.link) for save in saves if save.link is not None]
        shown = [save_json(one) for one in shown_saves(pairs, logged, hidden)]
        here, told = Place(0, 0), []
        for one in logged:
            told.append(event_json(PlacedEvent(one, here.of(event), ()), FileWording(bundled_texts(), "en")))
            here = here.after(event)
        document = {
            "nattvakt": "journal",
            "format": 1,
            "campaign": {"id": CAMPAIGN, "name": "River", "system": sample.system},
            "edition": "gm",
            "language": "en",
            "part": {"session": None, "scene": None},
            "events": told,
            "chain": {"before": "", "saves": shown},
        }
        yield sample.name, json.loads(json.dumps(document))
