"""Questions to one person: pick a tactic, use a win, take a penalty, answer a demand.

They are usually private, and made from the state as that person's seat sees it. Rules: NYX-12, 33 to 39,
43 to 45.
"""

from dataclasses import replace

from narration.nyx.base import words
from narration.nyx.base.odds import demand_line, picking
from narration.nyx.base.pools import are_known, side_pool, side_sum
from narration.nyx.conflict.panel import title
from narration.text.line import Field, Line, Panel, line, verbatim
from narration.text.truncate import truncate
from rules.nyx.access.gm_insight import is_seen_by_gm
from rules.nyx.base.enums import BonusKind, CharacterKind, SideNumber, Tactic
from rules.nyx.base.pool import Pool
from rules.nyx.base.settings import USUAL, Tuning
from rules.nyx.base.tactics import BONUS, final_movement
from rules.nyx.conflict.advantages import situational_steps
from rules.nyx.conflict.resolve import offered_bonuses
from rules.nyx.sheet.aspects import hindrance, open_demands, price
from rules.nyx.state.campaign_state import Character, Demand, NyxState
from rules.nyx.state.contests import Conflict, Round, Side

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


def picker(state: NyxState, conflict: Conflict, side: SideNumber, *, odds: bool = True) -> Panel:
    """Return the three tactics for a side, or its sealed pick; `odds` says whether to show its chances."""
    own = conflict.side(side)
    names = words.short_names((conflict.sides[0].name, conflict.sides[1].name))
    sealed = isinstance(own.pick, Tactic)
    standing = words.standing(conflict.marker, names)
    headline = line("nyx-headline-picker", turn=conflict.turn, standing=standing)
    shows = odds and not sealed and are_known(state, conflict)
    chances, grid = picking(state, conflict, side) if shows else ((), ())
    tactics = () if sealed else tuple(Field(words.TACTICS[tactic], _WORDS[tactic]) for tactic in Tactic)
    return Panel(
        headline=_sealed(conflict, own) if isinstance(own.pick, Tactic) else headline,
        title=title(conflict),
        lines=(
            line(_known_to(state, conflict, own)),
            *_going_in(state, conflict, side),
            *chances,
        ),
        fields=tactics,
        grid=grid,
        tone=words.tone(_seen(conflict.marker, side)),
    )


def _known_to(state: NyxState, conflict: Conflict, side: Side) -> str:
    """Return the message that says who sees a pick of this side before the reveal."""
    if is_seen_by_gm(state, conflict, side):
        return "nyx-pick-watched"
    return "nyx-pick-final" if state.characters[side.character].seat else "nyx-pick-own"


def with_tactics(declaration: Panel, *, keep: bool) -> Panel:
    """Return the draft of a declaration with the tactics that may be sealed with it (D-25)."""
    kept = line("nyx-pick-kept" if keep else "nyx-pick-again")
    tactics = tuple(Field(words.TACTICS[tactic], _WORDS[tactic]) for tactic in Tactic)
    return replace(declaration, lines=(*declaration.lines, kept), fields=(*declaration.fields, *tactics))


def _sealed(conflict: Conflict, side: Side) -> Line:
    assert isinstance(side.pick, Tactic), "only the side itself reads its own pick"
    return line("nyx-headline-sealed", turn=conflict.turn, tactic=words.TACTICS[side.pick])


def _going_in(state: NyxState, conflict: Conflict, side: SideNumber) -> tuple[Line, ...]:
    """Return what both sides go in with, this side first, and the steps of the situational advantage."""
    sides = (conflict.side(side), conflict.other(side))
    brought = tuple(_brings(state, conflict, one) for one in sides if not one.passive)
    shift = _seen(situational_steps(state, conflict), side)
    return (*brought, line("nyx-own-shift", steps=shift)) if shift else brought


def _brings(state: NyxState, conflict: Conflict, side: Side) -> Line:
    dice = words.pool_dice(side_pool(state, conflict, side))
    return line("nyx-brings", name=side.name, sum=side_sum(state, conflict, side), dice=dice)


def _seen(place: int, side: SideNumber) -> int:
    return place if side == 1 else -place


def bonus_prompt(state: NyxState, conflict: Conflict, side: SideNumber) -> Panel:
    """Return the uses that a winner may choose for the win (NYX-36 to 39)."""
    own, due = conflict.side(side), conflict.round
    assert due is not None, "only an effective winner is asked"
    judged = line("nyx-win-judged") if state.characters[own.character].seat else line("nyx-win-own-judge")
    words_of = {
        BonusKind.STEPS: (_steps(conflict, own, due)),
        BonusKind.STORY: (line("nyx-win-story-is"), judged),
        BonusKind.BREAK_OFF: (line("nyx-win-break-off-is"),),
    }
    return Panel(
        headline=line("nyx-headline-bonus", turn=conflict.turn, name=truncate(own.name)),
        title=title(conflict),
        fields=tuple(Field(_BONUSES[kind], words_of[kind]) for kind in offered_bonuses(own)),
        tone=words.tone(_seen(due.raw, side)),
    )


def _steps(conflict: Conflict, side: Side, due: Round) -> tuple[Line, ...]:
    """Return where the three steps would take the marker, from the winner's view (NYX-36, NYX-37)."""
    if len(due.winners) == 2:
        return (line("nyx-win-both"),)
    assert isinstance(side.pick, Tactic), "picks are open once the dice have fallen"
    net = BONUS if side.number == 1 else -BONUS
    moved = final_movement(due.raw, conflict.length, net, side.pick)
    start, end = _seen(due.raw, side.number), _seen(moved.marker, side.number)
    way = line("nyx-win-steps-to", name=side.name, start=start, end=end)
    over = moved.over1 if side.number == 1 else moved.over2
    return (way, line("nyx-win-over", steps=over)) if over else (way,)


def penalty_prompt(state: NyxState, conflict: Conflict, side: SideNumber) -> Panel:
    """Return the forms that a penalty from overflow may take (NYX-43 to 46)."""
    own, due = conflict.side(side), conflict.round
    assert due is not None, "overflow is what asks for a penalty"
    assert due.movement is not None, "the marker has moved before a penalty"
    effect = max(due.movement.over1, due.movement.over2)
    character = state.characters[own.character]
    return Panel(
        headline=line("nyx-penalty-due", name=truncate(character.name), effect=effect),
        title=title(conflict),
        fields=(
            Field(line("nyx-penalty-as-fatigue"), _fatigue(conflict, own, character, effect)),
            Field(line("nyx-penalty-as-damage"), (line("nyx-penalty-damage-is"), *_drops(character))),
        ),
        tone="behind",
    )


def _fatigue(conflict: Conflict, side: Side, character: Character, effect: int) -> tuple[Line, ...]:
    """Return the attribute before and after fatigue, and what follows if it reaches 0 (NYX-42, 44, 46)."""
    counts, drop = character.counted(side.attribute), _drop(character)
    current = character.ratings[counts].current
    marked = min(effect, max(0, current - drop))
    start = line("nyx-attribute-is", attribute=words.ATTRIBUTES[counts], value=words.value(current))
    gone = words.with_summand(start, -marked)
    if drop:
        gone = words.with_summand(gone, -drop, line("nyx-mob"))
    left = max(0, current - marked - drop)
    shown = line("nyx-equals", sum=gone, total=words.value(left))
    return (shown,) if left else (shown, _out(conflict, side))


def _drop(character: Character) -> int:
    """Return how much a mob's value drops in addition to any harm; 0 for other characters (NYX-42)."""
    return 1 if character.kind is CharacterKind.MOB else 0


def _drops(character: Character) -> tuple[Line, ...]:
    drop = _drop(character)
    return (line("nyx-penalty-drops", drop=drop),) if drop else ()


def _out(conflict: Conflict, side: Side) -> Line:
    """Return what an attribute of 0 means: the conflict is lost, except in groups and opposed rolls."""
    return line("nyx-penalty-out-alone" if conflict.simple or side.members else "nyx-penalty-out")


def demand_prompt(character: Character, usual: Tuning = USUAL, coming: Pool | None = None) -> Panel:
    """Return the demands that a character's player must answer, in a conflict or before a roll (NYX-12).

    `usual` holds the campaign's settings: the price of buying off, and whether damage gives points. `coming`
    is the roll that the demands concern, if it is known and the table shows chances.
    """
    demands = open_demands(character)
    return Panel(
        headline=line("nyx-headline-demand", name=truncate(character.name), count=len(demands)),
        title=verbatim(character.name),
        lines=(words.points_sum(character.points, ()),),
        fields=tuple(_demand(character, demand, usual, coming) for demand in demands),
    )


def _demand(character: Character, demand: Demand, usual: Tuning, coming: Pool | None) -> Field:
    aspect = character.aspect(demand.aspect)
    assert aspect is not None, "only an aspect of the sheet can be demanded"
    cost = price(aspect, usual)
    answer = line(
        "nyx-demand-answer" if character.points >= cost else "nyx-demand-forced",
        value=aspect.value,
        gain=hindrance(aspect, usual).points,
        points=character.points,
        price=cost,
    )
    odds = (demand_line(coming, aspect.value),) if coming and character.points >= cost else ()
    return Field(words.aspect(aspect.name, aspect.value), (answer, *odds))
