"""The command line: `python bot.py run` starts the bot, and the operator's other commands are beside it.

A command's module is imported only when the command is used, so that the short ones start at once.
"""

import argparse
import asyncio
import gc
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, cast

from typing_extensions import override

from console import CommandFailed, Verb
from storage.documents.errors import StorageError

VERSION = "1.0.0"
"""The only place with the version; pyproject.toml and `make release` read it."""

#: After so many new objects Python looks for garbage. Imports make many and leave hardly any; with its usual
#: 700, looking takes a tenth of a command's time.
NEW_OBJECTS = 100_000

#: The commands by name: the module that runs each, and its line in the help.
COMMANDS = {
    "run": ("application", "start the bot; Ctrl+C or SIGTERM stops it cleanly"),
    "backup": ("console.backup", "copy the database, even while the bot runs, and check the copy"),
    "restore": (
        "console.restore",
        "replace the database with a backup, and keep the old one; stop the bot first",
    ),
    "doctor": ("console.doctor", "check configuration, database and texts, and say how to fix what is wrong"),
    "export": ("console.export", "write a campaign's journal to a file, even while the bot runs"),
    "publish": ("console.publish", "write the pages of campaigns to a directory, even while the bot runs"),
    "odds": ("console.odds", "exact chances for preparation, as text or JSON"),
    "verify": ("console.verify", "check the dice and sealed choices in a journal exported as JSON"),
}


class CommandParser(argparse.ArgumentParser):
    """The parser of one command, which declares its options once it has been chosen."""

    def __init__(self, *, module: str, **options: Any) -> None:
        super().__init__(**options)
        self._module = module

    @override
    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        verb = cast("Verb", import_module(self._module))
        verb.declare(self)
        self.set_defaults(run=verb.run)
        return super().parse_known_args(args, namespace)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; return 0 on success, 2 for a configuration error, 1 for any other failure."""
    start_quickly()
    os.umask(0o077)  # databases, backups and exports hold what nobody else on the machine may read
    options = _parser().parse_args(arguments)
    from settings import ConfigError, load  # noqa: PLC0415 - the help needs no settings

    try:
        done: int = asyncio.run(options.run(options, load(options.config)))
    except ConfigError as error:
        return _give_up(error, 2)
    except (CommandFailed, StorageError) as error:
        return _give_up(error, 1)
    return done


def start_quickly() -> None:
    """Do without what only costs time while modules are imported."""
    os.environ.setdefault("PYDANTIC_DISABLE_PLUGINS", "__all__")  # there are none, and the search takes 45 ms
    gc.set_threshold(NEW_OBJECTS)


def _give_up(error: Exception, code: int) -> int:
    print(error, file=sys.stderr)
    return code


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python bot.py",
        description="Nattvakt, a Discord bot that runs campaigns of tabletop role-playing games.",
        epilog="README.md says how to get a token, docs/operating.md how to keep the bot running; "
        "config.example.toml has every setting.",
    )
    parser.add_argument("--version", action="version", version=f"Nattvakt {VERSION}")
    parser.add_argument(
        "--config",
        type=Path,
        metavar="PATH",
        help="the settings file (default: NATTVAKT_CONFIG from the environment, or ./config.toml)",
    )
    commands = parser.add_subparsers(
        dest="verb", required=True, metavar="COMMAND", parser_class=CommandParser
    )
    for name, (module, help_) in COMMANDS.items():
        commands.add_parser(name, module=module, help=help_)
    return parser


if __name__ == "__main__":
    sys.exit(main())
