"""Prompts about a roll: its modifiers, Fate paid before it, choosing two dice, the late die.

They are usually private; a preview shows only the numbers of the reader's own roll. Rules: NOIR-30, 67, 68.
"""

from collections.abc import Mapping, Sequence
from fractions import Fraction

from narration.noir.base.words import value_name
from narration.noir.rolls import dice
from narration.text.line import Line, Panel, line, verbatim
from narration.text.truncate import truncated_line
from rules.noir.base.modifiers import Item
from rules.noir.duties import Due, Duty
from rules.noir.preview import Preview
from rules.noir.roll.checks import would_win as ahead
from rules.noir.state.campaign_state import Character, NoirState
from rules.noir.state.contests import Check, Combat, Contest, MeasuredBy, Phase, RollPart

#: Short names of duties, for a list of several.
DUTIES: Mapping[Duty, Line] = {
    Duty.LET: line("noir-duty-let"),
    Duty.READY: line("noir-duty-ready"),
    Duty.ODDS: line("noir-duty-odds"),
    Duty.CHOOSE: line("noir-duty-choose"),
    Duty.LATE: line("noir-duty-late"),
    Duty.PLACE: line("noir-duty-place"),
    Duty.DECLARE: line("noir-duty-declare"),
    Duty.RULE: line("noir-duty-rule"),
    Duty.DEFEND: line("noir-duty-defend"),
    Duty.GRIT: line("noir-duty-grit"),
    Duty.PROTECT: line("noir-duty-protect"),
    Duty.SURVIVE: line("noir-duty-survive"),
    Duty.TERMS: line("noir-duty-terms"),
    Duty.LOSS: line("noir-duty-loss"),
    Duty.NAME_LOSER: line("noir-duty-name-loser"),
    Duty.NEXT_ROUND: line("noir-duty-next-round"),
}
#: What is at stake in rolls that are not part of a declared action.
DECIDES: Mapping[Phase, Line] = {
    Phase.INITIATIVE_ROLLS: line("noir-decides-initiative"),
    Phase.TURN_START: line("noir-decides-recovery"),
    Phase.DAZE_ROLL: line("noir-decides-daze"),
    Phase.WOUND_ROLL: line("noir-decides-wound"),
}
#: Says that a character has too few points, and that another player may come to the rescue (NOIR-69).
NO_POINTS = (line("noir-no-points"),)


def percent(chance: Fraction | None) -> Line:
    """Return a chance in whole percent; only a certain event shows as 100, only an impossible one as 0.

    A chance that depends on numbers for the GM alone (0121) shows as a question mark.
    """
    if chance is None:
        return line("noir-percent-unknown")
    rounded = round(100 * chance)
    if chance and not rounded:
        return line("noir-percent-under", percent=1)
    if chance != 1 and rounded == 100:
        return line("noir-percent-over", percent=99)
    return line("noir-percent", percent=rounded)


def itemised(what: Line, value: int, items: Sequence[Item]) -> Line:
    """Return a value with every modifier and the sum: `Pistol 11 + 2 precision − 1 daze = 12`."""
    said = line("noir-value-of", value=what, number=value)
    if not items:
        return said
    total = value + sum(item.amount for item in items)
    return line("noir-equals", sum=dice.with_items(said, items), total=total)


def due_name(state: NoirState, one: Due) -> Line:
    """Return who must do what; a duty of the GM is shown without a name."""
    if not one.character:
        return DUTIES[one.duty]
    return line("noir-due", name=truncated_line(state.characters[one.character].name), duty=DUTIES[one.duty])


def nothing_due(state: NoirState, waits: Sequence[Due]) -> Line:
    """Return a line for a reader without duties that says who must do what."""
    return line("noir-nothing-due", waits=tuple(due_name(state, one) for one in waits))


def several_due(state: NoirState, title: str, mine: Sequence[Due], others: Sequence[Due]) -> Panel:
    """Show the GM's own duties, and those that the GM may perform for others."""
    return Panel(
        headline=line("noir-headline-several", count=len(mine), others=len(others)),
        title=verbatim(title),
        lines=tuple(due_name(state, one) for one in (*mine, *others)),
    )


def fate_available(state: NoirState, character: Character) -> Line:
    """Return how much Fate a character can pay with: their own points, or for an NPC the pot."""
    if character.is_main:
        return line("noir-own-fate", name=truncated_line(character.name), points=character.fate)
    return line("noir-own-pot", points=state.shared.pot)


def recent_events_line(lines: Sequence[Line]) -> Line | None:
    """Return what has just happened, to show above the next prompt; None if nothing has."""
    if not lines:
        return None
    said = lines[0]
    for further in lines[1:]:
        said = line("noir-and-then", first=said, then=further)
    return line("noir-done", told=said)


def ready(title: str, character: Character, rolls: str, shown: Preview, odds: int) -> Panel:
    """Show a roll with its modifiers so far, and its chance with `odds` points paid."""
    chance = chances(shown)[odds]
    total = itemised(value_name(rolls, character), shown.value, shown.items)
    return Panel(
        headline=_headline(character, value_name(rolls, character), shown.total, chance),
        title=verbatim(title),
        lines=(total, line("noir-ready-how"), *fate_lines(shown)),
    )


def _headline(character: Character, value: Line, total: int, chance: Fraction | None) -> Line:
    return line(
        "noir-headline-roll",
        name=truncated_line(character.name),
        value=value,
        total=total,
        chance=percent(chance),
    )


def fate_lines(shown: Preview) -> tuple[Line, ...]:
    """Return what Fate paid before a roll would do; nothing if there are no points to pay."""
    return (line("noir-odds-how"),) if shown.payable else ()


def chances(shown: Preview) -> tuple[Fraction | None, ...]:
    """Return the chances of a roll with 0, 1, 2 … points of Fate paid before it; None where not known."""
    return (shown.chance, *shown.with_odds)


def decides(contest: Contest) -> tuple[Line, ...]:
    """Return what is at stake in a combat's roll: initiative, recovery, daze or survival."""
    said = DECIDES.get(contest.phase) if isinstance(contest, Combat) else None
    return (said,) if said else ()


def odds(
    title: str, character: Character, cast: RollPart, shown: Preview, decided: tuple[Line, ...] = ()
) -> Panel:
    """Show a settled roll before it is thrown; `decided` says what is at stake."""
    value = value_name(cast.rolls, character)
    return Panel(
        headline=_headline(character, value, cast.value + cast.modifier, chances(shown)[0]),
        title=verbatim(title),
        lines=(itemised(value, cast.value, cast.modifiers), *decided, *(fate_lines(shown) or NO_POINTS)),
    )


def weighing(title: str) -> Panel:
    """Ask the GM for the circumstances of the rolls that wait for their dice (NOIR-31)."""
    return Panel(
        headline=line("noir-headline-circumstances"),
        title=verbatim(title),
        lines=(line("noir-circumstances-how"),),
    )


def letting(title: str, check: Check) -> Panel:
    """Ask the GM to let a roll that a player has opened: what each side rolls, and with how many helpers."""
    return Panel(
        headline=line("noir-headline-let", name=truncated_line(check.casts[0].name)),
        title=verbatim(title),
        lines=(
            *(line("noir-stakes", name=cast.name, stake=dice.stake(cast)) for cast in check.casts),
            line("noir-let-how"),
        ),
    )


def choosing(title: str, character: Character, cast: RollPart, first: int | None) -> Panel:
    """Show the odds dice, from which two must be chosen; `first` is the place of the first chosen die."""
    taken = () if first is None else (line("noir-choose-first", face=cast.offered[first]),)
    return Panel(
        headline=line("noir-headline-choose", name=truncated_line(character.name), dice=cast.offered),
        title=verbatim(title),
        lines=(line("noir-choose-how"), *taken),
    )


def late(
    title: str, character: Character, check: Check, cast: RollPart, chance: Line, *, can_pay: bool
) -> Panel:
    """Ask whether to buy a late die for a finished roll; if the roll already wins, no chance is shown."""
    short = () if can_pay else NO_POINTS
    name = truncated_line(character.name)
    headline = line("noir-headline-late", name=name, total=cast.total, chance=chance)
    if is_ahead(check, cast):
        headline = line("noir-headline-late-ahead", name=name, total=cast.total)
    return Panel(
        headline=headline,
        title=verbatim(title),
        lines=(*standing(check, cast), line("noir-late-how"), *short),
    )


def placing(title: str, character: Character, check: Check, cast: RollPart) -> Panel:
    """Show the late die, and the roll in which it can replace a die."""
    return Panel(
        headline=line("noir-headline-place", name=truncated_line(character.name), face=cast.late_face),
        title=verbatim(title),
        lines=(*standing(check, cast), line("noir-place-how")),
    )


def is_ahead(check: Check, cast: RollPart) -> bool | None:
    """Return whether a finished roll wins with its current dice; None if that depends on what is withheld."""
    if check.versus is not MeasuredBy.TARGET and any(one.withheld for one in check.casts):
        return None
    return ahead(check)[check.casts.index(cast)]


def standing(check: Check, cast: RollPart) -> tuple[Line, ...]:
    """Return the reader's dice and total, and what they are compared with."""
    wins = is_ahead(check, cast)
    id_ = {True: "noir-standing-ahead", False: "noir-standing-behind", None: "noir-standing-withheld"}[wins]
    own = line(id_, sum=dice.summed(cast))
    if check.versus is MeasuredBy.TARGET:
        return (own, line("noir-standing-target"))
    against = check.casts
    if check.versus is MeasuredBy.FIRST and cast != check.casts[0]:
        against = check.casts[:1]
    others = (other for other in against if other.character != cast.character and other.dice)
    return (
        own,
        *(line("noir-standing-other", name=other.name, total=dice.figure(other)) for other in others),
    )
