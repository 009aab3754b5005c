"""Which events of Noir are never taken back: none. Nothing in it is chosen in secret, and dice say so by themselves."""

FINAL: frozenset[str] = frozenset()
