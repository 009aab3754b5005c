"""The reference under docs/reference, written from the program itself: commands, settings, refusals, rules.

`python -m tests.reference` writes it; a test tells when a page is no longer what the program says.
"""

from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGES = ROOT / "docs" / "reference"
HEAD = "Written from {source} by `python -m tests.reference`; a test tells when it is out of date.\n"


def head(title: str, said: str, source: str) -> str:
    """Return what a page begins with."""
    return f"# {title}\n\n{said} {HEAD.format(source=source)}"


def row(*cells: str) -> str:
    """Return a row of a table; nothing in a cell ends it."""
    return f"| {' | '.join(cell.replace('|', '&#124;').replace(chr(10), ' ') for cell in cells)} |"


def table(*heads: str) -> list[str]:
    """Return the head of a table."""
    return [row(*heads), "|---" * len(heads) + "|"]
