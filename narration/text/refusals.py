"""Why nothing happened, as a line: the message `refusal-<code>` with its arguments.

What was typed and could not be read is quoted as any other text is shown: on one line, and not at length.
"""

from narration.text.line import Arg, Line, line
from narration.text.truncate import truncate
from rules.core.names import clean
from rules.core.refusal import RefusalArg, Refused, Term

#: The most characters of a text that a refusal quotes.
QUOTED = 300


def refusal_line(refused: Refused) -> Line:
    """The refusal in words; a `Term` becomes the word it names, a string stays what a user typed."""
    return line(f"refusal-{refused.code}", **{name: _arg(arg) for name, arg in refused.details.items()})


def _arg(arg: RefusalArg) -> Arg:
    match arg:
        case Term():
            return line(arg.id)
        case str():
            return truncate(clean(arg), QUOTED)
        case _:
            return arg
