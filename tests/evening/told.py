"""Evenings that are told while they are played, just as `Table.play` tells them, and kept round by round."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from random import Random
from time import process_time
from typing import Any, NamedTuple

from narration.games import GAMES
from narration.journal.events import event_lines
from narration.telling.choice import Past
from narration.telling.game_telling import GameTelling
from narration.text.languages import Language
from narration.text.line import Line, Panel
from narration.text.texts import bundled_texts
from rules.campaign.events import Worded
from rules.campaign.telling import Sentence
from rules.campaign.told_rounds import ToldRounds
from rules.contract.system import AnyState, fold
from rules.core.model_base import Action, Event
from rules.core.refusal import Refused
from rules.core.seat import PUBLIC, Seat
from rules.registry import SYSTEMS
from tests.evening.cast import CASTS, Words, recast
from tests.evening.noir_forward import NoirCrowd, NoirForward
from tests.evening.nyx_forward import NyxForward
from tests.evening.zapas_forward import ZapasForward
from tests.narration.printing import text as printed


class Saved(NamedTuple):
    """What was told of one action, in all rounds that it belongs to.

    `past` is what the teller knew besides the `new` events; `spent` the milliseconds that telling took.
    """

    before: AnyState
    after: AnyState
    past: Past
    new: tuple[Event, ...]
    told: tuple[Worded, ...]
    spent: float = 0.0


class Save(NamedTuple):
    """What one action did in a round: the states before and after it, its events there, and what was told."""

    before: AnyState
    after: AnyState
    new: tuple[Event, ...]
    told: tuple[Worded, ...]
    whole: Saved


@dataclass(eq=False)
class Round:
    """One turn of a contest, or a roll outside contests: what happened, and what was told of it."""

    game: str
    contest: str
    turn: int
    events: list[Event] = field(default_factory=list)
    saves: list[Save] = field(default_factory=list)

    @property
    def is_told(self) -> bool:
        """Whether something in it was to be told, even if no sentence was free."""
        return any(save.told for save in self.saves)

    @property
    def said(self) -> list[Sentence]:
        return [one for save in self.saves for event in save.told for one in event.said]

    def story(self, language: Language) -> list[str]:
        """Return the sentences that were told."""
        return [bundled_texts().say(language, self.sentence(one)) for one in self.said]

    def sentence(self, said: Sentence) -> Line:
        return _telling(self.game).sentence(said)

    def text(self, language: Language) -> str:
        """Return every public word of the message about this round."""
        if self.contest:
            panel = self.panel()
            return printed(panel, language) if panel is not None else ""
        public = SYSTEMS[self.game].known(self.saves[-1].after, self.events, PUBLIC)
        return "\n".join(bundled_texts().say(language, row) for row in event_lines(self.game, public))

    def panel(self) -> Panel | None:
        """Return the message about this round; None for a roll outside contests."""
        state = self.saves[-1].after
        contest = SYSTEMS[self.game].view(state, PUBLIC).contests.get(self.contest)
        if contest is None:
            return None
        return GAMES[self.game].teller.story(SYSTEMS[self.game].known(state, self.events, PUBLIC), contest)


def _telling(game: str) -> GameTelling:
    telling = GAMES[game].teller.telling
    assert telling is not None
    return telling


class Told:
    """Mixed into an evening: what is played is told, and its people and texts are a made-up cast's."""

    game: str
    state: AnyState
    log: tuple[Event, ...]

    def __init__(self, chance: Random, words: Words) -> None:
        self.words, self.dealer = words, Random(chance.randrange(2**32))
        self.rounds: list[Round] = []
        self._current: dict[tuple[str, int], Round] = {}
        self._latest, self._saves = ToldRounds(), 0
        super().__init__(chance)  # type: ignore[call-arg]  # of the evening that this is mixed into
        self.state = self.cast(self.state)

    def cast(self, state: AnyState) -> AnyState:
        """Return a state with the names and texts of the cast."""
        document = recast(state.model_dump(mode="json"), self.words, self.dealer)
        return type(state).model_validate(document)

    def play(self, action: Action, seat: Seat) -> None:
        """Play an action with the cast's texts, and tell it; one that may not have them keeps its own."""
        before, length = self.state, len(self.log)
        document = recast(action.model_dump(mode="json"), self.words, self.dealer)
        try:
            super().play(type(action).model_validate(document), seat)  # type: ignore[misc]  # mixed in
        except Refused:  # the cast's text may clash with another one
            super().play(action, seat)  # type: ignore[misc]  # mixed in
        saved = self._tell(before, self.log[length:])
        self.log = (*self.log, *saved.told)
        self._keep(saved)

    def is_newest(self, round_: Round) -> bool:
        """Return whether no later turn of the same contest has begun."""
        return all(turn <= round_.turn for contest, turn in self._current if contest == round_.contest)

    def finished(self) -> list[Round]:
        """Return the rounds that are over. They are left behind, and so are contests that have ended."""
        open_ = {number: one for number, one in self.state.contests.items() if one.is_open}
        self.state = self.state.but(contests=open_)
        self._current = {key: one for key, one in self._current.items() if key[0] in open_}
        over = [one for one in self.rounds if one.contest not in open_ or not self.is_newest(one)]
        self.rounds = [one for one in self.rounds if one not in over]
        return over

    def _tell(self, before: AnyState, new: tuple[Event, ...]) -> Saved:
        after, telling = self.state, _telling(self.game)
        self._saves, spent = self._saves + 1, 0.0
        past, told = Past(self._latest, self._saves, self._earlier(new)), tuple[Worded, ...]()
        if any(isinstance(event, telling.told) for event in new):
            begun = process_time()
            told = telling.tell(SYSTEMS[self.game], before, after, past, new)
            spent = 1000 * (process_time() - begun)
            self._latest = self._latest.after(told)
            self.state = fold(SYSTEMS[self.game], after, told)
        return Saved(before, after, past, new, told, spent)

    def _earlier(self, new: tuple[Event, ...]) -> tuple[Event, ...]:
        """Return the earlier events of the round that the teller needs, as `Table.play` reads them."""
        needed = _telling(self.game).needs(new)
        round_ = self._current.get((needed.contest, needed.turn)) if needed else None
        return tuple(round_.events) if round_ else ()

    def _keep(self, saved: Saved) -> None:
        """Add the events of a save to the rounds that they belong to."""
        every = (*saved.new, *saved.told)
        for key in dict.fromkeys((event.contest, event.turn) for event in every):
            mine = tuple(event for event in saved.new if (event.contest, event.turn) == key)
            round_ = self._current.get(key) if key[0] else None
            if round_ is None:
                round_ = Round(self.game, *key)
                self._current[key] = round_
                self.rounds.append(round_)
            said = tuple(event for event in saved.told if (event.contest, event.turn) == key)
            round_.events.extend((*mine, *said))
            round_.saves.append(Save(saved.before, saved.after, mine, said, saved))


#: The kind of evening of each game that tells sentences; conflicts of Nyx must go forward, or there are few
#: rounds.
KINDS: Mapping[str, Any] = {
    game: type("ToldEvening", (Told, kind), {"game": game})
    for game, kind in (("nyx", NyxForward), ("noir", NoirForward), ("zapas", ZapasForward))
    if GAMES[game].teller.telling is not None
}


#: A fight of Noir with a crowd in it.
CROWD: Any = type("ToldCrowd", (Told, NoirCrowd), {"game": "noir"})


def rounds_of(game: str, seed: int, language: Language = "en") -> Iterator[Round]:
    """Yield the told rounds of an endless evening, each once another one has begun."""
    yield from rounds_in(KINDS[game](Random(seed), CASTS[language]))


def rounds_in(evening: Any) -> Iterator[Round]:
    """Yield the told rounds of an evening that goes on for ever."""
    while True:
        evening.go_on()
        yield from (one for one in evening.finished() if one.is_told)
