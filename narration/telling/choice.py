"""Chooses the sentences that tell what happened.

The choice depends only on what everybody may know and on what was told before, so the same log always gets
the same story. No wording is used twice in a contest, even if nothing is said instead. A wording used in the
last `FRESH` rounds of the campaign is used again only for a round of which nothing else can be told.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from hashlib import sha256
from itertools import groupby, islice
from typing import NamedTuple, TypeAlias

from narration.telling.situation import Moment, Situation, View
from rules.campaign.events import Worded
from rules.campaign.telling import Sentence
from rules.campaign.told_rounds import FRESH, ToldRounds
from rules.contract.system import AnyState
from rules.core.model_base import Event

#: A wording that fits, with its situation and the view in which its claims hold.
Found: TypeAlias = tuple[str, Situation, View]
#: Situations by the part of a story that they tell, those with the highest priority first.
Ranked: TypeAlias = Mapping[str, Sequence[Situation]]


class Past(NamedTuple):
    """What is known before a save is told: the campaign's latest rounds, and the number of the save.

    `earlier` are the events of the same turn from saves before this one, if they are needed.
    """

    told: ToldRounds
    save: int
    earlier: tuple[Event, ...] = ()


def ranked(situations: Iterable[Situation]) -> Ranked:
    """Return situations by the part of a story that they tell, those with the highest priority first."""
    found: dict[str, list[Situation]] = {}
    for one in sorted(situations, key=lambda one: -one.priority):
        found.setdefault(one.beat, []).append(one)
    return found


def choose(situations: Ranked, state: AnyState, past: Past, moments: Iterable[Moment]) -> tuple[Worded, ...]:
    """Return one event per turn of a contest, with the sentences for its moments; it may have none."""
    chooser = _Chooser(situations, state, past)
    return tuple(
        Worded(contest=contest, turn=turn, said=chooser.sentences(tuple(group)))
        for (contest, turn), group in groupby(moments, lambda one: (one.contest, one.turn))
    )


class _Chooser:
    """Chooses the sentences of one save and remembers which wordings it has chosen."""

    def __init__(self, situations: Ranked, state: AnyState, past: Past) -> None:
        self._ranked = situations
        self._state = state
        self._told, self._save = past.told, past.save
        self._chosen: set[str] = set()

    def sentences(self, moments: Sequence[Moment]) -> tuple[Sentence, ...]:
        """Return the sentences for the moments of a turn: fresh ones, or if it has none, an old one."""
        fresh, fitting = list[Sentence](), list[tuple[Moment, Sequence[Found]]]()
        for moment in moments:
            unused = tuple(self._unused(moment))
            fitting.append((moment, unused))
            fresh += filter(None, (self._sentence(moment, self._rested(moment, unused)),))
        if fresh or self._told.has_told(moments[0].contest, moments[0].turn):
            return tuple(fresh)
        again = (self._sentence(moment, self._oldest(unused)) for moment, unused in fitting)
        return tuple(islice(filter(None, again), 1))

    def _sentence(self, moment: Moment, found: Sequence[Found]) -> Sentence | None:
        """Return the sentence for a moment out of these wordings; None if there is none."""
        if not found:
            return None
        best = [one for one in found if one[1].priority == found[0][1].priority]
        wording, row, view = min(best, key=lambda one: self._lot(moment, one[0]))
        self._chosen.add(wording)
        return Sentence(beat=moment.beat, wording=wording, slots=row.filled(view))

    def _rested(self, moment: Moment, unused: Iterable[Found]) -> list[Found]:
        """Return those wordings for a moment that were not told in the last `FRESH` rounds."""
        is_next = not self._told.is_latest(moment.contest, moment.turn)
        ages = ((one, self._told.age(one[0])) for one in unused)
        return [one for one, age in ages if age is None or age + is_next > FRESH]

    def _oldest(self, unused: Sequence[Found]) -> list[Found]:
        """Return those wordings that were told the longest time ago."""
        ages = [self._told.age(wording) or 0 for wording, _, _ in unused]
        oldest = max(ages, default=0)
        return [one for one, age in zip(unused, ages, strict=True) if age == oldest]

    def _unused(self, moment: Moment) -> Iterator[Found]:
        """Yield the wordings that fit a moment, the graver ones first.

        Those that were told in its contest, or chosen earlier in this save, do not count.
        """
        told: tuple[str, ...] = getattr(self._state.contests.get(moment.contest), "told", ())
        for row in self._ranked.get(moment.beat, ()):
            for one in _wordings(row, moment.views):
                if one[0] not in self._chosen and one[0] not in told:
                    yield one

    def _lot(self, moment: Moment, wording: str) -> bytes:
        """Return a sort key that orders wordings differently in each round, but always reproducibly.

        A roll outside contests has no turn; the number of its save is used instead.
        """
        turn = moment.turn if moment.contest else self._save
        parts = (self._state.campaign.id, moment.contest, turn, moment.beat, wording)
        return sha256("|".join(map(str, parts)).encode()).digest()


def _wordings(row: Situation, views: Iterable[View]) -> Iterator[Found]:
    """Yield the wordings that fit, each with the situation and the first view in which its claims hold."""
    view = next((view for view in views if view.holds(row.claims)), None)
    if view is None:
        return
    for number, needed in row.wordings.items():
        if view.holds(needed):
            yield f"{row.name}-{number}", row, view
