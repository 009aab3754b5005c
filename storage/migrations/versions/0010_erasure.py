"""Lets the log of a campaign be deleted together with the campaign, and only then."""

from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    if op.get_bind().dialect.name == "sqlite":
        op.execute("DROP TRIGGER events_no_delete")
        op.execute(
            "CREATE TRIGGER events_no_delete BEFORE DELETE ON events "
            "WHEN NOT EXISTS (SELECT 1 FROM notes WHERE key = 'erasing ' || OLD.campaign) "
            "BEGIN SELECT RAISE(ABORT, 'the log of events is append-only'); END"
        )
