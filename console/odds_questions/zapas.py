"""Questions about Zapas's odds at the terminal: a pool against a difficulty, the reserve, a duel."""

import argparse

from console.odds_questions.arguments import MOST_VALUE, Kinds, question, within
from narration.parts.odds import MOST_DICE, Odds
from narration.zapas.base import odds as zapas
from settings import ConfigError


def add_zapas(kinds: Kinds) -> None:
    """Declare the questions."""
    roll = question(kinds, "roll", "a pool against a difficulty", _roll_odds)
    roll.add_argument("--dice", type=within(1, MOST_DICE), required=True)
    roll.add_argument("--difficulty", type=within(1, MOST_VALUE), required=True, help="hits needed")
    roll.add_argument("--reserve", type=within(0, MOST_VALUE), help="dice in reserve: tells what is left")
    roll.add_argument("--added", type=within(0, MOST_DICE), default=0, help="dice that come from it")
    duel = question(kinds, "duel", "a pool against another", _duel_odds)
    for side in ("a", "b"):
        duel.add_argument(f"--{side}", type=within(1, MOST_DICE), required=True, metavar="DICE")


def _roll_odds(options: argparse.Namespace) -> Odds:
    if options.added and options.reserve is None:
        raise ConfigError('"--added" dice come from a reserve: give "--reserve" too.')
    kept = None if options.reserve is None else zapas.kept(options.dice, options.reserve, options.added)
    return zapas.roll_odds(options.dice, options.difficulty, kept)


def _duel_odds(options: argparse.Namespace) -> Odds:
    return zapas.duel_odds(options.a, options.b)
