"""A scene as a chapter: the story in rows, its dice and sums beside them, and bookkeeping folded at the end.

Every form of the journal prints chapters: the page, Markdown, and the pages in the chat.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import datetime

from narration.games import GAMES
from narration.journal.chronicle import (
    Chronicle,
    ContestRecord,
    Entry,
    Persona,
    Picture,
    Scene,
    Session,
    TurnRecord,
)
from narration.journal.recap import bare
from narration.journal.speech import scene_name, session_name
from narration.parts.bookkeeping import CAMPAIGN_KEPT, Kept
from narration.parts.figures import DiceThrow, MarkerCourse
from narration.parts.results import OMITTED, Results, Spoken
from narration.telling.course import CLOSING, COURSE
from narration.text.line import Field, Line, line, verbatim

#: The order in which folded entries are counted, and the message of each.
_COUNTED: tuple[Kept, ...] = ("joined", "finished", "votes", "settings", "sheets", "more")
#: The kinds of entries that headings, the session's first paragraph, or the line of bookkeeping tell.
_TOLD_ELSEWHERE = frozenset({"scene-changed", "session-started", "session-ended", "undone"})
#: The parts of a story that open a session or a scene.
_OPENING = frozenset(row.beat for row in COURSE) - CLOSING
#: The parts of a round that are omitted where somebody told it, and in long contests.
_DISPENSABLE = frozenset({"meeting", "price"})
#: From how many told turns a contest is long.
_LONG = 4
#: The most names in a chapter's heading, and the most phrases on what is different.
_NAMES, _CHANGES = 6, 6


@dataclass(frozen=True)
class Margin:
    """What stands beside the text: the sum of a turn in one line, what it was made of, and its dice."""

    sum: Line | None
    lines: tuple[Line, ...] = ()
    fields: tuple[Field, ...] = ()
    throws: tuple[DiceThrow, ...] = ()


@dataclass(frozen=True)
class Row:
    """A paragraph: sentences that run on, then what people told, then plain lines; and what is beside it."""

    told: tuple[Line, ...] = ()
    spoken: tuple[Spoken, ...] = ()
    plain: tuple[Line, ...] = ()
    margin: tuple[Margin, ...] = ()
    #: Whether it is a handout, whose picture may stand with it.
    is_handout: bool = False
    picture: Picture | None = None


@dataclass(frozen=True)
class Part:
    """A contest, or what happened between contests (without a title)."""

    at: datetime
    rows: tuple[Row, ...]
    title: str = ""
    id: str = ""
    course: MarkerCourse | None = None


@dataclass(frozen=True)
class KeptEntries:
    """The bookkeeping of a chapter: how much of each kind, and what it was."""

    summary: tuple[Line, ...] = ()
    entries: tuple[Entry, ...] = ()


@dataclass(frozen=True)
class Chapter:
    """A scene, told. `title` is the GM's, else that of its first contest, else the scene's number."""

    scene: Scene
    title: Line
    who: tuple[Line, ...]
    parts: tuple[Part, ...]
    different: tuple[Line, ...]
    closing: tuple[Line, ...]
    kept: KeptEntries

    @property
    def has_story(self) -> bool:
        """Whether it tells more than bookkeeping."""
        return bool(self.parts or self.scene.title or self.closing or self.different)

    @property
    def is_named(self) -> bool:
        """Whether the title is more than the scene's number."""
        return self.title != scene_name(self.scene.place)


def chapter(scene: Scene, told: Chronicle) -> Chapter:
    """Return a scene as a chapter."""
    kept = {**CAMPAIGN_KEPT, **GAMES[told.system].teller.kept}
    folded = KeptEntries() if told.is_public else _kept(scene, kept)
    entries = [one for one in scene.told if isinstance(one, Entry)]
    contests = [one for one in scene.told if isinstance(one, ContestRecord)]
    title = scene.title or next((one.title for one in contests), "")
    results = scene.results
    return Chapter(
        scene=scene,
        title=verbatim(title) if title else scene_name(scene.place),
        who=tuple(map(verbatim, results.who[:_NAMES])),
        parts=tuple(_parts(scene, told, kept)),
        different=_different(scene.results),
        closing=tuple(said for one in entries if one.beat in CLOSING for said in one.lines),
        kept=folded,
    )


def _different(results: Results) -> tuple[Line, ...]:
    """Return what is different: goals reached, what became true, conditions and the like."""
    goals = (one.said for one in results.endings if one.said.id == "recap-won-goal")
    facts = (line("quoted", text=bare(text)) for text in results.facts if text != OMITTED)
    return (*goals, *facts, *results.changes)[:_CHANGES]


def _kept(scene: Scene, kept: dict[str, Kept]) -> KeptEntries:
    folded = tuple(one for one in scene.told if isinstance(one, Entry) and one.kind in kept)
    counts = Counter(kept[one.kind] for one in folded)
    summary = [line(f"journal-kept-{what}", count=counts[what]) for what in _COUNTED if counts[what]]
    taken_back = [line("journal-kept-undone", count=scene.undone)] if scene.undone else []
    return KeptEntries((*summary, *taken_back), folded)


# ------------------------------------------------------------------------------------------ the parts


def _parts(scene: Scene, told: Chronicle, kept: dict[str, Kept]) -> Iterator[Part]:
    """Yield the contests of a scene, and between them what happened outside contests."""
    between: list[Entry] = []
    for item in scene.told:
        if isinstance(item, ContestRecord):
            yield from _between(between)
            between = []
            yield _contest(item, told)
        elif not (item.kind in kept or item.kind in _TOLD_ELSEWHERE or item.beat in CLOSING):
            between.append(item)
    yield from _between(between)


def _between(entries: Sequence[Entry]) -> Iterator[Part]:
    rows = tuple(_merged(_entry_rows(entries)))
    if rows:
        yield Part(entries[0].at, rows)


def _entry_rows(entries: Sequence[Entry]) -> Iterator[Row]:
    """Yield a row for each entry; sentences take the place of the entry that they tell."""
    held: Entry | None = None
    for one in entries:
        if one.beat and one.beat not in _OPENING:
            yield Row(told=one.lines, margin=_beside(held))
            held = None
            continue
        yield from _alone(held)
        held = None if one.beat else one
        if one.beat:
            yield Row(told=one.lines)
    yield from _alone(held)


def _beside(held: Entry | None) -> tuple[Margin, ...]:
    return (Margin(held.lines[0], held.lines[1:], throws=held.throws),) if held else ()


def _alone(held: Entry | None) -> Iterator[Row]:
    """Yield an entry that no sentence tells; if it has words of somebody's own, they are the text."""
    if held is None:
        return
    if held.spoken is not None:
        yield Row(spoken=(held.spoken,), margin=(Margin(None, held.lines),) if held.lines else ())
    elif held.kind == "handout-shown":
        yield Row(plain=held.lines, is_handout=True, picture=held.picture)
    elif held.throws:
        yield Row(plain=held.lines[:1], margin=(Margin(None, held.lines[1:], throws=held.throws),))
    else:
        yield Row(plain=(run_on(held.lines),))


def run_on(lines: Sequence[Line]) -> Line:
    """Return lines as one, each after the other."""
    first, *others = lines
    return line("telling-and", one=first, rest=run_on(others)) if others else first


def joined(phrases: Sequence[Line]) -> Line:
    """Return phrases as one, with semicolons between them."""
    first, *others = phrases
    return line("recap-and", one=first, rest=joined(others)) if others else first


def session_heading(session: Session) -> Line:
    """Return the name of a session, with its title if it has one."""
    name = session_name(session.number)
    return line("journal-titled", name=name, title=session.title) if session.title else name


def persona(one: Persona) -> Line:
    """Return who a character is, in one line."""
    if not one.traits:
        return line("journal-persona-bare", name=one.name)
    return line("journal-persona", name=one.name, traits=one.traits)


# ------------------------------------------------------------------------------------------ a contest


def _contest(match: ContestRecord, told: Chronicle) -> Part:
    long = sum(bool(turn.told) for turn in match.turns) >= _LONG
    rows = _merged(_turn(turn, told.system, long=long) for turn in match.turns)
    return Part(match.at, tuple(rows), match.title, match.id, match.course)


def _turn(turn: TurnRecord, game: str, *, long: bool) -> Row:
    """Return a turn as a row. Where somebody told it, the sentences say only what it changed."""
    sentences = turn.told or ()
    if turn.spoken or (long and any(beat not in _DISPENSABLE for beat, _ in sentences)):
        sentences = tuple(one for one in sentences if one[0] not in _DISPENSABLE)
    told = tuple(said for _, said in sentences) or _old_sentences(turn, game)
    detail = tuple(said for said in turn.lines if said not in turn.corrections)
    if turn.panel is None:
        last = () if told or turn.spoken else detail[-1:]
        before = detail[: len(detail) - len(last)]
        return Row(told, turn.spoken, (*turn.corrections, *last), _margin(None, before, turn))
    lines = tuple(said for said in turn.panel.lines if not _is_sentence(said, game))
    fields = tuple(_without_sentences(field, game) for field in turn.panel.fields)
    silent = not told and not turn.spoken
    headline = turn.panel.headline
    plain = (*((headline,) if silent else ()), *turn.corrections)
    margin = _margin(None if silent else headline, (*lines, *detail), turn, fields)
    return Row(told, turn.spoken, plain, margin)


def _margin(
    sum_: Line | None, lines: tuple[Line, ...], turn: TurnRecord, fields: tuple[Field, ...] = ()
) -> tuple[Margin, ...]:
    shown = tuple(field for field in fields if field.lines)
    if sum_ is None and not (lines or shown or turn.throws):
        return ()
    return (Margin(sum_, lines, shown, turn.throws),)


def _without_sentences(field: Field, game: str) -> Field:
    return replace(field, lines=tuple(said for said in field.lines if not _is_sentence(said, game)))


def _is_sentence(said: Line, game: str) -> bool:
    """Tell whether a line of a story is one of its sentences, or several that run on."""
    return said.id.startswith((f"{game}-t-", f"{game}-tale-", "telling-and"))


def _old_sentences(turn: TurnRecord, game: str) -> tuple[Line, ...]:
    """Return the sentences of a story from before sentences were stored; nobody's words take their place."""
    if turn.told is not None or turn.panel is None or turn.spoken:
        return ()
    return tuple(said for said in turn.panel.lines if said.id.startswith(f"{game}-tale-"))


def _merged(rows: Iterable[Row]) -> Iterator[Row]:
    """Join rows whose sentences run on: nobody spoke between them, and nothing plain stands there."""
    open_: Row | None = None
    for row in rows:
        if open_ is not None and not open_.spoken and not (open_.plain or row.plain):
            open_ = Row(open_.told + row.told, row.spoken, (), open_.margin + row.margin)
            continue
        if open_ is not None:
            yield open_
        open_ = row
    if open_ is not None:
        yield open_
