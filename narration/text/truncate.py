"""Shorten users' text to the available space: names, titles and lists of names in a headline."""

import unicodedata
from collections.abc import Sequence

from narration.text.line import Line, line, verbatim

#: The most characters of a name in a headline; the whole headline has at most 120.
NAME_LENGTH = 18
#: The most characters of a title in a headline, and of a goal in a column.
TITLE_LENGTH, GOAL_LENGTH = 28, 120
#: The most characters of a title above a story, and of what is at stake, in messages that fit a phone.
ABOVE_LENGTH, STAKE_LENGTH = 40, 48


def truncate(text: str, most: int = NAME_LENGTH) -> str:
    """Return a text cut to `most` characters, with an ellipsis; combining characters are not split off."""
    if len(text) <= most:
        return text
    end = most - 1
    while end > 1 and (unicodedata.combining(text[end]) or "\u200d" in text[end - 1 : end + 1]):
        end -= 1
    return f"{text[:end].rstrip()}…"


def truncated_line(text: str, most: int = NAME_LENGTH) -> Line:
    """Return a user's text, shortened, as a line."""
    return verbatim(truncate(text, most))


def name_list(names: Sequence[str], most: int = 3) -> tuple[Line, ...]:
    """Return shortened names for a headline: at most `most` of them, then how many more there are."""
    shown = tuple(map(truncated_line, names[:most]))
    return shown if len(names) <= most else (*shown, line("and-more", count=len(names) - most))
