"""Run the Fate vectors with real actions."""

from collections.abc import Callable, Mapping

from rules.core.refusal import Refused
from rules.core.seat import Seat
from rules.noir.base.enums import Activation, FateUse, Health
from rules.noir.fate.payments import payment, require_pledges
from rules.noir.state import actions as a
from rules.noir.state import combat_events as cd
from rules.noir.state import contest_actions as m
from rules.noir.state import events as e
from rules.noir.state.campaign_state import Condition, Limitation
from rules.noir.state.contests import Phase
from tests.rules.noir.board import ANN, BEN, GM, Board
from tests.rules.noir.vector_spellings import ALLOWED, Found, Given, ours


def _setback(given: Given) -> Found:
    board = Board()
    weak = Limitation(name="Heights", activation=Activation.FATE)
    board.main("Ada", fate=given["fate"], limitations=(weak,))
    board.pot(given["pot"])
    board.act(a.Setback(character=board.id("Ada"), limitation="Heights"))
    assert board.who("Ada").limitations[0].holds
    return {"pot": board.state.shared.pot, "fate": board.who("Ada").fate}


def _fate(given: Given) -> Found:
    board = Board(fate_change_low=str(given["low"]))
    board.main("Ada", fate=given["account"])
    paid = payment(board.state, board.who("Ada"), FateUse(ours(given["use"])), given["points"])
    return {"account": paid.left}


def _rescue(given: Given) -> Found:
    board = Board()
    board.main("Ada", fate=given["rescuer"])
    board.main("Bea", BEN, fate=given["helped"])
    board.act(
        a.PayRescue(
            character=board.id("Ada"),
            helped=board.id("Bea"),
            points=given["points"],
            use=FateUse.ODDS_BEFORE,
        ),
        ANN,
    )
    board.do(a.JudgeAsk(ask=board.state.shared.asks[0].id, allowed=True))
    grace = board.who("Bea").grace
    assert grace is not None, "nothing was given"
    return {"rescuer": board.who("Ada").fate, "usable": grace.points}


def _inspiration(given: Given) -> Found:
    board, group = Board(), [f"One of {number}" for number in range(given["group"])]
    for name in group:
        board.main(name, fate=9)
    for name, points in zip(group, given["pledges"], strict=True):
        if points:
            board.do(a.Pledge(character=board.id(name), points=points), ANN)
    if board.state.shared.asks:
        board.do(a.JudgeAsk(ask=board.state.shared.asks[0].id, allowed=True))
        paid = {board.who(name).name: 9 - board.who(name).fate for name in group}
        assert list(paid.values()) == given["pledges"]
        return {"paid": sum(paid.values())}
    assert board.happened(e.FatePaid) == [], "taken before the sum was reached"
    return {"paid": require_pledges(len(group), board.state.shared.pledges.values())}


def _set_fate(given: Given) -> Found:
    board = Board()
    board.main("Ada")
    board.act(
        a.SetFate(character=board.id("Ada"), points=given["points"], reason="A new day."), SEATS[given["by"]]
    )
    return dict(ALLOWED)


SEATS: Mapping[str, Seat] = {"player": ANN, "gm": GM}
PRICES = {FateUse.SETBACK: 3, FateUse.RESCUE: 2, FateUse.SURVIVE: 3}


def _fate_by(given: Given) -> Found:
    """Check that a player may pay for their own character, or the GM for an NPC from the pot."""
    board = Board()
    board.main("Ada", fate=20)
    board.npc("Guard")
    board.pot(20)
    payer = board.who("Ada" if given["by"] == "player" else "Guard")
    use = FateUse(ours(given["use"]))
    payment(board.state, payer, use, PRICES[use])
    return dict(ALLOWED)


def _fate_state(given: Given) -> Found:
    MOMENTS[given["use"], given["state"], given["condition"]]()
    return dict(ALLOWED)


def _hit() -> Board:
    """Return a fight in which a guard has hit Ada, and Bea is asked whether she pays to step in."""
    board = Board()
    board.main("Ada")
    board.main("Bea", BEN)
    board.npc("Guard", weapons=("axe",))
    board.fight({"Guard": 2, "Ada": 1, "Bea": 1}, (9, 5, 2, 3, 2, 4))
    board.declare("fight", "Ada", weapons=("axe",))
    board.give("Bea", fate=3)
    board.defend("Ada", dice=(9, 8, 2, 3))
    assert board.combat.phase is Phase.HIT_PENDING
    return board


def _harmed() -> Board:
    """Return the fight of `_hit` after Bea declines; a roll against daze waits because somebody has Fate."""
    board = _hit()
    board.do(board.move(m.Protect, character=board.id("Bea"), steps_in=False), BEN, (6, 7))
    assert board.combat.phase is Phase.DAZE_ROLL
    return board


def _protect(board: Board) -> None:
    board.act(board.move(m.Protect, character=board.id("Bea"), steps_in=True), BEN, (1, 2, 9, 8))
    assert board.who("Bea").fate == 0
    assert board.event(cd.DamageRolled).name == "Bea"


def _survive_too_late() -> None:
    board = _harmed()
    board.do(board.move(m.PayOdds, character=board.id("Ada"), points=0), ANN, (9, 9))
    assert board.combat.phase is Phase.WOUND_ROLL
    board.give("Ada", fate=3)
    board.act(board.move(m.Survive, points=3), ANN)


def _grit(name: str) -> None:
    """Let Ada, who is still dazed, or Bea, who is unconscious, pay for grit at the start of Ada's turn."""
    board = Board()
    board.main("Ada")
    board.main("Bea", BEN)
    board.npc("Guard")
    board.fight({"Guard": 2, "Ada": 1, "Bea": 1}, (9, 5, 2, 4, 2, 3))
    board.give("Ada", fate=1, condition=Condition(health=Health.DAZED, daze=30))
    board.give("Bea", fate=1, condition=Condition(health=Health.UNCONSCIOUS))
    board.declare("wait")
    board.do(board.move(m.PayOdds, character=board.id("Ada"), points=0), ANN, (2, 3))
    assert board.combat.phase is Phase.TURN_START
    seat = {"Ada": ANN, "Bea": BEN}[name]
    board.act(board.move(m.Grit, character=board.id(name)), seat)
    assert board.fighter(name).grit


MOMENTS: Mapping[tuple[str, str, str], Callable[[], None]] = {
    ("protect", "hit_pending", "acting"): lambda: _protect(_hit()),
    ("protect", "daze_roll", "acting"): lambda: _protect(_harmed()),
    ("survive", "wound_roll", "acting"): _survive_too_late,
    ("grit", "turn_start", "dazed"): lambda: _grit("Ada"),
    ("grit", "turn_start", "unconscious"): lambda: _grit("Bea"),
}


def _hit_order(given: Given) -> Found:
    """Try the offers in the given order until all are accepted; return their order in the log."""
    board, left = _hit(), list(given["offers"])
    board.give("Ada", fate=3)
    board.give("Bea", fate=6)
    answers: Mapping[str, tuple[m.ContestMove, tuple[int, ...]]] = {
        "protect": (board.move(m.Protect, character=board.id("Bea"), steps_in=True), ()),
        "survive": (board.move(m.Survive, points=3), (1, 2)),
    }
    while left:
        accepted = [offer for offer in left if _accepted(board, *answers[offer])]
        assert accepted, f"{left} are refused for ever"
        left = [offer for offer in left if offer not in accepted]
    order = [HITS.get(type(event)) for event in board.log]
    return {"order": [name for name in order if name is not None]}


HITS: Mapping[type, str] = {cd.Protected: "protect", cd.SurviveSaid: "survive", cd.DamageRolled: "damage"}


def _accepted(board: Board, move: m.ContestMove, dice: tuple[int, ...]) -> bool:
    try:
        board.act(move.but(step=board.combat.step), GM, dice)
    except Refused:
        return False
    return True


OPS: Mapping[str, Callable[[Given], Found]] = {
    "setback": _setback,
    "fate": _fate,
    "rescue": _rescue,
    "inspiration": _inspiration,
    "set_fate": _set_fate,
    "fate_by": _fate_by,
    "fate_state": _fate_state,
    "hit_order": _hit_order,
}
