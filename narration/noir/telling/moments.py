"""The moments of Noir that are told: actions, harm, Fate, rolls, and steps of social conflicts."""

from collections.abc import Iterator, Sequence

from narration.noir.telling.act_claims import act
from narration.noir.telling.check_claims import social, test_roll
from narration.noir.telling.dice_claims import fate
from narration.noir.telling.entries import given_title
from narration.noir.telling.fate_claims import fate_paid
from narration.noir.telling.harm_claims import harm, stands_between
from narration.noir.telling.people import person
from narration.telling.game_telling import KnownStates
from narration.telling.person_view import view
from narration.telling.situation import Moment
from rules.core.model_base import Event
from rules.noir.state import combat_events as cd
from rules.noir.state import contest_events as d
from rules.noir.state import events as e
from rules.noir.state.campaign_state import NoirState
from rules.noir.state.contests import Combat, Fighter, Social, Test

#: The kinds of events that are told.
TOLD = (
    cd.RoundBegan,
    cd.ActionDone,
    cd.DamageRolled,
    cd.ConditionChanged,
    cd.WoundsStabilised,
    cd.Protected,
    cd.GritTaken,
    d.CheckDecided,
    d.LossChosen,
    d.ContestEnded,
    e.CountdownMoved,
    e.FatePaid,
    e.FateAllowed,
)


def noir_moments(states: KnownStates, events: Sequence[Event], new: int) -> Iterator[Moment]:
    """Yield what the last `new` of these events tell; the ones before them belong to the same round."""
    before, after = states.before, states.after
    fresh = events[len(events) - new :]
    for event in fresh:
        contest = after.contests.get(event.contest) or before.contests.get(event.contest)
        if isinstance(event, d.CheckDecided):
            yield from fate(after, event, events)
        match contest:
            case Combat():
                yield from _combat(after, contest, event, events)
            case Test() if isinstance(event, d.CheckDecided):
                told = test_roll(after, contest, event)
                yield from (told,) if told else ()
            case Social():
                yield from social(after, contest, event)
            case _:
                yield from fate_paid(after, event)
    yield from harm(before, after, fresh)


def _combat(after: NoirState, combat: Combat, event: Event, events: Sequence[Event]) -> Iterator[Moment]:
    match event:
        case cd.RoundBegan(turn=1):
            yield from _order(after, combat, event)
        case cd.ActionDone():
            told = act(after, event, events)
            yield from (told,) if told else ()
        case d.ContestEnded(harm=False):
            title = given_title(combat.title, (one.name for one in combat.fighters))
            yield Moment(event.contest, event.turn, "end", (view({"over": True}, title=title),))
        case _:
            yield from stands_between(after, event)


def _order(state: NoirState, combat: Combat, event: cd.RoundBegan) -> Iterator[Moment]:
    """Yield who moves first and who last, if nobody shares that place and the first can act (NOIR-92)."""
    ranked = sorted(combat.fighters, key=lambda one: -one.initiative)
    first, *others = ranked
    if first.initiative == others[0].initiative or not state.characters[first.character].condition.can_act:
        return
    last: Fighter | None = others[-1]
    if len(others) < 2 or others[-1].initiative == others[-2].initiative:
        last = None
    named = person(state, last.character, last.name) if last else None
    seen = view(
        {"first": True, "last_b": last is not None},
        person(state, first.character, first.name),
        named,
        title=given_title(combat.title, (one.name for one in combat.fighters)),
    )
    yield Moment(event.contest, event.turn, "start", (seen,))
