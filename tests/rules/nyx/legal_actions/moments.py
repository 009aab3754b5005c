"""The moments outside conflicts that differ in what can be done: a board each."""

from collections.abc import Callable

from rules.campaign.actions import ChangeSetting, EndSession, MoveTime, StartSession
from rules.nyx.base.enums import Attribute, GroupMode
from rules.nyx.state import actions as a
from rules.nyx.state.campaign_state import Aspect
from tests.rules.nyx.board import ANN, BEN, Board, duel

BODY = Attribute.BODY


def table(*, points: int = 5, trusts: bool = True) -> Board:
    """Return a board with Ada (Ann's), who has so many points, and a guard of the GM's."""
    board = Board(trusts=trusts)
    board.player("Ada", ANN)
    board.bare("Guard", 7)
    board.give("Ada", points=points)
    return board


def broke() -> Board:
    return table(points=0)


def with_one_point() -> Board:
    return table(points=1)


def with_the_most_points() -> Board:
    return table(points=99)


def two_players() -> Board:
    board = table()
    board.player("Bo", BEN)
    return board


def sketched() -> Board:
    board = table()
    board.sketch("Bo", BEN, ratings={"body": 1, "mind": 15, "interaction": 1})
    return board


def named() -> Board:
    """Return a board with a sheet that has everything but the right sum."""
    board = table()
    number = board.sketch("Bo", BEN, ratings={"body": 2, "mind": 14, "interaction": 2})
    names = tuple(f"Aspect {slot}" for slot in range(1, 11))
    board.do(a.NameAspects(character=number, first=1, names=names), BEN)
    return board


def complete() -> Board:
    """Return a board with a guard and an unfinished sheet that may act: only its aspects have no names."""
    board = Board()
    board.sketch("Ada", ANN)
    board.bare("Guard", 7)
    return board


def complete_in_conflict() -> Board:
    board = complete()
    board.open("Ada", "Guard")
    return board


def complete_and_out() -> Board:
    board = complete()
    ratings = board.who("Ada").ratings
    board.give("Ada", ratings={**ratings, BODY: ratings[BODY].but(fatigue=6)})
    return board


def with_body(**changes: int) -> Board:
    """Return a board on which Ada's Body, 6, is changed like this."""
    board = table()
    ratings = board.who("Ada").ratings
    board.give("Ada", ratings={**ratings, BODY: ratings[BODY].but(**changes)})
    return board


def tired() -> Board:
    return with_body(fatigue=5)


def out() -> Board:
    return with_body(fatigue=6)


def strong() -> Board:
    return with_body(base=15)


def called() -> Board:
    board = table()
    board.do(a.CallForRoll(characters=(board.who("Ada").id,), attribute=BODY, modifier=-2))
    return board


def demanded() -> Board:
    board = with_one_point()
    board.do(board.demand("Ada", "Ash"))
    return board


def dear(points: int = 2) -> Board:
    """Return a board on which a demand of value 2 costs 2 points to buy off."""
    board = table(points=points)
    board.do(ChangeSetting(key="buy-off", value="value"))
    board.do(board.demand("Ada", "Ash"))
    return board


def too_dear() -> Board:
    return dear(1)


def answered() -> Board:
    board = demanded()
    board.do(board.answer("Ada", "Ash", buy_off=False), ANN)
    return board


def claimed() -> Board:
    board = table(points=1, trusts=False)
    board.do(board.roll("Ada", positive=["Iron"]), ANN)
    return board


def claimed_and_demanded() -> Board:
    board = claimed()
    board.do(board.demand("Ada", "Ash"))
    return board


def gained() -> Board:
    board = table(trusts=False)
    for text in ("I sigh.", "I fall."):
        board.do(board.story("Ada", "Ash", helps=False, text=text), ANN)
    return board


def asked() -> Board:
    board = table()
    ada = board.who("Ada").id
    board.do(a.AskSuccess(character=ada, aspect=board.aspect("Ada", "Iron"), text="I know him."), ANN)
    return board


def asked_and_broke() -> Board:
    board = asked()
    board.give("Ada", points=0)
    return board


def playing() -> Board:
    board = hurt()
    board.do(StartSession())
    return board


def hurt(points: int = 5) -> Board:
    board = table(points=points)
    own = board.who("Ada").aspects
    cut = Aspect(id=20, name="Cut", value=1, damage=True)
    sick = [Aspect(id=20 + i, name=f"Sick {i}", value=1, damage=True, slow=True) for i in (1, 2)]
    board.give("Ada", aspects=(*own, cut, *sick), healed=1)
    return board


def hurt_and_poor() -> Board:
    return hurt(4)


def paused() -> Board:
    board = playing()
    board.do(EndSession())
    return board


def poisoned(minutes: int = 0, *, twice: bool = False) -> Board:
    board = table(trusts=False)
    for _ in range(1 + twice):
        board.do(
            a.Afflict(character=board.who("Ada").id, name="Venom", attribute=BODY, strength=0, period=60)
        )
    if minutes:
        board.do(MoveTime(minutes=minutes))
    return board


def poisoned_long_ago() -> Board:
    return poisoned(60, twice=True)


def rolling() -> Board:
    """Return a board on which Ada's roll against a slow penalty waits for the GM."""
    board = poisoned(30)
    board.do(a.RollAffliction(character=board.who("Ada").id, affliction=1, nth=0, positive=(1,)), ANN)
    return board


def in_conflict() -> Board:
    board = duel()
    board.declare(1, negative=["Ash"])
    return board


def in_conflict_and_broke() -> Board:
    board = in_conflict()
    board.give("Ada", points=1)
    return board


def in_conflict_and_square() -> Board:
    board = in_conflict()
    board.give("Ada", points=2)
    return board


def side_by_side() -> Board:
    board = table()
    board.player("Bo", BEN)
    members = (board.who("Bo").id,)
    board.open("Ada", "Guard", first_members=members, first_group=GroupMode.BEST)
    return board


def without_a_place() -> Board:
    board = two_players()
    board.state = board.state.but(campaign=board.state.campaign.but(places=()))
    return board


MOMENTS: tuple[Callable[[], Board], ...] = (
    table,
    broke,
    with_one_point,
    with_the_most_points,
    two_players,
    sketched,
    named,
    complete,
    complete_in_conflict,
    complete_and_out,
    tired,
    out,
    strong,
    called,
    demanded,
    dear,
    too_dear,
    answered,
    claimed,
    claimed_and_demanded,
    gained,
    asked,
    asked_and_broke,
    playing,
    hurt,
    hurt_and_poor,
    paused,
    poisoned,
    poisoned_long_ago,
    rolling,
    in_conflict,
    in_conflict_and_broke,
    in_conflict_and_square,
    side_by_side,
    without_a_place,
)
