"""`python bot.py odds`: exact chances in Nyx, Noir and Zapas, for preparation, as text or JSON."""

import argparse
import json
from collections.abc import Sequence

from console.odds_questions.arguments import Parser
from console.odds_questions.noir import add_noir
from console.odds_questions.nyx import add_nyx
from console.odds_questions.zapas import add_zapas
from narration.parts.odds import Odds
from narration.text.columns import grid_text
from narration.text.line import Line, Row
from narration.text.refusals import refusal_line
from narration.text.texts import bundled_texts
from rules.core.refusal import Refused
from settings import ConfigError, Settings


def declare(parser: argparse.ArgumentParser) -> None:
    """Declare the questions of each game."""
    games = parser.add_subparsers(required=True, metavar="GAME", parser_class=Parser)
    for add_game, name, help_ in (
        (add_nyx, "nyx", "rolls, rounds, slow penalties and whole conflicts"),
        (add_noir, "noir", "rolls with Fate, opposed rolls, damage and wounds"),
        (add_zapas, "zapas", "pools against a difficulty, the reserve, and duels"),
    ):
        add_game(games.add_parser(name, help=help_).add_subparsers(required=True, metavar="WHAT"))


async def run(options: argparse.Namespace, settings: Settings) -> int:
    """Print the chances; raises `ConfigError` for arguments that contradict each other."""
    language = options.language or settings.language
    try:
        found: Odds = options.answers(options)
    except Refused as refused:
        raise ConfigError(bundled_texts().say(language, refusal_line(refused))) from None
    print(json.dumps(dict(found.facts)) if options.json else _text(found, language))
    return 0


def _text(found: Odds, language: str) -> str:
    def say(said: Line) -> str:
        return bundled_texts().say(language, said)

    def cells(row: Row | Line) -> Sequence[str]:
        assert isinstance(row, Row)
        return (row.sign or " ", say(row.figure) if row.figure else "", say(row.name), *map(say, row.notes))

    panel = found.panel
    drawn = [cells(row) for row in panel.block[1:]]
    bars = _aligned(drawn) if drawn else []
    grid = grid_text([[say(cell) for cell in row] for row in panel.grid]) if panel.grid else ()
    head = [say(panel.title), say(panel.headline), *map(say, panel.lines)]
    return "\n".join(
        [*head, *(["", *grid] if grid else []), *(["", say(found.drawn), *bars] if bars else [])]
    )


def _aligned(rows: Sequence[Sequence[str]]) -> list[str]:
    """Return the rows of bars in aligned columns."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        f"{sign} {figure:>{widths[1]}} {name:>{widths[2]}}  {bar}".rstrip()
        for sign, figure, name, bar in rows
    ]
