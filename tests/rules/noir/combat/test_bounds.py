"""How many may fight, on which sides, and how many may be harmed: both ends of each bound."""

from random import Random

import pytest

from rules.campaign.actions import ChangeSetting
from rules.chance.dice import EntropyDice
from rules.contract.system import play
from rules.noir.base.enums import HarmSource
from rules.noir.base.weapons import Damage
from rules.noir.combat.hit_queue import protectors
from rules.noir.state import contest_actions as m
from rules.noir.state.contests import Combat, Hit
from rules.noir.state.context import Course
from rules.noir.system import NOIR
from tests.rules.noir.board import GM, PLACE, Board
from tests.rules.noir.moments import fight, rich, table


def crowd(count: int) -> Board:
    """Return a table with this many NPCs."""
    board = table()
    for number in range(count):
        board.npc(f"N{number}")
    return board


def opening(board: Board, count: int) -> m.OpenCombat:
    fighters = tuple(m.FighterSetup(character=board.id(f"N{number}"), side=1) for number in range(count))
    return m.OpenCombat(place=PLACE, title="Fight", fighters=fighters)


@pytest.mark.rule("NOIR-90")
def test_two_to_twenty_five_fight_and_nobody_joins_a_full_fight() -> None:
    board = crowd(26)
    for count in (1, 26):
        refusal = board.refused(opening(board, count))
        assert (refusal.code, refusal.details) == ("bad-count-fighters", {"least": 2, "most": 25})
    full = play(NOIR, board.state, opening(board, 25), GM, EntropyDice(Random(1).randbytes)).after
    board.state = play(NOIR, board.state, opening(board, 24), GM, EntropyDice(Random(1).randbytes)).after
    for state, more in ((board.state, 25), (full, 26)):
        board.state = state
        joining = board.move(m.JoinCombat, character=board.id("N25"), side=1)
        if more > 25:
            refusal = board.refused(joining)
            assert (refusal.code, refusal.details) == ("bad-count-fighters", {"least": 2, "most": 25})
            continue
        after = play(NOIR, state, joining, GM, EntropyDice(Random(1).randbytes)).after
        (fighting,) = after.contests.values()
        assert isinstance(fighting, Combat)
        assert len(fighting.fighters) == more


@pytest.mark.rule("NOIR-90")
@pytest.mark.parametrize("side", [0, 1, 9, 10])
def test_sides_are_numbered_from_1_to_9(side: int) -> None:
    board = fight()
    board.npc("Thug")
    joining = board.move(m.JoinCombat, character=board.id("Thug"), side=side)
    if side in {0, 10}:
        refusal = board.refused(joining)
        assert (refusal.code, refusal.details) == ("bad-value-side", {"least": 1, "most": 9})
    else:
        board.do(joining, dice=[2, 3])
        assert board.fighter("Thug").side == side


@pytest.mark.rule("NOIR-120")
def test_ten_are_harmed_at_once() -> None:
    board = crowd(10)
    victims = tuple(board.id(f"N{number}") for number in range(10))
    harming = m.Harming(victims=victims, damage=Damage(dice=1), harm=m.Harm(source=HarmSource.FALL, text=""))
    board.act(m.OpenHarm(place=PLACE, title="The fall", harming=harming), dice=[1, 2, 3] * 10)
    assert len(board.combat.fighters) == 10


@pytest.mark.rule("NOIR-111", "NOIR-120")
@pytest.mark.parametrize(
    ("damage", "fine"),
    [
        (Damage(dice=0), False),
        (Damage(dice=1, flat=-100), False),
        (Damage(dice=1, flat=-99), True),
        (Damage(dice=1, flat=99), True),
        (Damage(dice=1, flat=100), False),
        (Damage(dice=99), True),
        (Damage(dice=100), False),
    ],
    ids=str,
)
def test_harm_has_one_to_ninety_nine_dice_and_at_most_ninety_nine_more_or_less(
    damage: Damage, fine: bool
) -> None:
    board = table()
    harm = m.Harm(source=HarmSource.FALL, text="")
    harming = m.Harming(victims=(board.id("Guard"),), damage=damage, harm=harm)
    opening = m.OpenHarm(place=PLACE, title="The fall", harming=harming)
    if fine:
        played = play(NOIR, board.state, opening, GM, EntropyDice(Random(1).randbytes))
        (harmed,) = played.after.contests.values()
        assert isinstance(harmed, Combat)
        assert harmed.harm
    else:
        assert board.refused(opening).code == "bad-value-damage"


@pytest.mark.rule("NOIR-62")
@pytest.mark.parametrize(("fighters", "near"), [(24, ["Ada", "Bea"]), (25, [])])
def test_nobody_from_elsewhere_steps_into_a_full_fight(fighters: int, near: list[str]) -> None:
    board = rich(crowd(fighters), Ada=3, Bea=3)
    board.do(ChangeSetting(key="protect", value="anybody"))
    dice = EntropyDice(Random(1).randbytes)
    board.state = play(NOIR, board.state, opening(board, fighters), GM, dice).after
    course = Course.reading(board.state, board.combat.id)
    hit = Hit(attacker=board.id("N0"), victim=board.id("N1"), damage=Damage(dice=1))
    people = (board.state.characters[number] for number in protectors(course, hit))
    assert [who.name for who in people if who.is_main] == near


@pytest.mark.rule("NOIR-96")
@pytest.mark.parametrize("initiative", [1, 99_999])
def test_the_gm_sets_an_initiative_at_either_bound(initiative: int) -> None:
    board = fight()
    board.do(board.move(m.SetInitiative, character=board.id("Ada"), initiative=initiative))
    assert board.fighter("Ada").initiative == initiative
