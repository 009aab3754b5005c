"""Every write of the store, built once.

A `Write` that changes fewer rows than it was given raises its `missing`; one that adds a row that exists
already raises its `taken`. A batch runs writes in the order of `WRITES`, so that foreign keys hold.
"""

from sqlalchemy import BigInteger, and_, bindparam, delete, exists, insert, null, select, update

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
    notes,
    places,
    posts,
    seats,
    shared,
    undone,
)
from storage.documents.write import (
    CAMPAIGN,
    CONTEST,
    Write,
)

#: It runs first: a save for an interaction that another process has saved is not made again.
HEARD = Write(insert(heard), taken=AlreadyDone)
HEARD_LONG_AGO = Write(delete(heard).where(heard.c.interaction < bindparam("before")))
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
