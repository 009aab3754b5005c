"""What a seat may do now: complete actions, each of which `decide` accepts.

Free texts stand as `TEXT`; an edge that offers the choice asks for the real one.
"""

from collections.abc import Iterator

from rules.campaign.model import controls
from rules.nyx import actions as a
from rules.nyx.aspects import PRICE
from rules.nyx.bounds import MOST_MODIFIER
from rules.nyx.character import ATTRIBUTE_SUM, MOST, SLOTS, attribute_sum, conflict_of, unnamed
from rules.nyx.declare import waits_for_gm
from rules.nyx.model import (
    SHEET_ATTRIBUTES,
    Answer,
    Aspect,
    Bonus,
    BonusKind,
    BreakOff,
    Character,
    Conflict,
    NyxState,
    Phase,
    Side,
    Tactic,
)
from rules.nyx.reveal import offered_bonuses
from rules.seat import Seat

TEXT = "…"


def choices(state: NyxState, seat: Seat) -> tuple[a.NyxAction, ...]:
    """Return what this seat may do now."""
    return tuple(_all(state, seat))


def conflict_choices(state: NyxState, conflict: Conflict, seat: Seat) -> tuple[a.NyxAction, ...]:
    """Return what this seat may do now in one conflict."""
    return tuple(_conflict(state, conflict, seat))


def _all(state: NyxState, seat: Seat) -> Iterator[a.NyxAction]:
    for character in state.characters.values():
        if controls(seat, character):
            yield from _sheet(state, character)
            yield from _rolls(state, character)
            yield from _answers(character)
        if seat.is_gm:
            yield from _demands(state, character)
    for conflict in state.contests.values():
        yield from _conflict(state, conflict, seat)


def _sheet(state: NyxState, character: Character) -> Iterator[a.NyxAction]:
    if character.finished:
        return
    if conflict_of(state, character.id) is None and not character.is_out:
        yield from _values(character)
    if not character.demands:
        names = tuple(f"{TEXT} {slot}" for slot in range(1, len(SLOTS) + 1))
        yield a.NameAspects(character=character.id, first=1, names=names)
    if attribute_sum(character) == ATTRIBUTE_SUM and not unnamed(character):
        yield a.FinishCharacter(character=character.id)


def _values(character: Character) -> Iterator[a.NyxAction]:
    for attribute in SHEET_ATTRIBUTES:
        rating = character.ratings[attribute]
        if rating.base < MOST:
            yield a.SetAttribute(character=character.id, attribute=attribute, value=rating.base + 1)
        if rating.current > 1:
            yield a.SetAttribute(character=character.id, attribute=attribute, value=rating.base - 1)


def _rolls(state: NyxState, character: Character) -> Iterator[a.NyxAction]:
    if not _free(state, character):
        return
    for attribute in character.ratings:
        yield a.RollAlone(character=character.id, attribute=attribute)
        for positive, negative in _uses(character):
            yield a.RollAlone(
                character=character.id, attribute=attribute, positive=positive, negative=negative
            )


def _free(state: NyxState, character: Character) -> bool:
    complete = not character.has_points or attribute_sum(character) == ATTRIBUTE_SUM
    waiting = any(demand.answer is Answer.OPEN for demand in character.demands)
    return complete and not waiting and not character.is_out and conflict_of(state, character.id) is None


def _uses(character: Character) -> Iterator[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Yield single aspects to use for and against, beside none at all."""
    for aspect in _at_hand(character):
        if not aspect.damage and character.points >= PRICE:
            yield (aspect.id,), ()
        yield (), (aspect.id,)


def _at_hand(character: Character) -> list[Aspect]:
    if not character.has_points:
        return []
    taken = {demand.aspect for demand in character.demands}
    return [aspect for aspect in character.aspects if aspect.name and aspect.id not in taken]


def _answers(character: Character) -> Iterator[a.NyxAction]:
    for demand in character.demands:
        if demand.answer is Answer.OPEN:
            yield a.AnswerDemand(character=character.id, aspect=demand.aspect, buy_off=False)
            if character.points >= PRICE:
                yield a.AnswerDemand(character=character.id, aspect=demand.aspect, buy_off=True)


def _demands(state: NyxState, character: Character) -> Iterator[a.NyxAction]:
    conflict = conflict_of(state, character.id)
    if conflict is not None and conflict.phase is not Phase.DECLARE:
        return
    side = next((s for s in conflict.sides if s.character == character.id), None) if conflict else None
    uses = (*side.positive, *side.negative) if side else ()
    if side and sum(use.points for use in uses) > character.points:
        return
    for aspect in _at_hand(character):
        if aspect.id not in {use.aspect for use in uses}:
            yield a.DemandAspect(character=character.id, aspect=aspect.id)


def _conflict(state: NyxState, conflict: Conflict, seat: Seat) -> Iterator[a.NyxAction]:
    at = {"contest": conflict.id, "turn": conflict.turn}
    if not conflict.is_open:
        return
    if seat.is_gm:
        yield a.EndConflict.model_validate(at)
        yield from _gm_tools(conflict)
    for side in conflict.active:
        if controls(seat, state.characters[side.character]):
            yield from _own_side(state, conflict, side)


def _gm_tools(conflict: Conflict) -> Iterator[a.NyxAction]:
    contest, turn = conflict.id, conflict.turn
    if conflict.phase is Phase.DECLARE:
        for side in conflict.active:
            for modifier in range(-MOST_MODIFIER, MOST_MODIFIER + 1):
                yield a.SetModifier(contest=contest, turn=turn, side=side.number, modifier=modifier)
        for side in conflict.sides:
            yield a.SetAdvantage(contest=contest, turn=turn, side=side.number, advantage=2)
    if conflict.phase is Phase.BONUS and conflict.all_chosen:
        for side in conflict.sides:
            if isinstance(side.bonus, Bonus) and not side.bonus.judged:
                for allow in (True, False):
                    yield a.JudgeStory(contest=contest, turn=turn, side=side.number, allow=allow)


def _own_side(state: NyxState, conflict: Conflict, side: Side) -> Iterator[a.NyxAction]:
    match conflict.phase:
        case Phase.DECLARE:
            yield from _declaring(state, conflict, side)
        case Phase.TACTIC:
            if side.pick is None:
                yield from _picks(conflict, side)
        case Phase.BONUS:
            yield from _bonuses(conflict, side)
        case Phase.PENALTY:
            yield from _penalties(conflict, side)
        case Phase.ENDED:
            return


def _declaring(state: NyxState, conflict: Conflict, side: Side) -> Iterator[a.NyxAction]:
    contest, turn, number = conflict.id, conflict.turn, side.number
    character = state.characters[side.character]
    waiting = any(demand.answer is Answer.OPEN for demand in character.demands)
    yield a.GiveUp(contest=contest, turn=turn, side=number)
    if side.break_off is BreakOff.FREE:
        yield a.BreakOffNow(contest=contest, turn=turn, side=number)
    if side.advantage:
        yield a.SetAdvantage(contest=contest, turn=turn, side=number, advantage=0)
    if side.declared:
        if sum(use.points for use in (*side.positive, *side.negative)) <= character.points:
            yield a.Revise(contest=contest, turn=turn, side=number)
        return
    if waiting or waits_for_gm(state, conflict, side):
        return
    for attribute in character.ratings:
        for positive, negative in (((), ()), *_uses(character)):
            yield a.Declare(
                contest=contest,
                turn=turn,
                side=number,
                attribute=attribute,
                positive=positive,
                negative=negative,
            )
    if len(conflict.active) == 2 and conflict.other(number).declared:
        yield from _picks(conflict, side)


def _picks(conflict: Conflict, side: Side) -> Iterator[a.NyxAction]:
    for tactic in Tactic:
        yield a.PickTactic(contest=conflict.id, turn=conflict.turn, side=side.number, tactic=tactic)


def _bonuses(conflict: Conflict, side: Side) -> Iterator[a.NyxAction]:
    winners = conflict.round.winners if conflict.round else ()
    if side.number not in winners or side.bonus is not None:
        return
    for choice in offered_bonuses(side):
        text = TEXT if choice is BonusKind.STORY else ""
        yield a.ChooseBonus(
            contest=conflict.id, turn=conflict.turn, side=side.number, choice=choice, text=text
        )


def _penalties(conflict: Conflict, side: Side) -> Iterator[a.NyxAction]:
    if conflict.round is None or conflict.round.harmed != side.number:
        return
    for damage in (False, True):
        yield a.TakePenalty(
            contest=conflict.id,
            turn=conflict.turn,
            side=side.number,
            damage=damage,
            name=TEXT if damage else "",
        )
