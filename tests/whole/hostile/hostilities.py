"""Promises that hold for any input: an answer, no failure, no ping, and no raw text in a message.

A `Guard` checks everything that the bot has sent to Discord since its last check, to anybody.
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

#: A row's results for people who are allowed, the strongest first.
ALLOWED = (DOES, FORM, SEES)
#: Fields of an embed that Discord formats; its footer is not formatted.
FORMATTED = frozenset({"title", "description", "name", "value"})
#: Typed text that Discord would act on: mentions other than our pings, links, marks, blocks.
PING = re.compile(r"(?<!\\)<@[!&]?\d+>|(?<!\\)@(?:everyone|here)")
RAW = re.compile(
    r"(?<!\\)(?:<@[!&]?\d{1,14}>|<#3>|</x|<t:5|@everyone|@here|\[link\]\(|\*\*bold|_slanted|~~gone|\|\|secret|```)"
)
#: What somebody tells in a reply, which keeps their bold and italics (`chat.messages.own_words`), and the
#: marks of those.
TOLD = re.compile(r"💬 \*\*[^*\n]*:\*\*\n")
EMPHASIS = re.compile(r"\*\*bold\*\*|_slanted_")
#: Blocks of our drawings and of a refused form's texts, in which nothing is formatted. Discord ends one at
#: the first three backticks, wherever they are.
DRAWN = re.compile(r"```\n(?:(?!```).)*\n```", re.DOTALL)
#: Characters that are invisible, or that reverse the text around them.
HIDDEN = re.compile(
    "[\x00-\x09\x0b-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2060\u2066\u2069\ufeff\u00ad]|\u200b(?!$)"
)


def texts_of(value: Any, key: str = "") -> Iterator[tuple[str, str]]:
    """Yield every text that is sent, with the name of its field."""
    if isinstance(value, str):
        yield key, value
    elif isinstance(value, Mapping):
        for name, inner in value.items():
            yield from texts_of(inner, str(name))
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from texts_of(inner, key)


def messages_of(value: Any) -> Iterator[Mapping[str, Any]]:
    """Yield every message in a payload: every object with a content."""
    if isinstance(value, Mapping):
        if value.get("content"):
            yield value
        for inner in value.values():
            yield from messages_of(inner)


def formatted_of(message: Mapping[str, Any]) -> Iterator[str]:
    """Yield every text that Discord formats: not labels of controls, nor descriptions of pictures."""
    yield message["content"]
    for embed in message.get("embeds", ()):
        yield from (text for key, text in texts_of(embed) if key in FORMATTED)


@contextmanager
def hearing() -> Iterator[Heard]:
    """While active, record refusals and errors; saving works as usual."""
    heard = Heard()
    logging.getLogger().addHandler(heard)
    with pytest.MonkeyPatch.context() as patch:
        replace_refusal_line(patch, _hearing(heard))
        yield heard
    logging.getLogger().removeHandler(heard)


def _rank(answer: str) -> int:
    return ALLOWED.index(answer) if answer in ALLOWED else len(ALLOWED)


def somebody(row: Row) -> str:
    """Return a kind of person whom a row allows, preferably one who may act rather than only look."""
    return min(row.answers, key=lambda kind: _rank(row.answers[kind]))


@dataclass
class Guard:
    """Checks whether everything the bot has sent keeps the promises."""

    cast: Cast
    heard: Heard
    seen: int = 0

    def __post_init__(self) -> None:
        self.seen = len(self.cast.table.env.http_requests)

    def require(self, answer: Answer, said: object) -> str:
        """Return the result in a word; fail if a promise was broken."""
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
        """Return whether the pressed private message now shows the current duty instead."""
        return all(one.code in STALE for one in self.heard.refused)

    def _require_harmless(self, sent: Any, said: object) -> None:
        for message in messages_of(sent):
            allowed = message.get("allowed_mentions", {"parse": PING.findall(message["content"])})
            assert not allowed.get("parse"), (said, message)
            assert not allowed.get("roles"), (said, message)
            ours = {person.id for person in self.cast.people.values()}
            assert {*map(int, allowed.get("users", ()))} <= ours, (said, message)
            told = TOLD.match(message["content"])
            for text in formatted_of(message):
                own = EMPHASIS.sub("", text) if told and text == message["content"] else text
                assert not RAW.search(DRAWN.sub("", own)), (said, text)
        for key, text in texts_of(sent):
            assert not HIDDEN.search(text), (said, key, text)
