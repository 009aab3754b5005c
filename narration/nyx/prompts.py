"""What one person is asked: the picker of tactics, the use of a win, a penalty, the answer to a demand.

Private as a rule; made from a state as that person's seat may know it. Rules: NYX-12, 33 to 39, 43 to 45.
"""

from narration.line import Field, Line, Panel, line, verbatim
from narration.nyx import words
from narration.nyx.panel import open_demands, side_pool, side_sum, situation
from rules.nyx.aspects import PRICE
from rules.nyx.model import (
    Attribute,
    BonusKind,
    Character,
    Conflict,
    Demand,
    NyxState,
    Round,
    Side,
    SideNumber,
    Tactic,
)
from rules.nyx.reveal import offered_bonuses
from rules.nyx.tactics import BONUS, move

_WORDS = {
    Tactic.DEFENSIVE: (line("nyx-pick-defensive-beats"), line("nyx-pick-defensive-pays")),
    Tactic.WAITING: (line("nyx-pick-waiting-beats"), line("nyx-pick-waiting-pays")),
    Tactic.OFFENSIVE: (line("nyx-pick-offensive-beats"), line("nyx-pick-offensive-pays")),
}
_BONUSES = {
    BonusKind.STEPS: line("nyx-win-steps"),
    BonusKind.STORY: line("nyx-win-story"),
    BonusKind.BREAK_OFF: line("nyx-win-break-off"),
}


def picker(state: NyxState, conflict: Conflict, side: SideNumber) -> Panel:
    """The three tactics for one side, or the one it has sealed."""
    own = conflict.side(side)
    names = words.short_names((conflict.sides[0].name, conflict.sides[1].name))
    sealed = isinstance(own.pick, Tactic)
    standing = words.standing(conflict.marker, names)
    headline = line("nyx-headline-picker", turn=conflict.turn, standing=standing)
    tactics = () if sealed else tuple(Field(words.TACTICS[tactic], _WORDS[tactic]) for tactic in Tactic)
    return Panel(
        headline=_sealed(conflict, own) if isinstance(own.pick, Tactic) else headline,
        title=line("nyx-title", title=conflict.title, turn=conflict.turn),
        lines=(line("nyx-pick-final"), *_going_in(state, conflict, side)),
        fields=tactics,
        tone=words.tone(_seen(conflict.marker, side)),
    )


def _sealed(conflict: Conflict, side: Side) -> Line:
    assert isinstance(side.pick, Tactic), "only the side itself reads its own pick"
    return line("nyx-headline-sealed", turn=conflict.turn, tactic=words.TACTICS[side.pick])


def _going_in(state: NyxState, conflict: Conflict, side: SideNumber) -> tuple[Line, ...]:
    """What both sides go in with, this side first, and what the situation adds."""
    sides = (conflict.side(side), conflict.other(side))
    brought = tuple(_brings(state, one) for one in sides if not one.passive)
    shift = _seen(situation(conflict), side)
    return (*brought, line("nyx-own-shift", steps=shift)) if shift else brought


def _brings(state: NyxState, side: Side) -> Line:
    dice = words.pool_dice(side_pool(state, side))
    return line("nyx-brings", name=side.name, sum=side_sum(state, side), dice=dice)


def _seen(place: int, side: SideNumber) -> int:
    return place if side == 1 else -place


def bonus_prompt(state: NyxState, conflict: Conflict, side: SideNumber) -> Panel:
    """What an effective winner may use the win for (NYX-36 to 39)."""
    own, due = conflict.side(side), conflict.round
    assert due is not None, "only an effective winner is asked"
    judged = line("nyx-win-judged") if state.characters[own.character].seat else line("nyx-win-own-judge")
    words_of = {
        BonusKind.STEPS: (_steps(conflict, own, due)),
        BonusKind.STORY: (line("nyx-win-story-is"), judged),
        BonusKind.BREAK_OFF: (line("nyx-win-break-off-is"),),
    }
    return Panel(
        headline=line("nyx-headline-bonus", turn=conflict.turn, name=words.short(own.name)),
        title=line("nyx-title", title=conflict.title, turn=conflict.turn),
        fields=tuple(Field(_BONUSES[kind], words_of[kind]) for kind in offered_bonuses(own)),
        tone=words.tone(_seen(due.raw, side)),
    )


def _steps(conflict: Conflict, side: Side, due: Round) -> tuple[Line, ...]:
    """Where the three steps would take the marker, seen from the winner (NYX-36, NYX-37)."""
    if len(due.winners) == 2:
        return (line("nyx-win-both"),)
    assert isinstance(side.pick, Tactic), "picks are open once the dice have fallen"
    net = BONUS if side.number == 1 else -BONUS
    moved = move(due.raw, conflict.length, net, side.pick)
    start, end = _seen(due.raw, side.number), _seen(moved.marker, side.number)
    way = line("nyx-win-steps-to", name=side.name, start=start, end=end)
    over = moved.over1 if side.number == 1 else moved.over2
    return (way, line("nyx-win-over", steps=over)) if over else (way,)


def penalty_prompt(state: NyxState, conflict: Conflict, side: SideNumber) -> Panel:
    """What the effect of an overflow may become (NYX-43 to 46)."""
    own, due = conflict.side(side), conflict.round
    assert due is not None, "overflow is what asks for a penalty"
    assert due.movement is not None, "the marker has moved before a penalty is due"
    effect = max(due.movement.over1, due.movement.over2)
    character = state.characters[own.character]
    return Panel(
        headline=line("nyx-penalty-due", name=words.short(own.name), effect=effect),
        title=line("nyx-title", title=conflict.title, turn=conflict.turn),
        fields=(
            Field(line("nyx-penalty-as-fatigue"), _fatigue(character, own.attribute, effect)),
            Field(line("nyx-penalty-as-damage"), (line("nyx-penalty-damage-is"),)),
        ),
        tone="behind",
    )


def _fatigue(character: Character, attribute: Attribute, effect: int) -> tuple[Line, ...]:
    """The attribute before and after, and a warning when that is the end (NYX-44, NYX-46)."""
    current = character.ratings[attribute].current
    marked = min(effect, current)
    start = line("nyx-attribute-is", attribute=words.ATTRIBUTES[attribute], value=words.value(current))
    left = line("nyx-equals", sum=words.plus(start, -marked), total=words.value(current - marked))
    return (left, line("nyx-penalty-out")) if current == marked else (left,)


def demand_prompt(character: Character) -> Panel:
    """The demands that a character's player has to answer, in a conflict or before a roll (NYX-12)."""
    demands = open_demands(character)
    answer = "nyx-demand-answer" if character.points >= PRICE else "nyx-demand-forced"
    return Panel(
        headline=line("nyx-headline-demand", name=words.short(character.name), count=len(demands)),
        title=verbatim(character.name),
        lines=(words.points_sum(character.points, ()),),
        fields=tuple(_demand(character, demand, answer) for demand in demands),
    )


def _demand(character: Character, demand: Demand, answer: str) -> Field:
    aspect = character.aspect(demand.aspect)
    assert aspect is not None, "only an aspect of the sheet can be demanded"
    return Field(
        words.aspect(aspect.name, aspect.value),
        (line(answer, value=aspect.value, points=character.points, price=PRICE),),
    )
