"""How Nyx's stories are told: its moments and situations in one record."""

from narration.nyx.telling.moments import TOLD, nyx_moments
from narration.nyx.telling.situations import SITUATIONS
from narration.telling.game_telling import GameTelling
from rules.nyx.state.contest_events import MarkerMoved, RoundRolled

NYX_TELLING = GameTelling(
    game="nyx",
    situations=SITUATIONS,
    moments=nyx_moments,
    told=TOLD,
    builds_on={MarkerMoved: RoundRolled},
    spare=("meeting", "price", "turn"),
)
