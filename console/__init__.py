"""Commands for the operator at a terminal: `python bot.py backup`, `restore`, `doctor` and so on.

Each command is a module that implements `Verb`. The package does not depend on Discord.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:  # the settings take longer to import than the help may take
    import argparse

    from settings import Settings


class CommandFailed(Exception):
    """A command cannot do its work now; the message is one sentence for the operator."""


class Verb(Protocol):
    """One command of the command line."""

    def declare(self, parser: argparse.ArgumentParser) -> None:
        """Declare the command's options."""

    async def run(self, options: argparse.Namespace, settings: Settings) -> int:
        """Run it and return the exit code; raises `StorageError` or `ConfigError` with one sentence."""
