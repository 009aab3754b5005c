"""Plays several actions of one press as one, each on the state that the previous ones led to.

Each action takes its dice and seals its choices as if it were alone, and its proof goes with its own events.
Nothing is saved here.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple, TypeAlias

from rules.campaign.actions import RollHidden
from rules.campaign.events import ActedFor, SessionEnded, SessionStarted, TimeRanOut
from rules.chance.deck import Deck
from rules.chance.dice import Dice
from rules.contract.irreversible import irreversible_reason
from rules.contract.system import AnyState, Played, System, play
from rules.core.model_base import Action, Event
from rules.core.seat import Seat
from storage.documents.changes import AnnounceTarget, SaveContext
from storage.documents.proofs import SaveProof
from storage.outbox import is_owed
from storage.stored import Stored
from table.play.dealer import Dealer


class BySeat(NamedTuple):
    """An action of another seat than the one that asks, such as the seat that the step before it gave."""

    seat: Seat
    action: Action


class Draw(NamedTuple):
    """An action that a die chooses, for a seat whose time ran out. `among` returns those to choose from."""

    among: Callable[[AnyState], Sequence[Action]]

    def chosen(self, state: AnyState, dice: Dice) -> tuple[Action, int]:
        """Return an action, and the number of sides of the die that chose it; 0 if there was one alone."""
        actions = self.among(state)
        if len(actions) == 1:
            return actions[0], 0
        return actions[dice.roll(len(actions), 1)[0] - 1], len(actions)


#: A function that makes an action from the outcome of the steps before it; None if there is nothing to do.
Making: TypeAlias = Callable[[Played], Action | BySeat | None]
#: One of several steps.
Step: TypeAlias = Action | Draw | BySeat | Making
#: What a seat asks for at once: one action, or several in order.
Steps: TypeAlias = Action | Draw | Sequence[Step]


class BatchResult(NamedTuple):
    """The outcome of actions, the deck after them, and their proofs by the index of each one's first event.

    `seat` is that of the last action. `deck` is None if they did not change it.
    """

    played: Played
    seat: Seat
    deck: Deck | None
    proofs: Mapping[int, SaveProof]

    def footing(self, system: System, asked: AnnounceTarget | None) -> SaveContext:
        """Return the context to save it with: it can be undone only if every action can.

        `asked` as in `Table.play`.
        """
        debt = asked if is_owed(self.played.events) else None
        return SaveContext(irreversible_reason(system, self.played), 0, self.deck, self.proofs, debt)


def steps_of(asked: Steps) -> Sequence[Step]:
    """Return one or several actions as a sequence."""
    return (asked,) if isinstance(asked, Action | Draw) else asked


def contests_of(steps: Sequence[Step]) -> Sequence[str]:
    """Return the contests that the actions belong to."""
    return tuple(filter(None, (vars(step).get("contest") for step in steps if isinstance(step, Action))))


def together(
    dealer: Dealer, system: System, stored: Stored, steps: Sequence[Step], seat: Seat
) -> BatchResult:
    """Play each step on the state after the steps before it; a refusal of any step refuses all.

    ValueError if a session begins or ends among several steps: that replaces the deck, and a save can
    replace only one.
    """
    done = BatchResult(Played(stored.state, stored.state, ()), seat, None, {})
    for step in steps:
        now = replace(stored, state=done.played.after, deck=done.deck or stored.deck)
        if isinstance(step, Draw):
            hand = dealer.hand(now)
            action, sides = step.chosen(now.state, hand.dice)
            played = _drawn(play(system, now.state, action, seat, hand.dice), sides)
            done = _after(done, played, *hand.left(system, played))
        elif made := _made(step, done.played, seat):
            hand = dealer.hand(now, hidden=isinstance(made.action, RollHidden))
            played = play(system, now.state, made.action, made.seat, hand.dice)
            done = _after(done._replace(seat=made.seat), played, *hand.left(system, played))
    if len(steps) > 1 and _turns(done.played):
        raise ValueError("a session turns among other actions, and a save can lay one deck alone")
    return done


def _drawn(played: Played, sides: int) -> Played:
    """Return the outcome of an action that a die with so many sides chose."""
    if not sides:
        return played
    events = (one.but(choices=sides) if isinstance(one, TimeRanOut) else one for one in played.events)
    return replace(played, events=tuple(events), thrown=True)


def _made(step: Action | BySeat | Making, before: Played, seat: Seat) -> BySeat | None:
    """Return a step's action and the seat that takes it; None if there is nothing to do."""
    made = step if isinstance(step, Action | BySeat) else step(before)
    return BySeat(seat, made) if isinstance(made, Action) else made


def _turns(played: Played) -> bool:
    """Return whether a session begins or ends."""
    return any(isinstance(event, SessionStarted | SessionEnded) for event in played.events)


def _after(done: BatchResult, played: Played, deck: Deck | None, proof: SaveProof) -> BatchResult:
    proofs = {**done.proofs, len(done.played.events): proof}
    return BatchResult(_joined(done.played, played), done.seat, deck or done.deck, proofs)


def _joined(first: Played, then: Played) -> Played:
    """Return two outcomes as one; an equal `ActedFor` is not repeated."""
    news = (event for event in then.events if not _is_said(event, first.events))
    return Played(first.before, then.after, (*first.events, *news), first.thrown or then.thrown)


def _is_said(event: Event, before: Sequence[Event]) -> bool:
    return isinstance(event, ActedFor) and event in before
