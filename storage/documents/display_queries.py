"""The queries for contests that are shown, their messages, and what the bot still owes, each built once."""

from sqlalchemy import BigInteger, Select, and_, bindparam, case, func, literal, select, union, union_all

from storage.documents.campaign_queries import VERSION
from storage.documents.log_queries import STANDS
from storage.documents.schema import (
    campaigns,
    contests,
    deadlines,
    events,
    is_open,
    is_timed,
    is_unshown,
    portraits,
    posts,
)
from storage.documents.write import CAMPAIGN, CONTEST

SHOWING = select(contests.c.version, contests.c.shown).where(
    contests.c.campaign == CAMPAIGN, contests.c.id == CONTEST
)
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
        case((STANDS, 0), else_=1),
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
