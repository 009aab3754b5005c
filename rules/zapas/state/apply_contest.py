"""Applies an event to its contest. Total, like `apply`."""

from rules.zapas.state import contest_events as d
from rules.zapas.state.contests import (
    Contest,
    Duel,
    DuelPhase,
    Helper,
    Purpose,
    Recovery,
    Roll,
    RollPhase,
    Side,
)
from rules.zapas.state.events import ZapasEvent
from rules.zapas.state.pool import items, without


def on_contest(contest: Contest, event: ZapasEvent) -> Contest:
    """Return the contest after one of its events. Events that change its step make older buttons stale."""
    if isinstance(contest, Roll):
        return _on_roll(contest, event)
    if isinstance(contest, Duel):
        return _on_duel(contest, event)
    return _on_recovery(contest, event)


def _on_roll(roll: Roll, event: ZapasEvent) -> Roll:
    match event:
        case d.DifficultySet(raises=raises, reductions=reductions, reduction=reduction):
            attack = roll.aim.purpose is Purpose.ATTACK
            text = event.approach if attack else roll.aim.text
            aim = roll.aim.but(reduction=reduction, text=text)
            return roll.but(
                phase=RollPhase.BUILDING,
                base=event.withheld or event.base,
                withheld=bool(event.withheld),
                raises=raises,
                reductions=reductions,
                aim=aim,
                unconfirmed=event.changed,
                step=roll.step + 1,
            )
        case d.PoolBuilt(pool=pool):
            return roll.but(pool=pool)
        case d.Confirmed():
            return roll.but(unconfirmed=False)
        case d.ItemBarred(item=item, out=out):
            barred = _barred(roll.barred, f"0 {item}", out=out)
            return roll.but(barred=barred, pool=without(roll.pool, item) if out else roll.pool)
        case d.Helped() | d.HelpEnded() | d.HelpDoubted() | d.HelpKept():
            return roll.but(helpers=_helpers(roll.helpers, event))
        case d.Thrown(dice=dice, hits=hits, success=success):
            settled = RollPhase.SETTLED
            return roll.but(phase=settled, dice=dice, hits=hits, success=success, step=roll.step + 1)
        case d.Followed():
            return roll.but(followed=True)
        case d.Cancelled():
            return roll.but(phase=RollPhase.CANCELLED, step=roll.step + 1)
        case _:
            return roll


def _barred(barred: tuple[str, ...], item: str, *, out: bool) -> tuple[str, ...]:
    others = tuple(one for one in barred if one != item)
    return (*others, item) if out else others


def _helpers(helpers: tuple[Helper, ...], event: ZapasEvent) -> tuple[Helper, ...]:
    match event:
        case d.Helped(helper=helper):
            return (*helpers, helper)
        case d.HelpEnded(seat=seat):
            return tuple(one for one in helpers if one.seat != seat)
        case d.HelpDoubted(seat=seat):
            return tuple(one.but(objected=True) if one.seat == seat else one for one in helpers)
        case d.HelpKept(seat=seat):
            return tuple(one.but(objected=False) if one.seat == seat else one for one in helpers)
        case _:
            return helpers


def _on_duel(duel: Duel, event: ZapasEvent) -> Duel:
    match event:
        case d.StakesWritten(stakes=stakes):
            first, second = duel.sides
            sides = (
                first.but(stake=stakes[0], accepted=False),
                second.but(stake=stakes[1], accepted=False),
            )
            return duel.but(sides=sides, step=duel.step + 1)
        case d.StakesAccepted(side=place):
            return _side(duel, place, accepted=True)
        case d.PoolBuilt(side=place, pool=pool):
            return _side(duel, place, pool=pool, confirmed=False)
        case d.SideConfirmed(side=place):
            return _side(duel, place, confirmed=True)
        case d.BiddingWanted(side=place):
            return _side(duel, place, wants_bidding=True)
        case d.CancelWanted(side=place):
            return _side(duel, place, wants_cancel=True)
        case d.ItemBarred(side=place, item=item, out=out):
            barred = _barred(duel.barred, f"{place} {item}", out=out)
            pool = duel.sides[place].pool
            if not out or item not in items(pool):
                return duel.but(barred=barred)
            return _side(duel.but(barred=barred), place, pool=without(pool, item), confirmed=False)
        case (
            d.Helped(side=place)
            | d.HelpEnded(side=place)
            | d.HelpDoubted(side=place)
            | d.HelpKept(side=place)
        ):
            return _side(duel, place, helpers=_helpers(duel.sides[place].helpers, event))
        case _:
            return _bidding(duel, event)


def _bidding(duel: Duel, event: ZapasEvent) -> Duel:
    match event:
        case d.DuelWent(phase=phase, bidder=bidder):
            sides = tuple(side.but(wants_cancel=False) for side in duel.sides)
            return duel.but(phase=phase, sides=sides, bidder=bidder, readies=0, step=duel.step + 1)
        case d.BidMade(side=place, dice=dice, total=total):
            bid = _side(duel, place, pool=duel.sides[place].pool.but(reserve=total))
            readies = 0 if dice else duel.readies + 1
            return bid.but(bidder=1 - place, readies=readies, step=duel.step + 1)
        case d.DuelThrown(dice=dice, hits=hits, winner=winner):
            first, second = duel.sides
            sides = (
                first.but(dice=dice[0], hits=hits[0]),
                second.but(dice=dice[1], hits=hits[1]),
            )
            return duel.but(phase=DuelPhase.SETTLED, sides=sides, winner=winner, step=duel.step + 1)
        case d.Conceded(side=place):
            return duel.but(phase=DuelPhase.CONCEDED, winner=1 - place, step=duel.step + 1)
        case d.Cancelled():
            return duel.but(phase=DuelPhase.CANCELLED, step=duel.step + 1)
        case _:
            return duel


def _side(duel: Duel, place: int, **changes: object) -> Duel:
    changed: Side = duel.sides[place].but(**changes)
    return duel.with_side(place, changed)


def _on_recovery(scene: Recovery, event: ZapasEvent) -> Recovery:
    if isinstance(event, d.RecoveryEnded | d.Cancelled):
        return scene.but(open=False, step=scene.step + 1)
    return scene
