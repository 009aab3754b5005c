"""The indexes that have some rows of a table alone, as the migrations make them.

No statement names an index, so only what compares the tables with the migrations imports this: it loads
SQLAlchemy's dialect of PostgreSQL, which takes longer than the schema.
"""

from sqlalchemy import Index

from storage.documents.schema import (
    campaigns,
    contests,
    decks,
    events,
    is_half_closed,
    is_open,
    is_owed,
    is_proof,
    is_save,
    is_timed,
    is_told,
    is_unshown,
    metadata,
)

#: All tables, with these indexes.
__all__ = ["metadata"]

Index("campaigns_timed", campaigns.c.id, sqlite_where=is_timed, postgresql_where=is_timed)
Index("contests_open", contests.c.campaign, sqlite_where=is_open, postgresql_where=is_open)
Index("contests_unshown", contests.c.campaign, sqlite_where=is_unshown, postgresql_where=is_unshown)
Index("events_proofs", events.c.campaign, events.c.seq, sqlite_where=is_proof, postgresql_where=is_proof)
Index(
    "events_saves",
    events.c.campaign,
    events.c.saved,
    unique=True,
    sqlite_where=is_save,
    postgresql_where=is_save,
)
Index("events_owed", events.c.interaction, sqlite_where=is_owed, postgresql_where=is_owed)
Index("events_told", events.c.campaign, events.c.seq, sqlite_where=is_told, postgresql_where=is_told)
Index("decks_unclosed", decks.c.campaign, sqlite_where=is_half_closed, postgresql_where=is_half_closed)
