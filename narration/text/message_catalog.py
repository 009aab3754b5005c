"""The messages of one language as written in their files, each parsed when it is first needed.

A freshly started process needs few of them, and parsing all of them takes seconds on a small machine.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cached_property
from pathlib import Path
from threading import RLock
from typing import Any, Final, NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.runtime.types import FluentType
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor
from typing_extensions import override

from narration.text.text_error import TextError

Functions = dict[str, Callable[[Any], FluentType]]

#: Matches the start of an entry. All text up to the next entry, except comments, belongs to it.
ENTRY: Final = re.compile(r"^(-?[A-Za-z][\w-]*) *=")
#: The name for any text before the first entry of a file; there should be none.
NOWHERE: Final = ""


class CatalogEntry(NamedTuple):
    """The source text of an entry, and the name of its file."""

    file: str
    source: str


class MessageCatalog:
    """Every message of a language. Its files are read when the first one is needed."""

    def __init__(self, language: str, directory: Path, functions: Functions) -> None:
        self._language = language
        self._directory = directory
        self._functions = functions
        self._parsed: set[str] = set()
        self._parsing = RLock()

    @cached_property
    def bundle(self) -> FluentBundle:
        """The messages that are parsed already."""
        return FluentBundle([self._language], functions=self._functions, use_isolating=False)

    @cached_property
    def _pieces(self) -> dict[str, CatalogEntry]:
        """Every entry of `*.ftl`. Raises `TextError` if one is repeated or there are none."""
        pieces: dict[str, CatalogEntry] = {}
        for path in sorted(self._directory.glob("*.ftl")):
            for name, source in _entries(path.read_text(encoding="utf-8")):
                if name in pieces:
                    both = f"{pieces[name].file} and {path.name}"
                    raise TextError(f"{self._language}, {name}: stands in both {both}")
                if name or source.strip():
                    pieces[name or f"{path.name}:"] = CatalogEntry(path.name, source)
        if not pieces:
            raise TextError(f"{self._language}: there is no message in {self._directory}")
        return pieces

    def parse_all(self) -> None:
        """Parse everything that is not parsed yet. Raises `TextError` for text that is not Fluent."""
        for name in self._pieces:
            self._need(name)

    def pattern(self, name: str) -> Pattern:
        """Return the pattern of a message, or of an attribute given as `message.attribute`.

        Raises `TextError` if there is none.
        """
        message, _, attribute = name.partition(".")
        self._need(message)
        if not self.bundle.has_message(message):
            raise TextError("missing")
        entry = self.bundle.get_message(message)
        pattern = entry.attributes.get(attribute) if attribute else entry.value
        if pattern is None:
            raise TextError("missing")
        return pattern

    def _need(self, name: str) -> None:
        """Parse a message and everything it refers to; an unknown name fails only when it is rendered.

        Pictures are described in a worker thread, so a lock lets only one thread parse at a time.
        """
        with self._parsing:
            if name in self._parsed or name not in self._pieces:
                return
            self._parsed.add(name)
            resource = FluentResource(self._pieces[name].source)
            self._require_fluent(name, resource)
            self.bundle.add_resource(resource)
            for other in referred_to(resource):
                self._need(other)

    def _require_fluent(self, name: str, resource: ast.Resource) -> None:
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                fault = entry.annotations[0].message if entry.annotations else "not Fluent"
                content = (entry.content or "").strip()
                raise TextError(f"{self._language}, {self._pieces[name].file}: {fault}: {content}")


def _entries(text: str) -> Iterator[tuple[str, str]]:
    """Yield each entry of a file with its name, without comments."""
    name, lines = NOWHERE, list[str]()
    for each in text.splitlines(keepends=True):
        if begins := ENTRY.match(each):
            yield name, "".join(lines)
            name, lines = begins[1], []
        if not each.startswith("#"):
            lines.append(each)
    yield name, "".join(lines)


def referred_to(resource: ast.Resource) -> set[str]:
    """Return the names of the messages and terms (with their dash) that a resource refers to."""
    seen = _References()
    seen.visit(resource)
    return seen.names


class _References(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    @override
    def generic_visit(self, node: ast.BaseNode) -> None:
        if isinstance(node, ast.MessageReference):
            self.names.add(node.id.name)
        if isinstance(node, ast.TermReference):
            self.names.add(f"-{node.id.name}")
        super().generic_visit(node)
