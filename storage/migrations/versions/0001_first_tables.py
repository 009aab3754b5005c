"""Creates the first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

#: SQLite assigns ids only to a column whose type is exactly INTEGER.
NUMBER = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    campaigns()
    entities()
    events()
    posts()


def campaigns() -> None:
    op.create_table(
        "campaigns",
        sa.Column("id", NUMBER, primary_key=True),
        sa.Column("home", sa.BigInteger, nullable=False, index=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("system", sa.Text, nullable=False),
        sa.Column("version", sa.BigInteger, nullable=False),
        sa.Column("format", sa.Integer, nullable=False),
        sa.Column("doc", sa.Text, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "places",
        sa.Column("place", sa.BigInteger, primary_key=True, autoincrement=False),
        _campaign(primary_key=False, index=True),
    )
    op.create_table(
        "seats",
        _campaign(),
        sa.Column("seat", sa.Text, primary_key=True),
        sa.Column("role", sa.Text, nullable=False),
        sa.Column("holder", sa.BigInteger, nullable=False, index=True),
    )
    op.create_table(
        "notes",
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )


def entities() -> None:
    op.create_table(
        "characters",
        _campaign(),
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("version", sa.BigInteger, nullable=False),
        sa.Column("format", sa.Integer, nullable=False),
        sa.Column("doc", sa.Text, nullable=False),
    )
    op.create_table(
        "contests",
        _campaign(),
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("version", sa.BigInteger, nullable=False),
        sa.Column("shown", sa.BigInteger, nullable=False),
        sa.Column("open", sa.Boolean, nullable=False),
        sa.Column("format", sa.Integer, nullable=False),
        sa.Column("doc", sa.Text, nullable=False),
    )
    _partial_index("contests_open", sa.column("open", sa.Boolean).is_(True))
    _partial_index("contests_unshown", sa.column("shown") < sa.column("version"))


def events() -> None:
    op.create_table(
        "events",
        sa.Column("seq", NUMBER, primary_key=True),
        _campaign(primary_key=False, ondelete=None),
        sa.Column("version", sa.BigInteger, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("seat", sa.Text, nullable=False),
        sa.Column("contest", sa.Text, nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("format", sa.Integer, nullable=False),
        sa.Column("doc", sa.Text, nullable=False),
    )
    op.create_index("events_contest", "events", ["campaign", "contest", "turn"])
    if op.get_bind().dialect.name == "sqlite":
        for verb in ("UPDATE", "DELETE"):
            op.execute(
                f"CREATE TRIGGER events_no_{verb.lower()} BEFORE {verb} ON events "
                "BEGIN SELECT RAISE(ABORT, 'the log of events is append-only'); END"
            )


def posts() -> None:
    op.create_table(
        "posts",
        sa.Column("campaign", NUMBER, primary_key=True),
        sa.Column("contest", sa.Text, primary_key=True),
        sa.Column("kind", sa.Text, primary_key=True),
        sa.Column("turn", sa.Integer, primary_key=True),
        sa.Column("channel", sa.BigInteger, nullable=False),
        sa.Column("message", sa.BigInteger, nullable=False),
        sa.Column("shown", sa.BigInteger, nullable=False),
        sa.ForeignKeyConstraint(
            ["campaign", "contest"], ["contests.campaign", "contests.id"], ondelete="CASCADE"
        ),
    )


def _campaign(
    *, primary_key: bool = True, index: bool = False, ondelete: str | None = "CASCADE"
) -> "sa.Column[int]":
    return sa.Column(
        "campaign",
        NUMBER,
        sa.ForeignKey("campaigns.id", ondelete=ondelete),
        primary_key=primary_key,
        nullable=False,
        index=index,
    )


def _partial_index(name: str, where: "sa.ColumnElement[bool]") -> None:
    op.create_index(name, "contests", ["campaign"], sqlite_where=where, postgresql_where=where)
