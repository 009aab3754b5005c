"""Refusals as lines: the message `refusal-<code>` with its arguments.

A refusal quotes unreadable input like any other user text: on one line, and shortened.
"""

from narration.text.line import Arg, Line, line
from narration.text.truncate import truncate
from rules.core.names import clean
from rules.core.refusal import RefusalArg, Refused, Term

#: The most characters of a user's text in a refusal.
QUOTED = 300


def refusal_line(refused: Refused) -> Line:
    """Return the refusal in words. A `Term` becomes the word it names; a string counts as a user's text."""
    return line(f"refusal-{refused.code}", **{name: _arg(arg) for name, arg in refused.details.items()})


def _arg(arg: RefusalArg) -> Arg:
    match arg:
        case Term():
            return line(arg.id)
        case str():
            return truncate(clean(arg), QUOTED)
        case _:
            return arg
