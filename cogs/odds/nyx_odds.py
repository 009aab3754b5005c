"""The questions of /odds about Nyx: each is turned into a function that calculates the answer."""

from functools import partial
from typing import NamedTuple

from chat.interactions.context import Context, places_of
from cogs.odds.answers import Asked, Rolled
from narration.nyx.base import odds
from narration.nyx.base.odds import Standing
from narration.nyx.base.pools import are_known
from rules.core.refusal import Refused
from rules.core.seat import PUBLIC
from rules.nyx.base.enums import Attribute, Mode, Tactic
from rules.nyx.base.pool import Pool
from rules.nyx.conflict import advantages
from rules.nyx.odds.odds import known_picks
from rules.nyx.state.contests import Conflict


class Typed(NamedTuple):
    """A side of a conflict as it was typed; one without a value is passive."""

    value: int | None
    modifier: int = 0
    positive: int = 0
    negative: int = 0

    @property
    def pool(self) -> Pool | None:
        """The roll of this side; None for a passive side."""
        return None if self.value is None else pool(self.value, *self[1:])


def pool(value: int, modifier: int = 0, positive: int = 0, negative: int = 0) -> Pool:
    """Return a roll with these numbers, whatever they are."""
    return Pool(
        attribute=Attribute.VALUE, current=value, modifier=modifier, positive=positive, negative=negative
    )


def roll(_: Context | None, rolled: Rolled) -> Asked:
    """Return a function that calculates a roll, alone or against another."""
    own = pool(*rolled.own, *rolled.extra)
    if rolled.other is None:
        return partial(odds.roll_odds, own)
    return partial(odds.opposed_odds, own, pool(*rolled.other))


def slow(own: Pool, rolls: int) -> Asked:
    """Return a function that calculates the damage of a slow penalty with this many rolls."""
    return partial(odds.slow_odds, own, rolls)


def conflict(
    context: Context | None, own: Pool, other: Typed, scale: tuple[int, int], net: int, mode: str
) -> Asked:
    """Return a function that calculates how a conflict with these numbers ends.

    `scale` is its length and the marker's place, `net` the situational advantage: below 0 for side 2.
    Refused: `odds-off-scale`.
    """
    _require_on_scale(*scale)
    in_steps = (
        context is None or context.campaign.system != "nyx" or advantages.counts_in_steps(context.state)
    )
    steps, leverage = advantages.split_advantage(net, in_steps=in_steps)
    where = Standing(own, other.pool, *scale, steps, leverage=leverage)
    return partial(odds.conflict_odds, where, Mode(mode))


def round_(own: Pool, other: Typed, scale: tuple[int, int], shift: int, tactics: tuple[str, str]) -> Asked:
    """Return a function that calculates a round; an empty tactic means any. Refused: `odds-off-scale`."""
    _require_on_scale(*scale)
    length, marker = scale
    picks = known_picks(*(Tactic[tactic.upper()] if tactic else None for tactic in tactics))
    return partial(odds.round_odds, own, other.pool, picks, marker=marker, length=length, shift=shift)


def _require_on_scale(length: int, marker: int) -> None:
    """Refuse `odds-off-scale` for a marker beyond the ends of the scale."""
    if abs(marker) > length:
        raise Refused("odds-off-scale", marker=marker, length=length)


def running(context: Context | None, *, public: bool) -> Asked:
    """Return a function that calculates the nearest running conflict, as its readers know it.

    Refused: `odds-no-conflict`, `odds-withheld` where they do not know everybody's numbers.
    """
    if context is None or context.campaign.system != "nyx":
        raise Refused("odds-no-conflict")
    known = context.system.view(context.state, PUBLIC if public else context.seat)
    here = places_of(context.interaction)
    open_: list[Conflict] = [one for one in known.contests.values() if one.is_open]
    if not open_:
        raise Refused("odds-no-conflict")
    nearest = min(reversed(open_), key=lambda one: (*here, one.place).index(one.place))
    if not are_known(known, nearest):
        raise Refused("odds-withheld")
    return partial(odds.running_odds, known, nearest)
