"""Slow penalties, and healing over time (NYX-47, NYX-48, NYX-50)."""

from rules.campaign.events import (
    CampaignEvent,
    ChairHanded,
    CharacterGiven,
    Rested,
    RoleSet,
    SceneChanged,
    SeatHanded,
    SeatLeft,
    SessionEnded,
)
from rules.contract.ownership import find
from rules.core import names
from rules.core.refusal import Refused
from rules.core.seat import Seat, require_gm
from rules.nyx.access.handover import handover_events
from rules.nyx.base.bounds import EASIEST, HARDEST, require_within
from rules.nyx.base.settings import tuning
from rules.nyx.sheet.requests import require_damage
from rules.nyx.sheet.sheet import find_own
from rules.nyx.state.actions import Afflict, HealSlow
from rules.nyx.state.campaign_state import Affliction, Aspect, Character, NyxState
from rules.nyx.state.events import (
    Afflicted,
    DamageRemoved,
    FatigueCleared,
    HealingOwed,
    NyxEvent,
)

#: The longest slow penalty: ten years, in minutes of game time. The shortest is one minute.
MOST_PERIOD = 10 * 365 * 24 * 60
#: The three rolls happen after these sixths of the period (NYX-47).
SIXTHS = (3, 4, 5)


def due_at(affliction: Affliction) -> int:
    """Return the minute of game time of the next roll, rounded up."""
    sixths = SIXTHS[affliction.rolled]
    return affliction.began - (-affliction.period * sixths // 6)


def due_afflictions(state: NyxState, character: Character) -> tuple[Affliction, ...]:
    """Return the slow penalties of a character whose next roll can be made now."""
    return tuple(one for one in character.afflictions if due_at(one) <= state.campaign.clock)


def afflict(state: NyxState, action: Afflict, seat: Seat) -> Afflicted:
    """Impose a slow penalty (NYX-47).

    Refused: `gm-only`, `no-such-attribute`, `out-of-bounds` for strength -3 to 0, `period-bounds`,
    `name-empty`.
    """
    require_gm(seat)
    character = find(state, action.character)
    if action.attribute not in character.ratings:
        raise Refused("no-such-attribute", name=character.name)
    require_within("nyx-strength", action.strength, HARDEST, EASIEST)
    if not 1 <= action.period <= MOST_PERIOD:
        raise Refused("period-bounds")
    taken = (*(one.id for one in character.afflictions), *(one.source for one in character.aspects))
    affliction = Affliction(
        id=1 + max(taken, default=0),
        name=names.name(action.name),
        attribute=action.attribute,
        strength=action.strength,
        period=action.period,
        began=state.campaign.clock,
    )
    return Afflicted(character=character.id, name=character.name, affliction=affliction)


def without_own_damage(character: Character, affliction: Affliction) -> Character:
    """Return the character without the damage that a slow penalty caused and the demands on it (D-37)."""
    met = tuple(aspect for aspect in character.aspects if aspect.source != affliction.id)
    numbers = {aspect.id for aspect in met}
    return character.but(aspects=met, demands=tuple(d for d in character.demands if d.aspect in numbers))


def heal(state: NyxState, action: HealSlow, seat: Seat) -> DamageRemoved:
    """Say which slow damage has healed (NYX-50).

    Refused: `nothing-healed`, `no-such-damage`, `aspect-demanded` before the roll.
    """
    character = find_own(state, action.character, seat)
    if not character.healed:
        raise Refused("nothing-healed", name=character.name)
    return _healed(character, require_damage(character, action.aspect, slow=True))


def on_campaign_event(state: NyxState, event: CampaignEvent) -> tuple[NyxEvent, ...]:
    """Return Nyx's events that follow a campaign event (NYX-48, NYX-50).

    A change of scene clears fatigue, or at this table's pace a rest or the end of a session does (D-46); a
    scene and a rest heal slow damage. The second of a pair that counts
    once heals only what is younger than the first (D-38). Refused: `scene-in-conflict` while
    a conflict is open, `bare-stays` if a single value is given to a player.
    """
    match event:
        case SeatHanded() | SeatLeft() | ChairHanded() | RoleSet() | CharacterGiven():
            return handover_events(state, event)
        case SceneChanged(counts=counts):
            _require_peace(state)
            return (*_fatigue_cleared(state, "scene"), *_recovered(state, counts))
        case Rested(counts=counts):
            _require_peace(state)
            return (*_fatigue_cleared(state, "rest"), *_recovered(state, counts))
        case SessionEnded() if not any(conflict.is_open for conflict in state.contests.values()):
            return _fatigue_cleared(state, "session")
        case _:
            return ()


def slow_damage(character: Character) -> tuple[Aspect, ...]:
    """Return the damage aspects that heal over time."""
    return tuple(aspect for aspect in character.damage if aspect.slow)


def _require_peace(state: NyxState) -> None:
    for conflict in state.contests.values():
        if conflict.is_open:
            raise Refused("scene-in-conflict", title=conflict.title)


def _fatigue_cleared(state: NyxState, after: str) -> tuple[NyxEvent, ...]:
    """Clear fatigue if this is what clears it at this table; within a conflict nothing does (NYX-48)."""
    if tuning(state.campaign.settings).fatigue != after:
        return ()
    tired = tuple(
        character.id
        for character in state.characters.values()
        if any(rating.fatigue for rating in character.ratings.values())
    )
    return (FatigueCleared(characters=tired),) if tired else ()


def _recovered(state: NyxState, counts: bool) -> tuple[NyxEvent, ...]:
    """Heal one slow damage aspect of each character. A player with several says later which one it was."""
    sick = [one for one in state.characters.values() if _may_heal(one, state.campaign.recoveries, counts)]
    sure = [_healed(one, slow_damage(one)[0]) for one in sick if len(slow_damage(one)) == 1]
    open_ = [one for one in sick if one.healed < len(slow_damage(one)) > 1]
    owed = HealingOwed(characters=tuple(one.id for one in open_), names=tuple(one.name for one in open_))
    return (*sure, owed) if open_ else tuple(sure)


def _may_heal(character: Character, recoveries: int, counts: bool) -> bool:
    """Tell whether a break heals slow damage of a character: any if it counts, else what is younger than
    the break that goes with it.
    """
    return any(counts or damage.since == recoveries for damage in slow_damage(character))


def _healed(character: Character, damage: Aspect) -> DamageRemoved:
    return DamageRemoved(
        character=character.id,
        name=character.name,
        aspect=damage.id,
        damage=damage.name,
        points=0,
        healed=True,
    )
