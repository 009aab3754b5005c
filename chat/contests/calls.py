"""Whom a live message has called. It is stored with the message, so that nobody is called twice by it."""

from collections.abc import Iterable

from rules.campaign.model import Campaign

#: The number of bits for seats; the seats of a larger group share them. Twice as many fit into a column.
SEATS = 31


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
