"""The texts that the people in the pictures write, and the labels they press, in one language.

Names and sentences are in `<language>.toml` in this directory; labels come from `locales/`, so that a story
still works when a label changes there.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from narration.text.languages import Language
from narration.text.line import Arg, line
from narration.text.texts import bundled_texts
from practice.simulation.state import Locale

HERE = Path(__file__).parent
LOCALES: dict[Language, Locale] = {"en": "en-US", "sv": "sv-SE", "ru": "ru"}
"""The client locale for each of our languages."""


class Words:
    """The words of one language: `words["name"]` is from its file, `words.label(id)` from the bot."""

    def __init__(self, language: Language) -> None:
        self.language = language
        self._said: dict[str, Any] = tomllib.loads((HERE / f"{language}.toml").read_text(encoding="utf-8"))

    def __getitem__(self, name: str) -> str:
        return str(self._said[name])

    def list(self, name: str) -> tuple[str, ...]:
        """Return a list of texts from the file."""
        return tuple(self._said[name])

    def label(self, message: str, **arguments: Arg) -> str:
        """Return the label of a button or a menu, by the id of its message."""
        return bundled_texts().say(self.language, line(message, **arguments))
