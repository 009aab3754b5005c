"""Turn every event of a Noir campaign into a few lines for journals and short answers.

`contest.events` handles the events of rolls, combats and social conflicts.
"""

from collections.abc import Mapping
from typing import assert_never

from narration.noir.base import words
from narration.noir.contest.events import tell_contest_event
from narration.noir.fate.payments import asked, paid
from narration.noir.fate.prompts import DEFENCE_ORDERS, ORDERS
from narration.noir.sheet import entries, injury
from narration.text.line import Line, line, verbatim
from rules.noir.state import events as e
from rules.noir.state.campaign_state import Ability, Character
from rules.noir.state.npc_numbers import with_numbers

Lines = tuple[Line, ...]


def tell_event(event: e.NoirEvent) -> Lines:
    """Return the event in lines; none if the next event describes it better."""
    event = with_numbers(event)
    if isinstance(event, e.SheetEvent):
        return _sheet(event)
    if isinstance(event, e.FateEvent):
        return _fate(event)
    if isinstance(event, e.StateEvent):
        return _state(event)
    return tell_contest_event(event)


def _sheet(event: e.SheetEvent) -> Lines:
    match event:
        case e.CharacterCreated(sheet=sheet):
            return (_created(sheet),)
        case e.AbilitySet():
            return (_ability(event), *_computed(event.computed))
        case e.AttributeSet(name=name, attribute=attribute, value=value):
            said = words.VALUES[attribute]
            if value is None:
                return (line("noir-told-by-formula", name=name, value=said), *_computed(event.computed))
            written = line("noir-told-value", name=name, value=said, number=value)
            return (written, *_computed(event.computed, attribute))
        case e.LaterSet(name=name, attribute=attribute, change=change):
            return (line("noir-told-later", name=name, value=words.VALUES[attribute], change=change),)
        case e.EntryAdded(name=name, list=list_, entry=entry):
            said = entries.entry(entry)
            return (line("noir-told-entry", name=name, list=words.LISTS[list_], entry=said),)
        case e.EntryDropped(name=name, list=list_, entry=dropped):
            return (line("noir-told-entry-gone", name=name, list=words.LISTS[list_], entry=dropped),)
        case e.WeaponTaken(name=name, arm=arm):
            return (line("noir-told-weapon", name=name, weapon=entries.arm(arm)),)
        case e.WeaponLeft(name=name, weapon=weapon, weapon_name=weapon_name):
            called = words.weapon_called(weapon, weapon_name)
            return (line("noir-told-weapon-gone", name=name, weapon=called),)
        case e.WeaponMade(weapon=weapon):
            return (line("noir-told-weapon-made", weapon=entries.weapon(weapon)),)
        case e.SheetFinished(name=name):
            return (line("noir-told-finished", name=name),)
        case e.SheetImported(name=name):
            return (line("noir-told-imported", name=name),)
        case _:
            assert_never(event)


def _created(sheet: Character) -> Line:
    if sheet.npc is None:
        return line("noir-told-created", name=sheet.name)
    kind, grade = words.KINDS[sheet.npc.kind], words.GRADES[sheet.npc.grade]
    return line("noir-told-npc", name=sheet.name, kind=kind, grade=grade)


def _ability(event: e.AbilitySet) -> Line:
    before, after = event.before, event.after
    name = _called(event.ability, after or before)
    if after is None:
        return line("noir-told-value-gone", name=event.name, value=name)
    if before is None or before.value == after.value:
        return line("noir-told-value", name=event.name, value=name, number=after.value)
    return line("noir-told-value-moved", name=event.name, value=name, old=before.value, new=after.value)


def _called(id_: str, ability: Ability | None) -> Line:
    return words.VALUES.get(id_) or verbatim((ability.name if ability else "") or id_)


def _computed(moved: Mapping[str, tuple[int | None, int | None]], but: str = "") -> Lines:
    """Return the attributes that changed as a result, with old and new values (NOIR-52)."""
    said = tuple(_moved(id_, *pair) for id_, pair in moved.items() if id_ != but)
    return (line("noir-told-computed", changes=said),) if said else ()


def _moved(id_: str, old: int | None, new: int | None) -> Line:
    name = words.VALUES[id_]
    if new is None:
        return line("noir-told-unknown", value=name)
    if old is None:
        return line("noir-entry-number", name=name, number=new)
    return line("noir-told-change", value=name, old=old, new=new)


# ------------------------------------------------------------------------------------------ Fate


def _fate(event: e.FateEvent) -> Lines:
    match event:
        case e.FateSet():
            return (_account_set(event), *_reason(event.reason))
        case e.FatePaid():
            return paid(event)
        case e.FateGained(name=name, points=points, fate=fate):
            before = fate - points
            return (line("noir-told-gained", name=name, before=before, points=points, fate=fate),)
        case e.GraceGiven(name=name, use=use, points=points):
            return (line("noir-told-grace", name=name, use=words.FATE_USES[use], points=points),)
        case e.LimitationSwitched(name=name, limitation=limitation, effect=effect, on=on):
            id_ = "noir-told-limitation-on" if on else "noir-told-limitation-off"
            return (line(id_, name=name, limitation=limitation), *_reason(effect if on else ""))
        case e.FateAsked(name=name, ask=ask):
            return (asked(name, ask), *_reason(ask.text))
        case e.FateRefused(name=name, ask=ask):
            return (line("noir-told-refused", name=name, use=words.FATE_USES[ask.use]), *_reason(ask.text))
        case e.FateAllowed(name=name, ask=ask):
            return (line("noir-told-allowed", name=name, use=words.FATE_USES[ask.use]),)
        case e.FateOrdered(name=name, order=order):
            return (line(ORDERS[order], name=name),)
        case e.Pledged(name=name, points=points, total=total, needed=needed):
            return (line("noir-told-pledged", name=name, points=points, total=total, needed=needed),)
        case _:
            assert_never(event)


def _account_set(event: e.FateSet) -> Line:
    if not event.character:
        return line("noir-told-pot-set", old=event.old, new=event.new)
    return line("noir-told-fate-set", name=event.name, old=event.old, new=event.new)


def _reason(text: str) -> Lines:
    return (line("noir-told-text", text=text),) if text else ()


# ------------------------------------------------------------------------------------------ conditions


def _state(event: e.StateEvent) -> Lines:
    match event:
        case e.ConditionSet(name=name, before=before, after=after, reason=reason):
            told = line("noir-told-state", name=name, old=injury.notes(before), new=injury.notes(after))
            return (told, *_reason(reason))
        case e.CountdownMoved(name=name, left=0):
            return (line("noir-told-died", name=name),)
        case e.CountdownMoved(name=name, left=left):
            return (line("noir-told-countdown", name=name, left=left),)
        case e.DefenceOrdered(defence=order):
            return (line(DEFENCE_ORDERS[order]),)
        case _:
            assert_never(event)
