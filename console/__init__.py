"""Commands for the operator at a terminal: `python bot.py backup`, `restore`, `doctor` and so on.

Each command is a module that implements `Verb`. The package does not depend on Discord.
"""

import argparse
from typing import Protocol, TypeAlias

from settings import Settings

#: argparse has no public name for the type that `add_subparsers` returns.
Verbs: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"  # noqa: SLF001


class Verb(Protocol):
    """One command of the command line."""

    def add(self, verbs: Verbs) -> None:
        """Declare the command and its options."""

    async def run(self, options: argparse.Namespace, settings: Settings) -> int:
        """Run it and return the exit code; raises `StorageError` or `ConfigError` with one sentence."""
