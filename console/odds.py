"""`python bot.py odds`: exact chances of Nyx, Noir and Zapas for preparation, as text or JSON."""

import argparse
import json
from collections.abc import Callable, Sequence
from typing import NoReturn, TypeAlias

from typing_extensions import override

from console import Verbs
from narration.columns import grid_text
from narration.line import Line, Row
from narration.noir import odds as noir
from narration.nyx import odds as nyx
from narration.nyx.odds import Standing
from narration.odds import Odds
from narration.texts import LANGUAGES, shipped
from narration.zapas import odds as zapas
from rules.noir.odds import Side
from rules.nyx.model import Attribute, Mode, Pool, Tactic
from rules.nyx.odds import known_picks
from rules.nyx.scale import LONGEST, MOST_ADVANTAGE, SHORTEST
from settings import ConfigError, Settings

Parser = argparse.ArgumentParser
Kinds: TypeAlias = "argparse._SubParsersAction[_Parser]"  # noqa: SLF001  # it has no public name
Answers = Callable[[argparse.Namespace], Odds]

PASSIVE = "passive"
#: Values beyond these are no one's, and extra dice beyond these nobody's pool.
MOST_VALUE, MOST_DICE = 99, 99
WHAT = "value,modifier,positive,negative"


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence, without the usage."""

    @override
    def error(self, message: str) -> NoReturn:
        self.exit(2, f'{message[:1].upper()}{message[1:]}; "{self.prog} --help" says more.\n')


def add(verbs: Verbs) -> None:
    """Declare the verb, with what is reckoned for each game."""
    odds = verbs.add_parser("odds", help="exact chances for preparation, as text or JSON")
    games = odds.add_subparsers(required=True, metavar="GAME", parser_class=_Parser)
    for add_game, name, help_ in (
        (_nyx, "nyx", "rolls, rounds and whole conflicts"),
        (_noir, "noir", "rolls with Fate, and opposed rolls"),
        (_zapas, "zapas", "pools against a difficulty, and duels"),
    ):
        add_game(games.add_parser(name, help=help_).add_subparsers(required=True, metavar="WHAT"))


async def run(options: argparse.Namespace, settings: Settings) -> int:
    """Print the chances; ConfigError says what does not fit together."""
    found: Odds = options.answers(options)
    if options.json:
        print(json.dumps(dict(found.facts)))
    else:
        print(_text(found, options.language or settings.language))
    return 0


def _question(kinds: Kinds, name: str, help_: str, answers: Answers) -> Parser:
    """Return the parser of one question, with what all of them take."""
    question = kinds.add_parser(name, help=help_)
    question.add_argument("--json", action="store_true", help="print JSON")
    question.add_argument("--language", choices=LANGUAGES, help="of the text (default: as configured)")
    question.set_defaults(answers=answers)
    return question


# ---------------------------------------------------------------------------------------------- nyx


def _nyx(kinds: Kinds) -> None:
    roll = _question(kinds, "roll", "success and effect of a roll", _nyx_roll)
    roll.add_argument("--value", type=_within(0, MOST_VALUE), required=True)
    roll.add_argument("--modifier", type=_within(-MOST_VALUE, MOST_VALUE), default=0)
    roll.add_argument("--positive", type=_within(0, MOST_DICE), default=0, help="extra dice, best of")
    roll.add_argument("--negative", type=_within(0, MOST_DICE), default=0, help="extra dice, worst of")
    round_ = _question(kinds, "round", "where a round may leave the marker", _nyx_round)
    _conflict(round_)
    round_.add_argument(
        "--picks", type=_picks, help="0 defensive, 1 waiting, 2 offensive, as 0,2; any if left out"
    )
    round_.add_argument("--shift", type=_within(-MOST_ADVANTAGE, MOST_ADVANTAGE), default=0)
    forecast = _question(kinds, "forecast", "who wins from here, and the best mix of tactics", _nyx_forecast)
    _conflict(forecast)
    forecast.add_argument("--mode", choices=[mode.value for mode in Mode], default=Mode.GOAL.value)
    forecast.add_argument("--advantage", type=_within(0, MOST_ADVANTAGE), default=0)


def _conflict(parser: Parser) -> None:
    parser.add_argument("--side1", type=_pool, required=True, metavar=WHAT)
    parser.add_argument("--side2", type=_pool_or_passive, required=True, metavar=f"{WHAT}|{PASSIVE}")
    parser.add_argument("--length", type=_within(SHORTEST, LONGEST), default=5)
    parser.add_argument("--marker", type=_within(-LONGEST, LONGEST), default=0, help="seen from side 1")


def _nyx_roll(options: argparse.Namespace) -> Odds:
    return nyx.roll_odds(_made(options.value, options.modifier, options.positive, options.negative))


def _nyx_round(options: argparse.Namespace) -> Odds:
    _require_place(options)
    if options.side2 is None and options.picks:
        raise ConfigError(f'Against a {PASSIVE} side nothing is picked: leave "--picks" out.')
    picks = (options.picks,) if options.picks else known_picks(None, None)
    where = {"marker": options.marker, "length": options.length, "shift": options.shift}
    return nyx.round_odds(options.side1, options.side2, picks, **where)


def _nyx_forecast(options: argparse.Namespace) -> Odds:
    _require_place(options)
    standing = Standing(options.side1, options.side2, options.length, options.marker, options.advantage)
    return nyx.conflict_odds(standing, Mode(options.mode))


def _require_place(options: argparse.Namespace) -> None:
    if abs(options.marker) > options.length:
        raise ConfigError(f'"--marker {options.marker}" is off a scale of length {options.length}.')


def _made(value: int, modifier: int, positive: int, negative: int) -> Pool:
    return Pool(
        attribute=Attribute.VALUE, current=value, modifier=modifier, positive=positive, negative=negative
    )


def _pool(text: str) -> Pool:
    parts = text.split(",")
    if not 1 <= len(parts) <= 4:
        raise argparse.ArgumentTypeError(f"'{text}' is not {WHAT}, such as 5,-1,2,0")
    bounds = ((0, MOST_VALUE), (-MOST_VALUE, MOST_VALUE), (0, MOST_DICE), (0, MOST_DICE))
    read = [_within(*bound)(part) for bound, part in zip(bounds, parts, strict=False)]
    return _made(*(*read, 0, 0, 0)[:4])


def _pool_or_passive(text: str) -> Pool | None:
    return None if text == PASSIVE else _pool(text)


def _picks(text: str) -> tuple[Tactic, Tactic]:
    try:
        first, second = (Tactic(int(part)) for part in text.split(","))
    except ValueError:
        raise argparse.ArgumentTypeError(f"'{text}' is not two numbers from 0 to 2, such as 0,2") from None
    return first, second


# ---------------------------------------------------------------------------------------------- noir


def _noir(kinds: Kinds) -> None:
    check = _question(
        kinds, "check", "a roll against 20", lambda o: noir.check_odds(o.value, o.modifier, o.fate)
    )
    check.add_argument("--value", type=_within(-MOST_VALUE, MOST_VALUE), required=True)
    check.add_argument("--modifier", type=_within(-MOST_VALUE // 3, MOST_VALUE), default=0)
    check.add_argument("--fate", type=_within(0, noir.MOST_FATE), default=0, help="points before the roll")
    opposed = _question(kinds, "opposed", "a roll against another", _noir_opposed)
    for side in ("a", "b"):
        opposed.add_argument(f"--{side}", type=_within(-MOST_VALUE, MOST_VALUE), required=True)
        opposed.add_argument(f"--{side}-modifier", type=_within(-MOST_VALUE, MOST_VALUE), default=0)
        opposed.add_argument(f"--{side}-fate", type=_within(0, noir.MOST_FATE), default=0)


def _noir_opposed(options: argparse.Namespace) -> Odds:
    sides = Side(options.a, options.a_modifier), Side(options.b, options.b_modifier)
    return noir.opposed_odds(*sides, options.a_fate, options.b_fate)


# ---------------------------------------------------------------------------------------------- zapas


def _zapas(kinds: Kinds) -> None:
    roll = _question(kinds, "roll", "a pool", lambda o: zapas.roll_odds(o.dice, o.difficulty))
    roll.add_argument("--dice", type=_within(1, zapas.MOST_DICE), required=True)
    roll.add_argument("--difficulty", type=_within(1, MOST_VALUE), required=True, help="hits needed")
    duel = _question(kinds, "duel", "a pool against another", lambda o: zapas.duel_odds(o.a, o.b))
    for side in ("a", "b"):
        duel.add_argument(f"--{side}", type=_within(1, zapas.MOST_DICE), required=True, metavar="DICE")


# ---------------------------------------------------------------------------------------------- text


def _within(least: int, most: int) -> Callable[[str], int]:
    """Return what reads a whole number between bounds."""

    def read(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            raise argparse.ArgumentTypeError(f"'{text}' is not a whole number") from None
        if not least <= number <= most:
            raise argparse.ArgumentTypeError(f"{number} is not between {least} and {most}")
        return number

    return read


def _text(found: Odds, language: str) -> str:
    def say(said: Line) -> str:
        return shipped().say(language, said)

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
    """Return the rows of bars with even columns."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        f"{sign} {figure:>{widths[1]}} {name:>{widths[2]}}  {bar}".rstrip()
        for sign, figure, name, bar in rows
    ]
