"""Write docs/reference from the program itself: commands, settings, refusals and rules.

`python -m tests.reference` writes the pages; a test fails if a page no longer matches the program.
"""

from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGES = ROOT / "docs" / "reference"
HEAD = "Written from {source} by `python -m tests.reference`; a test fails when it is out of date.\n"


def head(title: str, said: str, source: str) -> str:
    """Return the beginning of a page."""
    return f"# {title}\n\n{said} {HEAD.format(source=source)}"


def row(*cells: str) -> str:
    """Return a row of a table, with its cells escaped."""
    return f"| {' | '.join(cell.replace('|', '&#124;').replace(chr(10), ' ') for cell in cells)} |"


def table(*heads: str) -> list[str]:
    """Return the head of a table."""
    return [row(*heads), "|---" * len(heads) + "|"]
