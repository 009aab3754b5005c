"""Random Zapas contests between characters with the longest names: every text prints, within the limits."""

import random

import pytest

from narration.zapas.contest.panel import zapas_panel
from narration.zapas.contest.story import zapas_story
from narration.zapas.events import tell_event
from rules.chance.dice import Dice
from rules.contract.system import play
from rules.core.model_base import Action
from rules.core.seat import Seat
from rules.zapas.state import actions as a
from rules.zapas.state import contest_actions as m
from rules.zapas.state import sheet_actions as sa
from rules.zapas.state.contests import Aim, Purpose
from rules.zapas.system import ZAPAS
from rules.zapas.view import redact, view
from tests.narration.printing import is_sayable, said
from tests.narration.zapas.evening import NAME, TEXT, copied, happened, long_names, opening
from tests.rules.zapas.board import EVERYBODY, GM, PLACE, Board

#: The most choices in one contest; after that it is cancelled, or ended by the GM.
MOST = 60


class Chance(Dice):
    """Seeded dice."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def roll(self, sides: int, count: int) -> tuple[int, ...]:
        return tuple(self._random.randint(1, sides) for _ in range(count))


def openings(board: Board) -> list[Action]:
    """Return the opening of a roll for each special purpose, of a duel about a fact, and of a scene."""
    ada, bo, cyrus, _ = people = [number for number, who in board.state.characters.items() if who.seat]
    ogre = next(number for number, who in board.state.characters.items() if who.npc)
    task = board.state.shared.tasks[-1].id
    aims = [
        Aim(purpose=Purpose.CONDITION, character=bo, text=NAME),
        Aim(purpose=Purpose.PART, task=task, text=NAME),
        Aim(purpose=Purpose.TASK, task=task),
        Aim(purpose=Purpose.ATTACK, character=ogre, text=NAME),
        *(Aim(purpose=one, text=NAME) for one in (Purpose.CONTACT, Purpose.ACQUIRE, Purpose.PACKED)),
    ]
    return [
        *(opening(board, ada, aim) for aim in aims),
        m.Challenge(place=PLACE, character=cyrus, opponent=bo, stake=TEXT, their_stake=TEXT[1:], fact=True),
        m.StartRecovery(place=PLACE, characters=tuple(people), others=(NAME, NAME, NAME)),
    ]


def prepared() -> Board:
    """Return a table with a task, conditions and an NPC, for contests to be about."""
    board = copied(long_names())
    board.do(a.SetTask(text=TEXT))
    board.do(sa.CreateNpc(name=NAME[1:], attack=2, kill=3))
    for number in [number for number, who in board.state.characters.items() if who.seat]:
        board.do(a.GiveCondition(character=number, label=NAME))
    return board


class Game:
    """One contest, shown after every step as the public sees it."""

    def __init__(self, seed: int) -> None:
        self.board, self.chance, self.random = prepared(), Chance(seed), random.Random(seed)

    def do(self, action: Action, seat: Seat) -> None:
        board = self.board
        played = play(ZAPAS, board.state, action, seat, self.chance)
        board.state, board.log = played.after, (*board.log, *played.events)
        for event in played.events:
            for line in tell_event(event):  # type: ignore[arg-type]  # no campaign's event among them
                assert said(line, self.random.choice(("en", "sv", "ru"))).strip()

    def show(self) -> None:
        known = view(self.board.state, EVERYBODY[-2])
        seen = [redact(self.board.state, event, EVERYBODY[-2]) for event in happened(self.board)]
        events = [event for event in seen if event is not None]
        is_sayable(zapas_panel(known, self.board.contest, events))
        story = zapas_story(events, self.board.contest)
        assert self.board.contest.is_open is (story is None)
        if story is not None:
            is_sayable(story)

    def runs(self) -> bool:
        return self.board.contest.is_open

    def step(self) -> bool:
        """Take a random action that is allowed; return False if only cancelling or giving up is left."""
        found = [(seat, one) for seat in EVERYBODY for one in ZAPAS.legal_actions(self.board.state, seat)]
        moves = [(seat, one) for seat, one in found if isinstance(one, m.ContestMove)]
        likely = [(seat, one) for seat, one in moves if not isinstance(one, m.Cancel | m.Concede)]
        if not likely:
            return False
        seat, action = self.random.choice(moves if self.random.random() < 0.1 else likely)
        self.do(action, seat)
        return True


@pytest.mark.parametrize("number", range(9))
@pytest.mark.parametrize("seed", range(4))
def test_every_step_of_a_contest_has_a_text_with_a_short_headline(number: int, seed: int) -> None:
    game = Game(seed)
    game.do(openings(game.board)[number], GM)
    game.show()
    for _ in range(MOST):
        if not game.step():
            break
        game.show()
    if game.runs():
        game.do(game.board.move(m.Cancel), GM)
    game.show()
    assert not game.runs()
