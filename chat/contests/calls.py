"""Whom a live message calls. It is stored with the message, so that nobody is called twice by it."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from chat.contests.display import ContestDisplay
from rules.campaign.model import Campaign
from rules.contract.system import AnyState
from storage.display_state import Post

#: The number of bits for seats; the seats of a larger group share them. Twice as many fit into a column.
SEATS = 31
#: The bits of those who were called because they had to act.
ONCE = (1 << SEATS) - 1


@dataclass(frozen=True)
class LiveCalls:
    """Whom the live message of a contest calls."""

    state: AnyState
    contest: Any
    display: ContestDisplay
    #: The account that did the last action in the contest. It is here already.
    last_to_act: int
    #: The accounts that no direct message reached.
    unreached: tuple[int, ...]

    @property
    def by_a_result(self) -> tuple[int, ...]:
        """The accounts that a new result calls."""
        return (*self.display.pinged(self.state, self.contest), *self.unreached)

    def missing(self, post: Post | None) -> tuple[int, ...]:
        """Return the accounts that must be called and whom the message has not called."""
        calls = calls_shown(post.shown) if post else None
        if calls is None or not self.display.moves(self.contest):
            return ()
        campaign = self.state.campaign
        first = [one for one in self._waited_for if calls_of(campaign, (one,)) & ~calls]
        second = [one for one in self._again if calls_of(campaign, (), (one,)) & ~calls]
        return tuple(dict.fromkeys(one for one in (*first, *second) if one and one != self.last_to_act))

    def shown(self, post: Post | None, *, moved: bool) -> int:
        """Return what to store of the live message: whom it has called by now.

        If it moves to call somebody, only those who still have to act count as called: others, who have
        acted, are called again when it is their turn again. What somebody was asked besides counts only while
        it is asked: the next question of that kind calls them again.
        """
        campaign = self.state.campaign
        before = (post and calls_shown(post.shown)) or 0
        waiting = calls_of(campaign, self._waited_for)
        now = before & waiting if moved else before & ONCE | calls_of(campaign, self.by_a_result)
        return as_shown(now | waiting | calls_of(campaign, (), self._again))

    @cached_property
    def _waited_for(self) -> tuple[int, ...]:
        return (*self.display.waited_for(self.state, self.contest), *self.unreached)

    @cached_property
    def _again(self) -> tuple[int, ...]:
        return self.display.called_again(self.state, self.contest)


def calls_of(campaign: Campaign, accounts: Iterable[int], again: Iterable[int] = ()) -> int:
    """Return a bit for each account that is called, and another one for each that is called again."""
    return _bits(campaign, accounts) | _bits(campaign, again) << SEATS


def _bits(campaign: Campaign, accounts: Iterable[int]) -> int:
    called = set(accounts)
    places = (place for place, record in enumerate(campaign.seats) if record.holder in called)
    return sum({1 << place % SEATS for place in places})


def as_shown(calls: int) -> int:
    """Return what is stored as `shown` for a live message: below 0, as no event's number is."""
    return -1 - calls


def calls_shown(shown: int) -> int | None:
    """Return whom a stored message has called; None if it is not known to be live."""
    return -1 - shown if shown < 0 else None
