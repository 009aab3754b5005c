"""A next release of this program: the same, with one more migration and one more format of every document."""

from pathlib import Path
from shutil import copytree, ignore_patterns

from storage.database.migrate import REVISIONS

ROOT = Path(__file__).parents[1]
#: What is changed, and what a bot does not need.
CHANGED, NOT_NEEDED = {"storage", "tests"}, ("docs", "benchmarks", "requirements")
#: The revision of its tables, which every program that knows ours may use.
REVISION = f"9000_since_{REVISIONS[-1][:4]}"
MIGRATION = f'''
import sqlalchemy as sa
from alembic import op

revision = "{REVISION}"
down_revision = "{REVISIONS[-1]}"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table("kites", sa.Column("id", sa.Integer, primary_key=True))
    for table in ("campaigns", "contests", "events", "characters", "decks", "posts", "notes"):
        op.add_column(table, sa.Column("kite", sa.Integer, nullable=False, server_default="0"))
'''
FORMATS = """

STEPS = {kind: (*steps, adds("kite")) for kind, steps in STEPS.items()}
"""


def built(directory: Path) -> Path:
    """Build the next release in a new directory; return that."""
    directory.mkdir()
    for each in ROOT.iterdir():
        if each.name not in CHANGED.union(NOT_NEEDED) and not each.name.startswith("."):
            (directory / each.name).symlink_to(each)
    copytree(ROOT / "storage", directory / "storage", ignore=ignore_patterns("__pycache__"))
    versions = directory / "storage" / "migrations" / "versions"
    (versions / f"{REVISION}_kites.py").write_text(MIGRATION, encoding="utf-8")
    with (directory / "storage" / "documents" / "upgrades.py").open("a", encoding="utf-8") as file:
        file.write(FORMATS)
    launch = directory / "tests" / "process"
    launch.mkdir(parents=True)
    (launch / "launch.py").write_bytes((ROOT / "tests" / "process" / "launch.py").read_bytes())
    return directory
