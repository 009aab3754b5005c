"""The actions that a seat may take now in a conflict or an opposed roll (NYX-20 to 43)."""

from collections.abc import Iterator

from rules.campaign.model import controls
from rules.core.seat import Seat
from rules.nyx.access.gm_insight import knows_other
from rules.nyx.access.groups import acts_for, attributes_of, members_able_to_act, rollers
from rules.nyx.base.bounds import MOST_MODIFIER
from rules.nyx.base.enums import Attribute, BonusKind, BreakOff, Mode, Phase, Tactic
from rules.nyx.conflict.automatic_sides import is_automatic, may_be_automatic
from rules.nyx.conflict.claims import dice_wait, standing_claims
from rules.nyx.conflict.declaration import waits_for_gm
from rules.nyx.conflict.resolve import offered_bonuses
from rules.nyx.legal_actions.aspect_uses import TEXT, aspect_uses, has_open_demand
from rules.nyx.state import actions as a
from rules.nyx.state import contest_actions as m
from rules.nyx.state.campaign_state import Character, NyxState
from rules.nyx.state.contests import Bonus, Conflict, Side


def conflict_actions(state: NyxState, conflict: Conflict, seat: Seat) -> tuple[a.NyxAction, ...]:
    """Return what this seat may do now in one conflict."""
    return tuple(_conflict(state, conflict, seat))


def _conflict(state: NyxState, conflict: Conflict, seat: Seat) -> Iterator[a.NyxAction]:
    yield from _accounts(state, conflict, seat)
    if not conflict.is_open:
        return
    if seat.is_gm:
        yield m.EndConflict(contest=conflict.id, turn=conflict.turn)
        yield from _gm_tools(state, conflict)
        yield from _word(state, conflict)
    for side in conflict.active:
        if acts_for(state, side, seat):
            yield from _own_side(state, conflict, side, seat)


def _accounts(state: NyxState, conflict: Conflict, seat: Seat) -> Iterator[a.NyxAction]:
    """Yield the account of the last round, even after the end (NYX-41)."""
    teller = conflict.sides[conflict.narrator - 1] if conflict.narrator else None
    tells = seat.is_gm or (teller is not None and acts_for(state, teller, seat))
    if conflict.rolled and tells:
        yield m.TellRound(contest=conflict.id, turn=conflict.rolled, text=TEXT)


def _gm_tools(state: NyxState, conflict: Conflict) -> Iterator[a.NyxAction]:
    contest, turn = conflict.id, conflict.turn
    if conflict.phase is Phase.DECLARE:
        for side in conflict.active:
            for modifier in range(-MOST_MODIFIER, MOST_MODIFIER + 1):
                yield m.SetModifier(contest=contest, turn=turn, side=side.number, modifier=modifier)
        if not conflict.simple:
            yield from _scale_tools(conflict)
            yield from _by_itself(state, conflict)
    if conflict.phase is Phase.BONUS and conflict.all_chosen:
        for side in conflict.sides:
            if isinstance(side.bonus, Bonus) and not side.bonus.judged:
                for allow in (True, False):
                    yield m.JudgeStory(contest=contest, turn=turn, side=side.number, allow=allow)


def _word(state: NyxState, conflict: Conflict) -> Iterator[a.NyxAction]:
    """Yield the GM's word on what players claim (NYX-7, NYX-8)."""
    claims = standing_claims(state, conflict)
    if claims or dice_wait(conflict):
        yield m.LetClaims(contest=conflict.id, turn=conflict.turn)
    for side, use in claims:
        if state.characters[side.character].points >= use.booked:
            yield m.StrikeClaim(contest=conflict.id, turn=conflict.turn, side=side.number, aspect=use.aspect)


def _scale_tools(conflict: Conflict) -> Iterator[a.NyxAction]:
    """Yield advantages, and some sample corrections."""
    contest, turn = conflict.id, conflict.turn
    for side in conflict.sides:
        yield m.SetAdvantage(contest=contest, turn=turn, side=side.number, advantage=2)
    for place in {conflict.marker - 1, conflict.marker + 1}:
        if abs(place) <= conflict.length:
            yield m.CorrectConflict(contest=contest, turn=turn, field="marker", value=str(place), reason=TEXT)
    for mode in Mode:
        if mode is not conflict.mode:
            yield m.CorrectConflict(contest=contest, turn=turn, field="mode", value=mode, reason=TEXT)


def _by_itself(state: NyxState, conflict: Conflict) -> Iterator[a.NyxAction]:
    for side in conflict.active if len(conflict.active) == 2 else ():
        if may_be_automatic(state, side):
            yield m.SetAutomatic(
                contest=conflict.id, turn=conflict.turn, side=side.number, on=not side.itself
            )


def _own_side(state: NyxState, conflict: Conflict, side: Side, seat: Seat) -> Iterator[a.NyxAction]:
    match conflict.phase:
        case Phase.DECLARE:
            yield from _declaring(state, conflict, side, seat)
        case Phase.TACTIC:
            if not side.declared:
                yield from _declarations(state, conflict, side, seat)
            if side.pick is None and not knows_other(state, conflict, side, seat):
                yield from _picks(conflict, side)
        case Phase.BONUS:
            if not knows_other(state, conflict, side, seat):
                yield from _bonuses(conflict, side)
        case Phase.PENALTY:
            if controls(seat, state.characters[side.character]):
                yield from _penalties(conflict, side)
        case Phase.ENDED:
            return


def _declaring(state: NyxState, conflict: Conflict, side: Side, seat: Seat) -> Iterator[a.NyxAction]:
    contest, turn, number = conflict.id, conflict.turn, side.number
    yield m.GiveUp(contest=contest, turn=turn, side=number)
    if side.break_off is BreakOff.FREE:
        yield m.BreakOffNow(contest=contest, turn=turn, side=number)
    if side.advantage:
        yield m.SetAdvantage(contest=contest, turn=turn, side=number, advantage=0)
    if side.declared:
        if side.booked <= state.characters[side.character].points:
            yield m.Revise(contest=contest, turn=turn, side=number)
        return
    if waits_for_gm(state, conflict, side):
        return
    yield from _declarations(state, conflict, side, seat)
    with_tactics = conflict.picks_tactics and not is_automatic(state, side)
    may_pick = with_tactics and not knows_other(state, conflict, side, seat)
    if may_pick and side.pick is None and conflict.other(number).declared and _as_before(state, side):
        yield from _picks(conflict, side)


def _declarations(state: NyxState, conflict: Conflict, side: Side, seat: Seat) -> Iterator[a.NyxAction]:
    for attribute in attributes_of(members_able_to_act(state, side)):
        for character in _rolling(state, side, attribute):
            if has_open_demand(character):
                continue
            free = character.but(points=character.points - _booked_for(side, character))
            for positive, negative in aspect_uses(free) if controls(seat, character) else (((), ()),):
                if {use.aspect for use in side.struck} & {*positive, *negative}:
                    continue
                declare = m.Declare(
                    contest=conflict.id,
                    turn=conflict.turn,
                    side=side.number,
                    attribute=attribute,
                    positive=positive,
                    negative=negative,
                    roller=character.id if side.members else "",
                )
                yield declare
                if not (positive or negative) and _may_seal(state, conflict, side, seat):
                    yield declare.but(tactic=Tactic.WAITING)
                    yield declare.but(tactic=Tactic.OFFENSIVE, keep=True)


def _may_seal(state: NyxState, conflict: Conflict, side: Side, seat: Seat) -> bool:
    """Tell whether a declaration may bring its tactic (D-25)."""
    open_ = conflict.picks_tactics and side.pick is None and not is_automatic(state, side)
    return open_ and not knows_other(state, conflict, side, seat)


def _booked_for(side: Side, character: Character) -> int:
    """Return what declaring again gives back first: what the side's open claims have changed."""
    return side.booked if side.character == character.id else 0


def _rolling(state: NyxState, side: Side, attribute: Attribute) -> tuple[Character, ...]:
    """Return who may roll for a side with this attribute (NYX-21)."""
    people = members_able_to_act(state, side)
    return people if side.group is None else rollers(people, attribute, side.group)


def _as_before(state: NyxState, side: Side) -> bool:
    """Tell whether a side may declare as before, so that one press declares and picks."""
    able = _rolling(state, side, side.attribute)
    first = next((one for one in able if one.id == side.character), able[0] if able else None)
    return first is not None and not has_open_demand(first)


def _picks(conflict: Conflict, side: Side) -> Iterator[a.NyxAction]:
    for tactic in Tactic:
        yield m.PickTactic(contest=conflict.id, turn=conflict.turn, side=side.number, tactic=tactic)


def _bonuses(conflict: Conflict, side: Side) -> Iterator[a.NyxAction]:
    winners = conflict.round.winners if conflict.round else ()
    if side.number not in winners or side.bonus is not None:
        return
    for choice in offered_bonuses(side):
        text = TEXT if choice is BonusKind.STORY else ""
        yield m.ChooseBonus(
            contest=conflict.id, turn=conflict.turn, side=side.number, choice=choice, text=text
        )


def _penalties(conflict: Conflict, side: Side) -> Iterator[a.NyxAction]:
    if conflict.round is None or conflict.round.harmed != side.number:
        return
    for damage in (False, True):
        yield m.TakePenalty(
            contest=conflict.id,
            turn=conflict.turn,
            side=side.number,
            damage=damage,
            name=TEXT if damage else "",
        )
