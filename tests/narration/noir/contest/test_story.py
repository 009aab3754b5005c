"""The story of each turn: a combat's opening, a growing round, a roll, a social conflict."""

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chat.messages.printer import FIELD_VALUE, TOTAL
from narration.noir.contest.story import noir_page
from narration.text.languages import LANGUAGES
from rules.core.model_base import Event
from rules.noir.base.enums import ActionId, Health, Outcome
from rules.noir.base.modifiers import Item, Source
from rules.noir.base.weapons import Damage
from rules.noir.state import combat_events as cd
from rules.noir.state import contest_actions as m
from rules.noir.state import contest_events as d
from rules.noir.state.contests import Check, Combat, DeclaredAction, Hit, MeasuredBy, RollPart, Social, Test
from tests.narration.noir.sample_contest_events import COMBATS, HEAPS, MAKERS, SOCIALS, TESTS
from tests.narration.noir.table import brawl, end, machine_gun, shoot, story, told, wait
from tests.narration.printing import field, is_sayable, lines, said
from tests.rules.noir.board import ANN, BEN, PLACE, Board

SHOT = "Alma: Directed fire (pistol) → Thug A"


# ------------------------------------------------------------------------------------------ opening


@pytest.mark.rule("NOIR-90", "NOIR-92")
def test_the_opening_lists_the_sides_and_everybodys_roll() -> None:
    assert lines(told(brawl(), 0)) == [
        "Fight, in order: Alma (17), Bo (11)",
        "Fight · initiative",
        "Side A: Alma, Bo",
        "Side B: Thug A, Thug B",
        "Alma: 9 + 8 = 17 + 10 (Overview) = 27 · **success** → initiative **17**",
        "Bo: 5 + 6 = 11 + 10 (Overview) = 21 · **success** → initiative **11**",
        "Thug A: 3 + 4 = 7 + 5 (Overview) = 12 · **failure** → initiative **4**",
        "Thug B: 3 + 2 = 5 + 5 (Overview) = 10 · **failure** → initiative **3**",
    ]


@pytest.mark.rule("NOIR-67", "NOIR-90")
def test_an_opening_says_that_it_is_unfinished_while_somebody_may_pay() -> None:
    board = Board()
    board.main("Alma", fate=2)
    board.npc("Thug")
    board.fight({"Alma": 1, "Thug": 2}, (3, 4))
    panel = told(board)
    assert said(panel.headline) == "Fight: combat! Everyone rolls initiative"
    assert lines(panel)[-1] == "Thug: 3 + 4 = 7 + 5 (Overview) = 12 · **failure** → initiative **4**"


# ------------------------------------------------------------------------------------------ rounds


def test_a_round_without_events_has_no_story() -> None:
    assert story(brawl()) is None


@pytest.mark.rule("NOIR-84", "NOIR-95", "NOIR-96", "NOIR-113", "NOIR-120", "NOIR-121")
def test_a_hit_is_told_from_the_dice_to_the_wound() -> None:
    board = brawl()
    shoot(board, dice=(10, 4, 6, 3, 8, 7, 5))
    panel = told(board)
    assert said(panel.headline) == "Round 1 · Thug A: out"
    assert field(panel, SHOT) == [
        "Alma: 10 + 4 + **6** = 20 + 10 (Firearms) = 30 · **success** · one extra die",
        "Thug A (Defend): 3 + 8 = 11 + 5 (Defence: distance) = 16 · **failure**",
        "Alma, pistol: 4 rounds fired, 5 left.",
        "Initiative: Thug A 4 → 1",
        "Alma hits Thug A.",
        "Damage to Thug A: 7 + 5 = 12 + 1 = 13",
        "Daze 0 + 13 = 13, above 8 (wound threshold): **1 wound**.",
        "**Thug A is out of the fight.**",
    ]


@pytest.mark.rule("NOIR-22", "NOIR-95")
def test_a_tie_is_told_with_its_tie_breaker() -> None:
    board = brawl()
    shoot(board, dice=(2, 2, 4, 5, 1, 2, 9, 8))
    panel = told(board)
    assert said(panel.headline) == "Round 1 · Alma: Directed fire – hit"
    assert field(panel, SHOT)[2] == "Tied at 14: the higher value decides (10, 5)."


@pytest.mark.rule("NOIR-95", "NOIR-96")
def test_a_miss_is_told_with_both_initiatives_in_one_line() -> None:
    board = brawl()
    shoot(board, dice=(2, 2, 8, 8))
    panel = told(board)
    assert said(panel.headline) == "Round 1 · Alma: Directed fire – missed"
    assert field(panel, SHOT)[2:] == [
        "Alma, pistol: 2 rounds fired, 7 left.",
        "Alma misses.",
        "Initiative: Alma 17 → 7, Thug A 4 → 9",
    ]


@pytest.mark.rule("NOIR-98")
def test_a_successful_counter_attack_is_told_as_the_defenders_hit() -> None:
    board = brawl()
    wait(board, 2)
    board.declare("fight", "Bo", weapons=("knife",))
    board.defend("Bo", "strike-back", weapon="axe", dice=(1, 2, 9, 8, 1, 2, 9, 9))
    rows = field(told(board), "Thug A: Fight (knife) → Bo")
    assert rows[1].startswith(
        "Bo (Strike back (axe)): 9 + 8 = 17 + 10 (Close combat) − 10 (the action) = 17 · **success**"
    )
    assert "Thug A misses." in rows
    assert "Bo hits Thug A." in rows


@pytest.mark.rule("NOIR-98", "NOIR-110")
def test_weapons_that_the_gm_made_keep_their_names() -> None:
    board = brawl()
    board.arm("Thug A", machine_gun())
    board.set_fighter("Thug A", initiative=12)
    board.declare("directed-fire", "Thug A", weapons=("pistol",))
    board.defend("Thug A", "shoot-back", weapon="made-1", dice=(3, 3, 2, 1, 1, 2, 9, 8))
    assert said(told(board).fields[0].lines[1]).startswith("Thug A (Shoot back (Tommy gun)): 2 + 1 = 3")


@pytest.mark.rule("NOIR-125")
def test_a_victim_who_withstands_a_hit_is_unharmed() -> None:
    board = brawl()
    shoot(board, dice=(3, 4, 2, 3, 1, 2, 9, 8))
    assert field(told(board), SHOT)[-3:] == [
        "Daze 0 + 4 = 4, not above 8 (wound threshold): no wound.",
        "Thug A: 9 + 8 = 17 + 13 (Endurance) − 4 (daze) = 26 · **success**",
        "Thug A is none the worse for it.",
    ]


@pytest.mark.rule("NOIR-126")
@pytest.mark.parametrize(
    ("dice", "last"),
    [
        ((9, 8), "Thug A comes round and acts again from the next round."),
        ((1, 2), "Thug A is still dazed."),
        ((1, 1), "**Thug A falls unconscious.**"),
    ],
)
def test_a_dazed_person_rolls_and_the_story_gives_the_result(dice: tuple[int, ...], last: str) -> None:
    board = brawl()
    board.hurt("Thug A", daze=3, health=Health.DAZED)
    wait(board, 2, dice)
    assert field(told(board), "Thug A · initiative 4")[-1] == last


@pytest.mark.rule("NOIR-101", "NOIR-102")
def test_a_sweep_lists_every_target_and_which_were_undefended() -> None:
    board = brawl()
    board.arm("Alma", machine_gun())
    board.declare("sweep-auto", "Thug A", "Thug B", weapons=("made-1",))
    board.defend("Thug A", None)
    board.defend("Thug B", dice=(9, 8, 2, 3, 4, 9, 8, 2, 9, 8))
    (name,) = (one.name for one in told(board).fields[:1])
    assert said(name) == "Alma: Sweep with automatic fire (Tommy gun) → Thug A, Thug B"
    rows = [row for one in told(board).fields for row in map(said, one.lines)]
    assert rows[0] == "Thug A: no defence"
    assert "Undefended: 20 hits." in rows
    assert "Alma hits Thug A." in rows
    assert "Alma hits Thug B." in rows
    assert "Alma, Tommy gun: 34 rounds fired, 16 left." in rows


@pytest.mark.rule("NOIR-128")
def test_a_countdown_is_told_at_the_end_of_the_round_and_its_end_in_the_headline() -> None:
    board = brawl()
    board.hurt("Bo", open_wounds=1, mortal=1)
    wait(board, 3)
    panel = told(board, 1)
    assert field(panel, "End of the round") == ["**Bo dies of the wounds.**"]
    assert said(panel.headline) == "Round 1 · Bo: dead"


@pytest.mark.rule("NOIR-129")
def test_care_in_a_combat_is_told_with_its_roll() -> None:
    board = brawl()
    board.hurt("Bo", open_wounds=1, mortal=5)
    board.declare("other", patient=board.id("Bo"), dice=(7, 6))
    rows = field(told(board), "Alma: Other action → Bo")
    assert rows[0] == "Alma: 7 + 6 = 13 + 10 (Medicine) = 23 · **success**"
    assert "Bo: 1 wound stabilised, 0 open." in rows
    assert "Bo will live, and acts again when the GM says so (/noir correct)." in rows


def test_a_round_that_continues_keeps_its_earlier_story() -> None:
    board = brawl()
    shoot(board, dice=(10, 4, 6, 3, 8, 7, 5))
    before = lines(told(board))
    board.declare("fight", "Thug B", weapons=("axe",))
    board.defend("Thug B", dice=(2, 3, 6, 8))
    assert lines(told(board))[1 : len(before)] == before[1:]


def test_the_end_of_a_combat_is_told_in_its_last_round() -> None:
    board = brawl()
    shoot(board, dice=(10, 4, 6, 3, 8, 7, 5))
    end(board)
    panel = told(board)
    assert said(panel.headline) == "Round 1, the end · Thug A: out"
    assert "The combat is over." in lines(panel)
    assert panel.tone == "over"


def turn(number: int) -> Iterator[Event]:
    """Yield the events of a turn with a hit, daze, wounds, and rolls with many modifiers."""
    at = {"contest": "7", "turn": 3}
    thug, alma = f"The thug with crowbar {number}", "Alma of the old harbour"
    who = {**at, "character": str(number), "name": thug}
    victim = {**at, "character": "0", "name": alma}
    items = tuple(Item(source=source, amount=2) for source in (Source.GM, Source.HELPERS, Source.DAZE))
    rolled = [
        RollPart(
            character=character,
            name=name,
            rolls=rolls,
            value=12,
            modifiers=items,
            dice=(10, 4, 6),
            outcome=Outcome.SUCCESS,
        )
        for character, name, rolls in (
            (str(number), thug, "close-combat"),
            ("0", alma, "defence-melee"),
            ("0", alma, "endurance"),
        )
    ]
    move = DeclaredAction(
        actor=str(number),
        action=ActionId.FRENZY,
        weapons=("improvised-club",),
        weapon_names=("",),
        targets=("0",),
    )
    told = Check(versus=MeasuredBy.EACH_OTHER, casts=tuple(rolled[:2]), winner=0)
    alone = Check(versus=MeasuredBy.TARGET, casts=(rolled[2],))
    damage = {"damage": Damage(dice=2), "dice": (3, 4), "plus": 1, "amount": 8, "daze": 9, "threshold": 8}
    yield cd.TurnBegan.model_validate({**who, "initiative": 30 - number})
    yield cd.ActionDeclared.model_validate({**who, "move": move, "target_names": (alma,)})
    yield d.CheckDecided.model_validate({**at, "number": 0, "check": told})
    yield cd.ActionDone.model_validate({**who, "action": ActionId.FRENZY, "outcome": Outcome.SUCCESS})
    yield cd.InitiativeSet.model_validate({**victim, "before": 20, "after": 15})
    hit = Hit(attacker=str(number), victim="0", damage=Damage(dice=2))
    yield cd.HitsLanded(contest="7", turn=3, hits=(hit,), attackers=(thug,), victims=(alma,))
    yield cd.DamageRolled.model_validate({**victim, **damage, "caused": 1, "wounds": 1})
    yield d.CheckDecided.model_validate({**at, "number": 0, "check": alone})
    yield d.CheckDecided.model_validate({**at, "number": 0, "check": alone})
    yield cd.TurnEnded.model_validate(who)


def test_a_long_round_shows_its_latest_turns_in_full_and_the_earlier_ones_in_brief() -> None:
    events = [event for number in range(1, 13) for event in turn(number)]
    combat = Combat(id="7", title="The old warehouse by the harbour", place=1, turn=3)
    panel = noir_page(events, combat)
    assert panel is not None
    assert said(panel.lines[0]) == (
        "The thug with cro…: Frenzy (improvised club) → Alma of the old h… – hit, Alma of the old h…: 1 wound"
    )
    assert said(panel.fields[-1].lines[-1]) == "Alma of the old harbour is none the worse for it."
    assert len(panel.lines) + len({said(one.name).removesuffix(", further") for one in panel.fields}) == 12
    for language in LANGUAGES:
        size = len("\n".join(lines(panel, language)))
        assert TOTAL * 0.6 < size < TOTAL
        for one in panel.fields:
            assert len("\n".join(said(row, language) for row in one.lines)) <= FIELD_VALUE


@settings(max_examples=60)
@given(HEAPS, COMBATS)
def test_every_event_of_a_round_has_a_text(events: list[Event], combat: Combat) -> None:
    panel = noir_page(events, combat)
    if panel is not None:
        is_sayable(panel)


@given(st.lists(st.one_of(*MAKERS.values()), max_size=1), HEAPS, st.one_of(TESTS, SOCIALS))
def test_every_event_of_a_roll_or_a_talk_has_a_text(
    first: list[Event], events: list[Event], contest: Test | Social
) -> None:
    panel = noir_page([*first, *events], contest)
    if panel is not None:
        is_sayable(panel)


# ------------------------------------------------------------------------------------------ rolls


def test_a_roll_is_told_once_it_is_decided() -> None:
    board = Board()
    board.main("Alma", fate=4)
    roll(board, "Alma", title="Climb the wall")
    assert story(board) is None
    board.do(board.move(m.Ready, character=board.id("Alma"), odds=1), ANN, (3, 9, 9))
    assert story(board) is None
    board.do(board.move(m.ChooseTwo, character=board.id("Alma"), places=None), ANN)
    assert lines(told(board)) == [
        "Alma: Agility, total 28, exceptional success",
        "Climb the wall",
        "Alma: 9 + 9 = 18 + 10 (Agility) = 28 · **exceptional success** · 1 Fate before, unused ~~3~~",
        "Exceptional: agree on something more that goes well for Alma.",
    ]


def roll(board: Board, *names: str, title: str = "A roll", rolls: str = "agility", patient: str = "") -> None:
    """Let the GM call for a roll by these characters."""
    sides = tuple(m.RollSide(character=board.id(name), rolls=rolls) for name in names)
    board.do(m.OpenTest(place=PLACE, title=title, sides=sides, patient=patient))


@pytest.mark.rule("NOIR-21", "NOIR-23")
def test_an_opposed_roll_names_the_winner_and_the_losers() -> None:
    board = Board()
    board.main("Alma")
    board.main("Bo", BEN)
    roll(board, "Alma", "Bo")
    for name, dice in (("Alma", ()), ("Bo", (3, 4, 5, 6))):
        board.do(board.move(m.Ready, character=board.id(name)), dice=dice)
    assert said(told(board).headline) == "Bo wins, 21 against 17 for Alma"


@pytest.mark.rule("NOIR-129")
def test_care_outside_combat_shows_the_wounds() -> None:
    board = Board()
    board.main("Alma")
    board.main("Bo", BEN)
    board.hurt("Bo", open_wounds=2)
    roll(board, "Alma", rolls="medicine", patient=board.id("Bo"))
    board.do(board.move(m.Ready, character=board.id("Alma")), dice=(7, 6))
    assert lines(told(board))[-1] == "Bo: 1 wound stabilised, 1 open."


def test_a_roll_that_is_called_off_says_so() -> None:
    board = Board()
    board.main("Alma")
    roll(board, "Alma", title="Climb the wall")
    end(board)
    assert lines(told(board)) == ["“Climb the wall” is called off", "Climb the wall"]


# ------------------------------------------------------------------------------------------ social conflicts


def talk() -> Board:
    """Return a board on which Alma has lost a conversation with Bo."""
    board = Board()
    board.main("Alma")
    board.main("Bo", BEN)
    board.do(
        m.OpenSocial(
            place=PLACE,
            active=board.id("Alma"),
            passive=board.id("Bo"),
            goal="The money is told",
            effect="Alma is thrown out",
        )
    )
    for name, dice in (("Alma", ()), ("Bo", (3, 4, 5, 6))):
        board.do(board.move(m.Ready, character=board.id(name)), dice=dice)
    return board


@pytest.mark.rule("NOIR-140", "NOIR-141", "NOIR-142")
def test_a_talk_tells_the_stakes_the_loser_and_the_result() -> None:
    board = talk()
    assert lines(told(board)) == [
        "Bo wins, 21 against 17 for Alma",
        "Alma – Bo · conversation",
        "Alma wants: The money is told",
        "Otherwise, says Bo: Alma is thrown out",
        "Alma: 3 + 4 = 7 + 10 (Charm) = 17 · **failure**",
        "Bo: 5 + 6 = 11 + 10 (Withstand) = 21 · **success**",
        "Alma loses.",
    ]
    board.do(board.move(m.ChooseLoss, escalate=False), ANN)
    assert lines(told(board))[-2:] == ["Alma accepts defeat.", "So be it: Alma is thrown out"]


@pytest.mark.rule("NOIR-142", "NOIR-143")
def test_each_level_of_a_talk_has_its_story_until_it_becomes_a_fight() -> None:
    board = talk()
    board.do(board.move(m.ChooseLoss, escalate=True), ANN)
    assert said(told(board, 1).title) == "Alma – Bo · conversation"
    assert said(told(board, 1).headline) == "Alma escalates: quarrel"
    for name, dice in (("Alma", ()), ("Bo", (5, 6, 3, 4))):
        board.do(board.move(m.Ready, character=board.id(name)), dice=dice)
    board.do(board.move(m.ChooseLoss, escalate=True), BEN, (3, 4, 5, 6))
    assert said(told(board, 3, board.social).headline) == "It comes to blows: brawl"


def test_a_talk_that_the_gm_ends_says_that_it_is_over() -> None:
    board = talk()
    end(board)
    assert said(told(board).lines[-1]) == "“Alma – Bo” ends"
    assert told(board).tone == "over"
