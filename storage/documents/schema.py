"""The tables: one row per entity, each a JSON document with its format, and an append-only log.

What is looked up by is a real column; everything else lives in the documents.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    false,
)

metadata = MetaData(
    naming_convention={
        "pk": "%(table_name)s_key",
        "fk": "%(table_name)s_%(referred_table_name)s",
        "ix": "%(table_name)s_%(column_0_N_name)s",
    }
)

#: SQLite gives numbers by itself only to a column whose type is exactly INTEGER; those have 64 bits there.
Number = BigInteger().with_variant(Integer, "sqlite")


def _of_campaign() -> Column[int]:
    return Column("campaign", Number, ForeignKey("campaigns.id", ondelete="CASCADE"), primary_key=True)


#: A number is never given twice, so an old button never meets a new campaign. `timed` says that its waits
#: have deadlines. How often it was saved is in the log.
campaigns = Table(
    "campaigns",
    metadata,
    Column("id", Number, primary_key=True),
    Column("home", BigInteger, nullable=False, index=True),
    Column("name", Text, nullable=False),
    Column("system", Text, nullable=False),
    Column("timed", Boolean, nullable=False, server_default=false()),
    Column("format", Integer, nullable=False),
    Column("doc", Text, nullable=False),
    sqlite_autoincrement=True,
)
is_timed = campaigns.c.timed.is_(True)
Index("campaigns_timed", campaigns.c.id, sqlite_where=is_timed, postgresql_where=is_timed)

places = Table(
    "places",
    metadata,
    Column("place", BigInteger, primary_key=True, autoincrement=False),
    Column("campaign", Number, ForeignKey("campaigns.id", ondelete="CASCADE"), nullable=False, index=True),
)

seats = Table(
    "seats",
    metadata,
    _of_campaign(),
    Column("seat", Text, primary_key=True),
    Column("role", Text, nullable=False),
    Column("holder", BigInteger, nullable=False, index=True),
)

#: In the tables of entities and in `shared`, `version` is the campaign's at the row's last change.
characters = Table(
    "characters",
    metadata,
    _of_campaign(),
    Column("id", Text, primary_key=True),
    Column("version", BigInteger, nullable=False),
    Column("format", Integer, nullable=False),
    Column("doc", Text, nullable=False),
)

#: What the group has in common. A campaign without a row has what a new one has.
shared = Table(
    "shared",
    metadata,
    _of_campaign(),
    Column("version", BigInteger, nullable=False),
    Column("format", Integer, nullable=False),
    Column("doc", Text, nullable=False),
)

#: `shown` is the version that the contest's panel was last brought up to.
contests = Table(
    "contests",
    metadata,
    _of_campaign(),
    Column("id", Text, primary_key=True),
    Column("version", BigInteger, nullable=False),
    Column("shown", BigInteger, nullable=False),
    Column("open", Boolean, nullable=False),
    Column("format", Integer, nullable=False),
    Column("doc", Text, nullable=False),
)
is_open = contests.c.open.is_(True)
is_unshown = contests.c.shown < contests.c.version
Index("contests_open", contests.c.campaign, sqlite_where=is_open, postgresql_where=is_open)
Index("contests_unshown", contests.c.campaign, sqlite_where=is_unshown, postgresql_where=is_unshown)

#: `version` is the one that the save led to; `at` counts milliseconds since 1970, UTC. The first row of a
#: save has its version in `saved` too, once for each campaign, so that of two saves of one version only one
#: gets in; and what belongs to the save as a whole: how it is taken back, what can be checked of it, and how
#: the campaign's last deck was left. A save in which nothing happened has one row of no kind.
#: While everybody is still to be told of a save, its first row says where it was asked for, by which
#: interaction, and on which public message (0: on none); that is all of a row that ever changes.
events = Table(
    "events",
    metadata,
    Column("seq", Number, primary_key=True),
    Column("campaign", Number, ForeignKey("campaigns.id"), nullable=False),
    Column("version", BigInteger, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("seat", Text, nullable=False),
    Column("contest", Text, nullable=False),
    Column("turn", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("format", Integer, nullable=False),
    Column("doc", Text, nullable=False),
    Column("back", Text),
    Column("proof", Text),
    Column("saved", BigInteger),
    Column("rolls", Integer),
    Column("drawn", BigInteger),
    Column("place", BigInteger),
    Column("interaction", BigInteger),
    Column("pressed", BigInteger),
    Index("events_contest", "campaign", "contest", "turn"),
)
is_proof = events.c.proof.is_not(None)
Index("events_proofs", events.c.campaign, events.c.seq, sqlite_where=is_proof, postgresql_where=is_proof)
is_save = events.c.saved.is_not(None)
Index(
    "events_saves",
    events.c.campaign,
    events.c.saved,
    unique=True,
    sqlite_where=is_save,
    postgresql_where=is_save,
)
is_owed = events.c.interaction.is_not(None)
Index("events_owed", events.c.interaction, sqlite_where=is_owed, postgresql_where=is_owed)

#: Seeds of dice: secret until `opened`, which is the version of the save that showed it, or 0. `rolls` and
#: `drawn` are those that it was left with; how far the last deck is used, the last save says.
decks = Table(
    "decks",
    metadata,
    _of_campaign(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seed", Text, nullable=False),
    Column("words", Text, nullable=False),
    Column("rolls", Integer, nullable=False),
    Column("drawn", BigInteger, nullable=False),
    Column("opened", BigInteger, nullable=False),
)

#: The saves whose events were taken back: they happened, and count no longer.
undone = Table(
    "undone",
    metadata,
    _of_campaign(),
    Column("version", BigInteger, primary_key=True, autoincrement=False),
)

#: Until when a contest waits: `wait` names what for, `due` counts as `at` does, `stage` what was done since.
deadlines = Table(
    "deadlines",
    metadata,
    Column("campaign", Number, primary_key=True),
    Column("contest", Text, primary_key=True),
    Column("wait", Text, nullable=False),
    Column("due", BigInteger, nullable=False),
    Column("stage", Integer, nullable=False),
    ForeignKeyConstraint(["campaign", "contest"], ["contests.campaign", "contests.id"], ondelete="CASCADE"),
)

posts = Table(
    "posts",
    metadata,
    Column("campaign", Number, primary_key=True),
    Column("contest", Text, primary_key=True),
    Column("kind", Text, primary_key=True),
    Column("turn", Integer, primary_key=True),
    Column("channel", BigInteger, nullable=False),
    Column("message", BigInteger, nullable=False),
    Column("shown", BigInteger, nullable=False),
    ForeignKeyConstraint(["campaign", "contest"], ["contests.campaign", "contests.id"], ondelete="CASCADE"),
)

notes = Table(
    "notes",
    metadata,
    Column("key", Text, primary_key=True),
    Column("value", Text, nullable=False),
)
