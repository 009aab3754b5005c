"""Adds decks of dice and the proofs of saves."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

#: The type of a campaign's id, as in 0001.
NUMBER = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    op.add_column("events", sa.Column("proof", sa.Text, nullable=True))
    has_proof = sa.column("proof", sa.Text).is_not(None)
    op.create_index(
        "events_proofs", "events", ["campaign", "seq"], sqlite_where=has_proof, postgresql_where=has_proof
    )
    op.create_table(
        "decks",
        sa.Column(
            "campaign",
            NUMBER,
            sa.ForeignKey("campaigns.id", ondelete="CASCADE"),
            primary_key=True,
            nullable=False,
        ),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("rolls", sa.Integer, nullable=False),
        sa.Column("drawn", sa.BigInteger, nullable=False),
        sa.Column("opened", sa.BigInteger, nullable=False),
    )
