"""Open tasks in words: one line per task, who holds up the game, and the latest news.

The text depends only on who must do what, never on what anybody chose. Links are given as ids; the chat
service turns them into its own links.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from narration.games import GAMES
from narration.text.game_time import DAY, HOUR, duration
from narration.text.line import Field, Line, Panel, line, verbatim
from narration.text.truncate import NAME_LENGTH, TITLE_LENGTH, truncate, truncated_line
from rules.campaign.model import Campaign

#: The most lines in a field for one campaign, and for each of several campaigns.
MOST, FEW = 6, 4


class Link(NamedTuple):
    """A link to a message: the ids of its server, its channel and itself."""

    home: int
    channel: int
    message: int


class WaitingItem(NamedTuple):
    """One task as its reader sees it: what to do, for whom, in which contest, and its age in minutes."""

    what: str
    name: str = ""
    title: str = ""
    link: Link | None = None
    minutes: int = 0
    #: Whether a stand-in does the task for another seat.
    lent: bool = False
    #: Whether the player is away.
    absent: bool = False
    #: Whether nobody holds the seat.
    vacant: bool = False


class ContestNews(NamedTuple):
    """The last message about a running contest; `said` is None before the first one."""

    title: str
    said: Line | None = None
    link: Link | None = None


class CampaignSummary(NamedTuple):
    """A campaign's open tasks, `mine` for the reader and `holding` for others, and its latest news.

    `holding` is empty unless the reader is a GM.
    """

    campaign: Campaign
    mine: tuple[WaitingItem, ...] = ()
    holding: tuple[WaitingItem, ...] = ()
    last: tuple[ContestNews, ...] = ()
    seated: bool = True
    #: Whether the reader follows the campaign without a seat.
    follows: bool = False
    gm: bool = False
    #: Whether the GM may answer for players in this game's contests.
    answers: bool = False
    #: What happened last time, for a reader who was away; else empty.
    recap: str = ""
    #: Whether the game is paused.
    paused: bool = False
    #: The next session in a line, if one is planned.
    meeting: Line | None = None
    #: How many handouts the reader may read.
    handouts: int = 0
    #: What a ready scene offers to the reader.
    ready: Line | None = None
    #: Whether the campaign has a page that the reader may open.
    page: bool = False


def now_panel(sight: CampaignSummary) -> Panel:
    """Return the panel with the open tasks and news of the campaign in this place."""
    fields = (
        ("now-field-mine", own_lines(sight, MOST)),
        ("now-field-holding", _some([_holding(sight.campaign, due) for due in sight.holding], MOST)),
        ("now-field-last", () if sight.mine else _newest(sight)),
        ("now-field-recap", (verbatim(sight.recap),) if sight.recap else ()),
    )
    return Panel(
        headline=_headline(sight),
        title=verbatim(sight.campaign.name),
        lines=(*course(sight.campaign), *_beside(sight), *_next(sight)),
        fields=tuple(Field(line(id_), lines) for id_, lines in fields if lines),
        tone="running" if sight.mine or sight.holding else "over",
    )


def _beside(sight: CampaignSummary) -> tuple[Line, ...]:
    """Return the next session, how many handouts there are to read, and that there is a page."""
    handouts = line("now-handouts", count=sight.handouts) if sight.handouts else None
    page = line("now-page") if sight.page else None
    return tuple(one for one in (sight.meeting, handouts, page) if one is not None)


def all_campaigns_panel(sights: Sequence[CampaignSummary]) -> Panel:
    """Return the panel with the open tasks in several campaigns, one field per campaign."""
    count = sum(len(sight.mine) for sight in sights)
    headline = line("now-headline-all", count=count) if count else line("now-headline-all-none")
    return Panel(
        headline=headline,
        title=line("now-title-all"),
        fields=tuple(
            Field(truncated_line(sight.campaign.name, TITLE_LENGTH), own_lines(sight, FEW) or _quiet(sight))
            for sight in sights
        ),
        tone="running" if count else "over",
    )


def own_lines(sight: CampaignSummary, most: int) -> tuple[Line, ...]:
    """Return the reader's own tasks, one line each: at most `most`, then how many more."""
    found = [line("now-mine", said=_done(sight.campaign, due)) for due in sight.mine]
    paused = (line("now-paused"),) if sight.paused else ()
    return (*paused, *_some(found, most))


def course(campaign: Campaign) -> tuple[Line, ...]:
    """Return the campaign's session and scene; nothing before its first session."""
    if not campaign.session:
        return ()
    id_ = "now-course-session" if campaign.in_session else "now-course-between"
    return (line(id_, session=campaign.session, scene=campaign.scene),)


def nudge_line(campaign: Campaign, title: str, dues: Iterable[WaitingItem]) -> Line:
    """Return the public message with which the GM nudges the people that a contest waits for."""
    said = tuple(dict.fromkeys(_what(campaign, due) for due in dues))
    return line("nudge", title=truncate(title, TITLE_LENGTH), whom=said)


def _quiet(sight: CampaignSummary) -> tuple[Line, ...]:
    return (line("now-nothing"), *_newest(sight), *course(sight.campaign))


def _newest(sight: CampaignSummary) -> tuple[Line, ...]:
    """Return the latest news of each running contest."""
    return _some([_news(one) for one in sight.last], FEW)


def _headline(sight: CampaignSummary) -> Line:
    called = truncate(sight.campaign.name, TITLE_LENGTH)
    if not sight.seated:
        return line("now-headline-follows" if sight.follows else "now-headline-seatless", campaign=called)
    if not sight.mine and sight.holding:
        return line("now-headline-holding", campaign=called, names=_held_up(sight))
    if not sight.mine:
        return line("now-headline-none", campaign=called)
    if len(sight.mine) == 1:
        what = GAMES[sight.campaign.system].waits[sight.mine[0].what]
        return line("now-headline-one", campaign=called, what=what)
    return line("now-headline", campaign=called, count=len(sight.mine))


def _held_up(sight: CampaignSummary) -> tuple[Line, ...]:
    """Return the names of the people who hold up the game; a task without a name is described instead."""
    named = (
        truncated_line(due.name, NAME_LENGTH) if due.name else GAMES[sight.campaign.system].waits[due.what]
        for due in sight.holding
    )
    return _some(tuple(named), FEW)


def _next(sight: CampaignSummary) -> tuple[Line, ...]:
    """Return a hint on what to do, or nothing if the tasks themselves say it."""
    if sight.ready:
        return (sight.ready,)
    if not sight.seated:
        return (line("now-next-join"),)
    if sight.holding:
        return (line("now-next-answer" if sight.answers else "now-next-holding"),)
    if sight.mine:
        return ()
    return (line("now-next-gm" if sight.gm else "now-next-player"),)


def _what(campaign: Campaign, due: WaitingItem) -> Line:
    what = GAMES[campaign.system].waits[due.what]
    return (
        line("now-for", name=truncated_line(due.name, NAME_LENGTH), what=what)
        if due.name
        else line("now-what", what=what)
    )


def _done(campaign: Campaign, due: WaitingItem) -> Line:
    """Return one task with its contest, its age and a link; outside contests, with the command for it."""
    said = _what(campaign, due)
    if due.lent:
        said = line("now-lent", said=said)
    if due.vacant:
        said = line("now-empty-seat", said=said)
    elif due.absent:
        said = line("now-absent", said=said)
    if due.title:
        said = line("now-in", said=said, title=truncate(due.title, TITLE_LENGTH))
    if due.minutes:
        said = line("now-since", said=said, span=duration(_about(due.minutes)))
    how = None if due.title else GAMES[campaign.system].how.get(due.what)
    return _linked(line("now-how", said=said, how=how) if how else said, due.link)


def _holding(campaign: Campaign, due: WaitingItem) -> Line:
    return line("now-holding", said=_done(campaign, due))


def _about(minutes: int) -> int:
    """Round a time down to whole days, or below a day to whole hours; minutes would be noise."""
    unit = next((unit for unit in (DAY, HOUR) if minutes >= unit), 1)
    return minutes // unit * unit


def _news(news: ContestNews) -> Line:
    title = truncate(news.title, TITLE_LENGTH)
    if news.said is None:
        return _linked(line("now-last-begun", title=title), news.link)
    if "title" in dict(news.said.args):  # an opening names it itself
        return _linked(news.said, news.link)
    return _linked(line("now-last", title=title, said=news.said), news.link)


def _linked(said: Line, link: Link | None) -> Line:
    if link is None:
        return said
    home, channel, message = map(str, link)
    return line("now-linked", said=said, home=home, channel=channel, message=message)


def _some(lines: Sequence[Line], most: int) -> tuple[Line, ...]:
    """Return the distinct lines: at most `most`, then how many more."""
    once = tuple(dict.fromkeys(lines))
    return once if len(once) <= most else (*once[:most], line("and-more", count=len(once) - most))
