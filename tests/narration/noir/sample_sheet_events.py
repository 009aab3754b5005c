"""Strategies for property tests: possible characters of Noir, and events of sheets, Fate and conditions.

The events of rolls, combats and social conflicts are in `sample_contest_events`.
"""

from typing import Any, get_args

from hypothesis import strategies as st

from rules.noir.base.enums import (
    ABILITIES,
    ATTRIBUTES,
    Activation,
    DefenceOrder,
    FateOrder,
    FateUse,
    Grade,
    Health,
    Level,
    NpcKind,
)
from rules.noir.base.weapons import WEAPONS, Weapon, damage_of, magazine_of
from rules.noir.sheet.entries import LISTS
from rules.noir.state import events as e
from rules.noir.state.campaign_state import (
    Ability,
    CarriedWeapon,
    Character,
    Condition,
    Drive,
    Expertise,
    FateRequest,
    Limitation,
    Mark,
    Npc,
    Property,
    Trait,
)
from tests.narration.nyx.sample_events import NAMES, TEXTS

KINDS = {*get_args(e.SheetEvent), *get_args(e.FateEvent), *get_args(e.StateEvent)}
"""The kinds of event that have samples here."""

VALUES = st.integers(0, 99)
CHANGES = st.integers(-99, 99)
ATTRIBUTE = st.sampled_from(ATTRIBUTES)
SOME_TEXT = TEXTS | st.just("")

#: Abilities of a main character, enough to compute every attribute.
COMPLETE = {
    "alertness": 9,
    "agility": 6,
    "charm": 5,
    "close-combat": 12,
    "composure": 8,
    "deduction": 9,
    "determination": 7,
    "firearms": 10,
    "fitness": 6,
    "intuition": 10,
    "leadership": 11,
    "reactions": 8,
    "resistance": 5,
    "strength": 8,
    "worldliness": 9,
}
UZI = Weapon(
    id="9",
    name="Uzi",
    kind=WEAPONS["pistol"].kind,
    damage=damage_of("2T"),
    reach=(10, 80),
    precision=-1,
    recoil=3,
    single=True,
    automatic=True,
    magazine=magazine_of("32+1"),
)


def alma(**changes: Any) -> Character:
    """Return a main character with a finished sheet and these changes."""
    known = Character(
        id="1",
        name="Alma",
        seat="2",
        abilities=tuple(Ability(id=id_, value=value) for id_, value in COMPLETE.items()),
        attributes={"size": 12, "luck": 6},
        fate=3,
        finished=True,
    )
    return known.but(**changes)


def thug(**changes: Any) -> Character:
    """Return an NPC made from a template."""
    npc = Npc(
        kind=NpcKind.COMBATANT,
        grade=Grade.EXPERIENCED,
        primary=("close-combat", "Smyga"),
        secondary=("firearms",),
    )
    return Character(id="3", name="Thug", npc=npc, finished=True).but(**changes)


ABILITY = st.builds(
    Ability,
    id=st.sampled_from(ABILITIES) | NAMES,
    value=VALUES,
    name=NAMES | st.just(""),
    property=NAMES | st.just(""),
)
ARMS = st.builds(CarriedWeapon, weapon=st.sampled_from((*WEAPONS.values(), UZI)), loaded=st.integers(0, 9))
LEVELS = st.sampled_from(Level)
ENTRIES = st.one_of(
    st.builds(Property, name=NAMES, number=st.none() | VALUES),
    st.builds(Expertise, ability=st.sampled_from(ABILITIES) | NAMES, name=NAMES, amount=CHANGES),
    st.builds(
        Limitation,
        name=NAMES,
        activation=st.sampled_from(Activation),
        effect=SOME_TEXT,
        modifier=CHANGES,
        active=st.booleans(),
    ),
    st.builds(
        Mark,
        name=NAMES,
        effect=SOME_TEXT,
        modifier=CHANGES,
        attribute=ATTRIBUTE | st.just(""),
        change=CHANGES,
    ),
    st.builds(Trait, name=NAMES, level=LEVELS, note=SOME_TEXT),
    st.builds(Drive, name=NAMES, level=LEVELS),
)
CONDITIONS = st.builds(
    Condition,
    daze=st.integers(0, 9999),
    open_wounds=st.integers(0, 999),
    stabilised=st.integers(0, 999),
    health=st.sampled_from(Health),
    mortal=st.integers(0, 999),
    saved=st.booleans(),
)
ASKS = st.one_of(
    st.builds(FateRequest, id=st.just("7"), use=st.just(FateUse.CHANGE), character=st.just("1"), text=TEXTS),
    st.builds(FateRequest, id=st.just("7"), use=st.just(FateUse.CONTACT), character=st.just("1"), text=TEXTS),
    st.builds(
        FateRequest,
        id=st.just("7"),
        use=st.just(FateUse.INSPIRATION),
        character=st.just("1"),
        text=st.just(""),
    ),
    st.builds(
        FateRequest,
        id=st.just("7"),
        use=st.just(FateUse.RESCUE),
        character=st.just("1"),
        text=SOME_TEXT,
        points=st.sampled_from((2, 4, 6, 8, 10)),
        helped=st.just("2"),
        helped_use=st.sampled_from((FateUse.SURVIVE, FateUse.GRIT)),
    ),
)
COMPUTED = st.dictionaries(ATTRIBUTE, st.tuples(st.none() | VALUES, st.none() | VALUES), max_size=5)
WHO = {"character": st.just("1"), "name": NAMES}
POINTS = st.integers(0, 15)


@st.composite
def abilities_set(draw: st.DrawFn) -> e.AbilitySet:
    """Draw an ability that was added, changed or removed."""
    before, after = draw(st.none() | ABILITY), draw(ABILITY)
    gone = before is not None and draw(st.booleans())
    return e.AbilitySet(
        character="1",
        name=draw(NAMES),
        ability=after.id,
        before=before,
        after=None if gone else after,
        computed=draw(COMPUTED),
    )


@st.composite
def entries_added(draw: st.DrawFn) -> e.EntryAdded:
    entry = draw(ENTRIES)
    return e.EntryAdded(character="1", name=draw(NAMES), list=LISTS[type(entry)], entry=entry)


@st.composite
def payments(draw: st.DrawFn) -> e.FatePaid:
    """Draw a payment from an account, from the pot, or from the pot for somebody."""
    payer, points = draw(st.sampled_from(("1", ""))), draw(POINTS)
    return e.FatePaid(
        payer=payer,
        name=draw(NAMES) if payer else draw(NAMES | st.just("")),
        use=draw(st.sampled_from(FateUse)),
        points=points,
        left=draw(st.integers(0, 999)),
        given=draw(st.integers(0, points)) if payer else 0,
        text=draw(SOME_TEXT),
        helped_name=draw(NAMES | st.just("")),
    )


MAKERS: dict[type, st.SearchStrategy[e.NoirEvent]] = {
    e.CharacterCreated: st.builds(e.CharacterCreated, sheet=st.sampled_from((alma(), thug()))),
    e.AbilitySet: abilities_set(),
    e.AttributeSet: st.builds(
        e.AttributeSet, **WHO, attribute=ATTRIBUTE, value=st.none() | VALUES, computed=COMPUTED
    ),
    e.LaterSet: st.builds(e.LaterSet, **WHO, attribute=ATTRIBUTE, change=CHANGES),
    e.EntryAdded: entries_added(),
    e.EntryDropped: st.builds(
        e.EntryDropped, **WHO, list=st.sampled_from(sorted(LISTS.values())), entry=NAMES
    ),
    e.WeaponTaken: st.builds(e.WeaponTaken, **WHO, arm=ARMS),
    e.WeaponLeft: st.builds(
        e.WeaponLeft, **WHO, weapon=st.sampled_from(sorted(WEAPONS)), weapon_name=st.just("") | NAMES
    ),
    e.WeaponMade: st.builds(e.WeaponMade, weapon=st.just(UZI)),
    e.SheetFinished: st.builds(e.SheetFinished, **WHO),
    e.SheetImported: st.builds(e.SheetImported, **WHO, sheet=st.just(alma())),
    e.FateSet: st.builds(
        e.FateSet,
        character=st.sampled_from(("1", "")),
        name=NAMES,
        old=POINTS,
        new=POINTS,
        reason=SOME_TEXT,
    ),
    e.FatePaid: payments(),
    e.FateGained: st.builds(e.FateGained, **WHO, points=st.integers(0, 1), fate=st.integers(1, 999)),
    e.GraceGiven: st.builds(e.GraceGiven, **WHO, use=st.sampled_from(FateUse), points=POINTS),
    e.LimitationSwitched: st.builds(
        e.LimitationSwitched, **WHO, limitation=NAMES, effect=SOME_TEXT, on=st.booleans()
    ),
    e.FateAsked: st.builds(e.FateAsked, **WHO, ask=ASKS),
    e.FateRefused: st.builds(e.FateRefused, **WHO, ask=ASKS),
    e.FateAllowed: st.builds(e.FateAllowed, **WHO, ask=ASKS),
    e.FateOrdered: st.builds(e.FateOrdered, **WHO, order=st.sampled_from(FateOrder)),
    e.DefenceOrdered: st.builds(e.DefenceOrdered, defence=st.sampled_from(DefenceOrder)),
    e.Pledged: st.builds(e.Pledged, **WHO, points=POINTS, total=POINTS, needed=POINTS),
    e.ConditionSet: st.builds(e.ConditionSet, **WHO, before=CONDITIONS, after=CONDITIONS, reason=TEXTS),
    e.CountdownMoved: st.builds(e.CountdownMoved, **WHO, left=st.integers(0, 99)),
}
"""A strategy for each of these kinds of event."""

EVENTS = st.one_of(*MAKERS.values())
