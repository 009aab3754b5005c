"""Adds the leases of shards, the processes that share them, and the interactions that were saved."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "processes",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "shard_leases",
        sa.Column("shard", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("holder", sa.Text, nullable=False),
        sa.Column("fence", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "sessions_begun",
        sa.Column("bucket", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "heard",
        sa.Column("interaction", sa.BigInteger, primary_key=True, autoincrement=False),
    )
