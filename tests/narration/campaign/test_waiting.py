"""Waits in words: every wait of every game, in three languages, short enough for a phone."""

import pytest

from narration.campaign.waiting import (
    CampaignSummary,
    ContestNews,
    Link,
    WaitingItem,
    all_campaigns_panel,
    course,
    now_panel,
    nudge_line,
)
from narration.games import GAMES
from narration.text.languages import LANGUAGES, Language
from narration.text.line import Line, Panel
from narration.text.texts import bundled_texts
from narration.text.truncate import TITLE_LENGTH
from rules.campaign.model import Campaign
from rules.noir.duties import Duty as NoirDuty
from rules.registry import SYSTEMS
from rules.zapas.duties import Duty as ZapasDuty
from tests.rules.samples import SAMPLES

LONG = "Wolfeschlegelsteinhausenbergerdorff"
EVERY = [(system, what) for system, game in GAMES.items() for what in game.waits]


def head(system: str = "nyx", **changes: object) -> Campaign:
    return Campaign(id=1, home=2, name="The Night Train", system=system, language="en").but(**changes)


def say(said: Line, language: Language = "en") -> str:
    return bundled_texts().say(language, said)


def printed(panel: Panel, language: Language = "en") -> list[str]:
    fields = [each for field in panel.fields for each in (field.name, *field.lines)]
    return [say(each, language) for each in (panel.headline, panel.title, *panel.lines, *fields)]


def test_everything_that_a_game_waits_for_has_a_text() -> None:
    assert GAMES.keys() == SYSTEMS.keys()
    assert {str(duty) for duty in NoirDuty} <= GAMES["noir"].waits.keys()
    assert {str(duty) for duty in ZapasDuty} <= GAMES["zapas"].waits.keys()
    for name, samples in SAMPLES.items():
        for moment in samples():
            assert {wait.what for wait in SYSTEMS[name].waits(moment.state)} <= GAMES[name].waits.keys()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("system", "what"), EVERY)
def test_every_wait_has_a_short_text_in_every_language(system: str, what: str, language: Language) -> None:
    assert 5 < len(say(GAMES[system].waits[what], language)) <= 52
    sight = CampaignSummary(head(system, name=LONG), mine=(WaitingItem(what, LONG, LONG, Link(1, 2, 3), 70),))
    for text in printed(now_panel(sight), language):
        assert text
    assert len(printed(now_panel(sight), language)[0]) <= 120


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_gm_reads_in_the_first_line_who_the_game_waits_for(language: Language) -> None:
    held = tuple(WaitingItem("tactic", f"{n}{LONG}") for n in range(9))
    text = say(now_panel(CampaignSummary(head(name=LONG), holding=held, gm=True)).headline, language)
    assert "0Wolf" in text
    assert len(text) <= 150
    assert "Tove" in say(
        now_panel(CampaignSummary(head(), holding=(WaitingItem("tactic", "Tove"),))).headline, language
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_headline_names_a_single_wait_and_counts_several(language: Language) -> None:
    one, several = WaitingItem("tactic", "Ada"), (WaitingItem("tactic", "Ada"), WaitingItem("roll", "Bo"))
    tactic = say(GAMES["nyx"].waits["tactic"], language)
    assert tactic in say(now_panel(CampaignSummary(head(), mine=(one,))).headline, language)
    counted = say(now_panel(CampaignSummary(head(), mine=several)).headline, language)
    assert "2" in counted
    assert len(say(now_panel(CampaignSummary(head(name=LONG), mine=several)).headline, language)) <= 120


def test_a_line_says_what_is_awaited_from_whom_where_and_how_long_with_a_link() -> None:
    due = WaitingItem("tactic", "Ada", "The chase", Link(7, 8, 9), minutes=2 * 1440 + 75)
    panel = now_panel(CampaignSummary(head(), mine=(due,)))
    assert printed(panel)[3] == (
        "⚠ Ada: **pick a tactic** · The chase · for 2 days · [open](https://discord.com/channels/7/8/9)"
    )


def test_a_wait_outside_contests_names_the_command() -> None:
    texts = printed(now_panel(CampaignSummary(head("noir"), mine=(WaitingItem("ask", "Ada"),), gm=True)))
    assert "⚠ Ada: **a use of Fate, yes or no?** · /noir fate" in texts


def test_a_stand_ins_waits_and_missing_people_are_marked() -> None:
    mine, absent, vacant = (
        WaitingItem("tactic", "Tove", lent=True),
        WaitingItem("roll", "Bo", absent=True),
        WaitingItem("heal", "Eve", vacant=True),
    )
    sight = CampaignSummary(head(), mine=(mine,), holding=(absent, vacant), gm=True)
    texts = printed(now_panel(sight))
    assert any("Tove: **pick a tactic** (standing in)" in text for text in texts)
    assert any("Bo" in text and "(not here tonight)" in text for text in texts)
    assert any("Eve" in text and "(nobody holds the seat)" in text for text in texts)
    assert "Who the game is waiting for" in texts


def test_repeated_waits_are_shown_once_and_long_lists_are_counted() -> None:
    same = (WaitingItem("demand", "Ada"), WaitingItem("demand", "Ada"))
    assert len(now_panel(CampaignSummary(head(), mine=same)).fields[0].lines) == 1
    many = tuple(WaitingItem("roll", f"Person {number}") for number in range(9))
    lines = now_panel(CampaignSummary(head(), mine=many)).fields[0].lines
    assert say(lines[-1]) == "and 3 more"


@pytest.mark.parametrize("language", LANGUAGES)
def test_with_nothing_to_do_it_shows_the_last_event_and_what_one_can_do(language: Language) -> None:
    news = (ContestNews("The chase", Line("nyx-wait-gm"), Link(1, 2, 3)), ContestNews("The trial"))
    player = CampaignSummary(head(), last=news)
    for sight in (player, player._replace(seated=False), player._replace(gm=True)):
        texts = printed(now_panel(sight), language)
        assert any("The chase" in text and "channels/1/2/3" in text for text in texts)
        assert any(text.startswith("The trial") for text in texts)
        assert len(now_panel(sight).lines) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_opening_that_names_its_title_is_not_put_after_the_title(language: Language) -> None:
    opening = Line(
        "nyx-headline-opening",
        (("left", "Ada"), ("right", "Bo"), ("standing", "even"), ("title", "The chase")),
    )
    texts = printed(now_panel(CampaignSummary(head(), last=(ContestNews("The chase", opening),))), language)
    assert [text.count("The chase") for text in texts if "The chase" in text] == [1]


@pytest.mark.parametrize(
    ("language", "row"),
    [
        ("en", "The chase: Round 2: nobody gains ground, neither is ahead · [open]"),
        ("sv", "The chase: Runda 2: ingen vinner mark, jämnt läge · [öppna]"),
        ("ru", "The chase: Раунд 2: всё на месте, силы равны · [открыть]"),
    ],
)
def test_no_full_stop_stands_before_the_link_to_a_message(language: Language, row: str) -> None:
    gain = Line("nyx-result-still", (("standing", Line("nyx-level")),))
    said = Line("nyx-result", (("gain", gain), ("turn", 2)))
    news = ContestNews("The chase", said, Link(1, 2, 3))
    assert any(
        text.startswith(row) for text in printed(now_panel(CampaignSummary(head(), last=(news,))), language)
    )


def test_it_says_the_session_and_the_scene_once_there_was_a_session() -> None:
    assert course(head()) == ()
    assert list(map(say, course(head(session=3, scene=5)))) == ["After session 3 · scene 5"]
    assert list(map(say, course(head(session=3, scene=5, in_session=True)))) == ["Session 3 · scene 5"]
    fresh, played = (now_panel(CampaignSummary(head(session=number))) for number in (0, 3))
    assert not fresh.fields
    assert say(played.lines[0]) == "After session 3 · scene 1"


@pytest.mark.parametrize("language", LANGUAGES)
def test_several_campaigns_are_listed_each_under_its_name(language: Language) -> None:
    sights = (
        CampaignSummary(head(), mine=(WaitingItem("tactic", "Ada"),)),
        CampaignSummary(head("zapas", name="Sand")),
    )
    texts = printed(all_campaigns_panel(sights), language)
    assert {"The Night Train", "Sand", say(Line("now-nothing"), language)} <= set(texts)
    assert say(all_campaigns_panel(sights[1:]).headline, language) == say(
        Line("now-headline-all-none"), language
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_nudge_names_the_missing_people_and_what_they_must_do(language: Language) -> None:
    said = say(
        nudge_line(head(), LONG, (WaitingItem("tactic", "Ada"), WaitingItem("tactic", "Bo"))), language
    )
    assert "Ada" in said
    assert "Bo" in said
    assert LONG[: TITLE_LENGTH - 1] in said
