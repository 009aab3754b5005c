"""What the operator does at a terminal: `python bot.py backup`, `restore`, `doctor` and the like.

Each verb is a module that is a `Verb`. Knows storage, texts and settings; not Discord.
"""

import argparse
from typing import Protocol, TypeAlias

from settings import Settings

#: argparse gives what `add_subparsers` returns no public name.
Verbs: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"  # noqa: SLF001


class Verb(Protocol):
    """One verb of the command line."""

    def add(self, verbs: Verbs) -> None:
        """Declare the verb and its options."""

    async def run(self, options: argparse.Namespace, settings: Settings) -> int:
        """Do it, and return the exit code; what is raised is a StorageError or ConfigError, one sentence."""
