"""The moments of Zapas that are told: rolls, duels, recovery scenes, conditions, flags, and the journey."""

from collections.abc import Iterator, Sequence

from narration.telling.game_telling import KnownStates
from narration.telling.situation import Moment
from narration.zapas.telling import duel_claims as duels
from narration.zapas.telling import outcome_claims as outcomes
from narration.zapas.telling import roll_claims as rolls
from rules.core.model_base import Event
from rules.zapas.state import contest_events as d
from rules.zapas.state import events as e
from rules.zapas.state.campaign_state import ZapasState
from rules.zapas.state.contests import Duel, Recovery, Roll

#: The kinds of events that are told.
TOLD = (
    d.Thrown,
    d.DuelOpened,
    d.StakesAccepted,
    d.BidMade,
    d.DuelThrown,
    d.Conceded,
    d.RecoveryEnded,
    e.ConditionGiven,
    e.ConditionLifted,
    e.FlagStruck,
    e.PhaseSet,
)


def zapas_moments(states: KnownStates, events: Sequence[Event], new: int) -> Iterator[Moment]:
    """Yield what the last `new` of these events tell."""
    before, after = states.before, states.after
    fresh = events[len(events) - new :]
    for event in fresh:
        contest = after.contests.get(event.contest)
        if isinstance(contest, Roll):
            yield from _roll(after, contest, event, fresh)
        elif isinstance(contest, Duel):
            yield from _duel(before, contest, event, fresh)
        elif isinstance(contest, Recovery):
            yield from _recovery(after, contest, event, fresh)
        else:
            yield from _outside(after, event)


def _roll(after: ZapasState, roll: Roll, event: Event, fresh: Sequence[Event]) -> Iterator[Moment]:
    """Yield a throw: how it went, what it owes to whom, and what it brings."""
    if isinstance(event, d.Thrown):
        yield rolls.throw(after, roll, event)
        yield rolls.colour(after, roll, event, fresh)
        yield outcomes.outcome(after, event, fresh)
    elif isinstance(event, e.ConditionGiven):
        yield outcomes.given(after, event)


def _duel(before: ZapasState, duel: Duel, event: Event, fresh: Sequence[Event]) -> Iterator[Moment]:
    earlier = before.contests.get(duel.id)
    was = earlier if isinstance(earlier, Duel) else duel
    match event:
        case d.DuelOpened():
            yield duels.opening(event)
        case d.StakesAccepted() if all(side.accepted for side in duel.sides):
            yield duels.stakes(duel, event)
        case d.BidMade(by_itself=False) if not _is_decided(fresh):
            yield duels.bid(was, event)
        case d.BidMade() if event is _first_out(fresh):
            yield duels.out_of_dice(was, event, fresh)
        case d.DuelThrown():
            yield duels.thrown(duel, event)
        case d.Conceded():
            yield duels.conceded(duel, event)
        case e.FactSettled():
            yield duels.fact(event)
        case _:
            pass


def _is_decided(fresh: Sequence[Event]) -> bool:
    """Return whether these events end with the throw; the story is about that, and no longer about a bid."""
    return any(isinstance(one, d.DuelThrown) for one in fresh)


def _first_out(fresh: Sequence[Event]) -> Event | None:
    return next((one for one in fresh if isinstance(one, d.BidMade) and one.by_itself), None)


def _recovery(after: ZapasState, scene: Recovery, event: Event, fresh: Sequence[Event]) -> Iterator[Moment]:
    if isinstance(event, d.RecoveryEnded):
        yield duels.recovered(after, scene, event, fresh)


def _outside(after: ZapasState, event: Event) -> Iterator[Moment]:
    """Yield what happens outside rolls, duels and scenes."""
    match event:
        case e.ConditionGiven():
            yield outcomes.given(after, event)
        case e.ConditionLifted():
            yield outcomes.lifted(after, event)
        case e.FlagStruck():
            yield outcomes.struck(event)
        case e.PhaseSet():
            yield outcomes.phase(event)
        case _:
            pass
