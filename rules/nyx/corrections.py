"""Corrections: the GM changes a sheet or an open conflict; the log keeps the change and its reason."""

from rules.chance.dice import Dice
from rules.contract.ownership import find
from rules.core import names
from rules.core.refusal import Refused
from rules.core.seat import Seat, require_gm
from rules.nyx.base.bounds import MOST_POINTS, require_within
from rules.nyx.base.enums import Attribute, Mode
from rules.nyx.conflict.declaration import require_declaring
from rules.nyx.conflict.resolve import drop_out
from rules.nyx.sheet.aspects import side_of
from rules.nyx.sheet.requests import MOST_VALUE
from rules.nyx.sheet.sheet import LEAST, MOST, conflict_of
from rules.nyx.state.actions import CorrectAspect, CorrectSheet
from rules.nyx.state.campaign_state import Aspect, Character, NyxState
from rules.nyx.state.contest_actions import CorrectConflict
from rules.nyx.state.contest_events import ConflictCorrected
from rules.nyx.state.context import ActionContext
from rules.nyx.state.events import AspectCorrected, NyxEvent, SheetCorrected
from rules.nyx.state.npc_numbers import are_withheld


def correct_sheet(state: NyxState, action: CorrectSheet, seat: Seat, dice: Dice) -> tuple[NyxEvent, ...]:
    """Set points (0 to 99), a base (1 to 15) or fatigue (0 to base).

    The sum of NYX-2 is not checked; that is up to the GM. A character that is out after this also drops out
    of a conflict (NYX-46). Refused: `gm-only`, `no-such-attribute`, `no-aspect-points`, `out-of-bounds`,
    `text-empty`, `change-nothing`.
    """
    require_gm(seat)
    character = find(state, action.character)
    corrected = _sheet_corrected(character, action).but(withheld=are_withheld(state, character))
    conflict = conflict_of(state, character.id)
    if conflict is None:
        return (corrected,)
    course = ActionContext(state, conflict.id, dice)
    course.tell(corrected)
    drop_out(course, side_of(conflict, character.id).number)
    return course.events


def _sheet_corrected(character: Character, action: CorrectSheet) -> SheetCorrected:
    old, least, most = _number(character, action)
    require_within("nyx-corrected-value", action.value, least, most)
    if old == action.value:
        raise Refused("change-nothing")
    return SheetCorrected(
        character=character.id,
        name=character.name,
        field=action.field,
        attribute=None if action.field == "points" else action.attribute or Attribute.VALUE,
        old=old,
        new=action.value,
        reason=names.sentence(action.reason),
    )


def _number(character: Character, action: CorrectSheet) -> tuple[int, int, int]:
    """Return the current number, and the least and greatest values that it may have."""
    if action.field == "points":
        if not character.has_points:
            raise Refused("no-aspect-points", name=character.name)
        return character.points, 0, MOST_POINTS
    rating = character.ratings.get(action.attribute or Attribute.VALUE)
    if rating is None:
        raise Refused("no-such-attribute", name=character.name)
    if action.field == "base":
        return rating.base, max(LEAST, rating.fatigue), MOST
    return rating.fatigue, 0, rating.base


def correct_aspect(state: NyxState, action: CorrectAspect, seat: Seat) -> AspectCorrected:
    """Add, change or remove an aspect. The limits of NYX-14 are not checked; they are up to the GM.

    Refused: `gm-only`, `no-such-aspect`, `no-aspect-points` for a bare value unless it is damage (D-3),
    `out-of-bounds` (1 to 3), `aspect-demanded`, `name-empty`, `text-empty`, `change-nothing`.
    """
    require_gm(seat)
    character = find(state, action.character)
    old = character.aspect(action.aspect) if action.aspect else None
    if action.aspect and old is None:
        raise Refused("no-such-aspect", name=character.name)
    if old is not None and character.is_demanded(old.id):
        raise Refused("aspect-demanded", aspect=old.name)
    new = _aspect(character, action, old, state.campaign.recoveries)
    if old == new:
        raise Refused("change-nothing")
    return AspectCorrected(
        character=character.id,
        name=character.name,
        old=old,
        new=new,
        reason=names.sentence(action.reason),
    )


def _aspect(
    character: Character, action: CorrectAspect, old: Aspect | None, recoveries: int
) -> Aspect | None:
    if action.value == 0:
        return None
    if not (character.has_points or action.damage):
        raise Refused("no-aspect-points", name=character.name)
    require_within("nyx-corrected-value", action.value, 1, 1 if action.damage else MOST_VALUE)
    slow = action.damage and action.slow
    began = old.since if old and old.slow else recoveries
    number = old.id if old else 1 + max((a.id for a in character.aspects), default=0)
    return Aspect(
        id=number,
        name=names.name(action.name or (old.name if old else "")),
        value=action.value,
        damage=action.damage,
        slow=slow,
        source=old.source if old and action.damage else 0,
        since=began if slow else None,
    )


def correct_conflict(course: ActionContext, action: CorrectConflict, seat: Seat) -> None:
    """Set the marker, the mode or a goal while declarations are open.

    Refused: `gm-only`, `declarations-closed`, `not-a-number`, `out-of-bounds`, `no-such-value`,
    `no-such-side`, `simple-conflict` for an opposed roll, `text-empty`, `change-nothing`.
    """
    require_gm(seat)
    require_declaring(course)
    old, new = _conflict_field(course, action)
    if old == new:
        raise Refused("change-nothing")
    contest, turn = course.at
    course.tell(
        ConflictCorrected(
            contest=contest,
            turn=turn,
            field=action.field,
            side=action.side if action.field == "goal" else None,
            old=old,
            new=new,
            reason=names.sentence(action.reason),
        )
    )


def _conflict_field(course: ActionContext, action: CorrectConflict) -> tuple[str, str]:
    conflict = course.conflict
    if conflict.simple:
        raise Refused("simple-conflict", title=conflict.title)
    match action.field:
        case "marker":
            return str(conflict.marker), str(_marker(action.value, conflict.length))
        case "mode":
            if action.value not in set(Mode):
                raise Refused("no-such-value")
            return conflict.mode.value, action.value
        case "goal":
            if action.side is None:
                raise Refused("no-such-side")
            return conflict.side(action.side).goal, names.sentence(action.value)


def _marker(text: str, length: int) -> int:
    try:
        place = int(text.strip().replace("−", "-"))
    except ValueError:
        raise Refused("not-a-number", text=text) from None
    require_within("nyx-marker", place, -length, length)
    return place
