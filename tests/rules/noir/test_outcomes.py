"""What came of the dice of Noir is calculated again: damage, wounds, daze, outcomes and ties."""

import pytest

from rules.campaign.hidden_rolls import HiddenResult
from rules.core.seat import PUBLIC
from rules.noir.base.enums import Outcome
from rules.noir.base.weapons import damage_of
from rules.noir.hidden_rolls import counts
from rules.noir.outcomes import NoirOutcomes
from rules.noir.state import combat_events as cd
from rules.noir.state import contest_events as d
from rules.noir.state.campaign_state import Condition
from rules.noir.state.contests import Combat
from rules.noir.system import NOIR
from tests.rules.noir.board import PLACE
from tests.rules.noir.moments import table

#: Daze of 13 is above a threshold of 10, and above four times a threshold of 3: then the highest die counts.
HURT = cd.DamageRolled(
    contest="9", turn=1, character="1", name="Ada", damage=damage_of("2T"), dice=(6, 7),
    plus=0, amount=13, daze=13, threshold=10, caused=1, wounds=1,
)  # fmt: skip
HEAVY = HURT.but(threshold=3, caused=7, wounds=7)
OPENED = cd.CombatOpened(contest="9", turn=1, combat=Combat(id="9", title="Fight", place=PLACE))
PAID = cd.SurviveSaid(contest="9", turn=1, character="1", name="Ada", points=3)


@pytest.mark.rule("NOIR-121")
def test_damage_that_does_nothing_wounds_nobody() -> None:
    nothing = HURT.but(
        damage=damage_of("1T-9"), dice=(4,), amount=0, daze=20, threshold=3, caused=0, wounds=0
    )
    assert NoirOutcomes().follows(nothing)
    assert not NoirOutcomes().follows(nothing.but(caused=1, wounds=1))


@pytest.mark.rule("NOIR-70", "NOIR-121")
@pytest.mark.parametrize(("wounds", "fine"), [(0, False), (1, True), (7, True), (8, False)])
def test_of_a_combat_whose_beginning_is_unknown_one_wound_at_least_must_be_left(
    wounds: int, fine: bool
) -> None:
    assert NoirOutcomes().follows(HEAVY.but(wounds=wounds)) is fine


@pytest.mark.rule("NOIR-70", "NOIR-121")
@pytest.mark.parametrize(("before", "left"), [((OPENED,), 7), ((OPENED, PAID), 6)])
def test_of_a_whole_combat_as_many_wounds_are_left_as_the_points_leave(
    before: tuple[cd.CombatOpened | cd.SurviveSaid, ...], left: int
) -> None:
    for wounds in (5, 6, 7):
        outcomes = NoirOutcomes()
        assert all(outcomes.follows(event) for event in before)
        assert outcomes.follows(HEAVY.but(wounds=wounds)) is (wounds == left)


@pytest.mark.rule("NOIR-70", "NOIR-121")
@pytest.mark.parametrize(
    ("caused", "wounds", "fine"), [(0, 0, True), (1, 1, True), (1, 0, False), (2, 2, False)]
)
def test_of_hidden_wounds_only_whether_there_are_any_is_compared(
    caused: int, wounds: int, fine: bool
) -> None:
    outcomes = NoirOutcomes()
    assert outcomes.follows(OPENED)
    assert outcomes.follows(HURT.but(threshold=0, caused=caused, wounds=wounds)) is fine


@pytest.mark.rule("NOIR-121")
@pytest.mark.parametrize(("before", "after", "fine"), [(0, 13, True), (0, 12, False), (1, 13, False)])
def test_a_hit_changes_daze_by_its_damage(before: int, after: int, fine: bool) -> None:
    changed = cd.ConditionChanged(
        contest="9", turn=1, character="1", name="Ada", cause="damage",
        before=Condition(daze=before), after=Condition(daze=after),
    )  # fmt: skip
    assert NoirOutcomes().follows(changed), "nothing is known of the hit"
    outcomes = NoirOutcomes()
    assert outcomes.follows(HURT)
    assert outcomes.follows(changed) is fine
    hidden = changed.but(after=Condition(withheld=True))
    outcomes = NoirOutcomes()
    assert outcomes.follows(HURT)
    assert outcomes.follows(hidden)


@pytest.mark.rule("NOIR-22")
def test_as_many_dice_break_a_tie_as_there_are_sides() -> None:
    board = table()
    board.test("Ada", "Bea", odds=0, dice=(7, 8, 7, 8, 3, 4))
    decided = board.event(d.CheckDecided)
    assert decided.check.ties == ((3, 4),)
    assert NoirOutcomes().follows(decided)
    for ties in ((), ((3,),), ((3, 4, 5),), ((3, 4), (5, 6))):
        other = decided.but(check=decided.check.but(ties=ties))
        assert not NoirOutcomes().follows(other)


@pytest.mark.rule("NOIR-23")
def test_the_grade_of_a_hidden_roll_follows_from_its_dice() -> None:
    board = table(npc_numbers="gm")
    board.test("Ada", "Guard", rolls="charm", odds=0, dice=(9, 8, 2, 3))
    shown = NOIR.redact(board.state, board.event(d.CheckDecided), PUBLIC)
    assert isinstance(shown, d.CheckDecided)
    assert NoirOutcomes().follows(shown)
    first, second = shown.check.casts
    better = first.but(outcome=Outcome.EXCEPTIONAL_SUCCESS)
    assert not NoirOutcomes().follows(shown.but(check=shown.check.but(casts=(better, second))))


@pytest.mark.rule("NOIR-20")
@pytest.mark.parametrize(
    ("result", "outcome", "fine"), [(19, "failure", True), (20, "failure", False), (19, "success", False)]
)
def test_the_sum_and_outcome_of_a_hidden_roll_follow_from_its_dice(
    result: int, outcome: str, fine: bool
) -> None:
    roll = HiddenResult(
        character="1",
        name="Ada",
        rolls="luck",
        value=10,
        modifier=2,
        dice=(3, 4),
        result=result,
        outcome=outcome,
    )
    assert counts(roll) is fine
