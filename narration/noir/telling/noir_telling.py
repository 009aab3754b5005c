"""How Noir is told: its moments and situations in one record."""

from narration.noir.base.words import weapon_called
from narration.noir.telling.moments import TOLD, noir_moments
from narration.noir.telling.situations import SITUATIONS
from narration.telling.game_telling import GameTelling
from rules.noir.state.combat_events import ActionDeclared, ActionDone
from rules.noir.state.contest_events import CheckDecided, DiceThrown

NOIR_TELLING = GameTelling(
    game="noir",
    situations=SITUATIONS,
    moments=noir_moments,
    told=TOLD,
    builds_on={ActionDone: ActionDeclared, CheckDecided: DiceThrown},
    shown={"weapon": lambda said: weapon_called(said, "")},
)
