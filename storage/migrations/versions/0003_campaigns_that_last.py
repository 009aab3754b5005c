"""Adds deadlines and undo, and removes accounts from the log."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

#: The type of a campaign's id, as in 0001.
NUMBER = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    op.add_column("campaigns", sa.Column("timed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index(
        "campaigns_timed",
        "campaigns",
        ["id"],
        sqlite_where=sa.column("timed", sa.Boolean).is_(True),
        postgresql_where=sa.column("timed", sa.Boolean).is_(True),
    )
    op.add_column("events", sa.Column("back", sa.Text, nullable=True))
    deadlines()
    undone()
    forget_accounts()


def deadlines() -> None:
    op.create_table(
        "deadlines",
        sa.Column("campaign", NUMBER, primary_key=True),
        sa.Column("contest", sa.Text, primary_key=True),
        sa.Column("wait", sa.Text, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("stage", sa.Integer, nullable=False),
        sa.ForeignKeyConstraint(
            ["campaign", "contest"], ["contests.campaign", "contests.id"], ondelete="CASCADE"
        ),
    )


def undone() -> None:
    op.create_table(
        "undone",
        sa.Column(
            "campaign",
            NUMBER,
            sa.ForeignKey("campaigns.id", ondelete="CASCADE"),
            primary_key=True,
            nullable=False,
        ),
        sa.Column("version", sa.BigInteger, primary_key=True, autoincrement=False),
    )


def forget_accounts() -> None:
    """Remove from the log which account took a seat: the campaign's head has it."""
    link = op.get_bind()
    events = sa.table("events", sa.column("seq"), sa.column("kind"), sa.column("doc"))
    if link.dialect.name == "sqlite":
        op.execute("DROP TRIGGER events_no_update")
    for seq, doc in link.execute(sa.select(events.c.seq, events.c.doc).where(events.c.kind == "seat-taken")):
        kept = {name: value for name, value in json.loads(doc).items() if name != "holder"}
        link.execute(events.update().where(events.c.seq == seq).values(doc=json.dumps(kept)))
    if link.dialect.name == "sqlite":
        op.execute(
            "CREATE TRIGGER events_no_update BEFORE UPDATE ON events "
            "BEGIN SELECT RAISE(ABORT, 'the log of events is append-only'); END"
        )
