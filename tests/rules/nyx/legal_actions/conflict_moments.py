"""The moments of conflicts and opposed rolls that differ in what can be done: a board each."""

from collections.abc import Callable

from rules.campaign.actions import AppointStandIn, ChangeSetting
from rules.nyx.base.enums import BonusKind, BreakOff, GroupMode, Tactic
from rules.nyx.state import contest_actions as m
from rules.nyx.state.campaign_state import Demand
from tests.rules.nyx.board import ANN, PLACE, SEATS, Board, against_guard, at_cliff, duel

STORY = "A rope."


def declared() -> Board:
    board = duel()
    board.declare(1, positive=["Ash"])
    return board


def booked() -> Board:
    """Return a duel in which Ada has declared a hindrance and spent its points since."""
    board = duel()
    board.declare(1, negative=["Ash"])
    board.give("Ada", points=1)
    return board


def just_booked() -> Board:
    """Return a duel in which Ada has just the points of the hindrance that she has declared."""
    board = duel()
    board.declare(1, negative=["Ash"])
    board.give("Ada", points=2)
    return board


def demanded() -> Board:
    board = declared()
    board.do(board.demand("Bo", "Iron"))
    return board


def free_to_go() -> Board:
    return duel(first_break_off=BreakOff.FREE, second_advantage=2)


def tactics() -> Board:
    board = duel()
    board.declare_both()
    return board


def picked() -> Board:
    board = tactics()
    board.pick(1, Tactic.WAITING)
    return board


def picked_early() -> Board:
    board = duel()
    board.do(board.declaration(1).but(tactic=Tactic.WAITING), ANN)
    return board


def both_won() -> Board:
    board = duel(second_break_off=BreakOff.FORBIDDEN)
    board.round((1, 1), [4, 3])
    return board


def told() -> Board:
    board = both_won()
    board.choose(1, BonusKind.STORY, STORY)
    return board


def judged() -> Board:
    board = told()
    board.choose(2, BonusKind.STEPS)
    return board


def penalty() -> Board:
    board = duel(lead=-5)
    board.round((1, 1), [10, 3])
    board.steps()
    return board


def near_the_end() -> Board:
    return duel(lead=4)


def at_the_end() -> Board:
    return duel(lead=5)


def over() -> Board:
    board = both_won()
    board.steps()
    board.do(m.GiveUp(**board.at, side=1), ANN)
    return board


def opposed(*, harmful: bool = False) -> Board:
    board = Board()
    board.player("Ada", ANN)
    board.npc("Captain")
    sides = (m.SideSetup(character=board.who("Ada").id), m.SideSetup(character=board.who("Captain").id))
    board.do(m.Challenge(place=PLACE, title="Race", sides=sides, stake="face", harmful=harmful))
    return board


def opposed_declared() -> Board:
    board = opposed()
    board.declare(2)
    return board


def lost() -> Board:
    board = opposed(harmful=True)
    board.declare(2)
    board.declare(1, [1, 5])
    return board


def by_itself() -> Board:
    board = Board()
    board.player("Ada", ANN)
    board.npc("Captain")
    board.open("Ada", "Captain")
    board.do(m.SetAutomatic(**board.at, side=2, on=True))
    return board


def drawn() -> Board:
    board = by_itself()
    board.dice.add(*[1] * 4)
    board.act(board.declaration(2), SEATS[0])
    board.act(board.declaration(1), ANN)
    return board


def together() -> Board:
    board = duel()
    board.do(m.EndConflict(**board.at))
    board.bare("Boy", 7)
    board.npc("Captain")
    members = (board.who("Boy").id,)
    board.open("Ada", "Captain", first_members=members, first_group=GroupMode.BEST)
    return board


def several(*, weak: str = "", demanded: str = "") -> Board:
    """Return a conflict of Ada, Bo and Cy, the best of whom acts, against a captain who has declared."""
    board = Board()
    for name in ("Ada", "Bo", "Cy"):
        body = 4 if name == weak else 6
        board.player(name, ratings={"body": body, "mind": 6, "interaction": 11 - body})
    board.npc("Captain")
    members = (board.who("Bo").id, board.who("Cy").id)
    board.open("Ada", "Captain", first_members=members, first_group=GroupMode.BEST)
    board.declare(2)
    if demanded:
        board.give(demanded, demands=(Demand(aspect=1),))
    return board


def the_first_is_asked() -> Board:
    return several(demanded="Ada")


def another_is_asked() -> Board:
    return several(demanded="Bo")


def the_next_is_asked() -> Board:
    return several(weak="Ada", demanded="Bo")


def the_last_is_asked() -> Board:
    return several(weak="Ada", demanded="Cy")


def little_is_left() -> Board:
    board = several()
    for points, name in enumerate(("Bo", "Cy", "Ada")):
        board.give(name, points=points)
    return board


def claimed() -> Board:
    board = Board(trusts=False)
    board.player("Ada", ANN)
    board.bare("Guard", 7)
    board.open("Ada", "Guard")
    board.declare(1, positive=["Ash", "Oak"])
    return board


def claim_waits() -> Board:
    board = Board(trusts=False)
    board.player("Ada", ANN)
    board.open("Ada")
    board.declare(1, positive=["Ash"])
    return board


def struck() -> Board:
    board = claimed()
    board.do(m.StrikeClaim(**board.at, side=1, aspect=board.aspect("Ada", "Ash")))
    return board


def struck_and_broke() -> Board:
    """Return a conflict in which Ada has no points but the one for the claim that the GM has left her."""
    board = struck()
    board.give("Ada", points=0)
    return board


def watched() -> Board:
    """Return a duel in which the GM, who stands in for Ben, has seen Ada's pick."""
    board = duel()
    board.do(ChangeSetting(key="gm-sees-picks", value="after-own"))
    board.declare_both()
    board.pick(1, Tactic.WAITING)
    board.do(AppointStandIn(seat="3", stand_in="1"))
    return board


#: The moments of conflicts and opposed rolls that differ in what can be done.
CONFLICT_MOMENTS: tuple[Callable[[], Board], ...] = (
    duel,
    against_guard,
    at_cliff,
    declared,
    booked,
    just_booked,
    demanded,
    free_to_go,
    tactics,
    picked,
    picked_early,
    both_won,
    told,
    judged,
    penalty,
    near_the_end,
    at_the_end,
    over,
    opposed,
    opposed_declared,
    lost,
    by_itself,
    drawn,
    together,
    several,
    the_first_is_asked,
    another_is_asked,
    the_next_is_asked,
    the_last_is_asked,
    little_is_left,
    claimed,
    claim_waits,
    struck,
    struck_and_broke,
    watched,
)
