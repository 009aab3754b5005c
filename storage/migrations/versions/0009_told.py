"""Adds an index over the sentences in the log, which says how the latest rounds of a campaign were told."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    is_told = sa.text("kind = 'worded'")
    columns = ["campaign", "seq"]
    op.create_index("events_told", "events", columns, sqlite_where=is_told, postgresql_where=is_told)
