"""The tables: one row per entity, each a JSON document with its format, and an append-only log.

A value that queries search by has a column of its own; everything else is in the documents. The indexes of
some rows alone are in `storage.documents.indexes`.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    and_,
    false,
    literal_column,
)

metadata = MetaData(
    naming_convention={
        "pk": "%(table_name)s_key",
        "fk": "%(table_name)s_%(referred_table_name)s",
        "ix": "%(table_name)s_%(column_0_N_name)s",
    }
)

#: SQLite assigns ids only to a column whose type is exactly INTEGER, which has 64 bits there.
Number = BigInteger().with_variant(Integer, "sqlite")


def _of_campaign() -> Column[int]:
    return Column("campaign", Number, ForeignKey("campaigns.id", ondelete="CASCADE"), primary_key=True)


#: An id is never reused, so that an old button cannot reach a new campaign. `timed` says that the campaign
#: uses deadlines. The log tells how often it was saved.
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

#: In `characters`, `contests` and `shared`, `version` is the campaign's version when the row last changed.
characters = Table(
    "characters",
    metadata,
    _of_campaign(),
    Column("id", Text, primary_key=True),
    Column("version", BigInteger, nullable=False),
    Column("format", Integer, nullable=False),
    Column("doc", Text, nullable=False),
)

#: State shared by the whole group. A campaign without a row has the defaults of a new one.
shared = Table(
    "shared",
    metadata,
    _of_campaign(),
    Column("version", BigInteger, nullable=False),
    Column("format", Integer, nullable=False),
    Column("doc", Text, nullable=False),
)

#: `shown` is the version that the contest's panel shows.
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

#: `version` is the campaign's version after the save; `at` is in milliseconds since 1970, UTC. A save's first
#: row also has the version in `saved`, which is unique in the campaign: of two saves of one version, only one
#: succeeds. That row also holds the undo patch in `back`, in `rolls` and `drawn` how far the last deck is
#: used, and in `chain` its link, null for a save from before the chain. `proof` is in the first row of each
#: action. A save without events has one row whose kind is empty.
#: While a save waits for its announcement, its first row has the place and the interaction of the request,
#: and the public message that was pressed (0: none). Only these three columns ever change.
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
    Column("chain", Text),
    Index("events_contest", "campaign", "contest", "turn"),
)
is_proof = events.c.proof.is_not(None)
is_save = events.c.saved.is_not(None)
is_owed = events.c.interaction.is_not(None)

#: The kind of the event `Worded`. It is written out, so that the index serves the statement that reads it.
is_told = events.c.kind == literal_column("'worded'")

#: Decks of dice. `opened` is 0 while the seed is secret, then the version of the save that showed it, and -1
#: for a deck that a restored backup retired. `rolls` and `drawn` say how far a deck was used in the end; for
#: the campaign's last deck, the last save in the log has these values. `secret` is what the seeds of hidden
#: rolls follow from, `hidden` the number of the last one. `closed` is the message in the channel `place` that
#: closed it: 0 while it is not posted, -1 if it could not be.
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
    Column("secret", Text, nullable=False, server_default=""),
    Column("hidden", Integer, nullable=False, server_default="0"),
    Column("place", BigInteger, nullable=False, server_default="0"),
    Column("closed", BigInteger, nullable=False, server_default="0"),
)

is_half_closed = and_(decks.c.closed == literal_column("0"), decks.c.place != literal_column("0"))

#: The saves that were taken back: their events stay in the log and no longer count.
undone = Table(
    "undone",
    metadata,
    _of_campaign(),
    Column("version", BigInteger, primary_key=True, autoincrement=False),
)

#: The deadlines of contests: `wait` says for what, `due` is in milliseconds like `at`, `stage` is the step
#: that was taken last.
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

#: A paused game: the message that says so (0 until it is posted), and the seat that wants to go on, if any.
#: Who asked for the pause is stored nowhere.
pauses = Table(
    "pauses",
    metadata,
    _of_campaign(),
    Column("channel", BigInteger, nullable=False),
    Column("message", BigInteger, nullable=False),
    Column("willing", Text, nullable=False),
)

#: Lines and veils: `id` is the hash of a word that only the author was given. The author is stored nowhere.
limits = Table(
    "limits",
    metadata,
    _of_campaign(),
    Column("id", Text, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("text", Text, nullable=False),
)

#: The next session: the times that are voted on, the one that is fixed (0: none yet), and every how many
#: weeks it repeats (0: never). At `due` something is to be done, as `stage` says. Then the message that shows
#: it, and the event of Discord; 0 where there is none. Times are in milliseconds like `at`.
meetings = Table(
    "meetings",
    metadata,
    _of_campaign(),
    Column("zone", Text, nullable=False),
    Column("weeks", Integer, nullable=False),
    Column("times", Text, nullable=False),
    Column("fixed", BigInteger, nullable=False),
    Column("due", BigInteger, nullable=False, index=True),
    Column("stage", Integer, nullable=False),
    Column("channel", BigInteger, nullable=False),
    Column("message", BigInteger, nullable=False),
    Column("event", BigInteger, nullable=False),
)

meeting_answers = Table(
    "meeting_answers",
    metadata,
    Column("campaign", Number, ForeignKey("meetings.campaign", ondelete="CASCADE"), primary_key=True),
    Column("seat", Text, primary_key=True),
    Column("time", BigInteger, primary_key=True, autoincrement=False),
    Column("answer", Text, nullable=False),
)

#: The accounts that follow a campaign: people without a seat who read what everybody may know.
followers = Table(
    "followers",
    metadata,
    _of_campaign(),
    Column("account", BigInteger, primary_key=True, autoincrement=False, index=True),
)

#: Pictures that people sent, as they were written again: once for each campaign, by their hash.
pictures = Table(
    "pictures",
    metadata,
    _of_campaign(),
    Column("hash", Text, primary_key=True),
    Column("data", LargeBinary, nullable=False),
)

#: The portrait of a character: its picture, and what that shows.
portraits = Table(
    "portraits",
    metadata,
    _of_campaign(),
    Column("character", Text, primary_key=True),
    Column("hash", Text, nullable=False),
    Column("alt", Text, nullable=False),
)

#: The page of a campaign: the word in its address, which nobody can guess, and when it was made, in
#: milliseconds like `at`.
pages = Table(
    "pages",
    metadata,
    _of_campaign(),
    Column("word", Text, nullable=False, index=True, unique=True),
    Column("made", BigInteger, nullable=False),
)

#: What a seat has chosen for the page: whether its tellings and the portraits of its characters are on it.
#: Tellings up to the event `since` stay out.
page_choices = Table(
    "page_choices",
    metadata,
    _of_campaign(),
    Column("seat", Text, primary_key=True),
    Column("tellings", Boolean, nullable=False),
    Column("portrait", Boolean, nullable=False),
    Column("since", BigInteger, nullable=False),
)

#: What a campaign that came in from a file brought to prove itself.
earlier = Table(
    "earlier",
    metadata,
    _of_campaign(),
    Column("doc", Text, nullable=False),
    Column("proven", Text, nullable=False),
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

#: The processes that share the shards, and until when each counts as alive, by the database's clock in
#: milliseconds.
processes = Table(
    "processes",
    metadata,
    Column("id", Text, primary_key=True),
    Column("until", BigInteger, nullable=False),
)

#: Which process serves a shard, and until when. `fence` grows each time another process takes it.
shard_leases = Table(
    "shard_leases",
    metadata,
    Column("shard", Integer, primary_key=True, autoincrement=False),
    Column("holder", Text, nullable=False),
    Column("fence", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
)

#: Until when no other session may begin in a bucket: shards with the same remainder by Discord's
#: `max_concurrency`.
sessions_begun = Table(
    "sessions_begun",
    metadata,
    Column("bucket", Integer, primary_key=True, autoincrement=False),
    Column("until", BigInteger, nullable=False),
)

#: The interactions that changed something, for a day: of two processes that hear one, one saves.
heard = Table(
    "heard",
    metadata,
    Column("interaction", BigInteger, primary_key=True, autoincrement=False),
)

notes = Table(
    "notes",
    metadata,
    Column("key", Text, primary_key=True),
    Column("value", Text, nullable=False),
)
