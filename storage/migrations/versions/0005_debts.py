"""Adds the table of saves that still have to be announced."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

#: The type of a campaign's id, as in 0001.
NUMBER = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    op.create_table(
        "debts",
        sa.Column(
            "campaign",
            NUMBER,
            sa.ForeignKey("campaigns.id", ondelete="CASCADE"),
            primary_key=True,
            nullable=False,
        ),
        sa.Column("version", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("place", sa.BigInteger, nullable=False),
        sa.Column("interaction", sa.BigInteger, nullable=False),
        sa.Column("pressed", sa.BigInteger, nullable=False),
    )
