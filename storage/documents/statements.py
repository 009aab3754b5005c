"""Every statement that the store runs, built once.

A `Write` that changes fewer rows than it was given raises its `missing`; one that adds a row that exists
already raises its `taken`. A batch runs writes in the order of `WRITES`, so that foreign keys hold.
"""

from sqlalchemy import (
    BigInteger,
    BindParameter,
    ColumnElement,
    Select,
    Text,
    and_,
    bindparam,
    case,
    delete,
    exists,
    func,
    insert,
    literal,
    null,
    select,
    union,
    union_all,
    update,
)

from rules.campaign.events import ActedFor, Undone
from storage.documents.beside import BESIDE
from storage.documents.errors import AlreadyDone, PlaceTaken, VersionConflict
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
    posts,
    seats,
    shared,
    undone,
)
from storage.documents.write import CAMPAIGN, Write

#: The kind in the row of a save without events.
NOTHING = ""
CONTEST: BindParameter[str] = bindparam("of_contest")


#: It runs first: a save for an interaction that another process has saved is not made again.
HEARD = Write(insert(heard), taken=AlreadyDone)
HEARD_LONG_AGO = Write(delete(heard).where(heard.c.interaction < bindparam("before")))
IS_HEARD = select(heard.c.interaction).where(heard.c.interaction == bindparam("of_interaction"))
#: It runs next, so that a save fails at once if somebody else has saved the same version.
LOGGED = Write(
    insert(events).values(
        {column.name: bindparam(column.name) for column in events.c if column.name != "seq"}
    ),
    taken=VersionConflict,
)
HEAD = Write(
    update(campaigns)
    .where(campaigns.c.id == CAMPAIGN)
    .values({name: bindparam(name) for name in ("home", "name", "system", "timed", "format", "doc")})
)
PLACE_LEFT = Write(
    delete(places).where(places.c.campaign == CAMPAIGN, places.c.place == bindparam("of_place"))
)
PLACE_BOUND = Write(
    insert(places).from_select(
        ["place", "campaign"],
        select(bindparam("place", type_=BigInteger), bindparam("campaign", type_=BigInteger)).where(
            ~exists().where(places.c.place == bindparam("place"))
        ),
    ),
    missing=PlaceTaken,
)
SEAT_LEFT = Write(delete(seats).where(seats.c.campaign == CAMPAIGN, seats.c.seat == bindparam("of_seat")))
SEAT_TAKEN = Write(insert(seats))
SHARED_DROPPED = Write(delete(shared).where(shared.c.campaign == CAMPAIGN))
SHARED_PUT = Write(insert(shared))
CHARACTER_MADE = Write(insert(characters))
CHARACTER_CHANGED = Write(
    update(characters)
    .where(characters.c.campaign == CAMPAIGN, characters.c.id == bindparam("of_id"))
    .values({name: bindparam(name) for name in ("version", "format", "doc")}),
    missing=VersionConflict,
)
CONTEST_MADE = Write(insert(contests))
CONTEST_CHANGED = Write(
    update(contests)
    .where(contests.c.campaign == CAMPAIGN, contests.c.id == bindparam("of_id"))
    .values({name: bindparam(name) for name in ("version", "open", "format", "doc")}),
    missing=VersionConflict,
)
UNDONE = Write(insert(undone))
_DECK = and_(decks.c.campaign == CAMPAIGN, decks.c.number == bindparam("of_number"))
_CHANGING = ("words", "rolls", "drawn", "opened", "hidden", "place", "closed")
DECK_MADE = Write(insert(decks))
DECK_CHANGED = Write(
    update(decks).where(_DECK).values({name: bindparam(name) for name in _CHANGING}),
    missing=VersionConflict,
)
EARLIER_MADE = Write(insert(earlier))
#: Clears the request for an announcement; the event does not change.
ANNOUNCEMENT_DONE = Write(
    update(events)
    .where(events.c.interaction == bindparam("of_interaction"))
    .values(dict.fromkeys(("place", "interaction", "pressed"), null()))
)
SHOWN = Write(
    update(contests)
    .where(contests.c.campaign == CAMPAIGN, contests.c.id == CONTEST, contests.c.shown < bindparam("shown"))
    .values(shown=bindparam("shown"))
)
SHOWN_NO_MORE = Write(
    update(contests).where(contests.c.campaign == CAMPAIGN, contests.c.id == CONTEST).values(shown=0)
)
POST_DROPPED = Write(
    delete(posts).where(
        posts.c.campaign == CAMPAIGN,
        posts.c.contest == CONTEST,
        posts.c.kind == bindparam("of_kind"),
        posts.c.turn == bindparam("of_turn"),
    )
)
POST_PUT = Write(insert(posts))
#: A deadline is changed or dropped only if it is still what was read: of two processes, one succeeds.
_WAS = and_(
    deadlines.c.campaign == CAMPAIGN,
    deadlines.c.contest == CONTEST,
    *(deadlines.c[name] == bindparam(f"was_{name}") for name in ("wait", "due", "stage")),
)
DEADLINE_SET = Write(
    insert(deadlines).from_select(
        [column.name for column in deadlines.c],
        select(*(bindparam(column.name, type_=column.type) for column in deadlines.c)).where(
            ~exists().where(
                deadlines.c.campaign == bindparam("campaign"), deadlines.c.contest == bindparam("contest")
            )
        ),
    ),
    missing=VersionConflict,
)
DEADLINE_CHANGED = Write(
    update(deadlines).where(_WAS).values({name: bindparam(name) for name in ("wait", "due", "stage")}),
    missing=VersionConflict,
)
DEADLINE_DROPPED = Write(delete(deadlines).where(_WAS), missing=VersionConflict)
NOTE_DROPPED = Write(delete(notes).where(notes.c.key == bindparam("of_key")))
NOTE_SET = Write(insert(notes))
#: Delete a campaign, the log first. SQLite keeps the log of a campaign without the note `ERASING`.
ERASING = "erasing "
EVENTS_ERASED = Write(delete(events).where(events.c.campaign == CAMPAIGN))
CAMPAIGN_ERASED = Write(delete(campaigns).where(campaigns.c.id == CAMPAIGN))

WRITES = (
    HEARD,
    LOGGED,
    HEAD,
    PLACE_LEFT,
    PLACE_BOUND,
    SEAT_LEFT,
    SEAT_TAKEN,
    SHARED_DROPPED,
    SHARED_PUT,
    CHARACTER_MADE,
    CHARACTER_CHANGED,
    CONTEST_MADE,
    CONTEST_CHANGED,
    UNDONE,
    DECK_MADE,
    DECK_CHANGED,
    EARLIER_MADE,
    ANNOUNCEMENT_DONE,
    SHOWN,
    SHOWN_NO_MORE,
    POST_DROPPED,
    POST_PUT,
    DEADLINE_SET,
    DEADLINE_CHANGED,
    DEADLINE_DROPPED,
    *BESIDE,
    HEARD_LONG_AGO,
    NOTE_DROPPED,
    NOTE_SET,
)

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
#: A contest, its posts and the events of its last turns in one statement, so that they are consistent. Events
#: that were taken back are included, with 1 in the seventh column.
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
