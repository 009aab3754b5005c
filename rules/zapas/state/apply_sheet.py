"""Applies an event to its character. Total, like `apply`."""

from rules.core.model_base import OfCharacter
from rules.zapas.base.text_matching import same
from rules.zapas.state import events as e
from rules.zapas.state import sheet_events as se
from rules.zapas.state.campaign_state import Aspect, Character, Condition, Effect, Npc, Proposal, Trait


def on_sheet(who: Character, event: OfCharacter) -> Character:
    """Return the character after one of its events."""
    match event:
        case se.BiographyWritten(text=text):
            return who.but(biography=text)
        case se.SheetReady():
            return who.but(ready=True)
        case e.FlagTaken() | e.FlagJudged() | e.StrikeAsked() | e.FlagKept() | e.FlagStruck() | e.FlagTold():
            return _on_flag(who, event)
        case e.ConditionGiven() | e.ConditionShown() | e.EffectSet() | e.ConditionLifted():
            return _on_condition(who, event)
        case e.ProfileSet() | e.NpcSet() | e.NpcHit():
            assert who.npc is not None, "only an NPC has a profile"
            return who.but(npc=_on_npc(who.npc, event))
        case se.Noted(note=note):
            return who.but(notes=(*who.notes, note), made=who.made + 1)
        case se.NoteChanged(note=number, text=text):
            said = (one.but(text=text) if one.id == number else one for one in who.notes)
            return who.but(notes=tuple(one for one in said if one.text))
        case e.ExperienceSpent():
            return who
        case _:
            return _on_trait(who, event)


def _on_trait(who: Character, event: OfCharacter) -> Character:
    match event:
        case se.TraitWritten(trait=trait):
            return who.with_trait(trait).but(made=who.made + 1)
        case se.TraitDropped(trait=number):
            return who.but(traits=tuple(one for one in who.traits if one.id != number))
        case se.AspectWritten(trait=number, aspect=aspect, proposal=proposal):
            added = _trait(who, number).with_aspect(Aspect(id=aspect, proposal=proposal))
            return who.with_trait(added).but(made=who.made + 1)
        case se.Voted(what=what, proposal=proposal):
            trait = _trait(who, what.trait)
            voted = _voted(trait, what.aspect, proposal, renaming=what.renaming)
            return who.with_trait(_again(who, voted) if voted.accepted and not trait.accepted else voted)
        case _:
            changed: int = event.model_dump(include={"trait"})["trait"]
            return who.with_trait(_changed(_trait(who, changed), event))


def _trait(who: Character, number: int) -> Trait:
    trait = who.trait(number)
    assert trait is not None, "events are about traits that are there"
    return trait


def _voted(trait: Trait, aspect: int | None, proposal: Proposal, *, renaming: bool) -> Trait:
    if renaming:
        return trait.but(renaming=proposal)
    if aspect is None:
        return trait.but(proposal=proposal)
    found = trait.aspect(aspect)
    assert found is not None, "votes are about aspects that are there"
    return trait.with_aspect(found.but(proposal=proposal))


def _again(who: Character, bought: Trait) -> Trait:
    """Return a bought trait; if it was erased before, its aspects come back asleep (ZAP-40)."""
    return bought.but(aspects=_remembered(who, bought.name))


def _changed(trait: Trait, event: OfCharacter) -> Trait:
    match event:
        case se.LevelSet(level=level):
            return trait.but(level=level, paid=(None,) * level)
        case se.AspectDropped(aspect=number):
            return trait.but(aspects=tuple(one for one in trait.aspects if one.id != number))
        case se.RenamingWritten(renaming=renaming):
            return trait.but(renaming=renaming)
        case se.TraitRenamed(after=after):
            return trait.but(proposal=trait.proposal.but(text=after), renaming=None)
        case e.TraitRaised(level=level, paid=paid):
            return trait.but(level=level, paid=(*trait.paid, paid))
        case e.DieSold(level=level, sleeps=sleeps):
            return _asleep(trait.but(level=level, paid=trait.paid[:-1]), sleeps, dormant=True)
        case e.TraitErased():
            kept = tuple(one for one in trait.aspects if one.proposal.accepted)
            return trait.but(level=0, paid=(), aspects=kept, renaming=None, archived=True)
        case e.AspectWoken(aspect=number):
            return _asleep(trait, number, dormant=False)
        case _:
            raise TypeError(f"no event of a trait: {type(event).__name__}")


def _asleep(trait: Trait, number: int | None, *, dormant: bool) -> Trait:
    found = trait.aspect(number) if number is not None else None
    return trait if found is None else trait.with_aspect(found.but(dormant=dormant))


def _on_flag(who: Character, event: e.FlagEvent) -> Character:
    match event:
        case e.FlagTaken(flag=flag):
            return who.but(flags=(*who.flags, flag), made=who.made + 1)
        case e.FlagJudged(flag=number, fits=True):
            flags = tuple(one.but(active=True) if one.id == number else one for one in who.flags)
            now = next(one for one in flags if one.id == number)
            still = who.qualifying_first and not now.qualifying
            return who.but(flags=flags, taken=who.taken + 1, qualifying_first=still)
        case e.FlagJudged(flag=number):
            return who.but(flags=tuple(one for one in who.flags if one.id != number))
        case e.StrikeAsked(flag=number, reason=reason):
            return _striking(who, number, reason)
        case e.FlagKept(flag=number):
            return _striking(who, number, "")
        case e.FlagStruck(flag=number, text=text, qualifying_first=first):
            kept = tuple(one for one in who.flags if one.id != number)
            return who.but(flags=kept, struck=(*who.struck, text), qualifying_first=first)
        case e.FlagTold():
            return who


def _striking(who: Character, number: int, reason: str) -> Character:
    flags = (one.but(striking=reason) if one.id == number else one for one in who.flags)
    return who.but(flags=tuple(flags))


def _on_condition(who: Character, event: e.ConditionEvent) -> Character:
    match event:
        case e.ConditionGiven(condition=condition):
            return who.but(conditions=(*who.conditions, condition))
        case e.ConditionShown(label=label, text=text):
            return who.but(conditions=_conditions(who, label, shows=text))
        case e.EffectSet(label=label, effect=effect, raises=raises, locks=locks):
            changed = _conditions(who, label, effect=effect, raises=raises, locks=locks)
            aspects = {aspect for _, aspect in locks} if effect is Effect.LOCK else set()
            return _locked(who.but(conditions=changed), label, aspects)
        case e.ConditionLifted(label=label):
            kept = tuple(one for one in who.conditions if not same(one.label, label))
            return _locked(who.but(conditions=kept), label, set())


def _conditions(who: Character, label: str, **changes: object) -> tuple[Condition, ...]:
    return tuple(one.but(**changes) if same(one.label, label) else one for one in who.conditions)


def _locked(who: Character, label: str, aspects: set[int]) -> Character:
    """Make a condition lock exactly these aspects (SM-2)."""

    def locked(one: Aspect) -> Aspect:
        others = tuple(lock for lock in one.locks if not same(lock, label))
        return one.but(locks=(*others, label) if one.id in aspects else others)

    traits = (trait.but(aspects=tuple(locked(one) for one in trait.aspects)) for trait in who.traits)
    return who.but(traits=tuple(traits))


def _on_npc(npc: Npc, event: e.NpcEvent) -> Npc:
    match event:
        case e.ProfileSet(profile=profile) if not profile.approach:
            return npc.but(usual=profile)
        case e.ProfileSet(profile=profile):
            others = (one for one in npc.approaches if not same(one.approach, profile.approach))
            return npc.but(approaches=(*others, profile))
        case e.NpcSet(conditions=conditions, revealed=revealed, total=total):
            dead = npc.dead and total >= npc.total
            met = npc.met or revealed
            return npc.but(conditions=conditions, revealed=revealed, met=met, total=total, dead=dead)
        case e.NpcHit(total=total, dead=dead):
            return npc.but(total=total, dead=dead)


def _remembered(owner: Character, name: str) -> tuple[Aspect, ...]:
    """Return the aspects of the last erased trait of this name, asleep (ZAP-40)."""
    erased = [one for one in owner.traits if one.archived and same(one.name, name)]
    return tuple(one.but(dormant=True) for one in erased[-1].aspects) if erased else ()
