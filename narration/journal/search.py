"""Finds words in a chronicle: names, what was told, sums, faces of dice. It searches what one edition has."""

import re
from collections.abc import Callable, Iterator, Sequence
from datetime import datetime
from typing import NamedTuple

from narration.journal.chronicle import Chronicle, ContestRecord, Entry, Place, TurnRecord
from narration.journal.speech import day, minute, scene_name, session_name
from narration.parts.figures import DiceThrow
from narration.parts.results import Spoken
from narration.text.line import Line, Panel, line, verbatim
from narration.text.markup import plain_of
from narration.text.truncate import truncate
from rules.core.names import key

#: The most places that are shown, and the most characters of each: so many before what was found, and in all.
SHOWN, BEFORE, LENGTH = 10, 40, 160


#: The sign before each row of what is quoted.
_QUOTED = re.compile(r"^> ?", re.MULTILINE)


class Link(NamedTuple):
    """A link to a message: the ids of its server, its channel and itself."""

    home: int
    channel: int
    message: int


class Passage(NamedTuple):
    """A line of the journal, with where it is; `contest` and `turn` lead to its message, if it has one.

    Lines with the same `part` are of one entry or turn. `bare` is that of its scene.
    """

    place: Place
    at: datetime
    said: Line
    contest: str = ""
    turn: int = 0
    part: object = None
    bare: bool = False


class Hit(NamedTuple):
    """A passage in which the words are, as its reader sees it, and a link to its message, if it has one."""

    passage: Passage
    text: str
    link: Link | None = None

    @property
    def alone(self) -> "Hit":
        """The same without the entry or turn around it, which may be large."""
        return self._replace(passage=self.passage._replace(part=None))


def passages(told: Chronicle) -> Iterator[Passage]:
    """Yield every line of a chronicle, in order."""
    for session in told.sessions:
        for scene in session.scenes:
            if scene.title:
                yield Passage(scene.place, scene.at, verbatim(scene.title), part=scene)
            for one in scene.told:
                yield from (each._replace(bare=scene.bare) for each in _passages(scene.place, one))


def _passages(place: Place, one: Entry | ContestRecord) -> Iterator[Passage]:
    return _record(place, one) if isinstance(one, ContestRecord) else _entry(place, one)


def find(told: Chronicle, words: str, say: Callable[[Line], str]) -> list[Hit]:
    """Return the passages that have all the words, oldest first, one of each entry or turn.

    `say` renders a line for the reader.
    """
    wanted = [key(word) for word in words.split()]
    hits: dict[int, Hit] = {}
    for passage in passages(told):
        text = " ".join(_QUOTED.sub("", plain_of(say(passage.said))).split())
        if all(word in key(text) for word in wanted):
            hits.setdefault(id(passage.part), Hit(passage, _around(text, wanted[0])))
    return list(hits.values())


def _around(text: str, word: str) -> str:
    """Return the part of a text around a word."""
    at = text.casefold().find(word)
    start = max(0, at - BEFORE) if len(text) > LENGTH else 0
    return truncate(("…" if start else "") + text[start:], LENGTH)


def _entry(place: Place, entry: Entry) -> Iterator[Passage]:
    said = (*entry.lines, *_spoken([entry.spoken] if entry.spoken else []), *_thrown(entry.throws))
    return (Passage(place, entry.at, one, part=entry) for one in said)


def _record(place: Place, record: ContestRecord) -> Iterator[Passage]:
    yield Passage(place, record.at, verbatim(record.title), record.id, record.turns[0].number, record)
    for turn in record.turns:
        for said in _turn(turn):
            yield Passage(place, turn.at, said, record.id, turn.number, turn)


def _turn(turn: TurnRecord) -> Iterator[Line]:
    """Yield what one turn tells: its sentences, or its story where the log is older than those."""
    if turn.told is not None:
        yield from (said for _, said in turn.told)
    elif turn.panel is not None:
        yield from (turn.panel.headline, *turn.panel.lines)
    yield from _spoken(turn.spoken)
    yield from (*turn.lines, *turn.corrections)
    yield from _thrown(turn.throws)


def _spoken(spoken: Sequence[Spoken]) -> Iterator[Line]:
    return (line("journal-spoken", name=one.name, text=one.text) for one in spoken)


def _thrown(throws: Sequence[DiceThrow]) -> Iterator[Line]:
    for one in throws:
        faces = tuple(verbatim(str(face.value)) for face in one.faces)
        yield line("journal-throw", name=one.name, faces=faces)


def found_panel(name: str, words: str, hits: Sequence[Hit], *, all_read: bool) -> Panel:
    """Return what was found, the newest first; `all_read` is False if older sessions were not searched."""
    shown = tuple(_hit(hit) for hit in hits[:SHOWN])
    more = (line("find-more", count=len(hits) - SHOWN),) if len(hits) > SHOWN else ()
    older = () if all_read else (line("find-older"),)
    bare = (line("journal-bare"),) if any(hit.passage.bare for hit in hits[:SHOWN]) else ()
    headline = line("find-headline", words=words, count=len(hits)) if hits else line("find-none", words=words)
    return Panel(headline=headline, title=verbatim(name), lines=(*shown, *bare, *more, *older))


def _hit(hit: Hit) -> Line:
    place = hit.passage.place
    where = line("find-where", session=session_name(place.session), scene=scene_name(place))
    when = {"day": day(hit.passage.at), "time": minute(hit.passage.at)}
    if hit.link is None:
        return line("find-hit", where=where, **when, text=hit.text)
    home, channel, message = map(str, hit.link)
    said = line("find-hit", where=where, **when, text=hit.text)
    return line("now-linked", said=said, home=home, channel=channel, message=message)
