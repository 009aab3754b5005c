"""Which events of Noir are never taken back: those that reveal, and those that end something for good."""

FINAL: frozenset[str] = frozenset()
