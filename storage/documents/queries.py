"""Every query of the store, built once. The writes are in `writes.py`."""

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Select,
    Text,
    and_,
    bindparam,
    case,
    exists,
    func,
    insert,
    literal,
    select,
    union,
    union_all,
)

from rules.campaign.events import ActedFor, Undone
from storage.documents.schema import (
    campaigns,
    characters,
    contests,
    deadlines,
    decks,
    earlier,
    events,
    heard,
    is_half_closed,
    is_open,
    is_proof,
    is_save,
    is_timed,
    is_told,
    is_unshown,
    notes,
    places,
    portraits,
    posts,
    seats,
    shared,
    undone,
)
from storage.documents.write import CAMPAIGN, CONTEST

#: The kind in the row of a save without events.
NOTHING = ""

IS_HEARD = select(heard.c.interaction).where(heard.c.interaction == bindparam("of_interaction"))
#: Returns the new campaign's id; HEAD fills in the row in the same transaction.
FOUND = insert(campaigns).values(home=0, name="", system="", format=0, doc="").returning(campaigns.c.id)
#: The version of a campaign's last save.
VERSION = (
    select(events.c.saved)
    .where(events.c.campaign == CAMPAIGN, is_save)
    .order_by(events.c.saved.desc())
    .limit(1)
)
#: The chain's last link as it is stored.
_LAST_LINK = VERSION.with_only_columns(events.c.chain)
#: Head, shared state, characters and open contests in one statement, so that they are consistent.
LOAD = union_all(
    select(
        literal("campaign"),
        _LAST_LINK.scalar_subquery(),
        campaigns.c.system,
        VERSION.scalar_subquery(),
        campaigns.c.format,
        campaigns.c.doc,
    ).where(campaigns.c.id == CAMPAIGN),
    select(
        literal("shared"),
        literal(""),
        literal(""),
        shared.c.version,
        shared.c.format,
        shared.c.doc,
    ).where(shared.c.campaign == CAMPAIGN),
    select(
        literal("character"),
        characters.c.id,
        literal(""),
        characters.c.version,
        characters.c.format,
        characters.c.doc,
    ).where(characters.c.campaign == CAMPAIGN),
    select(
        literal("contest"),
        contests.c.id,
        literal(""),
        contests.c.version,
        contests.c.format,
        contests.c.doc,
    ).where(contests.c.campaign == CAMPAIGN, is_open),
)
_EVERY = decks.alias("every")
_IS_LAST = (
    decks.c.number == select(func.max(_EVERY.c.number)).where(_EVERY.c.campaign == CAMPAIGN).scalar_subquery()
)


def _left(name: str) -> ColumnElement[int]:
    """Return how far a deck was used: from its own row or, for the last deck, from the last save."""
    last = VERSION.with_only_columns(events.c[name]).scalar_subquery()
    return case((_IS_LAST, last), else_=decks.c[name])


_DECKS = (
    decks.c.campaign,
    decks.c.number,
    decks.c.seed,
    decks.c.words,
    _left("rolls"),
    _left("drawn"),
    decks.c.opened,
    decks.c.secret,
    decks.c.hidden,
    decks.c.place,
    decks.c.closed,
)
DECKS = select(*_DECKS).where(decks.c.campaign == CAMPAIGN).order_by(decks.c.number)
LAST_DECK = DECKS.order_by(None).order_by(decks.c.number.desc()).limit(1)
#: The campaigns with their servers whose deck is still to be closed by a message.
UNCLOSED = (
    select(campaigns.c.home, decks.c.campaign)
    .join_from(decks, campaigns, campaigns.c.id == decks.c.campaign)
    .where(is_half_closed, decks.c.opened == 0)
)
#: The decks that a save opened.
OPENED_BY = select(decks.c.number).where(
    decks.c.campaign == CAMPAIGN, decks.c.opened == bindparam("of_version")
)
EARLIER = select(earlier.c.doc, earlier.c.proven).where(earlier.c.campaign == CAMPAIGN)
CAMPAIGN_AT = select(places.c.campaign).where(places.c.place == bindparam("of_place"))
CAMPAIGNS_OF = (
    select(campaigns.c.id, campaigns.c.name, campaigns.c.system)
    .where(campaigns.c.home == bindparam("of_home"))
    .order_by(campaigns.c.id)
)
SYSTEMS_BY_HOME = select(campaigns.c.home, campaigns.c.system).distinct().order_by(campaigns.c.home)
CAMPAIGNS_WITH = (
    select(campaigns.c.id, campaigns.c.name, campaigns.c.system)
    .join_from(seats, campaigns)
    .where(seats.c.holder == bindparam("of_holder"))
    .order_by(campaigns.c.id)
)
CONTEST_OF = (
    select(campaigns.c.system, contests.c.format, contests.c.doc)
    .join_from(contests, campaigns)
    .where(contests.c.campaign == CAMPAIGN, contests.c.id == CONTEST)
)
ENDED = (
    select(campaigns.c.system, contests.c.id, contests.c.format, contests.c.doc)
    .join_from(contests, campaigns)
    .where(contests.c.campaign == CAMPAIGN, ~is_open)
)
CAMPAIGNS_NAMING = (
    select(campaigns.c.id)
    .where(campaigns.c.doc.contains(bindparam("of_text", type_=Text)))
    .order_by(campaigns.c.id)
)
SHOWING = select(contests.c.version, contests.c.shown).where(
    contests.c.campaign == CAMPAIGN, contests.c.id == CONTEST
)
#: Excludes the rows of saves without events.
_HAPPENED = events.c.kind != NOTHING
_STANDS = ~exists().where(undone.c.campaign == events.c.campaign, undone.c.version == events.c.version)
#: Excludes events that were taken back as well. Reads of proofs, turns and posts do without it.
_COUNTS = and_(_HAPPENED, _STANDS)
#: The only kinds of events in an undo. Any other save with events has at least one of another kind.
_ASIDE = [event.model_fields["kind"].default for event in (Undone, ActedFor)]
_LAST = (
    select(func.max(events.c.version))
    .where(events.c.campaign == CAMPAIGN, *(events.c.kind != kind for kind in _ASIDE), _COUNTS)
    .scalar_subquery()
)
#: The events of the last save that was not taken back and is not an undo itself.
LAST = (
    select(
        campaigns.c.system,
        events.c.seq,
        events.c.at,
        events.c.seat,
        events.c.kind,
        events.c.format,
        events.c.doc,
        events.c.version,
        events.c.back,
    )
    .join_from(events, campaigns)
    .where(events.c.campaign == CAMPAIGN, events.c.version == _LAST, _HAPPENED)
    .order_by(events.c.seq)
)
EVENTS = (
    select(
        campaigns.c.system,
        events.c.seq,
        events.c.at,
        events.c.seat,
        events.c.kind,
        events.c.format,
        events.c.doc,
    )
    .join_from(events, campaigns)
    .where(events.c.campaign == CAMPAIGN, _COUNTS)
    .order_by(events.c.seq)
)
#: The events of the sentences that were told before an event, newest first.
TOLD = (
    EVENTS.where(is_told, events.c.seq < bindparam("before_seq"))
    .order_by(None)
    .order_by(events.c.seq.desc())
    .limit(bindparam("at_most"))
)
EVENTS_OF_KIND = EVENTS.where(events.c.kind == bindparam("of_kind"))
EVENTS_OF_SAVE = EVENTS.where(events.c.version == bindparam("of_version"))
EVENTS_OF_CONTEST = EVENTS.where(events.c.contest == CONTEST)
EVENTS_OF_TURN = EVENTS_OF_CONTEST.where(events.c.turn == bindparam("of_turn"))
#: The proofs of every save. The last column is true for a save that was taken back.
PROOFS = (
    select(
        events.c.seq,
        events.c.version,
        events.c.at,
        events.c.seat,
        events.c.contest,
        events.c.turn,
        events.c.proof,
        ~_STANDS,
    )
    .where(events.c.campaign == CAMPAIGN, is_proof)
    .order_by(events.c.seq)
)
#: The same columns for every event of one turn of a contest, and the event's kind.
TURN = (
    select(*PROOFS.selected_columns, events.c.kind)
    .where(events.c.campaign == CAMPAIGN, events.c.contest == CONTEST, events.c.turn == bindparam("of_turn"))
    .order_by(events.c.seq)
)
#: The contest and turn of every event of one kind, without the event itself.
WHERE_OF_KIND = select(events.c.contest, events.c.turn).where(
    events.c.campaign == CAMPAIGN, events.c.kind == bindparam("of_kind"), _COUNTS
)
_SAVE_AT = select(events.c.version).where(events.c.campaign == CAMPAIGN).order_by(events.c.seq).limit(1)
_FIRST_SAVE = _SAVE_AT.where(events.c.seq >= bindparam("from_seq")).scalar_subquery()
_LAST_SAVE = (
    _SAVE_AT.where(events.c.seq <= bindparam("to_seq"))
    .order_by(None)
    .order_by(events.c.seq.desc())
    .scalar_subquery()
)
#: Every row of the saves in a range of the log. The last column is true for a save that was taken back.
SAVES = (
    select(
        events.c.version,
        events.c.seq,
        events.c.at,
        events.c.seat,
        events.c.contest,
        events.c.turn,
        events.c.kind,
        events.c.format,
        events.c.doc,
        events.c.chain,
        ~_STANDS,
    )
    .where(events.c.campaign == CAMPAIGN, events.c.version.between(_FIRST_SAVE, _LAST_SAVE))
    .order_by(events.c.version, events.c.seq)
)
#: The link of one save.
LINK = select(events.c.chain).where(
    events.c.campaign == CAMPAIGN, events.c.saved == bindparam("of_version"), is_save
)
_STRETCH = events.c.seq.between(bindparam("from_seq"), bindparam("to_seq"))
STRETCH = EVENTS.where(_STRETCH).limit(bindparam("at_most"))
STRETCH_OF_KIND = EVENTS_OF_KIND.where(_STRETCH)
LATEST_OF_KIND = STRETCH_OF_KIND.order_by(None).order_by(events.c.seq.desc()).limit(bindparam("at_most"))
CAMPAIGNS = select(campaigns.c.id, campaigns.c.name).order_by(campaigns.c.id)
STRETCH_LENGTH = select(func.count()).where(events.c.campaign == CAMPAIGN, _COUNTS, _STRETCH)
POSTS: Select[tuple[str, int, int, int, int]] = (
    select(posts.c.kind, posts.c.turn, posts.c.channel, posts.c.message, posts.c.shown)
    .where(posts.c.campaign == CAMPAIGN, posts.c.contest == CONTEST)
    .order_by(posts.c.kind, posts.c.turn)
)
POST_OF_MESSAGE: Select[tuple[str, str, int, int, int, int]] = select(
    posts.c.contest, posts.c.kind, posts.c.turn, posts.c.channel, posts.c.message, posts.c.shown
).where(posts.c.campaign == CAMPAIGN, posts.c.message == bindparam("of_message"))
_TOLD = (
    select(func.coalesce(func.max(posts.c.turn), 1))
    .where(posts.c.campaign == CAMPAIGN, posts.c.contest == CONTEST, posts.c.kind == bindparam("of_kind"))
    .scalar_subquery()
)
#: A contest, its posts, the portraits of its campaign and the events of its last turns in one statement, so
#: that they are consistent. Events that were taken back are included, with 1 in the seventh column.
STANDING = union_all(
    select(
        literal("contest"),
        contests.c.version,
        contests.c.shown,
        VERSION.scalar_subquery(),
        literal(0),
        literal(0),
        literal(0),
        campaigns.c.system,
        literal(""),
        literal(""),
        literal(""),
    )
    .join_from(contests, campaigns)
    .where(contests.c.campaign == CAMPAIGN, contests.c.id == CONTEST),
    select(
        literal("post"),
        posts.c.turn,
        posts.c.channel,
        posts.c.message,
        posts.c.shown,
        literal(0),
        literal(0),
        posts.c.kind,
        literal(""),
        literal(""),
        literal(""),
    ).where(posts.c.campaign == CAMPAIGN, posts.c.contest == CONTEST),
    select(
        literal("portrait"),
        literal(0),
        literal(0),
        literal(0),
        literal(0),
        literal(0),
        literal(0),
        portraits.c.character,
        portraits.c.hash,
        portraits.c.alt,
        literal(""),
    ).where(portraits.c.campaign == CAMPAIGN),
    select(
        literal("event"),
        events.c.seq,
        events.c.at,
        events.c.version,
        events.c.turn,
        events.c.format,
        case((_STANDS, 0), else_=1),
        events.c.seat,
        events.c.kind,
        events.c.doc,
        events.c.proof,
    ).where(events.c.campaign == CAMPAIGN, events.c.contest == CONTEST, events.c.turn >= _TOLD - 1),
)
UNSHOWN = (
    select(campaigns.c.home, contests.c.campaign, contests.c.id)
    .join_from(contests, campaigns)
    .where(is_unshown)
    .order_by(contests.c.campaign)
)
#: The messages of open contests, of a kind, that were not sent and whose `shown` is below 0.
WITHHELD = (
    select(campaigns.c.home, posts.c.campaign, posts.c.contest, posts.c.turn, posts.c.shown)
    .select_from(contests)
    .join(campaigns, campaigns.c.id == contests.c.campaign)
    .join(posts, (posts.c.campaign == contests.c.campaign) & (posts.c.contest == contests.c.id))
    .where(is_open, posts.c.kind == bindparam("of_kind"), posts.c.message == 0, posts.c.shown < 0)
    .order_by(posts.c.campaign, posts.c.contest, posts.c.turn)
)
IN_PLAY = (
    select(campaigns.c.home, contests.c.campaign)
    .join_from(contests, campaigns)
    .where(is_open)
    .distinct()
    .order_by(contests.c.campaign)
)
#: Only the end of the log is read.
_LATEST = select(func.max(events.c.seq)).scalar_subquery() - 5000
LATELY_IN_PLAY = (
    select(campaigns.c.home, contests.c.campaign, contests.c.id)
    .join_from(
        events, contests, and_(contests.c.campaign == events.c.campaign, contests.c.id == events.c.contest)
    )
    .join(campaigns, campaigns.c.id == contests.c.campaign)
    .where(events.c.seq > _LATEST, events.c.at >= bindparam("since", type_=BigInteger), is_open)
    .distinct()
)
#: Discord's ids are greater than 0. With this condition, SQLite reads only the index `events_owed`.
DEBTS = (
    select(
        campaigns.c.home,
        events.c.campaign,
        events.c.version,
        events.c.place,
        events.c.interaction,
        events.c.pressed,
    )
    .join_from(events, campaigns)
    .where(events.c.interaction > 0)
    .order_by(events.c.campaign, events.c.version)
)
#: Campaigns that use deadlines, or that still have some from when they did.
TIMED = union(select(campaigns.c.id).where(is_timed), select(deadlines.c.campaign)).order_by("id")
DEADLINES = (
    select(deadlines.c.contest, deadlines.c.wait, deadlines.c.due, deadlines.c.stage)
    .where(deadlines.c.campaign == CAMPAIGN)
    .order_by(deadlines.c.contest)
)
NOTE = select(notes.c.value).where(notes.c.key == bindparam("of_key"))
