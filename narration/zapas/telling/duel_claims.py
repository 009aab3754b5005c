"""The claims of duels and recovery scenes (ZAP-30, 47, 50, 51, 52, 54)."""

from collections.abc import Sequence

from narration.telling.person_view import Facts, Person, view
from narration.telling.situation import Moment
from rules.core.model_base import Event
from rules.zapas.state import contest_events as d
from rules.zapas.state.campaign_state import RESERVE, ZapasState
from rules.zapas.state.contests import Duel, Recovery
from rules.zapas.state.events import FactSettled, StakeSet

#: A bid of so many dice at once is big, one that brings so many in all is high.
BIG, HIGH = 3, 5


def _people(duel: Duel, a: int) -> tuple[Person, Person]:
    """Return the principals of a duel as seen from one of them."""
    return Person(duel.sides[a].name), Person(duel.sides[1 - a].name)


def _remarked(duel: Duel, situation: str) -> bool:
    """Return whether a situation was told in a duel before."""
    return any(one.startswith(f"{situation}-") for one in duel.told)


def opening(event: d.DuelOpened) -> Moment:
    """Return who challenges whom (ZAP-47)."""
    duel = event.duel
    return Moment(duel.id, event.turn, "opening", (view({"fact": duel.fact}, *_people(duel, 0)),))


def stakes(duel: Duel, event: d.StakesAccepted) -> Moment:
    """Return both stakes, which both sides have accepted (ZAP-47)."""
    first, second = duel.sides
    facts = {"agreed": True, "fact": duel.fact}
    seen = view(facts, *_people(duel, 0), stake=first.stake, stake_b=second.stake)
    return Moment(event.contest, event.turn, "stakes", (seen,))


def bid(duel: Duel, event: d.BidMade) -> Moment:
    """Return a bid; `duel` is the duel before it (ZAP-50)."""
    facts = {
        "raises": event.dice > 0,
        "big": event.dice >= BIG,
        "high": event.dice > 0 and event.total >= HIGH,
        "remarked": _remarked(duel, "duel-bid") or _remarked(duel, "duel-high"),
    }
    seen = view(facts, *_people(duel, event.side), n_dice=event.dice, n_total=event.total)
    return Moment(event.contest, event.turn, "bid", (seen,))


def out_of_dice(duel: Duel, event: d.BidMade, events: Sequence[Event]) -> Moment:
    """Return that a side has no dice left to bid; `duel` is the duel before it (ZAP-50)."""
    sides = {one.side for one in events if isinstance(one, d.BidMade) and one.by_itself}
    facts = {"out": True, "both_out": len(sides) > 1, "remarked": _remarked(duel, "duel-out")}
    return Moment(event.contest, event.turn, "out", (view(facts, *_people(duel, event.side)),))


def thrown(duel: Duel, event: d.DuelThrown) -> Moment:
    """Return who won a duel, by how much, and what comes true (ZAP-51, ZAP-52)."""
    views = (view(_result(duel, event, a), *_people(duel, a), stake=event.stake) for a in (0, 1))
    return Moment(event.contest, event.turn, "duel", tuple(views))


def _result(duel: Duel, event: d.DuelThrown, a: int) -> Facts:
    margin = event.hits[a] - event.hits[1 - a]
    return {
        "won": event.winner == a,
        "tie": event.winner is None,
        "narrow": margin == 1,
        "no_hits": not any(event.hits),
        "fact": duel.fact,
    }


def conceded(duel: Duel, event: d.Conceded) -> Moment:
    """Return that a side gave up, and the stake that comes true."""
    seen = view({"conceded": True, "fact": duel.fact}, *_people(duel, event.side), stake=event.stake)
    return Moment(event.contest, event.turn, "duel", (seen,))


def fact(event: FactSettled) -> Moment:
    """Return what is true about the world from now on (ZAP-54)."""
    return Moment(event.contest, event.turn, "fact", (view({"settled": True}, text=event.text),))


def recovered(state: ZapasState, scene: Recovery, event: d.RecoveryEnded, events: Sequence[Event]) -> Moment:
    """Return a scene that was played out, and whether it filled any reserve (ZAP-30)."""
    filled = any(isinstance(one, StakeSet) and one.cause == "recovery" for one in events)
    seats = {state.characters[number].seat for number in scene.characters}
    facts = {
        "filled": filled,
        "unchanged": not filled,
        "full": all(state.shared.of(seat).reserve >= RESERVE for seat in seats),
    }
    seen = view(facts, names=(*scene.names, *scene.others))
    return Moment(event.contest, event.turn, "recovery", (seen,))
