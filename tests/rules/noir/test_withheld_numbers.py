"""What an event withholds of a character is what others do not see of it, and can be put back (0121)."""

from typing import Any

import pytest

from rules.noir.base.enums import ActionId, Health
from rules.noir.base.weapons import Damage
from rules.noir.state import combat_events as cd
from rules.noir.state import contest_events as d
from rules.noir.state.campaign_state import Condition
from rules.noir.state.contest_actions import Claims
from rules.noir.state.contests import Combat, DeclaredAction, Fighter, RollPart
from rules.noir.state.npc_numbers import shows_truly, with_numbers, withheld
from rules.noir.state.withholding import Withholding

#: The guard is "2", and hidden like the thug; Ada is not.
HIDDEN = {"2", "3"}
AT: Any = {"contest": "9", "turn": 1}
OF_GUARD: Any = {**AT, "character": "2", "name": "Guard"}
CLAIMS, HELP = Claims(traits=("Greedy",), helpers=1), Claims(helpers=1)
MOVE = DeclaredAction(actor="2", action=ActionId.FIGHT)
ROLL = RollPart(character="2", name="Guard", rolls="charm", value=9, claims=CLAIMS, odds=0)
HURT = Condition(daze=5, open_wounds=3, stabilised=2, health=Health.DAZED)
SEEN = Condition(open_wounds=1, stabilised=1, health=Health.DAZED, withheld=True)


def fight(*sizes: tuple[int, ...]) -> cd.CombatOpened:
    """Return the beginning of a fight of Ada, the guard and the thug, with these circumstances."""
    fighters = tuple(
        Fighter(character=str(number), name=name, side=1, circumstances=each)
        for number, (name, each) in enumerate(zip(("Ada", "Guard", "Thug"), sizes, strict=True), 1)
    )
    return cd.CombatOpened(**AT, combat=Combat(id="9", title="Fight", place=1, fighters=fighters))


CASES: dict[str, tuple[Withholding, dict[str, object]]] = {
    "damage": (
        cd.DamageRolled(
            **OF_GUARD,
            damage=Damage(dice=2),
            dice=(7, 6),
            plus=0,
            amount=13,
            daze=18,
            threshold=7,
            caused=2,
            wounds=2,
        ),
        {"threshold": 0, "daze": 0, "caused": 1, "wounds": 1},
    ),
    "end": (
        d.ContestEnded(**AT, title="Fight", conditions={"1": HURT, "2": HURT}),
        {"conditions": {"1": HURT, "2": SEEN}},
    ),
    "action without a roll": (
        cd.ActionDeclared(**OF_GUARD, move=MOVE.but(claims=CLAIMS, unruled=True)),
        {"move": MOVE.but(claims=HELP, unruled=True)},
    ),
    "action": (
        cd.ActionDeclared(**OF_GUARD, move=MOVE, cast=ROLL),
        {"cast": ROLL.but(value=0, claims=HELP, withheld=True)},
    ),
    "action without claims": (cd.ActionDeclared(**OF_GUARD, move=MOVE), {}),
    "fight": (fight((2,), (5, -2), (10,)), {"combat": fight((2,), (), ()).combat}),
    "condition": (
        cd.ConditionChanged(**OF_GUARD, cause="round", before=Condition(), after=HURT),
        {"before": Condition(withheld=True), "after": SEEN},
    ),
}


@pytest.mark.parametrize(("event", "shown"), CASES.values(), ids=CASES)
def test_what_others_do_not_see_is_withheld_and_can_be_put_back(
    event: Withholding, shown: dict[str, object]
) -> None:
    seen = withheld(event, HIDDEN)
    assert seen.but(withheld=()) == event.but(**shown)
    assert with_numbers(seen) == event
    assert shows_truly(seen)
    assert bool(seen.withheld) is bool(shown)


@pytest.mark.parametrize("event", [event for event, _ in CASES.values()], ids=CASES)
def test_nothing_is_withheld_of_those_who_are_not_hidden(event: Withholding) -> None:
    assert withheld(event, {"7"}) == event
