"""Moves the number of saves and the position in the last deck into the log.

Each campaign gets a row without a kind for its last save; earlier saves need none.
"""

import time

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

_LAST_SAVES = """
    INSERT INTO events (campaign, version, at, seat, contest, turn, kind, format, doc, saved, rolls, drawn)
    SELECT campaigns.id, campaigns.version, :at, '', '', 0, '', 0, '', campaigns.version, decks.rolls,
        decks.drawn
    FROM campaigns
    LEFT JOIN decks ON decks.campaign = campaigns.id AND decks.number =
        (SELECT max(number) FROM decks AS every WHERE every.campaign = campaigns.id)
"""


def upgrade() -> None:
    op.add_column("events", sa.Column("saved", sa.BigInteger, nullable=True))
    op.add_column("events", sa.Column("rolls", sa.Integer, nullable=True))
    op.add_column("events", sa.Column("drawn", sa.BigInteger, nullable=True))
    is_save = sa.column("saved", sa.BigInteger).is_not(None)
    op.create_index(
        "events_saves",
        "events",
        ["campaign", "saved"],
        unique=True,
        sqlite_where=is_save,
        postgresql_where=is_save,
    )
    op.execute(sa.text(_LAST_SAVES).bindparams(at=int(time.time() * 1000)))
    op.drop_column("campaigns", "version")
