"""The cards that are measured: of each kind the one that has the most on it."""

import io
from random import Random

from PIL import Image, ImageDraw

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
from narration.pictures.dice import CardDie
from narration.pictures.faces import face_of
from narration.pictures.ink import Ink
from narration.text.faces import Face
from narration.text.line import verbatim

PEOPLE = "Кириакоула из Нижнего", "Vakten vid den stora ån"
NAMES = verbatim(PEOPLE[0]), verbatim(PEOPLE[1])

_INKS: tuple[Ink, ...] = ("a", "b")


def samples() -> dict[str, PaintedCard]:
    """Return a card of each kind by its name."""
    return {
        "Nyx, a round": _duel(),
        "Nyx, an opening": DuelCard((DuelSide(NAMES[0]), DuelSide(NAMES[1])), 10, 0),
        "Nyx, a closing card": CourseCard(
            NAMES, 10, tuple(MarkerStep(turn, turn * 7 % 21 - 10) for turn in range(24)), 2, NAMES[0]
        ),
        "Nyx, a roll": RollCard(NAMES[0], _dice(7), 10, verbatim("Success"), good=True, target=NAMES[1]),
        "Noir, an exchange and four fighters": _combat(),
        "Noir, a social conflict": SocialCard(NAMES * 2, 2, _combat().exchange),
        "Zapas, a pool": _pool(),
        "Zapas, a throw": _throw(),
        "Zapas, bids": _bids(),
        "Zapas, the throw of a duel": OpposedCard(
            (Thrower(NAMES[0], _throw().dice), Thrower(NAMES[1], _throw().dice)), 1, NAMES[1]
        ),
        "Zapas, a struck flag": StruckCard(NAMES[0], NAMES[1], 5, 14),
    }


def portraits() -> dict[str, Face]:
    """Return a portrait for each name on the cards, as busy as a photograph."""
    return {name: _portrait(seed) for seed, name in enumerate(PEOPLE)}


def _portrait(seed: int) -> Face:
    picture, chance = Image.new("RGB", (256, 256)), Random(seed)
    for _ in range(30):
        x, y, colour = chance.randrange(256), chance.randrange(256), chance.randrange(1 << 24)
        ImageDraw.Draw(picture).ellipse((x, y, x + 60, y + 80), fill=f"#{colour:06x}")
    stored = io.BytesIO()
    picture.save(stored, "WEBP")
    face = face_of(str(seed), stored.getvalue())
    assert face is not None, "it was just written"
    return face


def _duel() -> DuelCard:
    sides = (
        DuelSide(NAMES[0], verbatim("Выжидание"), "eye", _dice(6), 10),
        DuelSide(NAMES[1], verbatim("Defensive"), "shield", _dice(7), 8),
    )
    legs = Leg(9), Leg(-2, "hill"), Leg(3, "eye")
    return DuelCard(sides, 10, 10, 0, legs, 1, over=12, flag=verbatim("reach the boat with the letter"))


def _dice(count: int) -> tuple[CardDie, ...]:
    return tuple(CardDie(9 - place, "spare" if place else "counts") for place in range(count))


def _combat() -> CombatCard:
    first, second = (Roller(name, ink, (10, 6, 8, 4), 134) for name, ink in zip(NAMES, _INKS, strict=True))
    fighters = tuple(
        CardFighter(NAMES[place % 2], "ABCA"[place], 62, 11, 7, wounds=place, acts=not place)
        for place in range(4)
    )
    return CombatCard(fighters, Exchange((first, second), 1))


def _bids() -> BidsCard:
    first, second = (Bidder(name, 9, 4, 12, verbatim("38 %"), acts=name is NAMES[0]) for name in NAMES)
    return BidsCard((first, second))


def _throw() -> ThrowCard:
    dice = tuple(CardDie(1 + place % 6, "counts" if place % 6 > 2 else "failed") for place in range(14))
    return ThrowCard(dice, 9, False, verbatim("Failure"), 7, 8)


def _pool() -> PoolCard:
    return PoolCard(tuple(Gives(name, 3) for name in (*NAMES, *NAMES)), 9, verbatim("77 %"), 10, 4)
