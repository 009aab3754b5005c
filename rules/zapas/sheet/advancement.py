"""Advancement: buying, selling and erasing dice, renaming traits, sleeping aspects (ZAP-35 to 41)."""

from typing import assert_never

from rules.core import names
from rules.core.refusal import Refused
from rules.core.seat import Seat
from rules.zapas.base.settings import Tuning, tuning
from rules.zapas.sheet.proposals import new_proposal, spend
from rules.zapas.sheet.requirements import require_new_trait
from rules.zapas.sheet.sheet import find_trait
from rules.zapas.state import actions as a
from rules.zapas.state import events as e
from rules.zapas.state import sheet_events as se
from rules.zapas.state.access import find_owned, require_travel
from rules.zapas.state.campaign_state import Aspect, Character, Trait, ZapasState

#: The full refund for a sold die, and for the last die of an erased trait (ZAP-38, ZAP-39).
SOLD, ERASED = 3, 2


def on_advancement(state: ZapasState, action: a.AdvanceAction, seat: Seat) -> tuple[e.ZapasEvent, ...]:
    """Return the events of an advancement. Refused: `not-your-character`, `not-ready`, `not-found`."""
    who = find_owned(state, action.character, seat)
    if not who.ready:
        raise Refused("not-ready", name=who.name)
    trait = find_trait(who, action.trait)
    match action:
        case a.RaiseTrait():
            return raise_trait(state, who, trait)
        case a.SellDie():
            return sell(state, who, trait, action)
        case a.EraseTrait():
            return erase(state, who, trait, action)
        case a.WakeAspect():
            return (wake(who, trait, action),)
        case a.RenameTrait():
            return (rename(state, who, trait, action),)
        case _:
            assert_never(action)


def price(level: int) -> int:
    """Return the price of a trait's next die, which equals that die's number (ZAP-36)."""
    return level + 1


def raise_trait(state: ZapasState, who: Character, trait: Trait) -> tuple[e.ZapasEvent, ...]:
    """Buy one die (ZAP-36). Refused: `trait-not-accepted`, `not-enough-xp`."""
    if not trait.accepted:
        raise Refused("trait-not-accepted")
    cost = price(trait.level)
    raised = e.TraitRaised(
        character=who.id,
        name=who.name,
        trait=trait.id,
        trait_name=trait.name,
        level=trait.level + 1,
        paid=cost,
    )
    return raised, spend(state, who, -cost)


def refund(paid: int | None, worth: int, usual: Tuning) -> int:
    """Return the refund for a die; the settings may limit it to what a bought die cost (ZAP-38, ZAP-39)."""
    return worth if paid is None or not usual.refund_paid else min(worth, paid)


def sell(state: ZapasState, who: Character, trait: Trait, action: a.SellDie) -> tuple[e.ZapasEvent, ...]:
    """Sell the highest die (ZAP-38). An aspect that loses its slot falls asleep (ZAP-40).

    Refused: `not-in-travel`, `trait-not-accepted`, `use-erase` (level 1), `text-empty`, as `aspect_to_sleep`.
    """
    require_travel(state)
    if not trait.accepted:
        raise Refused("trait-not-accepted")
    if trait.level < 2:
        raise Refused("use-erase", text=trait.name)
    account = names.sentence(action.account)
    sleeping = aspect_to_sleep(trait, action.sleeps)
    back = refund(trait.paid[-1], SOLD, tuning(state.campaign.settings))
    sold = e.DieSold(
        character=who.id,
        name=who.name,
        trait=trait.id,
        trait_name=trait.name,
        level=trait.level - 1,
        refund=back,
        sleeps=sleeping.id if sleeping else None,
        sleeps_text=sleeping.text if sleeping else "",
        account=account,
    )
    return sold, spend(state, who, back)


def aspect_to_sleep(trait: Trait, named: int | None) -> Aspect | None:
    """Return the aspect that loses its slot with the highest die; None if all keep theirs (ZAP-40).

    Refused: `which-aspect` if one must be named, `wrong-state-not-fixed` for one that is still proposed; its
    owner can withdraw that instead.
    """
    if len(trait.filled) < trait.level:
        return None
    found = trait.aspect(named) if named is not None else None
    if found is None or found not in trait.filled:
        raise Refused("which-aspect", text=trait.name)
    if not found.proposal.accepted:
        raise Refused("wrong-state-not-fixed", text=found.text)
    return found


def erase(state: ZapasState, who: Character, trait: Trait, action: a.EraseTrait) -> tuple[e.ZapasEvent, ...]:
    """Erase a trait of level 1 (ZAP-39). Refused: `not-in-travel`, `sell-first`, `text-empty`."""
    require_travel(state)
    if trait.level > 1:
        raise Refused("sell-first", text=trait.name)
    back = refund(trait.paid[-1], ERASED, tuning(state.campaign.settings))
    erased = e.TraitErased(
        character=who.id,
        name=who.name,
        trait=trait.id,
        trait_name=trait.name,
        refund=back,
        account=names.sentence(action.account),
    )
    return erased, spend(state, who, back)


def wake(who: Character, trait: Trait, action: a.WakeAspect) -> e.AspectWoken:
    """Put a sleeping aspect back into a slot (ZAP-40). Refused: `not-found`, `no-free-slot`."""
    aspect = trait.aspect(action.aspect)
    if aspect is None or not aspect.dormant:
        raise Refused("not-found")
    if len(trait.filled) >= trait.level:
        raise Refused("no-free-slot", text=trait.name, most=trait.level)
    return e.AspectWoken(
        character=who.id,
        name=who.name,
        trait=trait.id,
        trait_name=trait.name,
        aspect=aspect.id,
        text=aspect.text,
    )


def rename(state: ZapasState, who: Character, trait: Trait, action: a.RenameTrait) -> se.RenamingWritten:
    """Propose to replace a trait (ZAP-41). The table's votes decide whether its aspects fit.

    Refused: `not-in-travel`, `trait-not-accepted`, `wrong-state-renaming`, `duplicate-trait`, codes of names.
    """
    require_travel(state)
    if not trait.accepted:
        raise Refused("trait-not-accepted")
    if trait.renaming is not None:
        raise Refused("wrong-state-renaming", text=trait.renaming.text)
    name = names.name(action.name)
    require_new_trait(who, name)
    return se.RenamingWritten(
        character=who.id,
        name=who.name,
        trait=trait.id,
        trait_name=trait.name,
        renaming=new_proposal(state, who, name),
    )
