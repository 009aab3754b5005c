"""Sheets: the budgets of NYX-2 and NYX-4, and the actions that fill a sheet."""

from rules.campaign.model import controls
from rules.contract.ownership import find
from rules.core import names
from rules.core.refusal import Refused
from rules.core.seat import Seat, require_gm
from rules.nyx.base.enums import CharacterKind
from rules.nyx.state.actions import CreateBare, CreateCharacter, FinishCharacter, NameAspects, SetAttribute
from rules.nyx.state.blank_sheet import SLOTS
from rules.nyx.state.campaign_state import Character, NyxState
from rules.nyx.state.contests import Conflict
from rules.nyx.state.events import AspectsNamed, AttributeSet, CharacterCreated, CharacterFinished

ATTRIBUTE_SUM = 17
LEAST, MOST = 1, 15


def attribute_sum(character: Character) -> int:
    """Return the sum of the base values, 17 on a finished sheet."""
    return sum(rating.base for rating in character.ratings.values())


def unnamed(character: Character) -> int:
    """Return how many of the ten aspects have no name yet."""
    return sum(not aspect.name for aspect in character.aspects)


def find_own(state: NyxState, character: str, seat: Seat) -> Character:
    """Return a character that the seat controls; refuse `not-your-character`.

    Players are refused the GM's characters with `no-such-character`, so that no refusal names one.
    """
    found = find(state, character)
    if not (found.seat or seat.is_gm):
        raise Refused("no-such-character")
    if not controls(seat, found):
        raise Refused("not-your-character", name=found.name)
    return found


def is_complete(character: Character) -> bool:
    """Tell whether the attributes are complete. The sum counts only at creation; later the GM may correct
    it.
    """
    return character.finished or attribute_sum(character) == ATTRIBUTE_SUM


def _wrong_sum(character: Character) -> Refused:
    return Refused("attributes-sum", name=character.name, have=attribute_sum(character), need=ATTRIBUTE_SUM)


def require_playable(character: Character) -> Character:
    """Return a character that may act: its attributes are complete (NYX-2) and it is not out (NYX-46).

    Refused: `attributes-sum`, `character-out`.
    """
    if not is_complete(character):
        raise _wrong_sum(character)
    if character.is_out:
        raise Refused("character-out", name=character.name)
    return character


def conflict_of(state: NyxState, character: str) -> Conflict | None:
    """Return the open conflict that a character is in, or None."""
    for conflict in state.contests.values():
        if conflict.is_open and any(character in side.people for side in conflict.sides):
            return conflict
    return None


def known_to_players(state: NyxState) -> frozenset[str]:
    """Return the characters that players can see: their own, and the GM's that appear in a conflict."""
    sides = (side for conflict in state.contests.values() for side in conflict.sides)
    met = {person for side in sides for person in side.people}
    return frozenset(number for number, one in state.characters.items() if one.seat or number in met)


def require_free(state: NyxState, character: Character) -> None:
    """Refuse `in-conflict` while a character is in an open conflict."""
    if conflict_of(state, character.id) is not None:
        raise Refused("in-conflict", name=character.name)


def create(state: NyxState, action: CreateCharacter, seat: Seat) -> CharacterCreated:
    """Start a sheet. Refused: `no-seat`, `gm-only` for an NPC, `name-taken` and the codes of names."""
    if action.npc:
        require_gm(seat)
    if not seat.id:
        raise Refused("no-seat")
    return CharacterCreated(
        character=state.campaign.next_id,
        name=_free_name(state, action.name),
        character_kind=CharacterKind.NPC if action.npc else CharacterKind.PLAYER,
        seat="" if action.npc else seat.id,
    )


def create_bare(state: NyxState, action: CreateBare, seat: Seat) -> CharacterCreated:
    """Create a bare value. Refused: `gm-only`, `attribute-bounds`, `name-taken`."""
    require_gm(seat)
    _within_bounds(action.value)
    return CharacterCreated(
        character=state.campaign.next_id,
        name=_free_name(state, action.name),
        character_kind=CharacterKind.MOB if action.mob else CharacterKind.BARE,
        seat="",
        value=action.value,
    )


def set_attribute(state: NyxState, action: SetAttribute, seat: Seat) -> AttributeSet:
    """Set a base value; fatigue stays (NYX-44).

    Refused: `sheet-finished`, `in-conflict`, `character-out`, `no-such-attribute`, and `attribute-bounds`,
    also for a value that would put the character out.
    """
    character = _unfinished(state, action.character, seat)
    require_free(state, character)
    if character.is_out:
        raise Refused("character-out", name=character.name)
    rating = character.ratings.get(action.attribute)
    if rating is None:
        raise Refused("no-such-attribute", name=character.name)
    _within_bounds(action.value, least=LEAST + rating.fatigue)
    return AttributeSet(character=character.id, attribute=action.attribute, value=action.value)


def name_aspects(state: NyxState, action: NameAspects, seat: Seat) -> AspectsNamed:
    """Name aspects. One that the GM demands keeps its name until the roll (NYX-12).

    Refused: `sheet-finished`, `aspect-slots`, `aspect-twice`, `aspect-used`, `text-too-long`.
    """
    character = _unfinished(state, action.character, seat)
    last = action.first + len(action.names) - 1
    if not 1 <= action.first <= last <= len(SLOTS):
        raise Refused("aspect-slots", most=len(SLOTS))
    written = tuple("" if names.is_empty(text) else names.name(text) for text in action.names)
    kept = [a.name for a in character.aspects if not a.damage and not action.first <= a.id <= last]
    _no_name_twice([*kept, *written])
    _no_demanded_renamed(character, dict(enumerate(written, start=action.first)))
    return AspectsNamed(character=character.id, first=action.first, names=written)


def finish(state: NyxState, action: FinishCharacter, seat: Seat) -> CharacterFinished:
    """Close the sheet. Refused: `attributes-sum` (NYX-2), `aspects-unnamed` (NYX-4)."""
    character = _unfinished(state, action.character, seat)
    if attribute_sum(character) != ATTRIBUTE_SUM:
        raise _wrong_sum(character)
    if unnamed(character):
        raise Refused("aspects-unnamed", left=unnamed(character), need=len(SLOTS))
    return CharacterFinished(character=character.id, name=character.name)


def _unfinished(state: NyxState, character: str, seat: Seat) -> Character:
    found = find_own(state, character, seat)
    if found.finished:
        raise Refused("sheet-finished", name=found.name)
    return found


def _within_bounds(value: int, least: int = LEAST) -> None:
    if not least <= value <= MOST:
        raise Refused("attribute-bounds", least=least, most=MOST)


def _free_name(state: NyxState, text: str) -> str:
    name = names.name(text)
    if any(names.same(other.name, name) for other in state.characters.values()):
        raise Refused("name-taken", name=name)
    return name


def _no_demanded_renamed(character: Character, written: dict[int, str]) -> None:
    for demand in character.demands:
        aspect = character.aspect(demand.aspect)
        if aspect is not None and written.get(aspect.id, aspect.name) != aspect.name:
            raise Refused("aspect-used", aspect=aspect.name)


def _no_name_twice(written: list[str]) -> None:
    named = list(filter(None, written))
    for place, text in enumerate(named):
        if any(names.same(text, earlier) for earlier in named[:place]):
            raise Refused("aspect-twice", aspect=text)
