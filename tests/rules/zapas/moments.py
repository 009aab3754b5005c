"""Moments of Zapas, all reached by actions: sheets in creation, and contests of every kind in every phase."""

from rules.zapas.state import actions as a
from rules.zapas.state import contest_actions as m
from rules.zapas.state import sheet_actions as sa
from rules.zapas.state.campaign_state import Profile
from rules.zapas.state.contests import Aim, Purpose
from tests.rules.zapas.board import ANN, BEN, CLEO, PLACE, Board, faces, table


def creation() -> Board:
    """Return Ada and Bo in creation: drafts, open and vetoed proposals, an unconfirmed flag, an NPC."""
    board = Board(players=3)
    board.sketch("Ada", ANN)
    board.sketch("Bo", BEN)
    board.npc("Ogre", attack=4, kill=10)
    for trait in ("Thief", "Soldier", "Sailor", "Healer"):
        board.propose("Ada", trait, 4)
    board.propose("Ada", "Heir", draft=True)
    for trait in ("Thief", "Soldier"):
        board.accept("Ada", trait)
    board.fill("Ada", "Soldier", "rifle")
    for text, draft in (("drill", False), ("wounded pride", True)):
        soldier = board.trait("Ada", "Soldier").id
        board.do(sa.ProposeAspect(character=board.id("Ada"), trait=soldier, text=text, draft=draft), ANN)
    board.do(sa.Approve(what=board.at("Ada", "Sailor")), BEN)
    board.do(sa.VetoProposal(what=board.at("Ada", "Healer"), reason="Bo is one."), CLEO)
    board.take("Ada", "Courage")
    bo = board.id("Bo")
    board.do(a.TakeFlag(character=board.id("Ada"), text="Friend", qualifying=True, target=bo), ANN)
    return board


def travelling() -> Board:
    """Return Ada in travel: sold dice, a sleeping aspect, an erased trait, new names, a struck flag."""
    board = table()
    board.travel()
    board.do(a.AwardExperience(points=5))
    board.sell("Ada", "Healer", sleeps="bones")
    board.sell("Ada", "Scholar")
    board.do(board.erasure("Ada", "Scholar"), ANN)
    board.propose("Ada", "Sailor", account="The sea.")
    thief = board.trait("Ada", "Thief").id
    board.do(a.RenameTrait(character=board.id("Ada"), trait=thief, name="Scout"), ANN)
    board.strike("Ada", "Courage")
    board.do(board.striking("Ada", "Risky", "reached"), ANN)
    return board


def at_task() -> Board:
    """Return Ada's roll for a task that Bo has made easier; she is injured and her rifle is locked."""
    board = table()
    board.do(a.SetTask(text="Bring down the giant"))
    task = board.state.shared.tasks[0].id
    part = Aim(purpose=Purpose.PART, task=task, text="Sand in his face", reduction=2)
    board.attempt("Bo", faces(3, 3), part, trait="Soldier", reserve=1)
    board.hurt("Ada", "injured", raises=1)
    board.open("Ada", None, Aim(purpose=Purpose.TASK, task=task))
    board.difficulty(6, conditions=("injured",))
    board.build(trait="Soldier", aspects=("rifle", "drill"), flag="Courage", reserve=2)
    board.hurt("Ada", "disarmed", locks=[("Soldier", "rifle")])
    return board


def doubted() -> Board:
    """Return a roll in which Bo helps Ada, Cyrus objects, and the difficulty has changed."""
    board = table()
    board.open("Ada", 3)
    board.build(trait="Thief", reserve=1)
    board.help("Bo")
    board.do(board.move(m.Object, seat=BEN.id), CLEO)
    board.difficulty(4)
    return board


def attacking() -> Board:
    """Return Ada's attack on an ogre with fire; players do not see the ogre's numbers."""
    board = table()
    board.npc("Ogre", attack=4, kill=10)
    fire = Profile(approach="fire", attack=8)
    board.do(a.SetProfile(character=board.id("Ogre"), profile=fire))
    board.do(a.SetNpc(character=board.id("Ogre"), conditions=("poisoned",)))
    board.open("Ada", None, Aim(purpose=Purpose.ATTACK, character=board.id("Ogre"), text="fire"))
    board.difficulty(None)
    board.build(trait="Pyromancer", reserve=6)
    return board


def _rolls() -> tuple[Board, ...]:
    opened, thrown, slain, cancelled, known = table(), at_task(), attacking(), table(), table()
    opened.open("Ada", None)
    thrown.throw(*faces(3, 6))
    slain.throw(*faces(8, 8))
    cancelled.open("Ada", 3)
    cancelled.do(cancelled.move(m.Cancel), ANN)
    known.attempt("Ada", faces(3, 3), Aim(purpose=Purpose.CONTACT, text="A smith"), trait="Thief", reserve=1)
    return opened, at_task(), doubted(), attacking(), thrown, slain, cancelled, known


def bidding() -> Board:
    """Return a duel in which Cyrus helps Ada, who has bid two dice, and Bo bids next."""
    board = table()
    board.challenge("Ada", "Bo", fact=True)
    board.agree()
    board.choose(0, trait="Scholar", flag="Courage")
    board.choose(1, trait="Scholar")
    board.help("Cyrus", 0)
    board.begin_bidding()
    board.bid(0, 2)
    return board


def _duels() -> tuple[Board, ...]:
    stakes, accepting, building, helping, won, conceded, over = (table() for _ in range(7))
    stakes.challenge("Ada", "Bo", stakes=False)
    accepting.challenge("Ada", "Bo")
    accepting.side(m.AcceptStakes, 0)
    building.challenge("Ada", "Bo")
    building.agree()
    building.choose(0, trait="Soldier", aspects=("rifle",))
    helping.helpable()
    helping.help("Cyrus", 1)
    helping.do(helping.move(m.Object, seat=CLEO.id), ANN)
    won.helpable()
    won.begin_bidding()
    won.bid(0, 0)
    won.bid(1, 0, (6, 1))
    conceded.helpable(fact=True)
    conceded.side(m.Concede, 0)
    over.helpable()
    over.do(over.move(m.Cancel))
    return stakes, accepting, building, helping, bidding(), won, conceded, over


def _scenes() -> tuple[Board, ...]:
    running, played = table(), table()
    for board in (running, played):
        board.stake("Ada", reserve=2)
        board.do(m.StartRecovery(place=PLACE, characters=(board.id("Ada"), board.id("Bo"))), ANN, (4,))
    played.do(played.move(m.EndRecovery, grant=3))
    return running, played


def moments() -> tuple[Board, ...]:
    """Return a board for every moment."""
    return Board(), creation(), travelling(), *_rolls(), *_duels(), *_scenes()
