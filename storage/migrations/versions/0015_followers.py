"""Adds the accounts that follow a campaign without a seat."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None

#: The type of a campaign's id, as in 0001.
NUMBER = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    op.create_table(
        "followers",
        sa.Column(
            "campaign",
            NUMBER,
            sa.ForeignKey("campaigns.id", ondelete="CASCADE"),
            primary_key=True,
            nullable=False,
        ),
        sa.Column("account", sa.BigInteger, primary_key=True, autoincrement=False, index=True),
    )
