"""How Zapas is told: its moments and situations in one record."""

from narration.telling.game_telling import GameTelling
from narration.zapas.telling.moments import TOLD, zapas_moments
from narration.zapas.telling.situations import SITUATIONS

ZAPAS_TELLING = GameTelling(game="zapas", situations=SITUATIONS, moments=zapas_moments, told=TOLD)
