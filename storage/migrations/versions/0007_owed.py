"""Moves the outbox into the log: the row of a save says that it still has to be announced.

Events do not change. A save that waits for its announcement and has no row gets one without a kind.
"""

import time

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

#: The columns that may never change: those that the log had before this migration.
LASTING = (
    "seq, campaign, version, at, seat, contest, turn, kind, format, doc, back, proof, saved, rolls, drawn"
)
_SAVES = """
    INSERT INTO events (campaign, version, at, seat, contest, turn, kind, format, doc, saved)
    SELECT campaign, version, :at, '', '', 0, '', 0, '', version FROM debts
    WHERE NOT EXISTS (
        SELECT 1 FROM events WHERE events.campaign = debts.campaign AND events.saved = debts.version
    )
"""
_DEBTS = """
    UPDATE events SET place = debts.place, interaction = debts.interaction, pressed = debts.pressed
    FROM debts WHERE debts.campaign = events.campaign AND debts.version = events.saved
"""


def upgrade() -> None:
    for name in ("place", "interaction", "pressed"):
        op.add_column("events", sa.Column(name, sa.BigInteger, nullable=True))
    is_owed = sa.column("interaction", sa.BigInteger).is_not(None)
    op.create_index("events_owed", "events", ["interaction"], sqlite_where=is_owed, postgresql_where=is_owed)
    if op.get_bind().dialect.name == "sqlite":
        op.execute("DROP TRIGGER events_no_update")
    op.execute(sa.text(_SAVES).bindparams(at=int(time.time() * 1000)))
    op.execute(_DEBTS)
    if op.get_bind().dialect.name == "sqlite":
        op.execute(
            f"CREATE TRIGGER events_no_update BEFORE UPDATE OF {LASTING} ON events "
            "BEGIN SELECT RAISE(ABORT, 'the log of events is append-only'); END"
        )
    op.drop_table("debts")
