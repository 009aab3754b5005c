"""Translates scripts: the same steps with texts in another language.

What people type and the labels of buttons and menus are looked up by the English text.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, assert_never

from practice.scenes.script import Choose, Fill, Press, Say, Slash, Step


def translated(steps: Sequence[Step], words: Mapping[str, str]) -> Iterator[Step]:
    """Yield the steps, with every text that `words` knows replaced."""

    def of(text: str) -> str:
        return words.get(text, text)

    for step in steps:
        match step:
            case Slash():
                yield replace(step, options={key: _value(each, words) for key, each in step.options.items()})
            case Say():
                yield replace(step, text=of(step.text))
            case Press():
                yield replace(step, label=of(step.label))
            case Choose():
                yield replace(step, menu=of(step.menu), labels=tuple(map(of, step.labels)))
            case Fill():
                yield replace(step, texts=tuple(map(of, step.texts)))
            case _:
                assert_never(step)


def _value(given: Any, words: Mapping[str, str]) -> Any:
    return words.get(given, given) if isinstance(given, str) else given
