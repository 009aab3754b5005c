"""Dice as text: exploded, blocked and unused dice, the sum with every modifier, and the outcome."""

import pytest
from hypothesis import given

from narration.noir.rolls import dice as rolls
from narration.noir.rolls.roll_in_progress import bought_dice, dice_line
from narration.text.languages import LANGUAGES, Language
from rules.noir.base.enums import Outcome
from rules.noir.base.modifiers import Item, Source
from rules.noir.state import contest_events as d
from rules.noir.state.contests import Check, LateDie, MeasuredBy, RollPart
from tests.narration.noir.sample_contest_events import casts, checks
from tests.narration.printing import HEADLINE, said

PRECISION = Item(source=Source.ACTION, amount=2)
DAZE = Item(source=Source.DAZE, amount=-1)


def cast(*dice: int, **more: object) -> RollPart:
    made = RollPart(character="1", name="Alma", rolls="firearms", value=9, dice=dice, outcome=Outcome.SUCCESS)
    return made.but(**more)


def shown(*dice: int, language: Language = "en", **more: object) -> str:
    return said(rolls.rolled(cast(*dice, **more)), language)


@pytest.mark.rule("NOIR-11", "NOIR-20", "NOIR-30")
@pytest.mark.parametrize(
    ("language", "text"),
    [
        (
            "en",
            "Alma: 10 + 4 + **6** = 20 + 9 (Firearms) + 2 (the action) − 1 (daze) = 30"
            " · **success** · one extra die",
        ),
        (
            "sv",
            "Alma: 10 + 4 + **6** = 20 + 9 (Skjutvapen) + 2 (handlingen) − 1 (omtöckning) = 30"
            " · **lyckat** · en maxad tärning",
        ),
        (
            "ru",
            "Alma: 10 + 4 + **6** = 20 + 9 (Стрелковое оружие) + 2 (само действие) − 1 (шок) = 30"
            " · **успех** · взрыв: ещё 1 кубик",
        ),
    ],
)
def test_a_roll_shows_its_dice_its_sum_and_its_outcome(language: Language, text: str) -> None:
    assert shown(10, 4, 6, modifiers=(PRECISION, DAZE), language=language) == text


@pytest.mark.rule("NOIR-12", "NOIR-13")
def test_a_blocked_ten_is_mentioned_and_still_counts() -> None:
    assert shown(10, 1) == "Alma: 10 + 1 = 11 + 9 (Firearms) = 20 · **success** · a 10 blocked"
    assert shown(10, 10, 1, 10).endswith("· 2 extra dice · a 10 blocked")


@pytest.mark.rule("NOIR-67")
def test_odds_dice_that_do_not_count_are_struck_through() -> None:
    assert shown(9, 8, offered=(3, 9, 8, 9)).endswith("· 2 Fate before, unused ~~3~~, ~~9~~")


@pytest.mark.rule("NOIR-67")
def test_dice_that_wait_for_a_choice_show_their_modifiers() -> None:
    waiting = cast(offered=(3, 9, 8), outcome=None)
    assert (
        said(dice_line(waiting, bought_dice(()))) == "Alma throws 3, 9, 8; two of them count, with Firearms 9"
    )


@pytest.mark.rule("NOIR-68")
def test_a_bought_die_is_shown_with_the_one_it_replaced() -> None:
    who = {"character": "1", "name": "Alma"}
    events = [
        d.DiceThrown.model_validate({**who, "dice": (2, 7)}),
        d.LateThrown.model_validate({**who, "face": 8}),
        d.LatePlaced.model_validate({**who, "place": 0, "dice": (8, 7)}),
    ]
    done = cast(8, 7, late=LateDie.DONE, late_face=8)
    assert said(rolls.rolled(done, late=bought_dice(events).late("1"))).endswith(
        "· bought die 8 in place of ~~2~~"
    )
    assert said(rolls.rolled(done)).endswith("· bought die 8")
    left = [*events[:2], d.LatePlaced.model_validate({**who, "place": None, "dice": (2, 7)})]
    assert said(rolls.rolled(done, late=bought_dice(left).late("1"))).endswith("· bought die ~~8~~ unused")


@pytest.mark.rule("NOIR-67")
def test_a_new_throw_omits_the_bought_die_of_the_last() -> None:
    who = {"character": "1", "name": "Alma"}
    events = [
        d.DiceThrown.model_validate({**who, "dice": (2, 7)}),
        d.LateThrown.model_validate({**who, "face": 8}),
        d.LatePlaced.model_validate({**who, "place": 0, "dice": (8, 7)}),
        d.DiceThrown.model_validate({**who, "dice": (3, 3)}),
    ]
    assert bought_dice(events).late("1") is None


@pytest.mark.rule("NOIR-30")
def test_a_roll_before_the_throw_shows_its_modifiers() -> None:
    due = cast(modifiers=(PRECISION,), odds=3, outcome=None)
    assert said(dice_line(due, bought_dice(()))) == "Alma rolls Firearms 9 + 2 (the action) = 11 · 3 Fate"


def test_very_many_dice_and_modifiers_are_summed_up() -> None:
    many = tuple(Item(source=Source.MARK, amount=1, name=f"mark {number}") for number in range(9))
    text = shown(10, 10, *[2] * 40, modifiers=many)
    assert "**64** (32 more dice)" in text
    assert "+ 1 (mark 5) + 3 (other modifiers)" in text


def opposed(*sides: RollPart, ties: tuple[tuple[int, ...], ...] = ()) -> list[str]:
    check = Check(versus=MeasuredBy.EACH_OTHER, casts=sides, winner=0, ties=ties)
    return [said(line) for line in rolls.tie(check)]


@pytest.mark.rule("NOIR-22")
def test_a_tie_names_its_tie_breaker() -> None:
    assert opposed(cast(8, 4), cast(8, 5)) == []
    assert opposed(cast(8, 4), cast(8, 5, value=8)) == ["Tied at 21: the higher value decides (9, 8)."]
    assert opposed(cast(8, 4), cast(6, 6)) == ["Tied at 21 and in value: the highest die decides (8, 6)."]
    thrown = opposed(cast(8, 4), cast(8, 4), ties=((5, 5), (9, 2)))
    assert thrown == ["Tied at 21 in everything: 1d10 decides, (5, 5), (9, 2)."]


@pytest.mark.rule("NOIR-22", "NOIR-101")
def test_with_several_targets_only_those_who_tie_with_the_attacker_are_compared() -> None:
    check = Check(versus=MeasuredBy.FIRST, casts=(cast(8, 4), cast(8, 5, value=8), cast(2, 2), cast(2, 2)))
    assert [said(line) for line in rolls.tie(check)] == ["Tied at 21: the higher value decides (9, 8)."]


@given(casts())
def test_every_roll_is_short_enough_for_a_headline_in_every_language(rolled: RollPart) -> None:
    for language in LANGUAGES:
        assert len(said(rolls.result(rolled), language)) <= HEADLINE
        assert said(rolls.rolled(rolled), language).strip()


@given(checks())
def test_every_tie_has_a_text_in_every_language(check: Check) -> None:
    for language in LANGUAGES:
        assert all(said(line, language) for line in rolls.tie(check))
