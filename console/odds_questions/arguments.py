"""Argument types for `python bot.py odds`: bounded numbers, and the options that every question has."""

import argparse
from collections.abc import Callable
from typing import NoReturn, TypeAlias

from typing_extensions import override

from narration.parts.odds import Odds
from narration.text.languages import LANGUAGES

Kinds: TypeAlias = "argparse._SubParsersAction[Parser]"  # noqa: SLF001  # it has no public name
Answers = Callable[[argparse.Namespace], Odds]

#: Bounds above any value and any pool in the games.
MOST_VALUE, MOST_DICE = 99, 99


class Parser(argparse.ArgumentParser):
    """An argument parser that reports an error in one sentence, without the usage."""

    @override
    def error(self, message: str) -> NoReturn:
        self.exit(2, f'{message[:1].upper()}{message[1:]}; "{self.prog} --help" says more.\n')


def question(kinds: Kinds, name: str, help_: str, answers: Answers) -> Parser:
    """Return the parser of one question, with the options that all questions have."""
    asked = kinds.add_parser(name, help=help_)
    asked.add_argument("--json", action="store_true", help="print JSON")
    asked.add_argument("--language", choices=LANGUAGES, help="of the text (default: as configured)")
    asked.set_defaults(answers=answers)
    return asked


def within(least: int, most: int) -> Callable[[str], int]:
    """Return an argparse type that reads a whole number from `least` to `most`."""

    def read(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            raise argparse.ArgumentTypeError(f"'{text}' is not a whole number") from None
        if not least <= number <= most:
            raise argparse.ArgumentTypeError(f"{number} is not between {least} and {most}")
        return number

    return read


def several(
    what: str, such_as: str, least: int, *bounds: tuple[int, int]
) -> Callable[[str], tuple[int, ...]]:
    """Return an argparse type that reads comma-separated numbers: at least `least`, at most one per bound."""

    def read(text: str) -> tuple[int, ...]:
        parts = text.split(",")
        if not least <= len(parts) <= len(bounds):
            raise argparse.ArgumentTypeError(f"'{text}' is not {what}, such as {such_as}")
        return tuple(within(*bound)(part) for bound, part in zip(bounds, parts, strict=False))

    return read
