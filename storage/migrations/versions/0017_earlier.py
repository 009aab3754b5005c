"""Adds what imported campaigns brought to prove themselves."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None

#: The type of a campaign's id, as in 0001.
NUMBER = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    of_campaign = sa.ForeignKey("campaigns.id", ondelete="CASCADE")
    op.create_table(
        "earlier",
        sa.Column("campaign", NUMBER, of_campaign, primary_key=True, nullable=False),
        sa.Column("doc", sa.Text, nullable=False),
        sa.Column("proven", sa.Text, nullable=False),
    )
