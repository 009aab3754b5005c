"""Adds the next session of each campaign, and who can come when."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None

#: The type of a campaign's id, as in 0001.
NUMBER = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    op.create_table(
        "meetings",
        sa.Column(
            "campaign",
            NUMBER,
            sa.ForeignKey("campaigns.id", ondelete="CASCADE"),
            primary_key=True,
            nullable=False,
        ),
        sa.Column("zone", sa.Text, nullable=False),
        sa.Column("weeks", sa.Integer, nullable=False),
        sa.Column("times", sa.Text, nullable=False),
        sa.Column("fixed", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False, index=True),
        sa.Column("stage", sa.Integer, nullable=False),
        sa.Column("channel", sa.BigInteger, nullable=False),
        sa.Column("message", sa.BigInteger, nullable=False),
        sa.Column("event", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "meeting_answers",
        sa.Column(
            "campaign",
            NUMBER,
            sa.ForeignKey("meetings.campaign", ondelete="CASCADE"),
            primary_key=True,
            nullable=False,
        ),
        sa.Column("seat", sa.Text, primary_key=True),
        sa.Column("time", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("answer", sa.Text, nullable=False),
    )
