"""Every button, menu and form that was ever posted is still read with its original meaning."""

from typing import Any

import pytest

from chat.client.client import Nattvakt
from chat.messages.components import LONGEST
from tests.golden import read
from tests.golden.shapes import reads
from tests.golden.verbs import VERBS, Line, described, presses, verb_of, vocabulary

LINES: dict[str, Line] = read(VERBS)
WORDS = vocabulary(LINES)


@pytest.mark.parametrize("name", LINES)
def test_a_route_reads_the_same_words_and_answers_the_same_way(bot: Nattvakt, name: str) -> None:
    live = {**bot.routes.verbs, **bot.routes.anywhere}
    assert name in live, f"what was posted with the verb {name} would be answered as stale"
    assert described(live[name], LINES[name]["example"], WORDS) == LINES[name]


def test_a_new_route_is_recorded(bot: Nattvakt) -> None:
    new = {*bot.routes.verbs, *bot.routes.anywhere} - LINES.keys()
    assert not new, 'write each down with something that was pressed: python -m tests.golden "n:verb:1:word"'


def test_every_recorded_custom_id_is_still_read(bot: Nattvakt) -> None:
    unread = [press for press in presses() if not _is_read(bot, press)]
    assert unread == []


def _is_read(bot: Nattvakt, press: Any) -> bool:
    verb = verb_of(bot, press.custom_id)
    return verb is not None and len(press.custom_id) <= LONGEST and reads(verb, press.words)


def test_every_route_has_a_recorded_custom_id() -> None:
    assert {press.verb for press in presses()} == LINES.keys()
