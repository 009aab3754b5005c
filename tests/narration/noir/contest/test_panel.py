"""The panel of a combat, a roll and a social conflict: state, waits, and the latest events."""

import pytest
from hypothesis import given, settings

from narration.noir.base.waits import DUTIES, TITLE, waits
from narration.noir.base.waits import HEADLINE as NAMES
from narration.noir.contest.panel import noir_panel
from narration.noir.sheet.injury import notes
from narration.text.columns import BLOCK, width
from narration.text.languages import LANGUAGES, Language
from narration.text.line import Panel, line
from narration.text.truncate import name_list, truncated_line
from rules.core.model_base import Event
from rules.core.seat import PUBLIC
from rules.noir.base.enums import Grade, Health
from rules.noir.duties import Duty
from rules.noir.state import contest_actions as m
from rules.noir.state.campaign_state import Condition
from rules.noir.state.contests import Phase
from rules.noir.system import NOIR
from tests.narration.noir.sample_contest_events import HEAPS
from tests.narration.noir.table import brawl, end, panel, shoot, wait
from tests.narration.printing import HEADLINE, block, is_sayable, lines, said, text
from tests.rules.noir.board import ANN, BEN, PLACE, Board

OPENED: dict[Language, list[str]] = {
    "en": [
        "Fight · round 1 · Alma’s turn",
        "Fight · round 1",
        "▶ 17 A Alma    ok",
        "  11 A Bo      ok",
        "   4 B Thug A  ok",
        "   3 B Thug B  ok",
        "⏳ Alma: choose an action",
    ],
    "sv": [
        "Fight · runda 1 · Alma är på tur",
        "Fight · runda 1",
        "▶ 17 A Alma    ok",
        "  11 A Bo      ok",
        "   4 B Thug A  ok",
        "   3 B Thug B  ok",
        "⏳ Alma: välj en handling",
    ],
    "ru": [
        "Fight · раунд 1 · ходит Alma",
        "Fight · раунд 1",
        "▶ 17 A Alma    в строю",
        "  11 A Bo      в строю",
        "   4 B Thug A  в строю",
        "   3 B Thug B  в строю",
        "⏳ Alma: выбрать действие",
    ],
}


@pytest.mark.rule("NOIR-92")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_round_shows_who_acts_in_which_order_and_whose_turn_it_is(language: Language) -> None:
    assert lines(panel(brawl()), language) == OPENED[language]


@pytest.mark.rule("NOIR-92", "NOIR-93")
def test_fighters_who_have_acted_or_cannot_act_are_listed_below_those_who_will() -> None:
    board = brawl()
    shoot(board, dice=(10, 4, 6, 3, 8, 7, 5))
    assert block(panel(board)) == (
        "▶ 11 A Bo      ok",
        "   3 B Thug B  ok",
        "— had their turn —",
        "  17 A Alma    ok",
        "— can’t act —",
        "   1 B Thug A  out",
    )


@pytest.mark.rule("NOIR-92")
def test_the_order_updates_live() -> None:
    board = brawl()
    wait(board)
    board.set_fighter("Thug B", initiative=30)
    assert block(panel(board))[:2] == ("  30 B Thug B  ok", "▶ 11 A Bo      ok")


def test_sides_have_no_letters_when_everybody_fights_for_themselves() -> None:
    board = Board()
    board.main("Alma")
    board.npc("Thug")
    board.fight({"Alma": 1, "Thug": 2}, (9, 8, 3, 4))
    assert block(panel(board)) == ("▶ 17 Alma  ok", "   4 Thug  ok")


@pytest.mark.rule("NOIR-90")
def test_while_initiative_is_rolled_the_panel_waits_for_those_who_have_not_rolled() -> None:
    board = Board()
    board.main("Alma", fate=3)
    board.npc("Thug")
    board.fight({"Alma": 1, "Thug": 2}, (3, 4))
    assert lines(panel(board)) == [
        "Fight · ⏳ Alma: Fate before the roll?",
        "Fight · initiative",
        "  4 Thug  ok",
        "  – Alma  ok",
        "⏳ Alma: Fate before the roll?",
    ]


@pytest.mark.rule("NOIR-97", "NOIR-98")
def test_an_attack_waits_for_the_defence_and_shows_its_modifiers() -> None:
    board = brawl()
    board.declare("snap-shot", "Thug A", weapons=("pistol",))
    shown = panel(board)
    assert said(shown.headline) == "Fight · round 1 · ⏳ Thug A: choose a defence"
    assert [said(line) for line in shown.lines] == [
        "⏳ Thug A: choose a defence",
        "Alma: Snap shot (pistol) → Thug A",
        "Alma rolls Firearms 10 − 4 (the action) = 6",
    ]


@pytest.mark.rule("NOIR-38", "NOIR-94")
def test_the_gm_is_reminded_of_penalties_while_there_is_time() -> None:
    board = brawl()
    board.hurt("Alma", open_wounds=1)
    board.set_fighter("Alma", initiative=9)
    board.declare("directed-fire", "Thug A", weapons=("pistol",))
    shown = text(panel(board))
    assert "⚠ GM: Alma has low initiative; consider a penalty." in shown
    assert "⚠ GM: Alma is wounded; consider a penalty." in shown
    board.defend("Thug A", dice=(2, 2, 8, 8))
    assert "a penalty may be due" not in text(panel(board))


@pytest.mark.rule("NOIR-94", "NOIR-125")
def test_the_reminder_is_gone_while_the_victim_rolls() -> None:
    board = brawl()
    board.give("Bo", fate=3)
    board.set_fighter("Alma", initiative=9)
    board.declare("directed-fire", "Bo", weapons=("pistol",))
    board.defend("Bo")
    board.do(board.move(m.PayOdds, character=board.id("Bo"), points=0), dice=(9, 8, 2, 3))
    board.do(board.move(m.Survive, points=0), dice=(5, 5))
    assert board.combat.phase is Phase.DAZE_ROLL
    assert "a penalty may be due" not in text(panel(board))


@pytest.mark.rule("NOIR-68")
def test_a_die_after_the_roll_is_decided_with_both_rolls_in_sight() -> None:
    board = brawl()
    board.give("Alma", fate=4)
    shoot(board)
    board.do(board.move(m.PayOdds, character=board.id("Alma"), points=0), dice=(2, 4, 8, 9))
    assert [said(line) for line in panel(board).lines] == [
        "⏳ Alma: buy a die after the roll?",
        "Alma: Directed fire (pistol) → Thug A",
        "Alma: 2 + 4 = 6 + 10 (Firearms) = 16",
        "Thug A (Defend): 8 + 9 = 17 + 5 (Defence: distance) = 22",
    ]
    board.do(board.move(m.BuyLate, character=board.id("Alma"), buy=True), dice=(9,))
    assert [said(line) for line in panel(board).lines][0:3:2] == [
        "⏳ Alma: place the bought die",
        "Alma: 2 + 4 = 6 + 10 (Firearms) = 16 · bought die 9",
    ]


@pytest.mark.rule("NOIR-63")
def test_a_fighter_who_cannot_act_is_awaited_while_fate_may_help() -> None:
    board = brawl()
    board.give("Bo", fate=1)
    board.hurt("Bo", open_wounds=1, mortal=5)
    wait(board)
    assert said(panel(board).headline) == "Fight · round 1 · ⏳ Bo: grit teeth, or pass?"
    board.do(board.move(m.Grit, character=board.id("Bo")), BEN)
    assert said(panel(board).headline) == "Fight · round 1 · Bo’s turn"
    assert "dying, 5 rounds left," in text(panel(board))
    assert "gritted teeth" in text(panel(board))


@pytest.mark.rule("NOIR-62", "NOIR-70")
def test_a_hit_waits_for_fate_with_the_damage_it_threatens() -> None:
    board = brawl()
    board.give("Bo", fate=3)
    wait(board, 2)
    board.declare("fight", "Alma", weapons=("knife",))
    board.defend("Alma", dice=(9, 8, 1, 2))
    shown = [said(line) for line in panel(board).lines]
    assert shown[0] == "⏳ Bo: step in for Alma?"
    assert shown[2].startswith("Thug A hits Alma, damage 1d10")
    board.do(board.move(m.Protect, character=board.id("Bo"), steps_in=True), BEN, (2, 9, 8))
    assert "Thug A hits Alma" not in text(panel(board))


def test_the_log_keeps_the_latest_turns_and_counts_the_others() -> None:
    board = Board(odds_ask="players")
    names = [f"Thug {letter}" for letter in "ABCDEFGH"]
    for name in names:
        board.npc(name, grade=Grade.MASTERLY)
    dice = [face for place in range(8) for face in (9, 8 - place)]
    board.fight({name: place % 2 + 1 for place, name in enumerate(names)}, dice)
    wait(board, 6)
    log = [said(line) for line in panel(board).lines]
    assert log[1:3] == ["**So far this round**", "· 2 turns before"]
    assert log[3:] == [f"· {name}: Wait" for name in names[2:6]]


@pytest.mark.rule("NOIR-84")
def test_when_one_side_is_left_the_gm_hears_that_the_combat_can_end() -> None:
    board = brawl()
    hint = "⚠ Only one side can still fight. The GM can end the combat."
    assert hint not in lines(panel(board))
    for name in ("Thug A", "Thug B"):
        board.hurt(name, health=Health.OUT)
    assert hint in lines(panel(board))


def test_an_ended_combat_keeps_everybodys_final_condition_and_waits_for_nobody() -> None:
    board = brawl()
    board.hurt("Thug B", health=Health.OUT)
    end(board)
    board.hurt("Thug A", daze=3)
    shown = panel(board)
    assert said(shown.headline) == "“Fight” is over. Out of it: Thug B."
    assert block(shown) == (
        "  17 A Alma    ok",
        "  11 A Bo      ok",
        "   4 B Thug A  ok",
        "   3 B Thug B  out",
    )
    fallen = "Thug B: killed or knocked out? The GM decides: /noir correct."
    assert list(map(said, shown.lines)) == [fallen]
    assert shown.tone == "over"


@pytest.mark.rule("NOIR-84", "NOIR-129")
def test_an_ended_combat_says_what_can_be_done_for_the_hurt() -> None:
    board = brawl()
    board.hurt("Alma", daze=18, open_wounds=1)
    board.hurt("Bo", health=Health.UNCONSCIOUS, open_wounds=2, mortal=3)
    board.hurt("Thug A", health=Health.OUT, open_wounds=1)
    end(board)
    assert list(map(said, panel(board).lines)) == [
        "⚠ Dying: Bo. Open wounds: Alma. /noir stabilise helps them; /noir round lets a round pass.",
        "Thug A: killed or knocked out? Not yet on their feet: Bo. Daze points left: Alma."
        " The GM decides: /noir correct.",
    ]


@pytest.mark.parametrize(
    ("condition", "told"),
    [
        (Condition(), ["ok"]),
        (Condition(daze=5), ["daze 5"]),
        (Condition(daze=5, health=Health.DAZED), ["dazed (5)"]),
        (Condition(daze=9, open_wounds=1, stabilised=1), ["daze 9", "2 wounds, 1 open"]),
        (Condition(stabilised=2), ["2 wounds, 0 open"]),
        (Condition(open_wounds=1, mortal=3), ["dying, 3 rounds left", "1 open wound"]),
        (Condition(daze=9, health=Health.UNCONSCIOUS), ["unconscious", "daze 9"]),
        (Condition(stabilised=1, saved=True), ["saved", "1 wound, 0 open"]),
        (Condition(open_wounds=4, health=Health.OUT), ["out"]),
        (Condition(open_wounds=4, health=Health.DEAD), ["dead"]),
    ],
)
def test_a_condition_is_described_in_few_words(condition: Condition, told: list[str]) -> None:
    assert [said(line) for line in notes(condition)] == told


@pytest.mark.parametrize("language", LANGUAGES)
def test_ten_fighters_in_a_bad_way_fit_a_phone(language: Language) -> None:
    board = Board(odds_ask="players")
    names = [f"The thug with the crowbar {number}" for number in range(10)]
    for name in names:
        board.npc(name)
    board.fight({name: place % 2 + 1 for place, name in enumerate(names)}, (9, 8) * 10 + tuple(range(1, 11)))
    for name in names[:5]:
        board.hurt(name, daze=120, open_wounds=12, stabilised=3, mortal=11)
    shown = panel(board)
    assert all(width(row) <= BLOCK for row in block(shown, language))
    assert len({row for row in block(shown, language) if "The thug" in row}) == 10
    is_sayable(shown)


@settings(max_examples=40)
@given(HEAPS)
def test_the_panel_has_a_text_for_everything_that_happens_in_a_round(events: list[Event]) -> None:
    board = brawl()
    state = NOIR.view(board.state, PUBLIC)
    is_sayable(noir_panel(state, state.contests[board.combat.id], events))


def test_every_possible_duty_has_a_word() -> None:
    assert DUTIES.keys() == set(Duty)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_duties_of_any_number_of_people_fit_a_headline(language: Language) -> None:
    where = line("noir-title-round", title=truncated_line("W" * 60, TITLE), turn=99)
    for duty in DUTIES.values():
        names = name_list(["W" * 60] * 25, NAMES)
        due = line("noir-waits-for", names=names, duty=duty)
        assert len(said(line("noir-headline-panel", where=where, what=due), language)) <= HEADLINE


# ------------------------------------------------------------------------------------------ rolls


def called(board: Board, *names: str) -> Panel:
    sides = tuple(m.RollSide(character=board.id(name), rolls="agility") for name in names)
    board.do(m.OpenTest(place=PLACE, title="Climb the wall", sides=sides))
    return panel(board)


@pytest.mark.rule("NOIR-20", "NOIR-21")
def test_a_roll_shows_its_sides_and_how_it_is_decided() -> None:
    board = Board()
    board.main("Alma")
    board.main("Bo", BEN)
    assert lines(called(board, "Alma", "Bo")) == [
        "Climb the wall · ⏳ Alma, Bo: what applies to the roll?",
        "Climb the wall",
        "⏳ Alma, Bo: what applies to the roll?",
        "Against each other: the highest total wins.",
        "Alma rolls Agility 10",
        "Bo rolls Agility 10",
    ]


def test_a_finished_roll_leaves_the_details_to_its_story() -> None:
    board = Board()
    board.main("Alma")
    called(board, "Alma")
    board.do(board.move(m.Ready, character=board.id("Alma")), ANN, (7, 6))
    assert lines(panel(board)) == ["Alma: Agility, total 23, success", "Climb the wall"]


# ------------------------------------------------------------------------------------------ social conflicts


def talk(goal: str = "The money is told", effect: str = "") -> Board:
    board = Board()
    board.main("Alma")
    board.main("Bo", BEN)
    alma, bo = board.id("Alma"), board.id("Bo")
    board.do(m.OpenSocial(place=PLACE, active=alma, passive=bo, goal=goal, effect=effect))
    return board


@pytest.mark.rule("NOIR-140", "NOIR-141")
def test_a_talk_waits_for_its_stakes_and_says_what_will_be_rolled() -> None:
    assert lines(panel(talk())) == [
        "Alma – Bo · ⏳ Bo: say what is at stake",
        "Alma – Bo · conversation",
        "⏳ Bo: say what is at stake",
        "Alma wants: The money is told",
        "Alma rolls Charm",
        "Bo rolls Withstand",
    ]


@pytest.mark.rule("NOIR-142", "NOIR-143")
def test_a_talk_says_what_the_loser_may_do_and_when_a_fight_decides() -> None:
    board = talk(effect="Alma is thrown out")
    for name, dice in (("Alma", ()), ("Bo", (3, 4, 5, 6))):
        board.do(board.move(m.Ready, character=board.id(name)), dice=dice)
    assert [said(line) for line in panel(board).lines][-3:] == [
        "Bo wins, 21 against 17 for Alma",
        "Alma loses.",
        "Alma accepts, or escalates: quarrel.",
    ]
    board.do(board.move(m.ChooseLoss, escalate=True), ANN)
    for name, dice in (("Alma", ()), ("Bo", (5, 6, 3, 4))):
        board.do(board.move(m.Ready, character=board.id(name)), dice=dice)
    board.do(board.move(m.ChooseLoss, escalate=True), BEN, (3, 4, 5, 6))
    shown = panel(board, board.social)
    assert said(shown.headline) == "Alma – Bo · The combat decides. Afterwards the GM says who lost."
    assert waits(board.state, board.social) == ()


@pytest.mark.rule("NOIR-142")
def test_an_accepted_loss_ends_the_talk_and_states_its_result() -> None:
    board = talk(effect="Alma is thrown out")
    for name, dice in (("Alma", ()), ("Bo", (3, 4, 5, 6))):
        board.do(board.move(m.Ready, character=board.id(name)), dice=dice)
    board.do(board.move(m.ChooseLoss, escalate=False), ANN)
    shown = panel(board)
    assert said(shown.headline) == "Alma accepts defeat."
    assert said(shown.lines[-1]) == "So be it: Alma is thrown out"
    assert shown.tone == "over"
