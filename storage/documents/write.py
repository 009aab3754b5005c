"""A statement that changes rows, and the parameters that statements share."""

from dataclasses import dataclass

from sqlalchemy import BindParameter, Delete, Insert, Update, bindparam

CAMPAIGN: BindParameter[int] = bindparam("of_campaign")
CONTEST: BindParameter[str] = bindparam("of_contest")


@dataclass(frozen=True, eq=False)
class Write:
    """A statement that changes rows, with the errors for too few rows changed and for a row that exists."""

    sql: Insert | Update | Delete
    missing: type[Exception] | None = None
    taken: type[Exception] | None = None
