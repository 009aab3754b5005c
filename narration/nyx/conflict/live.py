"""The live message of a conflict: the newest result, who is waited for, and what has been declared or sealed.

Everything here comes from what everybody may know; a sealed pick shows its hash alone. Rules: NYX-12, 24, 33.
"""

from collections.abc import Sequence
from dataclasses import replace

from narration.nyx.base import words
from narration.nyx.base.pools import acting, side_sum
from narration.nyx.character.claims import struck
from narration.nyx.conflict.card import standing_card
from narration.nyx.conflict.opening import goals, headline
from narration.nyx.conflict.panel import automatic_sides, brief_situation, demands_due, whom_it_waits_for
from narration.parts.joined import beside
from narration.parts.public_proofs import ShownSeal
from narration.parts.seals import current_seal, rows
from narration.text.line import Line, Panel, line, verbatim
from narration.text.truncate import GOAL_LENGTH, STAKE_LENGTH, TITLE_LENGTH, truncate, truncated_line
from rules.chance.seal import SHOWN
from rules.core.model_base import Event
from rules.nyx.base.enums import Phase
from rules.nyx.conflict.claims import dice_wait
from rules.nyx.duties import chooses, waiting_for
from rules.nyx.sealed_choices import BONUS, TACTIC
from rules.nyx.sheet.aspects import bought_off, forced
from rules.nyx.state.campaign_state import NyxState
from rules.nyx.state.contest_events import ConflictCorrected
from rules.nyx.state.contests import Bonus, Conflict, Side, claims_of

Seals = Sequence[ShownSeal]
Events = Sequence[Event]


def live(state: NyxState, conflict: Conflict, now: Events, seals: Seals, result: Panel | None) -> Panel:
    """Return the live message; `now` and `seals` are the events and the seals of the current turn."""
    shown = result or _standing(conflict)
    if not conflict.is_open:
        return shown
    ruled = (_corrected(conflict, now), _demands(state, conflict), _struck(conflict), _again(conflict))
    small = tuple(row for rows in ruled for row in beside(rows))
    gone_in_with = _sides(state, conflict)
    return replace(
        shown,
        due=_due(state, conflict),
        fields=shown.fields if conflict.rolled else goals(conflict),
        small=(*small, *beside(gone_in_with), *_seals(conflict, seals), *_asked(conflict)),
        spare=(*shown.spare, *reversed(gone_in_with), *((shown.footer,) if shown.footer else ())),
    )


def closed(result: Panel, conflict: Conflict, seals: Seals) -> Panel:
    """Return a result that is not the newest any more; it keeps the hashes of the round that followed."""
    sealed = tuple(_sealed(side, seals) for side in conflict.active if _seal(side, TACTIC, seals))
    return replace(result, small=sealed, fields=())


def _standing(conflict: Conflict) -> Panel:
    """Return how a conflict stands, without a result: at the beginning, or below what people told."""
    return Panel(
        headline=_stands(conflict) if conflict.rolled else headline(conflict),
        title=verbatim(""),
        picture=None if conflict.simple else standing_card(conflict),
    )


def _stands(conflict: Conflict) -> Line:
    names = words.short_names((conflict.sides[0].name, conflict.sides[1].name))
    title, standing = truncated_line(conflict.title, TITLE_LENGTH), words.standing(conflict.marker, names)
    return line("nyx-headline-below", title=title, standing=standing)


def _due(state: NyxState, conflict: Conflict) -> Line:
    """Return who is waited for, and for what if it is not a declaration or a pick.

    Until the dice fall it says which sides are on autopilot.
    """
    round_ = conflict.round
    if conflict.phase is Phase.BONUS and (
        choosing := [one for one in conflict.active if chooses(conflict, one)]
    ):
        return line("nyx-bonus-wait", names=tuple(truncated_line(side.name) for side in choosing))
    if conflict.phase is Phase.PENALTY and round_ and round_.movement and round_.harmed:
        effect = max(round_.movement.over1, round_.movement.over2)
        harmed = state.characters[conflict.side(round_.harmed).character].name
        return line("nyx-penalty-due", name=truncated_line(harmed), effect=effect)
    if dice_wait(conflict):
        return line("nyx-claims-wait")
    due = whom_it_waits_for(state, conflict)
    waited_for = waiting_for(state, conflict)
    drawn = [side for side in automatic_sides(state, conflict) if side not in waited_for]
    names = tuple(truncated_line(side.name) for side in drawn)
    return line("nyx-wait-drawn", due=due, names=names) if names else due


def _corrected(conflict: Conflict, now: Events) -> tuple[Line, ...]:
    """Return where the marker is, and both goals in short, if the GM has just corrected something."""
    if not any(isinstance(event, ConflictCorrected) for event in now):
        return ()
    names = words.short_names((conflict.sides[0].name, conflict.sides[1].name))
    goals = (
        _about(side, line("nyx-goal", goal=truncate(side.goal, STAKE_LENGTH)))
        for side in conflict.sides
        if side.goal
    )
    return (line("nyx-sentence", text=words.standing(conflict.marker, names)), *goals)


def _demands(state: NyxState, conflict: Conflict) -> tuple[Line, ...]:
    characters = (state.characters[side.character] for side in conflict.active)
    return tuple(due for character in characters for due in demands_due(character))


def _struck(conflict: Conflict) -> tuple[Line, ...]:
    """Return what the GM has ruled out in this round, before the dice (NYX-7, NYX-8)."""
    if conflict.phase not in {Phase.DECLARE, Phase.TACTIC}:
        return ()
    return tuple(struck(side.name, use, "") for side in conflict.active for use in side.struck)


def _again(conflict: Conflict) -> tuple[Line, ...]:
    """Return who chooses again because the dice have changed (D-25)."""
    return tuple(
        line("nyx-choose-again", name=truncated_line(side.name)) for side in conflict.active if side.again
    )


def _sides(state: NyxState, conflict: Conflict) -> tuple[Line, ...]:
    """Return the situation, and what each side has declared until a sealed pick replaces it."""
    if conflict.phase not in {Phase.DECLARE, Phase.TACTIC}:
        return ()
    held = brief_situation(state, conflict)
    if conflict.phase is Phase.TACTIC and any(side.pick is not None for side in conflict.active):
        return held
    return (*held, *(said for side in conflict.active for said in _side(state, conflict, side)))


def _seals(conflict: Conflict, seals: Seals) -> tuple[Line, ...]:
    """Return the hashes of sealed choices, each with its side."""
    match conflict.phase:
        case Phase.DECLARE | Phase.TACTIC:
            picked = (side for side in conflict.active if side.pick is not None)
            return tuple(_sealed(side, seals) for side in picked if _seal(side, TACTIC, seals))
        case Phase.BONUS | Phase.PENALTY | Phase.ENDED:
            return tuple(_chosen(side, seals) for side in conflict.active if _seal(side, BONUS, seals))


def _side(state: NyxState, conflict: Conflict, side: Side) -> tuple[Line, ...]:
    """Return what everybody should know of a side: its declaration, or its modifier.

    Until it has declared, Status says what the modifier comes to.
    """
    if side.declared or claims_of(side):
        return _declared(state, conflict, side)
    modifier = line("nyx-modifier-is", modifier=side.modifier)
    return (_about(side, modifier),) if side.modifier else ()


def _about(side: Side, said: Line) -> Line:
    return line("nyx-live-about", name=truncated_line(side.name), about=said)


def _declared(state: NyxState, conflict: Conflict, side: Side) -> tuple[Line, ...]:
    """Return an open declaration (NYX-24): attribute and aspects. A plain one is in Status alone."""
    character = acting(state, side)
    used = words.used(side.positive, side.negative, forced(character), bought_off(character))
    if not used and not side.modifier:
        return ()
    declared = (side_sum(state, conflict, side), *used)
    return (line("nyx-live-declared", name=truncated_line(side.name), declared=declared),)


def _seal(side: Side, about: str, seals: Seals) -> str:
    seal = current_seal(seals, about, str(side.number))
    return seal.hash[:SHOWN] if seal else ""


def _sealed(side: Side, seals: Seals) -> Line:
    digits = " ".join(rows(_seal(side, TACTIC, seals)))
    return line("nyx-live-sealed", name=truncated_line(side.name), hash=digits)


def _chosen(side: Side, seals: Seals) -> Line:
    digits = " ".join(rows(_seal(side, BONUS, seals)))
    return line("nyx-live-chosen", name=truncated_line(side.name), hash=digits)


def _asked(conflict: Conflict) -> tuple[Line, ...]:
    """Return the advantages in the story that the GM has yet to judge, shortened; Status has them whole.

    Rule: NYX-38.
    """
    return tuple(
        line("nyx-bonus-asked", name=truncated_line(side.name), text=truncate(side.bonus.text, GOAL_LENGTH))
        for side in conflict.active
        if isinstance(side.bonus, Bonus) and not side.bonus.judged and side.bonus.text
    )
