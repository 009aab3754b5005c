"""How much one person and one server may ask for at a time, so that nobody takes what all share."""

import math
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Literal, Self, TypeAlias

from rules.core.refusal import Refused
from settings import Settings

#: What is counted: slash commands and context menus, buttons and menus, forms that are sent; and requests
#: for pages and for their pictures.
Kind: TypeAlias = Literal["command", "press", "text", "page", "picture"]
MINUTE = 60.0


class SlowWork:
    """Counts slow work of one kind while it is done; `refusal` makes what refuses more than so much at a
    time for one person or one server.
    """

    def __init__(self, refusal: Callable[[], Refused], of_a_person: int = 1, of_a_server: int = 2) -> None:
        self._refusal = refusal
        self._most = {"person": of_a_person, "server": of_a_server}
        self._running: Counter[tuple[str, int]] = Counter()

    @contextmanager
    def one(self, person: int, home: int) -> Iterator[None]:
        """Count work while it is done; `home` is 0 in direct messages. Refused: as this kind."""
        keys = (("person", person), *((("server", home),) if home else ()))
        if any(self._running[key] >= self._most[key[0]] for key in keys):
            raise self._refusal()
        self._running.update(keys)
        try:
            yield
        finally:
            self._running.subtract(keys)
            for key in keys:
                if not self._running[key]:
                    del self._running[key]


class Pace:
    """How much of each kind one person or address may send in a minute; a kind without a number has no limit.

    A person may send a minute's worth at once, and then as much as comes back with time.
    """

    def __init__(self, per_minute: Mapping[Kind, int], clock: Callable[[], float] = time.monotonic) -> None:
        self._per_minute = {kind: most for kind, most in per_minute.items() if most}
        self._clock = clock
        #: By kind and person: what was left, and when; who sent something last stands last.
        self._left: dict[tuple[Kind, int | str], tuple[float, float]] = {}

    @classmethod
    def of(cls, settings: Settings) -> Self:
        """Return the pace that the host has set."""
        return cls(
            {
                "command": settings.commands_per_minute,
                "press": settings.presses_per_minute,
                "text": settings.texts_per_minute,
            }
        )

    def require(self, kind: Kind, person: int | str) -> None:
        """Count one more. Refused: `too-fast` with the seconds to wait."""
        most = self._per_minute.get(kind)
        if most is None:
            return
        now = self._clock()
        left, since = self._left.get((kind, person), (float(most), now))
        left = min(float(most), left + (now - since) * most / MINUTE)
        if left < 1:
            raise Refused("too-fast", seconds=math.ceil((1 - left) * MINUTE / most))
        self._left.pop((kind, person), None)
        self._left[kind, person] = left - 1, now
        self._forget(now)

    def _forget(self, now: float) -> None:
        """Forget who has been quiet for a minute: they may send a minute's worth again."""
        while now - self._left[oldest := next(iter(self._left))][1] >= MINUTE:
            del self._left[oldest]


#: No limits, for the practice table and for tests.
UNLIMITED = Pace({})
