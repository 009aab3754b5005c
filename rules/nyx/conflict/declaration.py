"""The declaration of a round: attribute, aspects, modifiers, advantages (NYX-24, NYX-32, D-40)."""

from rules.campaign.model import controls
from rules.core import names
from rules.core.refusal import Refused
from rules.core.seat import Seat, require_gm
from rules.nyx.access.groups import acts_for, has_attribute, members_able_to_act, roller
from rules.nyx.base.bounds import MOST_MODIFIER, require_within
from rules.nyx.base.enums import Phase
from rules.nyx.base.scale import MOST_ADVANTAGE
from rules.nyx.base.settings import tuning
from rules.nyx.conflict.automatic_sides import draw_picks
from rules.nyx.conflict.claims import roll_when_let
from rules.nyx.conflict.sealing import choose_again, declared_dice, seal_tactic
from rules.nyx.sheet.aspects import demand, require_answers, side_of, voluntary
from rules.nyx.sheet.gains import as_gains
from rules.nyx.sheet.sheet import conflict_of
from rules.nyx.state.actions import DemandAspect
from rules.nyx.state.campaign_state import NyxState
from rules.nyx.state.contest_actions import Declare, PickTactic, Revise, SetAdvantage, SetModifier
from rules.nyx.state.contest_events import (
    AdvantageSet,
    DeclarationReopened,
    Declared,
    ModifierSet,
    TacticsOpened,
)
from rules.nyx.state.contests import Conflict, Side, claims_of
from rules.nyx.state.context import ActionContext
from rules.nyx.state.events import NyxEvent


def require_side(course: ActionContext, side: Side, seat: Seat) -> None:
    """Refuse `side-passive`, and `not-your-side` for a seat that does not act for the side."""
    if side.passive:
        raise Refused("side-passive", name=side.name)
    if not acts_for(course.state, side, seat):
        raise Refused("not-your-side", name=side.name)


def require_declaring(course: ActionContext) -> None:
    """Refuse `declarations-closed` outside the declaration of a round."""
    if course.conflict.phase is not Phase.DECLARE:
        raise Refused("declarations-closed")


def declare(course: ActionContext, action: Declare, seat: Seat) -> None:
    """Close a side's declaration, or replace a closed one. The last one opens the hidden choice, or rolls.

    A tactic that comes with it is sealed at once (D-25), which may be refused as `pick_tactic` refuses it.
    Refused: `declarations-closed`, `gm-declares-first`, `not-your-side`, `side-passive`, `demand-open`,
    `aspect-struck`, `no-such-attribute`, `attribute-zero`, `character-out`, the codes of NYX-7 to 11. On a
    side of several characters also `not-the-roller`, and `not-your-character` for somebody else's aspects.
    """
    side = course.conflict.side(action.side)
    require_side(course, side, seat)
    if side.declared or course.conflict.phase is not Phase.TACTIC:  # a struck claim may be replaced
        _require_open_pick(course, action)
        require_declaring(course)
    if waits_for_gm(course.state, course.conflict, side):
        raise Refused("gm-declares-first", name=course.conflict.other(side.number).name)
    before = declared_dice(course.state, course.conflict)
    if side.declared or claims_of(side):
        _reopen(course, side)
    _require_own_aspects(course, action, seat)
    _close(course, action, seat)
    choose_again(course, before)
    if action.tactic is not None:
        seal_tactic(course, side, action.tactic, seat, keep=action.keep)
    _go_on(course, seat)


def _require_open_pick(course: ActionContext, action: Declare) -> None:
    """Refuse a second tactic once the declarations are closed, and any once the dice have fallen."""
    phase = course.conflict.phase
    if action.tactic is None or phase is Phase.DECLARE:
        return
    if phase is not Phase.TACTIC:
        raise Refused("nothing-to-pick")
    if course.conflict.side(action.side).pick is not None:
        raise Refused("picked-already")


def _require_own_aspects(course: ActionContext, action: Declare, seat: Seat) -> None:
    """Refuse `not-your-character` to others than the roller's player if aspects are used.
    Anybody on a side may close its declaration, but only the roller's player spends the points.
    """
    rolling = roller(course.state, course.conflict.side(action.side), action.attribute, action.roller)
    if (action.positive or action.negative) and not controls(seat, rolling):
        raise Refused("not-your-character", name=rolling.name)


def waits_for_gm(state: NyxState, conflict: Conflict, side: Side) -> bool:
    """Tell whether a player's side must wait for the GM's side to declare first (D-41)."""
    other = conflict.other(side.number)
    if other.passive or other.declared:
        return False
    return _of_players(state, side) and not _of_players(state, other)


def _of_players(state: NyxState, side: Side) -> bool:
    """Tell whether at least one player's character is on the side."""
    return any(state.characters[number].seat for number in side.people)


def revise(course: ActionContext, action: Revise, seat: Seat) -> None:
    """Reopen a declaration. Refused: `not-declared`, `points-spent`, and as `require_side` and
    `require_declaring`.
    """
    side = course.conflict.side(action.side)
    require_side(course, side, seat)
    require_declaring(course)
    if not side.declared:
        raise Refused("not-declared")
    _reopen(course, side)


def set_modifier(course: ActionContext, action: SetModifier, seat: Seat) -> None:
    """Set a side's modifier. Refused: `gm-only`, `declarations-closed`, `side-passive`, `out-of-bounds` (-3
    to 3).
    """
    require_gm(seat)
    require_declaring(course)
    require_within("nyx-modifier", action.modifier, -MOST_MODIFIER, MOST_MODIFIER)
    side = course.conflict.side(action.side)
    if side.passive:
        raise Refused("side-passive", name=side.name)
    contest, turn = course.at
    course.tell(ModifierSet(contest=contest, turn=turn, side=action.side, modifier=action.modifier))


def set_advantage(course: ActionContext, action: SetAdvantage, seat: Seat) -> None:
    """Set a situational advantage, or give up that of the seat's own side (NYX-32).

    Refused: `gm-only` unless a side gives up its own, `declarations-closed`, `out-of-bounds`,
    `simple-conflict` for an opposed roll.
    """
    require_declaring(course)
    if course.conflict.simple:
        raise Refused("simple-conflict", title=course.conflict.title)
    require_within("nyx-advantage", action.advantage, 0, MOST_ADVANTAGE)
    side = course.conflict.side(action.side)
    gives_up = action.advantage == 0 and acts_for(course.state, side, seat)
    if not gives_up:
        require_gm(seat)
    contest, turn = course.at
    course.tell(AdvantageSet(contest=contest, turn=turn, side=action.side, advantage=action.advantage))


def demand_aspect(state: NyxState, action: DemandAspect, seat: Seat) -> tuple[NyxEvent, ...]:
    """Demand an aspect. If the side's declaration is closed, reopen it for the answer."""
    demanded = demand(state, action, seat)
    conflict = conflict_of(state, action.character)
    if conflict is None or not side_of(conflict, action.character).declared:
        return (demanded,)
    side = side_of(conflict, action.character)
    _require_refundable(state, side)
    reopened = DeclarationReopened(contest=conflict.id, turn=conflict.turn, side=side.number)
    return (reopened, demanded)


def pick_tactic(course: ActionContext, action: PickTactic, seat: Seat) -> None:
    """Pick a tactic in secret; the last pick reveals the round (NYX-33).

    A side that has not declared first declares its last attribute, with the aspects that a strike has left,
    so that one press does both. Refused: `not-your-side`, `side-passive`, `no-tactics` against a passive
    side, `picked-already`, `other-declaring`, `nothing-to-pick`, `has-seen`, and as `declare`.
    """
    side = course.conflict.side(action.side)
    require_side(course, side, seat)
    if not course.conflict.picks_tactics:
        raise Refused("no-tactics", name=course.conflict.other(action.side).name)
    if course.conflict.phase is Phase.DECLARE:
        _declare_as_before(course, side, seat)
    if course.conflict.phase is not Phase.TACTIC:
        raise Refused("nothing-to-pick")
    seal_tactic(course, side, action.tactic, seat, keep=action.keep)
    roll_when_let(course, seat)


def _declare_as_before(course: ActionContext, side: Side, seat: Seat) -> None:
    other = course.conflict.other(side.number)
    if not other.declared:
        raise Refused("other-declaring", name=other.name)
    contest, turn = course.at
    before = declared_dice(course.state, course.conflict)
    if claims_of(side):
        _reopen(course, side)
    helps, hurts = (tuple(use.aspect for use in uses) for uses in (side.positive, side.negative))
    roller = side.character if helps or hurts else ""
    as_before = Declare(
        contest=contest,
        turn=turn,
        side=side.number,
        attribute=side.attribute,
        positive=helps,
        negative=hurts,
        roller=roller,
    )
    _close(course, as_before, seat)
    choose_again(course, before)
    _go_on(course, seat)


def _close(course: ActionContext, action: Declare, seat: Seat) -> None:
    side = course.conflict.side(action.side)
    character = roller(course.state, side, action.attribute, action.roller)
    require_answers(character)
    rating = character.rating(action.attribute)
    if rating is None or not has_attribute(members_able_to_act(course.state, side), action.attribute):
        raise Refused("no-such-attribute", name=character.name)
    if rating.current == 0:
        raise Refused("attribute-zero", name=character.name)
    if character.is_out:
        raise Refused("character-out", name=character.name)
    usual = tuning(course.state.campaign.settings)
    for use in side.struck:
        if use.aspect in {*action.positive, *action.negative}:
            raise Refused("aspect-struck", aspect=use.name)
    positive, negative = voluntary(character, action.positive, action.negative, usual)
    contest, turn = course.at
    course.tell(
        Declared(
            contest=contest,
            turn=turn,
            side=action.side,
            attribute=action.attribute if side.members else character.counted(action.attribute),
            positive=positive,
            negative=as_gains(course.state, seat, negative, in_conflict=True),
            goal=side.goal if names.is_empty(action.goal) else names.sentence(action.goal),
            character=character.id if side.members else "",
        )
    )


def _go_on(course: ActionContext, seat: Seat) -> None:
    """Go on once all active sides have declared: begin the hidden choice if tactics are picked, and roll if
    nothing is missing.
    """
    conflict = course.conflict
    declared = all(side.declared for side in conflict.active)
    if declared and conflict.picks_tactics and conflict.phase is Phase.DECLARE:
        contest, turn = course.at
        course.tell(TacticsOpened(contest=contest, turn=turn))
        draw_picks(course)
    roll_when_let(course, seat)


def _reopen(course: ActionContext, side: Side) -> None:
    _require_refundable(course.state, side)
    contest, turn = course.at
    course.tell(DeclarationReopened(contest=contest, turn=turn, side=side.number))


def _require_refundable(state: NyxState, side: Side) -> None:
    """Refuse `points-spent` if the points that the declaration gained have been spent since."""
    if state.characters[side.character].points < side.booked:
        raise Refused("points-spent", name=side.name)
