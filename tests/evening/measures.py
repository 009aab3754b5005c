"""How a story reads, in figures: how often a sentence comes back, what is named, how long and how dry it is.

The bounds are those that a story must keep. Words are counted in every language, in a part of the rounds.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from statistics import fmean
from typing import NamedTuple

from narration.text.languages import LANGUAGES, Language
from narration.text.line import Line
from narration.text.texts import bundled_texts
from rules.core.model_base import Event
from tests.evening.shown import Shown, messages
from tests.evening.told import Round

#: The rounds of an evening at a table, and one of how many rounds has its words counted.
AN_EVENING, SAMPLE = 24, 10
#: What stands between two names in a title that nobody gave.
BETWEEN = " – "
#: The gaps that hold names of people; what fills any other gap is a part of the story itself.
PEOPLE = frozenset({"a", "b", "c", "h", "m", "names"})


class Measure(NamedTuple):
    """A figure with its bounds, and what it should better be: at most, or at least, as its bound says."""

    name: str
    value: float
    most: float | None = None
    least: float | None = None
    aim: float | None = None

    @property
    def fails(self) -> bool:
        return (self.most is not None and self.value > self.most) or (
            self.least is not None and self.value < self.least
        )

    def __str__(self) -> str:
        bounds = [f"at most {self.most}"] if self.most is not None else []
        bounds += [f"at least {self.least}"] if self.least is not None else []
        bounds += [f"aim {self.aim}"] if self.aim is not None else []
        return f"{self.name}: {self.value:.4g} ({', '.join(bounds)}){' FAILS' * self.fails}"


@dataclass
class Reading:
    """Reads the rounds of one evening after another."""

    #: Counts of wordings in the rounds of the present evening, and the round that told each wording last.
    counts: list[Counter[str]] = field(default_factory=list)
    last: dict[str, int] = field(default_factory=dict)
    #: The rounds between two tellings of a wording: of an action in combat, and of anything else.
    acts: Counter[int] = field(default_factory=Counter)
    others: Counter[int] = field(default_factory=Counter)
    #: How often the commonest sentence of an evening was read.
    commonest: list[int] = field(default_factory=list)
    #: The contest read last with its first sentence, and whether contests opened like the one before.
    contest: tuple[str, str] = ("", "")
    openings: Counter[bool] = field(default_factory=Counter)
    #: Per language: whether rounds named anything of the fiction.
    named: dict[str, Counter[bool]] = field(default_factory=lambda: defaultdict(Counter))
    #: Per language: characters, and those that are digits or signs, and the longest headline.
    words: Counter[str] = field(default_factory=Counter)
    dry: Counter[str] = field(default_factory=Counter)
    longest: dict[str, int] = field(default_factory=dict)
    #: Of the messages that a channel sees: the lines in each language, and the sentences.
    rows: dict[str, Counter[int]] = field(default_factory=lambda: defaultdict(Counter))
    sentences: Counter[int] = field(default_factory=Counter)
    #: The processor's time for telling, in ms, and the saves that were told in it.
    spent: float = 0.0
    saves: int = 0

    def read(self, round_: Round, log: Sequence[Event] = ()) -> None:
        """Read the next round; `log` are the events of its contest before it."""
        self._distances(round_)
        self._opening(round_)
        spent = [save.whole.spent for save in round_.saves if save.whole.spent]
        self.spent, self.saves = self.spent + sum(spent), self.saves + len(spent)
        panel = round_.panel()
        heads = {one: bundled_texts().say(one, panel.headline) if panel else "" for one in LANGUAGES}
        for language, head in heads.items():
            told = " ".join((head, *round_.story(language)))
            self.named[language][any(text in told for text in fiction(round_, language))] += 1
        if len(self.counts) % SAMPLE == 0:
            self._sample(round_, heads, messages(round_, log))

    def close(self) -> None:
        """End an evening."""
        starts = range(0, max(1, len(self.counts) - AN_EVENING + 1), AN_EVENING)
        for start in starts:
            told = sum(self.counts[start : start + AN_EVENING], Counter[str]())
            self.commonest += [times for _, times in told.most_common(1)]
        self.counts, self.last, self.contest = [], {}, ("", "")

    def add(self, other: "Reading") -> None:
        """Add what was read in other evenings, which are closed."""
        self.acts += other.acts
        self.others += other.others
        self.commonest += other.commonest
        self.openings += other.openings
        for language, named in other.named.items():
            self.named[language] += named
        self.words += other.words
        self.dry += other.dry
        for language, length in other.longest.items():
            self.longest[language] = max(length, self.longest.get(language, 0))
        for language, rows in other.rows.items():
            self.rows[language] += rows
        self.sentences += other.sentences
        self.spent, self.saves = self.spent + other.spent, self.saves + other.saves

    def measures(self) -> Iterator[Measure]:
        """Yield the figures; those of an evening of `AN_EVENING` rounds, and 5th percentiles of distances."""
        yield Measure(
            "readings of the commonest sentence in 24 rounds", fmean(self.commonest), most=1.5, aim=1.1
        )
        yield Measure(
            "rounds between two tellings of an act, 5th percentile", _low(self.acts), least=12, aim=40
        )
        yield Measure("rounds between two tellings of another wording", _low(self.others), least=24, aim=40)
        yield Measure("contests that open like the one before, %", _share(self.openings), most=0)
        for language in LANGUAGES:
            named = f"rounds that name something of the fiction ({language}), %"
            yield Measure(named, _share(self.named[language]), least=60, aim=80)
            dry = 100 * self.dry[language] / max(1, self.words[language])
            yield Measure(f"digits and signs ({language}), %", dry, most=6, aim=3)
            yield Measure(f"longest headline ({language})", self.longest.get(language, 0), most=120, aim=90)
            rows = self.rows[language]
            yield Measure(f"lines of the longest message ({language})", max(rows, default=0), most=8)
            yield Measure(f"messages of more than six lines ({language}), %", _above(rows, 6), aim=0)
        yield Measure("sentences in a message, at most", max(self.sentences, default=0), most=3, aim=2)
        yield Measure("ms to tell a save", self.spent / max(1, self.saves), most=2, aim=0.5)

    def _distances(self, round_: Round) -> None:
        number = len(self.counts)
        self.counts.append(Counter(one.wording for one in round_.said))
        for one in round_.said:
            if one.wording in self.last:
                found = self.acts if one.beat == "act" else self.others
                found[number - self.last[one.wording]] += 1
            self.last[one.wording] = number

    def _opening(self, round_: Round) -> None:
        contest, first = self.contest
        if round_.contest and round_.contest != contest and round_.said:
            if contest:
                self.openings[round_.said[0].wording == first] += 1
            self.contest = (round_.contest, round_.said[0].wording)

    def _sample(self, round_: Round, heads: Mapping[Language, str], shown: Iterable[Shown]) -> None:
        for language, head in heads.items():
            text = " ".join((head, *round_.story(language)))
            self.words[language] += len(text)
            self.dry[language] += sum(one.isdigit() or one in "+−=×/" for one in text)
            self.longest[language] = max(len(head), self.longest.get(language, 0))
        for message in shown:
            self.sentences[message.sentences] += 1
            for language in LANGUAGES:
                self.rows[language][message.rows(language)] += 1


def fiction(round_: Round, language: Language) -> Iterator[str]:
    """Yield what a story of a round can name besides people: its title, and what fills gaps of sentences.

    A title made of the names of both sides names nothing else.
    """
    contest = round_.saves[-1].after.contests.get(round_.contest)
    title = getattr(contest, "title", "")
    yield from (title,) if title and BETWEEN not in title else ()
    for one in round_.said:
        yield from _quoted(round_.sentence(one), language)


def _quoted(said: Line, language: Language) -> Iterator[str]:
    """Yield what fills the gaps of a sentence, which is the only argument of its line."""
    ((_, sentence),) = said.args
    assert isinstance(sentence, Line)
    for name, content in sentence.args:
        if name not in PEOPLE and isinstance(content, str | Line):
            yield content if isinstance(content, str) else bundled_texts().say(language, content)


def _low(distances: Counter[int]) -> int:
    """Return the 5th percentile; a large number if nothing was told twice."""
    left = sum(distances.values()) // 20
    for distance, times in sorted(distances.items()):
        left -= times
        if left < 0:
            return distance
    return 1000


def _above(counts: Counter[int], most: int) -> float:
    """Return the share of what is above a number, in per cent."""
    return 100 * sum(times for count, times in counts.items() if count > most) / max(1, counts.total())


def _share(counts: Counter[bool]) -> float:
    return 100 * counts[True] / max(1, counts.total())
