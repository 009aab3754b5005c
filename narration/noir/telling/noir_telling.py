"""How Noir is told: its moments and situations in one record."""

from narration.noir.telling.moments import TOLD, noir_moments
from narration.noir.telling.situations import SITUATIONS
from narration.telling.game_telling import GameTelling
from rules.noir.state.combat_events import ActionDeclared, ActionDone

NOIR_TELLING = GameTelling(
    game="noir",
    situations=SITUATIONS,
    moments=noir_moments,
    told=TOLD,
    builds_on={ActionDone: ActionDeclared},
)
