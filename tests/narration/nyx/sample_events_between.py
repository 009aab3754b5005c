"""Strategies for the events of Nyx between the rounds of a conflict, and for events of every kind."""

from typing import get_args

from hypothesis import strategies as st

from rules.nyx.base.enums import SHEET_ATTRIBUTES, AskKind, GroupMode, Mode
from rules.nyx.state import contest_events as d
from rules.nyx.state import events as e
from rules.nyx.state.campaign_state import Affliction, Ask, Aspect, Call, Claim, Entry, Gain
from tests.narration.nyx.sample_events import (
    AT,
    ATTRIBUTES,
    GROUPS,
    MAKERS,
    NAMES,
    SIDES,
    SOME_USES,
    TEXTS,
    USES,
    rolls,
)

WHO = {"character": st.just("1"), "name": NAMES}
ENTRIES = st.lists(
    st.builds(Entry, name=NAMES, value=st.integers(1, 3)),
    min_size=10,
    max_size=15,
    unique_by=lambda entry: entry.name.casefold(),
).map(tuple)
ASPECTS = st.builds(
    Aspect,
    id=st.integers(1, 30),
    name=NAMES,
    value=st.integers(1, 3),
    damage=st.booleans(),
    slow=st.booleans(),
)
CALLS = st.builds(
    Call,
    id=st.just("8"),
    attribute=ATTRIBUTES,
    modifier=st.integers(-3, 0),
    text=TEXTS | st.just(""),
    group=GROUPS,
)
CLAIMS = st.builds(
    Claim,
    attribute=st.sampled_from(SHEET_ATTRIBUTES),
    modifier=st.integers(-3, 0),
    positive=SOME_USES,
    negative=SOME_USES,
    affliction=st.integers(0, 1),
)
GAINS = st.builds(
    e.JudgedGain,
    **WHO,
    gain=st.builds(Gain, id=st.integers(1, 9), use=USES, text=TEXTS | st.just("")),
)
AFFLICTIONS = st.builds(
    Affliction,
    id=st.just(1),
    name=NAMES,
    attribute=st.sampled_from(SHEET_ATTRIBUTES),
    strength=st.integers(-3, 0),
    period=st.integers(1, 6_000_000),
    began=st.integers(0, 6_000_000),
    rolled=st.integers(0, 2),
)


@st.composite
def asks(draw: st.DrawFn, *, success: bool) -> Ask:
    """Draw a request to the GM: for a success through an aspect, or for changed aspects."""
    text = draw(TEXTS)
    if success:
        return Ask(what=AskKind.SUCCESS, text=text, aspect=3)
    return Ask(what=AskKind.CHANGE, text=text, entries=draw(ENTRIES))


def asked() -> st.SearchStrategy[e.Asked]:
    one = st.builds(Entry, name=NAMES, value=st.integers(1, 3)).map(lambda entry: (entry,))
    return st.builds(e.Asked, **WHO, ask=asks(success=True), before=one) | st.builds(
        e.Asked, **WHO, ask=asks(success=False), before=ENTRIES
    )


def sheets_corrected() -> st.SearchStrategy[e.SheetCorrected]:
    numbers = {"old": st.integers(0, 99), "new": st.integers(0, 99), "reason": TEXTS}
    points = st.builds(e.SheetCorrected, **WHO, **numbers, field=st.just("points"), attribute=st.none())
    ratings = st.sampled_from(("base", "fatigue"))
    return points | st.builds(e.SheetCorrected, **WHO, **numbers, field=ratings, attribute=ATTRIBUTES)


def aspects_corrected() -> st.SearchStrategy[e.AspectCorrected]:
    pairs = st.tuples(ASPECTS, ASPECTS) | st.tuples(ASPECTS, st.none()) | st.tuples(st.none(), ASPECTS)
    return st.builds(
        lambda pair, name, reason: e.AspectCorrected(
            character="1", name=name, old=pair[0], new=pair[1], reason=reason
        ),
        pairs,
        NAMES,
        TEXTS,
    )


def conflicts_corrected() -> st.SearchStrategy[d.ConflictCorrected]:
    places = st.integers(-10, 10).map(str)
    modes = st.sampled_from(Mode).map(lambda mode: mode.value)
    either = {"reason": TEXTS, "side": st.none()}
    marker = st.builds(d.ConflictCorrected, **AT, **either, field=st.just("marker"), old=places, new=places)
    mode = st.builds(d.ConflictCorrected, **AT, **either, field=st.just("mode"), old=modes, new=modes)
    goal = {"field": st.just("goal"), "old": TEXTS | st.just(""), "new": TEXTS}
    return marker | mode | st.builds(d.ConflictCorrected, **AT, **goal, side=SIDES, reason=TEXTS)


ALL_MAKERS: dict[type, st.SearchStrategy[e.NyxEvent]] = {
    **MAKERS,
    e.RollCalled: st.builds(
        e.RollCalled,
        call=CALLS,
        mode=st.none() | st.sampled_from(GroupMode),
        rollers=st.just(("1",)),
        names=st.lists(NAMES, min_size=1, max_size=5).map(tuple),
    ),
    e.RollClaimed: st.builds(e.RollClaimed, **WHO, claim=CLAIMS),
    e.RollClaimStruck: st.builds(e.RollClaimStruck, **WHO, use=USES, text=TEXTS | st.just("")),
    e.GainsJudged: st.builds(
        e.GainsJudged, allowed=st.booleans(), gains=st.lists(GAINS, min_size=1, max_size=3).map(tuple)
    ),
    e.Asked: asked(),
    e.AskRefused: st.builds(e.AskRefused, **WHO, ask=asks(success=True) | asks(success=False)),
    e.AspectsChanged: st.builds(
        e.AspectsChanged,
        **WHO,
        before=ENTRIES,
        aspects=st.lists(ASPECTS, max_size=15).map(tuple),
        reason=TEXTS,
    ),
    e.DamageRemoved: st.builds(
        e.DamageRemoved,
        **WHO,
        aspect=st.just(11),
        damage=NAMES,
        points=st.sampled_from((-5, 0)),
        healed=st.booleans(),
    ),
    e.HealingOwed: st.builds(
        e.HealingOwed,
        characters=st.just(("1",)),
        names=st.lists(NAMES, min_size=1, max_size=5).map(tuple),
    ),
    e.Afflicted: st.builds(e.Afflicted, **WHO, affliction=AFFLICTIONS),
    e.AfflictionRolled: st.builds(
        e.AfflictionRolled,
        **WHO,
        affliction=AFFLICTIONS,
        positive=SOME_USES,
        negative=SOME_USES,
        forced=SOME_USES,
        roll=rolls(modifier=0),
        aspect=st.sampled_from((0, 12)),
    ),
    e.SheetCorrected: sheets_corrected(),
    e.AspectCorrected: aspects_corrected(),
    d.ConflictCorrected: conflicts_corrected(),
}
"""A strategy for each kind of event."""

KINDS = frozenset(get_args(get_args(e.NyxEvent)[0]))
"""Every kind of event."""

EVENTS = st.one_of(*ALL_MAKERS.values())
