"""Adds the pauses of games, and what a table leaves out of its stories. Neither names anybody."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None

#: The type of a campaign's id, as in 0001.
NUMBER = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def _campaign() -> sa.Column[int]:
    owner = sa.ForeignKey("campaigns.id", ondelete="CASCADE")
    return sa.Column("campaign", NUMBER, owner, primary_key=True, nullable=False)


def upgrade() -> None:
    op.create_table(
        "pauses",
        _campaign(),
        sa.Column("channel", sa.BigInteger, nullable=False),
        sa.Column("message", sa.BigInteger, nullable=False),
        sa.Column("willing", sa.Text, nullable=False),
    )
    op.create_table(
        "limits",
        _campaign(),
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )
