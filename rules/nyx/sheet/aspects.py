"""The use of aspects: costs, gains, demands, and facts in the story (NYX-6 to 13, NYX-45)."""

from rules.contract.ownership import find
from rules.core import names
from rules.core.refusal import Refused
from rules.core.seat import Seat, require_gm
from rules.nyx.base.enums import Answer, Attribute, Phase
from rules.nyx.base.pool import Pool, Use
from rules.nyx.base.settings import USUAL, Tuning, tuning
from rules.nyx.sheet.gains import as_gains, spendable
from rules.nyx.sheet.sheet import conflict_of, find_own, require_free, require_playable
from rules.nyx.state.actions import AnswerDemand, DemandAspect, SucceedByAspect, UseInStory
from rules.nyx.state.campaign_state import Aspect, Character, Demand, NyxState
from rules.nyx.state.contests import Conflict, Side
from rules.nyx.state.events import AspectDemanded, DemandAnswered, SucceededByAspect, UsedInStory

#: The price of a positive use, and usually of buying off a demand (NYX-8, D-7).
PRICE = 1

Uses = tuple[Use, ...]


def voluntary(
    character: Character, positive: tuple[int, ...], negative: tuple[int, ...], usual: Tuning = USUAL
) -> tuple[Uses, Uses]:
    """Return the uses of a player's chosen aspects in a roll, with their points (NYX-7 to 9, NYX-11).

    Refused: `mixed-signs`, `aspect-used`, `no-such-aspect`, `damage-not-positive`, `no-aspect-points` for a
    bare value, `not-enough-points`.
    """
    if positive and negative:
        raise Refused("mixed-signs")
    taken = [demand.aspect for demand in character.demands]
    chosen = [_usable(character, number) for number in (*positive, *negative)]
    for aspect in chosen:
        if taken.count(aspect.id):
            raise Refused("aspect-used", aspect=aspect.name)
        taken.append(aspect.id)
    if positive:
        return _paid(character, chosen), ()
    return (), tuple(hindrance(aspect, usual) for aspect in chosen)


def hindrance(aspect: Aspect, usual: Tuning = USUAL) -> Use:
    """Return the use of an aspect that hurts: it gains its value in points (NYX-7).
    Damage gains nothing if the table has decided so (D-36).
    """
    points = 0 if aspect.damage and not usual.damage_points else aspect.value
    return Use(aspect=aspect.id, name=aspect.name, value=aspect.value, points=points)


def help_from(aspect: Aspect) -> Use:
    """Return the use of an aspect that helps: it costs one point (NYX-8)."""
    return Use(aspect=aspect.id, name=aspect.name, value=aspect.value, points=-PRICE)


def forced(character: Character, usual: Tuning = USUAL) -> Uses:
    """Return the aspects that hurt in the next roll although the player did not choose them.

    These are accepted demands (NYX-12). For a bare value, they are all its damage, without points (D-3).
    """
    if not character.has_points:
        return tuple(hindrance(aspect).but(points=0) for aspect in character.damage)
    accepted = {d.aspect for d in character.demands if d.answer is Answer.ACCEPTED}
    return tuple(hindrance(aspect, usual) for aspect in character.aspects if aspect.id in accepted)


def bought_off(character: Character, usual: Tuning = USUAL) -> Uses:
    """Return the demanded aspects that the player paid to ignore, with their cost (NYX-12)."""
    bought = {d.aspect for d in character.demands if d.answer is Answer.BOUGHT_OFF}
    return tuple(ransom(aspect, usual) for aspect in character.aspects if aspect.id in bought)


def require_answers(character: Character) -> None:
    """Refuse `demand-open` while the GM waits for an answer (D-41)."""
    for demand in open_demands(character):
        raise Refused("demand-open", name=character.name, aspect=_usable(character, demand.aspect).name)


def open_demands(character: Character) -> tuple[Demand, ...]:
    """Return the demands on a character that have no answer yet (NYX-12)."""
    return tuple(demand for demand in character.demands if demand.answer is Answer.OPEN)


def price(aspect: Aspect, usual: Tuning = USUAL) -> int:
    """Return the cost of buying off a demand: one point, or the aspect's value if the table has decided so
    (D-7).
    """
    return aspect.value if usual.buy_off == "value" else PRICE


def ransom(aspect: Aspect, usual: Tuning = USUAL) -> Use:
    """Return the use of a demanded aspect that is bought off: it does not hurt, and costs its price
    (NYX-12).
    """
    return hindrance(aspect).but(points=-price(aspect, usual))


def pool(character: Character, attribute: Attribute, modifier: int, chosen: Uses, hurts: Uses) -> Pool:
    """Return the pool of a roll; forced aspects are added to those that hurt (NYX-9, NYX-11)."""
    counts = character.counted(attribute)
    rating = character.ratings[counts]
    return Pool(
        attribute=counts,
        current=rating.current,
        worn=rating.fatigue,
        modifier=modifier,
        positive=sum(use.value for use in chosen),
        negative=sum(use.value for use in (*hurts, *forced(character))),
    )


def use_in_story(state: NyxState, action: UseInStory, seat: Seat) -> UsedInStory:
    """Make a fact (NYX-10). It is an event of its own and does not affect the next roll (D-4).

    Refused: as NYX-7 and NYX-8, and `text-empty`.
    """
    character = find_own(state, action.character, seat)
    aspect = _usable(character, action.aspect)
    usual = tuning(state.campaign.settings)
    held = character.but(points=spendable(state, character))
    hurts = as_gains(state, seat, (hindrance(aspect, usual),))
    (use,) = _paid(held, [aspect]) if action.helps else hurts
    return UsedInStory(character=character.id, name=character.name, use=use, text=names.sentence(action.text))


def succeed(state: NyxState, action: SucceedByAspect, seat: Seat) -> SucceededByAspect:
    """Succeed without a roll (NYX-13). Refused: `gm-only`, `in-conflict`, and as NYX-8."""
    require_gm(seat)
    character = require_playable(find(state, action.character))
    require_free(state, character)
    use = success_use(character, action.aspect)
    return SucceededByAspect(
        character=character.id, name=character.name, use=use, text=names.sentence(action.text)
    )


def success_use(character: Character, aspect: int) -> Use:
    """Return the use of an aspect for a success without a roll (NYX-13). Refused: as NYX-8."""
    helps, _ = voluntary(character, (aspect,), ())
    return helps[0]


def demand(state: NyxState, action: DemandAspect, seat: Seat) -> AspectDemanded:
    """Demand an aspect, once per roll (NYX-12).

    Refused: `gm-only`, `no-aspect-points` for a bare value, `no-such-aspect`, `aspect-used`,
    `declarations-closed` in a conflict that is past its declarations, `not-the-roller` for a member of a side
    if another has declared to roll (NYX-21).
    """
    require_gm(seat)
    character = find(state, action.character)
    aspect = _usable(character, action.aspect)
    conflict = conflict_of(state, character.id)
    if conflict is not None and conflict.phase is not Phase.DECLARE:
        raise Refused("declarations-closed")
    if conflict is not None and _rolled_for(character, side_of(conflict, character.id)):
        raise Refused("not-the-roller", name=character.name)
    if aspect.id in _in_use(character, conflict):
        raise Refused("aspect-used", aspect=aspect.name)
    return AspectDemanded(
        contest=conflict.id if conflict else "",
        turn=conflict.turn if conflict else 0,
        character=character.id,
        name=character.name,
        aspect=aspect.id,
        aspect_name=aspect.name,
        value=aspect.value,
    )


def answer(state: NyxState, action: AnswerDemand, seat: Seat) -> DemandAnswered:
    """Accept a demand or buy it off (NYX-12). Refused: `no-demand`, `not-enough-points` (D-8)."""
    character = find_own(state, action.character, seat)
    if action.aspect not in {demand.aspect for demand in open_demands(character)}:
        raise Refused("no-demand")
    aspect = _usable(character, action.aspect)
    usual = tuning(state.campaign.settings)
    cost = price(aspect, usual)
    free = spendable(state, character)
    if action.buy_off and free < cost:
        raise Refused("not-enough-points", have=free, need=cost)
    use = ransom(aspect, usual) if action.buy_off else hindrance(aspect, usual)
    conflict = conflict_of(state, character.id)
    return DemandAnswered(
        contest=conflict.id if conflict else "",
        turn=conflict.turn if conflict else 0,
        character=character.id,
        name=character.name,
        use=use,
        bought_off=action.buy_off,
    )


def side_of(conflict: Conflict, character: str) -> Side:
    """Return the side of this conflict that a character is on."""
    return next(side for side in conflict.sides if character in side.people)


def _rolled_for(character: Character, side: Side) -> bool:
    """Tell whether another member of the side has declared to roll."""
    return side.declared and side.character != character.id


def _in_use(character: Character, conflict: Conflict | None) -> set[int]:
    """Return the aspects that are already used or demanded in the coming roll."""
    demanded = {d.aspect for d in character.demands}
    if conflict is None:
        return demanded | {use.aspect for use in (character.claim.uses if character.claim else ())}
    side = side_of(conflict, character.id)
    return demanded | {use.aspect for use in (*side.positive, *side.negative)}


def _usable(character: Character, number: int) -> Aspect:
    if not character.has_points:
        raise Refused("no-aspect-points", name=character.name)
    aspect = character.aspect(number)
    if aspect is None or not aspect.name:
        raise Refused("no-such-aspect", name=character.name)
    return aspect


def _paid(character: Character, chosen: list[Aspect]) -> Uses:
    for aspect in chosen:
        if aspect.damage:
            raise Refused("damage-not-positive", aspect=aspect.name)
    need = PRICE * len(chosen)
    if character.points < need:
        raise Refused("not-enough-points", have=character.points, need=need)
    return tuple(help_from(aspect) for aspect in chosen)
