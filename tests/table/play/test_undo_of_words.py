"""What the GM says before the dice, and about harm, is undone as a whole: the state is as it was before."""

from collections.abc import Callable
from pathlib import Path

import pytest

from rules.campaign.actions import ChangeSetting
from rules.chance.dice import ScriptedDice
from rules.core.model_base import Action
from rules.noir.base.enums import DefenceOrder, FateUse, Health
from rules.noir.state import actions as noir
from rules.noir.state import contest_actions as moves
from rules.noir.state.campaign_state import Condition
from rules.nyx.state import actions as nyx
from rules.nyx.state import contest_actions as conflicts
from rules.registry import SYSTEMS
from storage.founding import Beginning
from storage.store import Store
from table.play.table import Table
from tests.rules.noir.board import Board as NoirBoard
from tests.rules.noir.moments import fight, hit
from tests.rules.noir.moments import table as noir_table
from tests.rules.nyx.board import ANN, GM
from tests.rules.nyx.board import Board as NyxBoard

#: A moment, and what the GM says then.
Word = tuple[NyxBoard | NoirBoard, Action]


def claiming() -> NyxBoard:
    """Return a table at which Ada claims aspects for a roll, and has points that wait."""
    board = NyxBoard(trusts=False)
    board.player("Ada", ANN)
    board.do(board.story("Ada", "Ash", helps=False, text="I sigh."), ANN)
    board.do(board.roll("Ada", positive=["Oak", "Elm"]), ANN)
    return board


def declared() -> NyxBoard:
    """Return a conflict in which Ada has declared an aspect that helps, and the GM has yet to pick."""
    board = NyxBoard(trusts=False)
    board.player("Ada", ANN)
    board.bare("Guard", 7)
    board.open("Ada", "Guard")
    board.declare(1, positive=["Ash"])
    return board


def helped() -> NoirBoard:
    """Return a roll of Ada's that waits for the GM because of its helpers."""
    board = noir_table()
    board.test("Ada", odds=0, seat=ANN, claims=moves.Claims(helpers=2))
    return board


def struck_from_a_roll() -> Word:
    board = claiming()
    return board, nyx.StrikeFromRoll(character=board.who("Ada").id, aspect=board.aspect("Ada", "Oak"))


def points_judged(allow: bool) -> Word:
    board = claiming()
    ada = board.who("Ada")
    return board, nyx.JudgeGains(gains=tuple((ada.id, one.id) for one in ada.gains), allow=allow)


def struck_in_a_conflict() -> Word:
    board = declared()
    return board, conflicts.StrikeClaim(**board.at, side=1, aspect=board.aspect("Ada", "Ash"))


def let_in_a_conflict() -> Word:
    board = declared()
    return board, conflicts.LetClaims(**board.at)


def circumstances_of_a_roll() -> Word:
    board = helped()
    return board, board.move(moves.GiveCircumstances, character=board.id("Ada"), sizes=(5, -2))


def circumstances_ahead() -> Word:
    board = fight()
    return board, board.move(moves.SetFighterCircumstances, character=board.id("Bea"), sizes=(10,))


def a_helper() -> Word:
    board = helped()
    ada, bea = board.id("Ada"), board.id("Bea")
    return board, board.move(moves.ConfirmHelp, character=ada, helper=bea)


def in_hand() -> Word:
    board = fight(drawing="needed")
    return board, board.move(moves.SetInHand, character=board.id("Ada"), weapons=("axe",))


def defences() -> Word:
    return fight(), noir.OrderDefence(defence=DefenceOrder.BEST)


def killed() -> Word:
    board = fight()
    number = board.combat.id
    board.do(board.move(moves.EndContest))
    dead = Condition(health=Health.DEAD)
    said = noir.SetCondition(character=board.id("Guard"), condition=dead, reason="Killed.", contest=number)
    return board, said


def a_rescue() -> Word:
    board = hit(Bea=6)
    paid = noir.PayRescue(
        character=board.id("Bea"), helped=board.id("Ada"), points=6, use=FateUse.SURVIVE, text="Away!"
    )
    return board, paid


WORDS: dict[str, Callable[[], Word]] = {
    "Nyx: an aspect struck from a roll": struck_from_a_roll,
    "Nyx: points allowed": lambda: points_judged(allow=True),
    "Nyx: points ruled out": lambda: points_judged(allow=False),
    "Nyx: an aspect struck in a conflict": struck_in_a_conflict,
    "Nyx: an aspect allowed in a conflict": let_in_a_conflict,
    "Nyx: the setting for points": lambda: (
        claiming(),
        ChangeSetting(key="hindrance-points", value="always-wait"),
    ),
    "Noir: circumstances of a roll that waits": circumstances_of_a_roll,
    "Noir: circumstances of a fighter's next roll": circumstances_ahead,
    "Noir: a helper confirmed": a_helper,
    "Noir: what somebody holds": in_hand,
    "Noir: the order for defences": defences,
    "Noir: killed, when the combat is over": killed,
    "Noir: a rescue from a hit": a_rescue,
    "Noir: the setting for numbers": lambda: (fight(), ChangeSetting(key="npc-numbers", value="gm")),
}


async def seated(store: Store, board: NyxBoard | NoirBoard) -> Table:
    """Return a table at which this moment is stored."""

    def build(number: int) -> Beginning:
        campaign = board.state.campaign.but(id=number)
        return Beginning(board.state.but(campaign=campaign), tuple(board.log))

    await store.create(build, GM.id)
    return Table(store, ScriptedDice())


@pytest.mark.parametrize("said", WORDS)
async def test_a_word_is_undone_and_the_state_is_as_before(said: str, tmp_path: Path) -> None:
    board, action = WORDS[said]()
    store = await Store.open(str(tmp_path / "table.sqlite3"), SYSTEMS)
    table = await seated(store, board)
    before = await store.load(1)
    await table.play(1, action, GM)
    after = await store.load(1)
    assert before
    assert after
    assert after.state != before.state
    act = await table.last_act(1)
    await table.undo(1, act.save.version, [GM])
    undone = await store.load(1)
    await store.close()
    assert undone
    assert undone.state.model_dump_json() == before.state.model_dump_json()
