"""A record of the confirmations that players got, kept outside the process that may be killed."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import NamedTuple

from rules.core.model_base import Event

#: The most people who act at once in a campaign, and so its most saves in progress when a process dies.
PEOPLE = 3


class Founded(NamedTuple):
    """A campaign was stored with these events."""

    campaign: int
    system: str
    events: tuple[int, ...]


class Confirmed(NamedTuple):
    """A player got the confirmation of these events."""

    campaign: int
    events: tuple[int, ...]


class Doubted(NamedTuple):
    """These events may be undone from now on."""

    campaign: int
    events: tuple[int, ...]


class Kept(NamedTuple):
    """These events were not undone after all."""

    campaign: int
    events: tuple[int, ...]


class Settled(NamedTuple):
    """A campaign has no save in progress, and has been saved this many times."""

    campaign: int
    saves: int


class Promised(NamedTuple):
    """A deck's promise, its published hash, was shown."""

    campaign: int
    deck: int
    promise: str


class PutAside(NamedTuple):
    """A campaign will not be played any more."""

    campaign: int


News = Founded | Confirmed | Doubted | Kept | Settled | Promised | PutAside


@dataclass
class Account:
    """The certain facts about a campaign: its log has these events, and it has at least this many saves."""

    campaign: int
    system: str
    events: Counter[int]
    saves: int = 1
    promises: dict[int, str] = field(default_factory=dict)
    is_played: bool = True


@dataclass
class Ledger:
    """The accounts of all campaigns, by id; `touched` are the ids of those that the last life changed."""

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
    """Return a digest of each event, ignoring Discord accounts, which the log does not hold."""
    return tuple(_digest(event) for event in events)


def _digest(event: Event) -> int:
    text = event.model_dump_json(exclude={"holder", "called"})
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big")
