"""Questions about Noir's odds at the terminal: rolls with Fate spent before or after them, damage, wounds."""

import argparse

from console.odds_questions.arguments import MOST_VALUE, Kinds, Parser, question, several, within
from narration.noir.base import odds as noir
from narration.noir.base.odds import Finished, Victim
from narration.parts.odds import MOST_FATE, Odds
from rules.noir.base.dice import BASE, SIDES, typed_dice
from rules.noir.base.weapons import Damage
from rules.noir.odds.roll_odds import Side
from settings import ConfigError

#: No damage in the game has more dice, and no character has a higher threshold.
MOST_DAMAGE, MOST_THRESHOLD = 15, 99
#: The most dice that somebody would type for a roll, and the highest total.
MOST_FACES, MOST_TOTAL = 20, 400


def add_noir(kinds: Kinds) -> None:
    """Declare the questions."""
    _roll(question(kinds, "check", "a roll against 20", _check_odds))
    _roll(question(kinds, "total", "what a roll comes to", _total_odds))
    opposed = question(kinds, "opposed", "a roll against another", _opposed_odds)
    for side in ("a", "b"):
        opposed.add_argument(f"--{side}", type=within(-MOST_VALUE, MOST_VALUE), required=True)
        opposed.add_argument(f"--{side}-modifier", type=within(-MOST_VALUE, MOST_VALUE), default=0)
        opposed.add_argument(f"--{side}-fate", type=within(0, MOST_FATE), default=0)
    _late(question(kinds, "late", "a roll that lies there, if 4 Fate buy one more die", _late_odds))
    _damage(question(kinds, "damage", "damage, and the wounds of who is hit", _damage_odds))


def _roll(parser: Parser) -> None:
    parser.add_argument("--value", type=within(-MOST_VALUE, MOST_VALUE), required=True)
    parser.add_argument("--modifier", type=within(-MOST_VALUE // 3, MOST_VALUE), default=0)
    parser.add_argument("--fate", type=within(0, MOST_FATE), default=0, help="points before the roll")


def _late(parser: Parser) -> None:
    faces = several("dice in the order thrown", "10,4,7", BASE, *[(0, SIDES)] * MOST_FACES)
    parser.add_argument("--dice", type=faces, required=True, help="in the order thrown, as 10,4,7")
    parser.add_argument("--value", type=within(-MOST_VALUE, MOST_VALUE), required=True)
    parser.add_argument("--modifier", type=within(-MOST_VALUE, MOST_VALUE), default=0)
    bounds = ((-MOST_TOTAL, MOST_TOTAL), (-MOST_VALUE, MOST_VALUE), (1, SIDES))
    against = several("total,value,highest", "21,9,8", 1, *bounds)
    help_ = "the other side's roll (default: against 20); with the total alone a tie is lost"
    parser.add_argument("--against", type=against, metavar="total,value,highest", help=help_)


def _damage(parser: Parser) -> None:
    parser.add_argument("--dice", type=within(1, MOST_DAMAGE), required=True, help="2 for 2d10+1")
    parser.add_argument("--plus", type=within(-MOST_VALUE, MOST_VALUE), default=0, help="all that is added")
    parser.add_argument("--stun", action="store_true", help="the weapon stuns: the threshold counts double")
    parser.add_argument("--threshold", type=within(1, MOST_THRESHOLD), help="of who is hit: tells wounds")
    parser.add_argument("--daze", type=within(0, MOST_TOTAL), default=0, help="of who is hit, before it")
    parser.add_argument("--no-explode", action="store_true", help="tens of damage earn no dice")


def _check_odds(options: argparse.Namespace) -> Odds:
    return noir.check_odds(options.value, options.modifier, options.fate)


def _total_odds(options: argparse.Namespace) -> Odds:
    return noir.total_odds(options.value, options.modifier, options.fate)


def _opposed_odds(options: argparse.Namespace) -> Odds:
    sides = Side(options.a, options.a_modifier), Side(options.b, options.b_modifier)
    return noir.opposed_odds(*sides, options.a_fate, options.b_fate)


def _late_odds(options: argparse.Namespace) -> Odds:
    """Refused: `bad-count`, `missing-dice` for dice that are not a valid roll."""
    faces = typed_dice(options.dice[:BASE], options.dice[BASE:])
    other = Finished(*options.against) if options.against else None
    return noir.late_odds(faces, Side(options.value, options.modifier), other)


def _damage_odds(options: argparse.Namespace) -> Odds:
    if options.daze and options.threshold is None:
        raise ConfigError('"--daze" counts for wounds: give "--threshold" too.')
    damage = Damage(dice=options.dice, flat=options.plus, stun=options.stun)
    victim = Victim(options.threshold, options.daze) if options.threshold else None
    return noir.damage_odds(damage, victim, explode=not options.no_explode)
