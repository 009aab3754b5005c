"""Statements about what stands beside a campaign's log: safety, next session, followers, pictures, page."""

from sqlalchemy import (
    Insert,
    Table,
    and_,
    bindparam,
    delete,
    exists,
    func,
    insert,
    select,
    update,
)

from storage.documents.errors import VersionConflict
from storage.documents.schema import (
    campaigns,
    followers,
    limits,
    meeting_answers,
    meetings,
    page_choices,
    pages,
    pauses,
    pictures,
    portraits,
)
from storage.documents.write import CAMPAIGN, Write


def _unless_there(table: Table, *keys: str) -> Insert:
    """Return the statement that inserts a row, unless there is one with these keys."""
    values = (bindparam(column.name, type_=column.type) for column in table.c)
    there = exists().where(*(table.c[key] == bindparam(key) for key in keys))
    return insert(table).from_select([column.name for column in table.c], select(*values).where(~there))


#: One pause at a time; of two people who ask for it or end it at once, one succeeds.
PAUSED = Write(_unless_there(pauses, "campaign"), missing=VersionConflict)
PAUSE_TOLD = Write(
    update(pauses)
    .where(pauses.c.campaign == CAMPAIGN)
    .values({name: bindparam(name) for name in ("channel", "message")})
)
PAUSE_WILLING = Write(
    update(pauses)
    .where(pauses.c.campaign == CAMPAIGN, pauses.c.willing == "")
    .values(willing=bindparam("willing")),
    missing=VersionConflict,
)
PAUSE_OVER = Write(delete(pauses).where(pauses.c.campaign == CAMPAIGN), missing=VersionConflict)
LIMIT_SET = Write(insert(limits))
LIMIT_DROPPED = Write(
    delete(limits).where(limits.c.campaign == CAMPAIGN, limits.c.id == bindparam("of_id")),
    missing=VersionConflict,
)
LIMITS_CLEARED = Write(delete(limits).where(limits.c.campaign == CAMPAIGN))

MEETING_MADE = Write(insert(meetings), taken=VersionConflict)
#: A meeting is changed or dropped by the clock only if it is still what was read.
_WAS = and_(
    meetings.c.campaign == CAMPAIGN,
    *(meetings.c[name] == bindparam(f"was_{name}") for name in ("times", "fixed", "due", "stage")),
)
MEETING_MOVED = Write(
    update(meetings)
    .where(_WAS)
    .values({name: bindparam(name) for name in ("weeks", "times", "fixed", "due", "stage")}),
    missing=VersionConflict,
)
MEETING_OVER = Write(delete(meetings).where(_WAS), missing=VersionConflict)
MEETING_POSTED = Write(
    update(meetings)
    .where(meetings.c.campaign == CAMPAIGN)
    .values({name: bindparam(name) for name in ("channel", "message")})
)
MEETING_EVENT = Write(
    update(meetings).where(meetings.c.campaign == CAMPAIGN).values(event=bindparam("event"))
)
ANSWER_DROPPED = Write(
    delete(meeting_answers).where(
        meeting_answers.c.campaign == CAMPAIGN,
        meeting_answers.c.seat == bindparam("of_seat"),
        meeting_answers.c.time == bindparam("of_time"),
    )
)
ANSWER_SET = Write(insert(meeting_answers))
ANSWERS_CLEARED = Write(delete(meeting_answers).where(meeting_answers.c.campaign == CAMPAIGN))
ANSWERS_FORGOTTEN = Write(
    delete(meeting_answers).where(
        meeting_answers.c.campaign == CAMPAIGN, meeting_answers.c.seat == bindparam("of_seat")
    )
)

FOLLOWER_DROPPED = Write(
    delete(followers).where(followers.c.campaign == CAMPAIGN, followers.c.account == bindparam("of_account"))
)
FOLLOWER_FORGOTTEN = Write(delete(followers).where(followers.c.account == bindparam("of_account")))
FOLLOWER_SET = Write(insert(followers))

PICTURE_KEPT = Write(_unless_there(pictures, "campaign", "hash"))
PICTURE_DROPPED = Write(
    delete(pictures).where(pictures.c.campaign == CAMPAIGN, pictures.c.hash == bindparam("of_hash"))
)
PORTRAIT_DROPPED = Write(
    delete(portraits).where(
        portraits.c.campaign == CAMPAIGN, portraits.c.character == bindparam("of_character")
    )
)
PORTRAIT_SET = Write(insert(portraits))

#: One page at a time; of two people who make one at once, one succeeds.
PAGE_MADE = Write(_unless_there(pages, "campaign"), missing=VersionConflict)
PAGE_REVOKED = Write(
    delete(pages).where(pages.c.campaign == CAMPAIGN, pages.c.word == bindparam("of_word")),
    missing=VersionConflict,
)
PAGE_CHOICE_DROPPED = Write(
    delete(page_choices).where(
        page_choices.c.campaign == CAMPAIGN, page_choices.c.seat == bindparam("of_seat")
    )
)
PAGE_CHOICE_SET = Write(insert(page_choices))

#: Every write here, in the order in which a batch runs them.
BESIDE = (
    PAUSED,
    PAUSE_TOLD,
    PAUSE_WILLING,
    PAUSE_OVER,
    LIMIT_DROPPED,
    LIMITS_CLEARED,
    LIMIT_SET,
    MEETING_OVER,
    MEETING_MADE,
    MEETING_MOVED,
    MEETING_POSTED,
    MEETING_EVENT,
    ANSWERS_CLEARED,
    ANSWERS_FORGOTTEN,
    ANSWER_DROPPED,
    ANSWER_SET,
    FOLLOWER_DROPPED,
    FOLLOWER_FORGOTTEN,
    FOLLOWER_SET,
    PICTURE_DROPPED,
    PICTURE_KEPT,
    PORTRAIT_DROPPED,
    PORTRAIT_SET,
    PAGE_REVOKED,
    PAGE_MADE,
    PAGE_CHOICE_DROPPED,
    PAGE_CHOICE_SET,
)

PAUSES = select(pauses.c.campaign)
PAUSE = select(pauses.c.channel, pauses.c.message, pauses.c.willing).where(pauses.c.campaign == CAMPAIGN)
#: In the order of their random ids, so that the order says nothing of who wrote what.
LIMITS = select(limits.c.kind, limits.c.text).where(limits.c.campaign == CAMPAIGN).order_by(limits.c.id)
MEETING = select(meetings).where(meetings.c.campaign == CAMPAIGN)
MEETINGS_DUE = select(meetings).where(meetings.c.due <= bindparam("now")).order_by(meetings.c.campaign)
ANSWERS = select(meeting_answers.c.seat, meeting_answers.c.time, meeting_answers.c.answer).where(
    meeting_answers.c.campaign == CAMPAIGN
)
FOLLOWERS = select(func.count()).select_from(followers).where(followers.c.campaign == CAMPAIGN)
FOLLOWED = (
    select(campaigns.c.id, campaigns.c.name, campaigns.c.system)
    .join_from(followers, campaigns)
    .where(followers.c.account == bindparam("of_account"))
    .order_by(campaigns.c.id)
)
PICTURE = select(pictures.c.data).where(
    pictures.c.campaign == CAMPAIGN, pictures.c.hash == bindparam("of_hash")
)
PICTURES = select(pictures.c.hash).where(pictures.c.campaign == CAMPAIGN).order_by(pictures.c.hash)
PORTRAITS = select(portraits.c.character, portraits.c.hash, portraits.c.alt).where(
    portraits.c.campaign == CAMPAIGN
)
PAGE = select(pages.c.campaign, pages.c.word, pages.c.made).where(pages.c.campaign == CAMPAIGN)
PAGE_AT = select(pages.c.campaign, pages.c.word, pages.c.made).where(pages.c.word == bindparam("of_word"))
PAGES = select(pages.c.campaign, pages.c.word, pages.c.made).order_by(pages.c.campaign)
PAGE_CHOICES = select(
    page_choices.c.seat, page_choices.c.tellings, page_choices.c.portrait, page_choices.c.since
).where(page_choices.c.campaign == CAMPAIGN)
