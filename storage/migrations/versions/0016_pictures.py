"""Adds the pictures that people send, and the portraits of characters."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None

#: The type of a campaign's id, as in 0001.
NUMBER = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def _campaign() -> sa.Column[int]:
    owner = sa.ForeignKey("campaigns.id", ondelete="CASCADE")
    return sa.Column("campaign", NUMBER, owner, primary_key=True, nullable=False)


def upgrade() -> None:
    op.create_table(
        "pictures",
        _campaign(),
        sa.Column("hash", sa.Text, primary_key=True),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "portraits",
        _campaign(),
        sa.Column("character", sa.Text, primary_key=True),
        sa.Column("hash", sa.Text, nullable=False),
        sa.Column("alt", sa.Text, nullable=False),
    )
