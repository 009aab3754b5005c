"""Why nothing happened: a code and its arguments, never a sentence.

The text of a code is the message `refusal-<code>`; the arguments fill its variables.
A `Term` argument is a word of ours, itself a message; a plain string is text that a user typed.
"""

from typing import NamedTuple


class Term(NamedTuple):
    """A word of the rules, by message id, such as `nyx-attribute-body`."""

    id: str


RefusalArg = int | str | Term


class Refused(Exception):
    """The action is not allowed now; nothing was changed."""

    def __init__(self, code: str, **args: RefusalArg) -> None:
        super().__init__(code)
        self.code = code
        self.details = args
