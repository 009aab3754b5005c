"""What holds whatever anybody sends: it is answered, nothing fails, nobody is pinged, nothing is shown raw.

A `Guard` looks at all that the bot sent to Discord since it looked last, whoever it was for.
"""

import logging
import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import pytest

from chat.interactions.dispatch import STALE
from tests.simulated.refusals import replace_refusal_line
from tests.simulated.tabletop import Answer
from tests.whole.hostile.garbage import answered
from tests.whole.permissions.cast import Cast
from tests.whole.permissions.rows import Row
from tests.whole.permissions.trial import DOES, FORM, SEES, Heard, _hearing

#: What a row may say of somebody who may, the most telling first.
ALLOWED = (DOES, FORM, SEES)
#: Where Discord formats in an embed: not in its foot.
FORMATTED = frozenset({"title", "description", "name", "value"})
#: What people typed, as Discord would act on it: mentions but for our own pings, links, marks, blocks.
PING = re.compile(r"(?<!\\)<@[!&]?\d+>|(?<!\\)@(?:everyone|here)")
RAW = re.compile(
    r"(?<!\\)(?:<@[!&]?\d{1,14}>|<#3>|</x|<t:5|@everyone|@here|\[link\]\(|\*\*bold|_slanted|~~gone|\|\|secret|```)"
)
#: Our own drawings, in which nothing is formatted.
DRAWN = re.compile(r"```\n.*?\n```", re.DOTALL)
#: What shows nothing, or turns around what stands beside it.
HIDDEN = re.compile(
    "[\x00-\x09\x0b-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2060\u2066\u2069\ufeff\u00ad]|\u200b(?!$)"
)


def texts_of(value: Any, key: str = "") -> Iterator[tuple[str, str]]:
    """Every text that is sent, with the name of its field."""
    if isinstance(value, str):
        yield key, value
    elif isinstance(value, Mapping):
        for name, inner in value.items():
            yield from texts_of(inner, str(name))
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from texts_of(inner, key)


def messages_of(value: Any) -> Iterator[Mapping[str, Any]]:
    """Every message in what is sent: what has a content."""
    if isinstance(value, Mapping):
        if value.get("content"):
            yield value
        for inner in value.values():
            yield from messages_of(inner)


def formatted_of(message: Mapping[str, Any]) -> Iterator[str]:
    """Every text of a message in which Discord formats: not what buttons and menus say, nor of pictures."""
    yield message["content"]
    for embed in message.get("embeds", ()):
        yield from (text for key, text in texts_of(embed) if key in FORMATTED)


@contextmanager
def hearing() -> Iterator[Heard]:
    """While open, what is refused and what goes wrong is heard; everything is saved as ever."""
    heard = Heard()
    logging.getLogger().addHandler(heard)
    with pytest.MonkeyPatch.context() as patch:
        replace_refusal_line(patch, _hearing(heard))
        yield heard
    logging.getLogger().removeHandler(heard)


def _rank(answer: str) -> int:
    return ALLOWED.index(answer) if answer in ALLOWED else len(ALLOWED)


def somebody(row: Row) -> str:
    """Who may do what a row says: who does it rather than who sees it."""
    return min(row.answers, key=lambda kind: _rank(row.answers[kind]))


@dataclass
class Guard:
    """Looks whether what the bot has sent keeps the promises."""

    cast: Cast
    heard: Heard
    seen: int = 0

    def __post_init__(self) -> None:
        self.seen = len(self.cast.table.env.http_requests)

    def require(self, answer: Answer, said: object) -> str:
        """Return what came of it in a word; fail where a promise was broken."""
        assert answered(answer), said
        assert not self.heard.failed, (said, self.heard.failed)
        outcome = self.heard.outcome(answer)
        if self.heard.refused and not self._is_late:
            assert answer.message.ephemeral, said
        for entry in self.cast.table.env.http_requests[self.seen :]:
            self._require_harmless(entry.json, said)
        self.seen = len(self.cast.table.env.http_requests)
        self.heard.clear()
        return outcome

    @property
    def _is_late(self) -> bool:
        """Whether the message that was pressed, which is private, now shows what is due instead."""
        return all(one.code in STALE for one in self.heard.refused)

    def _require_harmless(self, sent: Any, said: object) -> None:
        for message in messages_of(sent):
            allowed = message.get("allowed_mentions", {"parse": PING.findall(message["content"])})
            assert not allowed.get("parse"), (said, message)
            assert not allowed.get("roles"), (said, message)
            ours = {person.id for person in self.cast.people.values()}
            assert {*map(int, allowed.get("users", ()))} <= ours, (said, message)
            for text in formatted_of(message):
                assert not RAW.search(DRAWN.sub("", text)), (said, text)
        for key, text in texts_of(sent):
            assert not HIDDEN.search(text), (said, key, text)
