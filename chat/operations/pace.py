"""How much one person and one server may ask for at a time, so that nobody takes what all share."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from rules.core.refusal import Refused

#: How many files a person and a server may have read at a time.
OF_A_PERSON, OF_A_SERVER = 1, 2


class FilesBeingRead:
    """Counts the files that are being read, by person and by server."""

    def __init__(self) -> None:
        self._running: Counter[tuple[str, int]] = Counter()

    @contextmanager
    def one(self, person: int, home: int) -> Iterator[None]:
        """Count a file while it is being read. Refused: `import-running` for one too many."""
        keys = (("person", person), ("server", home))
        if any(
            self._running[key] >= most for key, most in zip(keys, (OF_A_PERSON, OF_A_SERVER), strict=True)
        ):
            raise Refused("import-running")
        self._running.update(keys)
        try:
            yield
        finally:
            self._running.subtract(keys)
            for key in keys:
                if not self._running[key]:
                    del self._running[key]
