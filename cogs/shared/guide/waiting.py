"""What /now shows: what waits for an account in a campaign, with links to the messages where it is done.

The account sees waits through the views of the seats that it may act for, and the news as the public does.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import partial
from typing import Any

from chat.contests.chapters import chapters_of, live_post, newest_story
from chat.services import Services
from narration.campaign.meetings import now_line
from narration.campaign.waiting import CampaignSummary, ContestNews, Link, WaitingItem
from narration.games import GAMES
from rules.contract.system import AnyState, System, Wait
from rules.core.seat import PUBLIC, Seat
from storage.display_state import Post
from table.meetings import Meetings


@dataclass(frozen=True)
class Stand:
    """Where a contest stands in the chat: its messages, and the time of its last event."""

    contest: Any
    home: int
    posts: tuple[Post, ...]
    at: datetime | None

    @property
    def link(self) -> Link | None:
        """A link to the live message."""
        found = live_post(self.posts)
        return Link(self.home, found.channel, found.message) if found else None


@dataclass(frozen=True)
class Found:
    """What waits: for this account, each with the seat to act as, and (`holding`) for others."""

    state: AnyState
    mine: tuple[tuple[Seat, Wait], ...]
    holding: tuple[Wait, ...]

    @property
    def contests(self) -> tuple[str, ...]:
        """The contests in which something waits for this account."""
        return _contests(wait for _, wait in self.mine)

    @property
    def held(self) -> tuple[str, ...]:
        """The contests in which something waits for others that a nudge can reach: their seats are held."""
        return _contests(wait for wait in self.holding if not is_vacant(self.state, wait))


def find(system: System, state: AnyState, seats: Sequence[Seat]) -> Found:
    """Return what waits for these seats of one account, and for a GM also what waits for others."""
    mine: dict[Wait, Seat] = {}
    for seat in sorted(seats, key=lambda one: bool(one.by)):
        for wait in system.waits(system.view(state, seat)):
            if _is_for(wait, seat):
                mine.setdefault(wait, seat)
    others = system.waits(state) if any(seat.is_gm for seat in seats) else ()
    holding = tuple(wait for wait in others if wait not in mine)
    return Found(state, tuple((seat, wait) for wait, seat in mine.items()), holding)


def _is_for(wait: Wait, seat: Seat) -> bool:
    return bool(seat.id) and (wait.seat == seat.id or (seat.is_gm and not wait.seat))


def _contests(waits: Iterable[Wait]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(wait.contest for wait in waits if wait.contest))


def is_vacant(state: AnyState, wait: Wait) -> bool:
    """Tell whether nobody holds the seat of this wait."""
    record = state.campaign.record(wait.seat)
    return record is not None and not record.is_held


async def summarize(services: Services, found: Found, seats: Sequence[Seat]) -> CampaignSummary:
    """Return what is shown of a campaign; among the waits for others, the longest comes first."""
    state = found.state
    stands = {number: await _stand(services, state, number) for number in _shown(services, found)}
    due = partial(_due, services, state, stands)
    holding = sorted((due(wait) for wait in found.holding), key=lambda one: -one.minutes)
    meeting = await Meetings(services.table).ahead(state.campaign.id)
    return CampaignSummary(
        state.campaign,
        mine=tuple(due(wait, lent=bool(seat.by)) for seat, wait in found.mine),
        holding=tuple(holding),
        last=() if found.mine else tuple([await _news(services, state, one) for one in stands.values()]),
        seated=any(seat.id for seat in seats),
        gm=any(seat.is_gm for seat in seats),
        answers=services.displays[state.campaign.system].gm_answers,
        meeting=now_line(meeting) if meeting else None,
        paused=await services.table.store.safety.is_paused(state.campaign.id),
    )


def _shown(services: Services, found: Found) -> tuple[str, ...]:
    """Return the contests where something waits, or all open ones if nothing waits for this account."""
    if found.mine:
        return _contests((*(wait for _, wait in found.mine), *found.holding))
    is_open = services.table.system(found.state).is_open
    return tuple(number for number, one in found.state.contests.items() if is_open(one))


async def _stand(services: Services, state: AnyState, number: str) -> Stand:
    store, campaign, contest = services.table.store, state.campaign, state.contests[number]
    logged = await store.log.events(campaign.id, number, contest.turn) or await store.log.events(
        campaign.id, number
    )
    posts = await store.posts.of(campaign.id, number)
    return Stand(contest, campaign.home, posts, logged[-1].at if logged else None)


def _due(
    services: Services, state: AnyState, stands: dict[str, Stand], wait: Wait, *, lent: bool = False
) -> WaitingItem:
    character, stand = state.characters.get(wait.character), stands.get(wait.contest)
    since = stand.at if stand else None
    return WaitingItem(
        what=wait.what,
        name=character.name if character else "",
        title=stand.contest.title if stand else "",
        link=stand.link if stand else None,
        minutes=_minutes(services.table.store.now() - since) if since else 0,
        lent=lent,
        absent=_is_absent(state, wait),
        vacant=is_vacant(state, wait),
    )


def _minutes(time: timedelta) -> int:
    """Return whole minutes; 0 for a negative time, after a clock was set back."""
    return max(0, int(time.total_seconds()) // 60)


def _is_absent(state: AnyState, wait: Wait) -> bool:
    """Tell whether the seat of this wait is known to be absent from the running session."""
    campaign = state.campaign
    return bool(campaign.in_session and campaign.present and wait.seat) and wait.seat not in campaign.present


async def _news(services: Services, state: AnyState, stand: Stand) -> ContestNews:
    """Return the headline of a contest's newest result, with a link."""
    post, title = newest_story(stand.posts), stand.contest.title
    if post is None:
        return ContestNews(title, link=stand.link)
    system, teller = services.table.system(state), GAMES[state.campaign.system].teller
    known = system.view(state, PUBLIC).contests[stand.contest.id]
    logged = await services.table.store.log.events(state.campaign.id, stand.contest.id, post.turn)
    display = services.displays[state.campaign.system]
    chapters = chapters_of(post.turn, logged, lambda event: system.redact(state, event, PUBLIC), display)
    stories = [teller.story(one.told, known) for one in chapters if one.kind == post.kind]
    return ContestNews(title, stories[0].headline if stories and stories[0] else None, stand.link)
