"""The fighters of a combat as rows: order, initiative, side and condition.

Rules: NOIR-90 to 93, NQ-59.
"""

from collections.abc import Sequence
from itertools import groupby

from narration.noir.combat import actions
from narration.noir.sheet import injury
from narration.text.line import Line, Row, line, verbatim
from narration.text.truncate import name_list
from rules.core.model_base import Event
from rules.noir.base import action_effects
from rules.noir.base.action_effects import InitiativeRank
from rules.noir.base.enums import Health
from rules.noir.base.settings import tuning
from rules.noir.sheet.roll_values import value_or_none
from rules.noir.state.campaign_state import Character, NoirState
from rules.noir.state.contest_events import ContestEnded
from rules.noir.state.contests import Combat, Fighter

ACTS = "▶"
#: The most names of a side.
TOGETHER = 6
_DOWN = {Health.UNCONSCIOUS, Health.OUT, Health.DEAD}


def block(state: NoirState, combat: Combat) -> tuple[Row | Line, ...]:
    """Return all fighters in acting order; those who have acted or cannot act follow under headings."""
    ranked = in_order(state, combat)
    lettered = _lettered(combat)
    if not combat.is_open or not combat.turn or combat.harm:
        return tuple(_row(state, combat, one, lettered=lettered) for one in ranked)
    down = [one for one in ranked if _is_down(known(state, one))]
    had = [one for one in ranked if one.had_turn and one not in down]
    first = [one for one in ranked if one not in had and one not in down]
    rows: list[Row | Line] = [_row(state, combat, one, lettered=lettered) for one in first]
    for heading, group in ((line("noir-had-turn"), had), (line("noir-cannot-act"), down)):
        if group:
            rows += [heading, *(_row(state, combat, one, lettered=lettered) for one in group)]
    return tuple(rows)


def at_the_end(state: NoirState, combat: Combat, events: Sequence[Event]) -> NoirState:
    """Return the state with all fighters as they were when the combat ended, as far as the events say."""
    ended = [event for event in events if isinstance(event, ContestEnded)]
    how = ended[-1].conditions if ended else {}
    people = {
        one.character: known(state, one).but(condition=how[one.character])
        for one in combat.fighters
        if one.character in how
    }
    return state.but(characters={**state.characters, **people})


def known(state: NoirState, fighter: Fighter) -> Character:
    """Return a fighter's character as the reader sees it; if it is hidden, one with only a name."""
    unknown = Character(id=fighter.character, name=fighter.name)
    return state.characters.get(fighter.character, unknown)


def _is_down(who: Character) -> bool:
    return who.condition.health in _DOWN or who.condition.saved


def _row(state: NoirState, combat: Combat, fighter: Fighter, *, lettered: bool) -> Row:
    acting = combat.is_open and combat.actor == fighter.character
    seen = fighter.character in state.characters
    notes = injury.notes(known(state, fighter).condition) if seen else ()
    grit = (line("noir-note-grit"),) if fighter.grit else ()
    return Row(
        name=verbatim(fighter.name),
        notes=(*notes, *grit),
        figure=None if combat.harm else _figure(fighter, lettered=lettered),
        sign=ACTS if acting else "",
    )


def _figure(fighter: Fighter, *, lettered: bool) -> Line:
    if fighter.initiative:
        shown = line("noir-figure", initiative=fighter.initiative)
    else:
        shown = line("noir-figure-none")
    return line("noir-figure-side", figure=shown, side=actions.side(fighter.side)) if lettered else shown


def _lettered(combat: Combat) -> bool:
    """Return whether sides need letters: some fighters share a side, and there is more than one side."""
    return 1 < len({one.side for one in combat.fighters}) < len(combat.fighters)


def in_order(state: NoirState, combat: Combat) -> tuple[Fighter, ...]:
    """Return the fighters in the order in which they act now, as far as the reader can know it (NOIR-92)."""
    fighters = combat.fighters
    groups = action_effects.initiative_order([_standing(state, one) for one in fighters])
    ranked = [
        one
        for group in groups
        for one in sorted((fighters[place] for place in group), key=lambda one: -one.tie)
    ]
    if not combat.order:
        return tuple(ranked)
    fixed = {number: place for place, number in enumerate(combat.order)}
    return tuple(sorted(ranked, key=lambda one: fixed.get(one.character, len(fixed))))


def _standing(state: NoirState, fighter: Fighter) -> InitiativeRank:
    who, usual = known(state, fighter), tuning(state.campaign.settings)
    overview, alertness, reactions, luck = (
        value_or_none(who, id_, usual) for id_ in ("overview", "alertness", "reactions", "luck")
    )
    return InitiativeRank(fighter.initiative, overview, alertness, reactions, luck)


def names(combat: Combat, characters: Sequence[str]) -> tuple[str, ...]:
    """Return the names of fighters, without those who have left."""
    found = (combat.fighter(number) for number in characters)
    return tuple(one.name for one in found if one is not None)


def sides(fighters: Sequence[Fighter]) -> tuple[Line, ...]:
    """Return who fights together, a line for each side; of many it says how many more there are."""
    ranked = sorted(fighters, key=lambda one: one.side)
    return tuple(
        line(
            "noir-side", side=actions.side(number), names=name_list([one.name for one in together], TOGETHER)
        )
        for number, together in groupby(ranked, key=lambda one: one.side)
    )
