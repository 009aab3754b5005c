"""What /odds is asked of Nyx, as a function that counts it."""

from collections.abc import Callable
from functools import partial

from chat.interactions.context import Context, places_of
from narration.nyx.base import odds as nyx
from narration.nyx.base.odds import Standing
from narration.parts.odds import Odds
from rules.core.refusal import Refused
from rules.core.seat import PUBLIC
from rules.nyx.base.enums import Attribute, Tactic
from rules.nyx.base.pool import Pool
from rules.nyx.conflict import advantages
from rules.nyx.odds.odds import known_picks
from rules.nyx.state.contests import Conflict

Asked = Callable[[], Odds]
#: A value with what is added to it.
Added = tuple[int, int]
#: What both sides of a conflict roll.
Pools = tuple[Pool, Pool | None]


def pool(value: int, modifier: int = 0, positive: int = 0, negative: int = 0) -> Pool:
    """Return a roll with any numbers."""
    return Pool(
        attribute=Attribute.VALUE, current=value, modifier=modifier, positive=positive, negative=negative
    )


def roll(own: tuple[int, int, int, int], other: Added | None) -> Asked:
    """Return what reckons a roll, or one against another."""
    if other is None:
        return partial(nyx.roll_odds, pool(*own))
    return partial(nyx.opposed_odds, pool(*own), pool(*other))


def pools(own: tuple[int, int, int, int], other: tuple[int | None, int, int, int]) -> Pools:
    """Return what both sides of a conflict roll; None for a second side without a value: it is passive."""
    value, *added = other
    return pool(*own), None if value is None else pool(value, *added)


def advantage(context: Context | None, net: int) -> Added:
    """Return a net situational advantage in steps and on the attribute: as this table has it, or in steps."""
    if context is None or context.campaign.system != "nyx":
        return advantages.split_advantage(net, in_steps=True)
    return advantages.split_advantage(net, in_steps=advantages.counts_in_steps(context.state))


def standing(both: Pools, length: int, marker: int, held: Added = (0, 0)) -> Standing:
    """Return where a conflict stands, with an `advantage`. Refused: `odds-off-scale`."""
    if abs(marker) > length:
        raise Refused("odds-off-scale", marker=marker, length=length)
    steps, leverage = held
    return Standing(*both, length, marker, steps, leverage=leverage)


def round_(where: Standing, shift: int, *tactics: str) -> Asked:
    """Return what reckons a round; a tactic that is not named may be any."""
    own, other = (Tactic[tactic.upper()] if tactic else None for tactic in tactics)
    place = {"marker": where.marker, "length": where.length, "shift": shift}
    return partial(nyx.round_odds, where.own, where.other, known_picks(own, other), **place)


def running(context: Context | None) -> Asked:
    """Return what reckons the conflict that runs here, as everybody knows it. Refused: `odds-no-conflict`."""
    if context is None or context.campaign.system != "nyx":
        raise Refused("odds-no-conflict")
    known = context.system.view(context.state, PUBLIC)
    here = places_of(context.interaction)
    open_: list[Conflict] = [one for one in known.contests.values() if one.is_open]
    if not open_:
        raise Refused("odds-no-conflict")
    nearest = min(reversed(open_), key=lambda one: (*here, one.place).index(one.place))
    return partial(nyx.running_odds, known, nearest)
