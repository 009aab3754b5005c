"""Every event of Noir's contests has lines in every language, or none on purpose."""

import pytest
from hypothesis import given

from narration.noir.contest.events import tell_contest_event
from narration.text.languages import LANGUAGES, Language
from rules.noir.base.enums import ActionId, Aim, DefenceId, Health, Outcome
from rules.noir.base.weapons import Damage
from rules.noir.state import combat_events as cd
from rules.noir.state import contest_events as d
from rules.noir.state.campaign_state import Condition
from rules.noir.state.contests import DeclaredAction, Defence
from tests.narration.noir.sample_contest_events import EVENTS, KINDS, MAKERS
from tests.narration.printing import said

#: Events without lines, because the next event or the panel says the same.
SILENT = {
    d.Waited,
    d.ChecksOpened,
    d.RollHeld,
    d.RollLet,
    d.LateAsked,
    cd.HitWorkedOut,
    cd.TurnEnded,
    cd.RoundEnded,
}
#: Events without lines if they had no effect.
AT_TIMES = {d.RollerReady, cd.SurviveSaid, cd.ConditionChanged, cd.ActionDone}


def told(event: d.ContestEvent, language: Language = "en") -> list[str]:
    return [said(line, language) for line in tell_contest_event(event)]


def test_every_kind_of_event_has_a_sample() -> None:
    assert MAKERS.keys() == KINDS


@given(EVENTS)
def test_every_event_has_a_text_in_every_language_or_is_silent_on_purpose(event: d.ContestEvent) -> None:
    for language in LANGUAGES:
        lines = told(event, language)
        assert all(line.strip() for line in lines)
        if type(event) in SILENT:
            assert not lines
        elif type(event) not in AT_TIMES:
            assert lines


def hit(*dice: int, damage: Damage, daze: int, caused: int, wounds: int | None = None) -> list[str]:
    """Return the lines for a hit against a threshold of 6 that raises daze to `daze`."""
    amount = max(0, sum(dice) + damage.flat)
    return told(
        cd.DamageRolled(
            character="1",
            name="Alma",
            damage=damage,
            dice=dice,
            plus=0,
            amount=amount,
            daze=daze,
            threshold=6,
            caused=caused,
            wounds=caused if wounds is None else wounds,
        )
    )


@pytest.mark.rule("NOIR-120")
def test_damage_shows_its_sum_and_never_counts_below_0() -> None:
    assert hit(3, 2, 1, damage=Damage(dice=3, flat=-2), daze=4, caused=0)[0] == (
        "Damage to Alma: 3 + 2 + 1 = 6 − 2 = 4"
    )
    assert hit(1, damage=Damage(dice=1, flat=-4), daze=0, caused=0) == [
        "Damage to Alma: 1 − 4 = −3, counts as 0"
    ]


@pytest.mark.rule("NOIR-121")
def test_wounds_say_which_threshold_the_daze_passed() -> None:
    two = Damage(dice=2)
    assert (
        hit(2, 4, damage=two, daze=6, caused=0)[1]
        == "Daze 0 + 6 = 6, not above 6 (wound threshold): no wound."
    )
    assert (
        hit(3, 4, damage=two, daze=7, caused=1)[1]
        == "Daze 0 + 7 = 7, above 6 (wound threshold): **1 wound**."
    )
    assert hit(5, 8, damage=two, daze=13, caused=5)[1] == (
        "Daze 0 + 13 = 13, above 2 × 6 (wound threshold) = 12: the lowest die, **5 wounds**."
    )
    assert hit(5, 8, damage=two, daze=25, caused=8)[1] == (
        "Daze 12 + 13 = 25, above 4 × 6 (wound threshold) = 24: the highest die, **8 wounds**."
    )


@pytest.mark.rule("NOIR-122")
def test_stunning_damage_doubles_the_threshold_in_its_sum() -> None:
    stunning = Damage(dice=1, stun=True)
    assert hit(9, damage=stunning, daze=9, caused=0)[1] == (
        "Daze 0 + 9 = 9, not above 2 × 6 (threshold, stunning) = 12: no wound."
    )


@pytest.mark.rule("NOIR-70")
def test_fate_that_saves_from_wounds_shows_how_many() -> None:
    saved = hit(5, 8, damage=Damage(dice=2), daze=13, caused=5, wounds=3)
    assert saved[-1] == "Fate helps: 3 of 5 wounds are left."


@pytest.mark.rule("NOIR-97")
def test_an_action_names_its_weapon_its_aim_and_its_target() -> None:
    move = DeclaredAction(
        actor="1",
        action=ActionId.FIGHT,
        weapons=("axe",),
        weapon_names=("",),
        targets=("2",),
        aim=Aim.DISARM,
        text="Drop it!",
    )
    assert told(
        cd.ActionDeclared(character="1", name="Alma", move=move, target_names=("Bo",), remind_low=True)
    ) == [
        "Alma: Fight (axe), disarm → Bo",
        "“Drop it!”",
        "⚠ GM: Alma has low initiative; consider a penalty.",
    ]


@pytest.mark.rule("NOIR-98", "NOIR-102")
def test_a_defence_names_its_weapon_and_no_defence_says_so() -> None:
    shooting = Defence(action=DefenceId.SHOOT_BACK, weapon="pistol")
    assert told(cd.DefenceDeclared(character="1", name="Alma", defence=shooting)) == [
        "Alma: Shoot back (pistol)"
    ]
    assert told(cd.DefenceDeclared(character="1", name="Alma", defence=Defence(action=None))) == [
        "Alma: no defence"
    ]


@pytest.mark.rule("NOIR-100")
def test_a_failed_attempt_says_what_bonus_the_next_one_gets() -> None:
    failed = cd.ActionDone(character="1", name="Alma", action=ActionId.MOVE, outcome=Outcome.FAILURE, tries=2)
    assert told(failed) == ["Not yet; the next try gets +20."]


@pytest.mark.rule("NOIR-92")
def test_ties_are_listed_in_the_order_that_the_1d10_throw_gave() -> None:
    tied = cd.TiesThrown(characters=("1", "2"), names=("Alma", "Bo"), places=(1, 2))
    assert told(tied) == ["Equal in everything, 1d10 decides who acts first: Bo, Alma"]


def change(before: Condition, after: Condition, cause: cd.Cause = "wound-roll") -> list[str]:
    return told(cd.ConditionChanged(character="1", name="Alma", cause=cause, before=before, after=after))


@pytest.mark.rule("NOIR-125", "NOIR-126", "NOIR-127", "NOIR-128", "NOIR-130")
def test_only_what_changed_about_a_person_is_described() -> None:
    well = Condition(daze=3)
    assert change(well, well.but(health=Health.DAZED)) == ["**Alma is dazed** and can’t act."]
    assert change(well, well.but(health=Health.UNCONSCIOUS)) == ["**Alma falls unconscious.**"]
    assert change(well, well.but(mortal=7)) == [
        "**Alma is mortally wounded**: 7 rounds left to stabilise every open wound."
    ]
    assert change(Condition(mortal=7), Condition(mortal=1)) == ["Alma has 1 round left to live."]
    assert change(Condition(mortal=7), Condition(health=Health.DEAD)) == ["**Alma dies.**"]
    assert change(Condition(mortal=7, fresh=True), Condition(mortal=7), "round") == []


@pytest.mark.rule("NOIR-129")
def test_care_says_how_many_wounds_are_still_open() -> None:
    cared = cd.WoundsStabilised(
        character="1", name="Alma", medic="Bo", outcome=Outcome.SUCCESS, change=1, open_wounds=2, stabilised=1
    )
    assert told(cared) == ["Alma: 1 wound stabilised, 2 open."]
    assert told(cared.but(change=-1, open_wounds=4)) == ["Alma: a wound opens again, 4 open."]
    assert told(cared.but(change=0, open_wounds=3)) == ["Alma: no wound stabilised, 3 open."]


@pytest.mark.rule("NOIR-142")
def test_the_loser_may_escalate_but_not_beyond_the_last_level() -> None:
    assert told(d.LoserNamed(character="1", name="Alma", level=1)) == [
        "Alma loses.",
        "Alma accepts, or escalates: quarrel.",
    ]
    assert (
        told(d.LoserNamed(character="1", name="Alma", level=4))[1]
        == "Alma must accept: there is no level above this one."
    )
