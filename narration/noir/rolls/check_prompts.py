"""What one person is asked about a roll: what matters, Fate before it, two of the dice, the late die.

Private as a rule; of a preview only the numbers of one's own roll are said. Rules: NOIR-30, 67, 68.
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

#: What a duty is called where several wait.
DUTIES: Mapping[Duty, Line] = {
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
#: What hangs on a roll that nobody has declared.
DECIDES: Mapping[Phase, Line] = {
    Phase.INITIATIVE_ROLLS: line("noir-decides-initiative"),
    Phase.TURN_START: line("noir-decides-recovery"),
    Phase.DAZE_ROLL: line("noir-decides-daze"),
    Phase.WOUND_ROLL: line("noir-decides-wound"),
}
#: Said to who is asked all the same, since somebody else could pay (NOIR-69).
NO_POINTS = (line("noir-no-points"),)


def percent(chance: Fraction) -> Line:
    """A chance in whole percent; what is neither sure nor impossible never looks so."""
    rounded = round(100 * chance)
    if chance and not rounded:
        return line("noir-percent-under", percent=1)
    if chance != 1 and rounded == 100:
        return line("noir-percent-over", percent=99)
    return line("noir-percent", percent=rounded)


def itemised(what: Line, value: int, items: Sequence[Item]) -> Line:
    """A value with everything that is added to it: "Pistol 11 + 2 precision − 1 daze = 12"."""
    said = line("noir-value-of", value=what, number=value)
    if not items:
        return said
    total = value + sum(item.amount for item in items)
    return line("noir-equals", sum=dice.with_items(said, items), total=total)


def due_name(state: NoirState, one: Due) -> Line:
    """Who has something to do, and what; what is the GM's own has no name."""
    if not one.character:
        return DUTIES[one.duty]
    return line("noir-due", name=truncated_line(state.characters[one.character].name), duty=DUTIES[one.duty])


def nothing_due(state: NoirState, waits: Sequence[Due]) -> Line:
    """Whom all wait for, to somebody who has nothing to do."""
    return line("noir-nothing-due", waits=tuple(due_name(state, one) for one in waits))


def several_due(state: NoirState, title: str, mine: Sequence[Due], others: Sequence[Due]) -> Panel:
    """What waits for the GM, and for those that the GM may answer for."""
    return Panel(
        headline=line("noir-headline-several", count=len(mine), others=len(others)),
        title=verbatim(title),
        lines=tuple(due_name(state, one) for one in (*mine, *others)),
    )


def fate_available(state: NoirState, character: Character) -> Line:
    """How much Fate there is to pay with: somebody's own, or for the GM's the pot."""
    if character.is_main:
        return line("noir-own-fate", name=truncated_line(character.name), points=character.fate)
    return line("noir-own-pot", points=state.shared.pot)


def recent_events_line(lines: Sequence[Line]) -> Line | None:
    """What just happened, above the next question."""
    if not lines:
        return None
    said = lines[0]
    for further in lines[1:]:
        said = line("noir-and-then", first=said, then=further)
    return line("noir-done", told=said)


def ready(title: str, character: Character, rolls: str, shown: Preview, odds: int) -> Panel:
    """A roll as far as it is put together."""
    chance = chances(shown)[odds]
    total = itemised(value_name(rolls, character), shown.value, shown.items)
    return Panel(
        headline=_headline(character, value_name(rolls, character), shown.total, chance),
        title=verbatim(title),
        lines=(total, line("noir-ready-how"), *fate_lines(shown)),
    )


def _headline(character: Character, value: Line, total: int, chance: Fraction) -> Line:
    return line(
        "noir-headline-roll",
        name=truncated_line(character.name),
        value=value,
        total=total,
        chance=percent(chance),
    )


def fate_lines(shown: Preview) -> tuple[Line, ...]:
    """What Fate before a roll would do, to somebody who has some."""
    return (line("noir-odds-how"),) if shown.payable else ()


def chances(shown: Preview) -> tuple[Fraction, ...]:
    """The chances of a roll with no Fate before it and with 1 to 5 points."""
    assert shown.chance is not None, "only of a roll there is a chance"
    return (shown.chance, *shown.with_odds)


def decides(contest: Contest) -> tuple[Line, ...]:
    """What hangs on a combat's roll for initiative, against daze, for one's life, or to come round."""
    said = DECIDES.get(contest.phase) if isinstance(contest, Combat) else None
    return (said,) if said else ()


def odds(
    title: str, character: Character, cast: RollPart, shown: Preview, decided: tuple[Line, ...] = ()
) -> Panel:
    """A settled roll before it is thrown; `decided` says what hangs on it."""
    value = value_name(cast.rolls, character)
    return Panel(
        headline=_headline(character, value, cast.value + cast.modifier, chances(shown)[0]),
        title=verbatim(title),
        lines=(itemised(value, cast.value, cast.modifiers), *decided, *(fate_lines(shown) or NO_POINTS)),
    )


def choosing(title: str, character: Character, cast: RollPart, first: int | None) -> Panel:
    """The odds dice that lie there, of which two are taken."""
    taken = () if first is None else (line("noir-choose-first", face=cast.offered[first]),)
    return Panel(
        headline=line("noir-headline-choose", name=truncated_line(character.name), dice=cast.offered),
        title=verbatim(title),
        lines=(line("noir-choose-how"), *taken),
    )


def late(
    title: str, character: Character, check: Check, cast: RollPart, chance: Line, *, can_pay: bool
) -> Panel:
    """A finished roll that a die can still be bought for; what wins already has no chance to turn."""
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
    """The bought die, and the roll in which it may take a place."""
    return Panel(
        headline=line("noir-headline-place", name=truncated_line(character.name), face=cast.late_face),
        title=verbatim(title),
        lines=(*standing(check, cast), line("noir-place-how")),
    )


def is_ahead(check: Check, cast: RollPart) -> bool:
    """Tell whether a finished roll wins as it lies."""
    return ahead(check)[check.casts.index(cast)]


def standing(check: Check, cast: RollPart) -> tuple[Line, ...]:
    """One's own dice and total, and what they are measured by."""
    wins = is_ahead(check, cast)
    own = line("noir-standing-ahead" if wins else "noir-standing-behind", sum=dice.summed(cast))
    if check.versus is MeasuredBy.TARGET:
        return (own, line("noir-standing-target"))
    against = check.casts
    if check.versus is MeasuredBy.FIRST and cast != check.casts[0]:
        against = check.casts[:1]
    others = (other for other in against if other.character != cast.character and other.dice)
    return (own, *(line("noir-standing-other", name=other.name, total=other.total) for other in others))
