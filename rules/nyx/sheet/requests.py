"""Changes between sessions, and requests to the GM (NYX-13, NYX-14, NYX-49)."""

from collections import Counter
from collections.abc import Sequence

from rules.contract.ownership import find
from rules.core import names
from rules.core.refusal import Refused
from rules.core.seat import Seat, require_gm
from rules.nyx.base.enums import AskKind
from rules.nyx.sheet.aspects import success_use
from rules.nyx.sheet.gains import spendable
from rules.nyx.sheet.sheet import find_own, require_free, require_playable
from rules.nyx.state.actions import AskSuccess, JudgeAsk, ProposeChange, RemoveDamage
from rules.nyx.state.campaign_state import Ask, Aspect, Character, Entry, NyxState
from rules.nyx.state.events import (
    Asked,
    AskRefused,
    AspectsChanged,
    DamageRemoved,
    NyxEvent,
    SucceededByAspect,
)

ASPECT_SUM = 15
MOST_VALUE = 3
#: The most aspects that may have the values 3 and 2 (NYX-14).
MOST_OF = {3: 1, 2: 3}
DAMAGE_PRICE = 5


def ask_success(state: NyxState, action: AskSuccess, seat: Seat) -> Asked:
    """Ask for a success without a roll (NYX-13). Refused: `ask-open`, `in-conflict`, and as NYX-8."""
    character = _asking(state, action.character, seat)
    require_free(state, require_playable(character))
    use = success_use(character, action.aspect)
    return Asked(
        character=character.id,
        name=character.name,
        ask=Ask(what=AskKind.SUCCESS, text=names.sentence(action.text), aspect=action.aspect),
        before=(Entry(name=use.name, value=use.value),),
    )


def propose_change(state: NyxState, action: ProposeChange, seat: Seat) -> Asked:
    """Propose other aspects (NYX-14).

    Refused: `ask-open`, `in-session`, `sheet-unfinished`, `change-nothing`, `text-empty` without a reason,
    `aspect-demanded` for one that the GM demands in the next roll. The bounds are `aspects-total` (15),
    `aspect-step` (at most 1 per aspect), `aspect-value` (1 to 3), `aspects-threes`, `aspects-twos`,
    `aspect-twice`.
    """
    character = _asking(state, action.character, seat)
    _require_pause(state)
    if not character.finished or not character.has_points:
        raise Refused("sheet-unfinished", name=character.name)
    entries = tuple(Entry(name=names.name(e.name), value=e.value) for e in action.entries)
    require_change(character, entries)
    ask = Ask(what=AskKind.CHANGE, text=names.sentence(action.reason), entries=entries)
    return Asked(character=character.id, name=character.name, ask=ask, before=entries_of(character))


def judge_request(state: NyxState, action: JudgeAsk, seat: Seat) -> tuple[NyxEvent, ...]:
    """Allow or refuse a request (NYX-13, NYX-14).

    Refused: `gm-only`, `no-ask`, and the codes of a request that is no longer possible.
    """
    require_gm(seat)
    character = find(state, action.character)
    if character.ask is None:
        raise Refused("no-ask")
    if not action.allow:
        return (AskRefused(character=character.id, name=character.name, ask=character.ask),)
    if character.ask.what is AskKind.SUCCESS:
        return (_succeeded(state, character, character.ask),)
    _require_pause(state)
    require_change(character, character.ask.entries)
    return (_changed(character, character.ask),)


def remove_damage(state: NyxState, action: RemoveDamage, seat: Seat) -> DamageRemoved:
    """Buy off a damage aspect for 5 points (NYX-49).

    Refused: `in-session`, `no-such-damage`, `aspect-demanded`, `not-enough-points`.
    """
    character = find_own(state, action.character, seat)
    _require_pause(state)
    damage = require_damage(character, action.aspect)
    free = spendable(state, character)
    if free < DAMAGE_PRICE:
        raise Refused("not-enough-points", have=free, need=DAMAGE_PRICE)
    return DamageRemoved(
        character=character.id,
        name=character.name,
        aspect=damage.id,
        damage=damage.name,
        points=-DAMAGE_PRICE,
        healed=False,
    )


def require_damage(character: Character, number: int, *, slow: bool = False) -> Aspect:
    """Return a damage aspect; refuse `no-such-damage`, and `aspect-demanded` before the roll (NYX-12)."""
    aspect = character.aspect(number)
    if aspect is None or not aspect.damage or (slow and not aspect.slow):
        raise Refused("no-such-damage", name=character.name)
    if character.is_demanded(number):
        raise Refused("aspect-demanded", aspect=aspect.name)
    return aspect


def entries_of(character: Character) -> tuple[Entry, ...]:
    """Return a character's own aspects as names and values."""
    return tuple(Entry(name=a.name, value=a.value) for a in character.aspects if not a.damage)


def require_change(character: Character, entries: Sequence[Entry]) -> None:
    """Refuse a change that breaks a bound of NYX-14."""
    new = {names.key(entry.name): entry for entry in entries}
    if len(new) < len(entries):
        twice = Counter(names.key(entry.name) for entry in entries).most_common(1)[0][0]
        raise Refused("aspect-twice", aspect=new[twice].name)
    old = {names.key(entry.name): entry for entry in entries_of(character)}
    for entry in entries:
        if not 1 <= entry.value <= MOST_VALUE:
            raise Refused("aspect-value", aspect=entry.name, most=MOST_VALUE)
    total = sum(entry.value for entry in entries)
    if total != ASPECT_SUM:
        raise Refused("aspects-total", have=total, need=ASPECT_SUM)
    _require_steps(old, new)
    _require_undemanded(character, new)
    values = Counter(entry.value for entry in entries)
    if values[3] > MOST_OF[3]:
        raise Refused("aspects-threes", most=MOST_OF[3])
    if values[2] > MOST_OF[2]:
        raise Refused("aspects-twos", most=MOST_OF[2])


def _require_steps(old: dict[str, Entry], new: dict[str, Entry]) -> None:
    changed = False
    for key in old.keys() | new.keys():
        before = old[key].value if key in old else 0
        after = new[key].value if key in new else 0
        changed |= before != after
        if abs(after - before) > 1:
            raise Refused("aspect-step", aspect=(new.get(key) or old[key]).name)
    if not changed:
        raise Refused("change-nothing")


def _require_undemanded(character: Character, new: dict[str, Entry]) -> None:
    """Refuse `aspect-demanded` for a change of an aspect that is demanded in the next roll (NYX-12)."""
    for demand in character.demands:
        aspect = character.aspect(demand.aspect)
        if aspect is None or aspect.damage:
            continue
        kept = new.get(names.key(aspect.name))
        if kept is None or (kept.name, kept.value) != (aspect.name, aspect.value):
            raise Refused("aspect-demanded", aspect=aspect.name)


def _asking(state: NyxState, number: str, seat: Seat) -> Character:
    character = find_own(state, number, seat)
    if character.ask is not None:
        raise Refused("ask-open", name=character.name)
    return character


def _require_pause(state: NyxState) -> None:
    if not state.campaign.between_sessions:
        raise Refused("in-session")


def _succeeded(state: NyxState, character: Character, ask: Ask) -> SucceededByAspect:
    require_free(state, require_playable(character))
    use = success_use(character, ask.aspect)
    return SucceededByAspect(character=character.id, name=character.name, use=use, text=ask.text)


def _changed(character: Character, ask: Ask) -> AspectsChanged:
    """Return the change. Known aspects keep their numbers, new ones get the next; the proposed order is
    kept.
    """
    known = {names.key(a.name): a for a in character.aspects if not a.damage}
    number = max((a.id for a in character.aspects), default=0)
    aspects: list[Aspect] = []
    for entry in ask.entries:
        aspect = known.get(names.key(entry.name))
        if aspect is None:
            number += 1
            aspect = Aspect(id=number, name=entry.name, value=entry.value)
        aspects.append(aspect.but(name=entry.name, value=entry.value))
    return AspectsChanged(
        character=character.id,
        name=character.name,
        before=entries_of(character),
        aspects=tuple(aspects),
        reason=ask.text,
    )
