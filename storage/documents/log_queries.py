"""The queries for the events of a campaign, their proofs and links, each built once."""

from sqlalchemy import and_, bindparam, exists, func, select

from rules.campaign.events import ActedFor, Undone
from storage.documents.schema import campaigns, events, is_proof, is_save, is_told, undone
from storage.documents.write import CAMPAIGN, CONTEST

#: The kind in the row of a save without events.
NOTHING = ""
#: Excludes the rows of saves without events.
_HAPPENED = events.c.kind != NOTHING
#: Whether a save was not taken back.
STANDS = ~exists().where(undone.c.campaign == events.c.campaign, undone.c.version == events.c.version)
#: Excludes events that were taken back as well. Reads of proofs, turns and posts do without it.
_COUNTS = and_(_HAPPENED, STANDS)
#: The only kinds of events in an undo. Any other save with events has at least one of another kind.
_ASIDE = [event.model_fields["kind"].default for event in (Undone, ActedFor)]
_LAST = (
    select(func.max(events.c.version))
    .where(events.c.campaign == CAMPAIGN, *(events.c.kind != kind for kind in _ASIDE), _COUNTS)
    .scalar_subquery()
)
_EVENT = (
    campaigns.c.system,
    events.c.seq,
    events.c.at,
    events.c.seat,
    events.c.kind,
    events.c.format,
    events.c.doc,
)
#: The events of the last save that was not taken back and is not an undo itself.
LAST = (
    select(*_EVENT, events.c.version, events.c.back)
    .join_from(events, campaigns)
    .where(events.c.campaign == CAMPAIGN, events.c.version == _LAST, _HAPPENED)
    .order_by(events.c.seq)
)
EVENTS = (
    select(*_EVENT)
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
        ~STANDS,
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
        ~STANDS,
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
STRETCH_LENGTH = select(func.count()).where(events.c.campaign == CAMPAIGN, _COUNTS, _STRETCH)
