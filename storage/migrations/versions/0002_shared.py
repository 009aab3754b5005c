"""Adds the table for the state shared by a whole group."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

#: The type of a campaign's id, as in 0001.
NUMBER = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    op.create_table(
        "shared",
        sa.Column(
            "campaign",
            NUMBER,
            sa.ForeignKey("campaigns.id", ondelete="CASCADE"),
            primary_key=True,
            nullable=False,
        ),
        sa.Column("version", sa.BigInteger, nullable=False),
        sa.Column("format", sa.Integer, nullable=False),
        sa.Column("doc", sa.Text, nullable=False),
    )
