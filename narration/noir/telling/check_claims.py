"""The claims of rolls outside combat and of social conflicts (NOIR-20 to 23, NOIR-140 to 142)."""

from collections.abc import Iterator

from narration.noir.telling.act_claims import EXCEPTIONAL
from narration.noir.telling.entries import given_title, sheet_facts, sheet_texts
from narration.noir.telling.people import person
from narration.telling.person_view import Facts, view
from narration.telling.situation import Moment, View
from rules.core.model_base import Event
from rules.noir.base.roll_outcomes import TARGET
from rules.noir.state import contest_events as d
from rules.noir.state.campaign_state import NoirState
from rules.noir.state.contests import Check, Social, Test

#: The most that a roll outside combat falls short of its target when it almost succeeds.
ALMOST = 2


def test_roll(state: NoirState, contest: Test, event: d.CheckDecided) -> Moment | None:
    """Return a roll outside combat: one character's, or who wins among several."""
    check = event.check
    if len(check.casts) > 1:
        return _opposed(state, event, check)
    (cast,) = check.casts
    outcome = cast.outcome
    if outcome is None:
        return None
    facts = {
        "won": outcome.won,
        "lost": not outcome.won,
        "exceptional": outcome in EXCEPTIONAL,
        "near": not cast.withheld and 0 < TARGET - cast.total <= ALMOST,
        **sheet_facts(cast),
    }
    title = None if contest.patient else given_title(contest.title, [cast.name])
    seen = view(facts, person(state, cast.character, cast.name), None, title=title, **sheet_texts(cast))
    return Moment(event.contest, event.turn, "roll", (seen,))


def _opposed(state: NoirState, event: d.CheckDecided, check: Check) -> Moment | None:
    if check.winner is None:
        return None
    best = check.casts[check.winner]
    facts = {"opposed": True, "tie_broken": bool(check.ties)}
    seen = view(facts, person(state, best.character, best.name))
    return Moment(event.contest, event.turn, "roll", (seen,))


def social(state: NoirState, contest: Social, event: Event) -> Iterator[Moment]:
    """Yield a roll of a social conflict, and what its loser does about it."""
    match event:
        case d.CheckDecided(check=Check(winner=int(winner))):
            active, passive = (person(state, one.character, one.name) for one in contest.parties)
            facts = {"words_won": winner == 0, "words_lost": winner == 1}
            mine, theirs = (one.text for one in contest.parties)
            seen = view(facts, active, passive, goal=mine, effect=theirs)
        case d.LossChosen():
            facts = {
                "accepts": not event.escalated,
                "climbs": event.escalated,
                **{f"up_{level}": event.escalated and event.level == level for level in (2, 3, 4)},
            }
            seen = _choice(state, contest, event.character, facts)
        case _:
            return
    yield Moment(event.contest, event.turn, "words", (seen,))


def _choice(state: NoirState, contest: Social, loser: str, facts: Facts) -> View:
    """Return what the loser of a social conflict chooses, beside the winner, whose words come true."""
    lost, won = sorted(contest.parties, key=lambda one: one.character != loser)
    goal = next(one.text for one in contest.parties if one.active)
    people = (person(state, one.character, one.name) for one in (lost, won))
    return view(facts, *people, stake=won.text, goal=goal)
