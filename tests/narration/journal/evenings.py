"""Evenings for journal tests: sessions and scenes with a Nyx conflict or a Noir combat."""

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta

from narration.journal.build import JournalContext, build_chronicle
from narration.journal.chronicle import Chronicle, Edition, Logged, Selection, start
from narration.journal.edition import EditionReader
from rules.campaign.actions import ChangeScene, EndSession, Rest, StartSession
from rules.campaign.events import CharacterGiven
from rules.contract.system import AnyState
from rules.core.model_base import Event
from rules.noir.base.enums import ActionId
from rules.noir.state import actions as noir
from rules.nyx.state import contest_actions
from rules.nyx.state.contests import Conflict
from rules.registry import SYSTEMS
from tests.narration.noir.table import ROLLED, end, shoot
from tests.rules.noir.board import BEN
from tests.rules.noir.board import Board as NoirBoard
from tests.rules.nyx.board import ANN
from tests.rules.nyx.board import BEN as NYX_BEN
from tests.rules.nyx.board import Board as NyxBoard

ALL = Selection()
BEGUN = datetime(2026, 9, 12, 17, 3, tzinfo=UTC)
#: A name that only the GM knows, because nobody has met this character.
SECRET = "Baron Ravn"
NASTY = "<b>Nils</b> & “Nóa” *x* @everyone"


def nyx_evening(second: str = "Guard") -> NyxBoard:
    """Play two sessions: sheets first, then a roll, a conflict of three rounds, a rest, and another scene."""
    board = NyxBoard()
    board.player("Mira", ANN, aspects=("Rebel", *(f"Aspect {n}" for n in range(9))))
    board.player("Tove", NYX_BEN)
    board.npc(SECRET)
    board.bare(second, 7)
    board.do(StartSession())
    board.do(board.roll("Mira", "mind", positive=("Rebel",)), ANN, (3, 5, 8, 2))
    board.do(board.story("Mira", "Rebel", helps=False, text="The guards know her face."), ANN)
    board.do(ChangeScene())
    conflict(board, second)
    board.do(Rest())
    board.do(EndSession())
    board.do(StartSession())
    board.do(ChangeScene())
    board.do(board.roll("Tove"), NYX_BEN, (9,))
    return board


def conflict(board: NyxBoard, second: str = "Guard") -> Conflict:
    """Play a struggle of Mira and a guard by the river, until she gives up."""
    goals = {"first_goal": "reach the water", "second_goal": "hold her"}
    board.open("Mira", second, title="Struggle by the river", **goals)
    board.declare(1, positive=("Rebel",))
    board.round((2, 0), (5, 3, 6, 9, 4))
    board.steps()
    said = "She slips in the mud, and he has her by the coat."
    board.do(contest_actions.TellRound(contest=board.conflict.id, turn=board.conflict.rolled, text=said))
    board.round((1, 1), (9, 4))
    board.steps()
    board.do(
        contest_actions.CorrectConflict(**board.at, field="marker", value="-1", reason="I misread a die.")
    )
    board.round((2, 1), (4, 2))
    board.steps()
    board.do(contest_actions.GiveUp(**board.at, side=1), ANN)
    return board.conflict


def noir_evening() -> NoirBoard:
    """Play a session: two heroes, an NPC nobody meets, a combat with a shot and a blow, changes of Fate."""
    board = NoirBoard(odds_ask="players")
    board.hero("Alma", weapons=("pistol",))
    board.hero("Bo", BEN, weapons=("axe",))
    board.npc(SECRET, weapons=("knife",))
    for name in ("Thug A", "Thug B"):
        board.npc(name, weapons=("knife",))
    board.do(noir.SetFate(character="", points=7, reason="The city is theirs."))
    board.do(StartSession())
    board.fight({"Alma": 1, "Bo": 1, "Thug A": 2, "Thug B": 2}, ROLLED)
    shoot(board, dice=(10, 4, 6, 3, 8, 7, 5))
    board.declare("fight", "Thug B", weapons=("axe",))
    board.defend("Thug B", dice=(2, 3, 9, 8))
    board.declare(ActionId.WAIT)
    end(board)
    for points, reason in ((5, "They came through."), (3, "She pays the doctor.")):
        board.do(noir.SetFate(character=board.id("Alma"), points=points, reason=reason))
    return board


def logged(events: Sequence[Event], begun: datetime = BEGUN) -> list[Logged]:
    """Return these events as entries of a log, 45 seconds apart."""
    pause = timedelta(seconds=45)
    return [Logged(number, begun + number * pause, "1", event) for number, event in enumerate(events, 1)]


def told(
    state: AnyState, log: Sequence[Event], edition: Edition = "players", wanted: Selection = ALL
) -> Chronicle:
    """Return the chronicle of the whole log in this edition."""
    given = [event for event in log if isinstance(event, CharacterGiven)]
    reader = EditionReader(SYSTEMS[state.campaign.system], state, edition, given)
    known = JournalContext(
        campaign=state.campaign,
        edition=edition,
        wanted=wanted,
        contests=reader.contests(dict(state.contests)),
        start=start(state.campaign, log),
        names={character.id: character.name for character in state.characters.values()},
        seats={character.seat: character.name for character in state.characters.values() if character.seat},
    )
    return build_chronicle(reader.read(logged(log)), known)
