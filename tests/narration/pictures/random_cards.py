"""Cards with random contents, for tests that hold every card to the same limits."""

from collections.abc import Callable
from random import Random
from typing import Literal

from narration.parts.figures import MarkerStep
from narration.pictures.card import PaintedCard
from narration.pictures.cards.course import CourseCard
from narration.pictures.cards.duel import DuelCard, DuelSide
from narration.pictures.cards.marker import Leg
from narration.pictures.cards.roll import RollCard
from narration.pictures.dice import CardDie, DieUse
from narration.text.line import Line, line, verbatim

NAMES = ("Å", "Mira", "The bailiff", "Кириакоула из Нижнего", "W" * 60, "שלום 🐺 מרחבא", "🐺", "Nguyễn")
USES: tuple[DieUse, ...] = ("counts", "spare", "failed")
SIGNS = ("shield", "eye", "sword")


def name(rng: Random) -> Line:
    return verbatim(rng.choice(NAMES))


def dice(rng: Random, most: int = 12, faces: int = 10) -> tuple[CardDie, ...]:
    return tuple(CardDie(rng.randint(1, faces), rng.choice(USES)) for _ in range(rng.randint(1, most)))


def duel(rng: Random) -> DuelCard:
    length = rng.randint(3, 10)
    legs = tuple(Leg(rng.choice((-9, -3, -1, 1, 2, 7)), rng.choice(("", "hill", "eye"))) for _ in range(3))
    return DuelCard(
        (_side(rng), _side(rng)),
        length,
        rng.randint(-length, length),
        rng.randint(-length, length),
        legs[: rng.randint(0, 3)],
        rng.choice((0, 1, 2)),
        void=rng.random() < 0.2,
        over=rng.choice((0, 0, 4, 21)),
        flag=rng.choice((None, name(rng), line("card-no-ground"))),
    )


def _side(rng: Random) -> DuelSide:
    if rng.random() < 0.2:
        return DuelSide(name(rng), line("card-passive"))
    return DuelSide(name(rng), name(rng), rng.choice(SIGNS), dice(rng), rng.randint(0, 21))


def course(rng: Random) -> CourseCard:
    length = rng.randint(3, 10)
    steps = tuple(MarkerStep(turn, rng.randint(-length, length)) for turn in range(rng.randint(1, 40)))
    winners: tuple[Literal[0, 1, 2], ...] = (0, 1, 2)
    winner = rng.choice(winners)
    return CourseCard((name(rng), name(rng)), length, steps, winner, name(rng) if winner else None)


def roll(rng: Random) -> RollCard:
    verdict = line(rng.choice(("card-success", "card-failure")))
    return RollCard(
        name(rng), dice(rng), rng.randint(0, 140), verdict, rng.random() < 0.5, name(rng), rng.random() < 0.5
    )


KINDS: dict[str, Callable[[Random], PaintedCard]] = {"duel": duel, "course": course, "roll": roll}
