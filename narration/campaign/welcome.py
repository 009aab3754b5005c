"""The first messages: to a server that has just invited the bot, and to the person who starts a campaign."""

from narration.game_words import headline_of
from narration.games import GAMES
from narration.text.line import Line, Panel, line

#: The message to a server that has just invited the bot.
WELCOME = line("welcome")


def choose_game_panel() -> Panel:
    """Return the panel that asks which game to play, one line per game."""
    return Panel(
        headline=line("begin-headline"),
        title=line("begin-title"),
        lines=(*(_game(system) for system in GAMES), line("begin-next")),
    )


def _game(system: str) -> Line:
    return line("begin-game", said=headline_of(system))
