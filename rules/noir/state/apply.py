"""Applies events to the state. Total: it never refuses and never rolls."""

from collections.abc import Mapping

from rules.core.model_base import OfCharacter
from rules.noir.base.enums import FateUse, Health
from rules.noir.base.weapons import Weapon
from rules.noir.state import combat_events as cd
from rules.noir.state import contest_events as d
from rules.noir.state import events as e
from rules.noir.state.apply_contest import on_contest
from rules.noir.state.campaign_state import Ability, Character, Condition, GivenFate, NoirState
from rules.noir.state.npc_numbers import with_numbers


def apply(state: NoirState, event: e.NoirEvent) -> NoirState:
    """Return the state after an event; it has the numbers that the event withholds (0121)."""
    event = with_numbers(event, told=False)
    match event:
        case e.CharacterCreated(sheet=sheet):
            campaign = state.campaign.taking_up(sheet, state.characters)
            return state.but(campaign=campaign).with_character(sheet)
        case e.WeaponMade(weapon=weapon):
            kept = tuple(one for one in state.shared.weapons if one.id != weapon.id)
            return _carried(state.but(shared=state.shared.but(weapons=(*kept, weapon))), weapon)
        case (
            e.FateSet()
            | e.FatePaid()
            | e.FateAsked()
            | e.FateRefused()
            | e.FateAllowed()
            | e.Pledged()
            | e.FateOrdered()
        ):
            return _on_fate(state, event)
        case e.DefenceOrdered(defence=defence):
            return state.but(shared=state.shared.but(defence=defence))
        case OfCharacter():
            return state.with_character(_on_sheet(state.characters[event.character], event))
        case d.TestOpened(test=opened) | cd.CombatOpened(combat=opened) | d.SocialOpened(social=opened):
            return state.with_contest(opened)
        case _:
            return _in_contest(state, event)


def _carried(state: NoirState, weapon: Weapon) -> NoirState:
    """Update a weapon, which the GM changed, for all who carry it; loaded rounds stay within its capacity."""
    most = weapon.magazine.capacity if weapon.magazine else 0
    people = {
        number: who.with_arm(arm.but(weapon=weapon, loaded=min(arm.loaded, most)))
        for number, who in state.characters.items()
        if (arm := who.arm(weapon.id)) is not None
    }
    return state.but(characters={**state.characters, **people})


def _in_contest(state: NoirState, event: e.NoirEvent) -> NoirState:
    """Apply a contest's event to the contest, and to the character whom it concerns."""
    after = state.with_contest(on_contest(state.contests[event.contest], event))
    person = _on_person(after, event)
    return after if person is None else after.with_character(person)


def _on_person(state: NoirState, event: e.NoirEvent) -> Character | None:
    match event:
        case cd.ConditionChanged(character=number, after=condition):
            return state.characters[number].but(condition=condition)
        case cd.DamageRolled(character=number, daze=daze, wounds=wounds):
            who = state.characters[number]
            condition = who.condition.but(daze=daze, open_wounds=who.condition.open_wounds + wounds)
            return who.but(condition=condition)
        case cd.AmmoSpent(character=number, weapon=weapon, left=left):
            return _loaded(state.characters[number], weapon, left)
        case cd.Reloaded(character=number, weapon=weapon, loaded=loaded):
            return _loaded(state.characters[number], weapon, loaded)
        case cd.WoundsStabilised(character=number, open_wounds=open_wounds, stabilised=stabilised):
            who = state.characters[number]
            condition = who.condition.but(open_wounds=open_wounds, stabilised=stabilised)
            return who.but(condition=condition)
        case _:
            return _without_grace(state, event)


def _without_grace(state: NoirState, event: e.NoirEvent) -> Character | None:
    """Take away given Fate from a character who lets its use pass (NOIR-69); None if nothing changes."""
    match event:
        case d.RollerReady(character=number, odds=0):
            use = FateUse.ODDS_BEFORE
        case d.LateDeclined(character=number):
            use = FateUse.ODDS_AFTER
        case cd.SurviveSaid(character=number, points=0):
            use = FateUse.SURVIVE
        case cd.ProtectionDeclined(character=number):
            use = FateUse.PROTECT
        case cd.TurnEnded(character=number):
            use = FateUse.GRIT
        case _:
            return None
    who = state.characters[number]
    return who.but(grace=None) if who.given_for(use) else None


def _loaded(who: Character, weapon: str, loaded: int) -> Character:
    arm = who.arm(weapon)
    return who if arm is None else who.with_arm(arm.but(loaded=loaded))


def _on_fate(state: NoirState, event: e.FateEvent) -> NoirState:
    match event:
        case e.FateSet(character="", new=new):
            return state.but(shared=state.shared.but(pot=new))
        case e.FateSet(character=number, new=new):
            return state.with_character(state.characters[number].but(fate=new))
        case e.FatePaid():
            return _paid(state, event)
        case e.FateAsked(ask=ask):
            asks = (*state.shared.asks, ask)
            campaign = state.campaign.but(made=state.campaign.made + 1)
            return state.but(campaign=campaign, shared=state.shared.but(asks=asks))
        case e.FateRefused(ask=ask) | e.FateAllowed(ask=ask):
            shared = state.shared.but(asks=tuple(one for one in state.shared.asks if one.id != ask.id))
            gone = ask.use is FateUse.INSPIRATION
            return state.but(shared=shared.but(pledges={}) if gone else shared)
        case e.FateOrdered(character=number, order=order):
            return state.with_character(state.characters[number].but(order=order))
        case e.Pledged(character=number, points=points):
            pledges = {**state.shared.pledges, number: points}
            kept = {who: promised for who, promised in pledges.items() if promised}
            return state.but(shared=state.shared.but(pledges=kept))
        case _:
            return state


def _paid(state: NoirState, event: e.FatePaid) -> NoirState:
    after = _charged(state, event)
    if event.use is not FateUse.CONTACT:
        return after
    knows = after.characters[event.helped or event.payer]
    return after.with_character(knows.but(contact_scene=state.campaign.scene))


def _charged(state: NoirState, event: e.FatePaid) -> NoirState:
    if not event.payer:
        return state.but(shared=state.shared.but(pot=event.left))
    who = state.characters[event.payer]
    return state.with_character(who.but(fate=event.left, grace=None if event.given else who.grace))


def _on_sheet(who: Character, event: OfCharacter) -> Character:
    match event:
        case e.AbilitySet(ability=id_, after=after):
            return who.but(abilities=_abilities(who, id_, after))
        case e.AttributeSet(attribute=id_, value=value):
            return who.but(attributes=_entered(who.attributes, id_, value))
        case e.LaterSet(attribute=id_, change=change):
            return who.but(later=_entered(who.later, id_, change or None))
        case e.EntryAdded() | e.EntryDropped():
            return _listed(who, event)
        case e.WeaponTaken(arm=arm):
            return who.with_arm(arm)
        case e.WeaponLeft(weapon=weapon):
            return who.but(arms=tuple(arm for arm in who.arms if arm.weapon.id != weapon))
        case e.SheetFinished():
            return who.but(finished=True)
        case e.SheetImported(sheet=sheet):
            return sheet
        case e.FateGained(fate=fate):
            return who.but(fate=fate)
        case e.GraceGiven(use=use, points=points):
            return who.but(grace=GivenFate(use=use, points=points))
        case e.LimitationSwitched(limitation=name, on=on):
            switched = (x.but(active=on) if x.name == name else x for x in who.limitations)
            return who.but(limitations=tuple(switched))
        case e.ConditionSet(after=after):
            return who.but(condition=after)
        case e.CountdownMoved(left=left):
            return who.but(condition=counted(who.condition, left))
        case _:
            raise TypeError(f"no event of a sheet: {event.model_fields['kind'].default}")


def counted(condition: Condition, left: int) -> Condition:
    """Return a condition with this many rounds left to live; 0 is death (NOIR-128)."""
    if left:
        return condition.but(mortal=left, fresh=False)
    return condition.but(mortal=0, fresh=False, health=Health.DEAD)


def _abilities(who: Character, id_: str, after: Ability | None) -> tuple[Ability, ...]:
    if after is None:
        return tuple(one for one in who.abilities if one.id != id_)
    if who.ability(id_) is None:
        return (*who.abilities, after)
    return tuple(after if one.id == id_ else one for one in who.abilities)


def _entered(values: Mapping[str, int], id_: str, value: int | None) -> Mapping[str, int]:
    kept = {key: number for key, number in values.items() if key != id_}
    return kept if value is None else {**kept, id_: value}


def _listed(who: Character, event: e.EntryAdded | e.EntryDropped) -> Character:
    """Add an entry, replace the one with its name, or remove it."""
    have = getattr(who, event.list)
    if isinstance(event, e.EntryDropped):
        return who.but(**{event.list: tuple(one for one in have if one.name != event.entry)})
    names = [one.name for one in have]
    if event.entry.name in names:
        place = names.index(event.entry.name)
        return who.but(**{event.list: (*have[:place], event.entry, *have[place + 1 :])})
    return who.but(**{event.list: (*have, event.entry)})
