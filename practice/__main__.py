"""`python -m practice`: the real bot with three people on a page in the browser, without a token."""

from __future__ import annotations

import argparse
import asyncio
import logging
import os
import socket
import sys
from collections.abc import Sequence
from pathlib import Path

from application import create_bot
from narration.text.languages import LANGUAGES
from practice.event_log import events_after
from practice.runner import TableConfig, run
from practice.scenes.ready_scenes import SCENES, language_here
from practice.server import HOST, PortTaken
from practice.simulation.requests import Begin
from practice.simulation.state import StateDir, StateError
from practice.simulation.world import Bot, MakeBot
from settings import Settings
from storage.documents.errors import StorageError

PORT = 8780
STATE = Path("data/practice")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the table until Ctrl+C; return the exit code: 0 after that, 2 if the table could not start."""
    options = _parser().parse_args(arguments)
    logging.basicConfig(level=logging.WARNING, format="{levelname}: {name}: {message}", style="{")
    try:
        with StateDir(options.state) as state:
            if options.fresh:
                state.clear()
            house = TableConfig(
                _real_bot(state), state, events_after, offers=True, suits=options.language is None
            )
            asyncio.run(run(house, port=options.port, first=_first(options)))
    except (StateError, PortTaken, StorageError) as error:
        print(error, file=sys.stderr)
        return 2
    return 0


def _first(options: argparse.Namespace) -> Begin:
    """Return the scene that was asked for, or `river`, which begins only on a fresh table."""
    language = options.language or language_here(os.environ)
    return Begin(scene=options.scene or "river", language=language, fresh=options.scene is None)


def _real_bot(state: StateDir) -> MakeBot:
    settings = Settings(database=str(state.database), web_port=_free_port())

    def make() -> Bot:
        return create_bot(settings, practice=True)

    return make


def _free_port() -> int:
    """Return a port of this machine for the pages of campaigns, another one at each start."""
    with socket.socket() as found:
        found.bind((HOST, 0))
        port: int = found.getsockname()[1]
        return port


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m practice",
        description="Play with the real bot in the browser: a game master, two players, no token.",
    )
    parser.add_argument(
        "--port",
        type=int,
        choices=range(65536),
        metavar="PORT",
        default=PORT,
        help=f"where to listen on 127.0.0.1 (default: {PORT})",
    )
    parser.add_argument(
        "--state",
        type=Path,
        default=STATE,
        metavar="PATH",
        help=f"where the table is kept (default: {STATE})",
    )
    parser.add_argument(
        "--scene", choices=sorted(SCENES), help="what a fresh table begins with (default: river)"
    )
    parser.add_argument(
        "--language", choices=LANGUAGES, help="the scene's language (default: that of this computer)"
    )
    parser.add_argument("--fresh", action="store_true", help="forget what was played there, and start over")
    return parser


if __name__ == "__main__":
    sys.exit(main())
