"""Checks for additions to a sheet: unused names, free slots, affordable prices."""

from rules.core.refusal import Refused
from rules.zapas.base.text_matching import same
from rules.zapas.state.access import require_travel
from rules.zapas.state.campaign_state import Character, Trait, ZapasState

#: The price of a trait after creation, die by die (ZAP-37).
NEW_TRAIT = (1, 2)


def require_new_trait(owner: Character, name: str, besides: int | None = None) -> None:
    """Refuse `duplicate-trait` for a name that another trait of the character has (ZAP-2)."""
    for one in owner.standing:
        taken = same(one.name, name) or (one.renaming is not None and same(one.renaming.text, name))
        if one.id != besides and taken:
            raise Refused("duplicate-trait", text=name)


def require_later_trait(state: ZapasState, owner: Character, *, flashback: bool) -> None:
    """Refuse a new trait after creation if it is not allowed now (ZAP-37).

    The GM agrees to a flashback by approving the trait. Refused: `not-in-travel` in play without a flashback,
    `not-enough-xp`.
    """
    if not flashback:
        require_travel(state)
    have = state.shared.of(owner.seat).xp
    if have < sum(NEW_TRAIT):
        raise Refused("not-enough-xp", have=have, need=sum(NEW_TRAIT))


def require_new_aspect(trait: Trait, text: str, besides: int | None = None) -> None:
    """Refuse `duplicate-aspect` for a text that another aspect of the trait has (ZAP-6)."""
    if any(same(one.text, text) and one.id != besides for one in trait.aspects):
        raise Refused("duplicate-aspect", text=text)


def require_slot(trait: Trait, *, drafts: bool) -> None:
    """Refuse another aspect for a trait without a free slot (ZAP-5, ZAP-6, ZAP-40).

    `drafts` says whether drafts take slots too. Refused: `trait-not-accepted`, `dormant-first`,
    `no-free-slot`.
    """
    if not trait.accepted:
        raise Refused("trait-not-accepted")
    if trait.dormant:
        raise Refused("dormant-first", text=trait.dormant[0].text)
    taken = trait.aspects if drafts else trait.filled
    if len(taken) >= trait.level:
        raise Refused("no-free-slot", text=trait.name, most=trait.level)
