"""Redact a log for an edition, with the game's own `redact` and the owners that characters had at the time.

The state of contests is ignored, so a sealed choice stays sealed in both editions even if the GM may see it
in play. A separate event reveals it.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from narration.journal.chronicle import Edition, Logged
from rules.campaign.events import CharacterGiven
from rules.campaign.model import AnyCharacter
from rules.contract.system import AnyState, System
from rules.core.model_base import Event
from rules.core.seat import PUBLIC, Role, Seat

#: The seat that each edition is redacted for. All GMs read the same edition: it holds no drafts and no single
#: seat's secrets.
EDITION_SEATS: dict[Edition, Seat] = {"players": PUBLIC, "gm": Seat(role=Role.GM)}


class EditionReader:
    """Reads a log in order from a given moment, and redacts it for one edition."""

    def __init__(
        self, system: System, state: AnyState, edition: Edition, given: Sequence[CharacterGiven] = ()
    ) -> None:
        """`state` is the campaign's present state; `given` lists the ownership changes since that moment."""
        self._system = system
        self._seat = EDITION_SEATS[edition]
        self._state = state.but(contests={})
        for event in reversed(given):
            self._give(event.character, event.old)

    def read(self, log: Iterable[Logged]) -> Iterator[Logged]:
        """Yield the events that the edition may show, in their redacted form."""
        for one in log:
            if (event := self._known(one.event)) is not None:
                yield one._replace(event=event, is_whole=event is one.event)

    def contests(self, contests: dict[str, Any]) -> dict[str, Any]:
        """Return the public view of the contests."""
        seen: dict[str, Any] = dict(self._system.view(self._state.but(contests=contests), PUBLIC).contests)
        return seen

    def _known(self, event: Event) -> Event | None:
        if isinstance(event, CharacterGiven):
            self._give(event.character, event.new)
        return self._system.redact(self._state, event, self._seat)

    def _give(self, character: str, seat: str) -> None:
        who: AnyCharacter = self._state.characters[character]
        self._state = self._state.but(characters={**self._state.characters, character: who.but(seat=seat)})
