"""Records what was confirmed to the players, outside the process, which may be killed."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import NamedTuple

from rules.core.model_base import Event

#: How many play at the same time in one campaign: a dying process may have this many saves in progress.
PEOPLE = 3


class Founded(NamedTuple):
    """A campaign was stored with these events."""

    campaign: int
    system: str
    events: tuple[int, ...]


class Confirmed(NamedTuple):
    """Somebody got the confirmation of these events."""

    campaign: int
    events: tuple[int, ...]


class Doubted(NamedTuple):
    """These events may be taken back from now on."""

    campaign: int
    events: tuple[int, ...]


class Kept(NamedTuple):
    """These events were not taken back."""

    campaign: int
    events: tuple[int, ...]


class Settled(NamedTuple):
    """A campaign has no save in progress, and was saved this many times."""

    campaign: int
    saves: int


class Promised(NamedTuple):
    """A deck was shown with its promise."""

    campaign: int
    deck: int
    promise: str


class PutAside(NamedTuple):
    """A campaign will not be played any more."""

    campaign: int


News = Founded | Confirmed | Doubted | Kept | Settled | Promised | PutAside


@dataclass
class Account:
    """What is certain about one campaign: its log has these events, and it has at least this many saves."""

    campaign: int
    system: str
    events: Counter[int]
    saves: int = 1
    promises: dict[int, str] = field(default_factory=dict)
    is_played: bool = True


@dataclass
class Ledger:
    """The accounts of every campaign; `touched` are those that the last life has changed."""

    accounts: dict[int, Account] = field(default_factory=dict)
    touched: set[int] = field(default_factory=set)

    def note(self, news: News) -> None:
        """Record a piece of news."""
        self.touched.add(news.campaign)
        if isinstance(news, Founded):
            self.accounts[news.campaign] = Account(news.campaign, news.system, Counter(news.events))
            return
        account = self.accounts[news.campaign]
        match news:
            case Confirmed():
                account.saves += bool(news.events)
                account.events.update(news.events)
            case Doubted():
                account.events.subtract(news.events)
            case Kept():
                account.events.update(news.events)
            case Settled():
                account.saves = news.saves
            case Promised():
                account.promises.setdefault(news.deck, news.promise)
            case PutAside():
                account.is_played = False


def digests(events: Iterable[Event]) -> tuple[int, ...]:
    """Return a number for each event; it ignores accounts, which the log does not have."""
    return tuple(_digest(event) for event in events)


def _digest(event: Event) -> int:
    text = event.model_dump_json(exclude={"holder", "called"})
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big")
