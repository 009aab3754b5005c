"""The first messages: to a server that just invited the bot, and to the person who starts a campaign."""

from narration.games import GAMES
from narration.text.line import Line, Panel, line

#: What a server reads that has just invited the bot.
WELCOME = line("welcome")


def choose_game_panel() -> Panel:
    """Which game is to be played, each in a line."""
    return Panel(
        headline=line("begin-headline"),
        title=line("begin-title"),
        lines=(*(_game(system) for system in GAMES), line("begin-next")),
    )


def _game(system: str) -> Line:
    return line("begin-game", said=GAMES[system].guide.headline)
