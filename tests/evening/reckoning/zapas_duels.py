"""What was true of duels and recovery scenes of Zapas."""

from collections.abc import Iterator

from rules.campaign.telling import Slot
from rules.zapas.state import contest_events as d
from rules.zapas.state.campaign_state import ZapasState
from rules.zapas.state.contests import Duel, Helper, Recovery, Roll
from tests.evening.reckoning.zapas_moment import PEOPLE, Claims, Gaps, ZapasMoment, hits, quoted

#: The reserve that a recovery scene fills up to (ZAP-30).
FULL = 7


def opened(m: ZapasMoment) -> Duel:
    return m.logged(d.DuelOpened)[-1].duel


def side(m: ZapasMoment, name: Slot | None) -> int:
    """Return the side of a principal, 0 for the challenger."""
    return [one.name for one in opened(m).sides].index(str(name))


def stakes(m: ZapasMoment) -> tuple[str, str]:
    """Return both stakes as they were written last."""
    written = m.logged(d.StakesWritten)
    first, second = opened(m).sides
    return written[-1].stakes if written else (first.stake, second.stake)


def acceptances(m: ZapasMoment) -> set[int]:
    """Return the sides that have accepted; new stakes clear both acceptances (ZAP-47)."""
    found: set[int] = set()
    for event in m.log:
        if isinstance(event, d.StakesWritten):
            found = set()
        elif isinstance(event, d.StakesAccepted):
            found.add(event.side)
    return found


def bid(m: ZapasMoment) -> int:
    """Return how many dice `a` puts in now."""
    mine = [one for one in m.news(d.BidMade) if one.side == side(m, m.a) and not one.by_itself]
    return mine[0].dice if mine else 0


def in_all(m: ZapasMoment) -> int:
    """Return how many dice `a` has put in so far, by all bids."""
    return sum(one.dice for one in m.logged(d.BidMade) if one.side == side(m, m.a))


def _has_no_dice(m: ZapasMoment, number: int) -> bool:
    """Return whether a side has no die left that is promised to nothing else (ZAP-50)."""
    seat = opened(m).sides[number].seat
    put_in = sum(one.dice for one in m.news(d.BidMade) if one.side == number)
    return free_dice(m.before, seat) - put_in == 0


def free_dice(state: ZapasState, seat: str) -> int:
    """Return a reserve without what is promised: in one's own rolls and duels, and as help."""
    return state.shared.of(seat).reserve - sum(_promises(state, seat))


def _promises(state: ZapasState, seat: str) -> Iterator[int]:
    for contest in state.contests.values():
        if isinstance(contest, Recovery) or not contest.is_open:
            continue
        for one in (contest,) if isinstance(contest, Roll) else contest.sides:
            yield one.pool.reserve if one.seat == seat else 0
            yield _dice_given(one.helpers, seat)


def _dice_given(helpers: tuple[Helper, ...], seat: str) -> int:
    return sum(one.seat == seat for one in helpers)


def _margin(m: ZapasMoment) -> int:
    """Return by how many hits `a` is ahead of the other side (ZAP-51)."""
    dice = m.news(d.DuelThrown)[-1].dice
    mine = side(m, m.a)
    return hits(dice[mine]) - hits(dice[1 - mine])


def _thrown(m: ZapasMoment) -> bool:
    return bool(m.news(d.DuelThrown))


def true_stakes(m: ZapasMoment) -> Iterator[str]:
    """Yield the stake that comes true: of those who won, or did not give up."""
    if _thrown(m) and _margin(m):
        yield stakes(m)[side(m, m.a) if _margin(m) > 0 else 1 - side(m, m.a)]
    for one in m.news(d.Conceded):
        yield stakes(m)[1 - one.side]


def _stakes_of_slots(m: ZapasMoment) -> Iterator[Slot]:
    known = true_stakes(m) if m.said.beat == "duel" else iter(stakes(m)[:1])
    yield from map(quoted, known)


OPENING: Claims = {**PEOPLE, "fact": lambda m: opened(m).fact}
STAKES: Claims = {**OPENING, "agreed": lambda m: acceptances(m) == {0, 1}}
BID: Claims = {
    **PEOPLE,
    "raises": lambda m: bid(m) > 0,
    "big": lambda m: bid(m) > 2,
    "high": lambda m: bid(m) > 0 and in_all(m) > 4,
    "remarked": lambda m: {"duel-bid", "duel-high"} & m.earlier,
}
OUT: Claims = {
    **PEOPLE,
    "out": lambda m: _has_no_dice(m, side(m, m.a)),
    "both_out": lambda m: _has_no_dice(m, 0) and _has_no_dice(m, 1),
    "remarked": lambda m: "duel-out" in m.earlier,
}
THROW: Claims = {
    **OPENING,
    "won": lambda m: _thrown(m) and _margin(m) > 0,
    "narrow": lambda m: _thrown(m) and _margin(m) == 1,
    "tie": lambda m: _thrown(m) and _margin(m) == 0,
    "no_hits": lambda m: _thrown(m) and max(max(each) for each in m.news(d.DuelThrown)[-1].dice) <= 3,
    "conceded": lambda m: not _thrown(m) and [one.side for one in m.news(d.Conceded)] == [side(m, m.a)],
}
GAPS: Gaps = {
    "a": lambda m: [one.name for one in opened(m).sides if one.name != m.b],
    "b": lambda m: [one.name for one in opened(m).sides if one.name != m.a],
    "stake": _stakes_of_slots,
    "stake_b": lambda m: [quoted(stakes(m)[1])],
    "n_dice": lambda m: [bid(m)],
    "n_total": lambda m: [in_all(m)],
}


def settled_facts(m: ZapasMoment) -> tuple[str, ...]:
    """Return the facts that are new; only a duel about a fact may settle one (ZAP-54)."""
    new = m.after.shared.facts[len(m.before.shared.facts) :]
    (winner,) = {one.winner for one in m.news(d.DuelThrown)} or {1 - one.side for one in m.news(d.Conceded)}
    return new if opened(m).fact and winner is not None and new == (stakes(m)[winner],) else ()


FACT: Claims = {"settled": settled_facts}
FACT_GAPS: Gaps = {"text": lambda m: map(quoted, settled_facts(m))}


def scene(m: ZapasMoment) -> Recovery:
    return m.logged(d.RecoveryStarted)[-1].scene


def _filled(m: ZapasMoment) -> list[int]:
    """Return the reserves of the scene's people as ZAP-30 has them; the state must have them, too."""
    grant = m.news(d.RecoveryEnded)[-1].grant
    seats = dict.fromkeys(m.before.characters[one].seat for one in scene(m).characters)
    before = [m.reserves(seat)[0] for seat in seats]
    after = [max(have, min(FULL, have + grant)) for have in before]
    assert after == [m.reserves(seat)[1] for seat in seats]
    return [now - have for now, have in zip(after, before, strict=True)]


RECOVERY: Claims = {
    "filled": lambda m: any(_filled(m)),
    "unchanged": lambda m: not any(_filled(m)),
    "full": lambda m: all(m.reserves(m.after.characters[one].seat)[1] >= FULL for one in scene(m).characters),
}
RECOVERY_GAPS: Gaps = {"names": lambda m: [(*scene(m).names, *scene(m).others)]}
