"""A dry run of an imported campaign: every seat's view and the text of every event are produced once.

It finds what checks of single fields cannot: an event about somebody who does not exist, a marker off its
scale, a word without a text. So no import can break a panel or the journal later.
"""

from collections.abc import Iterator, Sequence
from dataclasses import fields, is_dataclass
from typing import Any, get_args

from narration.campaign.events import tell_any
from narration.games import GAMES
from narration.journal.build import JournalContext, build_chronicle
from narration.journal.chronicle import Edition, Selection, start
from narration.journal.chronicle import Logged as Told
from narration.journal.edition import EditionReader
from narration.journal.html_page import page
from narration.journal.speech import FileWording
from narration.parts.figures import AccountTracker
from narration.text.languages import LANGUAGES
from narration.text.line import Line
from narration.text.texts import Texts, bundled_texts
from rules.campaign.events import CharacterGiven
from rules.contract.system import AnyState, System, campaign_legal_actions
from rules.core.refusal import Refused
from rules.core.seat import PUBLIC, Seat
from storage.documents.logged import Logged
from table.transfer.strict_json import Path, fault


def rehearse(system: System, state: AnyState, past: Sequence[Logged]) -> None:
    """Run every view, event and edition of an imported campaign once.

    Refused: `file-fault`, with the path of the event that has no text.
    """
    _try(("campaign",), lambda: _look(system, state))
    texts = bundled_texts()
    teller = GAMES[system.name].teller
    for place, one in enumerate(past):
        _try(("events", place, "event"), lambda one=one: _say(texts, tell_any(teller, one.event)))
    for edition in get_args(Edition):
        _try(("events",), lambda edition=edition: _tell(texts, system, state, past, edition))


def _try(path: Path, act: Any) -> None:
    """Run `act`; refuse `file-fault` if it raises, because the file must have caused that."""
    try:
        act()
    except Refused:
        raise
    except Exception:  # noqa: BLE001 a file may break any assumption of ours
        fault(path, "untold")


def _look(system: System, state: AnyState) -> None:
    seats = (Seat(role=record.role, id=record.id) for record in state.campaign.seats)
    for seat in (PUBLIC, *seats):
        seen = system.view(state, seat)
        system.legal_actions(seen, seat)
        campaign_legal_actions(system, state, seat)
    system.waits(state)


def _tell(texts: Texts, system: System, state: AnyState, past: Sequence[Logged], edition: Edition) -> None:
    log = [Told(one.seq, one.at, one.seat, one.event) for one in past]
    events = [one.event for one in past]
    given = [event for event in events if isinstance(event, CharacterGiven)]
    reader = EditionReader(system, state.but(contests={}), edition, given)
    contests = reader.contests(dict(state.contests))
    begun = start(state.campaign, events)
    ledger = AccountTracker(GAMES[system.name].teller.accounts())
    known = JournalContext(state.campaign, edition, Selection(), contests, begun, ledger)
    told = build_chronicle(reader.read(log), known)
    page(told, FileWording(texts, state.campaign.language))
    _say(texts, told)


def _say(texts: Texts, told: Any) -> None:
    for line in _lines(told):
        for language in LANGUAGES:
            texts.say(language, line)


def _lines(told: Any) -> Iterator[Line]:
    """Yield every line within a chronicle or a part of it."""
    if isinstance(told, Line):
        yield told
    elif is_dataclass(told) and not isinstance(told, type):
        yield from (line for field in fields(told) for line in _lines(getattr(told, field.name)))
    elif isinstance(told, tuple | list):
        yield from (line for part in told for line in _lines(part))
