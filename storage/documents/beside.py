"""Statements about what stands beside a campaign's log: pauses, lines and veils."""

from sqlalchemy import bindparam, delete, exists, insert, select, update

from storage.documents.errors import VersionConflict
from storage.documents.schema import limits, pauses
from storage.documents.write import CAMPAIGN, Write

#: One pause at a time; of two people who ask for it or end it at once, one succeeds.
PAUSED = Write(
    insert(pauses).from_select(
        [column.name for column in pauses.c],
        select(*(bindparam(column.name, type_=column.type) for column in pauses.c)).where(
            ~exists().where(pauses.c.campaign == bindparam("campaign"))
        ),
    ),
    missing=VersionConflict,
)
PAUSE_TOLD = Write(
    update(pauses)
    .where(pauses.c.campaign == CAMPAIGN)
    .values({name: bindparam(name) for name in ("channel", "message")})
)
PAUSE_WILLING = Write(
    update(pauses)
    .where(pauses.c.campaign == CAMPAIGN, pauses.c.willing == "")
    .values(willing=bindparam("willing")),
    missing=VersionConflict,
)
PAUSE_OVER = Write(delete(pauses).where(pauses.c.campaign == CAMPAIGN), missing=VersionConflict)
LIMIT_SET = Write(insert(limits))
LIMIT_DROPPED = Write(
    delete(limits).where(limits.c.campaign == CAMPAIGN, limits.c.id == bindparam("of_id")),
    missing=VersionConflict,
)
LIMITS_CLEARED = Write(delete(limits).where(limits.c.campaign == CAMPAIGN))

#: Every write here, in the order in which a batch runs them.
BESIDE = (PAUSED, PAUSE_TOLD, PAUSE_WILLING, PAUSE_OVER, LIMIT_DROPPED, LIMITS_CLEARED, LIMIT_SET)

PAUSES = select(pauses.c.campaign)
PAUSE = select(pauses.c.channel, pauses.c.message, pauses.c.willing).where(pauses.c.campaign == CAMPAIGN)
#: In the order of their random ids, so that the order says nothing of who wrote what.
LIMITS = select(limits.c.kind, limits.c.text).where(limits.c.campaign == CAMPAIGN).order_by(limits.c.id)
