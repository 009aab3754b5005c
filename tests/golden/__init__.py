"""Samples of the output of version 0.1.0; everything that people have from that version must keep working.

Version 0.1.0 was written before the code was moved into its present packages. It wrote the files in
`samples/`:

- `verbs.json`, `presses.json`: the ids of posted buttons, menus and forms, and the shapes that their parsers
  accept.
- `commands.json`: all slash commands as they were registered with Discord.
- `events.json`: an event of each kind as it was stored.
- `campaigns.sqlite3.gz`, `discord.json.gz`: a database with an unfinished contest of each game, and the
  simulated Discord in which these contests were played.
- `answers.json`: that version's answers to the buttons of these contests.
- `export-*.json`, `journal-*.json`: files that people downloaded.

`samples/1.0.0` holds what version 1.0.0 wrote: see `release.py`.

`tests/golden/__main__.py` says which samples may be rewritten, and when.
"""

import gzip
import json
from pathlib import Path
from typing import Any

SAMPLES = Path(__file__).with_name("samples")
GAMES = ("nyx", "noir", "zapas")


def read(name: str) -> Any:
    """Return the content of a JSON sample."""
    return json.loads((SAMPLES / name).read_text(encoding="utf-8"))


def unpacked(name: str) -> bytes:
    """Return the content of a compressed sample."""
    return gzip.decompress((SAMPLES / f"{name}.gz").read_bytes())
