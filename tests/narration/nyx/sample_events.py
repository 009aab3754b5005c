"""Strategies for plausible events of Nyx, for property tests: sheets, rolls and conflicts.

The numbers in an event are consistent. `sample_events_between` has the events between rounds.
"""

from hypothesis import strategies as st

from rules.nyx.base.enums import (
    SHEET_ATTRIBUTES,
    Attribute,
    BonusKind,
    BreakOff,
    CharacterKind,
    EndReason,
    GroupMode,
    Mode,
    Sealed,
    SideNumber,
    Tactic,
)
from rules.nyx.base.pool import Pool, Roll, Use
from rules.nyx.base.rolls import read
from rules.nyx.base.tactics import choice_winner, effective_winners, final_movement, narrator
from rules.nyx.state import contest_events as d
from rules.nyx.state import events as e
from rules.nyx.state.contests import Bonus, Conflict, Outcome, Side

NAMES = st.text("aЖå_*~` w", min_size=1, max_size=60).map(lambda text: text.strip() or "a")
TEXTS = st.text("aЖå_*~`> w", min_size=1, max_size=400).map(lambda text: text.strip() or "a")
SIDES: st.SearchStrategy[SideNumber] = st.sampled_from((1, 2))
TURNS = st.integers(1, 30)
AT = {"contest": st.just("7"), "turn": TURNS}

USES = st.builds(
    Use, aspect=st.integers(1, 20), name=NAMES, value=st.integers(1, 3), points=st.sampled_from((-1, 0, 1, 3))
)
SIDE_CLAIMS = st.builds(d.SideClaim, side=st.sampled_from((1, 2)), name=NAMES, use=USES)
SOME_USES = st.lists(USES, max_size=3).map(tuple)
GROUPS = st.just(()) | st.lists(NAMES, min_size=2, max_size=6).map(tuple)
ATTRIBUTES = st.sampled_from(Attribute)
TACTICS = st.sampled_from(Tactic)


@st.composite
def rolls(draw: st.DrawFn, modifier: int = 3) -> Roll:
    pool = draw(
        st.builds(
            Pool,
            attribute=ATTRIBUTES,
            current=st.integers(1, 15),
            modifier=st.integers(-3, modifier),
            positive=st.integers(0, 15),
            negative=st.integers(0, 15),
        )
    )
    faces = st.lists(st.integers(1, 10), min_size=pool.size, max_size=pool.size)
    return read(pool, tuple(draw(faces)))


@st.composite
def sides_rolled(draw: st.DrawFn, side: SideNumber, name: str, tactic: Tactic | None) -> d.SideRolled:
    return d.SideRolled(
        side=side,
        name=name,
        roll=draw(rolls()),
        tactic=tactic,
        positive=draw(SOME_USES),
        negative=draw(SOME_USES),
        forced=draw(SOME_USES),
        bought_off=draw(SOME_USES),
        points=draw(st.none() | st.integers(0, 12)),
    )


@st.composite
def rounds(draw: st.DrawFn) -> d.RoundRolled:
    """Draw a round against an active or a passive side, evaluated by the rules."""
    names, turn = draw(st.tuples(NAMES, NAMES)), draw(TURNS)
    start, shift = draw(st.integers(-10, 10)), 0 if turn == 1 else draw(st.integers(-5, 5))
    known = {"contest": "7", "turn": turn, "names": names, "start": start, "shift": shift}
    if draw(st.booleans()):
        one = draw(sides_rolled(1, names[0], None))
        rest = {"sides": (one,), "raw": start + one.roll.steps + shift, "narrator": 1}
        return d.RoundRolled.model_validate({**known, **rest, "tactic_winner": None, "winners": ()})
    picks = draw(TACTICS), draw(TACTICS)
    one, two = draw(sides_rolled(1, names[0], picks[0])), draw(sides_rolled(2, names[1], picks[1]))
    raw = start + one.roll.effect - two.roll.effect + shift
    winner = choice_winner(*picks)
    judged = {
        "sides": (one, two),
        "raw": raw,
        "tactic_winner": winner,
        "winners": effective_winners(*picks, raw),
        "narrator": narrator(winner, one.roll.effect, two.roll.effect),
    }
    return d.RoundRolled.model_validate({**known, **judged})


BONUSES = st.builds(Bonus, choice=st.sampled_from(BonusKind), text=TEXTS, judged=st.booleans())


def moves_after(event: d.RoundRolled, chosen: tuple[tuple[SideNumber, Bonus], ...]) -> d.MarkerMoved:
    """Return the marker's move after this round, once its winners have chosen."""
    length = max(5, abs(event.start))
    takers = [side for side, bonus in chosen if bonus.choice is BonusKind.STEPS]
    net = sum(3 if side == 1 else -3 for side in takers)
    tactic = next((one.tactic for one in event.sides if net and one.side == takers[0]), None)
    movement = final_movement(event.raw, length, net, tactic)
    harmed: SideNumber | None = 2 if movement.over1 else 1 if movement.over2 else None
    return d.MarkerMoved(
        contest="7",
        turn=event.turn,
        names=event.names,
        length=length,
        start=event.start,
        raw=event.raw,
        net=net,
        movement=movement,
        harmed=harmed,
    )


@st.composite
def moves(draw: st.DrawFn) -> d.MarkerMoved:
    event = draw(rounds())
    return moves_after(event, tuple((side, draw(BONUSES)) for side in event.winners))


@st.composite
def conflicts(draw: st.DrawFn) -> Conflict:
    length = draw(st.integers(3, 10))
    group = draw(st.none() | st.sampled_from(GroupMode))
    first = Side(
        number=1,
        name=draw(NAMES),
        character="1",
        members=("1", "3", "4") if group else (),
        group=group,
        goal=draw(TEXTS),
        break_off=draw(st.sampled_from(BreakOff)),
        advantage=draw(st.integers(0, 5)),
        modifier=draw(st.integers(-3, 3)),
    )
    second = Side(
        number=2, name=draw(NAMES), goal=draw(st.just("") | TEXTS), character=draw(st.sampled_from(("", "2")))
    )
    simple = draw(st.booleans()) and not second.passive
    return Conflict(
        id="7",
        title=draw(NAMES),
        place=1,
        length=length,
        mode=draw(st.sampled_from(Mode)),
        marker=0 if simple else draw(st.integers(-length, length)),
        sides=(first, second),
        simple=simple,
        stake=draw(st.just("") | TEXTS) if simple else "",
        harmful=simple and draw(st.booleans()),
    )


@st.composite
def outcomes(draw: st.DrawFn) -> Outcome:
    reason = draw(st.sampled_from(EndReason))
    nobody = reason in (EndReason.BROKE_OFF, EndReason.GM)
    undecided = reason is EndReason.DECIDED and draw(st.booleans())
    by = draw(st.none() | SIDES) if reason is EndReason.BROKE_OFF else None
    return Outcome(reason=reason, winner=None if nobody or undecided else draw(SIDES), by=by)


def penalties() -> st.SearchStrategy[d.PenaltyTaken]:
    who = {"side": SIDES, "character": st.just("1"), "name": NAMES, "attribute": ATTRIBUTES}
    fatigue = st.builds(
        d.PenaltyTaken, **AT, **who, effect=st.integers(1, 20), fatigue=st.integers(0, 20), damage=st.just("")
    )
    damage = st.builds(d.PenaltyTaken, **AT, **who, effect=st.integers(1, 20), damage=NAMES)
    mob = st.builds(
        d.PenaltyTaken, **AT, **who, effect=st.integers(1, 20), fatigue=st.integers(0, 20), drop=st.just(1)
    )
    return fatigue | damage | mob


@st.composite
def opposed(draw: st.DrawFn) -> d.OpposedRolled:
    """Draw an opposed roll, evaluated by the rules."""
    names = draw(st.tuples(NAMES, NAMES))
    one, two = draw(sides_rolled(1, names[0], None)), draw(sides_rolled(2, names[1], None))
    margin = one.roll.effect - two.roll.effect
    winner: SideNumber | None = None if margin == 0 else 1 if margin > 0 else 2
    loser: SideNumber | None = None if winner is None else 2 if winner == 1 else 1
    harmful = draw(st.booleans())
    return d.OpposedRolled(
        contest="7",
        turn=1,
        names=names,
        sides=(one, two),
        winner=winner,
        margin=abs(margin),
        stake=draw(TEXTS if harmful else TEXTS | st.just("")),
        harmed=loser if harmful else None,
    )


USED = {"character": st.just("1"), "name": NAMES, "use": USES}
MAKERS: dict[type, st.SearchStrategy[e.NyxEvent]] = {
    e.CharacterCreated: st.builds(
        e.CharacterCreated,
        character=st.just("1"),
        name=NAMES,
        character_kind=st.sampled_from(CharacterKind),
        seat=st.just(""),
        value=st.integers(0, 15),
    ),
    e.AttributeSet: st.builds(
        e.AttributeSet,
        character=st.just("1"),
        attribute=st.sampled_from(SHEET_ATTRIBUTES),
        value=st.integers(1, 15),
    ),
    e.AspectsNamed: st.builds(
        e.AspectsNamed,
        character=st.just("1"),
        first=st.integers(1, 10),
        names=st.lists(NAMES | st.just(""), min_size=1, max_size=10).map(tuple),
    ),
    e.CharacterFinished: st.builds(e.CharacterFinished, character=st.just("1"), name=NAMES),
    d.ChoiceHanded: st.builds(d.ChoiceHanded, **AT, side=SIDES, name=NAMES),
    e.FatigueCleared: st.builds(e.FatigueCleared, characters=st.just(("1", "2"))),
    e.RolledAlone: st.builds(
        e.RolledAlone,
        character=st.just("1"),
        name=NAMES,
        positive=SOME_USES,
        negative=SOME_USES,
        forced=SOME_USES,
        roll=rolls(modifier=0),
        text=TEXTS | st.just(""),
        group=GROUPS,
    ),
    e.UsedInStory: st.builds(e.UsedInStory, **USED, text=TEXTS),
    e.SucceededByAspect: st.builds(e.SucceededByAspect, **USED, text=TEXTS),
    e.AspectDemanded: st.builds(
        e.AspectDemanded,
        character=st.just("1"),
        name=NAMES,
        aspect=st.just(3),
        aspect_name=NAMES,
        value=st.integers(1, 3),
    ),
    e.DemandAnswered: st.builds(e.DemandAnswered, **USED, bought_off=st.booleans()),
    d.ConflictOpened: st.builds(d.ConflictOpened, **AT, conflict=conflicts()),
    d.Declared: st.builds(
        d.Declared,
        **AT,
        side=SIDES,
        attribute=ATTRIBUTES,
        positive=SOME_USES,
        negative=SOME_USES,
        goal=TEXTS | st.just(""),
        character=st.sampled_from(("", "2")),
    ),
    d.DeclarationReopened: st.builds(d.DeclarationReopened, **AT, side=SIDES),
    d.ClaimsLet: st.builds(
        d.ClaimsLet, **AT, claims=st.lists(SIDE_CLAIMS, min_size=1, max_size=3).map(tuple)
    ),
    d.ClaimStruck: st.builds(d.ClaimStruck, **AT, side=SIDES, name=NAMES, use=USES, text=TEXTS | st.just("")),
    d.TacticsOpened: st.builds(d.TacticsOpened, **AT),
    d.TacticReopened: st.builds(d.TacticReopened, **AT, side=SIDES, name=NAMES),
    d.ModifierSet: st.builds(d.ModifierSet, **AT, side=SIDES, modifier=st.integers(-3, 3)),
    d.AutomaticSet: st.builds(d.AutomaticSet, **AT, side=SIDES, on=st.booleans()),
    d.AdvantageSet: st.builds(d.AdvantageSet, **AT, side=SIDES, advantage=st.integers(0, 5)),
    d.TacticPicked: st.builds(d.TacticPicked, **AT, side=SIDES, tactic=TACTICS | st.just(Sealed.SEALED)),
    d.RoundRolled: rounds(),
    d.BonusChosen: st.builds(
        d.BonusChosen, **AT, side=SIDES, bonus=BONUSES | st.just(Sealed.SEALED), hidden=st.booleans()
    ),
    d.BonusesRevealed: st.builds(
        d.BonusesRevealed,
        **AT,
        names=st.tuples(NAMES, NAMES),
        bonuses=st.lists(st.tuples(SIDES, BONUSES), min_size=1, max_size=2).map(tuple),
    ),
    d.StoryJudged: st.builds(d.StoryJudged, **AT, side=SIDES, name=NAMES, text=TEXTS, allowed=st.booleans()),
    d.MarkerMoved: moves(),
    d.PenaltyTaken: penalties(),
    d.RoundTold: st.builds(d.RoundTold, **AT, by=NAMES | st.just(""), text=TEXTS),
    d.TurnOpened: st.builds(d.TurnOpened, **AT, standing=st.just(())),
    d.OpposedRolled: opposed(),
    d.ConflictEnded: st.builds(
        d.ConflictEnded,
        **AT,
        title=NAMES,
        names=st.tuples(NAMES, NAMES),
        goals=st.tuples(TEXTS, TEXTS | st.just("")),
        marker=st.integers(-10, 10),
        outcome=outcomes(),
    ),
}
"""A strategy for each of these kinds of event."""
