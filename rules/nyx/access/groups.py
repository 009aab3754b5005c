"""Groups: one member rolls for all, the weakest or the strongest (NYX-21, D-16)."""

from collections.abc import Sequence

from rules.campaign.model import controls
from rules.contract.ownership import find
from rules.core.names import is_empty, sentence
from rules.core.refusal import Refused
from rules.core.seat import Seat, require_gm
from rules.nyx.base.bounds import EASIEST, HARDEST, require_within
from rules.nyx.base.enums import Attribute, GroupMode
from rules.nyx.sheet.sheet import require_free, require_playable
from rules.nyx.state.actions import CallForRoll
from rules.nyx.state.campaign_state import Call, Character, NyxState
from rules.nyx.state.contests import Side
from rules.nyx.state.events import RollCalled


def rollers(members: Sequence[Character], attribute: Attribute, mode: GroupMode) -> tuple[Character, ...]:
    """Return who may roll for a group: the members with the lowest or the highest current value.

    If there are several, the players choose. A single value counts for every attribute.
    """
    values = {one.id: rating.current for one in members if (rating := one.rating(attribute)) is not None}
    if not values:
        return ()
    wanted = min(values.values()) if mode is GroupMode.WORST else max(values.values())
    return tuple(member for member in members if values.get(member.id) == wanted)


def attributes_of(members: Sequence[Character]) -> tuple[Attribute, ...]:
    """Return the attributes among which a group chooses: those that count for each of its members."""
    named = dict.fromkeys(attribute for member in members for attribute in member.ratings)
    return tuple(each for each in named if has_attribute(members, each))


def has_attribute(members: Sequence[Character], attribute: Attribute) -> bool:
    """Tell whether an attribute counts for each of these characters."""
    return all(member.rating(attribute) is not None for member in members)


def members_able_to_act(state: NyxState, side: Side) -> tuple[Character, ...]:
    """Return the members of a side who can still act. A single character counts as a group of one."""
    members = (state.characters[number] for number in side.people)
    return tuple(member for member in members if not member.is_out)


def acts_for(state: NyxState, side: Side, seat: Seat) -> bool:
    """Tell whether a seat acts for a side: it controls at least one of the members."""
    return any(controls(seat, state.characters[number]) for number in side.people)


def sealed_by(seat: Seat) -> str:
    """Return the hand that seals a choice: a GM's seat, or `seat.by`, or "" for the player.
    Several GMs may act for the same sides, so each GM has a hand.
    """
    return seat.by or (seat.id if seat.is_gm else "")


def roller(state: NyxState, side: Side, attribute: Attribute, wanted: str) -> Character:
    """Return the character who rolls for a side: `wanted` if the mode allows it, else a default.

    The default is the side's current roller if the mode allows it, else the first member that may roll.
    Refused: `no-such-character` for somebody who is not on the side, `not-the-roller`, `no-such-attribute`.
    """
    if wanted and wanted not in side.people:
        raise Refused("no-such-character")
    if side.group is None:
        return state.characters[side.character]
    able = rollers(members_able_to_act(state, side), attribute, side.group)
    if not able:
        raise Refused("no-such-attribute", name=side.name)
    if not wanted:
        return next((one for one in able if one.id == side.character), able[0])
    chosen = next((one for one in able if one.id == wanted), None)
    if chosen is None:
        raise Refused("not-the-roller", name=state.characters[wanted].name)
    return chosen


def call_for_roll(state: NyxState, action: CallForRoll, seat: Seat) -> RollCalled:
    """Call for a roll (NYX-15, NYX-21).

    Refused: `gm-only`, `group-empty`, `group-mode` for several characters without a mode, `out-of-bounds`,
    `no-such-attribute`, `in-conflict`, `character-out`, `attributes-sum`.
    """
    require_gm(seat)
    members = [require_playable(find(state, number)) for number in dict.fromkeys(action.characters)]
    if not members:
        raise Refused("group-empty")
    if len(members) > 1 and action.mode is None:
        raise Refused("group-mode")
    for member in members:
        require_free(state, member)
    require_within("nyx-modifier", action.modifier, HARDEST, EASIEST)
    able = rollers(members, action.attribute, action.mode or GroupMode.BEST)
    if not able:
        raise Refused("no-such-attribute", name=members[0].name)
    number = state.campaign.next_id
    group = tuple(member.name for member in members) if len(members) > 1 else ()
    text = "" if is_empty(action.text) else sentence(action.text)
    return RollCalled(
        call=Call(id=number, attribute=action.attribute, modifier=action.modifier, text=text, group=group),
        mode=action.mode if group else None,
        rollers=tuple(one.id for one in able),
        names=tuple(one.name for one in able),
    )
