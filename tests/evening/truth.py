"""Plays told evenings and holds every sentence against what happened, for tests and for long runs."""

from collections import Counter, defaultdict
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import nullcontext
from dataclasses import dataclass, field
from itertools import islice
from typing import Any

from narration.games import GAMES
from narration.telling.situation import Situation
from rules.campaign.telling import Sentence, split_wording
from rules.core.model_base import Event
from rules.core.seat import PUBLIC
from rules.registry import SYSTEMS
from tests.evening.measures import Measure, Reading
from tests.evening.reckoning.noir import denied as denied_noir
from tests.evening.reckoning.nyx import NyxReckoning
from tests.evening.reckoning.nyx import denied as denied_nyx
from tests.evening.reckoning.zapas import denied as denied_zapas
from tests.evening.told import Round, rounds_of

#: How many rounds are played before another evening begins.
EVENING = 240


@dataclass
class Findings:
    """What was found in some rounds; every list should be empty."""

    rounds: int = 0
    denied: list[str] = field(default_factory=list)
    leaks: list[str] = field(default_factory=list)
    repeated: list[str] = field(default_factory=list)
    #: How many rounds had nothing told of them.
    silent: int = 0
    told: Counter[str] = field(default_factory=Counter)
    reading: Reading = field(default_factory=Reading)

    @property
    def wrong(self) -> list[str]:
        return [*self.denied, *self.leaks, *self.repeated]

    def add(self, other: "Findings") -> None:
        """Add what was found in other evenings."""
        self.rounds, self.silent = self.rounds + other.rounds, self.silent + other.silent
        self.denied += other.denied
        self.leaks += other.leaks
        self.repeated += other.repeated
        self.told += other.told
        self.reading.add(other.reading)

    def report(self, game: str) -> str:
        """Return the figures, and the first things that are wrong."""
        pools = {f"{row.name}-{number}" for row in situations_of(game).values() for number in row.wordings}
        unread = sorted(pools - set(self.told))
        measures = (
            Measure("contradictions", len(self.denied), most=0),
            Measure("leaks", len(self.leaks), most=0),
            Measure("repetitions in a contest", len(self.repeated), most=0),
            Measure("rounds without a sentence, %", 100 * self.silent / max(1, self.rounds), most=5, aim=2),
            Measure("wordings reached, %", 100 * (1 - len(unread) / len(pools)), least=100),
            *self.reading.measures(),
        )
        said = [
            f"{self.rounds} rounds, {len(self.told)} wordings told; the commonest {self.told.most_common(3)}"
        ]
        said += map(str, measures)
        return "\n".join((*said, *(f"never told: {one}" for one in unread), *self.wrong[:20]))


def situations_of(game: str) -> dict[str, Situation]:
    """Return the situations of a game by name."""
    telling = GAMES[game].teller.telling
    return {row.name: row for row in telling.situations} if telling else {}


def claims_of(game: str, said: Sentence) -> frozenset[str]:
    """Return everything that a sentence claims."""
    situation, number = split_wording(said.wording)
    row = situations_of(game)[situation]
    return frozenset(f"{row.claims} {row.wordings[number]}".split())


def find(game: str, rounds: int, jobs: int = 1) -> Findings:
    """Play this many rounds of a game in evenings of `EVENING`, and check every sentence."""
    *_, found = find_on(game, rounds, jobs)
    return found


def find_on(game: str, rounds: int, jobs: int = 1) -> Iterator[Findings]:
    """Yield what `find` has found so far after each evening."""
    evenings = [(game, seed, min(EVENING, rounds - seed * EVENING)) for seed in range(-(-rounds // EVENING))]
    found = Findings()
    with ProcessPoolExecutor(jobs) if jobs > 1 else nullcontext() as pool:
        for one in pool.map(check, evenings) if pool else map(check, evenings):
            found.add(one)
            yield found


def check(evening: tuple[str, int, int]) -> Findings:
    """Return what is found in an evening: a game, a seed, and how many rounds are played."""
    game, seed, rounds = evening
    found, past = Findings(), defaultdict[str, list[Any]](list)
    log = defaultdict[str, list[Event]](list)
    wordings = defaultdict[str, Counter[str]](Counter)
    for round_ in islice(rounds_of(game, seed), rounds):
        where, key = f"{game} {seed}: {round_.contest}/{round_.turn}", round_.contest
        found.rounds += 1
        found.silent += not round_.said
        found.told.update(one.wording for one in round_.said)
        wrong = CHECKS[game](round_, past[key]) if game in CHECKS else []
        found.denied += [f"{where} {each}" for each in wrong]
        found.leaks += [f"{where} {each}" for each in _secrets_told(round_)]
        found.reading.read(round_, log[key])
        if round_.contest:
            log[key] += round_.events
            wordings[key].update(one.wording for one in round_.said)
            found.repeated += [f"{where} {each}" for each, times in wordings[key].items() if times > 1]
    found.reading.close()
    return found


def _secrets_told(round_: Round) -> Iterator[str]:
    """Yield what would be told otherwise if the teller knew only what everybody knows.

    A save that belongs to two rounds is told once, as it was.
    """
    system, telling = SYSTEMS[round_.game], GAMES[round_.game].teller.telling
    assert telling is not None
    for save in round_.saves:
        whole = save.whole
        if save.told:
            views = [system.view(state, PUBLIC) for state in (whole.before, whole.after)]
            earlier, new = (
                system.known(whole.after, events, PUBLIC) for events in (whole.past.earlier, whole.new)
            )
            past = whole.past._replace(earlier=tuple(earlier))
            again = telling.tell(system, views[0], views[1], past, new)
            if again != whole.told:
                yield f"{whole.told} {again}"


def _nyx(round_: Round, past: list[NyxReckoning]) -> Iterator[str]:
    reckoning = NyxReckoning(round_, tuple(past))
    past.append(reckoning)
    for said in round_.said:
        slots = dict(said.slots)
        for claim in denied_nyx(reckoning, said.beat, slots.get("a"), claims_of("nyx", said)):
            yield f"{said.wording}: {claim}"


def _noir(round_: Round, _: list[NyxReckoning]) -> Iterator[str]:
    return denied_noir(round_, lambda said: claims_of("noir", said))


def _zapas(round_: Round, _: list[NyxReckoning]) -> Iterator[str]:
    return denied_zapas(round_, lambda said: claims_of("zapas", said))


CHECKS = {"nyx": _nyx, "noir": _noir, "zapas": _zapas}
