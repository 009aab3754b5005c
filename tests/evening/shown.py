"""The messages about a round as its channel sees them, one after each save: results, and what comes next."""

from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime, timedelta
from typing import NamedTuple

from chat.contests.chapters import chapters_of
from chat.contests.display import ContestDisplay, LiveMoment
from cogs.noir.display import NOIR_SHOW
from cogs.nyx.display import NYX_SHOW
from cogs.zapas.display import ZAPAS_DISPLAY
from narration.games import GAMES
from narration.text.languages import Language
from narration.text.line import Line, Panel
from narration.text.rendering import Renderer
from narration.text.texts import bundled_texts
from rules.campaign.events import Worded
from rules.core.model_base import Event
from rules.core.seat import PUBLIC
from rules.registry import SYSTEMS
from storage.documents.logged import Logged
from tests.evening.told import Round
from tests.narration.printing import lines, said

DISPLAYS: Mapping[str, ContestDisplay] = {"nyx": NYX_SHOW, "noir": NOIR_SHOW, "zapas": ZAPAS_DISPLAY}
START = datetime(2026, 2, 3, tzinfo=UTC)


class Shown(NamedTuple):
    """A message with its picture, and the sentences that were chosen for it."""

    panel: Panel
    told: tuple[Line, ...]
    #: What the message shows, for its buttons.
    now: LiveMoment

    @property
    def is_over(self) -> bool:
        return not self.now.contest.is_open

    @property
    def sentences(self) -> int:
        """How many sentences of the story it has; each stands in it as it was told."""
        shown = "\n".join(lines(self.panel))
        return sum(said(one) in shown for one in self.told)

    def rows(self, language: Language) -> int:
        """Return how many lines the message has besides its picture, before a screen wraps them."""
        rendered = Renderer(bundled_texts(), language, str, odds=True).render(self.panel, pictured=True)
        parts = [rendered.content, rendered.small, rendered.title, *rendered.blocks, rendered.footer or ""]
        columns = [field.value.count("\n") + 2 for field in rendered.fields]
        beside = all(field.inline for field in rendered.fields)
        return sum(part.count("\n") + 1 for part in parts if part) + (
            max(columns, default=0) if beside else sum(columns)
        )


def messages(round_: Round, log: Sequence[Event] = ()) -> Iterator[Shown]:
    """Yield the live message after each save of a round; `log` are the events of its contest before it."""
    logged: list[Logged] = []
    for number, save in enumerate(round_.saves):
        for event in (*save.new, *save.told):
            logged.append(Logged(len(logged), START + timedelta(seconds=number), "", event))
        shown = _message(round_, number, logged, log)
        if shown is not None:
            yield shown


def _message(round_: Round, number: int, logged: Sequence[Logged], log: Sequence[Event]) -> Shown | None:
    """Return the live message after the save with this number; None if nothing is shown."""
    system, display = SYSTEMS[round_.game], DISPLAYS[round_.game]
    whole = round_.saves[number].after
    state = system.view(whole, PUBLIC)
    contest = state.contests.get(round_.contest)
    if contest is None:
        return None
    results = [
        (chapter, panel)
        for chapter in chapters_of(round_.turn, logged, lambda event: _public(round_, whole, event), display)
        if (panel := GAMES[round_.game].teller.story(chapter.told, contest)) is not None
    ]
    events = tuple(event for one in logged if (event := _public(round_, whole, one.event)) is not None)
    now = LiveMoment(state=state, contest=contest, events=events if contest.turn == round_.turn else ())
    if results:
        chapter, panel = results[-1]
        course = () if contest.is_open else system.known(whole, (*log, *events), PUBLIC)
        now = LiveMoment(
            state=state,
            contest=contest,
            events=now.events,
            result=panel,
            turn=chapter.turn,
            told=chapter.told,
            log=course,
        )
    live = display.live(now)
    told, telling = (
        (one for event in now.told if isinstance(event, Worded) for one in event.said),
        GAMES[round_.game].teller.telling,
    )
    assert telling is not None
    return Shown(live, tuple(map(telling.brief, told)), now) if live is not None else None


def _public(round_: Round, state: object, event: Event) -> Event | None:
    known = SYSTEMS[round_.game].known(state, (event,), PUBLIC)
    return known[0] if known else None
