"""How many may fight, on which sides, and how many may be harmed: both ends of each bound."""

from random import Random

import pytest

from rules.chance.dice import EntropyDice
from rules.contract.system import play
from rules.noir.base.enums import HarmSource
from rules.noir.base.weapons import Damage
from rules.noir.state import contest_actions as m
from rules.noir.state.contests import Combat
from rules.noir.system import NOIR
from tests.rules.noir.board import GM, PLACE, Board
from tests.rules.noir.moments import fight, table


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
        assert board.refused(joining).code == "bad-value-side"
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


@pytest.mark.rule("NOIR-96")
@pytest.mark.parametrize("initiative", [1, 99_999])
def test_the_gm_sets_an_initiative_at_either_bound(initiative: int) -> None:
    board = fight()
    board.do(board.move(m.SetInitiative, character=board.id("Ada"), initiative=initiative))
    assert board.fighter("Ada").initiative == initiative
