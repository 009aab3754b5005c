"""The words of each game by system, for code that serves every game."""

from narration.game_words import GameWords
from rules.core.on_demand import OnDemand

#: Every game that a campaign can be started in.
GAMES: OnDemand[GameWords] = OnDemand(
    nyx="narration.nyx.game:WORDS", noir="narration.noir.game:WORDS", zapas="narration.zapas.game:WORDS"
)
