"""The exception for refused actions: a code and its arguments, never a sentence.

The text of a code is the message `refusal-<code>`; the arguments fill its variables. A `Term` argument is a
term of the game and has a message of its own. A plain string is text that a user typed.
"""

from typing import NamedTuple


class Term(NamedTuple):
    """A term of the rules, given by its message id, such as `nyx-attribute-body`."""

    id: str


RefusalArg = int | str | Term


class Refused(Exception):
    """The action is not allowed now; nothing was changed."""

    def __init__(self, code: str, **args: RefusalArg) -> None:
        super().__init__(code)
        self.code = code
        self.details = args
