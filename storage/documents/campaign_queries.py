"""The queries for campaigns, what they are made of, their decks, and notes beside them, each built once.

Those of the log are in `log_queries`, those of what is shown in `display_queries`, the writes in `writes`.
"""

from sqlalchemy import ColumnElement, Text, bindparam, case, func, insert, literal, select, union_all

from storage.documents.schema import (
    campaigns,
    characters,
    contests,
    decks,
    earlier,
    events,
    heard,
    is_half_closed,
    is_open,
    is_save,
    notes,
    places,
    seats,
    shared,
)
from storage.documents.write import CAMPAIGN, CONTEST

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
CAMPAIGNS = select(campaigns.c.id, campaigns.c.name).order_by(campaigns.c.id)
NOTE = select(notes.c.value).where(notes.c.key == bindparam("of_key"))
