"""Users' text cut to the room that there is: names, titles and lists of names in a headline."""

import unicodedata
from collections.abc import Sequence

from narration.text.line import Line, line, verbatim

#: Characters of a name in a headline, which has 120 in all.
NAME_LENGTH = 18
#: Characters of a title in a headline, and of a goal in a column.
TITLE_LENGTH, GOAL_LENGTH = 28, 120


def truncate(text: str, most: int = NAME_LENGTH) -> str:
    """The text in at most so many characters; what was cut is an ellipsis, and no letter is torn."""
    if len(text) <= most:
        return text
    end = most - 1
    while end > 1 and (unicodedata.combining(text[end]) or "\u200d" in text[end - 1 : end + 1]):
        end -= 1
    return f"{text[:end].rstrip()}…"


def truncated_line(text: str, most: int = NAME_LENGTH) -> Line:
    """A user's text, shortened, standing alone."""
    return verbatim(truncate(text, most))


def name_list(names: Sequence[str], most: int = 3) -> tuple[Line, ...]:
    """Names for a headline, shortened; of more than it has room for, how many more there are."""
    shown = tuple(map(truncated_line, names[:most]))
    return shown if len(names) <= most else (*shown, line("and-more", count=len(names) - most))
