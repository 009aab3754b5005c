"""Strategies for property tests: possible events of every kind in Noir's contests."""

from typing import get_args

from hypothesis import strategies as st

from rules.noir.base.enums import ActionId, Aim, DefenceId, HarmSource, Health, Outcome
from rules.noir.base.modifiers import Item, Source
from rules.noir.base.weapons import WEAPONS, Damage
from rules.noir.state import combat_events as cd
from rules.noir.state import contest_events as d
from rules.noir.state.campaign_state import Condition
from rules.noir.state.contest_actions import Harm
from rules.noir.state.contests import (
    Check,
    Combat,
    DeclaredAction,
    Defence,
    Fighter,
    Hit,
    LateDie,
    MeasuredBy,
    Phase,
    RollPart,
    Social,
    SocialSide,
    Test,
)

NAMES = st.text("aЖå_*~` w", min_size=1, max_size=60).map(lambda text: text.strip() or "a")
TEXTS = st.text("aЖå_*~`> w", min_size=1, max_size=400).map(lambda text: text.strip() or "a")
AT = {"contest": st.just("7"), "turn": st.integers(1, 30)}
WHO = {**AT, "character": st.sampled_from("123"), "name": NAMES}
SIDES = st.integers(1, 9)
LEVELS = st.integers(1, 4)
FACES = st.integers(1, 10)
OUTCOMES = st.sampled_from(Outcome)
DICE = st.lists(FACES, min_size=2, max_size=30).map(tuple)
WEAPON_IDS = st.sampled_from([*WEAPONS, "a made one"])
ROLLED = st.sampled_from(
    ("firearms", "close-combat", "defence-distance", "luck", "a free ability of the table")
)
GIVEN = st.lists(st.sampled_from((-10, 2, 5)), max_size=5).map(tuple)
ITEMS = st.lists(
    st.builds(
        Item,
        source=st.sampled_from(Source),
        amount=st.integers(-20, 20).filter(bool),
        name=NAMES | st.just(""),
    ),
    max_size=9,
).map(tuple)


def _offered(dice: tuple[int, ...]) -> st.SearchStrategy[tuple[int, ...]]:
    unused = st.lists(FACES, max_size=5).map(tuple)
    return unused.map(lambda more: (*dice[:2], *more) if more else ())


@st.composite
def casts(draw: st.DrawFn, character: str = "1") -> RollPart:
    """Draw a finished roll."""
    dice = draw(DICE)
    return RollPart(
        character=character,
        name=draw(NAMES),
        rolls=draw(ROLLED),
        value=draw(st.integers(0, 99)),
        modifiers=draw(ITEMS),
        odds=draw(st.integers(0, 5)),
        offered=draw(_offered(dice)),
        dice=dice,
        late=draw(st.sampled_from((LateDie.CLOSED, LateDie.DONE))),
        late_face=draw(FACES),
        outcome=draw(OUTCOMES),
    )


@st.composite
def checks(draw: st.DrawFn, most: int = 9) -> Check:
    """Draw a decided check of one or several rolls."""
    count = draw(st.integers(1, most))
    rolled = tuple(draw(casts(character=str(place))) for place in range(count))
    versus = (
        MeasuredBy.TARGET if count == 1 else draw(st.sampled_from((MeasuredBy.EACH_OTHER, MeasuredBy.FIRST)))
    )
    ties = draw(st.lists(st.tuples(FACES, FACES), max_size=2).map(tuple))
    winner = draw(st.integers(0, count - 1)) if versus is MeasuredBy.EACH_OTHER else None
    return Check(versus=versus, casts=rolled, ties=ties, winner=winner)


FIGHTERS = st.builds(
    Fighter, character=st.sampled_from("123"), name=NAMES, side=SIDES, initiative=st.integers(0, 99999)
)
CONDITIONS = st.builds(
    Condition,
    daze=st.integers(0, 9999),
    open_wounds=st.integers(0, 99),
    stabilised=st.integers(0, 99),
    health=st.sampled_from(Health),
    mortal=st.integers(0, 60),
    saved=st.booleans(),
)
DAMAGE = st.builds(Damage, dice=st.integers(1, 9), flat=st.integers(-20, 20), stun=st.booleans())


@st.composite
def moves(draw: st.DrawFn) -> DeclaredAction:
    weapons = draw(st.lists(WEAPON_IDS, max_size=2).map(tuple))
    return DeclaredAction(
        actor="1",
        action=draw(st.sampled_from(ActionId)),
        weapons=weapons,
        weapon_names=tuple(draw(NAMES | st.just("")) for _ in weapons),
        targets=("2",),
        aim=draw(st.sampled_from(Aim)),
        text=draw(TEXTS | st.just("")),
        unruled=draw(st.booleans()),
    )


DEFENCES = st.builds(
    Defence,
    action=st.none() | st.sampled_from(DefenceId),
    weapon=WEAPON_IDS | st.just(""),
    aim=st.sampled_from(Aim),
)
PARTIES = st.tuples(
    *(
        st.builds(
            SocialSide,
            character=st.just(number),
            name=NAMES,
            active=st.just(active),
            text=TEXTS | st.just(""),
            rolls=ROLLED,
        )
        for number, active in (("1", True), ("2", False))
    )
)
TESTS = st.builds(Test, id=st.just("7"), title=TEXTS, place=st.just(1), check=checks())
SOCIALS = st.builds(Social, id=st.just("7"), title=TEXTS, place=st.just(1), level=LEVELS, parties=PARTIES)
COMBATS = st.builds(
    Combat,
    id=st.just("7"),
    title=TEXTS,
    place=st.just(1),
    fighters=st.lists(FIGHTERS, min_size=2, max_size=25).map(tuple),
)
HITS = st.builds(Hit, attacker=st.just("1"), victim=st.just("2"), damage=DAMAGE)


@st.composite
def damages(draw: st.DrawFn) -> cd.DamageRolled:
    """Draw damage whose numbers fit together."""
    damage, before, plus = draw(DAMAGE), draw(st.integers(0, 400)), draw(st.integers(0, 20))
    dice = tuple(draw(FACES) for _ in range(damage.dice))
    amount = max(0, sum(dice) + damage.flat + plus)
    caused = draw(st.integers(0, 10)) if amount else 0
    return cd.DamageRolled(
        contest="7",
        turn=draw(st.integers(1, 30)),
        character="1",
        name=draw(NAMES),
        damage=damage,
        dice=dice,
        plus=plus,
        amount=amount,
        daze=before + amount,
        threshold=draw(st.integers(1, 60)),
        caused=caused,
        wounds=draw(st.integers(min(1, caused), caused)),
    )


@st.composite
def hits_landed(draw: st.DrawFn) -> cd.HitsLanded:
    hits = draw(st.lists(HITS, min_size=1, max_size=9).map(tuple))
    named = st.lists(NAMES, min_size=len(hits), max_size=len(hits)).map(tuple)
    return cd.HitsLanded(contest="7", turn=1, hits=hits, attackers=draw(named), victims=draw(named))


@st.composite
def harm_dealt(draw: st.DrawFn) -> cd.HarmDealt:
    harm = Harm(source=draw(st.sampled_from(HarmSource)), text=draw(TEXTS | st.just("")))
    hits = tuple(hit.but(attacker="", harm=harm) for hit in draw(st.lists(HITS, min_size=1, max_size=9)))
    victims = draw(st.lists(NAMES, min_size=len(hits), max_size=len(hits)).map(tuple))
    resumes = draw(st.sampled_from((None, Phase.DECLARE_ACTION, Phase.ENDED)))
    return cd.HarmDealt(contest="7", turn=1, hits=hits, victims=victims, resumes=resumes)


@st.composite
def ties_thrown(draw: st.DrawFn) -> cd.TiesThrown:
    count = draw(st.integers(2, 9))
    return cd.TiesThrown(
        contest="7",
        turn=1,
        characters=tuple(str(place) for place in range(count)),
        names=tuple(draw(NAMES) for _ in range(count)),
        places=tuple(draw(st.permutations(range(1, count + 1)))),
    )


MAKERS: dict[type, st.SearchStrategy[d.ContestEvent]] = {
    d.TestOpened: st.builds(d.TestOpened, test=TESTS),
    cd.CombatOpened: st.builds(cd.CombatOpened, combat=COMBATS),
    d.SocialOpened: st.builds(d.SocialOpened, social=SOCIALS),
    d.Waited: st.builds(d.Waited, **AT, phase=st.sampled_from(Phase)),
    d.ChecksOpened: st.builds(d.ChecksOpened, **AT, checks=st.tuples(checks())),
    d.RollHeld: st.builds(d.RollHeld, **AT),
    d.HelpConfirmed: st.builds(d.HelpConfirmed, **WHO, helper=st.just("2"), helper_name=NAMES),
    d.HelpSettled: st.builds(d.HelpSettled, **WHO, helpers=st.integers(0, 20), modifiers=ITEMS),
    d.RollLet: st.builds(d.RollLet, **AT),
    d.CircumstancesGiven: st.builds(d.CircumstancesGiven, **WHO, sizes=GIVEN, modifiers=ITEMS),
    d.RollerReady: st.builds(d.RollerReady, **WHO, modifiers=ITEMS, odds=st.integers(0, 5)),
    d.DiceThrown: st.builds(d.DiceThrown, **WHO, dice=DICE) | st.builds(d.DiceThrown, **WHO, offered=DICE),
    d.TwoChosen: st.builds(d.TwoChosen, **WHO, places=st.just((0, 2)), dice=DICE),
    d.LateAsked: st.builds(d.LateAsked, **WHO),
    d.LateDeclined: st.builds(d.LateDeclined, **WHO),
    d.LateThrown: st.builds(d.LateThrown, **WHO, face=FACES),
    d.LatePlaced: st.builds(d.LatePlaced, **WHO, place=st.none() | st.integers(0, 1), dice=DICE),
    d.CheckDecided: st.builds(d.CheckDecided, **AT, number=st.just(0), check=checks()),
    cd.FighterJoined: st.builds(cd.FighterJoined, **AT, fighter=FIGHTERS),
    cd.FighterLeft: st.builds(cd.FighterLeft, **WHO),
    cd.InitiativeSet: st.builds(
        cd.InitiativeSet, **WHO, before=st.integers(0, 99999), after=st.integers(1, 99999)
    ),
    cd.RoundBegan: st.builds(cd.RoundBegan, **AT),
    cd.TiesThrown: ties_thrown(),
    cd.TurnBegan: st.builds(cd.TurnBegan, **WHO, initiative=st.integers(1, 99999)),
    cd.GritTaken: st.builds(cd.GritTaken, **WHO),
    cd.ActionDeclared: st.builds(
        cd.ActionDeclared,
        **WHO,
        move=moves(),
        target_names=st.lists(NAMES, max_size=9).map(tuple),
        cast=st.none() | casts(),
        remind_low=st.booleans(),
        remind_wounds=st.booleans(),
    ),
    cd.ActionRuled: st.builds(cd.ActionRuled, **AT, rolls=ROLLED, cast=st.none() | casts()),
    cd.DefenceDeclared: st.builds(cd.DefenceDeclared, **WHO, defence=DEFENCES, cast=st.none() | casts()),
    cd.DefenceReopened: st.builds(cd.DefenceReopened, **WHO),
    cd.ActionCalledOff: st.builds(cd.ActionCalledOff, **WHO),
    cd.AmmoSpent: st.builds(
        cd.AmmoSpent,
        **WHO,
        weapon=WEAPON_IDS,
        weapon_name=NAMES | st.just(""),
        spent=st.integers(1, 99),
        left=st.integers(0, 99),
    ),
    cd.Reloaded: st.builds(
        cd.Reloaded, **WHO, weapon=WEAPON_IDS, loaded=st.integers(0, 99), by_gm=st.booleans()
    ),
    cd.ActionDone: st.builds(
        cd.ActionDone,
        **WHO,
        action=st.sampled_from(ActionId),
        outcome=st.none() | OUTCOMES,
        tries=st.integers(0, 5),
        metres=st.integers(0, 40),
    ),
    cd.WeaponsDrawn: st.builds(
        cd.WeaponsDrawn, **WHO, weapons=st.lists(WEAPON_IDS, max_size=3).map(tuple), weapon_names=st.just(())
    ),
    cd.HitsLanded: hits_landed(),
    cd.HarmDealt: harm_dealt(),
    cd.Protected: st.builds(cd.Protected, **WHO, for_name=NAMES),
    cd.ProtectionDeclined: st.builds(cd.ProtectionDeclined, **WHO),
    cd.SurviveSaid: st.builds(cd.SurviveSaid, **WHO, points=st.sampled_from((0, 3, 15))),
    cd.DamageRolled: damages(),
    cd.HitWorkedOut: st.builds(cd.HitWorkedOut, **AT),
    cd.ConditionChanged: st.builds(
        cd.ConditionChanged,
        **WHO,
        cause=st.sampled_from(("damage", "recovery", "npc", "round")),
        before=CONDITIONS,
        after=CONDITIONS,
    ),
    cd.WoundsStabilised: st.builds(
        cd.WoundsStabilised,
        **WHO,
        medic=NAMES,
        outcome=OUTCOMES,
        change=st.integers(-1, 9),
        open_wounds=st.integers(0, 9),
        stabilised=st.integers(0, 9),
        rough=st.booleans(),
    ),
    cd.TurnEnded: st.builds(cd.TurnEnded, **WHO),
    cd.RoundEnded: st.builds(cd.RoundEnded, **AT),
    cd.CircumstancesSet: st.builds(cd.CircumstancesSet, **WHO, sizes=GIVEN),
    d.ContestEnded: st.builds(d.ContestEnded, **AT, title=TEXTS),
    d.EndTold: st.builds(d.EndTold, **AT, by=NAMES | st.just(""), text=TEXTS),
    d.TermsStated: st.builds(d.TermsStated, **WHO, active=st.booleans(), text=TEXTS, rolls=ROLLED),
    d.LossChosen: st.builds(d.LossChosen, **WHO, escalated=st.booleans(), level=LEVELS),
    d.FightBegan: st.builds(d.FightBegan, **AT, combat=st.just("8"), level=st.integers(3, 4)),
    d.LoserNamed: st.builds(d.LoserNamed, **WHO, level=LEVELS),
}
#: Every kind of event.
KINDS = frozenset(get_args(d.ContestEvent))
EVENTS = st.one_of(*MAKERS.values())
#: Heaps omit events that open a contest, and those that only follow another event.
_FIRST = {d.TestOpened, cd.CombatOpened, d.SocialOpened, d.LateThrown, d.LatePlaced}
#: Events of a turn in orders that play would not produce; the story must cope even with those.
HEAPS = st.lists(st.one_of(*(MAKERS[kind] for kind in MAKERS if kind not in _FIRST)), max_size=25)
