"""An evening of Zapas with every kind of event, and a table on which every name has the maximum length."""

from collections.abc import Sequence
from copy import copy
from functools import cache

from rules.campaign.actions import EndSession, StartSession
from rules.core.model_base import Action, Event
from rules.zapas.state import actions as a
from rules.zapas.state import contest_actions as m
from rules.zapas.state import sheet_actions as sa
from rules.zapas.state.campaign_state import Character, Note, Profile
from rules.zapas.state.contests import Aim, Contest, Purpose, Step
from tests.rules.zapas.board import ANN, BEN, CLEO, DAN, GM, PLACE, Board, faces, table

#: Texts of the maximum length, in wide letters.
NAME, TEXT = "Ж" * 60, "щ" * 400


def happened(board: Board, contest: Contest | None = None) -> tuple[Event, ...]:
    """Return the events of a contest, by default the one opened last."""
    of = contest or board.contest
    return tuple(event for event in board.log if event.contest == of.id)


@cache
def evening() -> Board:
    """Play the evening; the board is shared between tests, so do not change it."""
    board = table()
    board.do(StartSession())
    for part in (_sheets, _votes, _flags, _conditions, _tasks, _helped, _found, _attacks, _duels, _ends):
        part(board)
    return board


def _sheets(board: Board) -> None:
    board.travel()
    board.stake("Ada", xp=40)
    ada = board.id("Ada")
    board.do(a.RaiseTrait(character=ada, trait=board.trait("Ada", "Thief").id), ANN)
    healer = board.trait("Ada", "Healer")
    for aspect in healer.aspects:
        sold = a.SellDie(character=ada, trait=healer.id, account="She forgot.", sleeps=aspect.id)
        if board.trait("Ada", "Healer").level > 1:
            board.do(sold, ANN)
    board.do(a.RaiseTrait(character=ada, trait=healer.id), ANN)
    asleep = board.trait("Ada", "Healer").dormant[0].id
    board.do(a.WakeAspect(character=ada, trait=healer.id, aspect=asleep), ANN)
    scholar = board.trait("Ada", "Scholar").id
    board.do(a.SellDie(character=ada, trait=scholar, account="No more books."), ANN)
    board.do(a.EraseTrait(character=ada, trait=scholar, account="No more books."), ANN)


def _votes(board: Board) -> None:
    board.propose("Ada", "Sailor", account="A year at sea.")
    at = board.at("Ada", "Sailor")
    for action, seat in (
        (sa.Approve(what=at), BEN),
        (sa.VetoProposal(what=at, reason="We never saw the sea."), CLEO),
        (sa.VetoProposal(what=at, reason="Nor a ship."), DAN),
        (sa.LiftVeto(what=at), CLEO),
        (sa.LiftVeto(what=at), DAN),
        (sa.Revise(what=at, text="Boatman"), ANN),
        (sa.CloseProposal(what=at), GM),
    ):
        board.do(action, seat)
    boatman = board.trait("Ada", "Boatman").id
    board.do(sa.ProposeAspect(character=board.id("Ada"), trait=boatman, text="oars", draft=True), ANN)
    oars = board.at("Ada", "Boatman", "oars")
    board.do(sa.Revise(what=oars, text="one oar"), ANN)
    board.do(sa.Submit(what=oars), ANN)
    board.do(sa.Withdraw(what=oars), ANN)
    for kept in (False, True):
        board.do(a.RenameTrait(character=board.id("Ada"), trait=boatman, name="Captain"), ANN)
        renaming = board.at("Ada", "Boatman", renaming=True)
        board.do(sa.CloseProposal(what=renaming) if kept else sa.Withdraw(what=renaming), GM if kept else ANN)
    board.sketch("Eve", ANN)
    board.propose("Eve", "Cook", 3, draft=True)
    cook = board.trait("Eve", "Cook").id
    board.do(sa.SetLevel(character=board.id("Eve"), trait=cook, level=4), ANN)
    board.do(sa.DropTrait(character=board.id("Eve"), trait=cook), ANN)


def _flags(board: Board) -> None:
    ada, risky = board.id("Ada"), board.flag("Ada", "Risky").id
    for action, seat in (
        (a.StrikeFlag(character=ada, flag=risky, reason="against"), ANN),
        (a.KeepFlag(character=ada, flag=risky), GM),
        (a.StrikeFlag(character=ada, flag=risky, reason="against"), ANN),
        (a.StrikeFlag(character=ada, flag=risky, reason="against"), GM),
        (a.TellFlag(character=ada, flag=0, text="I stay."), ANN),
        (a.TellFlag(character=ada, flag=0, text="And so it is."), GM),
        (a.TakeFlag(character=ada, text="Riskyy"), ANN),
    ):
        board.do(action, seat)
    board.do(a.JudgeFlag(character=ada, flag=board.flag("Ada", "Riskyy").id, fits=False))
    loyal = board.flag("Ada", "Loyal to Cyrus").id
    board.do(a.StrikeFlag(character=ada, flag=loyal, reason="reached"), ANN)
    board.do(a.StrikeFlag(character=ada, flag=loyal, reason="reached"))
    board.take("Ada", "Fond of Bo", to="Bo", through="Old Nan")
    board.travel(on=False)


def _conditions(board: Board) -> None:
    board.hurt("Ada", "injured", raises=1)
    board.do(a.ShowCondition(character=board.id("Ada"), label="injured", text="She limps."), ANN)
    board.hurt("Ada", "disarmed", locks=(("Soldier", "rifle"),))
    board.do(board.effect("Ada", "disarmed"))
    board.do(a.LiftCondition(character=board.id("Ada"), label="disarmed"))
    board.hurt("Dora", "petrified", stops=True)
    board.do(a.LiftCondition(character=board.id("Dora"), label="petrified"))


def _tasks(board: Board) -> None:
    board.do(a.AwardExperience(points=2))
    board.do(a.SetTask(text="Bring down the dragon"))
    task = board.state.shared.tasks[-1].id
    board.open("Ada", None, Aim(purpose=Purpose.PART, text="Sand in its eyes", task=task))
    board.difficulty(3, conditions=("injured",), raises=(Step(text="Wind", amount=1),))
    board.build(trait="Soldier", aspects=("accuracy",), flag="Courage", reserve=2)
    board.difficulty(4)
    board.do(board.move(m.Confirm, board.roll), ANN)
    board.throw(*faces(4, 6))
    board.do(a.SetTask(drop=task))


def _helped(board: Board) -> None:
    board.open("Bo")
    for name in ("Ada", "Cyrus", "Dora"):
        board.help(name)
    board.do(board.move(m.TakeBack, seat=ANN.id), ANN)
    for seat in (CLEO, DAN):
        board.do(board.move(m.Object, seat=seat.id), BEN)
    board.do(board.move(m.JudgeHelp, seat=CLEO.id, stays=True))
    board.do(board.move(m.JudgeHelp, seat=DAN.id, stays=False))
    board.build(trait="Thief", aspects=("Risky",), reserve=1)
    item = f"aspect {board.trait('Bo', 'Thief').aspects[0].id}"
    board.do(board.move(m.Bar, item=item))
    board.do(board.move(m.Bar, item=item, out=False))
    board.throw(*faces(1, 4))
    board.open("Bo")
    board.do(board.move(m.Cancel), BEN)


def _found(board: Board) -> None:
    for purpose, text in ((Purpose.CONTACT, "a smith"), (Purpose.ACQUIRE, "a boat")):
        board.attempt("Cyrus", faces(3, 3), Aim(purpose=purpose, text=text), reserve=2)
    notes: Sequence[Note] = board.who("Cyrus").notes
    for note, text in zip(notes, ("Old Nan, the smith", ""), strict=True):
        board.do(sa.ChangeNote(character=board.id("Cyrus"), note=note.id, text=text), CLEO)


def _attacks(board: Board) -> None:
    board.npc("Ogre", 3, 5)
    ogre = board.id("Ogre")
    board.do(a.SetProfile(character=ogre, profile=Profile(approach="fire", attack=2)))
    board.do(a.SetNpc(character=ogre, conditions=("poisoned",), revealed=False, total=1))
    board.attempt("Dora", faces(0, 2), reserve=1)
    board.do(board.move(m.Follow, condition="hunted", twist="It rains"))
    board.do(board.move(m.Tell, text="I should have run"), board.seat("Dora"))
    for approach in ("", "fire"):
        board.open("Dora", None, Aim(purpose=Purpose.ATTACK, character=ogre, text=approach))
        board.difficulty(None)
        board.build(trait="Pyromancer", reserve=1)
        board.throw(*faces(3, 3))


def _duels(board: Board) -> None:
    board.challenge("Ada", "Bo", fact=True, stakes=False)
    board.do(board.move(m.EditStakes, stakes=("The map is true", "The map is false")), ANN)
    board.agree()
    board.choose(0, trait="Soldier", aspects=("accuracy", "drill"), flag="Courage")
    board.choose(1, trait="Thief")
    board.help("Cyrus", 0)
    board.help("Dora", 1)
    for side in (0, 1):
        board.side(m.CloseHelp, side)
    board.bid(0, 2)
    board.bid(1, 0)
    board.bid(0, 0, faces(3, 8) + faces(1, 3))
    board.helpable("Cyrus", "Dora")
    board.side(m.Concede, 1)
    board.helpable("Cyrus", "Dora")
    for seat in (CLEO, DAN):
        board.do(board.move(m.Cancel), seat)


def _ends(board: Board) -> None:
    people = (board.id("Ada"), board.id("Bo"))
    board.do(m.StartRecovery(place=PLACE, characters=people, others=("Old Nan",)), ANN, [4])
    board.do(board.move(m.EndRecovery))
    board.do(EndSession())


@cache
def long_names() -> Board:
    """Return a table on which every name has the maximum length; it is shared, so do not change it."""
    board = table()
    for number, name in enumerate(("Ada", "Bo", "Cyrus", "Dora")):
        who = board.who(name)
        long = f"{number}{NAME}"[:60]
        traits = tuple(
            one.but(
                proposal=one.proposal.but(text=f"{one.id}{NAME}"[:60]),
                aspects=tuple(
                    each.but(proposal=each.proposal.but(text=f"{each.id}{NAME}"[:60])) for each in one.aspects
                ),
            )
            for one in who.traits
        )
        flags = tuple(one.but(text=f"{one.id}{NAME}"[:60], marks=99) for one in who.flags)
        put(board, who.but(name=long, traits=traits, flags=flags, biography=TEXT))
    return board


def put(board: Board, who: Character) -> None:
    """Replace a character on the board."""
    board.state = board.state.but(characters={**board.state.characters, who.id: who})


def copied(shared: Board) -> Board:
    """Return a new board with the state of a shared one."""
    return copy(shared)


def opening(board: Board, character: str, aim: Aim | None = None) -> Action:
    """Return the action that opens a roll with texts of the maximum length."""
    return m.OpenRoll(place=PLACE, character=character, title=TEXT, goal=TEXT, aim=aim or Aim())
