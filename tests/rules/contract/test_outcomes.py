"""What came of the dice is calculated again: whole random evenings hold, and changed results are noticed."""

from functools import cache

import pytest

from rules.campaign.hidden_rolls import HiddenResult, HiddenRolled, HiddenRollShown
from rules.contract.outcomes import holds, unlike
from rules.core.model_base import Event
from rules.noir.base.enums import Outcome
from rules.noir.state import combat_events as cd
from rules.noir.state import contest_events as noir
from rules.nyx.state import contest_events as nyx
from rules.nyx.state.events import AfflictionRolled, RolledAlone
from rules.registry import OUTCOMES
from rules.zapas.state import contest_events as zapas
from tests.chance import told_chance
from tests.rules.contract.test_thrown_faces import EVENINGS

STEPS, EVENINGS_PLAYED = 150, 4


@cache
def log(name: str) -> tuple[Event, ...]:
    """Return the events of several random evenings; each evening has contests of its own."""
    chance, found = told_chance(), list[Event]()
    for number in range(EVENINGS_PLAYED):
        evening, _ = EVENINGS[name](chance)
        for _ in range(STEPS):
            evening.go_on()
        found += [event.but(contest=f"{number} {event.contest}") for event in evening.log]
    return tuple(found)


def changes(event: Event) -> tuple[Event, ...]:
    """Return an event with each of its results changed."""
    match event:
        case RolledAlone(roll=roll) | AfflictionRolled(roll=roll):
            return (
                event.but(roll=roll.but(steps=roll.steps + 1)),
                event.but(roll=roll.but(counting=roll.counting + 1)),
            )
        case nyx.OpposedRolled():
            return event.but(winner=3 if event.winner is None else None), event.but(margin=event.margin + 1)
        case nyx.RoundRolled():
            found: tuple[Event, ...] = (
                event.but(raw=event.raw + 1),
                event.but(start=event.start + 1),
                event.but(narrator=(event.narrator + 1) % 3),
                event.but(winners=() if event.winners else (1,)),
                event.but(tactic_winner=1 if event.tactic_winner is None else None),
            )
            return found
        case nyx.MarkerMoved(movement=movement):
            return event.but(raw=event.raw + 1), event.but(movement=movement.but(marker=movement.marker + 1))
        case noir.CheckDecided(check=check):
            other = {Outcome.SUCCESS: Outcome.FAILURE}.get(check.casts[0].outcome, Outcome.SUCCESS)  # type: ignore[arg-type]
            cast = check.casts[0].but(outcome=other)
            won = check.but(winner=1 if check.winner != 1 else 0)
            return event.but(check=check.with_cast(cast)), event.but(check=won)
        case cd.DamageRolled():
            return tuple(
                event.but(**{field: getattr(event, field) + 1}) for field in ("amount", "caused", "wounds")
            )
        case zapas.Thrown():
            return event.but(hits=event.hits + 1), event.but(success=not event.success)
        case zapas.DuelThrown(hits=(ours, theirs)):
            return (
                event.but(hits=(ours, theirs + 1)),
                event.but(winner=1 if event.winner != 1 else 0),
                event.but(stake="All of it"),
            )
        case _:
            return ()


@pytest.mark.parametrize("name", OUTCOMES)
def test_every_result_of_honest_evenings_follows_from_its_dice(name: str) -> None:
    found = [log(name)[place] for place in unlike(OUTCOMES[name](), enumerate(log(name)))]
    assert not found


@pytest.mark.parametrize("name", OUTCOMES)
def test_every_changed_result_is_noticed(name: str) -> None:
    passed, tried, game = list[Event](), set[str](), OUTCOMES[name]()
    for place, event in enumerate(log(name)):
        for other in changes(event):
            fresh = OUTCOMES[name]()
            for earlier in log(name)[:place]:
                if earlier.contest == event.contest:
                    holds(fresh.follows, earlier)
            tried.add(getattr(event, "kind", ""))
            passed += [other] if holds(fresh.follows, other) else []
    assert not passed
    assert len(tried) >= {"nyx": 4, "noir": 2, "zapas": 2}[name], tried
    assert holds(game.follows, log(name)[0])


def test_a_round_with_one_side_twice_is_noticed_and_so_is_what_follows_from_it() -> None:
    tried = 0
    for number in {event.contest for event in log("nyx")}:
        game, winners = OUTCOMES["nyx"](), tuple[int, ...]()
        for event in (one for one in log("nyx") if one.contest == number):
            if isinstance(event, nyx.RoundRolled) and len(event.sides) == 2:
                twice = tuple(side.but(side=2) for side in event.sides)
                assert not holds(game.follows, event.but(sides=twice))
                winners = event.winners
                tried += 1
            else:
                moved = isinstance(event, nyx.MarkerMoved) and event.net != 0 and 1 in winners
                assert holds(game.follows, event) is not moved
    assert tried


def hidden(value: int, dice: tuple[int, ...], result: int, outcome: str, **more: object) -> HiddenResult:
    return HiddenResult.model_validate(
        {"value": value, "dice": dice, "result": result, "outcome": outcome, **more}
    )


#: By game: hidden rolls, and other dice with which each would come to something else.
UNSEEN = (
    ("nyx", hidden(7, (4,), 4, "success", rolls="body"), (9,)),
    ("nyx", hidden(7, (7,), 0, "failure", rolls="value", modifier=-1), (5,)),
    ("noir", hidden(5, (9, 7), 21, "success", rolls="charm"), (2, 3)),
    ("noir", hidden(5, (10, 4, 6), 25, "success", rolls="charm"), (10, 4)),
    ("noir", hidden(0, (3, 4), 7, "failure", rolls="will"), (3, 4, 5)),
    ("zapas", hidden(0, (6, 2, 4), 2, "success", difficulty=2), (6, 2, 3)),
    ("zapas", hidden(0, (1,), 0, "failure", difficulty=1), (6,)),
)


@pytest.mark.parametrize(("name", "made", "other"), UNSEEN, ids=[f"{one[0]} {one[1].dice}" for one in UNSEEN])
def test_what_came_of_a_hidden_roll_is_calculated_again(
    name: str, made: HiddenResult, other: tuple[int, ...]
) -> None:
    def passes(result: HiddenResult) -> tuple[bool, bool]:
        fell = HiddenRolled(contest="", turn=1, seat="1", blind=False, roll=result)
        shown = HiddenRollShown(contest="", turn=1, seat="1", roll=result)
        return holds(OUTCOMES[name]().follows, fell), holds(OUTCOMES[name]().follows, shown)

    assert passes(made) == (True, True)
    for forged in (
        made.but(result=made.result + 1),
        made.but(outcome={"success": "failure"}.get(made.outcome, "success")),
        made.but(dice=other),
    ):
        assert passes(forged) == (False, False)
    secret = HiddenRolled(contest="", turn=1, seat="1", blind=False, roll=None)
    assert holds(OUTCOMES[name]().follows, secret)
