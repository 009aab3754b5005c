"""Prompts to one person about a sheet: traits, flags, conditions and the price of dice, with menu labels.

Rules: ZAP-2 to 9, 20 to 23, 36 to 46.
"""

from collections.abc import Iterable, Sequence

from narration.text.line import Field, Line, Panel, line, verbatim
from narration.text.truncate import TITLE_LENGTH, truncate
from narration.zapas.base import words
from narration.zapas.sheet import entries
from rules.zapas.base.settings import tuning
from rules.zapas.sheet.advancement import ERASED, SOLD, price, refund
from rules.zapas.sheet.flags import MOST_FLAGS
from rules.zapas.sheet.sheet import POINTS
from rules.zapas.state.campaign_state import (
    Aspect,
    Character,
    Condition,
    Flag,
    Note,
    TimePhase,
    Trait,
    ZapasState,
)

#: The most characters of a text in a menu option that holds two texts.
OPTION = 40


def points(who: Character) -> int:
    """Return the sum of the levels of a character's traits (ZAP-4)."""
    return sum(trait.level for trait in who.standing)


# ------------------------------------------------------------------------------------------ traits


def trait_page(state: ZapasState, who: Character, trait: Trait) -> Panel:
    """Return the page of a trait with its aspects, the price of a die and the refund for one."""
    stands = entries.trait(state, trait, close=False)
    return Panel(
        headline=line(
            "zapas-page-trait",
            name=truncate(who.name),
            trait=truncate(trait.name, TITLE_LENGTH),
            level=trait.level,
        ),
        title=verbatim(trait.name),
        lines=tuple(_trade(state, who, trait) if who.ready else _creation(who, trait)),
        fields=(Field(line("zapas-page-stands"), stands),) if stands else (),
    )


def _creation(who: Character, trait: Trait) -> Iterable[Line]:
    yield line("zapas-page-sum", have=points(who), need=POINTS)
    if not trait.accepted:
        yield line("zapas-page-aspects-later")


def _trade(state: ZapasState, who: Character, trait: Trait) -> Iterable[Line]:
    """Yield the price of the next die and the refund for the last one (ZAP-36 to 39)."""
    yield line("zapas-page-experience", experience=state.shared.of(who.seat).xp)
    if not trait.accepted:
        return
    yield line("zapas-page-raise", level=trait.level + 1, price=price(trait.level))
    if trait.level > 1:
        yield line("zapas-page-sell", level=trait.level, refund=sold_for(state, trait))
    else:
        yield line("zapas-page-erase", refund=sold_for(state, trait))
    if state.shared.phase is TimePhase.PLAY:
        yield line("zapas-page-travel-only")


def sold_for(state: ZapasState, trait: Trait) -> int:
    """Return the refund for a trait's highest die; at level 1, for the whole trait (ZAP-38, ZAP-39)."""
    worth = SOLD if trait.level > 1 else ERASED
    return refund(trait.paid[-1], worth, tuning(state.campaign.settings))


def advance_page(state: ZapasState, who: Character) -> Panel:
    """Return the page of a player's experience and the prices, one line per trait."""
    return Panel(
        headline=line("zapas-page-advance", name=truncate(who.name), experience=state.shared.of(who.seat).xp),
        title=verbatim(who.name),
        lines=(
            *((line("zapas-page-travel-only"),) if state.shared.phase is TimePhase.PLAY else ()),
            *(_prices(state, trait) for trait in who.standing if trait.accepted),
            line("zapas-page-new-trait"),
        ),
    )


def _prices(state: ZapasState, trait: Trait) -> Line:
    name, back = truncate(trait.name, OPTION), sold_for(state, trait)
    return line("zapas-page-prices", trait=name, level=trait.level, price=price(trait.level), refund=back)


def trait_option(trait: Trait) -> Line:
    """Return a menu label for a trait: its name, its level and the state of its proposal."""
    state = words.STATES[trait.proposal.state]
    return line("option-zapas-trait", trait=truncate(trait.name, OPTION), level=trait.level, state=state)


def level_option(who: Character, trait: Trait, level: int) -> Line:
    """Return a menu label for a level, with the resulting sum of all levels (ZAP-4)."""
    have = points(who) - trait.level + level
    return line("option-zapas-level", level=level, have=have, need=POINTS)


def aspect_option(aspect: Aspect) -> Line:
    """Return a menu label for an aspect, with its state (SM-2)."""
    how = words.STATES[aspect.proposal.state]
    if aspect.dormant:
        how = line("zapas-page-asleep")
    elif aspect.locks:
        how = line("zapas-page-locked")
    return line("option-zapas-aspect", aspect=truncate(aspect.text, OPTION), state=how)


# ------------------------------------------------------------------------------------------ flags


def flag_page(state: ZapasState, who: Character, flag: Flag) -> Panel:
    """Return the page of a flag, with the dice that it gives when it is struck out (ZAP-43)."""
    have = state.shared.of(who.seat).reserve
    strike = line("zapas-page-strike", marks=flag.marks, reserve=have, after=have + flag.marks)
    return Panel(
        headline=line("zapas-page-flag", name=truncate(who.name), flag=truncate(flag.text, TITLE_LENGTH)),
        title=verbatim(flag.text),
        lines=(entries.flag(state, flag), *((strike,) if flag.active else ())),
    )


def new_flag_page(who: Character, others: Sequence[Character]) -> Panel:
    """Return the page for a new flag: the kinds, and how many may be taken (ZAP-8, ZAP-9, ZAP-44)."""
    relation = line("zapas-page-relation" if others else "zapas-page-nobody")
    return Panel(
        headline=line("zapas-page-new-flag", name=truncate(who.name)),
        title=verbatim(who.name),
        lines=(line("zapas-page-flag-kinds"), relation, *entries.flag_room(who, MOST_FLAGS)),
    )


def flag_option(flag: Flag) -> Line:
    """Return a menu label for a flag, with its marks once it is active."""
    if not flag.active:
        return line("option-zapas-flag-waits", flag=truncate(flag.text, OPTION))
    return line("option-zapas-flag", flag=truncate(flag.text, OPTION), marks=flag.marks)


# ------------------------------------------------------------------------------------------ conditions


def conditions_page(who: Character) -> Panel:
    """Return the page of a character's conditions."""
    said = entries.limited([entries.condition(who, one) for one in who.conditions])
    return Panel(
        headline=line("zapas-page-conditions", name=truncate(who.name), count=len(who.conditions)),
        title=verbatim(who.name),
        lines=said or (line("zapas-page-conditions-none"),),
    )


def condition_page(who: Character, one: Condition) -> Panel:
    """Return the page of a condition: its effect, and what the menus do (ZAP-20 to 24)."""
    return Panel(
        headline=line(
            "zapas-page-condition", name=truncate(who.name), condition=truncate(one.label, TITLE_LENGTH)
        ),
        title=verbatim(one.label),
        lines=(entries.condition(who, one), line("zapas-page-condition-how")),
    )


def condition_option(one: Condition) -> Line:
    """Return a menu label for a condition, with the kind of its effect."""
    return line(
        "option-zapas-condition", condition=truncate(one.label, OPTION), effect=words.EFFECTS[one.effect]
    )


def note_option(note: Note) -> Line:
    """Return a menu label for a contact or thing."""
    return line("option-zapas-note", purpose=words.NOTES[note.purpose], text=truncate(note.text, OPTION))


def note_page(who: Character, note: Note) -> Panel:
    """Return the page of a contact or thing that a roll brought (ZAP-58, ZAP-59)."""
    return Panel(
        headline=line("zapas-page-note", name=truncate(who.name), note=truncate(note.text, OPTION)),
        title=verbatim(who.name),
        lines=(line("zapas-note", purpose=words.NOTES[note.purpose], text=note.text),),
    )
