"""The moments of Noir that are told: actions, harm, rolls, and steps of social conflicts."""

from collections.abc import Iterator, Sequence

from narration.noir.telling.act_claims import act
from narration.noir.telling.check_claims import social, test_roll
from narration.noir.telling.harm_claims import harm, stands_between
from narration.telling.person_view import view
from narration.telling.situation import Moment
from rules.core.model_base import Event
from rules.noir.state import combat_events as cd
from rules.noir.state import contest_events as d
from rules.noir.state.campaign_state import NoirState
from rules.noir.state.contests import Combat, Social, Test

#: The kinds of events that are told.
TOLD = (
    cd.ActionDone,
    cd.DamageRolled,
    cd.ConditionChanged,
    cd.Protected,
    cd.GritTaken,
    d.CheckDecided,
    d.LossChosen,
    d.ContestEnded,
)


def noir_moments(before: NoirState, after: NoirState, events: Sequence[Event], new: int) -> Iterator[Moment]:
    """Yield what the last `new` of these events tell; the ones before them belong to the same round."""
    fresh = events[len(events) - new :]
    for event in fresh:
        contest = after.contests.get(event.contest) or before.contests.get(event.contest)
        match contest:
            case Combat():
                yield from _combat(after, event, events)
            case Test() if isinstance(event, d.CheckDecided):
                told = test_roll(after, contest, event)
                yield from (told,) if told else ()
            case Social():
                yield from social(after, contest, event)
            case _:
                pass
    harmed = harm(after, (event for event in fresh if event.contest))
    yield from (harmed,) if harmed else ()


def _combat(after: NoirState, event: Event, events: Sequence[Event]) -> Iterator[Moment]:
    match event:
        case cd.ActionDone():
            told = act(after, event, events)
            yield from (told,) if told else ()
        case d.ContestEnded():
            yield Moment(event.contest, event.turn, "end", (view({"over": True}),))
        case _:
            yield from stands_between(after, event)
