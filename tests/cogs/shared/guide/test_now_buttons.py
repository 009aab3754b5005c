"""Every kind of task that waits has its button below /now, here and in a direct message."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from chat.messages.printer import Printer
from cogs.shared.guide.now import Buttons
from cogs.shared.guide.waiting import find
from narration.games import GAMES
from rules.contract.system import AnyState, Wait
from rules.core.seat import Seat
from rules.noir.base.enums import Health
from rules.noir.state.actions import CreateCharacter
from rules.registry import SYSTEMS
from tests.evening.noir_forward import NoirForward
from tests.evening.nyx_forward import NyxForward
from tests.rules.noir import evening as noir
from tests.rules.noir.board import ANN
from tests.rules.noir.moments import condition
from tests.rules.noir.moments import moments as noir_moments
from tests.rules.noir.moments import table as noir_table
from tests.rules.noir.roll.test_gms_word import asked
from tests.rules.nyx import evening as nyx
from tests.rules.nyx.legal_actions.test_legal_actions import hurt
from tests.rules.nyx.legal_actions.test_legal_actions import table as nyx_board
from tests.rules.zapas import board as zapas
from tests.rules.zapas.evening import Evening as ZapasEvening
from tests.rules.zapas.moments import creation
from tests.rules.zapas.moments import moments as zapas_moments
from tests.rules.zapas.test_duties import challenged
from tests.simulated.tabletop import Table

#: How often a kind of task is looked at.
ENOUGH = 3
SEATS = {"nyx": nyx.EVERYBODY, "noir": noir.EVERYBODY, "zapas": zapas.EVERYBODY}


def of_nyx() -> Iterator[AnyState]:
    """Yield a campaign in which one of two slow damages has healed, then the states of random evenings."""
    board = nyx_board()
    hurt(board, slow=True, healed=1)
    yield board.state
    for seed in range(3):
        evening = NyxForward(random.Random(seed))
        for _ in range(200):
            evening.go_on()
            yield evening.state


def of_noir() -> Iterator[AnyState]:
    """Yield the moments of contests, then what waits between them."""
    yield from (board.state for board in (*noir_moments(), asked(claims="every")))
    board = noir_table()
    condition(board, "Guard", mortal=3)
    condition(board, "Bea", saved=True, health=Health.UNCONSCIOUS)
    board.do(CreateCharacter(name="Eve"), ANN)
    yield board.state
    evening = NoirForward(random.Random(0))
    for _ in range(150):
        evening.go_on()
        yield evening.state


def of_zapas() -> Iterator[AnyState]:
    """Yield the moments of sheets and contests, the last of them after everybody who may vote has left."""
    yield from (board.state for board in (*zapas_moments(), challenged(stakes=False)))
    state = creation().state
    left = tuple(one.but(holder=0) if one.id != "2" else one for one in state.campaign.seats)
    yield state.but(campaign=state.campaign.but(seats=left))
    evening = ZapasEvening(0)
    for _ in range(150):
        evening.go_on()
        yield evening.state


STATES = {"nyx": of_nyx, "noir": of_noir, "zapas": of_zapas}


def has_button(buttons: Buttons, seat: Seat, wait: Wait) -> bool:
    """Tell whether a wait has a button: of its contest, of the list of its seat, or to its sheet."""
    if wait.contest:
        return any(_word(one, 3) == wait.contest for one in buttons.contests())
    lists = any(_word(one, 3) == seat.id for one in buttons.listed())
    return lists or any(_word(one, 4) == wait.character for one in buttons.sheets())


def _word(button: Any, place: int) -> str:
    return str(button.custom_id).split(":")[place]


@pytest.mark.parametrize("system", SEATS)
async def test_every_kind_of_task_has_a_button_here_and_in_direct_messages(table: Table, system: str) -> None:
    services, game = table.bot.services, table.bot.games[system]
    printer, seen = Printer(services.texts, "en"), Counter[str]()
    for state in STATES[system]():
        for seat in SEATS[system]:
            found = find(SYSTEMS[system], state, (seat,))
            for as_seat, wait in found.mine if any(seen[one.what] < ENOUGH for _, one in found.mine) else ():
                seen[wait.what] += 1
                for titled in (False, True):
                    buttons = Buttons(services, game, printer, found, titled)
                    assert has_button(buttons, as_seat, wait), wait
    assert set(seen) == set(GAMES[system].waits)
