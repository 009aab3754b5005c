"""Circumstances and limitations in every kind of roll, by each way in which the GM can give them.

The GM gives several circumstances, which add up (NOIR-31). A limitation that is on counts by itself, and in
rolls against daze no penalty but daze counts (NOIR-36, NOIR-125, NOIR-126).
"""

from collections.abc import Callable
from typing import NamedTuple

import pytest

from rules.noir.base.enums import Activation, HarmSource, Health
from rules.noir.base.modifiers import Item, Source
from rules.noir.base.weapons import damage_of
from rules.noir.state import actions as a
from rules.noir.state import contest_actions as m
from rules.noir.state import contest_events as d
from rules.noir.state.campaign_state import Limitation
from rules.noir.state.contests import RollPart
from tests.rules.noir.board import ANN, BEN, PLACE, Board
from tests.rules.noir.moments import condition, fight, rich, table

LAME = Limitation(name="Lame", activation=Activation.ALWAYS, modifier=-3)
SIZES = (5, -2)


def lame(board: Board, *names: str) -> Board:
    """Give the limitation to these characters, or to Ada."""
    for name in names or ("Ada",):
        board.do(a.AddEntry(character=board.id(name), entry=LAME))
    return board


def rolled(board: Board, name: str = "Ada") -> RollPart:
    """Return the last roll of a character, decided or not."""
    open_ = [check for check in board.contest.checks if check.cast_of(board.id(name))]
    decided = [one.check for one in board.happened(d.CheckDecided) if one.check.cast_of(board.id(name))]
    cast = (open_ or decided)[-1].cast_of(board.id(name))
    assert cast is not None
    return cast


def give(board: Board, name: str = "Ada", sizes: tuple[int, ...] = SIZES) -> None:
    board.do(board.move(m.GiveCircumstances, character=board.id(name), sizes=sizes))


def opening(board: Board, name: str = "Ada") -> None:
    """Open a combat with circumstances for one fighter's initiative; nobody is asked about it."""
    setup = tuple(
        m.FighterSetup(character=board.id(one), side=n, circumstances=SIZES if one == name else ())
        for n, one in enumerate(("Ada", "Guard"), 1)
    )
    board.do(m.OpenCombat(place=PLACE, title="Fight", fighters=setup), dice=(9, 5, 2, 3))


# ------------------------------------------------------------------------------------------ the windows


def _own_roll() -> RollPart:
    board = lame(table(claims="every"))
    board.test("Ada", seat=ANN, odds=0)
    give(board)
    board.do(board.move(m.LetRoll), dice=(2, 3))
    return rolled(board)


def _helped_roll() -> RollPart:
    board = lame(table())
    board.test("Ada", seat=ANN, odds=0, claims=m.Claims(helpers=1))
    give(board)
    board.do(board.move(m.LetRoll), dice=(2, 3))
    return rolled(board)


def _called_roll() -> RollPart:
    board = lame(table())
    board.test("Ada", claims=m.Claims(circumstances=SIZES))
    board.answer(m.Ready, "Ada", (2, 3))
    return rolled(board)


def _called_roll_that_waits() -> RollPart:
    board = lame(table())
    board.test("Ada", "Bea")
    give(board)
    board.answer(m.Ready, "Ada")
    return rolled(board)


def _gms_own_roll() -> RollPart:
    board = lame(table(), "Guard")
    board.test("Guard", claims=m.Claims(circumstances=SIZES), dice=(2, 3))
    return rolled(board, "Guard")


def _stabilising() -> RollPart:
    board = lame(table())
    condition(board, "Bea", open_wounds=1)
    side = m.RollSide(character=board.id("Ada"), rolls="medicine", claims=m.Claims(circumstances=SIZES))
    board.do(m.OpenTest(place=PLACE, title="Care", sides=(side,), patient=board.id("Bea")))
    board.answer(m.Ready, "Ada", (2, 3))
    return rolled(board)


def _initiative_that_asks_nobody() -> RollPart:
    board = lame(table())
    opening(board)
    return rolled(board)


def _initiative_of_an_npc() -> RollPart:
    board = lame(table(), "Guard")
    opening(board, "Guard")
    return rolled(board, "Guard")


def _initiative_that_waits() -> RollPart:
    board = rich(lame(table()), Ada=3)
    board.fight({"Ada": 1, "Guard": 2}, (2, 3))
    give(board)
    board.answer(m.PayOdds, "Ada", (9, 5), points=0)
    return rolled(board)


def _initiative_of_a_latecomer() -> RollPart:
    board = fight()
    board.npc("Dog")
    lame(board, "Dog")
    joins = board.move(m.JoinCombat, character=board.id("Dog"), side=2, circumstances=SIZES)
    board.do(joins, dice=(2, 3))
    return rolled(board, "Dog")


def _action_ahead() -> RollPart:
    board = lame(fight())
    board.do(board.move(m.SetFighterCircumstances, character=board.id("Ada"), sizes=SIZES))
    board.declare("scan", seat=ANN, dice=(2, 3))
    return rolled(board)


def _action_of_the_gm() -> RollPart:
    board = lame(fight("Guard"), "Guard")
    board.declare("scan", claims=m.Claims(circumstances=SIZES), dice=(2, 3))
    return rolled(board, "Guard")


def _action_that_waits() -> RollPart:
    board = lame(fight())
    board.declare("fight", "Guard", weapons=("axe",), seat=ANN)
    give(board)
    return rolled(board)


def _defence() -> RollPart:
    board = lame(fight("Guard"))
    board.do(board.move(m.SetFighterCircumstances, character=board.id("Ada"), sizes=SIZES))
    board.declare("fight", "Ada", weapons=("axe",))
    board.defend("Ada", dice=(2, 3, 9, 8))
    return rolled(board)


def _defence_of_the_gm() -> RollPart:
    board = lame(fight(), "Guard")
    board.declare("fight", "Guard", weapons=("axe",))
    board.defend("Guard", claims=m.Claims(circumstances=SIZES), dice=(2, 3, 9, 8))
    return rolled(board, "Guard")


def _wound() -> RollPart:
    board = rich(lame(table()), Ada=1)
    harmed(board, (6, 7), daze=(2, 3))
    give(board)
    return rolled(board)


def _talk() -> RollPart:
    board = lame(table())
    board.talk("Ada", "Bea")
    give(board)
    return rolled(board)


def _talk_of_npcs() -> RollPart:
    board = table()
    board.npc("Dog")
    lame(board, "Dog")
    board.talk("Guard", "Dog")
    give(board, "Dog")
    return rolled(board, "Dog")


def harmed(board: Board, damage: tuple[int, ...], daze: tuple[int, ...] = ()) -> None:
    """Harm Ada outside combat, and answer as she does who pays nothing."""
    harming = m.Harming(
        victims=(board.id("Ada"),),
        damage=damage_of("2T"),
        harm=m.Harm(source=HarmSource.FALL),
        circumstances=(),
    )
    board.do(m.OpenHarm(place=PLACE, title="Fall", harming=harming), dice=damage)
    if daze:
        board.answer(m.PayOdds, "Ada", daze, points=0)


PLAYED: tuple[Callable[[], RollPart], ...] = (
    _own_roll,
    _helped_roll,
    _called_roll,
    _called_roll_that_waits,
    _gms_own_roll,
    _stabilising,
    _initiative_that_asks_nobody,
    _initiative_of_an_npc,
    _initiative_that_waits,
    _initiative_of_a_latecomer,
    _action_ahead,
    _action_of_the_gm,
    _action_that_waits,
    _defence,
    _defence_of_the_gm,
    _wound,
    _talk,
    _talk_of_npcs,
)


@pytest.mark.rule("NOIR-31", "NOIR-36")
@pytest.mark.parametrize("window", PLAYED, ids=lambda one: one.__name__)
def test_circumstances_add_up_and_a_limitation_counts_by_itself(window: Callable[[], RollPart]) -> None:
    cast = window()
    assert [item.amount for item in cast.modifiers if item.source is Source.GM] == list(SIZES)
    assert Item(source=Source.LIMITATION, amount=-3, name="Lame") in cast.modifiers


# ------------------------------------------------------------------------------------------ daze


def _daze_that_waits() -> RollPart:
    board = rich(lame(table()), Ada=1)
    harmed(board, (2, 3))
    give(board, sizes=(5, 2, -10))
    return rolled(board)


def _daze_that_asks_nobody() -> RollPart:
    board = lame(table())
    harming = m.Harming(
        victims=(board.id("Ada"),),
        damage=damage_of("2T"),
        harm=m.Harm(source=HarmSource.FALL),
        circumstances=(5, 2, -10),
    )
    board.do(m.OpenHarm(place=PLACE, title="Fall", harming=harming), dice=(2, 3, 9, 8))
    return rolled(board)


def _recovery_ahead() -> RollPart:
    board = lame(fight("Bea"))
    board.do(board.move(m.SetFighterCircumstances, character=board.id("Ada"), sizes=(5, 2, -10)))
    condition(board, "Ada", health=Health.DAZED, daze=5)
    board.declare("wait")
    board.declare("wait", dice=(2, 3))
    return rolled(board)


def _recovery_that_waits() -> RollPart:
    board = rich(lame(fight("Bea")), Ada=1)
    condition(board, "Ada", health=Health.DAZED, daze=5)
    board.declare("wait")
    board.declare("wait")
    give(board, sizes=(5, 2, -10))
    return rolled(board)


@pytest.mark.rule("NOIR-31", "NOIR-125", "NOIR-126")
@pytest.mark.parametrize(
    "window", [_daze_that_waits, _daze_that_asks_nobody, _recovery_ahead, _recovery_that_waits]
)
def test_of_circumstances_against_daze_only_bonuses_count(window: Callable[[], RollPart]) -> None:
    given = sorted((item.source, item.amount) for item in window().modifiers)
    assert given == sorted([(Source.GM, 5), (Source.GM, 2), (Source.DAZE, -5)])


# ------------------------------------------------------------------------------------------ taken out


class Taken(NamedTuple):
    """What a player does to take a limitation out of a roll."""

    board: Board
    action: m.ContestMove | m.OpenTest
    dice: tuple[int, ...] = ()


OUT = m.Claims(without=("Lame",))


def _out_of_an_own_roll() -> Taken:
    board = lame(table())
    side = m.RollSide(character=board.id("Ada"), rolls="agility", claims=OUT, odds=0)
    return Taken(board, m.OpenTest(place=PLACE, title="Roll", sides=(side,)), (2, 3))


def _out_of_a_called_roll() -> Taken:
    board = lame(table())
    board.test("Ada")
    return Taken(board, board.move(m.Ready, character=board.id("Ada"), claims=OUT), (2, 3))


def _out_of_a_talk() -> Taken:
    board = lame(table())
    board.talk("Ada", "Bea")
    return Taken(board, board.move(m.Ready, character=board.id("Ada"), claims=OUT))


def _out_of_an_action() -> Taken:
    board = lame(fight())
    return Taken(board, board.declaring("fight", "Guard", weapons=("axe",), claims=OUT))


def _out_of_a_defence() -> Taken:
    board = lame(fight("Guard"))
    board.declare("fight", "Ada", weapons=("axe",))
    return Taken(board, board.defending("Ada", claims=OUT), (2, 3, 9, 8))


@pytest.mark.rule("NOIR-36", "NOIR-61")
@pytest.mark.parametrize(
    "taking",
    [_out_of_an_own_roll, _out_of_a_called_roll, _out_of_a_talk, _out_of_an_action, _out_of_a_defence],
)
def test_a_roll_names_the_limitation_that_was_taken_out(taking: Callable[[], Taken]) -> None:
    board, action, dice = taking()
    board.do(action, ANN, dice)
    cast = rolled(board)
    assert all(item.source is not Source.LIMITATION for item in cast.modifiers)
    assert cast.claims.without == ("Lame",)


@pytest.mark.rule("NOIR-36")
def test_what_the_gm_put_in_stays_when_the_player_takes_it_out() -> None:
    board = lame(table())
    board.test("Ada", claims=m.Claims(limitations=("Lame",), circumstances=SIZES))
    board.do(board.move(m.Ready, character=board.id("Ada"), claims=OUT), ANN, (2, 3))
    cast = rolled(board)
    assert [item.amount for item in cast.modifiers] == [*SIZES, -3]
    assert cast.claims.without == ()


def test_a_player_gives_no_circumstances_to_a_roll() -> None:
    board = table()
    board.test("Ada")
    given = board.move(m.GiveCircumstances, character=board.id("Ada"), sizes=SIZES)
    for seat in (ANN, BEN):
        assert board.refused(given, seat).code == "gm-only"
