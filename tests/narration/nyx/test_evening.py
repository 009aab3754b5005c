"""After any evening, every event, panel and story can be printed for everybody in three languages."""

from itertools import groupby
from typing import cast

from hypothesis import HealthCheck, given, settings

from narration.campaign import events as campaign
from narration.nyx.campaign_record import facts_panel
from narration.nyx.character.pending import pending_panel
from narration.nyx.character.sheet import sheet
from narration.nyx.character.slow_penalties import affliction_panel
from narration.nyx.conflict.panel import conflict_panel
from narration.nyx.conflict.story import story
from narration.nyx.events import tell_event
from narration.text.languages import LANGUAGES
from narration.text.line import Line, Panel
from rules.campaign.events import CAMPAIGN_EVENTS
from rules.core.model_base import Event
from rules.nyx.state.campaign_state import NyxState
from rules.nyx.state.events import NyxEvent
from rules.nyx.view import redact, view
from tests.narration.printing import is_sayable, said
from tests.rules.nyx.evening import EVERYBODY, Evening, evenings

bounded = settings(suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])


def told(event: Event) -> tuple[Line, ...]:
    if isinstance(event, CAMPAIGN_EVENTS):
        return campaign.tell(event)
    return tell_event(cast("NyxEvent", event))


def panels(state: NyxState) -> list[Panel]:
    """Return every panel that a reader of this state can open."""
    return [
        pending_panel(state),
        *(conflict_panel(state, conflict) for conflict in state.contests.values()),
        *(sheet(character) for character in state.characters.values()),
        *(affliction_panel(state, character) for character in state.characters.values()),
    ]


@settings(bounded, max_examples=5)
@given(evenings())
def test_every_event_of_an_evening_is_narrated_to_everybody_who_may_know_it(evening: Evening) -> None:
    for event in evening.log:
        for known in {redact(evening.state, event, seat) for seat in EVERYBODY} - {None}:
            lines = told(cast("Event", known))
            assert all(said(line, language).strip() for line in lines for language in LANGUAGES)
            assert lines


@settings(bounded, max_examples=5)
@given(evenings())
def test_every_panel_of_an_evening_has_a_text_for_everybody(evening: Evening) -> None:
    for seat in EVERYBODY:
        for panel in panels(view(evening.state, seat)):
            is_sayable(panel)
    is_sayable(facts_panel(evening.state.campaign, evening.log))


@settings(bounded, max_examples=5)
@given(evenings())
def test_every_turn_of_an_evening_has_a_story_in_words(evening: Evening) -> None:
    ordered = sorted((one for one in evening.log if one.contest), key=lambda one: (one.contest, one.turn))
    for _, events in groupby(ordered, key=lambda one: (one.contest, one.turn)):
        if panel := story(list(events)):
            is_sayable(panel)
