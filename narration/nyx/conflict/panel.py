"""The panel of a conflict: the scale, what each side goes in with, and who must act now.

It is made from the reader's view of the state: a pick appears only as sealed, with its seal, or by name to
readers who may see it. Rules: NYX-20 to 33, 42, D-40.
"""

from collections.abc import Sequence

from narration.nyx.base import words
from narration.nyx.base.pools import acting, side_pool, side_sum
from narration.nyx.base.seals import told
from narration.nyx.conflict import consequences, opposed_roll
from narration.nyx.conflict.card import standing_card
from narration.nyx.conflict.opening import choices
from narration.parts.public_proofs import ShownSeal
from narration.parts.seals import current_seal, hash_rows
from narration.text.line import Field, Line, Panel, line, verbatim
from narration.text.truncate import GOAL_LENGTH, TITLE_LENGTH, truncate, truncated_line
from rules.chance.seal import SHOWN
from rules.nyx.access.handover import has_sealed
from rules.nyx.base.enums import CharacterKind, GroupMode, Phase, Tactic
from rules.nyx.conflict.advantages import counts_in_steps, situational_steps
from rules.nyx.conflict.automatic_sides import is_automatic
from rules.nyx.conflict.claims import dice_wait
from rules.nyx.duties import chooses, declares, must_act, waiting_for
from rules.nyx.sealed_choices import BONUS, TACTIC
from rules.nyx.sheet.aspects import bought_off, forced, open_demands
from rules.nyx.state.campaign_state import Character, Demand, NyxState
from rules.nyx.state.contests import Bonus, Conflict, Side

Seals = Sequence[ShownSeal]


def conflict_panel(state: NyxState, conflict: Conflict, seals: Seals = ()) -> Panel:
    """Return the panel for a redacted state; `seals` are those of the conflict's current turn."""
    return Panel(
        headline=_headline(state, conflict),
        title=title(conflict),
        lines=(*_stake(conflict), *situation(state, conflict), *_due(state, conflict), *_choices(conflict)),
        fields=tuple(_field(state, conflict, side, seals) for side in conflict.sides),
        tone=words.tone(conflict.marker) if conflict.is_open else "over",
        picture=None if conflict.simple else standing_card(conflict),
    )


def _choices(conflict: Conflict) -> tuple[Line, ...]:
    """Return what the GM chose when the conflict was opened, in small print (NYX-22, 28, 39)."""
    return tuple(line("nyx-small", text=said) for said in choices(conflict)) if conflict.is_open else ()


def _names(conflict: Conflict) -> tuple[str, str]:
    return conflict.sides[0].name, conflict.sides[1].name


def _headline(state: NyxState, conflict: Conflict) -> Line:
    names = words.short_names(_names(conflict))
    called = truncated_line(conflict.title, TITLE_LENGTH)
    if conflict.outcome is not None:
        end = consequences.end(conflict.outcome, names)
        return line("nyx-headline-end", title=called, end=end)
    due = whom_it_waits_for(state, conflict)
    if conflict.simple:
        return line("nyx-headline-opposed", title=called, due=due)
    if conflict.phase is Phase.BONUS:  # the marker has not moved yet, and who is ahead stands below
        return line("nyx-headline-choosing", title=called, turn=conflict.turn, due=due)
    standing = words.standing(conflict.marker, names)
    return line("nyx-headline-panel", title=called, turn=conflict.turn, standing=standing, due=due)


def title(conflict: Conflict) -> Line:
    """Return the title of a conflict, with its current round."""
    if not conflict.is_open:
        return line("nyx-title-end", title=conflict.title)
    if conflict.simple:
        return line("nyx-title-opposed", title=conflict.title)
    return line("nyx-title", title=conflict.title, turn=conflict.turn)


def whom_it_waits_for(state: NyxState, conflict: Conflict) -> Line:
    """Return a line that says whom an open conflict waits for: sides, or the GM."""
    waiting = waiting_for(state, conflict)
    if not waiting:
        return line("nyx-wait-gm")
    drawn = automatic_sides(state, conflict)
    names = ((side, truncated_line(_called(state, conflict, side))) for side in waiting)
    return line(
        "nyx-wait",
        names=tuple(line("nyx-on-autopilot", name=name) if side in drawn else name for side, name in names),
    )


def automatic_sides(state: NyxState, conflict: Conflict) -> list[Side]:
    """Return the sides whose tactic the dice draw in this round; none once it is rolled."""
    picking = conflict.phase in {Phase.DECLARE, Phase.TACTIC}
    return [side for side in conflict.active if picking and is_automatic(state, side)]


def _called(state: NyxState, conflict: Conflict, side: Side) -> str:
    """Return a side's name; during the penalty phase the name of the character who rolled (D-16)."""
    return state.characters[side.character].name if conflict.phase is Phase.PENALTY else side.name


def _stake(conflict: Conflict) -> tuple[Line, ...]:
    """Return what an opposed roll is about, until it has been made (NYX-20)."""
    return opposed_roll.stake_line(conflict) if conflict.simple and conflict.is_open else ()


def situation(state: NyxState, conflict: Conflict) -> tuple[Line, ...]:
    """Return the net advantage with its sum, and its effect in this round (NYX-29 to 31)."""
    first, second = conflict.sides
    net = first.advantage - second.advantage
    if net == 0 or not conflict.is_open:
        return ()
    holder = first if net > 0 else second
    most, least = max(first.advantage, second.advantage), min(first.advantage, second.advantage)
    held = line("nyx-advantage-is", advantage=most)
    if least:
        held = line("nyx-equals", sum=words.with_summand(held, -least), total=most - least)
    return (line("nyx-advantage-held", name=holder.name, held=held), *_shift(state, conflict))


def brief_situation(state: NyxState, conflict: Conflict) -> tuple[Line, ...]:
    """Return the steps that the net advantage is worth in this round, or who holds it if it is worth none."""
    steps = situational_steps(state, conflict)
    if steps == 0 or not conflict.is_open:
        return situation(state, conflict)[:1]
    leader = conflict.sides[0 if steps > 0 else 1]
    return (line("nyx-live-shift", name=truncated_line(leader.name), steps=abs(steps)),)


def _shift(state: NyxState, conflict: Conflict) -> tuple[Line, ...]:
    """Return the advantage's steps; if advantages change the attribute, the attribute's sum shows them."""
    if not counts_in_steps(state):
        return ()
    steps = situational_steps(state, conflict)
    if steps == 0:
        return (line("nyx-shift-none"),)
    leader = conflict.sides[0 if steps > 0 else 1]
    return (line("nyx-shift", name=leader.name, steps=abs(steps)),)


def _due(state: NyxState, conflict: Conflict) -> tuple[Line, ...]:
    """Return what has to be done now, and by whom; after the end, how the conflict ended."""
    match conflict.phase:
        case Phase.DECLARE:
            return (*_declare_due(state, conflict), *_demands(state, conflict))
        case Phase.TACTIC:
            return _tactic_due(state, conflict)
        case Phase.BONUS:
            return _bonus_due(conflict)
        case Phase.PENALTY:
            return _penalty_due(state, conflict)
        case Phase.ENDED:
            return _ended(conflict)


def _tactic_due(state: NyxState, conflict: Conflict) -> tuple[Line, ...]:
    if dice_wait(conflict):
        return (line("nyx-claims-wait"),)
    return (line("nyx-due-tactic", names=_whom(state, conflict)),)


def _whom(state: NyxState, conflict: Conflict) -> tuple[Line, ...]:
    return tuple(verbatim(side.name) for side in waiting_for(state, conflict))


def _declare_due(state: NyxState, conflict: Conflict) -> tuple[Line, ...]:
    due = (side for side in conflict.active if declares(state, conflict, side))
    waiting = tuple(verbatim(side.name) for side in due)
    if dice_wait(conflict):
        return (line("nyx-claims-wait"),)
    return (line("nyx-due-declare", names=waiting),) if waiting else ()


def _demands(state: NyxState, conflict: Conflict) -> tuple[Line, ...]:
    characters = (state.characters[side.character] for side in conflict.active)
    return tuple(due for character in characters for due in demands_due(character))


def demands_due(character: Character) -> tuple[Line, ...]:
    """Return the GM's demands on a character, one line each (NYX-12)."""
    return tuple(
        line("nyx-demand-due", name=character.name, aspect=_demanded(character, demand))
        for demand in open_demands(character)
    )


def _demanded(character: Character, demand: Demand) -> Line:
    """Return the demanded aspect; an aspect that the reader may not see stays unnamed."""
    aspect = character.aspect(demand.aspect)
    return words.aspect(aspect.name, aspect.value) if aspect else line("nyx-aspect-hidden")


def _bonus_due(conflict: Conflict) -> tuple[Line, ...]:
    choosing = tuple(
        line("nyx-bonus-due", name=verbatim(side.name)) for side in conflict.active if chooses(conflict, side)
    )
    asked = tuple(
        line("nyx-bonus-asked", name=verbatim(side.name), text=side.bonus.text)
        for side in conflict.active
        if isinstance(side.bonus, Bonus) and not side.bonus.judged
    )
    return (*_after_dice(conflict), *choosing, *asked)


def _after_dice(conflict: Conflict) -> tuple[Line, ...]:
    """Return where the roll alone puts the marker, which moves only when the winners have chosen (NYX-36)."""
    if conflict.round is None:
        return ()
    names = words.side_names(_names(conflict))
    standing = words.standing_after_dice(conflict.round.raw, conflict.length, names)
    return (line("nyx-after-dice", standing=standing),)


def _penalty_due(state: NyxState, conflict: Conflict) -> tuple[Line, ...]:
    due = conflict.round
    if due is None or due.movement is None or due.harmed is None:
        return ()
    effect = max(due.movement.over1, due.movement.over2)
    harmed = _called(state, conflict, conflict.side(due.harmed))
    return (line("nyx-penalty-due", name=verbatim(harmed), effect=effect),)


def _ended(conflict: Conflict) -> tuple[Line, ...]:
    if conflict.outcome is None:
        return ()
    names = words.side_names(_names(conflict))
    return consequences.ended(conflict.outcome, names, {side.number: side.goal for side in conflict.sides})


def _field(state: NyxState, conflict: Conflict, side: Side, seals: Seals) -> Field:
    goal = (line("nyx-goal", goal=truncate(side.goal, GOAL_LENGTH)),) if side.goal else ()
    if side.passive:
        return Field(verbatim(side.name), (*goal, line("nyx-passive")), inline=True)
    drawn = (line("nyx-itself"),) if is_automatic(state, side) else ()
    lines = (
        *goal,
        *drawn,
        *_people(state, side),
        side_sum(state, conflict, side),
        *_points(acting(state, side)),
    )
    if conflict.phase in (Phase.DECLARE, Phase.TACTIC):  # after the roll, the story tells what was rolled
        lines = (*lines, *_declared(state, conflict, side))
    return Field(_played(state, side), (*lines, *_status(state, conflict, side, seals)), inline=True)


def _played(state: NyxState, side: Side) -> Line:
    """Return a side's name, marked if the GM plays it."""
    players = any(state.characters[one].seat for one in side.people)
    return verbatim(side.name) if players else line("nyx-side-gm", name=side.name)


def _people(state: NyxState, side: Side) -> tuple[Line, ...]:
    """Return the members of a group and which of them rolls; for a mob, say that it is one.

    Rules: NYX-21, NYX-42.
    """
    if side.group is None:
        mob = state.characters[side.character].kind is CharacterKind.MOB
        return (line("nyx-mob-side"),) if mob else ()
    names = tuple(verbatim(state.characters[one].name) for one in side.members)
    rolls = "nyx-roller-worst" if side.group is GroupMode.WORST else "nyx-roller-best"
    together, rolling = line("nyx-together", names=names), acting(state, side)
    return (together,) if rolling.withheld else (together, line(rolls, name=rolling.name))


def _points(character: Character) -> tuple[Line, ...]:
    shows = character.has_points and not character.withheld
    return (words.points_sum(character.points, ()),) if shows else ()


def _declared(state: NyxState, conflict: Conflict, side: Side) -> tuple[Line, ...]:
    """Return the declared aspects and the resulting dice."""
    character = acting(state, side)
    used = words.used(side.positive, side.negative, forced(character), bought_off(character))
    return (*used, words.pool_dice(side_pool(state, conflict, side))) if side.declared or used else ()


def _status(state: NyxState, conflict: Conflict, side: Side, seals: Seals) -> tuple[Line, ...]:
    match conflict.phase:
        case Phase.DECLARE:
            sealed = _picked(side, seals) if side.pick is not None else ()
            return (_declaring(state, conflict, side), *sealed)
        case Phase.TACTIC:
            return _picked(side, seals)
        case Phase.BONUS | Phase.PENALTY:
            return _after_roll(state, conflict, side, seals)
        case Phase.ENDED:
            return ()


def _picked(side: Side, seals: Seals) -> tuple[Line, ...]:
    if side.pick is None:
        return (line("nyx-status-choosing"),)
    known = words.TACTICS[side.pick] if isinstance(side.pick, Tactic) else None
    return _sealed(side, TACTIC, known, seals)


def _sealed(side: Side, about: str, known: Line | None, seals: Seals) -> tuple[Line, ...]:
    """Return lines that say a choice is sealed, with the first digits of its hash.

    `known` is the choice itself, if the reader may see it.
    """
    said = line("nyx-status-sealed-known", choice=known) if known else line("nyx-status-sealed")
    seal = current_seal(seals, about, str(side.number))
    return (said, *hash_rows(seal.hash[:SHOWN])) if seal else (said,)


def _declaring(state: NyxState, conflict: Conflict, side: Side) -> Line:
    if open_demands(state.characters[side.character]):
        return line("nyx-status-demand")
    if not side.declared and not declares(state, conflict, side):
        return line("nyx-status-waiting", name=conflict.other(side.number).name)
    return line("nyx-status-declared" if side.declared else "nyx-status-declaring")


def _after_roll(state: NyxState, conflict: Conflict, side: Side, seals: Seals) -> tuple[Line, ...]:
    if must_act(state, conflict, side):
        return (line("nyx-status-bonus" if conflict.phase is Phase.BONUS else "nyx-status-penalty"),)
    if has_sealed(conflict, side):
        known = told(side.bonus.choice.value, side.bonus.text) if isinstance(side.bonus, Bonus) else None
        return _sealed(side, BONUS, known, seals)
    return ()
