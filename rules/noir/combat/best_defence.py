"""The GM's standing order for defence: NPCs take the way with the best chance by themselves (NOIR-98)."""

from fractions import Fraction

from rules.noir import preview
from rules.noir.base.enums import DefenceOrder
from rules.noir.combat.defend import asked_to_defend, declare_defence, defend
from rules.noir.combat.options import ANYBODY, defences
from rules.noir.state import combat_events as cd
from rules.noir.state import contest_events as d
from rules.noir.state.campaign_state import NoirState
from rules.noir.state.contest_actions import Defend
from rules.noir.state.contest_looks import contests_shown
from rules.noir.state.contests import Combat, Phase
from rules.noir.state.context import Course
from rules.noir.state.npc_numbers import withheld_characters

#: The phases in which an answer by order can be taken back: the dice have not fallen.
BEFORE_THE_DICE = frozenset({Phase.DECLARE_DEFENCE, Phase.ODDS_BEFORE})


def answer_attack(course: Course) -> Phase | None:
    """Let NPCs answer by the GM's order, and wait for all others (NOIR-98, NOIR-102)."""
    if course.state.shared.defence is DefenceOrder.BEST:
        _answer_by_order(course)
    return declare_defence(course)


def _answer_by_order(course: Course) -> None:
    asked = [number for number in asked_to_defend(course) if not course.character(number).seat]
    contest, turn = course.at
    if asked and course.combat.phase is not Phase.DECLARE_DEFENCE:
        course.tell(d.Waited(contest=contest, turn=turn, phase=Phase.DECLARE_DEFENCE))
    for number in asked:
        best = best_defence(course.state, course.combat, number)
        if best is not None:
            defend(course, best, ANYBODY, ordered=True)


def best_defence(state: NoirState, combat: Combat, character: str) -> Defend | None:
    """Return the defence with the best chance without Fate, the plainest of equals; None without any."""
    hidden = withheld_characters(state)
    known = state.but(contests=contests_shown(state.contests, hidden, to_gm=True))

    def chance(action: Defend) -> Fraction:
        return preview.of_defence(known, combat, action).chance or Fraction(0)

    return max(defences(known, combat, character), key=chance, default=None)


def reopen(course: Course) -> bool:
    """Take back what NPCs answered by order; return whether there was any."""
    ordered = [number for number, one in course.combat.defences.items() if one.ordered]
    contest, turn = course.at
    for number in ordered:
        name = course.character(number).name
        course.tell(cd.DefenceReopened(contest=contest, turn=turn, character=number, name=name))
    return bool(ordered)
