"""Several actions of one press, played as if they were one: each on what those before it led to.

Each takes its dice and seals its choices as if it were played alone, and what can be checked of it stands
with its own events. Nothing is saved here.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple, TypeAlias

from rules.campaign.events import ActedFor, SessionEnded, SessionStarted
from rules.chance.deck import Deck
from rules.contract.irreversible import irreversible_reason
from rules.contract.system import Played, System, play
from rules.core.model_base import Action, Event
from rules.core.seat import Seat
from storage.documents.changes import AnnounceTarget, SaveContext
from storage.documents.proofs import SaveProof
from storage.outbox import is_owed
from storage.store import Stored
from table.play.dealer import Dealer

#: One of several actions; or what makes it of all that those before it led to.
Step: TypeAlias = Action | Callable[[Played], Action]
#: What a seat asks for at once: an action, or several in their order.
Steps: TypeAlias = Action | Sequence[Step]


class BatchResult(NamedTuple):
    """What actions led to, how they leave the deck, and what can be checked, by the number of its event."""

    played: Played
    deck: Deck | None
    proofs: Mapping[int, SaveProof]

    def footing(self, system: System, asked: AnnounceTarget | None) -> SaveContext:
        """Return what its save stands on: all stands if any of it does. `asked` as for `Table.play`."""
        debt = asked if is_owed(self.played.events) else None
        return SaveContext(irreversible_reason(system, self.played), 0, self.deck, self.proofs, debt)


def steps_of(asked: Steps) -> Sequence[Step]:
    """Return what is asked for as steps, also where it is a single action."""
    return (asked,) if isinstance(asked, Action) else asked


def contests_of(steps: Sequence[Step]) -> Sequence[str]:
    """Return the contests that steps belong to."""
    return tuple(filter(None, (getattr(step, "contest", "") for step in steps)))


def together(
    dealer: Dealer, system: System, stored: Stored, steps: Sequence[Step], seat: Seat
) -> BatchResult:
    """Play each step on what those before it led to; raises what refuses any of them.

    A session turns by an action of its own, since the deck turns with it: ValueError among several.
    """
    done = BatchResult(Played(stored.state, stored.state, ()), None, {})
    for step in steps:
        action = step if isinstance(step, Action) else step(done.played)
        now = replace(stored, state=done.played.after, deck=done.deck or stored.deck)
        hand = dealer.hand(now)
        played = play(system, now.state, action, seat, hand.dice)
        done = _after(done, played, *hand.left(system, played))
    if len(steps) > 1 and _turns(done.played):
        raise ValueError("a session turns among other actions, and a save can lay one deck alone")
    return done


def _turns(played: Played) -> bool:
    """Tell whether a session begins or ends."""
    return any(isinstance(event, SessionStarted | SessionEnded) for event in played.events)


def _after(done: BatchResult, played: Played, deck: Deck | None, proof: SaveProof) -> BatchResult:
    proofs = {**done.proofs, len(done.played.events): proof}
    return BatchResult(_joined(done.played, played), deck or done.deck, proofs)


def _joined(first: Played, then: Played) -> Played:
    """Return two outcomes as one; that a stand-in acts is said once."""
    news = (event for event in then.events if not _is_said(event, first.events))
    return Played(first.before, then.after, (*first.events, *news), first.thrown or then.thrown)


def _is_said(event: Event, before: Sequence[Event]) -> bool:
    return isinstance(event, ActedFor) and event in before
