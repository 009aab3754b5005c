"""Adds the seeds of hidden rolls to decks. A deck that was laid before has none."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("decks", sa.Column("secret", sa.Text, nullable=False, server_default=""))
    op.add_column("decks", sa.Column("hidden", sa.Integer, nullable=False, server_default="0"))
