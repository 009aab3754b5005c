"""The cards of a roll: the pool while it is built, and thrown. Rules: ZAP-13 to 16, 25, 32.

`duel_card` has those of a duel.
"""

from collections.abc import Sequence

from narration.pictures.cards.pool import Gives, PoolCard, ThrowCard
from narration.pictures.dice import CardDie
from narration.text.line import line
from narration.zapas.contest.dice import success
from rules.core.model_base import Event
from rules.zapas.base.dice import HIT
from rules.zapas.state.campaign_state import ZapasState
from rules.zapas.state.contest_events import Thrown
from rules.zapas.state.contests import Pool, Roll
from rules.zapas.state.events import StakeSet
from rules.zapas.state.pool import size


def pool_card(state: ZapasState, roll: Roll) -> PoolCard:
    """Return the card of a pool that is being built: what gives its dice, the chance, the reserve."""
    dice = size(roll.pool, roll.helpers)
    return PoolCard(
        gives=_gives(roll.pool, sum(not helper.objected for helper in roll.helpers)),
        difficulty=roll.needs,
        chance=success(dice, roll.needs),
        reserve=state.shared.of(roll.seat).reserve,
        staked=roll.pool.reserve,
    )


def _gives(pool: Pool, helpers: int) -> tuple[Gives, ...]:
    """Return what gives dice to a pool: always one base die, and what was chosen (ZAP-13)."""
    parts = (
        ("card-give-base", 1),
        ("card-give-trait", int(pool.trait is not None)),
        ("card-give-aspects", len(pool.aspects)),
        ("card-give-flag", int(pool.flag is not None)),
        ("card-give-reserve", pool.reserve),
        ("card-give-help", helpers),
    )
    return tuple(Gives(line(what), dice) for what, dice in parts if dice)


def throw_card(events: Sequence[Event], roll: Roll) -> ThrowCard | None:
    """Return the card of a throw, the highest dice first; None if nothing was thrown."""
    thrown = next((event for event in reversed(events) if isinstance(event, Thrown)), None)
    if thrown is None:
        return None
    changed = next(
        (event for event in events if isinstance(event, StakeSet) and event.seat == roll.seat), None
    )
    return ThrowCard(
        dice=sorted_dice(thrown.dice),
        difficulty=thrown.difficulty or None,
        good=thrown.success,
        verdict=line("card-success" if thrown.success else "card-failure"),
        before=changed.before if changed else None,
        after=changed.reserve if changed else None,
    )


def sorted_dice(faces: Sequence[int]) -> tuple[CardDie, ...]:
    """Return thrown dice, the highest first; a hit counts (ZAP-15)."""
    return tuple(CardDie(face, "counts" if face >= HIT else "failed") for face in sorted(faces, reverse=True))
