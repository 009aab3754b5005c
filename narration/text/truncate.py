"""Users' text cut to the room that there is: names, titles and lists of names in a headline."""

import unicodedata
from collections.abc import Sequence

from narration.text.line import Line, line, verbatim

#: Characters of a name in a headline, which has 120 in all.
NAME = 18
#: Characters of a title in a headline, and of a goal in a column.
TITLE, GOAL = 28, 120


def short(text: str, most: int = NAME) -> str:
    """The text in at most so many characters; what was cut is an ellipsis, and no letter is torn."""
    if len(text) <= most:
        return text
    end = most - 1
    while end > 1 and (unicodedata.combining(text[end]) or "\u200d" in text[end - 1 : end + 1]):
        end -= 1
    return f"{text[:end].rstrip()}…"


def brief(text: str, most: int = NAME) -> Line:
    """A user's text, shortened, standing alone."""
    return verbatim(short(text, most))


def several(names: Sequence[str], most: int = 3) -> tuple[Line, ...]:
    """Names for a headline, shortened; of more than it has room for, how many more there are."""
    shown = tuple(map(brief, names[:most]))
    return shown if len(names) <= most else (*shown, line("and-more", count=len(names) - most))
