"""The cards of a duel: the bids, and how it ended; and that of a struck flag. Rules: ZAP-43, 50 to 52."""

from collections.abc import Sequence
from fractions import Fraction

from narration.pictures.cards.bids import Bidder, BidsCard
from narration.pictures.cards.opposed import OpposedCard, Thrower
from narration.pictures.cards.struck import StruckCard
from narration.text.line import verbatim
from narration.text.truncate import GOAL_LENGTH, truncate
from narration.zapas.base import words
from narration.zapas.contest.card import sorted_dice
from narration.zapas.contest.dice import percent
from rules.core.model_base import Event
from rules.zapas.base.dice import duel_chances
from rules.zapas.state.campaign_state import ZapasState
from rules.zapas.state.contest_events import DuelThrown
from rules.zapas.state.contests import Duel, DuelPhase
from rules.zapas.state.events import FlagStruck
from rules.zapas.state.pool import size, unpromised_dice


def bids_card(state: ZapasState, duel: Duel) -> BidsCard:
    """Return the card of a duel before its throw: dice, bids, free reserves, and each side's chance."""
    win, _, lose = duel_chances(*(size(side.pool, side.helpers) for side in duel.sides))
    return BidsCard((_bidder(state, duel, 0, win), _bidder(state, duel, 1, lose)))


def _bidder(state: ZapasState, duel: Duel, place: int, chance: Fraction) -> Bidder:
    side = duel.sides[place]
    return Bidder(
        name=verbatim(side.name),
        fixed=size(side.pool, side.helpers) - side.pool.reserve,
        bid=side.pool.reserve,
        free=unpromised_dice(state, side.seat),
        chance=percent(chance),
        acts=duel.phase is DuelPhase.BIDDING and duel.bidder == place,
    )


def duel_card(events: Sequence[Event], duel: Duel) -> OpposedCard:
    """Return the card of a duel that is over: both throws, unless a side gave up, and whose stake is true."""
    thrown = next((event for event in events if isinstance(event, DuelThrown)), None)
    dice = thrown.dice if thrown else ((), ())
    first, second = (
        Thrower(verbatim(side.name), sorted_dice(faces)) for side, faces in zip(duel.sides, dice, strict=True)
    )
    if duel.winner is None:
        return OpposedCard((first, second), 0)
    stake = verbatim(truncate(duel.sides[duel.winner].stake, GOAL_LENGTH))
    return OpposedCard((first, second), 1 if duel.winner == 0 else 2, stake)


def struck_card(event: FlagStruck) -> StruckCard:
    """Return the card of a struck flag, whose marks have become dice (ZAP-43)."""
    before = event.reserve - event.marks
    return StruckCard(verbatim(event.text), words.STRIKES[event.reason], before, event.reserve)
