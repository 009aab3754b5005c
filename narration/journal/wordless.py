"""Omits from a log what seats told in their own words, for a page on which they do not want it."""

from collections.abc import Callable, Iterable, Iterator

from narration.campaign.events import spoken
from narration.game_narration import GameNarration
from narration.journal.chronicle import Logged
from narration.journal.recap import bare
from rules.campaign.events import MessageKept, SessionStarted
from rules.core.model_base import Event

#: Tells whether the words that a seat told in the event with this `seq` are omitted.
Omits = Callable[[str, int], bool]


def wordless(log: Iterable[Logged], teller: GameNarration, omits: Omits) -> Iterator[Logged]:
    """Yield a log without those words. A recap that quotes them is omitted as well."""
    silent: list[str] = []
    for one in log:
        said = spoken(teller, one.event)
        if said is not None and omits(_teller_of(one), one.seq):
            silent.append(_letters(bare(said.text)))
            rest = None if isinstance(one.event, MessageKept) else teller.wordless(one.event)
            if rest is not None:
                yield one._replace(event=rest)
        else:
            yield one._replace(event=_unquoted(one.event, silent))


def _teller_of(one: Logged) -> str:
    """Return the seat whose words an event has: of a kept message, its author's."""
    return one.event.seat if isinstance(one.event, MessageKept) else one.seat


def _unquoted(event: Event, silent: Iterable[str]) -> Event:
    if not isinstance(event, SessionStarted) or not event.recap:
        return event
    recap = _letters(event.recap)
    return event.but(recap="") if any(words in recap for words in silent if words) else event


def _letters(text: str) -> str:
    """Return the letters and digits of a text, so that its layout does not matter."""
    return "".join(sign for sign in text.casefold() if sign.isalnum())
