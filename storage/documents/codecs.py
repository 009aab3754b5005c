"""The codecs of all games, and rows of the log as events."""

from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from typing import Any

from typing_extensions import override

from rules.contract.system import System
from storage.documents.documents import DocumentCodec
from storage.documents.errors import StorageError
from storage.documents.logged import Logged
from storage.documents.upgrades import STEPS, Steps


class Codecs(Mapping[str, DocumentCodec]):
    """The codec of each game by the game's name; each is made when it is first asked for."""

    def __init__(self, systems: Mapping[str, System], steps: Steps = STEPS) -> None:
        self._systems = systems
        self._steps = steps
        self._made: dict[str, DocumentCodec] = {}

    @override
    def __getitem__(self, name: str) -> DocumentCodec:
        if name not in self._made:
            self._made[name] = DocumentCodec(self._systems[name], self._steps)
        return self._made[name]

    @override
    def __iter__(self) -> Iterator[str]:
        return iter(self._systems)

    @override
    def __len__(self) -> int:
        return len(self._systems)

    def known(self, name: str) -> DocumentCodec:
        """Return the codec of a game; StorageError if this program does not know the game."""
        try:
            return self[name]
        except KeyError:
            raise StorageError(f'The game "{name}" is not known here: a newer Nattvakt stored it.') from None

    def logged(self, row: tuple[Any, ...]) -> Logged:
        """Return a row of the log as an event."""
        system, seq, at, seat, kind, format_, doc = row
        event = self.known(system).read_event(kind, format_, doc)
        return Logged(seq, datetime.fromtimestamp(at / 1000, UTC), seat, event)
