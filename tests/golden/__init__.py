"""What an earlier version put out, kept: whatever people have from it must go on working.

The version is 0.1.0, before the code was moved into its present rooms. It wrote the files in `samples/`:

- `verbs.json`, `presses.json`: what stands in buttons, menus and forms that were posted, and its parsers.
- `commands.json`: all slash commands as Discord was told them.
- `events.json`: an event of each kind as it was stored.
- `campaigns.sqlite3.gz`, `discord.json.gz`: a database with a contest of each game in the middle, and the
  simulated Discord in which it was played.
- `answers.json`: what that version answered to buttons of these contests.
- `export-*.json`, `journal-*.json`: files that people took away.

Which of them may be rewritten, and when, stands in `tests/golden/__main__.py`.
"""

import gzip
import json
from pathlib import Path
from typing import Any

SAMPLES = Path(__file__).with_name("samples")
GAMES = ("nyx", "noir", "zapas")


def read(name: str) -> Any:
    """Return a sample that is JSON."""
    return json.loads((SAMPLES / name).read_text(encoding="utf-8"))


def unpacked(name: str) -> bytes:
    """Return what a compressed sample holds."""
    return gzip.decompress((SAMPLES / f"{name}.gz").read_bytes())
