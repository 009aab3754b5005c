"""Why nothing happened, as a line: the message `refusal-<code>` with its arguments."""

from narration.line import Arg, Line, line
from rules.refusal import RefusalArg, Refused, Term


def refusal_line(refused: Refused) -> Line:
    """The refusal in words; a `Term` becomes the word it names, a string stays what a user typed."""
    return line(f"refusal-{refused.code}", **{name: _arg(arg) for name, arg in refused.details.items()})


def _arg(arg: RefusalArg) -> Arg:
    return line(arg.id) if isinstance(arg, Term) else arg
