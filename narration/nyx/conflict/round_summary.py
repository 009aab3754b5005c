"""One or two sentences on how a round went: who rolled better, by how much, and how the tactics met.

The sentences contain no numbers and depend on no setting. Two wordings alternate by turn, so the text is not
random.
"""

from narration.nyx.base.words import Names, other_side_name, side_name
from narration.nyx.conflict.tactics import is_void, tactic_of
from narration.text.line import Line, line
from rules.nyx.base.enums import SideNumber, Tactic
from rules.nyx.state.contest_events import RoundRolled

_WINS = {
    Tactic.DEFENSIVE: "nyx-tale-defensive",
    Tactic.WAITING: "nyx-tale-waiting",
    Tactic.OFFENSIVE: "nyx-tale-offensive",
}
_VOID = {Tactic.DEFENSIVE: "nyx-tale-defensive-void", Tactic.OFFENSIVE: "nyx-tale-offensive-void"}
_EQUAL = {
    Tactic.DEFENSIVE: "nyx-tale-both-defensive",
    Tactic.WAITING: "nyx-tale-both-waiting",
    Tactic.OFFENSIVE: "nyx-tale-both-offensive",
}


def summary(event: RoundRolled, names: Names) -> tuple[Line, ...]:
    """Return the sentences about a round, first the one about the roll."""
    variant = event.turn % 2
    if len(event.sides) == 1:
        active = event.sides[0]
        return (
            _alone(
                active.roll.steps, side_name(names, active.side), other_side_name(names, active.side), variant
            ),
        )
    return _rolls(event, names, variant), _tactics(event, names, variant)


def _alone(steps: int, name: Line, other: Line, variant: int) -> Line:
    """Return the sentence for a side whose opponent is passive."""
    for least, id_ in ((5, "nyx-tale-strides"), (1, "nyx-tale-gains"), (-3, "nyx-tale-slips")):
        if steps >= least:
            return line(id_, name=name, other=other, variant=variant)
    return line("nyx-tale-falls", name=name, other=other, variant=variant)


def _rolls(event: RoundRolled, names: Names, variant: int) -> Line:
    one, two = (side.roll.effect for side in event.sides)
    better = _better(event)
    if better is None:
        return line("nyx-tale-even" if one else "nyx-tale-nothing", variant=variant)
    id_ = _margin(abs(one - two), min(one, two))
    return line(id_, name=side_name(names, better), other=other_side_name(names, better), variant=variant)


def _margin(margin: int, worse: int) -> str:
    if margin >= 6:
        return "nyx-tale-far"
    if worse == 0:
        return "nyx-tale-alone"
    return "nyx-tale-clear" if margin >= 3 else "nyx-tale-narrow"


def _better(event: RoundRolled) -> SideNumber | None:
    one, two = (side.roll.effect for side in event.sides)
    if one == two:
        return None
    return 1 if one > two else 2


def _tactics(event: RoundRolled, names: Names, variant: int) -> Line:
    winner = event.tactic_winner
    if winner is None:
        return line(_EQUAL[tactic_of(event, 1)], variant=variant)
    tactic = tactic_of(event, winner)
    id_ = _VOID[tactic] if is_void(event) else _WINS[tactic]
    told = line(id_, name=side_name(names, winner), other=other_side_name(names, winner), variant=variant)
    turned = _better(event) not in (None, winner)
    return line("nyx-tale-but", said=told) if turned and not is_void(event) else told
