"""Chances of Nyx in words: rolls, opposed rolls, rounds, the forecast of a conflict, the table of a picker.

Made from numbers and from views: of a hidden pick nothing here knows.
"""

from collections.abc import Mapping, Sequence
from math import isfinite

from narration.line import Line, line, verbatim
from narration.nyx import words
from narration.nyx.strength import side_pool
from narration.odds import Bar, Chance, Odds, bars, number, percent, plain, rounds, signless
from rules.matrix_game import Triple
from rules.nyx import odds
from rules.nyx.forecast import Forecast, Outlook, forecast
from rules.nyx.model import Conflict, Mode, NyxState, Pool, SideNumber, Tactic
from rules.nyx.outlook import Standing, net, prospect, turned
from rules.nyx.situation import counts_in_steps, situation
from rules.odds import Distribution

Names = words.Names
Grid = tuple[tuple[Line, ...], ...]

SIDES: Names = (line("odds-side-1"), line("odds-side-2"))
REPLIES = {
    Tactic.DEFENSIVE: line("odds-reply-defensive"),
    Tactic.WAITING: line("odds-reply-waiting"),
    Tactic.OFFENSIVE: line("odds-reply-offensive"),
}


# ------------------------------------------------------------------------------------------ rolls


def chance_line(pool: Pool, passive: bool = False) -> Line:
    """The chance of a roll's success and its mean effect; against a passive side, its mean steps (NYX-26)."""
    steps = odds.steps(pool)
    success = percent(steps.chance(lambda step: step > 0))
    if passive:
        return line("odds-nyx-steps", chance=success, mean=signed(steps.mean))
    return line("odds-nyx-chance", chance=success, mean=number(odds.effect(pool).mean))


def signed(value: Chance) -> Line:
    """A number with its sign and one decimal."""
    said = number(value)
    return line("odds-positive", number=said) if round(float(value) * 10) > 0 else said


def roll_odds(pool: Pool) -> Odds:
    """The chances of an individual roll (NYX-15 to 18)."""
    steps, effect = odds.steps(pool), odds.effect(pool)
    success = steps.chance(lambda step: step > 0)
    return Odds(
        title=line("odds-nyx-roll", pool=pool_line(pool)),
        headline=line("odds-nyx-chance", chance=percent(success), mean=number(effect.mean)),
        drawn=line("odds-nyx-effects"),
        bars=bars(effect.floats()),
        facts={"success": float(success), "effect": plain(effect.chances())},
    )


def pool_line(pool: Pool) -> Line:
    """What is rolled, and with how many dice."""
    return line("nyx-draft-sum", sum=words.pool_sum(pool), dice=words.pool_dice(pool))


def opposed_odds(first: Pool, second: Pool) -> Odds:
    """The chances of an opposed roll (NYX-20)."""
    margin = odds.margin(first, second)
    a, tie, b = _sides(margin)
    return Odds(
        title=line("odds-nyx-opposed", first=pool_line(first), second=pool_line(second)),
        headline=line("odds-opposed", a=percent(a), tie=percent(tie), b=percent(b)),
        drawn=line("odds-nyx-margins"),
        bars=bars(margin.floats(), 0),
        facts={"a": a, "b": b, "tie": tie},
    )


def opposed_line(own: Pool, other: Pool) -> Line:
    """The chances of an opposed roll, as one of its sides sees them."""
    win, tie, _ = _sides(odds.margin(own, other))
    return line("odds-nyx-own-opposed", win=percent(win), tie=percent(tie))


def _sides(margin: Distribution) -> Triple:
    return (
        float(margin.chance(lambda m: m > 0)),
        float(margin.chance(lambda m: m == 0)),
        float(margin.chance(lambda m: m < 0)),
    )


# ------------------------------------------------------------------------------------------ a round


def round_odds(  # a round is two rolls, what is picked, and where the marker stands
    first: Pool,
    second: Pool | None,
    picks: Sequence[tuple[Tactic, Tactic]],
    *,
    marker: int,
    length: int,
    shift: int,
) -> Odds:
    """Where a round may end (NYX-25 to 37); of several pairs of picks each is equally likely.

    Without a second roll the second side is passive, and nothing is picked.
    """
    if second is None:
        ends = _alone(first, marker, length, shift)
    else:
        ends = odds.landings(odds.margin(first, second), marker, length, shift, picks)
    by_place: dict[int, float] = {}
    for end, chance in ends.items():
        place = end.marker + end.over1 - end.over2
        by_place[place] = by_place.get(place, 0.0) + chance
    mean = sum(place * chance for place, chance in by_place.items()) - marker
    over1, over2 = (sum(p for end, p in ends.items() if end[which]) for which in (1, 2))
    return Odds(
        title=line("odds-nyx-round", first=pool_line(first), second=_second(second)),
        headline=line("odds-nyx-moves", mean=signed(mean), over1=percent(over1), over2=percent(over2)),
        drawn=line("odds-nyx-places", length=length),
        bars=bars(by_place, marker),
        facts={
            "outcomes": [
                {"marker": end.marker, "over1": end.over1, "over2": end.over2, "p": chance}
                for end, chance in ends.items()
            ]
        },
    )


def _alone(pool: Pool, marker: int, length: int, shift: int) -> Mapping[odds.Landing, float]:
    ends: dict[odds.Landing, float] = {}
    for step, chance in odds.steps(pool).floats().items():
        end = odds.settled(marker + step + shift, length)
        ends[end] = ends.get(end, 0.0) + chance
    return dict(sorted(ends.items()))


def _second(pool: Pool | None) -> Line:
    return line("odds-passive") if pool is None else pool_line(pool)


# ------------------------------------------------------------------------------------------ the forecast


def conflict_odds(standing: Standing, mode: Mode, names: Names = SIDES, *, passive: bool = False) -> Odds:
    """How a conflict will end if both sides pick as well as they can, from each place of the scale.

    Of a `passive` second side nothing is rolled (NYX-26).
    """
    second = None if passive else standing.second
    found = None if passive else prospect(standing)
    if passive:
        ahead: Forecast | None = forecast(standing.first, None, standing.length, standing.advantage)
    else:
        ahead = found.ahead if found else None
    title = line("odds-nyx-forecast", first=pool_line(standing.first), second=_second(second))
    drawn = line("odds-nyx-by-place", name=names[0])
    if ahead is None:
        return Odds(title, line("odds-nyx-stuck"), drawn, (), facts=_facts(None))
    now = found.now if found else ahead.at(standing.marker)
    return Odds(
        title=title,
        headline=_wins(now, mode, names),
        drawn=drawn,
        bars=tuple(
            Bar(verbatim(signless(place)), ahead.at(place).win1, place == standing.marker)
            for place in range(-standing.length, standing.length + 1)
        ),
        lines=(rounds(now.rounds), *(() if passive else _mixes(now, names)), *_assumed(mode)),
        grid=() if found is None else _grid(found.steps, now.mix1),
        facts=_facts(now),
        caption=line("odds-nyx-places-won", name=names[0]),
    )


def _facts(now: Outlook | None) -> Mapping[str, object]:
    """JSON knows no infinity: what is never expected to end, or is not foreseeable, is null."""
    if now is None:
        return {"win1": None, "rounds": None, "mix1": None, "mix2": None}
    expected = now.rounds if isfinite(now.rounds) else None
    return {"win1": now.win1, "rounds": expected, "mix1": list(now.mix1), "mix2": list(now.mix2)}


def _wins(now: Outlook, mode: Mode, names: Names) -> Line:
    chances = {"first": percent(now.win1), "second": percent(now.win2)}
    if mode is Mode.PENALTY:
        return line("odds-nyx-first-blood", name=names[0], other=names[1], **chances)
    return line("odds-nyx-wins", name=names[0], other=names[1], **chances)


def _mixes(now: Outlook, names: Names) -> tuple[Line, ...]:
    return tuple(
        line("odds-nyx-mix", name=name, mix=_mix(mix))
        for name, mix in zip(names, (now.mix1, now.mix2), strict=True)
    )


def _mix(mix: Triple) -> tuple[Line, ...]:
    return tuple(
        line("odds-nyx-part", tactic=words.TACTICS[tactic], chance=whole_percent(mix[tactic]))
        for tactic in Tactic
        if mix[tactic] > 0
    )


def whole_percent(chance: float) -> Line:
    """A share in whole percent."""
    return line("odds-whole-percent", percent=round(100 * chance))


def _assumed(mode: Mode) -> tuple[Line, ...]:
    said = (line("odds-nyx-assumed"),)
    return (*said, line("odds-nyx-after-penalty")) if mode is not Mode.GOAL else said


def _grid(steps: tuple[Triple, ...], mix: Triple) -> Grid:
    """The mean steps of each tactic against each reply, and how often the best mix picks it."""
    head = (verbatim(""), *(REPLIES[tactic] for tactic in Tactic), line("odds-nyx-share"))
    rows = (
        (words.TACTICS[tactic], *map(signed, steps[tactic]), whole_percent(mix[tactic])) for tactic in Tactic
    )
    return (head, *rows)


# ------------------------------------------------------------------------------------------ in a conflict


def standing_of(state: NyxState, conflict: Conflict) -> Standing | None:
    """Return where a conflict between two active sides stands, as everybody knows it."""
    if conflict.simple or len(conflict.active) < 2:
        return None
    first, second = (side_pool(state, conflict, side) for side in conflict.sides)
    return Standing(
        first,
        second,
        conflict.length,
        conflict.marker,
        situation(state, conflict),
        net(conflict) if counts_in_steps(state) else 0,
    )


def running_odds(state: NyxState, conflict: Conflict) -> Odds:
    """The forecast of a running conflict, of a passive side too; of an opposed roll, its chances."""
    names = words.short_names((conflict.sides[0].name, conflict.sides[1].name))
    pools = [None if side.passive else side_pool(state, conflict, side) for side in conflict.sides]
    first, second = pools
    if first is None or second is None:
        return _against_passive(state, conflict, names)
    if conflict.simple:
        return opposed_odds(first, second)
    standing = standing_of(state, conflict)
    assert standing is not None, "both sides are active"
    return conflict_odds(standing, conflict.mode, names)


def _against_passive(state: NyxState, conflict: Conflict, names: Names) -> Odds:
    """The forecast of a conflict with one active side, from where that one stands."""
    (active,) = conflict.active
    pool = side_pool(state, conflict, active)
    way = 1 if active.number == 1 else -1
    advantage = net(conflict) if counts_in_steps(state) else 0
    seen = Standing(pool, pool, conflict.length, way * conflict.marker, 0, advantage)
    return conflict_odds(seen, conflict.mode, names if way == 1 else (names[1], names[0]), passive=True)


def picking(state: NyxState, conflict: Conflict, side: SideNumber) -> tuple[tuple[Line, ...], Grid]:
    """What a picker says of the chances for one side: sentences, and a table for the coming round."""
    standing = standing_of(state, conflict)
    if standing is None:
        return (), ()
    found = prospect(standing if side == 1 else turned(standing))
    if found is None:
        return (line("odds-nyx-stuck"),), ()
    chance = percent(found.now.win1)
    first_blood = conflict.mode is Mode.PENALTY
    win = (
        line("odds-nyx-own-first-blood", chance=chance)
        if first_blood
        else line("odds-nyx-own-win", chance=chance)
    )
    return (win, line("odds-nyx-how")), _grid(found.steps, found.now.mix1)


def declared_line(state: NyxState, conflict: Conflict, side: SideNumber, pool: Pool) -> Line:
    """The chance of what a side would declare: in an opposed roll, against what the other has declared."""
    other = conflict.other(side)
    if other.passive or not conflict.simple:
        return chance_line(pool, passive=other.passive)
    return opposed_line(pool, side_pool(state, conflict, other))
