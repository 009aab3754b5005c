"""Which events of Zapas are never taken back: those that reveal, and those that end something for good."""

FINAL: frozenset[str] = frozenset()
