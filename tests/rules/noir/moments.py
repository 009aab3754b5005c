"""Moments of Noir, all reached by actions: contests of every kind, in the phases that wait for somebody."""

from rules.noir.base.enums import Activation, FateUse, Health, Level
from rules.noir.base.weapons import WEAPONS, damage_of, magazine_of
from rules.noir.state import actions as a
from rules.noir.state import contest_actions as m
from rules.noir.state.campaign_state import Condition, Limitation, Trait
from tests.rules.noir.board import ANN, BEN, Board

BURST = WEAPONS["rifle"].but(
    id="burst", name="Burst", automatic=True, damage=damage_of("1T"), magazine=magazine_of("99b")
)


def table(**settings: str) -> Board:
    """Return a board with Ada (Ann's), Bea (Ben's) and a guard; nobody has Fate."""
    board = Board(**settings)
    entries = (
        Trait(name="Greedy", level=Level.STRONG),
        Limitation(name="Heights", activation=Activation.FATE),
    )
    board.hero("Ada", ANN, weapons=("revolver", "axe"), entries=entries)
    board.hero("Bea", BEN, weapons=("axe", "throwing-knife"))
    board.npc("Guard", weapons=("revolver", "axe"))
    return board


def rich(board: Board, **points: int) -> Board:
    """Give Fate to characters, by name, and to the GM's pot, by the name `Pot`."""
    for name, fate in points.items():
        character = "" if name == "Pot" else board.id(name)
        board.do(a.SetFate(character=character, points=fate, reason="For the case."))
    return board


def swept() -> Board:
    """Return a fight in which the guard can sweep Ada and Bea; Bea's higher Overview breaks their ties."""
    board = fight("Guard")
    board.do(a.SetLater(character=board.id("Bea"), attribute="overview", change=1))
    board.do(a.MakeWeapon(weapon=BURST))
    board.do(a.TakeWeapon(character=board.id("Guard"), weapon="burst"))
    return board


#: Dice for the initial initiative of Ada, Bea and the guard, by the character who then acts first.
FIRST = {"Ada": (9, 5, 2, 3, 2, 4), "Bea": (2, 3, 9, 5, 2, 4), "Guard": (2, 3, 2, 4, 9, 8)}


def fight(first: str = "Ada", **settings: str) -> Board:
    """Return Ada and Bea fighting the guard in the first round; the named character acts first."""
    board = table(**settings)
    board.fight({"Ada": 1, "Bea": 1, "Guard": 2}, FIRST[first])
    return board


def condition(board: Board, name: str, **changes: object) -> None:
    """Let the GM set a character's condition."""
    set_to = Condition().but(**changes)
    board.do(a.SetCondition(character=board.id(name), condition=set_to, reason="For the case."))


def attacked(**points: int) -> Board:
    """Return a fight in which the guard attacks Ada, who has not answered."""
    board = rich(fight("Guard"), **points)
    board.declare("fight", "Ada", weapons=("axe",))
    return board


def hit(**points: int) -> Board:
    """Return a fight in which the guard has hit Ada with an axe."""
    board = attacked(**points)
    board.defend("Ada", dice=(9, 8, 2, 3), odds=0)
    return board


def harmed() -> Board:
    """Return a fight in which Ada has one wound and 13 daze, and must roll against daze."""
    board = hit(Ada=3, Bea=3)
    board.answer(m.Protect, "Bea", steps_in=False)
    board.do(board.move(m.Survive, points=0), ANN, (6, 7))
    return board


def wounded() -> Board:
    """Return a fight in which Ada is dazed and must roll for her life."""
    board = harmed()
    board.answer(m.PayOdds, "Ada", (2, 3), points=0)
    return board


def dazed() -> Board:
    """Return a fight in which Ada has survived her roll for life, and on her turn rolls to recover."""
    board = wounded()
    board.answer(m.PayOdds, "Ada", (9, 8), points=0)
    board.declare("wait", seat=BEN)
    return board


def gritting() -> Board:
    """Return a fight in which Ada has failed to recover and could pay for grit."""
    board = dazed()
    board.answer(m.PayOdds, "Ada", (2, 3), points=0)
    return board


def everybody_down() -> Board:
    """Return a fight in which nobody can act and the GM must begin the next round."""
    board = fight()
    for name in ("Ada", "Bea", "Guard"):
        condition(board, name, health=Health.UNCONSCIOUS)
    return board


def _sheets() -> tuple[Board, ...]:
    sketch, asked = Board(), rich(table(), Ada=12, Bea=9, Pot=3)
    sketch.do(a.CreateCharacter(name="Eve"), ANN)
    asked.do(a.PayChange(character=asked.id("Ada"), text="A door."), ANN)
    asked.do(a.PayContact(character=asked.id("Ada"), text="A smith."), ANN)
    asked.do(a.Pledge(character=asked.id("Ada"), points=2), ANN)
    asked.do(a.Setback(character=asked.id("Ada"), limitation="Heights"))
    saved = rich(table(), Bea=9)
    saved.do(
        a.PayRescue(
            character=saved.id("Bea"), helped=saved.id("Ada"), points=4, use=FateUse.SURVIVE, text="Hold on!"
        ),
        BEN,
    )
    return Board(), sketch, asked, saved


def _tests() -> tuple[Board, ...]:
    ready, choosing, late, placing, done = (rich(table(), Ada=9) for _ in range(5))
    for board in (ready, choosing, late, placing, done):
        board.test("Ada", "Guard")
    choosing.answer(m.Ready, "Ada", (3, 4, 5, 6, 2, 3), odds=2)
    for board in (late, placing, done):
        board.answer(m.Ready, "Ada", (2, 3, 9, 8))
    for board in (placing, done):
        board.answer(m.BuyLate, "Ada", (10,), buy=True)
    done.answer(m.PlaceLate, "Ada", (4,), place=1)
    return ready, choosing, late, placing, done


def _fights() -> tuple[Board, ...]:
    gather = rich(table(), Ada=5)
    gather.fight({"Ada": 1, "Guard": 2}, (2, 4))
    unruled, before, choosing, late = fight(), attacked(Ada=6), attacked(Ada=6), attacked(Ada=6)
    unruled.declare("other", seat=ANN, text="Climb the wall.")
    before.defend("Ada")
    choosing.defend("Ada", odds=2, dice=(9, 8, 2, 3, 4, 5))
    late.defend("Ada", odds=0, dice=(9, 8, 2, 3))
    surviving = hit(Ada=3, Bea=3)
    surviving.answer(m.Protect, "Bea", steps_in=False)
    dying = wounded()
    dying.answer(m.PayOdds, "Ada", (2, 1), points=0)
    return (
        *(gather, fight(), fight("Guard"), unruled, attacked(), before, choosing, late),
        *(hit(Bea=3), surviving, harmed(), wounded(), dazed(), gritting(), dying, everybody_down()),
    )


def _talks() -> tuple[Board, ...]:
    terms, ready, lost, fighting, over = (table() for _ in range(5))
    terms.talk("Ada", "Bea", effect="")
    for board in (ready, lost):
        board.talk("Ada", "Bea")
    lost.answer(m.Ready, "Ada")
    lost.answer(m.Ready, "Bea", (2, 3, 9, 8))
    for board in (fighting, over):
        board.talk("Ada", "Guard", (9, 5, 2, 3), level=3)
    over.do(over.move(m.EndContest, over.combat))
    return terms, ready, lost, fighting, over


def moments() -> tuple[Board, ...]:
    """Return a board for every moment."""
    return *_sheets(), *_tests(), *_fights(), *_talks()
