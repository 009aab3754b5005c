"""The page's texts: the same keys in every language, with none unused and none missing."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

ROOM = Path(__file__).parents[2] / "practice"
LANGUAGES = ("en", "sv", "ru")


def strings(language: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((ROOM / "strings" / f"{language}.json").read_text("utf-8"))
    return found


def holes(text: Any) -> set[str]:
    return set(re.findall(r"\{(\w+)\}", text)) if isinstance(text, str) else set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_strings_with_the_same_placeholders(language: str) -> None:
    english, other = strings("en"), strings(language)
    assert list(other) == sorted(english)
    assert {key: holes(text) for key, text in other.items()} == {k: holes(t) for k, t in english.items()}
    assert {key: type(text) for key, text in other.items()} == {k: type(t) for k, t in english.items()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_list_of_things_to_try_is_short(language: str) -> None:
    lists = [text for text in strings(language).values() if isinstance(text, list)]
    assert all(1 < len(each) < 7 and all(len(step) <= 110 for step in each) for each in lists)


def test_every_word_is_used_and_every_word_that_is_used_exists() -> None:
    code = "".join(path.read_text("utf-8") for path in (ROOM / "page").glob("*.js"))
    known = {key for key in strings("en") if not re.match("try_|system_|scene_|tour_[a-z]+_", key)}
    # The page builds the other keys itself.
    quoted = set(re.findall(r'"([a-z][a-z_]*)"', code))
    assert known <= quoted
    assert set(re.findall(r'\bsay\("([a-z_]+)"', code)) <= known
