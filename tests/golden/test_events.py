"""Every event that was ever stored is still read, written back unchanged, and narrated as before."""

import json

import pytest

from tests.golden import read
from tests.golden.events import TOLD, Stored, codec_of, event_of, kinds, stored, told

SAMPLES = stored()
LINES = read(TOLD)
EVERY = pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: sample.name)


def test_every_kind_of_event_has_a_sample() -> None:
    assert sorted(kinds()) == sorted(sample.name for sample in SAMPLES if not sample.shape)


@EVERY
def test_a_stored_event_is_read_and_written_back_as_it_was(sample: Stored) -> None:
    again = codec_of(sample).event(event_of(sample))
    assert again["kind"] == sample.kind
    if again["format"] == sample.format:  # otherwise it was migrated, and test_documents covers that
        assert json.loads(str(again["doc"])) == sample.doc


@EVERY
def test_a_stored_event_is_narrated_as_before(sample: Stored) -> None:
    rewrite = "if users are meant to read something else: python -m tests.golden told"
    assert told(sample) == LINES[sample.name], rewrite
