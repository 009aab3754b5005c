"""Stories: the messages that describe one turn of a contest, such as a round of combat.

They are made only from the turn's public events in log order, so the same events always give the same story.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from narration.noir.combat.aftermath import over_headline
from narration.noir.combat.fighters import sides
from narration.noir.contest import turns
from narration.noir.contest.outside_combat import social_story, test_story
from narration.noir.contest.results import social_result, test_result
from narration.noir.contest.round_chapters import Chapter, RoundCourse, gather_round
from narration.noir.rolls import dice as rolls
from narration.noir.rolls.roll_in_progress import BoughtDice
from narration.text.line import Arg, Field, Line, Panel, line
from narration.text.truncate import ABOVE_LENGTH, TITLE_LENGTH, truncate, truncated_line
from rules.core.model_base import Event
from rules.noir.state import combat_events as cd
from rules.noir.state import contest_events as d
from rules.noir.state.contests import Combat, Contest, Fighter, Social, Test
from rules.noir.state.npc_numbers import with_numbers

#: The room in a field and in a whole message, as counted by `weight`.
FIELD, MOST = 1100, 6500
SENTENCE, PART = 30, 6
#: In a headline, the number of harmed characters to name, and of fighters with the highest initiative.
HARMS, FIRST = 2, 2


def noir_story(events: Sequence[Event], contest: Contest) -> Panel | None:
    """Return the story of a turn, with its sums in one line; None if there is nothing to tell."""
    match contest:
        case Combat() if _turn(events):
            return _brief_round(events, contest)
        case Test():
            return test_result(events, contest)
        case Social():
            return social_result(events, contest)
        case _:
            return noir_page(events, contest)


def noir_page(events: Sequence[Event], contest: Contest, room: int = MOST) -> Panel | None:
    """Return the story of a turn with every sum; None if there is nothing to tell.

    If a round takes more than `room`, its early chapters are told in brief.
    """
    events = tuple(map(with_numbers, events))
    match contest:
        case Combat():
            return _opening(events, contest) if _turn(events) == 0 else _round(events, contest, room)
        case Test():
            return test_story(events, contest)
        case Social():
            return social_story(events, contest)


def _turn(events: Sequence[Event]) -> int:
    return events[0].turn if events else 0


def _opening(events: Sequence[Event], contest: Combat) -> Panel | None:
    """Return the story of a combat's opening: who fights on which side, and initiative rolls (NOIR-90)."""
    fighters = _gathered(events)
    if not fighters:
        return None
    given = _initiatives(events)
    ranked = sorted(
        (one for one in fighters if one.character in given), key=lambda one: -given[one.character]
    )
    places = tuple(
        line("noir-place", name=truncated_line(one.name), initiative=given[one.character])
        for one in ranked[:FIRST]
    )
    title = truncated_line(contest.title, TITLE_LENGTH)
    headline = line("noir-headline-opened", title=title)
    if len(ranked) == len(fighters):
        headline = line("noir-headline-first", title=title, places=places)
    ended = (line("noir-combat-over"),) if any(isinstance(event, d.ContestEnded) for event in events) else ()
    return Panel(
        headline=headline,
        title=line("noir-title-opening", title=truncate(contest.title, ABOVE_LENGTH)),
        lines=(*sides(fighters), *_rolls(events), *ended),
        tone="over" if ended else "running",
    )


def _gathered(events: Sequence[Event]) -> tuple[Fighter, ...]:
    """Return the fighters in the combat after these events."""
    found: dict[str, Fighter] = {}
    for event in events:
        match event:
            case cd.CombatOpened(combat=combat):
                found |= {one.character: one for one in combat.fighters}
            case cd.FighterJoined(fighter=one):
                found[one.character] = one
            case cd.FighterLeft(character=number):
                found.pop(number, None)
            case _:
                pass
    return tuple(found.values())


def _initiatives(events: Sequence[Event]) -> dict[str, int]:
    return {event.character: event.after for event in events if isinstance(event, cd.InitiativeSet)}


def _rolls(events: Sequence[Event]) -> tuple[Line, ...]:
    """Return the initiative rolls, each with its result."""
    given, dice = _initiatives(events), BoughtDice()
    said: list[Line] = []
    for event in events:
        dice.read(event)
        if isinstance(event, d.CheckDecided):
            (cast,) = event.check.casts
            shown = rolls.rolled(cast, late=dice.late(cast.character))
            said.append(line("noir-gives", rolled=shown, initiative=given.get(cast.character, 0)))
    return tuple(said)


def _brief_round(events: Sequence[Event], contest: Combat) -> Panel | None:
    """Return a round so far, its latest turns in a line each; None before anything has happened in it."""
    course, turn = gather_round(events), _turn(events)
    shown = turns.turn_lines(course)
    ended = course.over and not contest.harm
    begun = None if ended else _turn_begins(events, contest)
    if not (shown or ended) or (begun is not None and not course.chapters[-1].has_result):
        return replace(begun, lines=shown) if begun is not None else None
    return Panel(
        headline=over_headline(contest, events) if ended else turns.headline(course),
        title=_title(contest, turn),
        lines=(*shown, *course.ending),
        footer=turns.sums(events),
        tone="over" if course.over else "running",
        spare=turns.spare_lines(shown),
    )


def _ended(course: RoundCourse, contest: Combat) -> tuple[Line, ...]:
    """Return how a combat ended; of harm outside combat, its hits say everything."""
    over = course.over and not contest.harm
    return (*course.ending, line("noir-combat-over")) if over else ()


def _title(contest: Combat, turn: int) -> Line:
    if contest.harm:
        return truncated_line(contest.title, ABOVE_LENGTH)
    return line("noir-title-round", title=truncate(contest.title, ABOVE_LENGTH), turn=turn)


def _turn_begins(events: Sequence[Event], contest: Combat) -> Panel | None:
    """Return whose turn has begun; None if nobody's has, or if it is over already."""
    began = [event for event in events if isinstance(event, cd.TurnBegan | cd.TurnEnded)]
    if not began or isinstance(began[-1], cd.TurnEnded):
        return None
    turn, name = began[-1].turn, truncated_line(began[-1].name)
    return Panel(
        headline=line("noir-head-turn", name=name, turn=turn),
        title=line("noir-title-round", title=truncate(contest.title, ABOVE_LENGTH), turn=turn),
        tone="running",
    )


def _round(events: Sequence[Event], contest: Combat, room: int) -> Panel | None:
    """Return the story of a round so far; None before anything has happened in it."""
    course, turn = gather_round(events), _turn(events)
    if not course.written:
        return None
    ended = _ended(course, contest)
    told, early = _told(course.written, room)
    return Panel(
        headline=turns.headline(course) if contest.harm else _headline(course, turn),
        title=_title(contest, turn),
        lines=(*(chapter.brief for chapter in early), *ended),
        fields=tuple(field for chapter in told for field in _fields(chapter)),
        tone="over" if course.over else "running",
    )


def _headline(course: RoundCourse, turn: int) -> Line:
    """Return a headline that says who was harmed, the latest first, or else what the last action was."""
    result = course.written[-1].shortest
    if course.harms:
        shown = [
            line("noir-brief-harm", name=truncated_line(name), harm=harms[-1])
            for name, harms in reversed(course.harms.items())
        ]
        left = (line("and-more", count=len(shown) - HARMS),) if len(shown) > HARMS else ()
        result = line("noir-harms", harms=(*shown[:HARMS], *left))
    return line("noir-headline-over" if course.over else "noir-headline-round", turn=turn, result=result)


def _told(chapters: Sequence[Chapter], room: int) -> tuple[Sequence[Chapter], Sequence[Chapter]]:
    """Return the latest chapters that fit into `room`, and the earlier ones, which are told in brief."""
    kept = 0
    for chapter in reversed(chapters):
        room -= weight(chapter.title) + sum(map(weight, chapter.lines))
        if room < 0 and kept:
            break
        kept += 1
    return chapters[-kept:], chapters[:-kept]


def _fields(chapter: Chapter) -> Iterator[Field]:
    """Yield a chapter in as many fields as it needs."""
    name, part, room = chapter.title, list[Line](), FIELD
    for said in chapter.lines:
        room -= weight(said)
        if room < 0 and part:
            yield Field(name, tuple(part))
            name, part, room = line("noir-more-of", title=chapter.title), [], FIELD - weight(said)
        part.append(said)
    yield Field(name, tuple(part))


def weight(said: Line) -> int:
    """Estimate the characters that a line takes in any language: a base, plus more for each part."""
    return SENTENCE + _parts(said)


def _parts(arg: Arg) -> int:
    match arg:
        case int():
            return 3
        case str():
            return len(arg)
        case Line(args=args):
            return PART + sum(_parts(value) for _, value in args)
        case tuple():
            return sum(map(_parts, arg))
