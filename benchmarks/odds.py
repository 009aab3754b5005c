"""The cost of exact odds, forecasts, dice and checks, each compared to another library.

Each pair is measured in turn, round by round, in one process, by the processor time of its thread. A result
is the median of our seconds; its ratio is the median of the rounds' ratios.

A roll's odds are cold: only the number of ways in which each face is the highest of n dice is cached. Some
targets are out of reach, and the tables show why. A die thrown alone costs as much as any Python call, so the
price of a die is measured on a handful. Dice that can be checked cost their share of an HMAC. A Nyx check
ends in a frozen and validated record, which alone exceeds the bound for the whole check; d20 needs far more
for the same dice. The last tables compare each of these with its floor.
"""

import hmac
import secrets
import statistics
import time
import warnings
from collections.abc import Sequence
from functools import partial

import d20
import dyce
import icepool
import numpy as np
from dyce.evaluation import explode_n
from scipy.optimize import linprog

from benchmarks.report import Part, Result, up_to
from benchmarks.rounds import Work, timed
from rules.chance.deck import SEED, Deck, DeckDice
from rules.chance.dice import EntropyDice
from rules.chance.matrix_game import guarantees, solve
from rules.chance.repeated_game import RepeatedGame
from rules.noir.base import dice as noir_dice
from rules.noir.base.roll_outcomes import against_target
from rules.noir.odds import counting, wounds_of_a_hit
from rules.noir.odds import roll_odds as noir_odds
from rules.nyx.base.enums import Attribute
from rules.nyx.base.pool import Pool, Roll
from rules.nyx.base.rolls import roll
from rules.nyx.odds.forecast import forecast
from rules.nyx.odds.odds import effect, steps

ROUNDS = 101
#: Measured to show the floor; these have no promised bound.
NOTHING, RECORD = "a method that does nothing", "the record of such a check alone"
BLOCK = "the HMAC of 20 dice alone, for each"
DEPTH = 15
NYX = Pool(attribute=Attribute.BODY, current=5, modifier=-1, positive=2)
#: What dice from a deck cannot do without: `secrets.randbelow` proves nothing of its numbers.
BLOCK_OF_DICE = partial(hmac.digest, bytes(SEED), b"nattvakt dice 1\n1\n1\n123", "sha256")
SIDES = (Pool(attribute=Attribute.BODY, current=5), Pool(attribute=Attribute.BODY, current=7, modifier=-1))
#: A side that never succeeds and one that hardly ever does: their conflict lasts very long.
PATIENT = (
    Pool(attribute=Attribute.BODY, current=0),
    Pool(attribute=Attribute.BODY, current=2, negative=5),
)
#: The forecasts that take longest: in floats, and where floats do not do (0169). Seconds for each.
SLOWEST = {
    "both sides hardly ever succeed": [PATIENT[1]] * 2,
    "4 against 1, of four bad dice each": (
        Pool(attribute=Attribute.BODY, current=4, negative=3),
        Pool(attribute=Attribute.BODY, current=1, negative=3),
    ),
    "one side never succeeds": PATIENT,
}
LONGEST = 0.005


def measure() -> Sequence[Part]:
    """Measure everything; the titles state the targets."""
    warnings.simplefilter("ignore")
    fair = EntropyDice(secrets.token_bytes)
    randbelow = ("secrets.randbelow", partial(secrets.randbelow, 10), 100)
    return (*_odds(), *_forecasts(), _dice(fair, randbelow), *_checks(fair), *_floors(fair))


def _odds() -> Sequence[Part]:
    cold = [("Nyx, best of 3 dice", partial(effect, NYX), 20), ("its steps", partial(steps, NYX), 20)]
    exploding = f"Exploding odds, {DEPTH} deep"
    return (
        _part(
            "A roll's odds, cold",
            ("dyce", lambda: dyce.P(*[dyce.H(10)] * 3).at(-1).apply(_effect), 5),
            cold,
            most=1 / 15,
        ),
        _part(
            "A roll's odds, cold",
            ("icepool", lambda: icepool.d(10).highest(3).map(_effect), 5),
            cold,
            most=1 / 30,
        ),
        _part(exploding, ("dyce", _dyce_explodes, 1), _exploding(), most=1 / 200),
        _part(exploding, ("icepool", _icepool_explodes, 1), _exploding(), most=1 / 400),
    )


def _forecasts() -> Sequence[Part]:
    linprog = ("scipy's linprog on 3x3", _linprog, 1)
    return (
        _part(
            "A forecast of eleven states",
            linprog,
            [
                ("even sides", lambda: forecast(SIDES[0], SIDES[0], 5).outlooks, 1),
                ("5 against 7 - 1", lambda: forecast(*SIDES, 5).outlooks, 1),
                ("5 against 7 - 1, advantage 3", lambda: forecast(*SIDES, 5, 3).outlooks, 1),
            ],
            most=1,
        ),
        _part(
            "A forecast of eleven states",
            ("value iteration", _value_iteration, 1),
            [("5 against 7 - 1", lambda: forecast(*SIDES, 5).outlooks, 1)],
            rounds=21,
            most=1 / 5,
        ),
        Part(
            "The slowest forecasts, of 21 states (5 ms or less)",
            "5 ms",
            [Result(what, _slowest(*sides), LONGEST, 1) for what, sides in SLOWEST.items()],
            "ms",
            1e3,
        ),
    )


def _slowest(first: Pool, second: Pool) -> float:
    return statistics.median(
        timed(lambda: forecast(first, second, 10).outlooks, 1, time.thread_time) for _ in range(11)
    )


def _dice(fair: EntropyDice, randbelow: tuple[str, Work, int]) -> Part:
    together = {f"one of {count} thrown together": count for count in (20, 5, 3)}
    from_deck = {"one of 20 from a deck, which can be checked": 20}
    deck = DeckDice(Deck(campaign=1, number=1, seed=secrets.token_bytes(SEED)))
    return _part(
        "A die",
        randbelow,
        [
            *((what, partial(fair.roll, 10, count), 50) for what, count in together.items()),
            ("one alone", partial(fair.roll, 10, 1), 100),
            *((what, partial(deck.roll, 10, count), 50) for what, count in from_deck.items()),
            (BLOCK, BLOCK_OF_DICE, 50),
            (NOTHING, partial(Nobody().roll, 10, 1), 100),
        ],
        shares=together | from_deck | {BLOCK: 20},
        most=1 / 20,
    )


def _checks(fair: EntropyDice) -> Sequence[Part]:
    nyx = ("a check of Nyx, best of 3 dice", lambda: roll(fair, NYX), 20)
    record = partial(Roll, pool=NYX, dice=(1, 2, 3), counting=2, steps=3)
    return (
        _part(
            "A rolled check",
            ('d20.roll("1d20+5")', partial(d20.roll, "1d20+5"), 20),
            [
                ("a die and a number", lambda: fair.roll(20, 1)[0] + 5, 50),
                ("a check of Noir", lambda: against_target(noir_dice.throw(fair), 9, 0), 50),
                nyx,
                (RECORD, record, 20),
            ],
            most=1 / 8,
        ),
        _part(
            "The best of 3 dice",
            ('d20.roll("3d10kh1")', partial(d20.roll, "3d10kh1"), 5),
            [nyx],
        ),
    )


def _floors(fair: EntropyDice) -> Sequence[Part]:
    """Compare what misses its bound with what it cannot do without."""
    deck = DeckDice(Deck(campaign=1, number=1, seed=secrets.token_bytes(SEED)))
    record = partial(Roll, pool=NYX, dice=(1, 2, 3), counting=2, steps=3)
    return (
        _part(
            "A die alone",
            (NOTHING, partial(Nobody().roll, 10, 1), 100),
            [
                ("from entropy", partial(fair.roll, 10, 1), 100),
                ("from a deck", partial(deck.roll, 10, 1), 100),
            ],
        ),
        _part(
            "20 dice together",
            ("an HMAC", BLOCK_OF_DICE, 50),
            [("from a deck", partial(deck.roll, 10, 20), 50)],
        ),
        _part("A check", ("its record", record, 20), [("of Nyx", lambda: roll(fair, NYX), 20)]),
    )


class Nobody:
    """The minimal cost of a method call."""

    def roll(self, sides: int, count: int) -> None:
        """Do nothing."""


def _part(
    title: str,
    unit: tuple[str, Work, int],
    works: Sequence[tuple[str, Work, int]],
    *,
    rounds: int = ROUNDS,
    shares: dict[str, int] | None = None,
    most: float | None = None,
) -> Part:
    name, other, often = unit
    results = []
    for what, work, times in works:
        share = (shares or {}).get(what, 1)
        pairs = (
            (timed(work, times, time.thread_time) / share, timed(other, often, time.thread_time))
            for _ in range(rounds)
        )
        results.append(Result.of(what, pairs, None if what in {NOTHING, RECORD, BLOCK} else most))
    return Part(f"{title} ({up_to(most)})" if most else title, name, results)


def _effect(face: int) -> int:
    return face if face <= NYX.target else 0


def _dyce_explodes() -> object:
    return explode_n(dyce.H(10), n=DEPTH)


def _icepool_explodes() -> object:
    return icepool.d(10).explode(depth=DEPTH)


def _exploding() -> Sequence[tuple[str, Work, int]]:
    known = [one.cache_clear for one in vars(counting).values() if hasattr(one, "cache_clear")]

    def afresh() -> object:
        for clear in known:
            clear()
        return noir_odds.chance(9)

    return [
        ("one die of damage", partial(wounds_of_a_hit.damage, 1, 0), 5),
        ("a check of Noir, the first time", afresh, 20),
        ("a check of Noir", partial(noir_odds.chance, 9), 20),
    ]


def _linprog() -> object:
    won = np.array(((0, 1.2, -1), (-1, 0, 1.1), (0.9, -1, 0)))
    return linprog(
        [0, 0, 0, -1],
        A_ub=np.hstack([-won.T, np.ones((3, 1))]),
        b_ub=np.zeros(3),
        A_eq=[[1, 1, 1, 0]],
        b_eq=[1],
        bounds=[(0, None)] * 3 + [(None, None)],
        method="highs",
    )


def _value_iteration() -> object:
    """Iterate round by round with the same inner solver until no value changes by more than 1e-10."""
    shown = forecast(*SIDES, 5)
    game = RepeatedGame(shown.rounds(), 1)
    values, changed = [1.0] * 11, 1.0
    mixes = [None] * 11
    while changed > 1e-10:
        games = game.games([*game.ends, *values])
        mixes = list(map(solve, games, mixes))
        gained = [sum(guarantees(one, mix)) / 2 for one, mix in zip(games, mixes, strict=True)]
        found = [one + more for one, more in zip(values, gained, strict=True)]
        changed = max(abs(one - other) for one, other in zip(found, values, strict=True))
        values = found
    return values
