"""Adds the pages of campaigns, and what each seat has chosen for them."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None

#: The type of a campaign's id, as in 0001.
NUMBER = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def _campaign() -> sa.Column[int]:
    owner = sa.ForeignKey("campaigns.id", ondelete="CASCADE")
    return sa.Column("campaign", NUMBER, owner, primary_key=True, nullable=False)


def upgrade() -> None:
    op.create_table(
        "pages",
        _campaign(),
        sa.Column("word", sa.Text, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
    op.create_index("pages_word", "pages", ["word"], unique=True)
    op.create_table(
        "page_choices",
        _campaign(),
        sa.Column("seat", sa.Text, primary_key=True),
        sa.Column("tellings", sa.Boolean, nullable=False),
        sa.Column("portrait", sa.Boolean, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
    )
