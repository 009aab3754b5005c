"""Questions about Nyx's odds at the terminal: rolls, rounds, slow penalties, forecasts of conflicts."""

import argparse

from console.odds_questions.arguments import MOST_DICE, MOST_VALUE, Kinds, Parser, question, several, within
from narration.nyx.base import odds as nyx
from narration.nyx.base.odds import Standing
from narration.parts.odds import Odds
from rules.nyx.base.enums import Attribute, Mode, Tactic
from rules.nyx.base.pool import Pool
from rules.nyx.base.scale import LONGEST, MOST_ADVANTAGE, SHORTEST
from rules.nyx.harm.slow_penalties import SIXTHS
from rules.nyx.odds.odds import known_picks
from settings import ConfigError

PASSIVE, UNKNOWN = "passive", "?"
WHAT = "value,modifier,positive,negative"
_BOUNDS = ((0, MOST_VALUE), (-MOST_VALUE, MOST_VALUE), (0, MOST_DICE), (0, MOST_DICE))
_numbers = several(WHAT, "5,-1,2,0", 1, *_BOUNDS)


def add_nyx(kinds: Kinds) -> None:
    """Declare the questions."""
    _roll(question(kinds, "roll", "success and effect of a roll", _roll_odds))
    opposed = question(kinds, "opposed", "a roll against another", _opposed_odds)
    for side in ("--side1", "--side2"):
        opposed.add_argument(side, type=_pool, required=True, metavar=WHAT)
    round_ = question(kinds, "round", "where a round may leave the marker", _round_odds)
    _conflict(round_)
    picked = "0 defensive, 1 waiting, 2 offensive, ? not known, as 0,2 or 0,?; not known without this"
    round_.add_argument("--picks", type=_picks, help=picked)
    round_.add_argument("--shift", type=within(-MOST_ADVANTAGE, MOST_ADVANTAGE), default=0)
    forecast = question(kinds, "forecast", "who wins from here, and the best mix of tactics", _forecast_odds)
    _conflict(forecast)
    forecast.add_argument("--mode", choices=[mode.value for mode in Mode], default=Mode.GOAL.value)
    forecast.add_argument("--advantage", type=within(0, MOST_ADVANTAGE), default=0)
    slow = question(kinds, "slow", "the damage of a slow penalty", _slow_odds)
    _roll(slow)
    slow.add_argument("--rolls", type=within(1, len(SIXTHS)), default=len(SIXTHS), help="still to come")


def _roll(parser: Parser) -> None:
    parser.add_argument("--value", type=within(*_BOUNDS[0]), required=True)
    parser.add_argument("--modifier", type=within(*_BOUNDS[1]), default=0)
    parser.add_argument("--positive", type=within(*_BOUNDS[2]), default=0, help="extra dice, best of")
    parser.add_argument("--negative", type=within(*_BOUNDS[3]), default=0, help="extra dice, worst of")


def _conflict(parser: Parser) -> None:
    parser.add_argument("--side1", type=_pool, required=True, metavar=WHAT)
    parser.add_argument("--side2", type=_pool_or_passive, required=True, metavar=f"{WHAT}|{PASSIVE}")
    parser.add_argument("--length", type=within(SHORTEST, LONGEST), default=5)
    parser.add_argument("--marker", type=within(-LONGEST, LONGEST), default=0, help="seen from side 1")


def _roll_odds(options: argparse.Namespace) -> Odds:
    return nyx.roll_odds(_rolled(options))


def _rolled(options: argparse.Namespace) -> Pool:
    return _made(options.value, options.modifier, options.positive, options.negative)


def _slow_odds(options: argparse.Namespace) -> Odds:
    return nyx.slow_odds(_rolled(options), options.rolls)


def _opposed_odds(options: argparse.Namespace) -> Odds:
    return nyx.opposed_odds(options.side1, options.side2)


def _round_odds(options: argparse.Namespace) -> Odds:
    _require_place(options)
    if options.side2 is None and options.picks:
        raise ConfigError(f'Against a {PASSIVE} side nothing is picked: leave "--picks" out.')
    picks = known_picks(*options.picks or (None, None))
    where = {"marker": options.marker, "length": options.length, "shift": options.shift}
    return nyx.round_odds(options.side1, options.side2, picks, **where)


def _forecast_odds(options: argparse.Namespace) -> Odds:
    _require_place(options)
    standing = Standing(options.side1, options.side2, options.length, options.marker, options.advantage)
    return nyx.conflict_odds(standing, Mode(options.mode))


def _require_place(options: argparse.Namespace) -> None:
    if abs(options.marker) > options.length:
        raise ConfigError(f'"--marker {options.marker}" is off a scale of length {options.length}.')


def _made(value: int, modifier: int = 0, positive: int = 0, negative: int = 0) -> Pool:
    return Pool(
        attribute=Attribute.VALUE, current=value, modifier=modifier, positive=positive, negative=negative
    )


def _pool(text: str) -> Pool:
    return _made(*_numbers(text))


def _pool_or_passive(text: str) -> Pool | None:
    return None if text == PASSIVE else _pool(text)


def _picks(text: str) -> tuple[Tactic | None, Tactic | None]:
    try:
        first, second = (None if part == UNKNOWN else Tactic(int(part)) for part in text.split(","))
    except ValueError:
        said = f"'{text}' is not two numbers from 0 to 2, such as 0,2; {UNKNOWN} is not known"
        raise argparse.ArgumentTypeError(said) from None
    return first, second
