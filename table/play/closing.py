"""When a deck is closed: before its first roll, and before anything happens in a contest that will roll.

Who posts the message that closes it is not the table's business; it is given a function for that.
"""

from collections.abc import Awaitable, Callable

from rules.campaign.model import Campaign
from rules.chance.deck import Deck
from rules.contract.system import AnyState, Played
from storage.documents.changes import AnnounceTarget

#: Closes the deck of a campaign by a message in a place. Refused: `deck-not-closed`.
CloseDeck = Callable[[int, int], Awaitable[None]]


class DeckUnclosed(Exception):
    """Raised before a save for which the deck must be closed; `place` is where the table will see that."""

    def __init__(self, place: int) -> None:
        super().__init__(place)
        self.place = place


def require_closed(deck: Deck | None, played: Played, asked: AnnounceTarget | None) -> None:
    """Raise `DeckUnclosed` if an action needs a closed deck and this one is not."""
    if deck is None or not deck.needs_closing:
        return
    contests = [event.contest for event in played.events if event.contest]
    if played.thrown or contests:
        raise DeckUnclosed(_place(played.after, contests[0] if contests else "", asked))


def _place(state: AnyState, contest: str, asked: AnnounceTarget | None) -> int:
    """Return the contest's place, or where the table plays: not a thread that only some people see."""
    if contest in state.contests:
        place: int = state.contests[contest].place
        return place
    here = asked.place if asked else 0
    return here if here in state.campaign.places else _bound(state.campaign, here)


def _bound(campaign: Campaign, here: int) -> int:
    return campaign.places[-1] if campaign.places else here
