"""Cards with random contents, for tests that hold every card to the same limits."""

from collections.abc import Callable
from random import Random
from typing import Literal

from narration.parts.figures import MarkerStep
from narration.pictures.card import PaintedCard
from narration.pictures.cards.bids import Bidder, BidsCard
from narration.pictures.cards.combat import CardFighter, CombatCard
from narration.pictures.cards.course import CourseCard
from narration.pictures.cards.duel import DuelCard, DuelSide
from narration.pictures.cards.exchange import Exchange, Roller
from narration.pictures.cards.marker import Leg
from narration.pictures.cards.opposed import OpposedCard, Thrower
from narration.pictures.cards.pool import Gives, PoolCard, ThrowCard
from narration.pictures.cards.roll import RollCard
from narration.pictures.cards.social import SocialCard
from narration.pictures.cards.struck import StruckCard
from narration.pictures.dice import CardDie, DieUse
from narration.pictures.ink import Ink
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


def exchange(rng: Random) -> Exchange:
    winners: tuple[Literal[0, 1, 2], ...] = (0, 1, 2)
    inks: tuple[Ink, ...] = ("a", "b", "c")
    first, second = (
        Roller(name(rng), tint, tuple(rng.choices(range(1, 11), k=rng.randint(2, 9))), rng.randint(2, 140))
        for tint in rng.sample(inks, 2)
    )
    return Exchange((first, second), rng.choice(winners))


def combat(rng: Random) -> CombatCard:
    fighters = tuple(_fighter(rng, acts=not place) for place in range(rng.randint(1, 12)))
    return CombatCard(fighters, exchange(rng) if rng.random() < 0.7 else None)


def _fighter(rng: Random, *, acts: bool) -> CardFighter:
    daze = rng.choice((None, 0, 7, 120))
    return CardFighter(
        verbatim(rng.choice((*NAMES, "W" * 24))),
        rng.choice("ABCD"),
        rng.randint(0, 99),
        daze=daze,
        threshold=rng.choice((None, 7, 12)),
        wounds=rng.randint(0, 1 if daze is None else 4),
        closed=rng.randint(0, 1 if daze is None else 2),
        state=rng.choice((None, line("card-dazed"), line("card-out"))),
        acts=acts,
        had_turn=rng.random() < 0.3,
        down=rng.random() < 0.2,
    )


def social(rng: Random) -> SocialCard:
    words = tuple(verbatim(word) for word in ("Conversation", "Словесная перепалка", "Brawl", "Deadly"))
    return SocialCard(words, rng.randint(1, 4), exchange(rng) if rng.random() < 0.7 else None)


def pool(rng: Random) -> PoolCard:
    gives = tuple(Gives(name(rng), rng.randint(1, 5)) for _ in range(rng.randint(1, 6)))
    reserve = rng.choice((None, 0, 3, 14))
    return PoolCard(gives, rng.randint(1, 14), verbatim("77%"), reserve, rng.randint(0, reserve or 0))


def throw(rng: Random) -> ThrowCard:
    thrown = six_sided(rng)
    verdict = line(rng.choice(("card-success", "card-failure")))
    before, after = rng.choice(((None, None), (0, 1), (9, 4), (14, 14)))
    return ThrowCard(thrown, rng.randint(1, 14), rng.random() < 0.5, verdict, before, after)


def six_sided(rng: Random, least: int = 1) -> tuple[CardDie, ...]:
    faces = (rng.randint(1, 6) for _ in range(rng.randint(least, 24)))
    return tuple(CardDie(face, "counts" if face > 3 else "failed") for face in faces)


def bids(rng: Random) -> BidsCard:
    acting = rng.choice((0, 1, None))
    first, second = (
        Bidder(
            name(rng),
            rng.randint(1, 12),
            rng.randint(0, 14),
            rng.choice((0, 3, 30)),
            verbatim("38%"),
            acts=place == acting,
        )
        for place in (0, 1)
    )
    return BidsCard((first, second))


def opposed(rng: Random) -> OpposedCard:
    winners: tuple[Literal[0, 1, 2], ...] = (0, 1, 2)
    winner, least = rng.choice(winners), rng.choice((0, 1))
    first, second = (Thrower(name(rng), six_sided(rng, least)) for _ in range(2))
    return OpposedCard((first, second), winner, name(rng) if winner else None)


def struck(rng: Random) -> StruckCard:
    before, marks = rng.choice((0, 3, 14)), rng.choice((0, 1, 9))
    return StruckCard(name(rng), name(rng), before, before + marks)


KINDS: dict[str, Callable[[Random], PaintedCard]] = {
    "duel": duel,
    "course": course,
    "roll": roll,
    "combat": combat,
    "social": social,
    "pool": pool,
    "throw": throw,
    "bids": bids,
    "opposed": opposed,
    "struck": struck,
}
