"""The cards of Noir's rolls: one against 20, and two against each other. Rules: NOIR-10 to 23."""

from collections.abc import Mapping

from narration.noir.base import words
from narration.pictures.card import PaintedCard
from narration.pictures.cards.exchange import Exchange, ExchangeCard, Roller
from narration.pictures.cards.roll import RollCard
from narration.pictures.dice import CardDie
from narration.pictures.ink import Ink
from narration.text.line import line, verbatim
from rules.noir.base.enums import Outcome
from rules.noir.state.contests import Check, MeasuredBy, RollPart

#: What a roll without an opponent must reach (NOIR-20).
TARGET = 20
_PAIR = 2
_INKS: tuple[Ink, ...] = ("a", "b")
_WELL = {Outcome.SUCCESS, Outcome.EXCEPTIONAL_SUCCESS}


def exchange(check: Check, inks: Mapping[str, Ink]) -> Exchange | None:
    """Return two rolls held against each other, `inks` by character; None for any other check."""
    if check.versus is MeasuredBy.TARGET or len(check.casts) != _PAIR:
        return None
    first, second = (_roller(cast, inks.get(cast.character, "c")) for cast in check.casts)
    well = [cast.outcome in _WELL for cast in check.casts]
    return Exchange((first, second), 0 if well[0] == well[1] else 1 if well[0] else 2)


def _roller(cast: RollPart, ink: Ink) -> Roller:
    return Roller(verbatim(cast.name), ink, cast.dice, None if cast.withheld else cast.total)


def check_card(check: Check) -> PaintedCard | None:
    """Return the card of a decided roll outside combat; None for several rivals."""
    if check.versus is MeasuredBy.TARGET:
        return lone_card(check)
    last = exchange(check, {cast.character: ink for cast, ink in zip(check.casts, _INKS, strict=False)})
    return ExchangeCard(last) if last is not None else None


def lone_card(check: Check) -> RollCard | None:
    """Return the card of a decided roll against 20; None for any other check."""
    if check.versus is not MeasuredBy.TARGET or len(check.casts) != 1:
        return None
    (cast,) = check.casts
    if cast.outcome is None:
        return None
    return RollCard(
        name=verbatim(cast.name),
        dice=tuple(map(CardDie, cast.dice)),
        figure=None if cast.withheld else cast.total,
        verdict=words.OUTCOMES[cast.outcome],
        good=cast.outcome in _WELL,
        target=line("card-target", target=TARGET),
        explodes=True,
    )
