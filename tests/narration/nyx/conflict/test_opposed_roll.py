"""Opposed rolls, groups and mobs, from opening to end."""

import pytest
from hypothesis import given

from narration.nyx.character.sheet import sheet
from narration.nyx.conflict.opening import opening
from narration.nyx.conflict.panel import conflict_panel
from narration.nyx.conflict.prompts import penalty_prompt, picker
from narration.nyx.conflict.story import story
from narration.nyx.events import tell_event
from narration.text.languages import LANGUAGES, Language
from narration.text.line import Panel
from rules.campaign.actions import ChangeSetting
from rules.core.seat import PUBLIC
from rules.nyx.base.enums import BonusKind, GroupMode
from rules.nyx.state import actions as a
from rules.nyx.state import contest_actions as m
from rules.nyx.state.contest_events import ConflictOpened, OpposedRolled, PenaltyTaken
from rules.nyx.state.events import CharacterCreated
from rules.nyx.view import view
from tests.narration.nyx.sample_events import MAKERS
from tests.narration.printing import field, is_sayable, lines, said
from tests.rules.nyx.board import ANN, BEN, GM, PLACE, Board


def challenge(stake: str = "", *, harmful: bool = False) -> Board:
    """Return a board on which Ada (Body 6) has challenged Bo (Body 6)."""
    board = Board()
    board.player("Ada", ANN)
    board.player("Bo", BEN)
    sides = (m.SideSetup(character=board.who("Ada").id), m.SideSetup(character=board.who("Bo").id))
    action = m.Challenge(place=PLACE, title="Trial", sides=sides, stake=stake, harmful=harmful)
    board.do(action, GM if harmful else ANN)
    return board


def roll(board: Board, dice: tuple[int, int]) -> None:
    board.declare(1)
    board.declare(2, dice)


def seen(board: Board) -> Panel:
    state = view(board.state, PUBLIC)
    return conflict_panel(state, state.contests[board.conflict.id])


def told(board: Board) -> Panel:
    panel = story([one for one in board.log if one.contest == board.conflict.id and one.turn == 1], "Trial")
    assert panel is not None
    return panel


OPENED: dict[Language, list[str]] = {
    "en": [
        "Trial: opposed roll, Ada against Bo.",
        "Trial · opposed roll",
        "At stake: the good name",
        "One roll each, the higher effect wins. The loser takes the margin as a penalty.",
    ],
    "sv": [
        "Trial: motståndsslag, Ada mot Bo.",
        "Trial · motståndsslag",
        "Insats: the good name",
        "Ett slag var, högst effekt vinner. Förloraren tar marginalen som avdrag.",
    ],
    "ru": [
        "Trial: встречный бросок, Ada — Bo.",
        "Trial · встречный бросок",
        "На кону: the good name",
        "По одному броску, побеждает больший эффект. Проигравший получает отрыв как штраф.",
    ],
}


@pytest.mark.rule("NYX-20")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_challenge_announces_its_stake_and_shows_no_scale(language: Language) -> None:
    board = challenge(stake="the good name", harmful=True)
    panel = opening(board.event(ConflictOpened).conflict)
    assert lines(panel, language)[:4] == OPENED[language]
    assert panel.picture is None


@pytest.mark.rule("NYX-20")
def test_the_panel_of_an_opposed_roll_waits_for_both_sides() -> None:
    board = challenge()
    panel = seen(board)
    assert lines(panel)[:3] == [
        "Trial · opposed roll · ⏳ Waiting for Ada, Bo",
        "Trial · opposed roll",
        "One roll each, the higher effect wins. Nobody takes a penalty.",
    ]
    assert panel.picture is None
    board.declare(1)
    assert said(seen(board).headline) == "Trial · opposed roll · ⏳ Waiting for Bo"


@pytest.mark.rule("NYX-20")
def test_an_opposed_roll_tells_both_rolls_the_winner_and_the_margin() -> None:
    board = challenge()
    roll(board, (5, 2))
    panel = told(board)
    assert lines(panel) == [
        "Opposed roll: Ada won by 3.",
        "Trial · opposed roll",
        "[Ada]",
        "Body 6: **5**",
        "Effect 5",
        "Points 5",
        "[Bo]",
        "Body 6: **2**",
        "Effect 2",
        "Points 5",
        "[Result]",
        "**Ada won**, margin 5 −2 = 3",
    ]
    assert said(seen(board).headline) == "Trial is over. Ada won."
    assert seen(board).picture is None


@pytest.mark.rule("NYX-20")
def test_equal_effects_change_nothing() -> None:
    board = challenge()
    roll(board, (9, 10))
    panel = told(board)
    assert said(panel.headline) == "Opposed roll: nobody won, nothing changed."
    assert field(panel, "Result") == ["**Nobody won**: both had effect 0, and nothing changed."]
    assert said(seen(board).headline) == "Trial is over. Nobody won, nothing changed."


@pytest.mark.rule("NYX-43")
def test_a_harmful_stake_asks_the_loser_for_the_margin() -> None:
    board = challenge(stake="the good name", harmful=True)
    roll(board, (9, 4))
    assert said(told(board).headline) == ("Opposed roll: Bo won by 4. ⚠ Ada: effect 4. Fatigue or damage?")
    assert said(seen(board).headline) == "Trial · opposed roll · ⏳ Waiting for Ada"
    assert said(penalty_prompt(board.state, board.conflict, 1).title) == "Trial · opposed roll"
    board.do(board.penalty(1, "A bad name"), ANN)
    assert field(told(board), "Result") == [
        "**Bo won**, margin 4",
        "Ada: effect 4 becomes a damage aspect (1): A bad name",
    ]


@pytest.mark.rule("NYX-40")
def test_a_conceded_opposed_roll_mentions_no_scale() -> None:
    board = challenge()
    board.do(m.GiveUp(**board.at, side=1), ANN)
    assert lines(told(board))[1:] == ["Trial · over", "[The end]", "Ada gave up, Bo reached the goal."]


@given(MAKERS[OpposedRolled])
def test_every_opposed_roll_has_a_text_with_a_short_headline(event: OpposedRolled) -> None:
    is_sayable(story([event], "Trial") or pytest.fail("dice have fallen"))


# ------------------------------------------------------------------------------------------ groups


def group(mode: GroupMode) -> Board:
    """Return a board on which Ada (Body 6) and Cy (Body 3) face a guard together."""
    board = Board()
    board.player("Ada", ANN)
    board.player("Cy", BEN, ratings={"body": 3, "mind": 8, "interaction": 6})
    board.bare("Guard", 7)
    board.open("Ada", "Guard", first_members=(board.who("Cy").id,), first_group=mode)
    return board


@pytest.mark.rule("NYX-21")
@pytest.mark.parametrize(
    ("mode", "roller", "value"),
    [(GroupMode.WORST, "Cy, the weakest link", 3), (GroupMode.BEST, "Ada, the most able", 6)],
)
def test_a_side_of_several_shows_its_members_and_its_roller(mode: GroupMode, roller: str, value: int) -> None:
    shown = field(seen(group(mode)), "Ada & Cy")
    assert shown[1:4] == ["Together: Ada, Cy", f"Rolls now: {roller}", f"Body {value}"]


@pytest.mark.rule("NYX-21")
def test_the_opening_says_how_a_side_of_several_chooses_its_roller() -> None:
    panel = opening(group(GroupMode.WORST).event(ConflictOpened).conflict)
    assert "2 people: each time the weakest of them rolls, and takes the penalty." in field(panel, "Ada & Cy")


@pytest.mark.rule("NYX-21")
def test_the_story_names_the_member_who_rolled() -> None:
    board = group(GroupMode.WORST)
    board.declare(1)
    board.do(board.picking(1, 1), BEN)
    board.pick(2, 1, (2, 2))
    assert field(told(board), "Cy · Waiting")[0] == "Body 3: **2**"


# -------------------------------------------------------------------------------------------- mobs


def against_mob(value: int = 9) -> Board:
    board = Board()
    board.player("Ada", ANN)
    board.do(a.CreateBare(name="Soldiers", value=value, mob=True))
    board.open("Ada", "Soldiers", lead=5)
    return board


@pytest.mark.rule("NYX-42")
def test_a_mob_is_named_and_shown_as_one() -> None:
    board = against_mob()
    (created,) = tell_event(board.event(CharacterCreated))
    assert said(created) == "New mob: Soldiers, value 9"
    assert "Mob: every hit lowers the value by 1" in field(seen(board), "Soldiers (GM)")
    assert "A mob: one value for everyone in it" in "\n".join(lines(sheet(board.who("Soldiers"))))


@pytest.mark.rule("NYX-42")
def test_harm_to_a_mob_shows_the_penalty_and_the_drop() -> None:
    board = against_mob()
    board.round((2, 1), (4, 10))
    board.choose(1, BonusKind.STORY, "A chandelier.")
    board.do(board.story_of(1, allow=True))
    prompt = penalty_prompt(board.state, board.conflict, 2)
    assert field(prompt, "Fatigue") == ["Value 9 −4 −1 (mob) = 4"]
    assert field(prompt, "Damage")[1] == "And the value drops by 1."
    board.do(board.penalty(2))
    assert [said(line) for line in tell_event(board.event(PenaltyTaken))] == [
        "Soldiers: effect 4 becomes 4 fatigue on Value.",
        "Soldiers: the value drops by 1.",
    ]
    assert "Value 8 −4 (fatigue) = 4" in field(seen(board), "Soldiers (GM)")


@pytest.mark.rule("NYX-42")
def test_a_mob_whose_value_drops_instead_of_a_penalty_says_so() -> None:
    board = against_mob()
    board.do(ChangeSetting(key="mob", value="instead"))
    board.round((2, 1), (4, 10))
    board.choose(1, BonusKind.STORY, "A chandelier.")
    board.do(board.story_of(1, allow=True))
    assert [said(line) for line in tell_event(board.event(PenaltyTaken))] == [
        "Soldiers: effect 4 lowers the value by 1."
    ]


# ---------------------------------------------------------------------------------------- settings


@pytest.mark.rule("NYX-30")
def test_an_advantage_that_counts_on_the_attribute_is_in_its_sum() -> None:
    board = Board()
    board.player("Ada", ANN)
    board.player("Bo", BEN)
    board.do(ChangeSetting(key="advantage", value="attribute"))
    board.open("Ada", "Bo", first_advantage=2)
    board.round((1, 1), (2, 2))
    board.steps()
    assert field(seen(board), "Ada")[1] == "Body 6 +2 (situation) = 8"
    assert "This round it moves the marker" not in "\n".join(lines(seen(board)))
    assert "Ada: Body 6 +2 (situation) = 8, one die" in lines(picker(board.state, board.conflict, 1))
