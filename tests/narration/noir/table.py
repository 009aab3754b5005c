"""A Noir board, with its contests as everybody sees them."""

from narration.noir.contest.panel import noir_panel
from narration.noir.contest.story import noir_page
from narration.text.line import Panel
from rules.core.model_base import Event
from rules.core.seat import PUBLIC
from rules.noir.base.enums import ActionId
from rules.noir.base.weapons import Weapon
from rules.noir.state import contest_actions as m
from rules.noir.state.contests import Contest
from rules.noir.system import NOIR
from tests.rules.noir.board import BEN, Board

#: Dice for initial initiative: Alma 17, Bo 11, Thug A 4, Thug B 3.
ROLLED = (9, 8, 5, 6, 3, 4, 3, 2)


def brawl() -> Board:
    """Return a board with Alma (pistol) and Bo (axe) in round 1 against two thugs with knives."""
    board = Board(odds_ask="players")
    board.main("Alma")
    board.main("Bo", BEN)
    board.arm("Alma", "pistol")
    board.arm("Bo", "axe")
    for name in ("Thug A", "Thug B"):
        board.npc(name, weapons=("knife",))
    board.fight({"Alma": 1, "Bo": 1, "Thug A": 2, "Thug B": 2}, ROLLED)
    return board


def shoot(board: Board, target: str = "Thug A", dice: tuple[int, ...] = ()) -> None:
    """Let Alma shoot at a target that defends; `dice` serve both rolls and everything after them."""
    board.declare("directed-fire", target, weapons=("pistol",))
    board.defend(target, dice=dice)


def wait(board: Board, times: int = 1, dice: tuple[int, ...] = ()) -> None:
    """Let the current actors wait, one after the other; `dice` are for what follows the last wait."""
    for left in reversed(range(times)):
        board.declare(ActionId.WAIT, dice=() if left else dice)


def events_of(board: Board, contest: Contest, turn: int | None = None) -> list[Event]:
    """Return the public events of a turn, by default the current one."""
    wanted = contest.turn if turn is None else turn
    known = (NOIR.redact(board.state, event, PUBLIC) for event in board.log)
    return [one for one in known if one is not None and (one.contest, one.turn) == (contest.id, wanted)]


def panel(board: Board, contest: Contest | None = None) -> Panel:
    """Return a contest's panel as everybody sees it; by default that of the contest opened last."""
    state = NOIR.view(board.state, PUBLIC)
    seen = state.contests[(contest or board.contest).id]
    return noir_panel(state, seen, events_of(board, seen))


def story(board: Board, turn: int | None = None, contest: Contest | None = None) -> Panel | None:
    """Return the story of a turn, by default the current one, as everybody sees it."""
    state = NOIR.view(board.state, PUBLIC)
    seen = state.contests[(contest or board.contest).id]
    return noir_page(events_of(board, seen, turn), seen)


def told(board: Board, turn: int | None = None, contest: Contest | None = None) -> Panel:
    """Return the story of a turn, which must have one."""
    found = story(board, turn, contest)
    assert found is not None, "nothing can be told"
    return found


def end(board: Board, contest: Contest | None = None) -> None:
    """Let the GM end a contest."""
    board.do(board.move(m.EndContest, contest))


def machine_gun() -> Weapon:
    """Return an automatic weapon that the GM made."""
    return Weapon.model_validate(
        {
            "id": "made-1",
            "name": "Tommy gun",
            "kind": "ranged",
            "damage": {"dice": 1},
            "recoil": 1,
            "automatic": True,
            "magazine": {"capacity": 50, "feed": "i"},
        }
    )
