"""A statement that changes rows, and the parameter that all statements about one campaign share."""

from dataclasses import dataclass

from sqlalchemy import BindParameter, Delete, Insert, Update, bindparam

CAMPAIGN: BindParameter[int] = bindparam("of_campaign")


@dataclass(frozen=True, eq=False)
class Write:
    """A statement that changes rows, with the errors for too few rows changed and for a row that exists."""

    sql: Insert | Update | Delete
    missing: type[Exception] | None = None
    taken: type[Exception] | None = None
