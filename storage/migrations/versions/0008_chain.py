"""Adds the chain over the saves to the log. What was saved before stays without a link."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None

#: The columns that may never change: all but those of the outbox.
LASTING = (
    "seq, campaign, version, at, seat, contest, turn, kind, format, doc, back, proof, saved, rolls, drawn, "
    "chain"
)


def upgrade() -> None:
    op.add_column("events", sa.Column("chain", sa.Text, nullable=True))
    if op.get_bind().dialect.name == "sqlite":
        op.execute("DROP TRIGGER events_no_update")
        op.execute(
            f"CREATE TRIGGER events_no_update BEFORE UPDATE OF {LASTING} ON events "
            "BEGIN SELECT RAISE(ABORT, 'the log of events is append-only'); END"
        )
