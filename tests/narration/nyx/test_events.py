"""Every event has lines in every language; those of a secret event say only that it happened."""

import pytest
from hypothesis import given

from narration.nyx.conflict.story import story
from narration.nyx.events import tell_event
from narration.text.languages import LANGUAGES, Language
from rules.nyx.base.enums import Attribute, BonusKind, Sealed, Tactic
from rules.nyx.base.pool import Pool, Use
from rules.nyx.base.rolls import read
from rules.nyx.state.contest_events import BonusChosen, TacticPicked
from rules.nyx.state.contests import Bonus
from rules.nyx.state.events import NyxEvent, RolledAlone
from tests.narration.nyx.sample_events_between import ALL_MAKERS, EVENTS, KINDS
from tests.narration.printing import said


def test_every_kind_of_event_has_a_sample() -> None:
    assert ALL_MAKERS.keys() == KINDS


@given(EVENTS)
def test_every_event_has_a_text_in_every_language(event: NyxEvent) -> None:
    for language in LANGUAGES:
        told = [said(line, language) for line in tell_event(event, ("Mira", "Guard"))]
        assert told
        assert all(line.strip() for line in told)


@pytest.mark.rule("NYX-33")
def test_every_pick_is_narrated_the_same_way() -> None:
    told = {
        tell_event(TacticPicked(contest="7", turn=2, side=1, tactic=pick))
        for pick in (*Tactic, Sealed.SEALED)
    }
    assert len(told) == 1


@pytest.mark.rule("NYX-37")
def test_every_hidden_choice_is_narrated_the_same_way() -> None:
    bonuses: list[Bonus | Sealed] = [Bonus(choice=kind, text="A secret door.") for kind in BonusKind]
    told = {
        tell_event(BonusChosen(contest="7", turn=2, side=1, bonus=bonus, hidden=True))
        for bonus in (*bonuses, Sealed.SEALED)
    }
    assert len(told) == 1


def test_picks_alone_make_no_story() -> None:
    assert story([TacticPicked(contest="7", turn=2, side=1, tactic=Tactic.WAITING)]) is None


def test_unnamed_sides_are_numbered() -> None:
    picked = TacticPicked(contest="7", turn=2, side=2, tactic=Tactic.WAITING)
    assert [said(line) for line in tell_event(picked)] == ["🔒 Side 2’s pick is made and sealed."]
    assert [said(line) for line in tell_event(picked, ("Mira", "Guard"))] == [
        "🔒 Guard’s pick is made and sealed."
    ]


@pytest.mark.rule("NYX-18")
@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ["Mira · Body 4: 2, **3**, ~~5~~ (3 dice, the best counts)", "Effect 3", "Helps: Rebel (2)"]),
        (
            "sv",
            [
                "Mira · Kropp 4: 2, **3**, ~~5~~ (3 tärningar, den bästa gäller)",
                "Effekt 3",
                "Till hjälp: Rebel (2)",
            ],
        ),
        (
            "ru",
            [
                "Mira · Тело 4: 2, **3**, ~~5~~ (3 кубика, считается лучший)",
                "Эффект 3",
                "На пользу: Rebel (2)",
            ],
        ),
    ],
)
def test_a_roll_shows_its_dice_the_one_that_counts_and_its_aspects(
    language: Language, told: list[str]
) -> None:
    event = RolledAlone(
        character="1",
        name="Mira",
        positive=(Use(aspect=2, name="Rebel", value=2, points=-1),),
        negative=(),
        forced=(),
        roll=read(Pool(attribute=Attribute.BODY, current=4, positive=2), (2, 3, 5)),
    )
    assert [said(line, language) for line in tell_event(event)] == told
