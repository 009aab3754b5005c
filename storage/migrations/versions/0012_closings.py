"""Adds the messages that close decks. A deck from which dice fell before has none."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("decks", sa.Column("place", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("decks", sa.Column("closed", sa.BigInteger, nullable=False, server_default="0"))
    is_half_closed = sa.text("closed = 0 AND place != 0")
    op.create_index(
        "decks_unclosed", "decks", ["campaign"], sqlite_where=is_half_closed, postgresql_where=is_half_closed
    )
