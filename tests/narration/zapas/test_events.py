"""Every kind of Zapas event has lines in every language."""

from typing import get_args

import pytest

from narration.text.languages import LANGUAGES, Language
from narration.zapas.events import tell_event
from rules.core.model_base import Event
from rules.zapas.state import contest_events as d
from rules.zapas.state import events as e
from rules.zapas.state import sheet_events as se
from rules.zapas.state.campaign_state import Flag
from rules.zapas.state.contests import Step
from tests.narration.printing import said
from tests.narration.zapas.evening import evening

KINDS = set(get_args(e.ZapasEvent))


def told(event: e.ZapasEvent, language: Language = "en") -> list[str]:
    return [said(line, language) for line in tell_event(event)]


def of_zapas() -> list[Event]:
    return [event for event in evening().log if type(event) in KINDS]


def test_the_evening_has_an_event_of_every_kind() -> None:
    assert {type(event) for event in of_zapas()} == KINDS


def test_every_event_of_the_evening_has_a_text_in_every_language() -> None:
    for event in of_zapas():
        for language in LANGUAGES:
            lines = told(event, language)  # type: ignore[arg-type]  # of_zapas has chosen them
            assert lines, event
            assert all(line.strip() for line in lines)


def told_in_the_evening(kind: type[Event]) -> list[list[str]]:
    return [told(event) for event in of_zapas() if type(event) is kind]  # type: ignore[arg-type]  # as above


@pytest.mark.rule("ZAP-3")
def test_votes_are_shown_with_the_state_of_the_proposal() -> None:
    said_of_sailor = [lines[0] for lines in told_in_the_evening(se.Voted) if "Soldier" not in lines[0]]
    assert [row for row in said_of_sailor if "Sailor" in row or "Boatman" in row] == [
        "Ada, “Sailor”: 1 of 4 approve.",
        "Veto by Cyrus against “Sailor” (Ada): “We never saw the sea.”",
        "Veto by Dora against “Sailor” (Ada): “Nor a ship.”",
        "Veto lifted by Cyrus: another veto against “Sailor” (Ada) remains.",
        "Veto lifted by Dora: the table votes on “Sailor” (Ada) again.",
        "Ada rewrites: “Sailor” → “Boatman”. Everyone votes again.",
        "Ada: “Boatman” is accepted.",
    ]
    assert "Ada rewrites the draft: “oars” → “one oar”." in said_of_sailor
    assert "Ada proposes “one oar”." in said_of_sailor


@pytest.mark.rule("ZAP-38", "ZAP-40")
def test_a_sold_die_names_the_aspect_that_falls_asleep() -> None:
    assert told_in_the_evening(e.DieSold)[1] == [
        "Ada sells a die: “Healer” falls to level 1.",
        "The aspect “bones” falls asleep and gives no die until there is room again.",
        "“She forgot.”",
    ]
    assert ["Ada: experience 40 −5 = 35"] in told_in_the_evening(e.ExperienceSpent)


@pytest.mark.rule("ZAP-43")
def test_a_struck_flag_shows_its_dice_as_a_sum_and_the_required_next_flag() -> None:
    event = e.FlagStruck(
        character="1",
        name="Ada",
        flag=3,
        text="Loyal to Cyrus",
        reason="against",
        seat="2",
        marks=4,
        reserve=9,
        qualifying_first=True,
    )
    assert told(event) == [
        "Ada strikes out “Loyal to Cyrus” (acted against it).",
        "Ada: reserve 5 +4 = **9**",
        "⚠ Your next flag must be an important positive relationship.",
    ]
    assert told(event.but(marks=0, qualifying_first=False), "sv") == [
        "Ada stryker ”Loyal to Cyrus” (handlat emot den)."
    ]


@pytest.mark.rule("ZAP-45")
def test_a_flag_that_resembles_a_struck_one_is_shown_with_it() -> None:
    event = e.FlagTaken(character="1", name="Ada", flag=Flag(id=5, text="Riskyy"), alike=("Risky",))
    assert told(event)[-1] == "⚠ It resembles what was struck out for good: Risky"


@pytest.mark.rule("ZAP-16")
def test_a_difficulty_is_shown_as_a_sum_and_never_below_1() -> None:
    event = d.DifficultySet(
        base=2,
        raises=(Step(text="Wind", amount=1),),
        reductions=(Step(text="Sand in its eyes", amount=3),),
        difficulty=1,
        changed=True,
    )
    assert told(event) == [
        "Difficulty: easy 2 + 1 (Wind) − 3 (Sand in its eyes), but at least **1**",
        "⚠ The difficulty has changed: first, the player says whether to go on.",
    ]
    plain = d.DifficultySet(base=8, raises=(), reductions=(), difficulty=8, changed=False)
    assert told(plain, "ru") == ["Сложность: 8"]
    assert told(plain.but(base=20, difficulty=20), "sv") == ["Svårighetsgrad: en chans på miljonen 20"]


@pytest.mark.rule("ZAP-63")
def test_hits_on_an_npc_hide_the_sum_where_it_is_secret() -> None:
    event = e.NpcHit(character="7", name="Ogre", hits=1, total=0, dead=True)
    assert told(event) == ["Ogre takes 1 hit.", "**Ogre is dead.**"]
    assert told(event.but(total=6, dead=False), "ru") == ["Атака, цель Ogre: 1 успех, всего 6."]


@pytest.mark.rule("ZAP-25")
def test_a_reserve_of_a_seat_without_a_character_is_still_shown() -> None:
    event = e.StakeSet(seat="4", name="", cause="session", before=2, reserve=7, xp=0)
    assert told(event) == ["a player without a character: reserve 2 +5 = **7**"]


@pytest.mark.rule("ZAP-54")
def test_a_fact_is_reported_as_settled() -> None:
    assert told_in_the_evening(e.FactSettled) == [["It is settled: The map is true"]]
