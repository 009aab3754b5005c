"""Statements about the leases of shards. All times are the database's own, in milliseconds since 1970."""

from typing import Any

from sqlalchemy import BigInteger, BindParameter, bindparam, delete, insert, or_, select, update
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.functions import FunctionElement

from storage.documents.errors import VersionConflict
from storage.documents.schema import notes, processes, sessions_begun, shard_leases
from storage.documents.write import Write


class DatabaseTime(FunctionElement[int]):
    """The time of the database's clock, not of the transaction's beginning."""

    inherit_cache = True
    type = BigInteger()


@compiles(DatabaseTime, "postgresql")
def _on_postgresql(*_: Any, **__: Any) -> str:
    return "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint)"


@compiles(DatabaseTime, "sqlite")
def _on_sqlite(*_: Any, **__: Any) -> str:
    return "CAST((julianday('now') - 2440587.5) * 86400000 AS integer)"


_NOW = DatabaseTime()
_HOLDER: BindParameter[str] = bindparam("of_holder")
_SHARD: BindParameter[int] = bindparam("of_shard")
_LATER = _NOW + bindparam("milliseconds", type_=BigInteger)
#: The key of the note that says how many shards there are. Changing it locks out other processes' rounds.
COUNT = "shards"

COUNT_LOCKED = Write(
    update(notes).where(notes.c.key == COUNT).values(value=notes.c.value), missing=VersionConflict
)
COUNT_MADE = Write(insert(notes))
COUNT_CHANGED = Write(update(notes).where(notes.c.key == COUNT).values(value=bindparam("value")))
COUNTED = select(notes.c.value).where(notes.c.key == COUNT)

PROCESS_GONE = Write(
    delete(processes).where(or_(processes.c.id == bindparam("of_id"), processes.c.until <= _NOW))
)
PROCESS_ALIVE = Write(insert(processes).values(id=bindparam("id"), until=_LATER))
PROCESSES = select(processes.c.id).order_by(processes.c.id)

LEASES = select(
    shard_leases.c.shard, shard_leases.c.holder, shard_leases.c.fence, shard_leases.c.until <= _NOW
).order_by(shard_leases.c.shard)
LEASES_DROPPED = Write(delete(shard_leases))
LEASE_MADE = Write(insert(shard_leases))
LEASE_TAKEN = Write(
    update(shard_leases)
    .where(shard_leases.c.shard == _SHARD, shard_leases.c.until <= _NOW)
    .values(holder=bindparam("holder"), fence=shard_leases.c.fence + 1, until=_LATER),
    missing=VersionConflict,
)
_MINE = (shard_leases.c.shard == _SHARD, shard_leases.c.holder == _HOLDER)
_FENCED = (*_MINE, shard_leases.c.fence == bindparam("of_fence"))
LEASE_RENEWED = Write(update(shard_leases).where(*_FENCED).values(until=_LATER))
LEASE_GIVEN_BACK = Write(update(shard_leases).where(*_FENCED).values(until=0))
ALL_GIVEN_BACK = Write(update(shard_leases).where(shard_leases.c.holder == _HOLDER).values(until=0))

SESSION_TURN = select(sessions_begun.c.until - _NOW).where(sessions_begun.c.bucket == bindparam("of_bucket"))
SESSION_CLEARED = Write(delete(sessions_begun).where(sessions_begun.c.bucket == bindparam("of_bucket")))
SESSION_BEGUN = Write(insert(sessions_begun).values(bucket=bindparam("bucket"), until=_LATER))
