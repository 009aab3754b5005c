"""Nyx chances in words: for rolls, opposed rolls, rounds and whole conflicts, and for picking a tactic.

They are computed from numbers and redacted states, so this module never sees a hidden pick.
"""

from collections.abc import Iterator, Mapping, Sequence
from math import isfinite
from typing import NamedTuple

from narration.nyx.base import words
from narration.nyx.base.pools import are_known, level_pool, side_pool
from narration.nyx.base.tactic_table import Grid, TacticTable, tactic_tables
from narration.parts.odds import Bar, Odds, bars, json_distribution, number, rounds, with_minus_sign
from narration.text.chances import Chance, percent
from narration.text.line import Line, line, verbatim
from rules.nyx.base.enums import Mode, SideNumber, Tactic
from rules.nyx.base.pool import Pool
from rules.nyx.conflict.advantages import advantage_effect
from rules.nyx.odds import odds
from rules.nyx.odds.forecast import Forecast, Outlook, forecast
from rules.nyx.state.campaign_state import NyxState
from rules.nyx.state.contests import Conflict

Names = words.Names

SIDES: Names = (line("odds-side-1"), line("odds-side-2"))


# ------------------------------------------------------------------------------------------ rolls


def chance_line(pool: Pool, passive: bool = False) -> Line:
    """Return a roll's chance of success and mean effect; against a passive side, its mean steps (NYX-26)."""
    steps = odds.steps(pool)
    success = percent(odds.success(pool))
    if passive:
        return line("odds-nyx-steps", chance=success, mean=signed(steps.mean))
    return line("odds-nyx-chance", chance=success, mean=number(odds.effect(pool).mean))


def signed(value: Chance) -> Line:
    """Return a number with its sign and one decimal."""
    said = number(value)
    return line("odds-positive", number=said) if round(float(value) * 10) > 0 else said


def demand_line(pool: Pool, value: int) -> Line:
    """Return the chance of success with, and without, the negative aspect that the GM demands (NYX-12)."""
    hurt = pool.but(negative=pool.negative + value)
    return line("odds-nyx-demand", accepted=percent(odds.success(hurt)), bought=percent(odds.success(pool)))


def roll_odds(pool: Pool) -> Odds:
    """Return the chances of an individual roll (NYX-15 to 18)."""
    effect, success = odds.effect(pool), odds.success(pool)
    return Odds(
        title=line("odds-nyx-roll", pool=pool_line(pool)),
        headline=line("odds-nyx-chance", chance=percent(success), mean=number(effect.mean)),
        drawn=line("odds-nyx-effects"),
        bars=bars(effect.floats()),
        facts={"success": float(success), "effect": json_distribution(effect.chances())},
    )


def slow_odds(pool: Pool, rolls: int) -> Odds:
    """Return the chances of damage from a slow penalty, if every roll uses the same pool (NYX-47)."""
    harm, success = odds.damage([pool] * rolls), odds.success(pool)
    spared = percent(harm.chance(lambda count: count == 0))
    return Odds(
        title=line("odds-nyx-slow", rolls=rolls, pool=pool_line(pool)),
        headline=line("odds-nyx-slow-damage", mean=number(harm.mean), spared=spared, chance=percent(success)),
        drawn=line("odds-nyx-slow-aspects"),
        bars=bars(harm.floats()),
        facts={
            "success": float(success),
            "damage": json_distribution(harm.chances()),
            "mean": float(harm.mean),
        },
    )


def pool_line(pool: Pool) -> Line:
    """Return the sum that a pool rolls against, and its number of dice."""
    return line("nyx-draft-sum", sum=words.pool_sum(pool), dice=words.pool_dice(pool))


def opposed_odds(first: Pool, second: Pool) -> Odds:
    """Return the chances of an opposed roll (NYX-20)."""
    a, b, tie = odds.opposed(first, second)
    margin = odds.margin(first, second)
    return Odds(
        title=line("odds-nyx-opposed", first=pool_line(first), second=pool_line(second)),
        headline=line("odds-opposed", a=percent(a), tie=percent(tie), b=percent(b)),
        drawn=line("odds-nyx-margins"),
        bars=bars(margin.floats(), 0),
        facts={
            "a": float(a),
            "b": float(b),
            "tie": float(tie),
            "margin": json_distribution(margin.chances()),
        },
    )


def opposed_line(own: Pool, other: Pool) -> Line:
    """Return the chances of an opposed roll from the point of view of one side."""
    win, _, tie = odds.opposed(own, other)
    return line("odds-nyx-own-opposed", win=percent(win), tie=percent(tie))


# ------------------------------------------------------------------------------------------ a round


def round_odds(  # a round consists of two rolls, the picks and the marker's place
    first: Pool,
    second: Pool | None,
    picks: Sequence[tuple[Tactic, Tactic]],
    *,
    marker: int,
    length: int,
    shift: int,
) -> Odds:
    """Return the chances of where a round ends (NYX-25 to 37); all given pairs of picks are equally likely.

    If `second` is None, the second side is passive and nobody picks.
    """
    if second is None:
        ends = odds.passive_landings(first, marker, length, shift)
    else:
        ends = odds.landings(odds.margin(first, second), marker, length, shift, picks)
    by_place: dict[int, float] = {}
    for end, chance in ends.items():
        place = _place(end, length)
        by_place[place] = by_place.get(place, 0.0) + chance
    mean = sum(end.marker * chance for end, chance in ends.items()) - marker
    over1, over2 = (sum(p for end, p in ends.items() if end[which]) for which in (1, 2))
    return Odds(
        title=line("odds-nyx-round", first=pool_line(first), second=_second(second)),
        headline=line("odds-nyx-moves", mean=signed(mean), over1=percent(over1), over2=percent(over2)),
        drawn=line("odds-nyx-place", length=length),
        bars=bars(by_place, marker),
        lines=(line("odds-nyx-any-picks"),) if second is not None and len(picks) > 1 else (),
        facts={
            "outcomes": [
                {"marker": end.marker, "over1": end.over1, "over2": end.over2, "p": chance}
                for end, chance in ends.items()
            ]
        },
        caption=line("odds-nyx-places", length=length),
    )


def _place(end: odds.Landing, length: int) -> int:
    """Return where a round ends. Overflow counts only if the marker stays at the end (NYX-36, D-28)."""
    return end.marker + end.over1 - end.over2 if abs(end.marker) == length else end.marker


def _second(pool: Pool | None) -> Line:
    return line("odds-passive") if pool is None else pool_line(pool)


# ------------------------------------------------------------------------------------------ the forecast


class Standing(NamedTuple):
    """The state of a conflict: both pools (`other` is None for a passive second side) and the scale.

    `advantage` is the net situational advantage in steps. If advantages change the attribute, `leverage` is
    used instead, above 0 if the own side has it. Neither counts in the `first` round (NYX-30, D-23).
    """

    own: Pool
    other: Pool | None
    length: int
    marker: int = 0
    advantage: int = 0
    first: bool = False
    leverage: int = 0

    @property
    def ahead(self) -> Forecast:
        return forecast(self.own, self.other, self.length, self.advantage, self.leverage)


def conflict_odds(standing: Standing, mode: Mode, names: Names = SIDES) -> Odds:
    """Return the chances of how a conflict ends if both sides pick optimally, for each marker position."""
    ahead, marker = standing.ahead, standing.marker
    now, acts = ahead.at(marker, first=standing.first), standing.other is not None
    tables = tactic_tables(ahead, marker, first=standing.first) if acts else ()
    return Odds(
        title=line("odds-nyx-forecast", first=pool_line(standing.own), second=_second(standing.other)),
        headline=_wins(now, mode, names, acts=acts),
        drawn=line("odds-nyx-by-place", name=names[0]),
        bars=tuple(_places(ahead, marker, now)),
        lines=(rounds(now.rounds), *_mixes(tables, names), *_assumed(mode, acts=acts)),
        grid=tables[0].grid if tables else (),
        facts=_facts(now),
        caption=line("odds-nyx-places-won", name=names[0]),
    )


def _places(ahead: Forecast, marker: int, now: Outlook) -> Iterator[Bar]:
    """Yield the own side's chance at every place; at the marker's place it is that of the current round."""
    for place in range(-ahead.length, ahead.length + 1):
        here = place == marker
        yield Bar(verbatim(with_minus_sign(place)), (now if here else ahead.at(place)).win1, here)


def _facts(now: Outlook) -> Mapping[str, object]:
    """Return the forecast for programs; `rounds` is None if no end is expected, as JSON has no infinity."""
    expected = now.rounds if isfinite(now.rounds) else None
    return {"win1": now.win1, "rounds": expected, "mix1": list(now.mix1), "mix2": list(now.mix2)}


def _wins(now: Outlook, mode: Mode, names: Names, *, acts: bool) -> Line:
    """Return each side's chance to win or, in penalty mode, of who takes the next penalty.

    A passive side takes no penalty; instead, the other side reaches its goal (NYX-26).
    """
    chances = {"first": percent(now.win1), "second": percent(now.win2)}
    if mode is Mode.PENALTY and not acts:
        return line("odds-nyx-goal-or-blood", name=names[0], **chances)
    if mode is Mode.PENALTY:
        return line("odds-nyx-first-blood", name=names[0], other=names[1], **chances)
    return line("odds-nyx-wins", name=names[0], other=names[1], **chances)


def _mixes(tables: Sequence[TacticTable], names: Names) -> tuple[Line, ...]:
    """Return the best mix of each side, and what the table shows; nothing if nobody picks."""
    if not tables:
        return ()
    mixes = (
        line("odds-nyx-mix", name=name, mix=table.mixed) for name, table in zip(names, tables, strict=True)
    )
    return (*mixes, line("odds-nyx-table", name=names[0]))


def _assumed(mode: Mode, *, acts: bool) -> tuple[Line, ...]:
    """Return the assumptions of a forecast; in penalty mode it covers nothing after a penalty (NYX-28)."""
    said = line("odds-nyx-assumed") if acts else line("odds-nyx-assumed-passive")
    return (said, line("odds-nyx-after-penalty")) if mode is Mode.PENALTY else (said,)


# ------------------------------------------------------------------------------------------ in a conflict


def standing_of(state: NyxState, conflict: Conflict, side: SideNumber) -> Standing:
    """Return a conflict's state as seen from an active side; `state` is redacted for the reader."""
    own, other = conflict.side(side), conflict.other(side)
    advantage, leverage = advantage_effect(state, own, other)
    return Standing(
        level_pool(state, own),
        None if other.passive else level_pool(state, other),
        conflict.length,
        conflict.marker if side == 1 else -conflict.marker,
        advantage,
        conflict.turn == 1,
        leverage,
    )


def running_odds(state: NyxState, conflict: Conflict) -> Odds:
    """Return a conflict's forecast from the view of its first active side, or an opposed roll's chances."""
    side = conflict.active[0].number
    standing = standing_of(state, conflict, side)
    if conflict.simple and standing.other is not None:
        return opposed_odds(standing.own, standing.other)
    names = (conflict.side(side).name, conflict.other(side).name)
    return conflict_odds(standing, conflict.mode, words.short_names(names))


def picking(state: NyxState, conflict: Conflict, side: SideNumber) -> tuple[tuple[Line, ...], Grid]:
    """Return what helps a side to pick a tactic: its chances in words, and a table for the coming round."""
    standing = standing_of(state, conflict, side)
    ahead, first = standing.ahead, standing.first
    chance = percent(ahead.at(standing.marker, first=first).win1)
    if conflict.mode is Mode.PENALTY:
        win = line("odds-nyx-own-first-blood", chance=chance)
    else:
        win = line("odds-nyx-own-win", chance=chance)
    return (win, line("odds-nyx-how")), tactic_tables(ahead, standing.marker, first=first)[0].grid


def declared_line(state: NyxState, conflict: Conflict, side: SideNumber, pool: Pool) -> Line:
    """Return the chance of a drafted declaration; in an opposed roll, the chances against the other side."""
    other = conflict.other(side)
    if other.passive or not conflict.simple or not are_known(state, conflict):
        return chance_line(pool, passive=other.passive)
    return opposed_line(pool, side_pool(state, conflict, other))
